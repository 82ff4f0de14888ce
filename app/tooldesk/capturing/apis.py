"""Which API a request speaks, by its path, and what such an API says of tokens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal

Api = Literal["chat", "responses", "messages", "ollama", ""]
"""OpenAI Chat Completions and Responses, Anthropic Messages, Ollama; "" is none of them."""

API_NAMES: dict[Api, str] = {
    "chat": "OpenAI Chat",
    "responses": "OpenAI Responses",
    "messages": "Anthropic Messages",
    "ollama": "Ollama",
    "": "other",
}
"""As a person is told."""

_ENDS: tuple[tuple[str, Api], ...] = (
    ("/chat/completions", "chat"),
    ("/responses", "responses"),
    ("/messages", "messages"),
    ("/api/chat", "ollama"),
    ("/api/generate", "ollama"),
)
_LAST = ("message_stop", "response.completed", "response.incomplete", "response.failed")
_LONGEST_END = 1_000_000
"""Of the last event, which can say the whole answer once more."""

_TOKENS_IN = ("prompt_tokens", "input_tokens", "prompt_eval_count")
_TOKENS_OUT = ("completion_tokens", "output_tokens", "eval_count")


def api_of(method: str, path: str) -> Api:
    """The API that a path belongs to, wherever it is mounted."""
    if method != "POST":
        return ""
    return next((api for end, api in _ENDS if path.rstrip("/").endswith(end)), "")


def token_counts(text: str) -> tuple[int | None, int | None]:
    """Tokens of the request and of the answer, as far as an answer or its stream says."""
    told_in = told_out = None
    for document in _documents(text, '"usage"', "eval_count"):
        for place in (document, document.get("message"), document.get("response")):
            counts = place.get("usage", place) if isinstance(place, dict) else None
            if isinstance(counts, dict):
                told_in = _count(counts, _TOKENS_IN, told_in)
                told_out = _count(counts, _TOKENS_OUT, told_out)
    return told_in, told_out


def error_in(text: str) -> str:
    """What an answer, or an event of its stream, says went wrong; "" for nothing."""
    return next(filter(None, map(error_of, _documents(text, '"error"'))), "")


def error_of(document: dict[str, Any]) -> str:
    """What a document of an API says went wrong; "" for nothing."""
    match document:
        case (
            {"error": {"message": str() as words}}
            | {"error": {"type": str() as words}}
            | {"error": str() as words}
            | {"type": "error", "message": str() as words}
            | {"response": {"error": {"message": str() as words}}}
        ):
            return words
    return ""


def says_its_end(text: str) -> bool:
    """Whether the last event of a stream says that nothing follows."""
    last = text[-_LONGEST_END:].rstrip().rpartition("\n")[2].removeprefix("data:").strip()
    if last == "[DONE]":
        return True
    try:
        value = json.loads(last)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and (value.get("done") is True or value.get("type") in _LAST)


def _documents(text: str, *marks: str) -> Iterator[dict[str, Any]]:
    """The answer, or those lines of its stream, in which one of `marks` stands."""
    is_whole = text.lstrip().startswith("{") and "\n{" not in text
    # splitlines would also split at characters that stand in texts as they are
    for line in [text] if is_whole else text.replace("\r", "\n").split("\n"):
        if any(mark in line for mark in marks):
            try:
                value = json.loads(line.removeprefix("data:"))
            except (ValueError, RecursionError):
                continue
            if isinstance(value, dict):
                yield value


def _count(counts: dict[str, Any], keys: tuple[str, ...], before: int | None) -> int | None:
    found = (counts[key] for key in keys if type(counts.get(key)) is int)
    return next(found, before)
