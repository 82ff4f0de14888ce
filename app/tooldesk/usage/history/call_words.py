"""words_of: what of a call is searched; query_of: what a person typed, as SQLite is to look for it.

Letters of scripts that put no space between words are words each, here and there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.late_pattern import late_pattern
from tooldesk.storage.stored_json import storable_text
from tooldesk.tools.tool_result import JsonObject

MOST_CHARACTERS = 100_000
"""That are searched of a model's text, of its arguments, and of a result."""

MOST_WORDS = 32
"""Of a query; more are left out."""

NO_WORD = "There is no word in it to look for."

_PART = late_pattern(r'"([^"]*)"?|([^\s"]+)')
_UNSPACED = late_pattern("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")
"""Thai, Lao, Burmese and Khmer, Japanese kana, and Chinese characters."""


def words_of(tool_name: str, detail: JsonObject | None) -> str:
    """The model's text, names, arguments and result of a call, each once.

    The index holds no copy, and forgets a call by the same words: whoever changes them makes it
    anew in a revision of the tables.
    """
    detail = detail or {}
    calling, result, raw = (detail.get(name) for name in ("calling", "result", "raw"))
    written = raw[:MOST_CHARACTERS] if isinstance(raw, str) else ""
    own = [each for each in (tool_name, *_strings(calling)) if each not in written]
    told: list[str] = []
    if isinstance(result, dict):
        told += _strings(result.get("content"))
        told = told or list(_strings(result.get("structured")))
    parts = (written, "\n".join(own), "\n".join(told))
    return _searched("\n".join(part[:MOST_CHARACTERS] for part in parts))


def _strings(value: Any) -> Iterator[str]:
    """All texts and numbers in JSON, but for media and what blocks are called."""
    waiting = [value]
    for each in waiting:
        if isinstance(each, dict):
            if each.get("type") in ("image", "audio", "blob") and "data" in each:
                continue
            names = ("type", "dialect", "callId", "start", "end", "repairs", "confidence")
            waiting.extend(value for name, value in each.items() if name not in names)
        elif isinstance(each, list):
            waiting.extend(each)
        elif isinstance(each, str):
            yield each
        elif isinstance(each, int | float) and not isinstance(each, bool):
            yield str(each)


def while_typed(text: str) -> str:
    """The text of a filter, which lists while it is typed: its last word may go on."""
    text = text.strip()
    return f"{text}*" if text[-1:].isalnum() else text


def is_wordless(text: str) -> bool:
    """Whether something is looked for in which no word is: no call has that."""
    return bool(text.strip()) and not phrases_of(text)


def query_of(text: str) -> str:
    """All phrases have to be there; "" is for a text without a word."""
    return " AND ".join(phrases_of(text))


def has_too_many(text: str) -> bool:
    """Whether there are words in it that `query_of` leaves out."""
    return len(phrases_of(text, MOST_WORDS + 1)) > MOST_WORDS


def phrases_of(text: str, most: int = MOST_WORDS) -> list[str]:
    """The words of a text, each once, "several in quotes" side by side, and begi* may go on.

    Each as SQLite takes it: in quotes, and with a star behind them if it may go on. Nothing in the
    text is an operator.
    """
    phrases: dict[str, None] = {}
    for quoted, word in _PART.findall(text):
        phrase = _searched(quoted or word)
        if any(letter.isalnum() for letter in phrase):
            goes_on = "*" if word.endswith("*") else ""
            phrases[f'"{phrase.rstrip("*")}"{goes_on}'] = None
    return list(phrases)[:most]


def _searched(text: str) -> str:
    return storable_text(_UNSPACED.sub(lambda found: f" {found[0]} ", text.replace("\0", " ")))
