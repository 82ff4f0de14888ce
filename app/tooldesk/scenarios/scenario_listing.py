"""ScenarioListing: what a list shows of the scenarios of a workspace, read again as it changes."""

from __future__ import annotations

from pathlib import Path

from tooldesk.errors import ScenarioError
from tooldesk.frozen_record import frozen_record
from tooldesk.scenarios.expectation import expectation_words
from tooldesk.scenarios.scenario_files import ScenarioFiles

_LONGEST = 300
"""Characters of what is kept of a text for a list."""

Stamp = tuple[int, int, int]
"""Inode, size and nanosecond of the last change: the same as long as the file is."""


@frozen_record
class ListedScenario:
    """A scenario without its texts."""

    name: str
    """Its name."""

    stamp: Stamp | None
    """Of which content of its file this was read; None where there is no telling."""

    expects: str = ""
    """What is expected of it, in words."""

    about: str = ""
    """What it is kept for."""

    model: str = ""
    """Which model wrote it."""

    executes: bool = False
    """Whether its calls are executed."""

    problem: str = ""
    """Why its file can't be read; "" where it can."""


class ScenarioListing:
    """Reads a file again only when it is another one than before."""

    def __init__(self, files: ScenarioFiles) -> None:
        self._files = files
        self._known: dict[str, ListedScenario] = {}

    def read(self) -> list[ListedScenario]:
        """All scenarios in natural order. Blocking."""
        listed = []
        for name in self._files.names():
            known, stamp = self._known.get(name), _stamp_of(self._files.file_of(name))
            if known is None or stamp is None or known.stamp != stamp:
                known = self._read(name, stamp)
            listed.append(known)
        self._known = {each.name: each for each in listed}
        return listed

    def _read(self, name: str, stamp: Stamp | None) -> ListedScenario:
        try:
            scenario = self._files.read(name)
        except ScenarioError as error:
            return ListedScenario(name, stamp, problem=error.message)
        return ListedScenario(
            name,
            stamp,
            expectation_words(scenario)[:_LONGEST],
            " ".join(scenario.about[:_LONGEST].split()),
            scenario.model[:_LONGEST],
            scenario.executes,
        )


def _stamp_of(file: Path) -> Stamp | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
