"""Calls that ask do so in their lanes, on the real core with real commands."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from tooldesk.bootstrap import App
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel
from tooldesk_ui.console.run.console_runner import RunState

Steps = Callable[[ConsoleScreen], Awaitable[None]]


def calls(*names: str) -> str:
    return "".join(
        f'<tool_call>{{"name": "touch", "arguments": {{"name": "{name}"}}}}</tool_call>\n'
        for name in names
    )


@pytest.fixture
def use_tools(use_console: Any) -> Callable[[Steps], None]:
    """Runs a coroutine with a console whose workspace can make files."""

    async def prepare(core: App) -> None:
        definition = {
            "name": "touch",
            "source": {"kind": "shell", "command": ["touch", "--", "{name}"]},
            "input_schema": {"type": "object", "properties": {"name": {"type": "string"}}},
        }
        (core.workspace.tools_dir / "touch.json").write_text(json.dumps(definition))
        await core.workspace.load()

    return lambda steps: use_console(steps, prepare)


def panels(screen: ConsoleScreen) -> list[PermissionPanel]:
    found = [each for each in screen.findChildren(PermissionPanel) if each.isVisible()]
    return sorted(found, key=lambda panel: panel.call_index)


def asking(screen: ConsoleScreen) -> list[PermissionPanel]:
    """The panels that have reached their lanes; on the way there they are hidden for a moment."""
    assert screen._session is not None
    lanes = screen._session.lanes.lanes
    return [each for each in panels(screen) if any(lane.isAncestorOf(each) for lane in lanes)]


def run(screen: ConsoleScreen, text: str) -> Any:
    assert screen._session is not None
    runner = screen._session.runner
    runner.run_text(text)
    return runner


async def press(panel: PermissionPanel, name: str, until: Any) -> None:
    button = next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == name)
    await until(button.isEnabled)
    button.click()


def test_each_call_asks_in_its_lane_and_runs_only_after_its_own_yes(
    use_tools: Callable[[Steps], None], paths: AppPaths, until: Any
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        runner = run(screen, calls("one", "two"))
        lanes = screen._session.lanes
        await until(lambda: len(asking(screen)) == 2)
        await until(lambda: all(lane.lane.state is StageState.NEEDS_YOU for lane in lanes.lanes))
        first, second = panels(screen)
        assert lanes.lanes[0].isAncestorOf(first)
        assert lanes.lanes[1].isAncestorOf(second)
        await press(second, "Allow once", until)
        await until(lambda: (paths.workspace_dir / "two").exists())
        assert not (paths.workspace_dir / "one").exists()
        await press(first, "Deny", until)
        await until(lambda: runner.record.finished is not None)
        assert not (paths.workspace_dir / "one").exists()
        states = [lane.lane.state for lane in lanes.lanes]
        assert states == [StageState.FAILED, StageState.PASSED]
        execute = lanes.lanes[1].lane.stages[LifecycleStage.EXECUTE]
        assert execute.explanation == "The tool returned a result; allowed once by you."

    use_tools(steps)


def test_yes_for_the_session_answers_the_other_lanes(
    use_tools: Callable[[Steps], None], paths: AppPaths, until: Any
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        runner = run(screen, calls("one", "two", "three"))
        await until(lambda: len(asking(screen)) == 3)
        await press(panels(screen)[0], "Allow for session", until)
        await until(lambda: runner.record.finished is not None)
        assert all((paths.workspace_dir / name).exists() for name in ("one", "two", "three"))
        assert panels(screen) == []

    use_tools(steps)


def test_call_at_whose_question_a_person_is_is_the_one_that_is_stopped(
    use_tools: Callable[[Steps], None], until: Any
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        runner = run(screen, calls("one", "two", "three"))
        await until(lambda: len(asking(screen)) == 3)
        panels(screen)[1].setFocus()
        stop = screen.commands["stop_call"]
        await until(stop.isEnabled)
        stop.trigger()
        await until(lambda: runner.record.lanes[1].state is StageState.CANCELLED)
        assert len(asking(screen)) == 2
        close = screen.commands["close_call"]
        panels(screen)[1].setFocus()
        close.trigger()
        assert [lane.is_closed for lane in runner.record.lanes] == [False, False, True]
        await until(lambda: runner.record.lanes[2].state is StageState.CANCELLED)
        assert len(asking(screen)) == 1

    use_tools(steps)


@pytest.mark.parametrize("how", ["stop", "clear", "shut down"])
def test_question_is_taken_back_with_its_call(
    use_tools: Callable[[Steps], None], paths: AppPaths, until: Any, how: str
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        runner = run(screen, calls("one"))
        await until(lambda: len(asking(screen)) == 1)
        if how == "stop":
            runner.stop()
            await until(lambda: runner.record.lanes[0].state is StageState.CANCELLED)
        elif how == "clear":
            screen._session.lanes.clear()
            await until(lambda: runner.state is RunState.IDLE)
        else:
            await screen.shut_down()
        await until(lambda: panels(screen) == [])
        assert not (paths.workspace_dir / "one").exists()

    use_tools(steps)
