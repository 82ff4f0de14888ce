"""Read one string of tolerated JSON: any quotes, raw control characters, broken escapes."""

from __future__ import annotations

import re
from itertools import islice
from json import loads
from typing import Literal

from tooldesk.calling.parsing.values.doubts import ADJACENT, LONE_QUOTE, OPEN_QUOTES
from tooldesk.calling.parsing.values.odd_strings import (
    KEPT_ESCAPES,
    StringToken,
    code_around,
    concatenated,
    escaped,
    fenced,
    requoted,
    triple,
    unclosed_key,
)
from tooldesk.calling.parsing.values.surrogates import joined
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern

ODD_QUOTES = "quotes that JSON does not know"
"""Why a string's quotes are repaired."""

INNER_QUOTE = "unescaped quote"
"""Why a quote inside a string is repaired."""

DOUBLED = "doubled quotes"

QUOTES = frozenset("\"'`“”„‘’«「『\uff02\uff07")
"""Characters that may open a string."""

Place = Literal["key", "member", "element", "tuple"]
"""What a string is, which tells what may follow it."""

_CLOSERS = {
    "“": '”“"', "”": '”"', "„": '”“"', "‘": "’'", "’": "’'", "«": "»", "「": "」",
    "『": "』", "\uff02": "\uff02", "\uff07": "\uff07",
}  # fmt: skip
_PLAIN = late_pattern(r'"([^"\\\x00-\x1f]*+)"')
_VALID = late_pattern(
    r'"(?:[^"\\\x00-\x1f]++|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*+"',
)
UNSEEN = "\\xad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff"
"""Marks that take no space, within a set of characters."""

_S = rf"[\s{UNSEEN}]"
_COLON = rf"{_S}*+[:：]"
_KEY = (
    rf"(?:[bBrRuU]{{0,2}}(?:[\"'“„”‘’«「『\uff02\uff07][^\"'”\n]{{0,128}}(?:[\"'”“‘’»」』\uff02\uff07]{_COLON}|\Z)"
    rf"|\"\"[^\"\n]{{1,128}}+\"{{1,2}}{_COLON}|\"[\w.$-]{{1,64}}+\"[\"\]\[{{}},]{_COLON})"
    rf"|\"[\w.$-]{{1,64}}+(?:\"(?:{_S}*+=|{_S}++[\"{{\[\d-])|{_COLON}\s*+[\"{{\[\dtfn-])"
    rf"|`[^`\n]{{0,128}}+`{_COLON}|[\w$]++{_COLON}|[\w.$-]{{1,64}}+[\"'”]{_COLON})"
)
_FOLLOWING: dict[Place, str] = {
    "key": rf"(?={_S}*+(?::|：|=)|{_S}++[\"{{\[\d\-tfnTFN]|[\"\]\[{{}},]{_COLON})",
    "member": (
        rf"(?={_S}*+(?:[}}\]]|\Z|(?:[,，;]{_S}*+)++(?:[}}\]]|\Z|{_KEY}|//|/\*|#)|//|/\*)"
        rf"|{_S}++(?:{_KEY}|#[^\n\"]*+\n{_S}*+[}}\]\"]))"
    ),
    "element": rf"(?={_S}*+(?:[}}\],，;]|\Z|//|/\*)|{_S}++\"(?![\s,\]}}]))",
    "tuple": rf"(?={_S}*+(?:[)}}\],，;]|\Z|//|/\*)|{_S}++\"(?![\s,\])}}]))",
}
"""Place of a string → what may follow it."""

_NEXT_MEMBER = r"(?=(?:,\s*+|\n[ \t]*+)\"[\w$ .-]{1,64}+\"\s*+:)"
_ESCAPE = late_pattern(r"\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)|[\x00-\x1f]+", re.DOTALL)
_INNER = late_pattern(r'(?<!\\)"')
_MEMBERS = late_pattern(r"\"\s*+[,:]\s*+\"|\"\s*+:\s*+[{\[\d]")
_NO_TEXT = late_pattern(r"\s*+(?:[\d.+-]++\s*+\Z|(?:true|false|null)\s*+\Z|[\[{])")
_INCH = late_pattern(r"\d\"[ a-zA-Z]")
_ADJACENT = late_pattern(r'[^"]*+(?:"\s++"[^"]*+)++')
_MOST_INSIDE = 32
"""Quotes of an object inside a string that are passed over; more of them end nothing."""

_MOST_LISTED = 1_000
"""Quotes in one string of which each is told as a repair, and one more if their number is odd; and
so many line breaks and the like."""

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


def read_string(text: str, start: int, limit: int, place: Place = "element") -> StringToken:
    """The string whose opening quote stands at `start`; what may follow it tells its end."""
    opener = text[start]
    follows = _closing(opener, place)
    if opener == '"':
        plain = _PLAIN.match(text, start, limit)
        if plain is not None and follows.match(text, plain.end() - 1, limit):
            return StringToken(plain.group(1), plain.end())
        valid = plain or _VALID.match(text, start, limit)
        if valid is not None and follows.match(text, valid.end() - 1, limit):
            return StringToken(loads(valid.group()), valid.end())
    if opener == "\\":
        return escaped(text, start, limit)
    odd = _odd(text, start, limit, place)
    return odd if odd is not None else _broken(text, start, limit, follows)


def ends_member(text: str, quote: int, limit: int) -> bool:
    """Whether the quote that stands there can end an object's value."""
    return _closing('"', "member").match(text, quote, limit) is not None


def _odd(text: str, start: int, limit: int, place: Place) -> StringToken | None:
    """A string of a notation of its own: joined, doubled, triple, or a key that is left open."""
    opener = text[start]
    is_doubled = text.startswith(opener, start + 1)
    if is_doubled and (doubled := _doubled(text, start, limit, place)) is not None:
        return doubled
    if place == "key":
        return unclosed_key(text, start, limit)
    if is_doubled and (odd := triple(text, start, limit) or fenced(text, start, limit)) is not None:
        return odd
    return concatenated(text, start, limit) if opener in "\"'" else None


_Kept = dict[tuple[str, Place], re.Pattern[str]]
_CLOSING: _Kept = {}
_DOUBLED: _Kept = {}


def _closing(opener: str, place: Place) -> re.Pattern[str]:
    """A pattern for the quote that ends a string which `opener` began."""
    if (opener, place) not in _CLOSING:
        quotes = "[" + re.escape(_CLOSERS.get(opener, opener)) + "]"
        also = "|" + _NEXT_MEMBER if place == "member" and opener == '"' else ""
        _CLOSING[opener, place] = re.compile(quotes + _FOLLOWING[place] + also)
    return _CLOSING[opener, place]


def _doubled_closing(opener: str, place: Place) -> re.Pattern[str]:
    """A pattern for what ends a string that two quotes began."""
    if (opener, place) not in _DOUBLED:
        _DOUBLED[opener, place] = re.compile(f"{opener}{{1,2}}{_FOLLOWING[place]}")
    return _DOUBLED[opener, place]


def _doubled(text: str, start: int, limit: int, place: Place) -> StringToken | None:
    """A string between two quotes on either side."""
    opener = text[start]
    if opener not in "\"'" or not text.startswith(opener * 2, start):
        return None
    closing = _doubled_closing(opener, place)
    repairs = [requoted(text, start, start + 2, DOUBLED)]
    if text.startswith(opener * 4, start) and closing.match(text, start + 2, limit) is not None:
        return StringToken("", start + 4, (*repairs, requoted(text, start + 2, start + 4, DOUBLED)))
    first = text[start + 2 : start + 3]
    if first.isspace() or first in ",}]:;" or first == opener:
        return None
    close = _end_of_broken(text, start + 2, limit, closing, opener)
    if close is None:
        return None
    value = _decoded(text, start + 2, close[0], opener, repairs)
    repairs.append(requoted(text, close[0], close[1], DOUBLED if close[2] else OPEN_QUOTES))
    return StringToken(value, close[1], tuple(repairs))


def _broken(text: str, start: int, limit: int, follows: re.Pattern[str]) -> StringToken:
    repairs = []
    opener = text[start]
    if opener != '"':
        repairs.append(requoted(text, start, start + 1, ODD_QUOTES))
    end = _end_of_broken(text, start + 1, limit, follows, opener)
    is_closed = end is not None
    body_end, after, is_sure = end if end is not None else (limit, limit, True)
    if after == body_end and is_closed:
        repairs.append(Repair(body_end, "", '"', "missing closing quote"))
    value = _decoded(text, start + 1, body_end, opener, repairs)
    if after == body_end and is_closed and _NO_TEXT.match(value) is not None:
        repairs.append(Repair(start, opener, opener, LONE_QUOTE))
    inner = sum([repair.why == INNER_QUOTE for repair in repairs])
    if not is_sure or (inner and is_closed and _is_open(value, inner, is_whole=after > body_end)):
        repairs.append(Repair(start, opener, opener, OPEN_QUOTES))
    if opener != '"' and after > body_end:
        repairs.append(requoted(text, body_end, after, ODD_QUOTES))
    if (code := code_around(text, start, body_end, limit)) is not None:
        repairs.append(code)
    return StringToken(value, after, tuple(repairs), is_closed)


def _is_open(value: str, inner: int, *, is_whole: bool) -> bool:
    """Whether quotes inside a string do not pair, so that it could end elsewhere as well."""
    is_inch = inner == 1 and _INCH.search(value) is not None
    return not is_whole or (inner % 2 == 1 and not is_inch)


def _end_of_broken(
    text: str, pos: int, limit: int, follows: re.Pattern[str], opener: str
) -> tuple[int, int, bool] | None:
    """Where the body ends, where reading goes on, whether it is sure; None when there is no end.

    A quote inside brackets that the string itself opened belongs to what is quoted there.
    """
    searched = counted = pos
    depth = passed = 0
    first: tuple[int, int, bool] | None = None
    quotes = _CLOSERS.get(opener, opener)
    while passed < _MOST_INSIDE and (found := follows.search(text, searched, limit)) is not None:
        at = searched = found.start()
        searched += 1
        if found.end() > at and _is_escaped(text, pos, at):
            continue
        if first is None and not any([text.find(quote, pos, at) >= 0 for quote in quotes]):
            return at, found.end(), True
        depth = max(0, depth + _depth(text, counted, at))
        counted = at
        if depth == 0:
            return at, found.end(), True
        first = first or (at, found.end(), False)
        passed += 1
    return first


def _is_escaped(text: str, pos: int, at: int) -> bool:
    slashes = at
    while slashes > pos and text[slashes - 1] == "\\":
        slashes -= 1
    return (at - slashes) % 2 == 1


def _depth(text: str, start: int, end: int) -> int:
    """How many more brackets open than close."""
    opened = text.count("{", start, end) + text.count("[", start, end)
    return opened - text.count("}", start, end) - text.count("]", start, end)


def _decoded(text: str, start: int, end: int, opener: str, repairs: list[Repair]) -> str:
    """The body of a string with its escapes decoded, as far as they mean something."""
    body = text[start:end]
    if '"' in body and opener == '"':
        repairs.extend(_inner_quotes(body, start))
    most = len(repairs) + _MOST_LISTED

    def replace(found: re.Match[str]) -> str:
        written = found.group()
        if written[0] != "\\":
            if len(repairs) >= most:
                return written
            why = "raw line break in a string" if "\n" in written else "raw control character"
            repairs.append(Repair(start + found.start(), written, repr(written)[1:-1], why))
            return written
        code = found.group(1)
        if code in _SIMPLE:
            return _SIMPLE[code]
        if code[0] in "ux" and len(code) > 1:
            return chr(int(code[1:], 16))
        kept = KEPT_ESCAPES.get(code, written)
        if code != opener:
            repairs.append(Repair(start + found.start(), written, kept, "invalid escape"))
        return kept

    decoded = _ESCAPE.sub(replace, body)
    is_odd = body.count('\\"') % 2 == 1 and opener == '"'
    if is_odd and any(repair.why == "invalid escape" for repair in repairs):
        repairs.append(Repair(start, "", "", OPEN_QUOTES))
    return joined(decoded)


def _inner_quotes(body: str, start: int) -> list[Repair]:
    count = body.count('"') - body.count('\\"')
    listed = count if count <= _MOST_LISTED else _MOST_LISTED + count % 2
    repairs = [
        Repair(start + found.start(), '"', '\\"', INNER_QUOTE)
        for found in islice(_INNER.finditer(body), listed)
    ]
    if repairs and _ADJACENT.fullmatch(body) is not None:
        repairs.append(Repair(start, "", "", ADJACENT))
    if repairs and _holds_members(body):
        repairs.append(Repair(start, "", "", OPEN_QUOTES))
    return repairs


def _holds_members(body: str) -> bool:
    """Whether outside of brackets something looks like the end of a string and another's begin."""
    depth = counted = 0
    for found in _MEMBERS.finditer(body):
        depth = max(0, depth + _depth(body, counted, found.start()))
        counted = found.start()
        if depth == 0:
            return True
    return False
