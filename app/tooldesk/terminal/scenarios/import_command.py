"""tooldesk scenarios import: recorded traces → scenarios, each output once."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from hashlib import sha256
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.errors import AppError, DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.scenarios.offered_tools import offered_in
from tooldesk.scenarios.scenario import Expected, Scenario
from tooldesk.scenarios.scenario_runs import ScenarioRuns
from tooldesk.terminal.input_output import CALL_FAILED, OK, opened, say, tell
from tooldesk.terminal.session import run_in_app
from tooldesk.traces.reading import read_traces
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

_MOST_TOLD = 3
"""Problems of a kind that are told of one by one; the others are counted."""

_LONGEST_PREFIX = 60
_NO_NAME = late_pattern(r"[^A-Za-z0-9._-]+")


def import_traces(arguments: Namespace) -> int:
    """Make scenarios of the outputs in traces; 1 where none was made."""

    async def work(app: App) -> int:
        taking = _Taking(ScenarioRuns(app), arguments)
        for source in arguments.sources:
            prefix = arguments.prefix or Path(source).stem
            prefix = _NO_NAME.sub("-", prefix).strip("-._")[:_LONGEST_PREFIX] or "trace"
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
        self._taken = self._repeated = self._without = 0
        self._problems: Counter[str] = Counter()
        self._seen: set[bytes] = set()
        self._numbers: Counter[str] = Counter()
        self._known = frozenset(() if arguments.replace else runs.files.names())

    @property
    def is_full(self) -> bool:
        return self._taken >= int(self._arguments.limit)

    async def take(self, record: RecordedOutput | TraceProblem, prefix: str) -> None:
        if isinstance(record, TraceProblem):
            self._tell_problem(record.kind, record, f"{record.message} {record.next_step}")
            return
        digest = sha256(record.raw.encode("utf-8", "surrogatepass")).digest()
        if digest in self._seen and not self._arguments.all:
            self._repeated += 1
            return
        self._seen.add(digest)
        try:
            tools = None if record.tools is None else offered_in(record.tools)
            scenario = Scenario(raw=record.raw, model=record.model, tools=tools)
            got = await self._runs.outcome_of(scenario)
            if not (self._arguments.all or any(got[k] for k in ("calls", "held_back", "errors"))):
                self._without += 1
                return
            scenario = scenario.model_copy(update={"expected": Expected.model_validate(got)})
            name = self._name(prefix)
            await self._runs.files.write(name, scenario, replaces=self._arguments.replace)
            self._taken += 1
        except (AppError, ValueError) as error:
            why = str(error) if isinstance(error, AppError) else "It can't be kept as JSON."
            kind = "no spec" if isinstance(error, DefinitionError) else type(error).__name__
            self._tell_problem(kind, record, why)

    def _name(self, prefix: str) -> str:
        """The next free name; one that is there is only given where it may be replaced."""
        while True:
            self._numbers[prefix] += 1
            name = f"{prefix}-{self._numbers[prefix]}"
            if name not in self._known:
                return name

    def _tell_problem(self, kind: str, at: RecordedOutput | TraceProblem, words: str) -> None:
        self._problems[kind] += 1
        if self._problems[kind] <= _MOST_TOLD:
            tell(f"{at.source}:{at.line}: {words}" if at.line else f"{at.source}: {words}")

    def told(self) -> int:
        """Tell what was done; the exit code."""
        for kind, count in self._problems.items():
            if count > _MOST_TOLD:
                tell(f"… and {count - _MOST_TOLD:,} more like that ({kind}).")
        words = [f"{self._taken:,} kept"]
        for count, what in (
            (self._repeated, "there before"),
            (self._without, "without a call"),
            (self._problems.total(), "left out"),
        ):
            words += [f"{count:,} {what}"] if count else []
        say(", ".join(words) + ".")
        return OK if self._taken else CALL_FAILED
