"""TraceTaking: outputs of recorded traces → scenarios, each output once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path

from tooldesk.errors import AppError, DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.scenarios.offered_tools import offered_in
from tooldesk.scenarios.scenario import Expected, Scenario
from tooldesk.scenarios.scenario_runs import ScenarioRuns
from tooldesk.traces.reading import read_traces, unread
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

_LONGEST_PREFIX = 60
_AT_ONCE = 50
_MOST_TOLD = 3
Records = Iterator[RecordedOutput | TraceProblem]
_NO_NAME = late_pattern(r"[^A-Za-z0-9._-]+")


@frozen_record
class TakenOutput:
    """A scenario that may be kept."""

    name: str
    """Under which."""

    scenario: Scenario
    """It expects what becomes of its output now."""

    place: str
    """Where it was recorded: "file:line"."""


@frozen_record
class LeftOut:
    """Why no scenario was made of a part of a trace."""

    kind: str
    """The same for all that are left out for this reason."""

    words: str
    """Where, why, and what to do."""


@frozen_record
class TakenTraces:
    """What files of traces hold."""

    taken: tuple[TakenOutput, ...]
    """What may be kept."""

    left_out: tuple[LeftOut, ...]
    """The first of each kind that were left out."""

    counts: tuple[tuple[int, str], ...]
    """How many were not taken, and why: (2, "without a call")."""


class TraceTaking:
    """Decides of one output after the other.

    Attributes:
        repeated: How many were there before.
        without: How many hold no call.
    """

    def __init__(self, runs: ScenarioRuns, *, takes_all: bool, replaces: bool) -> None:
        """`takes_all` takes what repeats and what has no call, too."""
        self._runs, self._takes_all = runs, takes_all
        self.repeated = self.without = 0
        self._seen: set[bytes] = set()
        self._numbers: Counter[str] = Counter()
        self._known = frozenset(() if replaces else runs.files.names())

    async def take(
        self, record: RecordedOutput | TraceProblem, prefix: str
    ) -> TakenOutput | LeftOut | None:
        """What comes of one; None where it is only counted."""
        if isinstance(record, TraceProblem):
            return left_out(record.kind, record, f"{record.message} {record.next_step}")
        digest = sha256(record.raw.encode("utf-8", "surrogatepass")).digest()
        if digest in self._seen and not self._takes_all:
            self.repeated += 1
            return None
        self._seen.add(digest)
        try:
            tools = None if record.tools is None else offered_in(record.tools)
            scenario = Scenario(raw=record.raw, model=record.model, tools=tools)
            got = await self._runs.outcome_of(scenario)
            has_call = any(got[each] for each in ("calls", "held_back", "errors"))
            if not (self._takes_all or has_call):
                self.without += 1
                return None
            scenario = scenario.model_copy(update={"expected": Expected.model_validate(got)})
            return TakenOutput(self._name(prefix), scenario, _place(record))
        except (AppError, ValueError) as error:
            return unkept(record, error)

    def _name(self, prefix: str) -> str:
        """The next free name; one that is there is only given where it may be replaced."""
        while True:
            self._numbers[prefix] += 1
            name = f"{prefix}-{self._numbers[prefix]}"
            if name not in self._known:
                return name


async def take_traces(
    runs: ScenarioRuns, files: Sequence[Path], most: int, tell: Callable[[int], object]
) -> TakenTraces:
    """All outputs with calls in these files, at most so many; `tell` hears how many there are."""
    taking = TraceTaking(runs, takes_all=False, replaces=False)
    taken: list[TakenOutput] = []
    told: list[LeftOut] = []
    kinds: Counter[str] = Counter()
    for file in files:
        async for record in _batches(file):
            if len(taken) == most:
                words = f"{file.name}: not read to its end: {most:,} are kept at once."
                told.append(LeftOut("too many", words))
                break
            found = await taking.take(record, prefix_of(file.stem))
            if isinstance(found, TakenOutput):
                taken.append(found)
                tell(len(taken))
            elif found is not None:
                kinds[found.kind] += 1
                told += [found] if kinds[found.kind] <= _MOST_TOLD else []
    every = (taking.repeated, "there before"), (taking.without, "without a call")
    counts = [each for each in (*every, (kinds.total(), "left out")) if each[0]]
    return TakenTraces(tuple(taken), tuple(told), tuple(counts))


async def _batches(file: Path) -> AsyncIterator[RecordedOutput | TraceProblem]:
    """What stands in a file, some of it at a time read on a thread."""
    records = _records(file)
    while batch := await asyncio.to_thread(_some_of, records):
        for record in batch:
            yield record


def _some_of(records: Records) -> list[RecordedOutput | TraceProblem]:
    return list(islice(records, _AT_ONCE))


def _records(file: Path) -> Records:
    try:
        with file.open("rb") as stream:
            yield from read_traces(stream, file.name)
    except OSError as error:
        yield unread(error, file.name)


def prefix_of(words: str) -> str:
    """What the names of a trace's scenarios begin with."""
    return _NO_NAME.sub("-", words).strip("-._")[:_LONGEST_PREFIX] or "trace"


def left_out(kind: str, at: RecordedOutput | TraceProblem, words: str) -> LeftOut:
    """That something is left out, with its place."""
    return LeftOut(kind, f"{_place(at)}: {words}")


def unkept(at: RecordedOutput, error: AppError | ValueError) -> LeftOut:
    """That an output can't be kept because of an error."""
    why = str(error) if isinstance(error, AppError) else "It can't be kept as JSON."
    kind = "no spec" if isinstance(error, DefinitionError) else type(error).__name__
    return left_out(kind, at, why)


def _place(at: RecordedOutput | TraceProblem) -> str:
    return f"{at.source}:{at.line}" if at.line else at.source
