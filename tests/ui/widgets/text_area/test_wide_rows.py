"""A scroll bar for a row that is wider than the text's room comes once, and stays."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.text_area.text_area import TextArea

MOST_RESIZES = 4
"""For the new size, and for each bar."""


class Counting(TextArea):
    """Knows how often it was laid out anew."""

    times = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.times += 1
        super().resizeEvent(event)


@pytest.mark.parametrize("wide", [8, 9, 10, 12])
def test_bar_that_hides_the_only_wide_row_stays(qtbot: QtBot, theme: Theme, wide: int) -> None:
    area = Counting(theme, wraps=False)
    qtbot.addWidget(area)
    area.setFont(code_font())
    area.set_text("\n".join("x" * 400 if row == wide else "short" for row in range(60)))
    area.show()
    has_bar = set()
    for height in range(120, 420, 3):
        area.times = 0
        area.resize(300, height)
        QApplication.processEvents()
        assert area.times <= MOST_RESIZES, height
        has_bar.add(area.horizontalScrollBar().maximum() > 0)
    assert has_bar == {False, True}
