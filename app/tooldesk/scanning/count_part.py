"""count_part: one part of a log → what is counted of it, wherever that is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tooldesk.scanning.log_files import LogPart, read_part
from tooldesk.scanning.output_count import OutputCount, ScanRules
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

_AT_ONCE, _AT_ONCE_CHARACTERS = 64, 1_000_000
"""Records that are read before they are counted, and after which it is asked whether to stop.

A processor's caches hold what reads or what counts; taking turns for every record costs a tenth.
"""

_Records: TypeAlias = list[RecordedOutput | TraceProblem]


def count_part(
    part: LogPart,
    rules: ScanRules,
    redact: Callable[[str], str],
    is_stopped: Callable[[], bool] = lambda: False,
) -> JsonObject | None:
    """What a part gives, as `ScanTotals.as_json`; None where it was stopped. Blocking."""
    count = OutputCount(rules, redact)
    for records in _several(read_part(part)):
        if is_stopped():
            return None
        for record in records:
            if isinstance(record, TraceProblem):
                count.add_problem(record)
            else:
                count.add(record)
    count.totals.size_bytes = part.end - part.start
    return count.totals.as_json()


def _several(records: Iterator[RecordedOutput | TraceProblem]) -> Iterator[_Records]:
    """All of them, in lists of a bounded size."""
    found: _Records = []
    size = 0
    for record in records:
        found.append(record)
        size += len(record.raw) if isinstance(record, RecordedOutput) else 0
        if len(found) >= _AT_ONCE or size > _AT_ONCE_CHARACTERS:
            yield found
            found, size = [], 0
    yield found


def count_problem(problem: TraceProblem, rules: ScanRules) -> ScanTotals:
    """What is counted of a part that gives nothing else."""
    count = OutputCount(rules, str)
    count.add_problem(problem)
    return count.totals
