"""JSON as it is kept in the database: canonical, and safe for every string a model can write."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tooldesk.json_pieces import json_pieces
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_SURROGATE = late_pattern("[\ud800-\udfff]")
_encode_sorted = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def canonical_json(value: JsonValue) -> str:
    """`value` as JSON with sorted keys and no white space: equal values give equal texts.

    Lone surrogates, which UTF-8 can't hold, are written as escapes.
    """
    return "".join(json_pieces(value, _storable_sorted, is_sorted=True))


def ordered_json(value: JsonValue) -> str:
    """The same with the members of each object in the order they came in, as a person read them."""
    return "".join(ordered_pieces(value))


def small_json(value: JsonValue) -> str:
    """The same of what is known to be small."""
    return _storable(value)


def ordered_pieces(value: JsonValue) -> Iterator[str]:
    """The same in pieces."""
    return json_pieces(value, _storable)


def _storable(value: JsonValue) -> str:
    return storable_text(_encode(value))


def _storable_sorted(value: JsonValue) -> str:
    return storable_text(_encode_sorted(value))


def storable_text(text: str) -> str:
    """A text with its lone surrogates, which UTF-8 can't hold, as escapes."""
    try:
        text.encode("utf-8")  # much quicker than looking for them, and rarely in vain
    except UnicodeEncodeError:
        return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    return text
