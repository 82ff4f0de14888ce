"""What a scan's totals say, as rows for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.kind_counts import Example, KindCounts
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.pool_play import played
from tooldesk.scanning.scan import ScanResult
from tooldesk.scanning.scan_totals import (
    DETAILS,
    DIMENSIONS,
    LIMITED_USES,
    MEASURES,
    POOL_RUNS,
    ScanTotals,
    by,
)
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class LimitRefusal:
    """What a limit would have refused, or a pool would have held up, of the log's calls."""

    label: str
    """The limit, as it was asked for."""

    windows: int
    """In how many windows it would have refused any, or in how many jams calls would wait."""

    refused: int
    """How many calls are beyond it."""

    is_estimate: bool
    """Whether there were too many windows to tell all apart; some may be missing then."""

    examples: tuple[Example, ...]
    """Calls of windows that went beyond it."""

    waits: bool = False
    """Whether it is a pool, whose calls wait instead of being refused."""

    untimed: int = 0
    """Calls that it could not be asked of, as the log does not say when they ran and how long."""

    @property
    def outcome(self) -> str:
        """What becomes of the calls beyond it."""
        return "would wait" if self.waits else "would be refused"


def limit_refusals(totals: ScanTotals, rules: ScanRules) -> Iterator[LimitRefusal]:
    """Each limit that was asked for; a window refuses what comes after its last use."""
    uses = totals.tables.get(LIMITED_USES) or KindCounts()
    rows = uses.rows()
    for what_if in rules.what_ifs:
        if (limit := what_if.limit) is not None and limit.is_at_once:
            yield _waits(totals, what_if.label, limit.most)
        elif limit is not None:
            over = [row for row in rows if row.key[0] == what_if.label and row.count > limit.most]
            refused = sum(row.count - limit.most for row in over)
            examples = tuple(row.examples[0] for row in over[:3])
            waits = limit.pool_period_s is not None
            estimate = uses.is_estimate
            yield LimitRefusal(what_if.label, len(over), refused, estimate, examples, waits)


def _waits(totals: ScanTotals, label: str, most: int) -> LimitRefusal:
    runs = totals.tables.get(POOL_RUNS) or KindCounts()
    found = played((row for row in runs.rows() if row.key[0] == label), most)
    estimate = runs.is_estimate
    return LimitRefusal(
        label, found.jams, found.waited, estimate, found.examples, True, found.untimed
    )


def figures(totals: ScanTotals, dimension: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """(value, a count for each of MEASURES) for each model, dialect, tool or day."""
    columns = []
    for measure in MEASURES:
        kinds = totals.tables.get(by(measure, dimension))
        columns.append({} if kinds is None else {row.key: row.count for row in kinds.rows()})
    for key in sorted(columns[0]) if dimension == "day" else columns[0]:
        yield key[0], tuple(column.get(key, 0) for column in columns)


def outputs_of(totals: ScanTotals) -> int:
    """How many outputs there were."""
    return totals.count(by("outputs", "day"))


def report_json(result: ScanResult, rules: ScanRules) -> JsonObject:
    """All of it for programs.

    Shape: {files, bytes, outputs, is_whole, by: {dimension: {rows, others}}, kinds: {table:
    {total, is_estimate, others, rows: [{…, count, examples: [{file, line, excerpt}]}]}},
    limits: [{what_if, windows, refused, waits, untimed, is_estimate, examples}]}.
    """
    totals = result.totals
    return {
        "files": result.files,
        "bytes": totals.size_bytes,
        "outputs": outputs_of(totals),
        "is_whole": result.is_whole,
        "by": {dimension: _figures_json(totals, dimension) for dimension in DIMENSIONS},
        "kinds": {name: _kinds_json(totals, name) for name in DETAILS if name in totals.tables},
        "limits": [
            {
                "what_if": each.label,
                "windows": each.windows,
                "refused": 0 if each.waits else each.refused,
                "waits": each.refused if each.waits else 0,
                "untimed": each.untimed,
                "is_estimate": each.is_estimate,
                "examples": [_example_json(one) for one in each.examples],
            }
            for each in limit_refusals(totals, rules)
        ],
    }


def _figures_json(totals: ScanTotals, dimension: str) -> JsonObject:
    names = [measure.replace(" ", "_") for measure in MEASURES]
    others = {}
    for measure, name in zip(MEASURES, names, strict=True):
        kinds = totals.tables.get(by(measure, dimension))
        if kinds is not None and kinds.is_estimate:
            others[name] = kinds.others
    rows = [
        {dimension: value, **dict(zip(names, counts, strict=True))}
        for value, counts in figures(totals, dimension)
    ]
    return {"rows": rows, "others": others}


def _kinds_json(totals: ScanTotals, name: str) -> JsonObject:
    kinds = totals.tables[name]
    columns = [column.replace(" ", "_") for column in DETAILS[name]]
    rows = [
        {
            **dict(zip(columns, row.key, strict=True)),
            "count": row.count,
            "examples": [_example_json(each) for each in row.examples],
        }
        for row in kinds.rows()
    ]
    return {
        "total": kinds.total,
        "is_estimate": kinds.is_estimate,
        "others": kinds.others,
        "rows": rows,
    }


def _example_json(example: Example) -> JsonObject:
    _, source, line, excerpt = example
    return {"file": source, "line": line, "excerpt": excerpt}
