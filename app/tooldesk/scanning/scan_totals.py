"""ScanTotals: all that a scan counted, of a part or of everything."""

from __future__ import annotations

from tooldesk.redaction.redactor import Redactor
from tooldesk.scanning.kind_counts import MOST_KINDS, KindCounts
from tooldesk.tools.tool_result import JsonObject

MEASURES = (
    "outputs",
    "calls",
    "repaired",
    "held back",
    "near misses",
    "unreadable",
    "unknown names",
    "invalid arguments",
)
"""What is counted for each model, dialect, tool and day."""

DIMENSIONS = ("model", "dialect", "tool", "day")

DETAILS = {
    "repairs": ("repair",),
    "held back": ("reason",),
    "near misses": ("kind",),
    "unreadable": ("dialect", "why"),
    "inexact names": ("name", "verdict", "would select"),
    "invalid arguments": ("tool", "pointer", "rule"),
    "what if": ("what if", "name", "decided", "would be"),
    "problems": ("kind",),
}
"""Tables of kinds → what their columns are."""

CUT = "…"
"""Ends a text that is longer than reports show."""

LIMITED_USES = "limited uses"
"""The table of uses by (what if, tool, window), of which the limit simulator makes refusals."""

POOL_RUNS = "pool runs"
"""The table of calls by (what if, start, duration), which are played through a pool."""

MOST_WINDOWS = 20_000
"""Windows of a limit that are told apart, two weeks of minutes, and calls of a pool."""


def by(measure: str, dimension: str) -> str:
    """The name of the table of one measure by one dimension."""
    return f"{measure} by {dimension}"


class ScanTotals:
    """Tables of counts. Merging is associative and commutative, so parts may come in any order.

    Attributes:
        tables: Name → counts; a table that nothing was counted in is not there.
        size_bytes: How much was read, unpacked.
    """

    def __init__(self) -> None:
        self.tables: dict[str, KindCounts] = {}
        self.size_bytes = 0

    def table(self, name: str) -> KindCounts:
        """The counts of that name, made when they are first asked for."""
        found = self.tables.get(name)
        if found is None:
            found = self.tables[name] = KindCounts(_most(name))
        return found

    def count(self, name: str) -> int:
        """The exact total of a table."""
        found = self.tables.get(name)
        return 0 if found is None else found.total

    def merge(self, other: ScanTotals) -> None:
        """Add what another one counted, which stays as it is."""
        self.size_bytes += other.size_bytes
        for name, counts in other.tables.items():
            self.table(name).merge(counts)

    def require_source(self, path: str) -> None:
        """Make sure that every example is of one file, where others counted.

        Raises:
            TypeError, ValueError: one names another, which nobody asked for, or is none.
        """
        for counts in self.tables.values():
            counts.require_source(path)

    def redact(self, redactor: Redactor) -> None:
        """Take secrets out of what was counted by somebody who knows none."""
        if not redactor.is_empty:
            for counts in self.tables.values():
                counts.redact(lambda text: _without(text, redactor))

    def as_json(self) -> JsonObject:
        """Shape: {size_bytes, tables: {name: counts}}, for `of_json` in any process."""
        tables = {name: counts.as_json() for name, counts in self.tables.items()}
        return {"size_bytes": self.size_bytes, "tables": tables}

    @classmethod
    def of_json(cls, value: JsonObject) -> ScanTotals:
        """What `as_json` gave.

        Raises:
            KeyError, TypeError, ValueError: it is something else.
        """
        made = cls()
        made.size_bytes = int(value["size_bytes"])
        for name, counts in value["tables"].items():
            made.tables[name] = KindCounts.of_json(counts, _most(name))
        return made


def _without(text: str, redactor: Redactor) -> str:
    """Also without the beginning of a value that was cut off with the text."""
    stream = redactor.stream()
    is_cut, whole = text.endswith(CUT), text.removesuffix(CUT)
    clean = stream.feed(whole) + stream.finish()
    return f"{clean}{CUT}" if is_cut else clean


def _most(name: str) -> int:
    return MOST_WINDOWS if name in (LIMITED_USES, POOL_RUNS) else MOST_KINDS
