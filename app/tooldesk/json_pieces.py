"""JSON of what may be large, made in pieces: no other thread has to wait for the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

LARGE = 250_000
"""Characters that are encoded in a millisecond."""

PIECE = 20_000
"""Characters of a text that are encoded at a time: so often another thread may have its turn."""

_PART = 50
"""Characters for which a part of a value counts besides."""

_TOGETHER = 200
"""Parts of a list or an object that are encoded at a time, where they are no large ones."""

_DEPTH = 4
"""How deep in a value what is large is taken apart: a result has it in the blocks of its content.
"""

_PLAIN = frozenset((int, float, bool, type(None)))


def is_large(value: object) -> bool:
    """Whether to encode a value, or to look through it, takes longer than a thread may hold on."""
    return is_longer(value, LARGE, _PART)


def is_longer(value: object, most: int, part: int = 2) -> bool:
    """Whether the texts in a value have more characters than `most`; a part counts for `part`."""
    waiting, left = [value], most
    for each in waiting:
        kind = type(each)  # every call is looked through several times
        if kind is str:
            left -= len(each)  # type: ignore[arg-type]
        elif kind in _PLAIN:
            continue
        elif isinstance(each, dict):
            left -= part * len(each)
            if left >= 0:
                waiting += each.values()
        elif isinstance(each, list | tuple):
            left -= part * len(each)
            if left >= 0:
                waiting += each
        elif isinstance(each, str):
            left -= len(each)
        if left < 0:
            return True
    return False


def json_pieces(
    value: Any,
    encode: Callable[[Any], str],
    *,
    is_sorted: bool = False,
    depth: int = _DEPTH,
) -> Iterator[str]:
    """What `encode` gives of a value, in pieces; the first is never empty.

    `encode` separates by "," and ":" alone, and sorts keys where `is_sorted`.
    """
    if not depth or not is_large(value):
        yield encode(value)
    elif isinstance(value, str):
        yield '"'
        for at in range(0, len(value), PIECE):
            yield encode(value[at : at + PIECE])[1:-1]
        yield '"'
    else:
        is_list = isinstance(value, list)
        before = "[" if is_list else "{"
        for some in _some_at_a_time(value, is_sorted):
            yield before
            before = ","
            if not is_large(some):
                yield encode(some)[1:-1]
                continue
            for number, (key, each) in enumerate(_members(some)):
                comma = "," if number else ""
                yield comma if is_list else f"{comma}{encode({key: None})[1:-5]}"
                yield from json_pieces(each, encode, is_sorted=is_sorted, depth=depth - 1)
        yield "]" if is_list else "}"


def _some_at_a_time(value: Any, is_sorted: bool) -> Iterator[Any]:
    """A list or an object as several of fewer parts."""
    if isinstance(value, list):
        for at in range(0, len(value), _TOGETHER):
            yield value[at : at + _TOGETHER]
        return
    members = iter(sorted(value.items()) if is_sorted else value.items())
    while some := dict(islice(members, _TOGETHER)):
        yield some


def _members(parts: Any) -> Iterable[tuple[Any, Any]]:
    return ((None, each) for each in parts) if isinstance(parts, list) else parts.items()
