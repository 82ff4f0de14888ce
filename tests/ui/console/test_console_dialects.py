"""The console on the real core: forcing a dialect, comparing all, and what is one key away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.lanes.lane_view import LaneView

CALCULATE = '{"name": "calculator", "arguments": {"expression": "6 * 7"}}'
HERMES = f"<tool_call>{CALCULATE}</tool_call>"
MISSPELT = HERMES.replace("calculator", "calculate_it")
Steps = Callable[[ConsoleScreen], Awaitable[None]]


@pytest.fixture
def run(until: Any) -> Callable[[ConsoleScreen, str], Awaitable[None]]:
    """Runs a text and waits until its calls are through."""

    async def run_text(screen: ConsoleScreen, text: str) -> None:
        screen._raw.editor.set_text(text)
        await until(screen.commands["run"].isEnabled)
        screen.commands["run"].trigger()
        session = screen._session
        assert session is not None
        await until(lambda: session.runner.state.value == "idle")

    return run_text


def test_detected_dialect_is_told_until_the_text_changes(
    use_console: Any, run: Any, until: Any
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        await run(screen, f"{HERMES}\n[TOOL_CALLS]calculator{{}}")
        assert screen._dialects.detected == "Found hermes, mistral-v11"
        screen._raw.editor.set_text("other")
        await until(lambda: screen._dialects.detected == "")

    use_console(steps)


def test_forced_dialect_is_the_only_one_that_is_read(use_console: Any, run: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        screen._dialects.picker.choose("react")
        await run(screen, HERMES)
        assert screen._session is not None
        record = screen._session.runner.record
        assert record is not None
        assert (record.dialect, record.lanes) == ("react", [])

    use_console(steps)


def test_forced_dialect_survives_a_restart(use_console: Any, theme: Any) -> None:
    saved: list[dict[str, Any]] = []

    async def choose(screen: ConsoleScreen) -> None:
        screen._on_dialect_wanted("react")
        saved.append(screen.save_state())

    async def find_again(screen: ConsoleScreen) -> None:
        screen.restore_state(saved[0])
        assert screen._dialects.picker.chosen == "react"
        assert screen._dialects.detected == "Only this one is read"

    use_console(choose)
    use_console(find_again)


def test_dialects_are_compared_beside_the_text(use_console: Any, run: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        await run(screen, HERMES)
        screen.commands["compare_dialects"].trigger()
        session = screen._session
        assert session is not None
        assert screen._right.currentWidget() is session.matrix
        await until(lambda: "dialects read calls" in session.matrix.summary)
        screen._raw.editor.set_text(f"{HERMES} {HERMES}")
        await until(lambda: screen._raw.editor._highlighter.number_at(len(HERMES) + 20) == 1)
        session.matrix.dialect_wanted.emit("hermes")
        assert screen._dialects.picker.chosen == "hermes"
        screen.commands["run"].trigger()
        assert screen._right.currentWidget() is session.lanes
        assert not screen.commands["compare_dialects"].isChecked()
        await until(lambda: session.runner.state.value == "idle")

    use_console(steps)


def test_comparing_leaves_the_form_and_the_form_leaves_it(use_console: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        screen.try_tool("calculator")
        screen.commands["compare_dialects"].trigger()
        assert screen._left.currentWidget() is screen._raw
        screen.try_tool("calculator")
        assert not screen.commands["compare_dialects"].isChecked()

    use_console(steps)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{HERMES}{MISSPELT}", "There is no tool called 'calculate_it'."),
        (HERMES.replace("expression", "expresion"), "expresion"),
        ('<tool_call>{"name": 3}</tool_call>', "<tool_call>"),
    ],
)
def test_correction_prompt_is_copied_by_one_action(
    use_console: Any, run: Any, text: str, words: str
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        await run(screen, text)
        assert screen.commands["copy_correction"].isEnabled()
        told: list[str] = []
        screen.said.connect(told.append)
        screen.commands["copy_correction"].trigger()
        assert words in QGuiApplication.clipboard().text()
        assert told == ["The correction prompt is on the clipboard."]

    use_console(steps)


class Leaving(QObject):
    """The pointer, which leaves a lane that goes away below it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            assert isinstance(watched, LaneView)
            watched.left.emit()
        return False


def test_lanes_that_go_below_the_pointer_are_not_looked_for_in_the_next_run(
    use_console: Any, run: Any, until: Any
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        await run(screen, f"{HERMES}{MISSPELT}")
        session, leaving = screen._session, Leaving()
        assert session is not None
        assert session.lanes.problems == [1]
        session.lanes.choose(0)
        for view in session.lanes.lanes:
            view.installEventFilter(leaving)
        await run(screen, HERMES)
        assert [view.lane.number for view in session.lanes.lanes] == [0]
        assert session.lanes.problems == []

    use_console(steps)


def test_nothing_is_offered_where_nothing_went_wrong(use_console: Any, run: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        assert not screen.commands["copy_correction"].isEnabled()
        await run(screen, HERMES)
        assert not screen.commands["copy_correction"].isEnabled()
        assert screen.commands["copy_result"].isEnabled()

    use_console(steps)


def test_selection_settings_open_once_and_end_with_the_window(use_console: Any, until: Any) -> None:
    def opened() -> int:
        names = [each.objectName() for each in QApplication.topLevelWidgets()]
        return names.count("selection_dialog")

    async def steps(screen: ConsoleScreen) -> None:
        screen.commands["selection_settings"].trigger()
        screen.commands["selection_settings"].trigger()
        await until(opened)
        screen.commands["selection_settings"].trigger()
        await asyncio.sleep(0)
        assert opened() == 1

    use_console(steps)


def test_every_action_has_a_shortcut_of_its_own(use_console: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        # chosen from a menu of their own
        without = {"load_sample", "saved_calls", "rename_call", "delete_call"}
        actions = [each for each in screen.actions() if each.objectName() not in without]
        shortcuts = [each.shortcut().toString() for each in actions]
        assert all(shortcuts)
        assert len(set(shortcuts)) == len(shortcuts)

    use_console(steps)
