"""Read one string of tolerated JSON: any quotes, raw control characters, broken escapes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from json import loads

from tooldesk.calling.parsing.values.surrogates import joined
from tooldesk.calling.tool_calling import Repair

ODD_QUOTES = "quotes that JSON does not know"
"""Why a string's quotes are repaired."""

INNER_QUOTE = "unescaped quote"
"""Why a quote inside a string is repaired."""

TRIPLE = "triple quotes"
ESCAPED = "escaped quotes"

QUOTES = frozenset("\"'`“”„‘’«「")
"""Characters that may open a string."""

_CLOSERS = {"“": '”“"', "”": '”"', "„": '”“"', "‘": "’'", "’": "’'", "«": "»", "「": "」"}
_PLAIN = re.compile(r'"([^"\\\x00-\x1f]*+)"')
_VALID = re.compile(
    r'"(?:[^"\\\x00-\x1f]++|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*+"',
)
_S = r"[\s\u200b-\u200f\u2060\ufeff]"
_FOLLOWS_KEY = rf"(?={_S}*+(?::|：|=)|{_S}++[\"{{\[\d\-tfnTFN])"
_KEY = (
    r"(?:[\"'“„”‘’«「][^\"'”\n]{0,128}(?:[\"'”“‘’»」]\s*+[:：]|\Z)"
    r"|`[^`\n]{0,128}+`\s*+[:：]|[\w$]++\s*+[:：])"
)
_FOLLOWS_MEMBER = (
    rf"(?={_S}*+(?:[}}\]]|\Z|[,，;]{_S}*+(?:[}}\]]|\Z|{_KEY}|//|/\*|#)|//|/\*)|{_S}++(?:{_KEY}))"
)
_FOLLOWS_ELEMENT = rf"(?={_S}*+(?:[}}\],，;]|\Z|//|/\*)|{_S}++\"(?![\s,\]}}]))"
_NEXT_MEMBER = r"(?=(?:,\s*+|\n[ \t]*+)\"[\w$ .-]{1,64}+\"\s*+:)"
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)|[\x00-\x1f]+", re.DOTALL)
_SIMPLE = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
}
_DROPPED = {"'": "'", "_": "_", "`": "`", "\n": "\n", "“": "“", "”": "”", "$": "$"}


@dataclass(frozen=True, slots=True)
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


def read_string(
    text: str, start: int, limit: int, *, is_key: bool = False, is_in_object: bool = False
) -> StringToken:
    """The string whose opening quote stands at `start`; what may follow it tells its end."""
    follows = _closing(text[start], is_key, is_in_object)
    if text[start] == '"':
        plain = _PLAIN.match(text, start, limit)
        if plain is not None and follows.match(text, plain.end() - 1, limit):
            return StringToken(plain.group(1), plain.end())
        valid = plain or _VALID.match(text, start, limit)
        if valid is not None and follows.match(text, valid.end() - 1, limit):
            return StringToken(loads(valid.group()), valid.end())
        if text.startswith('"""', start) and (token := _triple(text, start, limit)):
            return token
    if text[start] == "\\":
        return _escaped(text, start, limit)
    return _broken(text, start, limit, follows)


_CLOSING: dict[tuple[str, bool, bool], re.Pattern[str]] = {}


def _closing(opener: str, is_key: bool, is_in_object: bool) -> re.Pattern[str]:
    """A pattern for the quote that ends a string which `opener` began."""
    slot = (opener, is_key, is_in_object)
    if slot not in _CLOSING:
        quotes = "[" + re.escape(_CLOSERS.get(opener, opener)) + "]"
        after = _FOLLOWS_KEY if is_key else _FOLLOWS_MEMBER if is_in_object else _FOLLOWS_ELEMENT
        also = "|" + _NEXT_MEMBER if is_in_object and opener == '"' else ""
        _CLOSING[slot] = re.compile(quotes + after + also)
    return _CLOSING[slot]


def _triple(text: str, start: int, limit: int) -> StringToken | None:
    end = text.find('"""', start + 3, limit)
    if end < 0:
        return None
    repairs = (_requoted(text, start, start + 3, TRIPLE), _requoted(text, end, end + 3, TRIPLE))
    return StringToken(text[start + 3 : end], end + 3, repairs)


def _escaped(text: str, start: int, limit: int) -> StringToken:
    """A string between escaped quotes, as in JSON that was encoded once too often."""
    end = text.find('\\"', start + 2, limit)
    opening = _requoted(text, start, start + 2, ESCAPED)
    if end < 0:
        return StringToken(text[start + 2 : limit], limit, (opening,), is_closed=False)
    closing = _requoted(text, end, end + 2, ESCAPED)
    return StringToken(text[start + 2 : end], end + 2, (opening, closing))


def _requoted(text: str, start: int, end: int, why: str) -> Repair:
    """The quote from `start` to `end`, read as the one that JSON knows."""
    return Repair(start, text[start:end], '"', why)


def _broken(text: str, start: int, limit: int, follows: re.Pattern[str]) -> StringToken:
    repairs = []
    opener = text[start]
    if opener != '"':
        repairs.append(_requoted(text, start, start + 1, ODD_QUOTES))
    end = _end_of_broken(text, start + 1, limit, follows)
    is_closed = end is not None
    body_end, after = end if end is not None else (limit, limit)
    if after == body_end and is_closed:
        repairs.append(Repair(body_end, "", '"', "missing closing quote"))
    value = _decoded(text, start + 1, body_end, opener, repairs)
    if opener != '"' and after > body_end:
        repairs.append(_requoted(text, body_end, after, ODD_QUOTES))
    return StringToken(value, after, tuple(repairs), is_closed)


def _end_of_broken(
    text: str, pos: int, limit: int, follows: re.Pattern[str]
) -> tuple[int, int] | None:
    """Where the string's body ends and where reading goes on, or None when it does not end."""
    searched = pos
    while (quote := follows.search(text, searched, limit)) is not None:
        at = quote.start()
        if quote.end() == at:
            return at, at
        slashes = at
        while slashes > pos and text[slashes - 1] == "\\":
            slashes -= 1
        if (at - slashes) % 2 == 0:
            return at, quote.end()
        searched = at + 1
    return None


def _decoded(text: str, start: int, end: int, opener: str, repairs: list[Repair]) -> str:
    """The body of a string with its escapes decoded, as far as they mean something."""
    body = text[start:end]
    if '"' in body and opener == '"':
        repairs.extend(_inner_quotes(body, start))

    def replace(found: re.Match[str]) -> str:
        written = found.group()
        if written[0] != "\\":
            why = "raw line break in a string" if "\n" in written else "raw control character"
            repairs.append(Repair(start + found.start(), written, repr(written)[1:-1], why))
            return written
        code = found.group(1)
        if code in _SIMPLE:
            return _SIMPLE[code]
        if code[0] in "ux" and len(code) > 1:
            return chr(int(code[1:], 16))
        kept = _DROPPED.get(code, written)
        if code != opener:
            repairs.append(Repair(start + found.start(), written, kept, "invalid escape"))
        return kept

    decoded = _ESCAPE.sub(replace, body)
    return joined(decoded)


def _inner_quotes(body: str, start: int) -> list[Repair]:
    return [
        Repair(start + found.start(), '"', '\\"', INNER_QUOTE)
        for found in re.finditer(r'(?<!\\)"', body)
    ]
