"""OtherStarts: what this start and later ones of Tooldesk name is shown in the one window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.single_instance import SingleInstance


class OtherStarts:
    """Brings the window to the front, offers a folder, and shows what files could become."""

    def __init__(
        self, window: MainWindow, open_folder: Callable[[Path], None], files: Sequence[Path]
    ) -> None:
        """`open_folder` is called when a person wants it; `files` are those of this start."""
        self._window, self._open_folder = window, open_folder
        self._files = list(files)
        self._instance: SingleInstance | None = None
        self._open_offered: QAction | None = None

    def listen(self, data_dir: Path) -> None:
        """Hear of later starts from now on."""
        self._instance = SingleInstance(data_dir, self._window)
        # it waits for an answer, and opens a window of its own when that takes long
        answered_first = Qt.ConnectionType.QueuedConnection
        self._instance.raised.connect(self._on_raised, answered_first)
        self._instance.brought.connect(self._on_brought, answered_first)

    def close(self) -> None:
        """Hear of no more."""
        if self._instance is not None:
            self._instance.close()

    def show_files(self) -> None:
        """Show what files could become once a workspace is open; a person says what is added."""
        if self._window.app is not None and self._files:
            files, self._files = self._files, []
            self._window.tools.adding.bring(files)

    def _on_brought(self, files: list[Path]) -> None:
        self._files += files
        self.show_files()

    def _on_raised(self, workspace: str) -> None:
        window, app = self._window, self._window.app
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        # a dialog of it would be behind it where no window manager keeps it in front
        for each in (window, QApplication.activeModalWidget()):
            if each is not None:
                each.raise_()
                each.activateWindow()
        if workspace and (app is None or Path(workspace) != app.workspace.folder):
            self._offer(Path(workspace))

    def _offer(self, folder: Path) -> None:
        """Another start named a folder: whoever did that, a person opens it."""
        from tooldesk.execution.permissions.visible_text import visible_line

        window = self._window
        self._open_offered = QAction("Open it", window)
        self._open_offered.setObjectName("open_offered")
        self._open_offered.triggered.connect(
            lambda: window.leave_workspace(lambda: self._open_folder(folder))
        )
        title = "Another start of Tooldesk asks for a folder"
        window.notices.show_words("info", title, visible_line(str(folder)), "", self._open_offered)
