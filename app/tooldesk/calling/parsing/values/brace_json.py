"""Turn brace notation into JSON where quotes around its strings and keys are all that lacks."""

from __future__ import annotations

import re
from json.encoder import encode_basestring

from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

MARKS = ('<|"|>', "<escape>")
"""What Gemma 4 and FunctionGemma put around strings."""

_KEY = late_pattern(r"([{,])([A-Za-z_$][\w.$\-]*+):", re.ASCII)
_NEEDS_CARE = (
    " ", "\n", "\t", "\r", "'", "`", "\\", ",,", ",]", ",}", "{,",
    "{:", ",:", "[:", "::", "{[", "{]", "{{",
)  # fmt: skip
"""What may stand between strings only where quick quoting could go wrong."""

_NO_KEYS = ((',"\x00', ",\x00"), (',"{', ",{"), (',"[', ",["), ('{"}', "{}"))


def as_json(notation: str) -> JsonObject | None:
    """The object that `notation` is from its first brace to its end, or None."""
    mark = MARKS[1] if MARKS[1] in notation else MARKS[0]
    pieces = notation.split(mark)
    if len(pieces) % 2 == 0:
        return None
    quotes = len(pieces) - 1 if '"' in mark else 0
    is_raw = "\\" not in notation and notation.count('"') == quotes
    if not is_raw and len(pieces) > 1:
        strings = encode_basestring("\x00".join(pieces[1::2]))[1:-1].split("\\u0000")
        if len(strings) != len(pieces) // 2:
            return None
        pieces[1::2] = strings
    outside = "\x00".join(pieces[::2])
    if not any(map(outside.__contains__, _NEEDS_CARE)):
        value = _loaded(_with_all_quoted(outside), pieces, is_raw)
        if value is not None:
            return value
    return _loaded(_with_keys_quoted(outside), pieces, is_raw)


def _loaded(outside: str, pieces: list[str], is_raw: bool) -> JsonObject | None:
    """The object, when `outside`, split at its null characters, takes every other piece's place."""
    quoted = outside.split("\x00")
    if len(quoted) != len(pieces) // 2 + 1:
        return None
    pieces[::2] = quoted
    joined = '"'.join(pieces)
    strict = read_strictly(joined, 0, has_raw_controls=is_raw)
    if strict is None or strict[1] != len(joined) or not isinstance(strict[0], dict):
        return None
    # with a key twice there are fewer keys than colons; who reads with repairs says so
    keys = outside.count(":")
    return strict[0] if keys == len(strict[0]) or keys == _keys_in(strict[0]) else None


def _keys_in(value: JsonValue) -> int:
    """How many keys all objects of a value have together."""
    count, waiting = 0, [value]
    for one in waiting:
        if type(one) is dict:
            count += len(one)
            waiting += one.values()
        elif type(one) is list:
            waiting += one
    return count


def _with_all_quoted(outside: str) -> str:
    """Quotes behind every brace and comma and before every colon: quick, and mostly right.

    An array of numbers comes out as no JSON: a string then ends where no comma follows.
    """
    quoted = outside.replace("{", '{"').replace(",", ',"').replace(":", '":')
    for wrong, right in _NO_KEYS:
        quoted = quoted.replace(wrong, right)
    return quoted


def _with_keys_quoted(outside: str) -> str:
    """Quotes around what is surely a key."""
    pieces = _KEY.split(outside)
    pieces[2::3] = [f'"{key}":' for key in pieces[2::3]]
    return "".join(pieces)
