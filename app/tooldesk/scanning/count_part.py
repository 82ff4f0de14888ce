"""count_part: one part of a log → what is counted of it, wherever that is done."""

from __future__ import annotations

from collections.abc import Callable

from tooldesk.scanning.log_files import LogPart, read_part
from tooldesk.scanning.output_count import OutputCount, ScanRules
from tooldesk.scanning.scan_totals import ScanTotals
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.recorded_output import TraceProblem

_BETWEEN_LOOKS = 64
"""Records after which it is asked whether it is to stop."""


def count_part(
    part: LogPart,
    rules: ScanRules,
    redact: Callable[[str], str],
    is_stopped: Callable[[], bool] = lambda: False,
) -> JsonObject | None:
    """What a part gives, as `ScanTotals.as_json`; None where it was stopped. Blocking."""
    count = OutputCount(rules, redact)
    for number, record in enumerate(read_part(part)):
        if not number % _BETWEEN_LOOKS and is_stopped():
            return None
        if isinstance(record, TraceProblem):
            count.add_problem(record)
        else:
            count.add(record)
    count.totals.size_bytes = part.end - part.start
    return count.totals.as_json()


def count_problem(problem: TraceProblem, rules: ScanRules) -> ScanTotals:
    """What is counted of a part that gives nothing else."""
    count = OutputCount(rules, str)
    count.add_problem(problem)
    return count.totals
