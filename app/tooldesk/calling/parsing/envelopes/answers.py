"""An answer of which a server may give several, each with the reason why it ended there.

Sources: OpenAI's `n` and `finish_reason`, Gemini's `candidateCount` and `FinishReason`, Anthropic's
and Bedrock's stop reasons.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tooldesk.calling.parsing.envelopes.messages import Document, add_message, add_parts
from tooldesk.tools.tool_result import JsonObject

OTHER_ANSWER = "It stands in another answer than the first one that calls tools; one is meant."
_BLOCKED = "A filter of the server ended the answer: {}."
_GIVEN_UP = "The server says of the answer: {}."
_MALFORMED = "Malformed function call:"

_CUT_OFF = frozenset({"length", "max_tokens", "max_output_tokens", "incomplete", "error"})
_FILTERS = frozenset(
    {"content_filter", "refusal", "safety", "recitation", "blocklist", "prohibited_content", "spii",
     "guardrail_intervened", "content_filtered"}
)  # fmt: skip


def is_cut_off(reason: object) -> bool:
    """Whether a reason to stop says that the model ran out of room."""
    return isinstance(reason, str) and reason.lower() in _CUT_OFF


def why_blocked(reason: object) -> str:
    """What a reason to stop says against all calls of the answer; "" for nothing."""
    is_filter = isinstance(reason, str) and reason.lower() in _FILTERS
    return _BLOCKED.format(reason) if is_filter else ""


def responses(response: JsonObject) -> Document | None:
    """That of OpenAI's Responses and Realtime APIs, or the same items by themselves."""
    output = response["output"]
    if not any(isinstance(item, dict) and "type" in item for item in output):
        return None
    document = Document("openai-responses")
    add_parts(document, [item for item in output if isinstance(item, dict)])
    if why := why_given_up(response):
        document.doubt_calls(why)
    return document


def why_given_up(response: JsonObject) -> str:
    """What a response's status says against all of its calls; "" for nothing."""
    details = response.get("incomplete_details")
    if isinstance(details, dict) and (why := why_blocked(details.get("reason"))):
        return why
    status = response.get("status")
    is_given_up = isinstance(status, str) and status in _NO_ANSWER
    return _GIVEN_UP.format(status) if is_given_up else ""


_NO_ANSWER = frozenset({"cancelled", "failed"})
"""Whose output a client does not act on. Source: OpenAI's API, the `status` of a response."""


def choices(dialect: str, given: Iterable[Any]) -> Document:
    """Those of OpenAI's API."""
    document = Document(dialect)
    for choice in given:
        if isinstance(choice, dict):
            part = Document(document.dialect)
            message = choice.get("message", choice.get("text"))
            add_message(part, message if isinstance(message, dict) else {"content": message})
            if why := why_blocked(choice.get("finish_reason")):
                part.doubt_calls(why)
            add_answer(document, part)
    return document


def candidates(given: Iterable[Any]) -> Document:
    """Those of Gemini's API, which gives arguments as an object, however they ended."""
    document = Document("gemini")
    for candidate in given:
        if not isinstance(candidate, dict):
            continue
        part, reason = Document(document.dialect), candidate.get("finishReason")
        content = candidate.get("content")
        if isinstance(content, dict) and isinstance(content.get("parts"), list):
            add_parts(part, content["parts"])
            if is_cut_off(reason):
                part.cut_last(content["parts"])
        elif isinstance(candidate.get("finishMessage"), str):
            part.texts.append(candidate["finishMessage"].removeprefix(_MALFORMED).strip())
        if why := why_blocked(reason):
            part.doubt_calls(why)
        add_answer(document, part)
    return document


def add_answer(document: Document, other: Document) -> None:
    """Put another answer behind what there is; its calls wait where others are called already."""
    if document.calls:
        other.doubt_calls(OTHER_ANSWER)
    document.joined([other])
    document.dialect = other.dialect


def content_blocks(value: JsonObject) -> Document | None:
    """A message of Anthropic's, whose content is a list."""
    content = value["content"]
    if not isinstance(content, list) or not is_of_model(value):
        return None
    document = Document("anthropic")
    add_parts(document, content)
    reason = value.get("stop_reason")
    if is_cut_off(reason):
        document.cut_last(content)
    if why := why_blocked(reason):
        document.doubt_calls(why)
    return document if document.calls or document.texts or document.reasoning else None


def is_of_model(message: JsonObject) -> bool:
    """Whether a message may be the model's, and is not said to be somebody else's."""
    role = message.get("role")
    return not isinstance(role, str) or role.lower() not in _OTHERS


_OTHERS = frozenset({"user", "human", "system", "developer", "tool", "function"})
