"""The plugin of pytest: `pytest --tooldesk DIR` runs each scenario of a workspace as a test.

Without the option nothing else of Tooldesk is imported. Nothing below the workspace is collected or
imported by pytest itself, so that a folder which nobody trusts runs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.scenarios.running import ScenarioResult
    from tooldesk.scenarios.scenario_runs import ScenarioRuns


class ScenarioFailedError(Exception):
    """A scenario is not as expected; its text says in what."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("tooldesk")
    group.addoption("--tooldesk", metavar="DIR", help="run the scenarios of this workspace, too")
    group.addoption(
        "--tooldesk-data-dir", metavar="DIR", help="where Tooldesk keeps counts, cache and history"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Put the scenarios behind the other tests, before -k and -m choose among them."""
    if (folder := config.getoption("--tooldesk")) is None:
        return
    given = Path(folder).absolute()
    if not (given / "scenarios").is_dir():
        raise pytest.UsageError(f"--tooldesk {folder}: there is no folder of scenarios in it.")
    name = f"{folder}/scenarios"
    collector = ScenarioFolder.from_parent(
        session, name=name, nodeid=name, path=given, data_dir=config.getoption("tooldesk_data_dir")
    )
    items.extend(collector.collect())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Close what the scenarios were run with."""
    if (opened := session.config.stash.get(_OPENED, None)) is not None:
        opened.close()


class _Opened:
    """A workspace that is open as long as the session lasts."""

    def __init__(self, folder: Path, data_dir: str | None) -> None:
        from tooldesk.bootstrap import build_app
        from tooldesk.paths import AppPaths
        from tooldesk.scenarios.scenario_runs import ScenarioRuns

        self._runner = asyncio.Runner()
        paths = AppPaths.of(Path(data_dir) if data_dir else None, folder)
        self._app: App = build_app(paths)
        self._runner.run(self._app.load())
        self.runs: ScenarioRuns = ScenarioRuns(self._app)

    def run(self, name: str) -> ScenarioResult:
        """Run a scenario; what it tells is without secrets."""
        from dataclasses import replace

        async def work() -> ScenarioResult:
            result = replace(await self.runs.run(name), got=None)
            return result if result.is_as_expected else await self._app.without_secrets(result)

        return self._runner.run(work())

    def close(self) -> None:
        """End what was started."""
        self._runner.run(self._app.close())
        self._runner.close()


_OPENED = pytest.StashKey[_Opened]()


class ScenarioFolder(pytest.Collector):
    """The scenarios of a workspace."""

    def __init__(self, *, data_dir: str | None, **given: Any) -> None:
        super().__init__(**given)
        self._data_dir = data_dir

    def collect(self) -> Iterator[pytest.Item]:
        """An item a file."""
        from tooldesk.scenarios.scenario_files import ScenarioFiles

        files = ScenarioFiles(self.path, _write_nothing)
        for name in files.names():
            yield ScenarioItem.from_parent(self, name=name, path=files.file_of(name))

    @property
    def opened(self) -> _Opened:
        """The workspace, opened by the first test that runs."""
        stash = self.config.stash
        if _OPENED not in stash:
            stash[_OPENED] = _Opened(self.path, self._data_dir)
        return stash[_OPENED]


async def _write_nothing(value: object) -> None:
    raise AssertionError("nothing is written")


class ScenarioItem(pytest.Item):
    """A scenario as a test."""

    def runtest(self) -> None:
        """Run it.

        Raises:
            ScenarioFailedError: it is not as expected.
        """
        from tooldesk.scenarios.shown_differences import lines_of

        assert isinstance(self.parent, ScenarioFolder)
        result = self.parent.opened.run(self.name)
        if not result.is_as_expected:
            raise ScenarioFailedError("\n".join(lines_of(result)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is not as expected, without a traceback."""
        if isinstance(excinfo.value, ScenarioFailedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """What stands above it in a report."""
        return self.path, None, f"scenario {self.name}"
