"""Strings of other notations where JSON must stand: joined, prefixed, triple, escaped, fenced."""

from __future__ import annotations

from json import JSONDecodeError, JSONDecoder

from tooldesk.calling.parsing.values.doubts import CODE, FENCE_INSIDE
from tooldesk.calling.parsing.values.surrogates import joined
from tooldesk.calling.tool_calling import Repair
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

TRIPLE = "triple quotes"
ESCAPED = "escaped quotes"
JOINED = "strings joined by a plus"
PREFIX = "prefix of a string"

STRING_PREFIX = late_pattern(r"(?:[bB][rR]?|[rR][bB]?|[uU]|[fF][rR]?|[rR][fF])(?=[\"'])")
"""What Python writes before a string."""

KEPT_ESCAPES = {"'": "'", "_": "_", "`": "`", "\n": "\n", "“": "“", "”": "”", "$": "$"}
"""What stands for itself behind a backslash that JSON doesn't know."""

_loads = JSONDecoder(strict=False).decode
_ONE = r"(?:\"((?:[^\"\\\x00-\x1f]++|\\.)*+)\"|'((?:[^'\\\x00-\x1f]++|\\.)*+)')"
_STRING = late_pattern(_ONE)
_PLUS = r"\s*+\+\s*+"
_JOINED = late_pattern(rf"{_ONE}(?:{_PLUS}{_ONE})++(?=[\s\u200b]*+(?:[,;}}\])]|\Z))")
_NEXT_PLUS = late_pattern(_PLUS)
_JOINED_WITH_CODE = late_pattern(
    rf"{_ONE}(?:\s*+(?:\+|(?:\.|&&?+|\|\|?+|\?\?|\*|%)\s*+(?=[\"'(\d]))\s*+[\"'A-Za-z_(\d]"
    r"|\s++(?:or|and|if|in)\s++[\"'(])"
)
_UNCLOSED_KEY = late_pattern(r"[\"'“](\w[\w$.\-]{0,63}+)(?=\s*+[:：]\s*+[\"{\[\dtfn'“-])")
_ESCAPED_BODY = late_pattern(r"\\\"((?:[^\"\\]++|\\\\(?:\\\"|\\\\|[^\"\\])|\\[^\"\\])*+)\\\"")
_FENCED = late_pattern(r"```\w*+[ \t]*+\n?")


@frozen_record
class StringToken:
    """A string and where it ended."""

    value: str
    """The decoded string."""

    end: int
    """One past the closing quote."""

    repairs: tuple[Repair, ...] = ()
    """What had to be repaired."""

    is_closed: bool = True
    """Whether a closing quote was found."""


def requoted(text: str, start: int, end: int, why: str) -> Repair:
    """The quote from `start` to `end`, read as the one that JSON knows."""
    return Repair(start, text[start:end], '"', why)


def triple(text: str, start: int, limit: int) -> StringToken | None:
    """A string between three quotes on either side."""
    quotes = text[start] * 3
    if quotes not in ('"""', "'''") or not text.startswith(quotes, start):
        return None
    end = text.find(quotes, start + 3, limit)
    if end < 0:
        return None
    repairs = (requoted(text, start, start + 3, TRIPLE), requoted(text, end, end + 3, TRIPLE))
    return StringToken(text[start + 3 : end], end + 3, repairs)


def fenced(text: str, start: int, limit: int) -> StringToken | None:
    """Text in a fence, of which nobody knows whether the fence is part of it."""
    opened = _FENCED.match(text, start, limit)
    end = text.find("```", opened.end(), limit) if opened is not None else -1
    if opened is None or end < 0:
        return None
    repairs = (requoted(text, start, opened.end(), FENCE_INSIDE),
               requoted(text, end, end + 3, FENCE_INSIDE))  # fmt: skip
    return StringToken(text[opened.end() : end], end + 3, repairs)


def escaped(text: str, start: int, limit: int) -> StringToken:
    """A string between escaped quotes, as in JSON that was encoded once too often."""
    found = _ESCAPED_BODY.match(text, start, limit)
    if found is None:
        opening = requoted(text, start, start + 2, ESCAPED)
        return StringToken(text[start + 2 : limit], limit, (opening,), is_closed=False)
    repairs = tuple(requoted(text, at, at + 2, ESCAPED) for at in (start, found.end() - 2))
    value = found.group(1)
    for _ in range(2):
        value = decoded(value)
    return StringToken(value, found.end(), repairs)


def decoded(body: str) -> str:
    """A string's body without its escapes, or as it stands when they are not JSON's."""
    if "\\" not in body:
        return body
    try:
        return joined(_loads(f'"{body}"'))
    except JSONDecodeError:
        return body


def concatenated(text: str, start: int, limit: int) -> StringToken | None:
    """Strings with a plus between them and nothing else."""
    whole = _JOINED.match(text, start, limit)
    if whole is None:
        return None
    parts: list[str] = []
    repairs: list[Repair] = []
    pos = start
    while (one := _STRING.match(text, pos, limit)) is not None:
        parts.append(decoded(one.group(1) if one.group(2) is None else one.group(2)))
        pos = one.end()
        if pos >= whole.end() or (plus := _NEXT_PLUS.match(text, pos, limit)) is None:
            break
        repairs.append(Repair(pos, plus.group(), "", JOINED))
        pos = plus.end()
    return StringToken("".join(parts), pos, tuple(repairs))


def code_around(text: str, start: int, end: int, limit: int) -> Repair | None:
    """The doubt about a string that is a template, or part of what would have to be run."""
    if text[start] == "`" and text.find("${", start, end) >= 0:
        return Repair(start, "", "", CODE)
    found = _JOINED_WITH_CODE.match(text, start, limit)
    return Repair(found.end() - 1, "", "", CODE) if found is not None else None


def unclosed_key(text: str, start: int, limit: int) -> StringToken | None:
    """A key whose closing quote is missing before the colon."""
    found = _UNCLOSED_KEY.match(text, start, limit)
    if found is None:
        return None
    repair = Repair(found.end(), "", '"', "missing closing quote")
    return StringToken(found.group(1), found.end(), (repair,))
