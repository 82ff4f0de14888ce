"""Where repairs of a text stand, when that text is itself a string of JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from json.encoder import encode_basestring, encode_basestring_ascii

from tooldesk.calling.tool_calling import Repair

_MAX_SEARCHED = 100
"""Repairs that are searched for one by one, which takes time by the length of the call."""


def placed(
    raw: str, span: tuple[int, int], decoded: str, repairs: tuple[Repair, ...]
) -> tuple[Repair, ...]:
    """The repairs of a call's arguments at their places in the raw text.

    Args:
        raw: The raw text.
        span: Where the call stands in it.
        decoded: The arguments' string, which offsets are within; "" when they were no string.
        repairs: What was repaired.
    """
    if not repairs:
        return ()
    for encode in (encode_basestring, encode_basestring_ascii) if decoded else ():
        at = raw.find(encode(decoded), *span)
        if at >= 0:
            return tuple(_moved(at, decoded, repairs, encode))
    # not a string, or one that came in pieces: the first place in the call that looks right
    start, end = span
    found = [
        repair.at(max(raw.find(repair.before, start, end), start))
        for repair in repairs[:_MAX_SEARCHED]
    ]
    found += [repair.at(start) for repair in repairs[_MAX_SEARCHED:]]
    return tuple(found)


def _moved(
    at: int, decoded: str, repairs: Iterable[Repair], encode: Callable[[str], str]
) -> Iterable[Repair]:
    """Each repair at its place in the raw text, in one pass from front to back."""
    read, place = 0, at + 1
    for repair in sorted(repairs, key=lambda repair: repair.offset):
        place += len(encode(decoded[read : repair.offset])) - 2
        read = repair.offset
        before, after = encode(repair.before)[1:-1], encode(repair.after)[1:-1]
        yield Repair(place, before, after, repair.why)
