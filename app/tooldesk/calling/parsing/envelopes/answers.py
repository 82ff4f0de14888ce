"""An answer of which a server may give several, each with the reason why it ended there.

Sources: OpenAI's `n` and Gemini's `candidateCount`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tooldesk.calling.parsing.envelopes.messages import Document, add_message, add_parts
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted, why_given_up
from tooldesk.calling.parsing.envelopes.words import either
from tooldesk.tools.tool_result import JsonObject, JsonValue

OTHER_ANSWER = "It stands in another answer than the first one that calls tools; one is meant."
_MAX_TOKENS = 2
"""Its number in `FinishReason`; what is above says that the model gave up, or was made to."""

_MALFORMED = "Malformed function call:"


def responses(response: JsonObject) -> Document | None:
    """That of OpenAI's Responses and Realtime APIs, or the same items by themselves."""
    output = response["output"]
    if not any(isinstance(item, dict) and "type" in item for item in output):
        return None
    document = Document("openai-responses")
    add_parts(document, [item for item in output if isinstance(item, dict)])
    document.doubt_all(why_given_up(response))
    return document


def choices(dialect: str, given: Iterable[Any]) -> Document:
    """Those of OpenAI's API."""
    document = Document(dialect)
    for choice in given:
        if isinstance(choice, dict):
            part = Document(document.dialect)
            message = choice.get("message", choice.get("text"))
            add_message(part, message if isinstance(message, dict) else {"content": message})
            part.doubt_all(why_doubted(choice.get("finish_reason")))
            add_answer(document, part)
    return document


def candidates(given: Iterable[Any]) -> Document:
    """Those of Gemini's API, which gives arguments as an object, however they ended."""
    document = Document("gemini")
    for candidate in given:
        if not isinstance(candidate, dict):
            continue
        part, reason = Document(document.dialect), _reason(either(candidate, "finishReason"))
        content = candidate.get("content")
        if isinstance(content, dict) and isinstance(content.get("parts"), list):
            add_parts(part, content["parts"])
            if is_cut_off(reason):
                part.cut_last(content["parts"])
            part.doubt_all(why_doubted(reason))
        elif isinstance(said := either(candidate, "finishMessage"), str):
            part.texts.append(said.removeprefix(_MALFORMED).strip())
        add_answer(document, part)
    return document


def _reason(given: JsonValue) -> JsonValue:
    """Why a candidate ended, in a word; the SDK gives it as a number, too."""
    if isinstance(given, bool) or not isinstance(given, int):
        return given
    return "MAX_TOKENS" if given == _MAX_TOKENS else "OTHER" if given > _MAX_TOKENS else None


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
    document.doubt_all(why_doubted(reason))
    is_message = value.get("role") == "assistant"  # also one that holds what a server ran
    return (
        document if is_message or document.calls or document.texts or document.reasoning else None
    )


def is_of_model(message: JsonObject) -> bool:
    """Whether a message may be the model's, and is not said to be somebody else's."""
    role = message.get("role")
    return not isinstance(role, str) or role.lower() not in _OTHERS


_OTHERS = frozenset({"user", "human", "system", "developer", "tool", "function"})
