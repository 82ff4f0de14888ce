"""What rows of the console say of times fits into their columns."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from tooldesk_ui.console.lanes import lane_header, stage_header
from tooldesk_ui.console.lanes.opener import room_for_time
from tooldesk_ui.theme import FontSize, Theme, code_font
from tooldesk_ui.widgets.formatting import duration


@pytest.mark.parametrize("seconds", [0.001, 59.9, 129.0, 7_205.0])
def test_column_of_times_holds_minutes(qtbot: QtBot, theme: Theme, seconds: float) -> None:
    words = duration(seconds)
    for font, usual in (
        (code_font(FontSize.SMALL), lane_header.TIME_WIDTH),
        (code_font(11), stage_header.TIME_WIDTH),
    ):
        room = room_for_time(font, words, usual)
        assert room >= QFontMetrics(font).horizontalAdvance(words)
        assert room == usual or seconds > 60
