"""A window comes back where it was, and never where nobody can reach it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from tooldesk_ui.frame.window_geometry import restore_geometry, saved_geometry


@pytest.fixture
def window(qtbot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


def test_size_comes_back(window: QMainWindow, qtbot) -> None:
    window.resize(750, 500)
    window.show()
    saved = saved_geometry(window)
    again = QMainWindow()
    qtbot.addWidget(again)
    restore_geometry(again, saved)
    again.show()
    assert again.size() == window.size()


@pytest.mark.parametrize("saved", ["", "AAAA", "no base64 \u00e9"])
def test_unusable_geometry_gives_the_middle_of_the_screen(window: QMainWindow, saved: str) -> None:
    restore_geometry(window, saved)
    area = QGuiApplication.primaryScreen().availableGeometry()
    assert area.intersects(window.geometry())


def test_window_of_a_screen_that_has_gone_comes_back(window: QMainWindow, qtbot) -> None:
    window.setGeometry(QRect(9000, 7000, 800, 500))
    saved = saved_geometry(window)
    again = QMainWindow()
    qtbot.addWidget(again)
    restore_geometry(again, saved)
    area = QGuiApplication.primaryScreen().availableGeometry()
    assert area.contains(again.frameGeometry().topLeft())


def test_window_is_no_larger_than_a_small_screen(window: QMainWindow, monkeypatch) -> None:
    screen = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, 640, 450))
    monkeypatch.setattr(QGuiApplication, "primaryScreen", lambda: screen)
    restore_geometry(window, "")
    assert QRect(0, 0, 640, 450).contains(window.geometry())
    assert window.height() <= 450 - 40, "its title bar has room, too"
