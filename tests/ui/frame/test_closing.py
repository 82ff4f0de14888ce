"""What is asked when the window, or its workspace, is to close while something runs."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tooldesk_ui.main_window import MainWindow

WAITING = """
import pathlib, time

def waits():
    while not pathlib.Path(GO).exists():
        time.sleep(0.01)
    return "gone"
"""


SLOW = '<tool_call>{"name": "slow_countdown", "arguments": {"seconds": 60}}</tool_call>'


def running(window: MainWindow) -> bool:
    """Whether a call has come to its tool."""
    record = window.console.session.runner.record if window.console.session.has_run else None
    return record is not None and any(lane.is_under_way for lane in record.lanes)


async def question(window: MainWindow, until) -> QDialog:
    """What becomes of the calls that run?"""
    await until(lambda: window.findChild(QDialog, "running_question"))
    return window.findChild(QDialog, "running_question")


async def add_waiting(window: MainWindow, until) -> Path:
    """A tool that waits for a file; gives the file."""
    folder = window.app.workspace.folder
    (folder / "python" / "waiting.py").write_text(f"GO = {str(folder / 'go')!r}\n{WAITING}")
    source = {"kind": "python", "file": "python/waiting.py", "function": "waits"}
    tool = {"name": "waits", "source": source, "permission": "allow"}
    (folder / "tools" / "waits.json").write_text(json.dumps(tool))
    window.reload_wanted.emit()
    await until(lambda: "waits" in window.app.registry.names())
    return folder / "go"


async def run_waiting(window: MainWindow, until) -> Path:
    """Run a call that waits for a file; gives the file."""
    go = await add_waiting(window, until)
    window.console.show_text('<tool_call>{"name": "waits", "arguments": {}}</tool_call>')
    window.commands["run"].trigger()
    await until(lambda: running(window))
    return go


def test_closing_while_a_call_runs_asks_and_can_wait_for_it(live, until) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        go = await run_waiting(window, until)
        for answer in ("running_cancel", "running_wait"):
            window.close()
            dialog = await question(window, until)
            assert "Call 1: waits" in dialog.hint.text()
            dialog.findChild(QWidget, answer).click()
            await until(lambda: window.findChild(QDialog, "running_question") is None)
            assert closed == []
        go.touch()
        await until(lambda: closed == [True])

    live(body)


def test_closing_can_stop_what_runs(live, until) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        window.console.show_text(SLOW)
        window.commands["run"].trigger()
        await until(lambda: running(window))
        window.close()
        dialog = await question(window, until)
        assert closed == []
        dialog.findChild(QWidget, "running_stop").click()
        assert closed == [True]

    live(body)


def test_another_folder_waits_for_the_calls_that_run(live, until, tmp_path: Path) -> None:
    async def body(window: MainWindow) -> None:
        go = await run_waiting(window, until)
        first, other = window.app.workspace.folder, tmp_path / "other"
        for answer in ("running_cancel", "running_wait"):
            window.leave_workspace(lambda: window.workspace_wanted.emit(other))
            dialog = await question(window, until)
            assert "The other folder opens when" in dialog.hint.text()
            dialog.findChild(QWidget, answer).click()
            await until(lambda: window.findChild(QDialog, "running_question") is None)
            assert window.app.workspace.folder == first
            assert running(window)
        go.touch()
        await until(lambda: window.app is not None and window.app.workspace.folder == other)

    live(body)


def test_the_last_answer_counts_where_the_window_was_to_close_before(live, until) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        go = await run_waiting(window, until)
        left: list[bool] = []
        window.close()
        (await question(window, until)).findChild(QWidget, "running_wait").click()
        await until(lambda: window.findChild(QDialog, "running_question") is None)
        window.leave_workspace(lambda: left.append(True))
        (await question(window, until)).findChild(QWidget, "running_wait").click()
        go.touch()
        await until(lambda: left == [True])
        assert closed == []

    live(body)


def test_a_folder_is_chosen_before_what_runs_is_stopped(live, until, tmp_path: Path) -> None:
    async def body(window: MainWindow) -> None:
        other = tmp_path / "other"
        other.mkdir()
        window.console.show_text(SLOW)
        window.commands["run"].trigger()
        await until(lambda: running(window))
        window.commands["open_workspace"].trigger()
        await until(lambda: window.findChild(QFileDialog))
        chooser = window.findChild(QFileDialog)
        chooser.reject()
        await until(lambda: window.findChild(QFileDialog) is None)
        assert running(window)
        window.commands["open_workspace"].trigger()
        await until(lambda: window.findChild(QFileDialog))
        chooser = window.findChild(QFileDialog)
        chooser.fileSelected.emit(str(other))
        chooser.reject()
        (await question(window, until)).findChild(QWidget, "running_stop").click()
        await until(lambda: window.app is not None and window.app.workspace.folder == other)

    live(body)


def test_closing_waits_for_scenarios_that_are_executed(live, until) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        go = await add_waiting(window, until)
        kept = window.app.workspace.folder / "scenarios" / "waits.json"
        kept.parent.mkdir()
        raw = '<tool_call>{"name": "waits", "arguments": {}}</tool_call>'
        kept.write_text(json.dumps({"raw": raw, "executes": True}))
        window.show_screen("scenarios")
        await until(window.commands["run_listed_scenarios"].isEnabled)
        window.commands["run_listed_scenarios"].trigger()
        window.close()
        dialog = await question(window, until)
        assert "Scenarios running" in dialog.hint.text()
        dialog.findChild(QWidget, "running_wait").click()
        assert closed == []
        go.touch()
        await until(lambda: closed == [True])

    live(body)


def test_capture_goes_on_in_another_workspace_and_ends_with_the_window(live, until) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        window.show_screen("capture")
        window.screens()["capture"].listening.upstream.setText("http://127.0.0.1:1")
        window.commands["start_capture"].trigger()
        await until(window.commands["stop_capture"].isEnabled)
        left: list[bool] = []
        window.leave_workspace(lambda: left.append(True))
        assert left == [True]
        window.close()
        dialog = await question(window, until)
        assert not dialog.findChild(QWidget, "running_wait").isVisible()
        dialog.findChild(QWidget, "running_stop").click()
        assert closed == [True]

    live(body)


def test_scan_that_goes_on_later_is_stopped_without_a_question(live) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        window.commands.offer(True, "stop_scan")
        assert [each.words for each in window.status_line.jobs] == ["Scan running"]
        window.close()
        assert closed == [True]

    live(body)
