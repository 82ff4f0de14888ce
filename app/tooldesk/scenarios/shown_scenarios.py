"""ShownScenarios: the scenarios of a workspace, read and run for a person, without secrets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from tooldesk.scenarios.expectation import expected_text
from tooldesk.scenarios.running import ScenarioResult
from tooldesk.scenarios.scenario import Scenario
from tooldesk.scenarios.scenario_listing import ListedScenario, ScenarioListing, Stamp
from tooldesk.scenarios.scenario_runs import ScenarioRuns
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk

TOLD_EVERY_S = 0.1


class ShownScenarios:
    """Works at a desk; what it shows of results is without secrets, what it accepts is as it was.

    Attributes:
        desk: That of the workspace.
        runs: What runs them.
    """

    def __init__(self, desk: WorkspaceDesk) -> None:
        self.desk = desk
        self.runs = ScenarioRuns(desk)
        self._listing = ScenarioListing(self.runs.files)
        self._listed: list[ListedScenario] = []
        self._results: dict[str, tuple[Stamp | None, ScenarioResult, ScenarioResult]] = {}

    @property
    def listed(self) -> list[tuple[ListedScenario, ScenarioResult | None]]:
        """As they were read last; what came of a file that is another one now does not count."""
        listed = []
        for each in self._listed:
            stamp, shown, _ = self._results.get(each.name, (None, None, None))
            listed.append((each, shown if stamp == each.stamp else None))
        return listed

    async def look(self) -> None:
        """Read what there is."""
        self._listed = self.desk.without_known_secrets(await asyncio.to_thread(self._listing.read))

    async def read(self, name: str) -> tuple[Scenario, str, bool]:
        """A scenario, what it expects as text, and whether a secret was taken out of that.

        Raises:
            ScenarioError: it can't be read.
        """
        scenario = await asyncio.to_thread(self.runs.files.read, name)
        text = await asyncio.to_thread(expected_text, scenario.expected)
        clean = self.desk.without_known_secrets
        shown, raw = clean(text), clean(scenario.raw)
        return scenario.model_copy(update={"raw": raw}), shown, shown != text

    def result_of(self, name: str) -> ScenarioResult | None:
        """What came of a scenario when it was run last, to be accepted."""
        _, _, result = self._results.get(name, (None, None, None))
        return result

    async def accept(self, results: Sequence[ScenarioResult]) -> None:
        """Have what came of scenarios be what is expected; they are as expected from then on.

        Raises:
            ScenarioError, SavedCallError: as `ScenarioRuns.accept` does.
        """
        for each in results:
            await self.runs.accept(each)
        await self.look()
        stamps = {each.name: each.stamp for each in self._listed}
        for each in results:
            _, shown, _ = self._results[each.name]
            shown, result = (replace(one, differences=()) for one in (shown, each))
            self._results[each.name] = stamps.get(each.name), shown, result

    async def run(self, names: Sequence[str], tell: Callable[[int], object]) -> None:
        """Run these one after the other; `tell` hears from time to time how many are done."""
        await self.desk.prepare()
        stamps = {each.name: each.stamp for each in self._listed}
        told_at = time.monotonic()
        for done, name in enumerate(names, 1):
            result = await self.runs.run(name)
            shown = self.desk.without_known_secrets(replace(result, got=None))
            self._results[name] = stamps.get(name), shown, result
            if time.monotonic() - told_at > TOLD_EVERY_S:
                told_at = time.monotonic()
                tell(done)
