"""reply_bytes: a worker's last reply to a request as it is written. Runs in the worker."""

from __future__ import annotations

import json
from typing import Any

MAX_RESULT_BYTES = 16 * 1024 * 1024

LONG_RESULT_BYTES = 1_000_000
"""A longer value is written as text behind its reply: who reads JSON can do nothing else meanwhile,
and a value of that size is of use to people and models as text only."""

# made now: a tool may put functions of its own in the places of those in the json module
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def reply_bytes(reply: dict[str, Any]) -> bytes:
    """One line of JSON; behind it the text that it announces as {"result": {"long_bytes"}}."""
    line = _bytes(_encode(reply))
    result = reply.get("result")
    if len(line) > MAX_RESULT_BYTES:
        return _bytes(_encode(_refused(reply, len(line)))) + b"\n"
    if len(line) <= LONG_RESULT_BYTES or not isinstance(result, dict):
        return line + b"\n"
    if "structured" in result:
        return _bytes(_encode({**reply, "result": _without_long_value(result)})) + b"\n"
    if "value" not in result:
        return line + b"\n"
    value = result["value"]
    text = _bytes(value if isinstance(value, str) else _encode(value))
    return _bytes(_encode({**reply, "result": {"long_bytes": len(text)}})) + b"\n" + text


def _without_long_value(result: dict[str, Any]) -> dict[str, Any]:
    """A ToolResult whose value is kept as text only when it is long."""
    kept = {name: field for name, field in result.items() if name != "structured"}
    text = _encode(result["structured"])
    if len(text) <= LONG_RESULT_BYTES:
        return result
    return kept if kept["blocks"] else {**kept, "blocks": [{"value": text}]}


def _refused(reply: dict[str, Any], size_bytes: int) -> dict[str, Any]:
    message = (
        f"The result is {size_bytes / 1e6:.1f} MB as JSON; "
        f"the limit is {MAX_RESULT_BYTES / 1e6:.1f} MB. "
        "Return less, or write a file and return its Path."
    )
    kept = {key: value for key, value in reply.items() if key != "result"}
    return {**kept, "error": {"kind": "result", "message": message}}


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "replace")
