"""The window is painted before anything else is loaded, and may be closed that early."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject, Qt

from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.opening import show_first_frame
from tooldesk_ui.theme import Theme


@pytest.fixture
def window(theme: Theme, paths) -> Iterator[MainWindow]:
    window = MainWindow(theme, WindowState(paths.data_dir))
    yield window
    window.close()
    window.deleteLater()


def test_window_is_painted_when_the_rest_begins(window: MainWindow) -> None:
    painted: list[bool] = []
    window.painted.connect(lambda: painted.append(True))
    assert show_first_frame(window)
    assert painted == [True]


def test_window_that_is_closed_at_once_ends_the_start(window: MainWindow) -> None:
    QMetaObject.invokeMethod(window, "close", Qt.ConnectionType.QueuedConnection)
    assert not show_first_frame(window)
