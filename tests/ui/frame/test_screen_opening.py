"""A screen is imported, made and shown in turns; keys reach no other one until it is there."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.frame.screen_opening import _PARTS, ScreenOpening

LATE = "tooldesk_ui.scan.chart_words"


def test_last_wish_is_shown_once_it_is_imported(qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in _PARTS["scan"]:
        __import__(f"tooldesk_ui.{part}")
    monkeypatch.delitem(sys.modules, LATE)
    window, shown, made = QWidget(), [], ["made before"]
    column, left, meanwhile = QVBoxLayout(window), QLineEdit(), QScrollArea()
    column.addWidget(left)
    column.addWidget(meanwhile)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    left.setFocus()
    qtbot.waitUntil(left.hasFocus)
    turns, made_at = 0, []

    def count() -> None:
        nonlocal turns
        turns += 1

    def make(screen_id: str) -> None:
        made.append(screen_id)
        made_at.append(turns)

    def show(screen_id: str) -> None:
        shown.append(screen_id)
        counting.stop()

    counting = QTimer(window)
    counting.timeout.connect(count)
    counting.start(0)
    opening = ScreenOpening(lambda: made, make, show, meanwhile)
    opening.open("made before")
    counting.start(0)
    assert shown == ["made before"]
    assert left.hasFocus()
    opening.open("scan")
    assert shown[1:] == []
    assert not left.hasFocus()
    qtbot.waitUntil(lambda: shown[1:] == ["scan"])
    assert LATE in sys.modules
    assert made_at[0] < turns, "it is shown in a turn of its own"
    monkeypatch.delitem(sys.modules, LATE)
    made.remove("scan")
    opening.open("scan")
    opening.open("console")
    qtbot.waitUntil(lambda: shown[2:] == ["console"])
    assert "scan" not in made
