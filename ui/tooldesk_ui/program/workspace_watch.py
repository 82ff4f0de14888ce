"""WorkspaceWatch: notices when the files of a workspace are edited outside."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from tooldesk_ui.in_turns import InTurns

SETTLE_MS = 300
"""Editors write a file in several steps; one reload follows the last of them."""

MAX_WATCHED = 2_000
AT_ONCE = 20


def watchable(tools_dir: Path, sources: Iterable[Path]) -> list[str]:
    """The folder and what of these files is there; asks the disk for each, so not in the window."""
    files = sorted({*map(str, tools_dir.glob("*.json")), *map(str, sources)})
    return [str(tools_dir), *islice(filter(os.path.exists, files), MAX_WATCHED)]


def were_changed(paths: Iterable[str], since: float) -> bool:
    """Whether a file was written, added or removed since a time.time(); asks the disk for each."""
    for path in paths:
        with suppress(OSError):
            if os.stat(path).st_mtime > since:
                return True
    return False


class WorkspaceWatch(QObject):
    """Watches a folder of tool files and the code the tools come from.

    Attributes:
        paths: What is watched, or will be in a moment.

    Signals:
        changed(): something was edited, added or removed, and then left alone for a moment.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._turns = InTurns(self)
        self.paths: Sequence[str] = ()
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self.changed)
        self._watcher.fileChanged.connect(lambda _: self._settling.start())
        self._watcher.directoryChanged.connect(lambda _: self._settling.start())

    def watch(self, paths: Sequence[str]) -> None:
        """Watch these in place of what was watched before: the first at once, the rest in turns."""
        self.paths = paths
        steps = self._watching(set(paths))
        next(steps, None)
        self._turns.start(steps)

    def _watching(self, wanted: set[str]) -> Iterator[None]:
        watched = {*self._watcher.files(), *self._watcher.directories()}
        gone, new = sorted(watched - wanted), sorted(wanted - watched)
        for paths, change in ((gone, self._watcher.removePaths), (new, self._watcher.addPaths)):
            for first in range(0, len(paths), AT_ONCE):
                change(paths[first : first + AT_ONCE])
                yield

    def stop(self) -> None:
        """Watch nothing any more."""
        self._turns.start(iter(()))
        self._settling.stop()
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)
