"""result_fields: a ToolResult that a function returned → the "result" of an outcome.

Reads that of Tooldesk itself and that of tooldesk.py alike. Runs in the worker, too.
"""

from __future__ import annotations

import base64
import os
from typing import Any

from .encoding import EncodingError, encode
from .raised_failure import SAID, bounded_wait_s
from .result_blocks import blocks_of

_TEXTS = ("external_reference", "for_model")


def is_result(value: Any) -> bool:
    """Whether a function returned a ToolResult, whichever class of that name it is."""
    return getattr(type(value), "__tooldesk_result__", None) is True


def result_fields(result: Any) -> dict[str, Any]:
    """The "result" of an outcome that a ToolResult is.

    Keys: blocks and, where set, structured, failed {error_class, retry_after_s}, is_answer,
    external_reference and for_model.

    Raises:
        EncodingError: it was filled in with what has no JSON form.
    """
    content = result.content
    if not isinstance(content, (tuple, list)):
        raise EncodingError(f"content of the ToolResult is {_kind(content)}, not blocks.")
    fields: dict[str, Any] = {"blocks": [each for block in content for each in _blocks(block)]}
    if result.structured is not None:
        fields["structured"] = encode(result.structured)
    if result.is_error:
        fields["failed"] = _failed(result.error_class, result.retry_after_s)
    elif result.result_as_answer:
        fields["is_answer"] = True
    for name in _TEXTS:
        text = getattr(result, name, None)
        if text:
            fields[name] = _checked(name, text)
    return fields


def _failed(error_class: Any, wait_s: Any) -> dict[str, Any]:
    kind = error_class or "permanent"
    if kind not in SAID:
        raise EncodingError(f"error_class of the ToolResult is none of {', '.join(SAID)}.")
    if wait_s is None:
        return {"error_class": kind}
    seconds = bounded_wait_s(wait_s)
    if seconds is None:
        raise EncodingError("retry_after_s of the ToolResult is no number of seconds from 0 on.")
    return {"error_class": kind, "retry_after_s": seconds}


def _blocks(block: Any) -> list[dict[str, Any]]:
    """A block as JSON; what is none may be a text, a picture or a path."""
    kind = type(block).__name__
    if kind == "TextContent":
        return [{"value": _checked("text", block.text)}]
    if kind in ("ImageContent", "AudioContent"):
        media_type = _checked("media_type", block.media_type)
        return [{"data": _checked_base64(block.data), "mediaType": media_type}]
    if kind == "FileContent":
        path, size = os.path.abspath(_checked("path", block.path)), block.size_bytes
        media_type = _checked("media_type", block.media_type)
        return [{"file": path, "mediaType": media_type, "size": int(size)}]
    return blocks_of(block) or [{"value": encode(block)}]


def _checked(name: str, text: Any) -> str:
    if not isinstance(text, str):
        raise EncodingError(f"{name} of the ToolResult is {_kind(text)}, not str.")
    return str(text)


def _checked_base64(data: Any) -> str:
    try:
        base64.b64decode(_checked("data", data), validate=True)
    except ValueError:
        raise EncodingError("data of a block of the ToolResult is no base64.") from None
    return str(data)


def _kind(value: Any) -> str:
    return type(value).__name__
