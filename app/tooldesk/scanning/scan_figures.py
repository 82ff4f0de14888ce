"""scan_figures: all that a scan counted, as rows whose figures have their examples."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.kind_counts import Example
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.report import limit_refusals
from tooldesk.scanning.scan_totals import DETAILS, DIMENSIONS, MEASURES, ScanTotals, by

LIMITS = "limits"
"""The table of what limits would have refused."""


@frozen_record
class Figure:
    """One count."""

    measure: str
    """What was counted: one of MEASURES; "times" in tables of kinds."""

    count: int
    """How often."""

    examples: tuple[Example, ...]
    """Where, a sample."""


@frozen_record
class ScanFigures:
    """A row: a model, a tool, a kind of repair."""

    table: str
    """One of DIMENSIONS, of the names of DETAILS, or LIMITS."""

    key: tuple[str, ...]
    """A text for each of its `columns`."""

    columns: tuple[str, ...]
    """What the parts of the key are."""

    figures: tuple[Figure, ...]
    """Its counts that are not 0; the first is the one that rows are sorted by."""

    is_estimate: bool
    """Whether there were more kinds than are told apart."""


def scan_figures(totals: ScanTotals, rules: ScanRules) -> Iterator[ScanFigures]:
    """Every row: dimensions, kinds, limits; the most frequent first in each, days in order."""
    for dimension in DIMENSIONS:
        yield from _of_dimension(totals, dimension)
    for name, columns in DETAILS.items():
        if (kinds := totals.tables.get(name)) is not None:
            for row in kinds.rows():
                figures = (Figure("times", row.count, row.examples),)
                yield ScanFigures(name, row.key, columns, figures, kinds.is_estimate)
    for each in limit_refusals(totals, rules):
        refused = Figure(each.outcome, each.refused, each.examples)
        windows = Figure("windows", each.windows, ())
        untimed = [Figure("without a duration", each.untimed, ())] if each.untimed else []
        counts = (refused, windows, *untimed)
        yield ScanFigures(LIMITS, (each.label,), ("what if",), counts, each.is_estimate)


def _of_dimension(totals: ScanTotals, dimension: str) -> Iterator[ScanFigures]:
    found: dict[tuple[str, ...], list[Figure]] = {}
    is_estimate = False
    for measure in MEASURES:
        kinds = totals.tables.get(by(measure, dimension))
        if kinds is not None:
            is_estimate = is_estimate or kinds.is_estimate
            for row in kinds.rows():
                figure = Figure(measure, row.count, row.examples)
                found.setdefault(row.key, []).append(figure)
    for key in sorted(found) if dimension == "day" else found:
        yield ScanFigures(dimension, key, (dimension,), tuple(found[key]), is_estimate)
