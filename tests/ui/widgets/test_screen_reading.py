"""What a screen reader asks at the wrong moment does not end the program."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.text_area.text_area import TextArea


def test_child_that_has_gone_is_none_of_a_scroll_area(qtbot: QtBot, theme: Theme) -> None:
    qtbot.addWidget(TextArea(theme))  # from the first text on
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidget(QLabel("words\n" * 100))
    area.resize(100, 100)
    area.show()
    told = QAccessible.queryAccessibleInterface(area)
    count = told.childCount()
    area.resize(1_000, 4_000)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    assert count == told.childCount() > 1
    assert told.child(0).object() is area.viewport()
    assert not any(told.child(place) for place in (-1, *range(count, 200)))
    assert told.role() == QAccessible.Role.Client
