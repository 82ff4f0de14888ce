"""What a screen needs is imported in turns; keys reach no other screen until it is there."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.frame.screen_opening import _PARTS, ScreenOpening

LATE = "tooldesk_ui.scan.chart_words"


def test_last_wish_is_shown_once_it_is_imported(qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in _PARTS["scan"]:
        __import__(f"tooldesk_ui.{part}")
    monkeypatch.delitem(sys.modules, LATE)
    window, shown = QWidget(), []
    column, left, meanwhile = QVBoxLayout(window), QLineEdit(), QScrollArea()
    column.addWidget(left)
    column.addWidget(meanwhile)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    left.setFocus()
    qtbot.waitUntil(left.hasFocus)
    opening = ScreenOpening(shown.append, meanwhile)
    opening.open("servers_of_no_part")
    assert shown == ["servers_of_no_part"]
    assert left.hasFocus()
    opening.open("scan")
    assert shown[1:] == []
    assert not left.hasFocus()
    qtbot.waitUntil(lambda: shown[1:] == ["scan"])
    assert LATE in sys.modules
    monkeypatch.delitem(sys.modules, LATE)
    opening.open("scan")
    opening.open("console")
    qtbot.wait(0)
    assert shown[2:] == ["console"]
