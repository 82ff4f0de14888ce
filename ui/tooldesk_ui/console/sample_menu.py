"""SampleMenu: the sample outputs of the workspace, looked up when the menu opens."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from tooldesk.workspace.workspace import Workspace


class SampleMenu(QMenu):
    """One entry a sample.

    Signals:
        chosen(Path): the file of the chosen sample.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace: Workspace | None = None
        self.setObjectName("sample_menu")
        self.setAccessibleName("Samples")
        self.aboutToShow.connect(self.fill)

    def set_workspace(self, workspace: Workspace | None) -> None:
        """Offer the samples of another workspace."""
        self._workspace = workspace

    def fill(self) -> None:
        """Offer the samples that are there now."""
        self.clear()
        samples = self._workspace.samples() if self._workspace is not None else ()
        for sample in samples:
            self.addAction(sample.title).triggered.connect(partial(self._on_triggered, sample.path))
        if not samples:
            self.addAction("The workspace has no samples").setEnabled(False)

    def _on_triggered(self, path: Path) -> None:
        self.chosen.emit(path)
