"""A start, and what a server asks, is shown in the window; nothing is said in a person's place."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from tooldesk.execution.permissions.asking import Answer
from tooldesk.tools.server_question import DECLINED, ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext
from tooldesk_ui.console.lanes.permission_dialog import PermissionDialog
from tooldesk_ui.console.run_context.server_question_dialog import (
    ServerQuestionDialog,
    answer_to_server,
)
from tooldesk_ui.main_window import MainWindow

RAW = Path(__file__).parents[2] / "app/execution/mcp_server/example_servers/raw.py"
SCHEMA = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "age": {"type": "integer", "minimum": 0}},
    "required": ["name"],
}


@pytest.fixture
def untrusted(paths: Any) -> None:
    """A workspace with a server that asks who somebody is while it answers a call."""
    folder = paths.workspace_dir
    (folder / "tools").mkdir(parents=True)
    tools = [{"name": "ask", "description": "Ask.", "inputSchema": {"type": "object"}}]
    (folder / "tools.txt").write_text(json.dumps(tools), encoding="utf-8")
    entry = {
        "command": sys.executable,
        "args": ["-S", str(RAW), str(folder / "tools.txt")],
        "tooldesk": {"era": "2025-11-25"},
    }
    (folder / "servers.json").write_text(json.dumps({"mcpServers": {"raw": entry}}))


@pytest.fixture
def asked(untrusted: None, paths: Any, trust: Any) -> None:
    """The same in a folder that is trusted."""
    trust(paths.data_dir, paths.workspace_dir)


def test_servers_are_named_before_their_folder_is_trusted(live, until, untrusted) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("servers")
        screen = window.screens()["servers"]
        await until(lambda: screen.list.model.rowCount() == 1 and window.trust_bar.isVisible())
        assert screen.list.current().look.word == "Not trusted"
        assert f"{RAW}" in window.trust_bar.words()
        window.findChild(QPushButton, "trust_folder_button").click()
        await until(lambda: screen.list.current().look.word == "Stopped")
        assert screen.commands["start_server"].isEnabled()

    live(body)


def test_window_asks_before_a_start_and_answers_what_the_server_asks(live, until, asked) -> None:
    async def body(window: MainWindow) -> None:
        assert window.app is not None
        servers = window.app.servers
        window.show_screen("servers")
        screen = window.screens()["servers"]
        await until(lambda: screen.list.model.rowCount() == 1)

        def dialog() -> Any:
            found = window.findChildren(PermissionDialog)
            return next((each for each in found if each.isVisible()), None)

        screen.commands["start_server"].trigger()
        await until(lambda: dialog() is not None)
        words = (each.text() for each in dialog().findChildren(QLabel))
        shown = " ".join(words).replace("\u200b", "")  # where a long one may be broken
        assert str(window.app.paths.workspace_dir) in shown
        assert "over stdio" in shown
        assert servers.log("raw").lines() == ()
        QTest.keyClick(dialog(), Qt.Key.Key_Escape)
        await until(lambda: not screen._work.is_busy("raw"))
        assert servers.status("raw").state == "stopped"
        assert window.notices.words() == ""

        screen.commands["start_server"].trigger()
        # it runs before its tools were listed
        while not servers.status("raw").changes:
            if (now := dialog()) is not None and now.panel._buttons[Answer.SESSION].isEnabled():
                now.panel._buttons[Answer.SESSION].click()
            await asyncio.sleep(0.01)
        await servers.take("raw")
        await window.app.workspace.load()
        await until(lambda: "raw_ask" in window.app.registry.names())

        async def yes(request: Any) -> Answer:
            return Answer.SESSION

        definition = window.app.registry.get("raw_ask")
        call = asyncio.ensure_future(
            window.app.executor.execute(definition, {}, ToolContext(), yes)
        )
        await until(lambda: window.findChild(ServerQuestionDialog) or call.done())
        assert not call.done(), call.result()
        question = window.findChild(ServerQuestionDialog)
        words = question.findChild(QLabel, "server_question_words").text()
        assert words == "Who are you?"
        question.form.findChild(QLineEdit).setText("Ada")
        question.form.findChild(QLineEdit).textEdited.emit("Ada")
        question.go.click()
        result = await call
        answer = json.loads(result.joined_text)
        assert (answer["action"], answer["content"]) == ("accept", {"name": "Ada"})

    live(body)


@pytest.fixture
def answered(theme, qtbot, run_async, until):
    """Shows a question, does something with its dialog, and gives the answer."""
    from PySide6.QtWidgets import QWidget

    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def run(question: ServerQuestion, do: Any) -> ServerAnswer:
        answers: list[ServerAnswer] = []

        async def body() -> None:
            waiting = asyncio.ensure_future(answer_to_server(theme, question, parent))
            await until(lambda: waiting.done() or parent.findChild(ServerQuestionDialog))
            if not waiting.done():
                dialog = parent.findChild(ServerQuestionDialog)
                await do(dialog)
            answers.append(await waiting)

        run_async(body())
        return answers[0]

    return run


def test_form_that_does_not_fit_stays_open_and_escape_declines(answered, until) -> None:
    async def do(dialog: ServerQuestionDialog) -> None:
        assert dialog.leave.hasFocus() or QApplication.activeWindow() is not dialog
        dialog.form.show_arguments({"age": -3})
        dialog.go.click()
        await until(lambda: dialog.error.isVisible())
        assert "/age" in dialog.error.words()
        assert dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    question = ServerQuestion("raw", "form", "Who?", SCHEMA)
    assert answered(question, do) == DECLINED


def test_page_is_text_and_only_said_to_be_done(answered) -> None:
    async def do(dialog: ServerQuestionDialog) -> None:
        assert dialog.text.text == "https://example.com/<b>login</b>"
        assert dialog.text.isReadOnly()
        dialog.go.click()

    question = ServerQuestion("raw", "url", "Sign in.", {}, "https://example.com/<b>login</b>")
    assert answered(question, do) == ServerAnswer("accept")


def test_models_answer_needs_words(answered) -> None:
    async def do(dialog: ServerQuestionDialog) -> None:
        assert not dialog.go.isEnabled()
        dialog.text.insert_text("42")
        dialog.go.click()

    question = ServerQuestion("raw", "sampling", "user: What is 6 times 7?")
    assert answered(question, do) == ServerAnswer("accept", {"text": "42"})


def test_form_of_too_many_fields_is_declined(answered) -> None:
    async def do(dialog: ServerQuestionDialog) -> None:
        raise AssertionError("it was shown")

    fields = {f"f{number}": {"type": "string"} for number in range(51)}
    schema = {"type": "object", "properties": fields}
    assert answered(ServerQuestion("raw", "form", "Who?", schema), do) == DECLINED


def test_page_to_log_in_is_opened_by_a_yes_only(answered) -> None:
    page = "https://login.example.com/authorize?state=s"
    question = ServerQuestion("vault", "login", "Log in at login.example.com?", url=page)

    class Browser(QObject):
        def __init__(self) -> None:
            super().__init__()
            self.opened: list[str] = []

        @Slot(QUrl)
        def show(self, url: QUrl) -> None:
            self.opened.append(url.toString())

    browser = Browser()
    QDesktopServices.setUrlHandler("https", browser, "show")

    async def look(dialog: ServerQuestionDialog) -> None:
        assert dialog.text.text == page
        dialog.leave.click()

    async def go(dialog: ServerQuestionDialog) -> None:
        dialog.go.click()

    try:
        assert answered(question, look) == DECLINED
        assert browser.opened == []
        assert answered(question, go) == ServerAnswer("accept")
        assert browser.opened == [page]
    finally:
        QDesktopServices.unsetUrlHandler("https")
