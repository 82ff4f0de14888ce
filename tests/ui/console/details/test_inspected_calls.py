"""A call of the real core shows what was asked and answered, and where a tool's code went wrong."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTreeView, QWidget

from tooldesk.bootstrap import App
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.editor.editor_dialog import EditorDialog
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.widgets.text_area.text_area import TextArea

CALLS = (
    '<tool_call>{"name": "ask", "arguments": {"q": "ü"}}</tool_call>\n'
    '<tool_call>{"name": "break_down", "arguments": {}}</tool_call>\n'
)
CODE = """
import json


def break_down() -> str:
    return json.loads("{half")
"""
EDITOR = """#!/bin/sh
printf "%s\\0" "$@" > "$TOOLDESK_SEEN.half"
mv "$TOOLDESK_SEEN.half" "$TOOLDESK_SEEN"
"""


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    asked = await reader.readuntil(b"\r\n\r\n")
    body = b'{"said": ["no", 1]}'
    if b"/old" in asked:
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /new?<b>\r\nContent-Length: 0\r\n\r\n")
    else:
        writer.write(b"HTTP/1.1 418 I'm a teapot\r\nContent-Type: application/json\r\n")
        writer.write(b"X-Odd: <b>\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    writer.close()


async def add_tools(core: App, url: str) -> Path:
    """Two tools; the second is of a file whose name a shell would run."""
    tools = core.paths.workspace_dir / "tools"
    code = tools / "$(touch owned) {line}.py"
    code.write_text(CODE, encoding="utf-8")
    sources: dict[str, dict[str, object]] = {
        "ask": {"kind": "http", "url": f"{url}/old", "query": {"q": "{q}"}},
        "break_down": {"kind": "python", "file": f"tools/{code.name}", "function": "break_down"},
    }
    for name, source in sources.items():
        definition = {"name": name, "permission": "allow", "source": source}
        if name == "ask":
            definition["input_schema"] = {"type": "object", "properties": {"q": {"type": "string"}}}
        (tools / f"{name}.json").write_text(json.dumps(definition), encoding="utf-8")
    await core.workspace.load()
    return code


def shown(part: QWidget) -> str:
    """All words that can be read, those of text views too."""
    labels = [each.text() for each in part.findChildren(QLabel) if each.isVisibleTo(part)]
    views = [each.text for each in part.findChildren(TextArea) if each.isVisibleTo(part)]
    return "\n".join((*labels, *views))


def press(part: QWidget, name: str) -> None:
    button = part.findChild(QPushButton, name)
    assert button is not None
    button.click()


def test_calls_are_inspected_and_code_is_opened(
    with_core: Any, theme: Any, until: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, seen = ConsoleScreen(theme, every_command(theme)), tmp_path / "seen"
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("TOOLDESK_SEEN", str(seen))
    usual = os.environ["PATH"]

    async def steps(core: App) -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        code = await add_tools(core, f"http://localhost:{port}")
        screen._raw.editor.set_text(CALLS)
        await until(screen.commands["run"].isEnabled)
        screen.commands["run"].trigger()
        session = screen._session
        assert session is not None
        record = session.runner.record
        await until(lambda: record is not None and record.finished is not None)
        lanes = session.lanes
        await until(lambda: lanes.findChild(QWidget, "lane_2") is not None)
        for each in lanes.lanes:
            each.set_open(True)
        await until(lambda: not lanes.is_filling)
        look_at_requests(lanes.lanes[0], port)
        await look_at_code(lanes.lanes[1], code)
        server.close()

    def look_at_requests(lane: QWidget, port: int) -> None:
        view = lane.findChild(QWidget, "exchange_view")
        assert view is not None
        words = shown(view)
        assert "418 I'm a teapot" in words
        assert "warm connection" not in words
        tree = view.findChild(QTreeView, "response_tree")
        first = tree.model().index(0, 0)
        assert (first.data(), tree.model().rowCount(first)) == ("said", 2)
        press(view, "body_form_raw")
        assert '{"said": ["no", 1]}' in shown(view)
        press(view, "exchange_part_headers")
        assert "X-Odd: <b>" in shown(view)
        press(view, "exchange_part_timing")
        assert "First byte" in shown(view)
        press(view, "exchange_part_request")
        choice = view.findChild(QComboBox, "exchange_choice")
        assert choice is not None
        assert choice.count() == 2
        choice.setCurrentIndex(0)
        words = shown(view)
        assert "GET /old?q=%C3%BC HTTP/1.1" in words
        assert f"Redirects to http://localhost:{port}/new" in words
        # each of the two texts says whose it is
        assert "for you" in shown(lane)
        assert "The server answered 418" in shown(lane.findChild(QWidget, "result_view"))

    async def look_at_code(lane: QWidget, code: Path) -> None:
        view = lane.findChild(QWidget, "traceback_view")
        assert view is not None
        assert f"{code.name}:6" in shown(view)
        assert "Traceback (most recent call last)" in shown(view)
        told = lane.findChild(QWidget, "result_view")
        assert "Traceback" not in shown(told)
        # no editor is known here: it is asked for, and then opens the place
        monkeypatch.setenv("PATH", str(tmp_path))
        press(view, "open_frame_0_button")
        await until(lambda: screen.findChild(EditorDialog) is not None)
        dialog = screen.findChild(EditorDialog)
        assert dialog is not None
        monkeypatch.setenv("PATH", usual)
        editor = tmp_path / "my editor"
        editor.write_text(EDITOR, encoding="utf-8")
        editor.chmod(0o700)
        field = dialog.findChild(QLineEdit, "editor_command_field")
        assert field is not None
        field.setText(f"'{editor}' --at {{line}}")
        assert not dialog.go.isEnabled()
        field.setText(f"'{editor}' --at {{line}} x{{path}}")
        dialog.go.click()
        await until(seen.exists)
        assert seen.read_bytes().decode().split("\0")[:-1] == ["--at", "6", f"x{code}"]
        assert "owned" not in os.listdir(code.parent) + os.listdir()
        await until(lambda: screen.findChild(EditorDialog) is None)

    with_core(screen, steps)
    screen.deleteLater()
