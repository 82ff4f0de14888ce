"""Hostile texts of 100 KB pasted into the window: how long its loop stalls while they are checked.

Each is pasted into the real widget of a real window that is not shown anywhere. Besides the checks,
which run on threads, a stall holds what Qt needs to lay the text out: the first case of each place
is a harmless text of that length, which nothing has to be checked in.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from bench_window import LIMIT_MS, LONGEST_S, Stalls, _until, call
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths
from tooldesk_ui.commands.history import History
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.main_thread_collection import MainThreadCollection
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme
from tooldesk_ui.tools.editor.curl_import.curl_dialog import CurlDialog
from tooldesk_ui.tools.tools_screen import ToolsScreen
from tooldesk_ui.widgets.text_area.text_area import TextArea

SIZE = 100_000
HTTP = {"name": "x", "source": {"kind": "http", "url": "https://a.example/x"}}
CURL = "curl https://a.example "


def tool(**fields: object) -> str:
    """A tool file."""
    return json.dumps({**HTTP, **fields}, indent=2)


def properties(count: int) -> dict[str, Any]:
    """A schema with many parameters."""
    return {"type": "object", "properties": {f"p{n}": {"type": "string"} for n in range(count)}}


def lines(text: str) -> str:
    """A text in lines of 80 characters."""
    return "\n".join(text[at : at + 80] for at in range(0, len(text), 80))


TOOL_FILES: dict[str, str] = {
    "a long description": tool(description=["x" * 80] * (SIZE // 88)),
    "no JSON": lines("{" * SIZE),
    "many parameters": tool(input_schema=properties(SIZE // 60)),
    "many wrong variables": tool(env_vars=[0] * (SIZE // 8)),
    "many wrong tags": tool(tags=[1] * (SIZE // 8)),
    "many keys that are none": tool(**{f"k{n}": 1 for n in range(SIZE // 14)}),
    "many headers": tool(
        source={**HTTP["source"], "headers": {f"k{n}": "v" for n in range(SIZE // 20)}}
    ),
    "many words of a command": tool(source={"kind": "shell", "command": ["a"] * (SIZE // 12)}),
    "many places in a URL": tool(source={**HTTP["source"], "url": "https://a/" + "{a}" * 33_000}),
}
COMMANDS: dict[str, str] = {
    "a long text": "x\n" * (SIZE // 2),
    "many headers ": CURL + "-H 'a: b' \\\n" * (SIZE // 12) + "-g",
    "many fields": CURL + "-d a=b \\\n" * (SIZE // 9) + "-g",
    "many options that are none": CURL + "-x \\\n" * (SIZE // 5),
    "many variables": CURL + "-d $A \\\n" * (SIZE // 8) + "-g",
    "JSON with many keys": CURL
    + f"-d '{json.dumps({f'k{n}': n for n in range(SIZE // 17)}, indent=1)}'",
    "a long query": "curl https://a.example/?" + "&".join(f"k{n}=v" for n in range(SIZE // 8)),
}
ARGUMENTS: dict[str, str] = {
    "one long argument": json.dumps({"expression": "x" * SIZE}),
    "many arguments": json.dumps({f"k{n}": n for n in range(SIZE // 13)}),
    "one long list": json.dumps({"expression": list(range(SIZE // 7))}),
    "one deep list": '{"expression":' + "[" * 900 + "]" * 900 + "}",
}
TEXTS: dict[str, str] = {
    "prose": "All work and no play. " * (SIZE // 22),
    "dense damage": '<tool_call>{"name":"calculator","arguments":{"x":'
    + '{"a":1 "b":2},' * (SIZE // 14),
    "calls that are none": "<|python_tag|>{" * (SIZE // 15),
    "one call with many arguments": call("calculator", **{f"k{n}": n for n in range(SIZE // 13)}),
    "a call behind many lines": "\n" * SIZE + call("calculator", expression="1"),
}


async def paste_tool_file(app: App, theme: Theme, text: str) -> tuple[Stalls, str]:
    """Into the JSON of an open tool."""
    screen = ToolsScreen(theme, every_command(theme), History())
    screen.resize(1200, 800)
    screen.show()
    screen.set_app(app)
    try:
        screen._editing.begin_new("http")
        await _until(lambda: screen._editing.is_open)
        editor = screen._editing.editor
        assert editor is not None
        editor.show_view(1)
        await asyncio.sleep(0.3)
        stalls = Stalls(WITH_STACKS, time.thread_time)
        screen.findChild(TextArea, "definition_json").set_text(text)
        await editor.settle()
        await asyncio.sleep(0.5)
        stalls.stop()
        assert editor.draft is not None
        assert editor.draft.is_checked
        return stalls, f"{len(editor.draft.check.problems):,} problems"
    finally:
        screen.set_app(None)
        await screen.shut_down()
        screen.deleteLater()


async def paste_command(_app: App, theme: Theme, text: str) -> tuple[Stalls, str]:
    """Into the dialog that imports curl commands."""
    dialog = CurlDialog(theme, (), lambda _: asyncio.sleep(0))
    dialog.open()
    try:
        await asyncio.sleep(0.3)
        stalls = Stalls(WITH_STACKS, time.thread_time)
        dialog.findChild(TextArea, "curl_text").set_text(text)
        await dialog._reading.settle()
        await asyncio.sleep(0.5)
        stalls.stop()
        return stalls, "importable" if dialog._read.is_usable else "refused"
    finally:
        dialog.close()
        await dialog.shut_down()
        dialog.deleteLater()


async def _console(
    app: App, theme: Theme, use: Callable[[ConsoleScreen], Awaitable[Stalls]]
) -> tuple[Stalls, str]:
    screen = ConsoleScreen(theme, every_command(theme))
    screen.resize(1200, 800)
    screen.set_app(app)
    screen.show()
    try:
        await _run(screen, call("calculator", expression="1"))
        return await use(screen), ""
    finally:
        await screen.shut_down()
        screen.deleteLater()


async def paste_arguments(app: App, theme: Theme, text: str) -> tuple[Stalls, str]:
    """Into the JSON below the form of a call."""

    async def use(screen: ConsoleScreen) -> Stalls:
        form = screen._session.form
        form.resize(500, 700)
        form.show()
        form.pick("calculator")
        await asyncio.sleep(0.3)
        stalls = Stalls(WITH_STACKS, time.thread_time)
        form.findChild(TextArea, "arguments_json_editor").set_text(text)
        await asyncio.sleep(1.0)
        stalls.stop()
        form.hide()
        return stalls

    return await _console(app, theme, use)


async def compare_dialects(app: App, theme: Theme, text: str) -> tuple[Stalls, str]:
    """Into the raw text, with the comparison of dialects open."""

    async def use(screen: ConsoleScreen) -> Stalls:
        matrix = screen._session.matrix
        matrix.resize(700, 700)
        matrix.show()
        await asyncio.sleep(0.3)
        stalls = Stalls(WITH_STACKS, time.thread_time)
        matrix.set_text(text)
        await matrix._work.settle()
        await asyncio.sleep(0.5)
        stalls.stop()
        matrix.hide()
        return stalls

    return await _console(app, theme, use)


async def run_text(app: App, theme: Theme, text: str) -> tuple[Stalls, str]:
    """Into the raw text; it is run, and the stages of the first call are opened."""

    async def use(screen: ConsoleScreen) -> Stalls:
        stalls = Stalls(WITH_STACKS, time.thread_time)
        await _run(screen, text)
        for card in screen.findChildren(QWidget, "stage_header"):
            card.click()
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
        stalls.stop()
        return stalls

    return await _console(app, theme, use)


async def _run(screen: ConsoleScreen, text: str) -> None:
    screen._raw.editor.set_text(text)
    await _until(screen.commands["run"].isEnabled)
    screen.commands["run"].trigger()
    runner = screen._session.runner
    await _until(lambda: runner.record.finished is not None and not runner.running_count)
    await asyncio.sleep(0.3)


PLACES = {
    "tool file": (paste_tool_file, TOOL_FILES),
    "curl command": (paste_command, COMMANDS),
    "arguments": (paste_arguments, ARGUMENTS),
    "dialects": (compare_dialects, TEXTS),
    "run": (run_text, TEXTS),
}
WITH_STACKS = "--stacks" in sys.argv


def main() -> None:
    """Print the figures of all places, or of the one that is named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("place", nargs="?", choices=PLACES)
    parser.add_argument("--stacks", action="store_true")
    options = parser.parse_args()
    if options.place is not None:
        measure(options.place)
        return
    for place in PLACES:
        command = [sys.executable, __file__, place, *["--stacks"] * options.stacks]
        subprocess.run(command, check=False)


def measure(place: str) -> None:
    """Paste every text of one place, in one window."""
    qInstallMessageHandler(lambda *_: None)
    application = QApplication(["tooldesk", *STYLE_ARGUMENTS])
    application.setQuitOnLastWindowClosed(False)
    theme = Theme(Scheme.LIGHT)
    theme.apply(application)
    collection = MainThreadCollection()
    collection.start()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=lambda: PreciseLoop(application)) as runner,
    ):
        paths = AppPaths.of(Path(folder) / "data", Path(folder) / "workspace")
        runner.run(asyncio.wait_for(_measure(place, paths, theme), LONGEST_S))


async def _measure(place: str, paths: AppPaths, theme: Theme) -> None:
    paste, texts = PLACES[place]
    app = build_app(paths)
    await app.load()
    await app.open_database()
    try:
        print(f"{place}: {'':{30 - len(place)}} {'stall':>10} {'own work':>10} {'limit':>8}")
        for name, text in texts.items():
            stalls, words = await paste(app, theme, text)
            print(
                f"  {name:30} {stalls.longest_s * 1e3:7.0f} ms {stalls.longest_own_s * 1e3:7.0f} ms"
                f" {stalls.longest_own_s * 1e3 / LIMIT_MS:6.1f} x  {words}",
                flush=True,
            )
    finally:
        await app.close()


if __name__ == "__main__":
    main()
