"""Messages of MCP, as JSON-RPC has them: a call whose answer stands beside it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tooldesk.calling.parsing.envelopes.messages import Document, add_call, given_arguments
from tooldesk.tools.tool_result import JsonObject


def is_message(value: Any) -> bool:
    """Whether a value is a message of JSON-RPC, whatever it says."""
    return isinstance(value, dict) and "jsonrpc" in value


def open_calls(messages: Sequence[Any]) -> Document:
    """The calls among messages that none of the others answers."""
    answers_to = [each.get("id") for each in messages if "result" in each or "error" in each]
    answered = {known for known in answers_to if isinstance(known, str | int)}
    called = [(each.get("id"), call_of(each)) for each in messages]
    return Document("mcp-call").joined(
        [call for known, call in called if call is not None and known not in answered]
    )


def call_of(value: JsonObject) -> Document | None:
    """A message that calls a tool."""
    parameters = value.get("params")
    if value.get("method") != "tools/call" or not isinstance(parameters, dict):
        return None
    name = parameters.get("name")
    if not isinstance(name, str):
        return None
    document = Document("mcp-call")
    add_call(document, name, given_arguments(parameters), value.get("id"))
    return document
