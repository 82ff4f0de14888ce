"""JSON as it is kept in the database: canonical, and safe for every string a model can write."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_SURROGATE = late_pattern("[\ud800-\udfff]")
_encode_sorted = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def canonical_json(value: JsonValue) -> str:
    """`value` as JSON with sorted keys and no white space: equal values give equal texts.

    Lone surrogates, which UTF-8 can't hold, are written as escapes.
    """
    return storable_text(_encode_sorted(value))


def ordered_json(value: JsonValue) -> str:
    """The same with the members of each object in the order they came in, as a person read them."""
    return storable_text(_encode(value))


PIECE = 1_000_000
"""Characters of a long text that are written at a time."""

_DEPTH = 3
"""How deep in a value its long texts are: a result has them in the blocks of its content."""


def json_pieces(value: JsonValue, depth: int = _DEPTH) -> Iterator[str]:
    """What `ordered_json` gives, its long texts in pieces; the first is never empty."""
    if isinstance(value, str) and len(value) > PIECE:
        yield '"'
        for at in range(0, len(value), PIECE):
            yield ordered_json(value[at : at + PIECE])[1:-1]
        yield '"'
    elif isinstance(value, dict) and depth and value:
        for number, key in enumerate(value):
            yield f"{',' if number else '{'}{ordered_json(key)}:"
            yield from json_pieces(value[key], depth - 1)
        yield "}"
    elif isinstance(value, list) and depth and value:
        for number, each in enumerate(value):
            yield "," if number else "["
            yield from json_pieces(each, depth - 1)
        yield "]"
    else:
        yield ordered_json(value)


def storable_text(text: str) -> str:
    """A text with its lone surrogates, which UTF-8 can't hold, as escapes."""
    try:
        text.encode("utf-8")  # much quicker than looking for them, and rarely in vain
    except UnicodeEncodeError:
        return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    return text
