"""tooldesk scenarios import: recorded traces → scenarios, each output once."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.errors import AppError
from tooldesk.scenarios.scenario_runs import ScenarioRuns
from tooldesk.scenarios.trace_taking import LeftOut, TraceTaking, prefix_of, unkept
from tooldesk.terminal.input_output import CALL_FAILED, OK, opened, say, tell
from tooldesk.terminal.session import run_in_app
from tooldesk.traces.reading import read_traces
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

_MOST_TOLD = 3
"""Problems of a kind that are told of one by one; the others are counted."""


def import_traces(arguments: Namespace) -> int:
    """Make scenarios of the outputs in traces; 1 where none was made."""

    async def work(app: App) -> int:
        taking = _Taking(ScenarioRuns(app), arguments)
        for source in arguments.sources:
            prefix = prefix_of(arguments.prefix or Path(source).stem)
            with opened(source) as stream:
                for each in read_traces(stream, source):
                    if taking.is_full:
                        tell(f"{source}: not read to its end: --limit is {arguments.limit:,}.")
                        break
                    await taking.take(each, prefix)
        return taking.told()

    return run_in_app(arguments, work)


class _Taking:
    def __init__(self, runs: ScenarioRuns, arguments: Namespace) -> None:
        self._runs = runs
        self._arguments = arguments
        self._taking = TraceTaking(runs, takes_all=arguments.all, replaces=arguments.replace)
        self._taken = 0
        self._problems: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        return self._taken >= int(self._arguments.limit)

    async def take(self, record: RecordedOutput | TraceProblem, prefix: str) -> None:
        taken = await self._taking.take(record, prefix)
        if isinstance(taken, LeftOut):
            self._tell_problem(taken)
        elif taken is not None and isinstance(record, RecordedOutput):
            try:
                replaces = self._arguments.replace
                await self._runs.files.write(taken.name, taken.scenario, replaces=replaces)
                self._taken += 1
            except (AppError, ValueError) as error:
                self._tell_problem(unkept(record, error))

    def _tell_problem(self, left: LeftOut) -> None:
        self._problems[left.kind] += 1
        if self._problems[left.kind] <= _MOST_TOLD:
            tell(left.words)

    def told(self) -> int:
        """Tell what was done; the exit code."""
        for kind, count in self._problems.items():
            if count > _MOST_TOLD:
                tell(f"… and {count - _MOST_TOLD:,} more like that ({kind}).")
        words = [f"{self._taken:,} kept"]
        for count, what in (
            (self._taking.repeated, "there before"),
            (self._taking.without, "without a call"),
            (self._problems.total(), "left out"),
        ):
            words += [f"{count:,} {what}"] if count else []
        say(", ".join(words) + ".")
        return OK if self._taken else CALL_FAILED
