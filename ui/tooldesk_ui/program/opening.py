"""open_window: paints the window before what runs it, asyncio and the core, is imported."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tooldesk.paths import AppPaths
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.language import set_language
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.marks import mark
from tooldesk_ui.program.single_instance import raise_running_window
from tooldesk_ui.theme import STYLE_ARGUMENTS, Theme
from tooldesk_ui.widgets.translated import translate_within

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

LONGEST_WAIT_MS = 1_000
"""A window that is shown minimised is not painted; the rest goes on without."""


def open_window(
    paths: AppPaths,
    build: Callable[[AppPaths], App],
    wanted_workspace: Path | None = None,
    files: Sequence[Path] = (),
) -> int:
    """Show the window until it is closed; gives the exit code. `build` makes the core.

    What `files` could become is shown as soon as the workspace is open, in the window that is.
    """
    QGuiApplication.setDesktopFileName("tooldesk")
    qt = QApplication([sys.argv[0], *STYLE_ARGUMENTS])
    # menus would mix actions with an icon and without one; the platform decides before this
    qt.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    qt.setApplicationName("Tooldesk")
    qt.setQuitOnLastWindowClosed(False)
    if raise_running_window(paths.data_dir, wanted_workspace, files):
        return 0
    state = WindowState(paths.data_dir)
    state.wants_tour = state.is_new and wanted_workspace is None and not files
    theme = Theme(state.scheme)
    theme.set_text_size(state.text_size)
    theme.apply(qt)
    set_language(state.language)
    qt.setWindowIcon(theme.icon("tooldesk"))
    if wanted_workspace is None and (remembered := state.text("workspace")):
        paths = AppPaths(paths.data_dir, Path(remembered), paths.log_dir)
    window = MainWindow(theme, state)
    translate_within(window)
    if show_first_frame(window):
        mark("painted")
        from tooldesk_ui.program.desktop import keep_open

        keep_open(qt, window, paths, build, files)
    return 0


def show_first_frame(window: MainWindow) -> bool:
    """Show `window` and wait until it is painted; whether it is still open then."""
    waiting = QEventLoop()
    window.painted.connect(waiting.quit)
    window.closed.connect(waiting.quit)
    QTimer.singleShot(LONGEST_WAIT_MS, waiting, waiting.quit)
    window.show()
    waiting.exec()
    return window.isVisible()
