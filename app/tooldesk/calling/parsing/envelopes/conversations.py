"""Conversations: what the model wrote last is its output; what somebody answered is over.

Sources: OpenAI's and Anthropic's `messages`, the lines of OpenAI's training files, those that
Claude Code prints as `stream-json`, ShareGPT's `conversations`, and Haystack's kept messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tooldesk.calling.parsing.envelopes.answers import content_blocks, is_of_model
from tooldesk.calling.parsing.envelopes.messages import Document, add_message
from tooldesk.calling.parsing.envelopes.words import type_of
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.tools.tool_result import JsonObject, JsonValue

_OF_MODEL = ("assistant", "model", "ai")
_FRAMES = frozenset({"system", "result", "user", "assistant"})
_FRAME_KEYS = frozenset({"session_id", "subtype"})
"""Types of the lines of Claude Code, of which two hold a message, and what else each has."""


_SPEAKERS = {
    **dict.fromkeys(("human", "user"), "user"),
    **dict.fromkeys(("gpt", "assistant", "model", "function_call", "tool_call"), "assistant"),
    **dict.fromkeys(("observation", "tool", "tool_response", "function_response"), "tool"),
    "system": "system",
}
"""Who speaks in ShareGPT's records → the role."""

_CALLS = ("function_call", "tool_call")
"""Who speaks there where what is said is a call, or a list of them."""


def is_message(value: Any) -> bool:
    """Whether a value is a message of a conversation, or a line beside one."""
    if not isinstance(value, dict):
        return False
    inner = _message(value) or {}
    return isinstance(inner.get("role"), str) or _is_frame(value)


def last_turn(messages: Sequence[Any]) -> Document:
    """What the model wrote last; nothing where somebody else did."""
    document = Document("openai-chat")
    said = [_message(each) for each in messages]
    spoken = [each for each in said if each is not None]
    begin = len(spoken)
    while begin and _is_by_model(spoken[begin - 1]):
        begin -= 1
    turns = [turn for each in spoken[begin:] if (turn := of_model(each)) is not None]
    return turns[0].joined(turns[1:]) if turns else document


def of_model(value: JsonObject) -> Document | None:
    """A message that says that it is the model's."""
    if not _is_by_model(value):
        return None
    if isinstance(value.get("content"), list):
        return content_blocks(value)
    document = Document("openai-chat")
    has_parts = "content" in value or "tool_calls" in value
    return document if has_parts and add_message(document, value) else None


def _is_by_model(message: JsonObject) -> bool:
    if isinstance(message.get("role"), str):
        return is_of_model(message) and message["role"] in _OF_MODEL
    return message.get("type") == "ai"


def _is_frame(value: JsonObject) -> bool:
    return type_of(value) in _FRAMES and not _FRAME_KEYS.isdisjoint(value)


def _message(value: Any) -> JsonObject | None:
    if not isinstance(value, dict):
        return None
    inner = value.get("message") if type_of(value) in _FRAMES else value
    return record_of(inner) or inner if isinstance(inner, dict) else None


def record_of(value: JsonObject) -> JsonObject | None:
    """A message that is kept as ShareGPT or Haystack does, as an API has it; None for others."""
    if isinstance(value.get("_role"), str):
        return {key.removeprefix("_"): each for key, each in value.items()}
    speaker, said = value.get("from"), value.get("value")
    role = _SPEAKERS.get(speaker) if isinstance(speaker, str) else None
    if role is None or not isinstance(said, str):
        return None
    calls = _calls(said) if speaker in _CALLS else []
    return {"role": role, "tool_calls": calls} if calls else {"role": role, "content": said}


def _calls(said: str) -> list[JsonValue]:
    """The calls that a text is, and nothing else."""
    strict = read_strictly(said.strip(), 0)
    if strict is None or strict[1] < len(said.strip()):
        return []
    calls = strict[0] if isinstance(strict[0], list) else [strict[0]]
    return calls if all(isinstance(each, dict) and "name" in each for each in calls) else []
