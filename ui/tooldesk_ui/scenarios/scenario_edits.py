"""ScenarioEdits: every change of a scenario as a step that can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.commands.history import History, Step

if TYPE_CHECKING:
    from tooldesk.scenarios.running import ScenarioResult
    from tooldesk.scenarios.scenario_runs import ScenarioRuns
    from tooldesk.scenarios.shown_scenarios import ShownScenarios
    from tooldesk.scenarios.trace_taking import TakenOutput


class ScenarioEdits:
    """Each reads first what it will change, so that undo gives back the very same files."""

    def __init__(self, steps: History) -> None:
        self._steps = steps

    async def accept(self, work: ShownScenarios, results: Sequence[ScenarioResult]) -> None:
        """Have what came be what is expected."""
        runs = work.runs
        who, before = named([each.name for each in results]), {}
        for each in results:
            before[each.name] = await runs.files.content(each.name)

        async def do() -> None:
            await work.accept(results)

        async def take_back() -> None:
            for name, content in before.items():
                await runs.files.restore(name, content)

        done = f"What came of {who} is expected from now on."
        self._steps.do(Step(f"accept what came of {who}", done, do, take_back))

    async def edit(
        self, runs: ScenarioRuns, name: str, text: str, saved: Callable[[str], object]
    ) -> None:
        """Expect what a person wrote; `saved` hears its name then.

        Raises:
            ScenarioError: that is nothing to expect.
        """
        from tooldesk.scenarios.expectation import read_expected

        expected = read_expected(text)
        before = await runs.files.content(name)

        async def do() -> None:
            scenario = runs.files.read(name).model_copy(update={"expected": expected})
            await runs.files.write(name, scenario, replaces=True)
            saved(name)

        async def take_back() -> None:
            await runs.files.restore(name, before)

        done = f"What {name} expects is saved."
        self._steps.do(Step(f"edit what {name} expects", done, do, take_back))

    def rename(self, runs: ScenarioRuns, old: str, new: str) -> None:
        """Have it be called otherwise."""

        async def do() -> None:
            await runs.files.rename(old, new)

        async def take_back() -> None:
            await runs.files.rename(new, old)

        done = f"{old} is called {new} now."
        self._steps.do(Step(f"rename scenario {old}", done, do, take_back))

    async def remove(self, runs: ScenarioRuns, names: Sequence[str]) -> None:
        """Delete their files."""
        who, before = named(names), {}
        for name in names:
            before[name] = await runs.files.content(name)

        async def do() -> None:
            for name in names:
                await runs.files.remove(name)

        async def take_back() -> None:
            for name, content in before.items():
                await runs.files.restore(name, content)

        done = f"{who} {'is' if len(names) == 1 else 'are'} removed."
        self._steps.do(Step(f"remove {who}", done, do, take_back))

    def keep(self, runs: ScenarioRuns, taken: Sequence[TakenOutput]) -> None:
        """Keep what was taken out of traces."""
        who = named([each.name for each in taken])

        async def do() -> None:
            for each in taken:
                await runs.files.write(each.name, each.scenario)

        async def take_back() -> None:
            for each in taken:
                await runs.files.remove(each.name)

        self._steps.do(Step(f"import {who}", f"Kept {who}.", do, take_back))


def named(names: Sequence[str]) -> str:
    """One by its name, several by their number."""
    return f"scenario {names[0]}" if len(names) == 1 else counted(len(names), "scenario")
