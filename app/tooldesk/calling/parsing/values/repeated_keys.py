"""Find objects in JSON that have a key twice, of which the standard library keeps the last value.

Asked for while decoding it costs more the more objects there are; to count keys and colons would
cost more the longer the text is, and most calls are few members with long texts.
"""

from __future__ import annotations

from json import JSONDecoder
from typing import Any, NoReturn

_last_found = [object()]
"""Another one for each object with a key twice, and each odd number, whichever thread reads it."""


def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these members, of which `last_found` tells when a key stands twice."""
    value = dict(pairs)
    if len(value) < len(pairs):
        _last_found[0] = object()
    return value


def note_odd() -> None:
    """Have `last_found` tell of a number that may be text, too."""
    _last_found[0] = object()


def is_same(one: object, other: object) -> bool:
    """Whether two values are the same JSON, so that true is not 1."""
    return one == other and repr(one) == repr(other)


def refuse(word: str) -> NoReturn:
    """Take no word for a number; the standard library knows NaN and the infinities."""
    raise ValueError(f"{word} is not JSON")


def finite(written: str) -> float:
    """The number that is written, none beyond those that there are: 1e400 is read as infinite.

    Raises:
        ValueError: it is beyond them.
    """
    number = float(written)
    if number - number != 0:
        raise ValueError(f"{written[:80]} is beyond all numbers")
    return number


decode_watchfully = JSONDecoder(
    parse_constant=refuse, parse_float=finite, object_pairs_hook=object_of
).raw_decode
"""Decodes JSON so that `last_found` tells of a key that stands twice."""


def last_found() -> object:
    """Another one than before when a key stood twice, or a number was odd, in any thread."""
    return _last_found[0]


def keys_stand_twice(text: str, *, differently: bool = False) -> bool:
    """Whether an object of a text that is JSON has a key twice, or twice with other values."""
    found: list[bool] = []

    def as_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        value = dict(pairs)
        if len(value) < len(pairs):
            found.append(
                not differently or not all(is_same(value[key], each) for key, each in pairs)
            )
        return value

    JSONDecoder(object_pairs_hook=as_object).raw_decode(text)
    return any(found)


def contradicts_itself(text: str) -> bool:
    """Whether a key stands twice in a text, with different values; not where it is no JSON."""
    try:
        return keys_stand_twice(text, differently=True)
    except (ValueError, RecursionError):
        return False
