"""Find in what is so high that something around it scrolls: bar and match are to be seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.widgets.json_tree.json_tree import JsonTree
from tooldesk_ui.widgets.text_area.text_area import TextArea

ROWS = [{"row": number} for number in range(120)]
HIGH = 2_400


def text(theme: Any) -> TextArea:
    area = TextArea(theme, is_read_only=True)
    area.set_text(json.dumps(ROWS, indent=1))
    area.setFixedHeight(HIGH)
    return area


def tree(theme: Any) -> JsonTree:
    made = JsonTree(theme, ROWS, "Rows")
    made.set_room(HIGH)
    made.rows.expandAll()
    return made


@pytest.fixture(params=[text, tree])
def searched(request: pytest.FixtureRequest, theme: Any, qtbot: QtBot) -> Iterator[Any]:
    """Something high, below something else, in an area that scrolls both."""
    make: Callable[[Any], QWidget] = request.param
    lanes, whole = QScrollArea(), QWidget()
    qtbot.addWidget(lanes)
    column = QVBoxLayout(whole)
    column.addSpacing(300)
    view = make(theme)
    column.addWidget(view)
    lanes.setWidget(whole)
    lanes.setWidgetResizable(True)
    lanes.resize(500, 400)
    lanes.show()
    lanes.activateWindow()
    qtbot.waitUntil(lambda: lanes.verticalScrollBar().maximum() > 1_000)
    view.setFocus()
    yield view
    lanes.close()


def is_seen(widget: QWidget, rect: QRect) -> bool:
    """Whether a part of a widget is whole in the area that scrolls."""
    return bool(widget.visibleRegion().boundingRect().contains(rect))


def lanes_of(widget: QWidget) -> QScrollArea:
    while not isinstance(around := widget.parentWidget(), QScrollArea):
        widget = around
    return around


def test_find_bar_is_seen_wherever_the_lanes_are_scrolled(searched: Any, qtbot: QtBot) -> None:
    scroll = lanes_of(searched).verticalScrollBar()
    scroll.setValue(1_000)
    searched.open_find()
    bar = searched.finding.bar
    assert is_seen(bar, bar.rect())
    for place in (1_600, 700, 0):
        scroll.setValue(place)
        assert place == 0 or is_seen(bar, bar.rect())
    top = bar.y()
    assert 0 <= top < bar.height()


def test_match_that_is_scrolled_away_comes_into_view_below_the_bar(
    searched: Any, qtbot: QtBot
) -> None:
    searched.open_find()
    bar = searched.finding.bar
    QTest.keyClicks(bar.field, "110")
    qtbot.waitUntil(lambda: bar.words == "1 of 1")
    qtbot.waitUntil(lambda: is_seen(searched.view.viewport(), searched.match_rect()))
    assert is_seen(bar, bar.rect())
    QTest.keyClick(bar.field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(bar.field, "row")
    qtbot.waitUntil(lambda: bar.words.endswith(" of 120"))
    QTest.keyClick(bar.field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)

    def is_free() -> bool:
        row, port = searched.match_rect(), searched.view.viewport()
        place = QRect(port.mapTo(searched, row.topLeft()), row.size())
        return is_seen(port, row) and not bar.geometry().intersects(place)

    qtbot.waitUntil(is_free)
