"""KindCounts: how often each kind came, in bounded memory, with a sample of where."""

from __future__ import annotations

import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import blake2b
from struct import error as StructError
from struct import pack, unpack
from typing import Any, TypeAlias

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

MOST_KINDS = 500
"""Kinds that are kept; of more, those are that a sample of all that came has most likely."""

MOST_EXAMPLES = 3
_ROWS, _COLUMNS = 4, 2_048
_INDICES = f"<{_ROWS}I"
_WHOLE = f"<{_ROWS * _COLUMNS}Q"

Key: TypeAlias = tuple[str, ...]
Example: TypeAlias = tuple[int, str, int, str]
"""A number drawn for the output, its file, its line from 1, and a redacted excerpt."""


@frozen_record
class KindRow:
    """One kind, as a report shows it."""

    key: Key
    """What it is, a text a column."""

    count: int
    """How often it came; at least that where `is_estimate` of the table is set."""

    examples: tuple[Example, ...]
    """Where it came, a sample that is the same however the work was shared out."""


class KindCounts:
    """Counts of kinds that can be merged in any order, with the same result to the last bit.

    Up to `most` kinds all counts are exact. Of more, each kind's smallest draw says whether it is
    kept, which is a sample without replacement weighted by count (bottom-k, Cohen and Kaplan 2007):
    what came often stays. Their counts come from a count-min sketch then (Cormode and
    Muthukrishnan 2005), which is a sum. An example is kept only as long as its own draw would keep
    its kind: so nothing depends on which parts met first.

    Attributes:
        total: How often any kind came; always exact.
    """

    __slots__ = ("_cells", "_limit", "_most", "_sketch", "total")

    def __init__(self, most: int = MOST_KINDS) -> None:
        self.total = 0
        self._most = most
        self._cells: dict[Key, list[Any]] = {}
        self._sketch: array[int] | None = None
        self._limit: tuple[Any, ...] | None = None

    def add(self, key: Key, draw: int, place: tuple[str, int], times: int = 1) -> list[Any] | None:
        """Count a kind; where this output is a new example of it, its cell, for `illustrate`."""
        self.total += times
        cell = self._cells.get(key)
        if cell is None and len(self._cells) >= 2 * self._most:
            self.settle()
        if self._sketch is not None:
            _count(self._sketch, key, times)
        if cell is None:
            if self._limit is not None and (draw, *place, key) > self._limit:
                return None
            cell = self._cells[key] = [0, []]
        cell[0] += times
        examples = cell[1]
        if len(examples) < MOST_EXAMPLES or draw < examples[-1][0]:
            return cell
        return None

    @property
    def is_estimate(self) -> bool:
        """Whether there were more kinds than are kept."""
        self.settle()
        return self._sketch is not None

    @property
    def others(self) -> int:
        """How often kinds came that are not kept; at least that where they are estimated."""
        return max(self.total - sum(row.count for row in self.rows()), 0)

    def rows(self) -> list[KindRow]:
        """All kept kinds, the most frequent first."""
        self.settle()
        sketch = self._sketch
        rows = [
            KindRow(key, cell[0] if sketch is None else _estimate(sketch, key), tuple(cell[1]))
            for key, cell in self._cells.items()
        ]
        return sorted(rows, key=lambda row: (-row.count, row.key))

    def merge(self, other: KindCounts) -> None:
        """Add what another one counted, which stays as it is."""
        other.settle()
        if other._sketch is not None and self._sketch is None:
            self._begin_sketch()
        if self._sketch is not None:
            _add_all(self._sketch, other)
        self.total += other.total
        for key, (count, examples) in other._cells.items():
            cell = self._cells.setdefault(key, [0, []])
            cell[0] += count
            cell[1] = sorted({*cell[1], *examples})[:MOST_EXAMPLES]
        # what is dropped now or later is the same
        if len(self._cells) > 2 * self._most:
            self.settle()

    def require_source(self, path: str) -> None:
        """Make sure that every example is of that file, and of the types that they have.

        Raises:
            TypeError, ValueError: one is not.
        """
        for key, (_, examples) in self._cells.items():
            if not all(isinstance(part, str) for part in key):
                raise TypeError("a key that is no text")
            for draw, source, line, excerpt in examples:
                if source != path or not (type(draw) is type(line) is int):
                    raise ValueError(f"an example of {source!s:.100}")
                if not isinstance(excerpt, str):
                    raise TypeError("an excerpt that is no text")

    def redact(self, redact: Callable[[str], str]) -> None:
        """Put other texts in the place of keys and excerpts; kinds whose keys are one then, join.

        Where kinds are estimated, one that gets another key has its estimate under both.
        """
        before, self._cells = self._cells, {}
        for key, (count, examples) in before.items():
            clean = tuple(redact(part) for part in key)
            if clean != key and self._sketch is not None:
                _count(self._sketch, clean, _estimate(self._sketch, key))
            cell = self._cells.setdefault(clean, [0, []])
            cell[0] += count
            shown = ((*each[:3], redact(each[3])) for each in examples)
            cell[1] = sorted({*cell[1], *shown})[:MOST_EXAMPLES]
        if self._limit is not None:
            self._limit = (*self._limit[:3], tuple(redact(part) for part in self._limit[3]))

    def settle(self) -> None:
        """Drop what is too much; what is left depends on what was counted alone."""
        if len(self._cells) > self._most and self._sketch is None:
            self._begin_sketch()
        if self._sketch is None:
            return
        firsts = sorted((*cell[1][0][:3], key) for key, cell in self._cells.items())
        # also where none is too much: one that came earlier in another part makes it stricter
        limit = self._limit = firsts[self._most - 1]
        kept = {}
        for key, (count, examples) in self._cells.items():
            within = [each for each in examples if (*each[:3], key) <= limit]
            if within:
                kept[key] = [count, within]
        self._cells = kept

    def as_json(self) -> JsonObject:
        """Shape: {total, kinds: [[key, count, examples]], sketch?: base64, limit?: [...]}."""
        self.settle()
        kinds = [[list(key), count, examples] for key, (count, examples) in self._cells.items()]
        value: JsonObject = {"total": self.total, "kinds": kinds}
        if self._sketch is not None and self._limit is not None:
            value["sketch"] = _packed(self._sketch)
            value["limit"] = [*self._limit[:3], list(self._limit[3])]
        return value

    @classmethod
    def of_json(cls, value: JsonObject, most: int = MOST_KINDS) -> KindCounts:
        """What `as_json` gave.

        Raises:
            KeyError, TypeError, ValueError: it is something else.
        """
        made = cls(most)
        made.total = int(value["total"])
        for key, count, examples in value["kinds"]:
            made._cells[tuple(key)] = [int(count), [tuple(each) for each in examples]]
        if "sketch" in value:
            made._sketch = _unpacked(value["sketch"])
            draw, source, line, key = value["limit"]
            made._limit = (draw, source, line, tuple(key))
        return made

    def _begin_sketch(self) -> None:
        self._sketch = array("Q", bytes(8 * _ROWS * _COLUMNS))
        for key, (count, _) in self._cells.items():
            _count(self._sketch, key, count)


def illustrate(cell: list[Any], draw: int, place: tuple[str, int], excerpt: str) -> None:
    """Make an output an example of the kind whose cell `add` gave."""
    examples = cell[1]
    if all(each[:3] != (draw, *place) for each in examples):
        examples.append((draw, *place, excerpt))
        examples.sort()
        del examples[MOST_EXAMPLES:]


def _places(key: Key) -> tuple[int, ...]:
    digest = blake2b(
        "\0".join(key).encode("utf-8", "surrogatepass"), digest_size=4 * _ROWS
    ).digest()
    return tuple(
        row * _COLUMNS + each % _COLUMNS for row, each in enumerate(unpack(_INDICES, digest))
    )


def _count(sketch: array[int], key: Key, times: int) -> None:
    for place in _places(key):
        sketch[place] += times


def _estimate(sketch: array[int], key: Key) -> int:
    return min(sketch[place] for place in _places(key))


def _add_all(sketch: array[int], other: KindCounts) -> None:
    if other._sketch is None:
        for key, (count, _) in other._cells.items():
            _count(sketch, key, count)
        return
    for place, count in enumerate(other._sketch):
        sketch[place] += count


def _packed(sketch: array[int]) -> str:
    return b64encode(zlib.compress(pack(_WHOLE, *sketch), 1)).decode("ascii")


def _unpacked(text: str) -> array[int]:
    try:
        return array("Q", unpack(_WHOLE, zlib.decompress(b64decode(text))))
    except (zlib.error, StructError) as error:
        raise ValueError("no sketch") from error
