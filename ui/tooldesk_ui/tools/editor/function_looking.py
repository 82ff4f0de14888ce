"""FunctionLooking: reads, on a thread, which functions the file of a draft has; runs none."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk.paths import expanded_path
from tooldesk_ui.latest_work import LatestWork

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk_ui.tools.editor.tool_draft import ToolDraft

PAUSE_MS = 300
"""How long nothing must have been typed: half of a path is another file."""


class FunctionLooking(QObject):
    """Looks again whenever the draft names another file.

    Signals:
        found(object): the FileDescription of the file that the draft names now.
    """

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file: Path | None = None
        self._work = LatestWork(PAUSE_MS, self)
        self._work.finished.connect(self.found)

    def follow(self, draft: ToolDraft | None, folder: Path) -> None:
        """Look at the file of a draft, whose path counts from the folder of the workspace."""
        named = draft.value_at(("source", "file")) if draft and draft.kind == "python" else None
        file = (folder / named).absolute() if isinstance(named, str) and named else None
        if file != self._file:
            self._file = file
            self._work.cancel()
            if file is not None:
                self._work.start(partial(_read, file))

    async def shut_down(self) -> None:
        """Look no more."""
        await self._work.shut_down()


def _read(file: Path) -> FileDescription:
    # its parser comes with the first function that is edited
    from tooldesk.workspace.function_reading.reading import read_functions

    return read_functions(expanded_path(file))
