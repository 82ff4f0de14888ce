"""Calls that did not run for how they were written: unreadable ones, and those that wait."""

from __future__ import annotations

from typing import Any

from tooldesk_ui.console.lanes.lane_header import LaneHeader
from tooldesk_ui.console.past.past_record import usage_of
from tooldesk_ui.history.charts.chart_words import drawn, place_ticks, tip
from tooldesk_ui.history.charts.figures_model import FiguresModel
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.plain_text import PlainLabel

CUT_OFF = '```json\n{"name": "calculator", "arguments": {"expression": "1", "of_col'
UNREADABLE = "<tool_call>the calculator, please</tool_call>"
NAME = "__format_error__"


async def run(window: MainWindow, until: Any, text: str) -> None:
    """In the console; then the History screen shows the call."""
    await until(lambda: window.tools.list.model.rowCount() > 0)
    window.console._raw.editor.set_text(text)
    await until(window.commands["run"].isEnabled)
    window.commands["run"].trigger()
    window.show_screen("history")
    rows = window.screens()["history"].list.model  # type: ignore[attr-defined]
    await until(lambda: rows.rowCount() == 1)


def test_unreadable_call_has_no_internal_name_and_is_not_replayed(live, until, theme) -> None:
    async def body(window: MainWindow) -> None:
        await run(window, until, UNREADABLE)
        await until(lambda: "(unreadable call)" in words_of(window))
        await until(lambda: "In the model's output" in words_of(window))
        assert not any("format_error" in words for words in words_of(window))
        screen: Any = window.screens()["history"]
        chip = screen.filters.chips["tool"]
        await until(lambda: NAME in chip._choices)
        assert chip._said(NAME) == "(unreadable call)"
        screen.filters.set_choices({"tool": NAME})
        screen.list.ask_anew()
        await until(lambda: screen.bar.summary.text() == "1 call found")
        assert screen.views.missing_tool(screen._counted) == "", "no tool that is gone is meant"
        replay = screen.page.findChild(object, "replay_call_button")
        await until(lambda: "Call 1 could not be read" in replay.toolTip())
        assert not replay.isEnabled()
        assert "Open what the model wrote in the console" in replay.toolTip()
        assert "Open what the model wrote in the console" in screen.page.note.text()
        (each,) = await screen._source.figures("tool", "")
        table = FiguresModel()
        told = [*place_ticks(drawn("tool", [each])), tip(each), *table.words(each)]
        assert repr(told).count("(unreadable call)") == 3
        assert NAME not in repr(told)
        header = LaneHeader(theme, usage_of(await screen._source.find(1)).lanes[0])
        assert header.accessibleName() == "Call 1: (unreadable call), failed"
        header.deleteLater()

    live(body)


def test_call_that_waits_is_listed_as_itself_and_can_be_run(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await run(window, until, CUT_OFF)
        await until(lambda: "calculator" in words_of(window))
        await until(lambda: "This call waits for you" in words_of(window))
        screen: Any = window.screens()["history"]
        await until(lambda: screen.page.findChild(object, "replay_call_button").isEnabled())
        assert screen.page.badge._word.text() == "Needs you"

    live(body)


def words_of(window: MainWindow) -> list[str]:
    return [each.text() for each in window.findChildren(PlainLabel) if each.isVisible()]
