"""Which remembered call of a tool is most like another one, and in what they differ."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tooldesk.cache.cache_entries import WHOLE_KEY, CacheEntries, CacheEntry
from tooldesk.cache.cache_outcome import changed_names
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.json_comparison import Difference, compared
from tooldesk.tools.tool_result import JsonValue

MOST_LOOKED_AT = 5_000
"""Keys of a tool, those used last, among which the nearest one is looked for."""

LONGEST_LOOKED_AT = 20_000
"""Characters of a key that is looked at."""

MOST_LEAVES = 2_000
"""Values of arguments that are counted; what is behind them makes no difference."""

MOST_WORDS = 20
"""Words of a text that are counted one by one."""


@frozen_record
class KeyComparison:
    """In what one call and a remembered one of the same tool differ."""

    differences: tuple[Difference, ...]
    """Of their arguments; `then` is what the remembered one has."""

    changed: tuple[str, ...]
    """The parts of the tool that were others for the remembered one, in words."""


def arguments_of(key: str) -> JsonValue:
    """The arguments that a key was made of; None when it can't be read."""
    try:
        value: JsonValue = json.loads(key.partition("|input:")[2])
    except (ValueError, RecursionError):
        return None
    return value


def compare_keys(
    before: CacheEntry, key: str, fingerprint: Mapping[str, str] | None
) -> KeyComparison:
    """A remembered call, whose key is whole, beside one of a tool that is like this."""
    differences = compared(arguments_of(before.key), arguments_of(key))
    known = before.fingerprint is not None and fingerprint is not None
    changed = changed_names(before.fingerprint or {}, fingerprint or {}) if known else ()
    return KeyComparison(differences, changed)


async def nearest_entry(
    entries: CacheEntries, tool_name: str, key: str, *, with_same: bool = False
) -> CacheEntry | None:
    """The result of a tool whose call has most in common with a key; None when there is none.

    That of the very same key counts only `with_same`.

    Raises:
        StorageError: the database can't be used.
    """
    found = await entries.keys_of(tool_name, MOST_LOOKED_AT, LONGEST_LOOKED_AT)
    others = [each for each in found if with_same or each[1] != key]
    number = await asyncio.to_thread(_nearest, key, others)
    nearest = await entries.some([] if number is None else [number], WHOLE_KEY)
    return nearest[0] if nearest else None


def _nearest(key: str, others: Sequence[tuple[int, str]]) -> int | None:
    """The number of the one that has most in common; of equals the first."""
    wanted = _leaves(key)
    return min(others, key=lambda other: len(wanted ^ _leaves(other[1])), default=(None, ""))[0]


def _leaves(key: str) -> frozenset[str]:
    """Each place, each value at its place, and each word of a text.

    So one with the same names is nearer than one without, and one with a word changed in a text
    nearer than one with another text.
    """
    return frozenset(_some_leaves(arguments_of(key)))


def _some_leaves(value: Any) -> Iterator[str]:
    waiting, left = [("", value)], MOST_LEAVES
    while waiting and left > 0:
        place, value = waiting.pop()
        if isinstance(value, dict) and value:
            waiting += [(f"{place}/{name}", each) for name, each in value.items()]
        elif isinstance(value, list) and value:
            waiting += [(f"{place}/{at}", each) for at, each in enumerate(value[:left])]
        else:
            left -= 1
            yield f"{place}={value!r}"
            if isinstance(value, str):
                yield from (f"{place}:{word}" for word in value.split()[:MOST_WORDS])
            yield place
