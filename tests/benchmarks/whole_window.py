"""The whole window with a workspace in it, on a screen that is not there, for figures of it."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"

from bench_window import Stalls, _until
from PySide6.QtWidgets import QApplication

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.workspace.trust import TrustedFolders
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.desktop import Desktop
from tooldesk_ui.program.plain_imports import import_qt
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme

LONGEST_S = 300
QUIET_S = 0.4
"""What is drawn later is drawn by then; processor time alone is counted."""

START_S = 4.0
"""The checks of ten thousand tools are through by then, and what is done once when idle."""


class Started:
    """What the start took."""

    longest_turn_ms = 0.0
    """Of the window's thread."""


def in_window(
    use: Callable[[MainWindow, Desktop], Awaitable[int]],
    write: Callable[[Path], object] | None = None,
) -> int:
    """Open the window of a new folder, which `write` fills, and use it; gives what `use` gives."""
    import_qt()
    application = QApplication(["tooldesk", *STYLE_ARGUMENTS])
    application.setQuitOnLastWindowClosed(False)
    theme = Theme(Scheme.LIGHT)
    theme.apply(application)
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=lambda: PreciseLoop(application)) as runner,
    ):
        paths = AppPaths.of(Path(folder) / "data", Path(folder) / "workspace")
        if write is not None:
            write(paths.workspace_dir)
            paths.data_dir.mkdir(parents=True, exist_ok=True)
            TrustedFolders(paths).add(paths.workspace_dir)
        window = MainWindow(theme, WindowState(paths.data_dir))
        return runner.run(asyncio.wait_for(_live(window, paths, use), LONGEST_S))


async def _live(
    window: MainWindow, paths: AppPaths, use: Callable[[MainWindow, Desktop], Awaitable[int]]
) -> int:
    window.resize(1280, 800)
    window.show()
    desktop = Desktop(window, paths, build_app)
    stalls = Stalls(with_stacks=False, own_time=time.thread_time)
    living = asyncio.ensure_future(desktop.live())
    try:
        await _until(lambda: window.app is not None and window.app.is_prepared)
        await quiet(START_S)
        stalls.stop()
        Started.longest_turn_ms = stalls.longest_own_s * 1e3
        return await use(window, desktop)
    finally:
        window.close_at_once()
        await living
        window.deleteLater()


async def quiet(seconds: float = QUIET_S) -> None:
    """Wait until what was begun is drawn."""
    await asyncio.sleep(seconds)


async def run_calls(window: MainWindow, text: str) -> None:
    """Run a raw text in the console to its end."""
    console = window.console
    console._raw.editor.set_text(text)
    await _until(console.commands["run"].isEnabled)
    console.commands["run"].trigger()
    runner = console._session.runner
    await _until(lambda: runner.record is not None and runner.record.finished is not None)
    await _until(lambda: not runner.running_count)
    await quiet()


async def longest_turn_ms(
    do: Callable[[], object], is_done: Callable[[], bool] = lambda: True, *, with_stacks: bool
) -> tuple[float, float]:
    """Processor time of the window's thread: in the longest turn after `do`, and in all of them."""
    await quiet(0.05)
    began, stalls = time.thread_time(), Stalls(with_stacks, time.thread_time)
    do()
    await _until(is_done)
    await quiet()
    stalls.stop()
    return stalls.longest_own_s * 1e3, (time.thread_time() - began) * 1e3


def write_tools(workspace: Path, count: int) -> None:
    """So many HTTP tools, each with a parameter, a variable, a tag and a saved call."""
    tools = workspace / "tools"
    tools.mkdir(parents=True)
    for number in range(count):
        tool = {
            "name": f"tool_{number}",
            "title": f"Tool {number}",
            "description": f"Tell what number {number} is of.",
            "input_schema": {
                "type": "object",
                "properties": {"city": {"type": "string", "description": "Where."}},
                "required": ["city"],
            },
            "source": {"kind": "http", "url": f"https://a.example/{number}/{{city}}"},
            "tags": [f"tag_{number % 7}"],
        }
        (tools / f"tool_{number}.json").write_text(json.dumps(tool), encoding="utf-8")
    write_calls(workspace, count, "Berlin")


def write_calls(workspace: Path, count: int, name: str) -> None:
    """A saved call of this name for each of them, in place of others."""
    (workspace / "calls").mkdir(exist_ok=True)
    for number in range(count):
        text = json.dumps({"calls": {name: {"arguments": {"city": name}}}})
        (workspace / "calls" / f"tool_{number}.json").write_text(text, encoding="utf-8")
