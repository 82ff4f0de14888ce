"""The Servers screen starts, shows, takes over and removes real servers, and only by a yes."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.servers.add_dialog import AddDialog
from tooldesk_ui.servers.server_page import TOOLS, TRAFFIC
from tooldesk_ui.servers.servers_screen import ServersScreen
from tooldesk_ui.servers.tool_overrides import DescriptionDialog
from tooldesk_ui.theme import Theme

RAW = Path(__file__).parents[2] / "app/execution/mcp_server/example_servers/raw.py"
CANARY = "canary-4f7e1b92c0d8"


class Bench:
    """A Servers screen, a workspace with servers, and a person who answers."""

    def __init__(self, theme: Theme, paths: Any, trust: Any) -> None:
        self.folder = paths.workspace_dir
        self.tools_file = self.folder / "tools.txt"
        (self.folder / "tools").mkdir(parents=True)
        self._paths, self._trust = paths, trust
        self.asked: list[PermissionRequest] = []
        self.answer: Answer | None = Answer.SESSION
        self.said: list[str] = []
        self.failed: list[BaseException] = []
        self.undo = History()
        self.screen = ServersScreen(theme, every_command(theme), self.undo, self.ask)
        self.screen.said.connect(self.said.append)
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)
        self.screen.resize(1200, 700)
        self.screen.show()

    def trust(self) -> None:
        self._trust(self._paths.data_dir, self.folder)

    def offer(self, **tools: str) -> None:
        schema = {"type": "object", "properties": {"text": {"type": "string"}}}
        listed = [
            {"name": name, "description": words, "inputSchema": schema}
            for name, words in tools.items()
        ]
        self.tools_file.write_text(json.dumps(listed), encoding="utf-8")

    def write(self, *names: str, mode: str = "", **entry: Any) -> None:
        words = ["-S", str(RAW), str(self.tools_file), mode]
        each = {"command": sys.executable, "args": words, **entry}
        servers = {name: each for name in names}
        file = self.folder / "servers.json"
        file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")

    async def ask(self, request: PermissionRequest) -> Answer:
        self.asked.append(request)
        if self.answer is None:
            await asyncio.Event().wait()
            raise AssertionError("nobody answers")
        return self.answer

    def word(self, name: str) -> str:
        rows = self.screen.list.model.all_rows()
        return next((row.look.word for row in rows if row.key == name), "")

    def press(self, command: str) -> None:
        button = self.screen.findChild(QPushButton, f"{command}_button")
        assert button.isEnabled(), command
        button.setFocus()
        button.click()

    def tool_words(self) -> dict[str, str]:
        rows = self.screen.page.tools.list.model.all_rows()
        return {row.key: row.look.word for row in rows}


@pytest.fixture
def bench(theme: Theme, paths: Any, trust: Any, qtbot: Any) -> Bench:
    bench = Bench(theme, paths, trust)
    qtbot.addWidget(bench.screen)
    return bench


def test_servers_are_started_by_a_yes_and_followed(bench: Bench, with_core, until) -> None:
    bench.trust()
    bench.offer(echo="Say it again.")
    bench.write("one", "two")

    async def body(app: Any) -> None:
        screen = bench.screen
        await until(lambda: bench.word("two") == "Stopped")
        assert screen.bar.summary.text() == "2 servers, 0 running"
        screen.show_server("two")
        bench.press("start_server")
        await until(lambda: bench.word("two") == "Running" and bench.tool_words())
        assert {each.definition.name for each in bench.asked} == {"server.two"}
        assert screen.focusWidget() is screen.list.view
        assert bench.word("one") == "Stopped"
        assert bench.tool_words() == {"echo": "New"}
        assert not screen.commands["start_server"].isEnabled()
        assert app.registry.names() == ()
        bench.press("take_all_server_tools")
        await until(lambda: bench.tool_words() == {"echo": "Taken over"})
        await until(lambda: app.registry.names() == ("two_echo",))
        bench.press("stop_server")
        await until(lambda: bench.word("two") == "Stopped")
        assert app.servers.status("two").process_id is None
        assert bench.failed == []

    with_core(bench.screen, body)


def test_changed_tool_is_shown_with_its_difference_and_taken_alone(
    bench: Bench, with_core, until
) -> None:
    bench.trust()
    bench.offer(echo="Say it again.", other="Something.")
    bench.write("raw")

    async def body(app: Any) -> None:
        await until(lambda: bench.word("raw") == "Stopped")
        await app.servers.start("raw", bench.ask)
        await app.servers.take("raw")
        bench.offer(echo="Send it away.", other="Something.", third="New.")
        bench.press("restart_server")
        changed = {"echo": "Changed", "other": "Taken over", "third": "New"}
        await until(lambda: bench.tool_words() == changed)
        tools = bench.screen.page.tools
        bench.screen.page.open_view(TOOLS)
        tools.list.select("echo")
        shown = tools.findChild(QLabel, None)
        words = " ".join(each.accessibleName() for each in tools.findChildren(QLabel))
        assert shown is not None
        assert "You took over: Say it again.\nNow: Send it away." in words
        bench.press("take_server_tool")
        await until(lambda: bench.tool_words() == changed | {"echo": "Taken over"})
        tools.list.select("other")
        bench.screen.commands["leave_server_tool"].trigger()
        await until(lambda: bench.tool_words()["other"] == "New")
        await until(lambda: app.registry.names() == ("raw_echo",))

    with_core(bench.screen, body)


def test_nothing_of_an_untrusted_folder_can_be_started(bench: Bench, with_core, until) -> None:
    bench.offer(echo="Say it again.")
    bench.write("raw")

    async def body(app: Any) -> None:
        await until(lambda: bench.word("raw") == "Not trusted")
        assert "Nobody trusts the folder" in bench.screen.page.overview.notice.words()
        commands = bench.screen.commands
        for each in ("start_server", "restart_server", "examine_server"):
            assert not commands[each].isEnabled(), each
        bench.screen._work.start(app, "raw")  # past the button, as by a bug
        await until(lambda: bench.failed)
        assert bench.failed[0].title == "The folder is not trusted"
        assert bench.asked == []
        assert bench.word("raw") == "Not trusted"

    with_core(bench.screen, body)


def test_no_means_that_nothing_runs(bench: Bench, with_core, until) -> None:
    bench.trust()
    bench.offer(echo="Say it again.")
    bench.write("raw")
    bench.answer = Answer.DENY

    async def body(app: Any) -> None:
        await until(lambda: bench.word("raw") == "Stopped")
        bench.press("start_server")
        await until(lambda: bench.said)
        assert bench.said == ["raw is not started: you said no."]
        assert bench.failed == []
        assert app.servers.log("raw").lines() == ()

    with_core(bench.screen, body)


def test_examination_says_which_step_fails(bench: Bench, with_core, until) -> None:
    bench.trust()
    path = "/nowhere-of-mine:/usr/bin"
    servers = {"gone": {"command": "no-such-program-of-mine", "env": {"PATH": path}}}
    (bench.folder / "servers.json").write_text(json.dumps({"mcpServers": servers}))

    async def body(app: Any) -> None:
        await until(lambda: bench.word("gone") == "Stopped")
        overview = bench.screen.page.overview
        await until(
            lambda: "no-such-program-of-mine" in dict(overview.starts.rows()).get("Program", "")
        )
        bench.press("examine_server")
        await until(lambda: not bench.screen._work.is_busy("gone"))
        words = [each.text() for each in overview.findChildren(QLabel) if each.isVisible()]
        assert "Command" in words
        assert "\n".join(words).count(path) == 1
        assert bench.screen.focusWidget() is bench.screen.list.view
        assert bench.asked == []

    with_core(bench.screen, body)


def test_traffic_is_shown_filtered_and_copied_without_secrets(
    bench: Bench, with_core, until
) -> None:
    bench.trust()
    bench.offer(stderr="Write a variable to stderr.")
    bench.write("raw", env={"CANARY": "${CANARY_TOKEN}"})

    async def body(app: Any) -> None:
        from tooldesk.tools.tool_context import ToolContext

        await until(lambda: bench.word("raw") == "Stopped")
        await app.vault.set_for_session("CANARY_TOKEN", CANARY)
        screen, traffic = bench.screen, bench.screen.page.traffic
        rows = dict(screen.page.overview.starts.rows())
        assert (rows["Variables"], rows["From the keyring"]) == ("CANARY", "CANARY_TOKEN")
        screen.page.open_view(TRAFFIC)
        bench.press("start_server")
        await until(lambda: "tools/list" in traffic.text.text)
        await until(lambda: app.servers.status("raw").changes)  # its answer is there
        await app.servers.take("raw")
        await app.workspace.load()
        definition = app.registry.get("raw_stderr")
        await app.executor.execute(definition, {}, ToolContext(), bench.ask)
        await until(lambda: "stderr" in traffic.text.text)
        traffic.kinds.findChild(QPushButton, "traffic_kinds_stderr").click()
        await until(lambda: "tools/list" not in traffic.text.text)
        assert "CANARY_TOKEN" in traffic.text.text
        bench.press("copy_server_log")
        await until(lambda: bench.said)
        copied = QGuiApplication.clipboard().text()
        assert copied == traffic.text.text
        traffic.kinds.findChild(QPushButton, "traffic_kinds_all").click()
        traffic.search.setText("TOOLS/CALL")
        await until(
            lambda: traffic.text.text.count("\n") == 0 and "tools/call" in traffic.text.text
        )
        traffic.search.choose({"case"})
        await until(lambda: traffic.text.text == "No line has this in it.")
        traffic.search.choose({"regex"})
        traffic.search.setText("tools/(call|nothing)")
        await until(
            lambda: traffic.text.text.count("\n") == 0 and "tools/call" in traffic.text.text
        )
        traffic.search.setText("tools/(call")
        await until(lambda: traffic.text.text.startswith("Not an expression"))
        assert traffic.search.property("invalid") is True
        traffic.search.choose(())
        traffic.search.clear()
        await until(lambda: "tools/list" in traffic.text.text)
        file = bench.folder.parent / "traffic.txt"
        await screen.export_log(app, file)
        written = file.read_text(encoding="utf-8")
        assert "tools/call" in written
        assert CANARY not in written + copied + traffic.text.text
        assert bench.failed == []

    with_core(bench.screen, body)


def test_server_is_added_and_removed_and_both_are_undone(bench: Bench, with_core, until) -> None:
    bench.trust()
    file = bench.folder / "servers.json"
    mine = {"raw": {"command": "cat", "alwaysAllow": ["of another program"]}}
    file.write_text(json.dumps({"mcpServers": mine, "other": 1}))

    async def body(app: Any) -> None:
        screen = bench.screen
        await until(lambda: bench.word("raw") == "Stopped")
        screen.commands["add_server"].trigger()
        await until(lambda: screen.findChild(AddDialog) is not None)
        dialog = screen.findChild(AddDialog)
        fields = {
            "name": "files",
            "start": "npx -y 'two words' [x]",
            "values": "A=1 API_KEY=sk-live-0123456789abcdef0123456789abcdef",
        }
        for name, text in fields.items():
            dialog.findChild(QLineEdit, f"add_server_{name}").setText(text)
        dialog.go.click()
        await until(lambda: dialog.error.isVisible())
        assert "secret in plain text" in dialog.error.words()
        assert "files" not in file.read_text()
        dialog.findChild(QLineEdit, "add_server_values").setText("A=1 API_KEY=${API_KEY}")
        dialog.go.click()
        await until(lambda: bench.word("files") == "Stopped")
        await until(lambda: screen.list.current().key == "files")
        entry = json.loads(file.read_text())["mcpServers"]["files"]
        assert entry == {
            "command": "npx",
            "args": ["-y", "two words", "[x]"],
            "env": {"A": "1", "API_KEY": "${API_KEY}"},
        }
        screen.list.select("raw")
        screen.commands["remove_server"].trigger()
        await until(lambda: bench.undo.undo_words == "remove server raw")
        bench.undo.undo()
        await until(lambda: bench.undo.redo_words and bench.word("raw") == "Stopped")
        written = json.loads(file.read_text())
        assert (written["mcpServers"]["raw"], written["other"]) == (mine["raw"], 1)
        bench.undo.undo()
        await until(lambda: bench.undo.undo_words == "")
        assert list(json.loads(file.read_text())["mcpServers"]) == ["raw"]
        assert bench.failed == []

    with_core(bench.screen, body)


def test_server_is_stopped_while_it_asks(bench: Bench, with_core, until) -> None:
    bench.trust()
    bench.offer(echo="Say it again.")
    bench.write("raw")
    bench.answer = None

    async def body(app: Any) -> None:
        await until(lambda: bench.word("raw") == "Stopped")
        bench.press("start_server")
        await until(lambda: bench.asked)
        bench.press("stop_server")
        await until(lambda: not bench.screen._work.is_busy("raw"))
        assert bench.screen.commands["start_server"].isEnabled()
        assert app.servers.log("raw").lines() == ()
        assert bench.failed == []

    with_core(bench.screen, body)


def test_ten_servers_start_at_once(bench: Bench, with_core, until) -> None:
    bench.trust()
    bench.offer(echo="Say it again.")
    names = [f"s{number}" for number in range(10)]
    bench.write(*names)

    async def body(app: Any) -> None:
        await until(lambda: bench.word("s9") == "Stopped")
        for name in names:
            bench.screen.show_server(name)
            bench.press("start_server")
        await until(lambda: all(bench.word(name) == "Running" for name in names))
        assert {each.definition.name for each in bench.asked} == {
            f"server.{each}" for each in names
        }
        assert bench.screen.bar.summary.text().startswith("10 servers, 10 running")

    with_core(bench.screen, body)


def test_what_is_wrong_with_the_file_is_said(bench: Bench, with_core, until) -> None:
    bench.trust()
    (bench.folder / "servers.json").write_text('{"mcpServers": {"a b": {"command": "cat"}}}')

    async def body(app: Any) -> None:
        notice = bench.screen.list.notice
        await until(lambda: notice.isVisible())
        assert "servers.json, line 1" in notice.words()
        assert "'a b'" in notice.words()
        assert bench.screen.list.empty.heading() == "No servers yet"

    with_core(bench.screen, body)


def test_taken_tool_is_disabled_and_described_with_undos(bench: Bench, with_core, until) -> None:
    bench.trust()
    bench.offer(echo="Say it again.", other="Something.")
    bench.write("raw")

    async def body(app: Any) -> None:
        screen, tools = bench.screen, bench.screen.page.tools
        await until(lambda: bench.word("raw") == "Stopped")
        screen.show_server("raw")
        bench.press("start_server")
        await until(lambda: bench.tool_words() == {"echo": "New", "other": "New"})
        assert not screen.commands["switch_server_tool"].isEnabled()
        bench.press("take_all_server_tools")
        await until(lambda: set(bench.tool_words().values()) == {"Taken over"})
        screen.page.open_view(TOOLS)
        tools.list.show_row("echo")
        await until(lambda: "raw_echo" in app.registry.names())
        await until(lambda: (row := tools.list.current()) is not None and row.key == "echo")
        await until(screen.commands["switch_server_tool"].isEnabled)
        bench.press("switch_server_tool")
        await until(lambda: bench.tool_words()["echo"] == "Disabled")
        assert not app.registry.get("raw_echo").enabled
        assert "echo" in app.servers.tools("raw").taken
        bench.undo.undo()
        await until(lambda: bench.tool_words()["echo"] == "Taken over")
        # an undo leaves no file where there was none
        assert not list((bench.folder / "tools").iterdir())
        bench.press("describe_server_tool")
        await until(lambda: screen.findChild(DescriptionDialog))
        dialog = screen.findChild(DescriptionDialog)
        assert dialog.text.text == "Say it again."
        dialog.text.set_text("Repeats a text.")
        dialog.go.click()
        await until(lambda: bench.tool_words()["echo"] == "Overridden")
        assert app.registry.get("raw_echo").description == "Repeats a text."
        labels = [each.text() for each in tools.findChildren(QLabel) if each.isVisible()]
        assert {"Repeats a text.", "Say it again."} <= set(labels)
        bench.offer(echo="Say it thrice.", other="Something.")
        bench.press("restart_server")
        await until(lambda: bench.tool_words()["echo"] == "Changed")
        tools.list.show_row("echo")
        await until(screen.commands["take_server_tool"].isEnabled)
        bench.press("take_server_tool")
        await until(lambda: bench.tool_words()["echo"] == "Overridden")
        now, fresh = app.registry.get("raw_echo"), app.servers.tools("raw").taken["echo"]
        assert now.description == "Repeats a text."
        assert now.source.fingerprint == fresh.fingerprint
        assert bench.failed == []

    with_core(bench.screen, body)
