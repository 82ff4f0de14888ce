"""Figures that have no room go one by one, and a tip has them all."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.top_bar import Summary, TopBar

WORDS = "1,030 outputs, 12 files, 4.1 MB; stopped before its end"


def summary_of(qtbot: QtBot, room: str) -> Summary:
    summary = Summary(WORDS)
    qtbot.addWidget(summary)
    summary.resize(summary.fontMetrics().horizontalAdvance(room) + 1, 20)
    return summary


def tip_of(summary: Summary) -> str:
    asks = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(1, 1), QPoint(1, 1))
    QApplication.sendEvent(summary, asks)
    return summary.toolTip()


def test_figures_go_one_by_one(qtbot: QtBot) -> None:
    shown = [
        WORDS,
        "1,030 outputs, 12 files, 4.1 MB…",
        "1,030 outputs, 12 files…",
        "1,030 outputs…",
    ]
    assert [summary_of(qtbot, each).shown for each in shown] == shown
    assert summary_of(qtbot, "1,030 out…").shown == "…"


def test_sentence_is_shown_as_far_as_it_fits(qtbot: QtBot) -> None:
    summary = summary_of(qtbot, "The newest calls…")
    summary.setText("The newest calls were not looked through.")
    assert summary.shown == "The newest calls…"


def test_tip_has_what_there_is_no_room_for(qtbot: QtBot) -> None:
    assert tip_of(summary_of(qtbot, "1,030 outputs…")) == WORDS
    assert tip_of(summary_of(qtbot, WORDS)) == ""


def test_first_figure_has_room_before_buttons_say_their_words(qtbot: QtBot, theme: Theme) -> None:
    actions = [QAction(theme.icon("save", "text"), f"Export all of them {at}") for at in range(2)]
    buttons = [ActionButton(each) for each in actions]
    bar = TopBar("some_summary", buttons)
    qtbot.addWidget(bar)
    bar.summary.setText(WORDS)
    bar.resize(sum(each.sizeHint().width() for each in buttons) + 60, bar.height())
    bar.show()
    qtbot.waitUntil(lambda: bar.summary.shown.startswith("1,030 outputs"))
    assert [each.text() for each in buttons] == ["", "Export all of them 1"]


def test_first_figure_has_room_before_views_stand_side_by_side(qtbot: QtBot, theme: Theme) -> None:
    views = Segments(("Models", "Dialects", "Tools", "Days", "What if"), "some_views")
    bar = TopBar("some_summary", [], views)
    qtbot.addWidget(bar)
    bar.summary.setText(WORDS)
    whole = views.sizeHint().width()
    bar.resize(whole + 60, bar.height())
    bar.show()
    qtbot.waitUntil(lambda: bar.summary.shown.startswith("1,030 outputs"))
    assert views.width() < whole
    bar.summary.clear()
    qtbot.waitUntil(lambda: views.width() == whole)


def test_sentence_takes_no_room_from_buttons(qtbot: QtBot) -> None:
    summary = summary_of(qtbot, WORDS)
    assert summary.least_width > 0
    summary.setText("The newest calls were not looked through.")
    assert summary.least_width == 0
