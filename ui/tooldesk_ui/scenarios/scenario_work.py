"""ScenarioWork: the scenarios of the open workspace, read and run for a screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tooldesk_ui.scenarios.scenario_rows import ScenarioRow

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.scenarios.running import ScenarioResult
    from tooldesk.scenarios.scenario import Scenario
    from tooldesk.scenarios.scenario_listing import ListedScenario, Stamp

TOLD_EVERY_S = 0.1


class ScenarioWork:
    """Of one workspace.

    Attributes:
        runs: What runs them.
    """

    def __init__(self, app: App) -> None:
        from tooldesk.scenarios.scenario_listing import ScenarioListing
        from tooldesk.scenarios.scenario_runs import ScenarioRuns

        self.app = app
        self.runs = ScenarioRuns(app)
        self._listing = ScenarioListing(self.runs.files)
        self._listed: list[ListedScenario] = []
        self._results: dict[str, tuple[Stamp | None, ScenarioResult, ScenarioResult]] = {}

    @property
    def rows(self) -> list[ScenarioRow]:
        """As they were read last; what came of a file that is another one now does not count."""
        rows = []
        for each in self._listed:
            stamp, shown, _ = self._results.get(each.name, (None, None, None))
            rows.append(ScenarioRow(each, shown if stamp == each.stamp else None))
        return rows

    async def look(self) -> None:
        """Read what there is."""
        self._listed = self.app.without_known_secrets(await asyncio.to_thread(self._listing.read))

    async def read(self, name: str) -> tuple[Scenario, str, bool]:
        """A scenario, what it expects as text, and whether a secret was taken out of that.

        Raises:
            ScenarioError: it can't be read.
        """
        from tooldesk.scenarios.expectation import expected_text

        scenario = await asyncio.to_thread(self.runs.files.read, name)
        text = await asyncio.to_thread(expected_text, scenario.expected)
        clean = self.app.without_known_secrets
        shown, raw = clean(text), clean(scenario.raw)
        return scenario.model_copy(update={"raw": raw}), shown, shown != text

    def result_of(self, name: str) -> ScenarioResult | None:
        """What came of a scenario when it was run last, to be accepted."""
        _, _, result = self._results.get(name, (None, None, None))
        return result

    async def run(self, names: Sequence[str], tell: Callable[[int], object]) -> None:
        """Run these one after the other; `tell` hears from time to time how many are done."""
        await self.app.prepare()
        stamps = {each.name: each.stamp for each in self._listed}
        told_at = time.monotonic()
        for done, name in enumerate(names, 1):
            result = await self.runs.run(name)
            shown = self.app.without_known_secrets(replace(result, got=None))
            self._results[name] = stamps.get(name), shown, result
            if time.monotonic() - told_at > TOLD_EVERY_S:
                told_at = time.monotonic()
                tell(done)
