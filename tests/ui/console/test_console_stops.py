"""Single calls are stopped, taken off the screen and brought back, while the others go on."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tooldesk.bootstrap import App
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.run.console_runner import RunState
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.frame.window_commands import every_command

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

WAIT_FOR_FILE = """
import os, time


def wait(file: str) -> str:
    'Wait until a file is there.'
    print('waits', flush=True)
    while not os.path.exists(file):
        time.sleep(0.01)
    return file
"""

Steps = Callable[[ConsoleScreen, UsageRecord], Awaitable[None]]
Run = Callable[[Steps], None]


def calls(*files: str) -> str:
    bodies = (json.dumps({"name": "wait", "arguments": {"file": file}}) for file in files)
    return "\n".join(f"<tool_call>\n{body}\n</tool_call>" for body in bodies)


@pytest.fixture
def run_three(
    run_async: Any,
    theme: Any,
    until: Any,
    write_tool: Callable[..., Path],
    tmp_path: Path,
    opened_app: Callable[[], AbstractAsyncContextManager[App]],
) -> Run:
    """Runs three calls in a console; all wait for a file, the second for one that never comes."""

    def use(steps: Steps) -> None:
        async def body() -> None:
            write_tool("wait", WAIT_FOR_FILE)
            there = str(tmp_path / "there")
            async with opened_app() as core:
                screen = ConsoleScreen(theme, every_command(theme))
                screen.set_app(core)
                screen.resize(1200, 800)
                screen.show()
                screen._raw.editor.set_text(calls(there, "never", f"{tmp_path}/./there"))
                try:
                    screen._start(steps=False)
                    record = screen._session.runner.record
                    await until(lambda: len(record.lanes) == 3)
                    await until(lambda: all(lane.output.line_count for lane in record.lanes))
                    await steps(screen, record)
                finally:
                    await screen.shut_down()
                    screen.deleteLater()

        run_async(body())

    return use


def button(screen: ConsoleScreen, name: str) -> QAbstractButton:
    found = screen.findChildren(QAbstractButton)
    return next(each for each in found if each.accessibleName() == name)


def trigger(screen: ConsoleScreen, text: str) -> None:
    command = screen.commands[text.lower().replace(" ", "_")]
    assert command.isEnabled()
    command.trigger()


def summary(screen: ConsoleScreen) -> str:
    return screen._session.lanes.strip.words


def test_stopped_lane_says_so_and_the_others_go_on(
    run_three: Run, until: Any, tmp_path: Path
) -> None:
    async def steps(screen: ConsoleScreen, record: UsageRecord) -> None:
        await until(button(screen, "Stop call 2").isVisible)
        button(screen, "Stop call 2").click()
        lane = record.lanes[1]
        await until(lambda: lane.result is not None)
        assert lane.state is StageState.CANCELLED
        assert "It counts as a use." in lane.stages[LifecycleStage.EXECUTE].explanation
        assert lane.message is not None
        assert record.lanes[0].state is record.lanes[2].state is StageState.RUNNING
        (tmp_path / "there").touch()
        await until(lambda: screen._session.runner.state is RunState.IDLE)
        states = [each.state for each in record.lanes]
        assert states == [StageState.PASSED, StageState.CANCELLED, StageState.PASSED]
        assert record.finished is not None
        assert summary(screen).startswith("3 calls  ·  2 passed  ·  1 cancelled")
        assert not button(screen, "Stop call 1").isVisible()

    run_three(steps)


def test_stop_ends_every_call_with_a_message_for_the_model(run_three: Run, until: Any) -> None:
    async def steps(screen: ConsoleScreen, record: UsageRecord) -> None:
        screen.commands["stop"].trigger()
        await until(lambda: screen._session.runner.state is RunState.IDLE)
        assert {each.state for each in record.lanes} == {StageState.CANCELLED}
        assert record.finished is not None
        assert str(record.finished.messages).count("The user stopped this call") == 3

    run_three(steps)


def test_closed_lane_stops_its_call_and_can_be_brought_back(
    run_three: Run, until: Any, tmp_path: Path
) -> None:
    async def steps(screen: ConsoleScreen, record: UsageRecord) -> None:
        lanes = screen._session.lanes
        await until(button(screen, "Close call 2").isVisible)
        button(screen, "Close call 2").click()
        assert not lanes.lanes[1].isVisible()
        await until(lambda: record.lanes[1].result is not None)
        (tmp_path / "there").touch()
        await until(lambda: screen._session.runner.state is RunState.IDLE)
        assert summary(screen).startswith("2 calls  ·  2 passed  ·  1 closed")
        assert button(screen, "Reopen 1 closed call").isVisible()
        trigger(screen, "Reopen call")
        await until(lanes.lanes[1].isVisible)
        assert lanes.lanes[1].lane.state is StageState.CANCELLED
        assert summary(screen).startswith("3 calls  ·  2 passed  ·  1 cancelled")

    run_three(steps)


def test_keyboard_stops_and_closes_the_chosen_call(run_three: Run, until: Any) -> None:
    async def steps(screen: ConsoleScreen, record: UsageRecord) -> None:
        lanes = screen._session.lanes
        lanes.lanes[1].header.setFocus()
        trigger(screen, "Stop call")
        await until(lambda: record.lanes[1].state is StageState.CANCELLED)
        assert record.lanes[0].state is StageState.RUNNING
        trigger(screen, "Close call")
        assert record.lanes[1].is_closed
        assert QApplication.focusWidget() is lanes.lanes[2].header
        trigger(screen, "Close call")
        trigger(screen, "Close call")
        await until(lambda: screen._session.runner.state is RunState.IDLE)
        assert {each.state for each in record.lanes} == {StageState.CANCELLED}
        assert summary(screen).startswith("No call shown  ·  3 closed")
        assert not screen.commands["close_call"].isEnabled()
        for number in (0, 2, 1):
            trigger(screen, "Reopen call")
            assert lanes.current_lane is lanes.lanes[number]

    run_three(steps)


def test_closed_lane_has_no_tint_in_the_text(run_three: Run, until: Any) -> None:
    async def steps(screen: ConsoleScreen, record: UsageRecord) -> None:
        editor = screen._raw.editor
        assert len(editor.marks()) == 3
        screen._session.lanes.close_lane(0)
        assert len(editor.marks()) == 2
        screen._session.lanes.reopen_lane()
        assert len(editor.marks()) == 3

    run_three(steps)
