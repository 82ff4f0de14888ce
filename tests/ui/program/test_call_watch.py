"""Calls that end while nobody looks are told of, and the status bar says how large the cache is."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program import call_watch
from tooldesk_ui.program.call_watch import CALLS, WATCHED, CallWatch


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []

    async def tell(said: str) -> None:
        words.append(said)

    monkeypatch.setattr(call_watch.window_system, "tell_desktop", tell)
    return words


@pytest.mark.parametrize(
    ("long_s", "has_focus", "is_told"),
    [(0.0, False, True), (0.0, True, False), (900, False, False)],
)
def test_long_calls_are_told_of_where_no_window_has_the_focus(
    live, until, monkeypatch, told: list[str], long_s: float, has_focus: bool, is_told: bool
) -> None:
    monkeypatch.setattr(call_watch, "LONG_S", long_s)
    monkeypatch.setattr(
        QApplication, "activeWindow", staticmethod(lambda: object() if has_focus else None)
    )

    async def body(window: MainWindow) -> None:
        await until(lambda: window.findChild(call_watch.CallWatch) is not None)
        window.console.running_changed.emit(2)
        window.console.running_changed.emit(1)
        window.console.running_changed.emit(0)
        window.commands.offer(True, "stop_scan")
        window.commands.offer(False, "stop_scan")
        if is_told:
            await until(lambda: len(told) == 2)
        for _ in range(3):  # the task that would tell has begun by then
            await asyncio.sleep(0)
        said = [words.partition(" ended")[0] for words in told]
        assert said == (["2 calls", "The scan"] if is_told else [])

    live(body)


def test_status_bar_says_how_large_the_cache_is(live, until, paths) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.tools.list.model.rowCount() > 0)
        shown = window.status_line._cache
        assert shown.isHidden()
        text = (paths.workspace_dir / "samples" / "09-two-calls-in-one-text.txt").read_text()
        window.console._raw.editor.set_text(text)
        await until(window.commands["run"].isEnabled)
        window.commands["run"].trigger()
        await until(lambda: shown.words.startswith("Cache "))
        window.show_screen("cache")
        await until(window.commands["delete_all_answers"].isEnabled)
        window.commands["delete_all_answers"].trigger()
        await until(lambda: shown.isHidden())
        await until(lambda: window.history.undo_words)  # the answers are gone before that is told
        window.history.undo()
        await until(lambda: shown.words.startswith("Cache "))
        # as a terminal would, while the window is not looked at
        await window.app.cache.removal.remove(None, None)
        QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        await until(lambda: shown.isHidden())

    live(body)


def test_calls_are_stopped_from_the_status_bar_of_another_screen(live, until) -> None:
    async def body(window: MainWindow) -> None:
        call = '{"name": "slow_countdown", "arguments": {"seconds": 60}}'
        window.console.show_text(f"<tool_call>{call}</tool_call>")
        window.commands["run"].trigger()
        stop = window.status_line.findChild(QPushButton, "stop_running_button")
        await until(lambda: stop.isVisible() and window.commands["stop"].isEnabled())
        window.show_screen("history")
        stop.click()
        await until(lambda: not stop.isVisible())
        await until(lambda: window.commands["run"].isEnabled())
        window.console.running_changed.emit(1)
        window.status_line.findChild(QPushButton, "running_button").click()
        assert window.front == "console"

    live(body)


def test_run_that_is_stopped_before_its_first_turn_has_ended(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.console.show_text('<tool_call>{"name": "slow_countdown"}</tool_call>')
        window.commands["run"].trigger()
        window.commands["stop"].trigger()
        await until(lambda: not window.commands["stop"].isEnabled())
        assert window.commands["run"].isEnabled()

    live(body)


def test_other_long_work_is_shown_and_stopped_from_the_status_bar(live, until, paths) -> None:
    async def body(window: MainWindow) -> None:
        running = window.status_line.findChild(QPushButton, "running_button")
        stop = window.status_line.findChild(QPushButton, "stop_running_button")
        window.show_screen("capture")
        await until(window.commands["start_capture"].isEnabled)
        window.screens()["capture"].listening.upstream.setText("http://127.0.0.1:1")
        window.commands["start_capture"].trigger()
        await until(stop.isVisible)
        assert running.text() == "Capture running"
        window.show_screen("history")
        running.click()
        assert window.front == "capture"
        window.show_screen("history")
        stop.click()
        await until(lambda: not stop.isVisible())
        assert window.commands["start_capture"].isEnabled()

    live(body)


@pytest.mark.parametrize("stop", sorted(WATCHED.keys() - {CALLS}))
def test_each_job_is_there_while_it_can_be_stopped(live, until, stop: str) -> None:
    async def body(window: MainWindow) -> None:
        running = window.status_line.findChild(QPushButton, "running_button")
        await until(lambda: window.findChild(CallWatch))
        window.show_screen(WATCHED[stop].screen)
        window.show_screen("console")
        window.commands[stop].setEnabled(True)
        assert running.text() == WATCHED[stop].words
        running.click()
        assert window.front == WATCHED[stop].screen
        window.commands[stop].setEnabled(False)
        assert not running.isVisible()

    live(body)
