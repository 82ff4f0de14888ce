"""Servers are edited and imported by dialogs, each with one undo; no secret is kept unasked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit

from tooldesk.errors import ServerConfigError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.servers.add_dialog import AddDialog
from tooldesk_ui.servers.imports.import_dialog import ImportDialog
from tooldesk_ui.servers.server_edits import ServerEdits
from tooldesk_ui.servers.servers_screen import ServersScreen

CANARY = "canary-55b0c1e8f2aa"
OLD = {
    "command": "npx",
    "args": ["-y", "two words"],
    "env": {"A": "1"},
    "cwd": "notes",
    "alwaysAllow": ["x"],
    "tooldesk": {"session": "per_call"},
}


class Bench:
    """A Servers screen with one server in its file, and the home of somebody who has others."""

    def __init__(self, theme: Any, paths: Any) -> None:
        self.file = paths.workspace_dir / "servers.json"
        self.file.parent.mkdir(parents=True)
        self.file.write_text(json.dumps({"mcpServers": {"old": OLD}}))
        self.failed: list[BaseException] = []
        self.undo = History()
        self.screen = ServersScreen(theme, every_command(theme), self.undo, self.ask)
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)
        self.screen.resize(1200, 700)
        self.screen.show()

    async def ask(self, request: PermissionRequest) -> Answer:
        raise AssertionError("nothing is started")

    def servers(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.file.read_text())["mcpServers"]
        return found

    def rows(self) -> list[str]:
        return [row.key for row in self.screen.list.model.all_rows()]


@pytest.fixture
def bench(theme: Any, paths: Any, qtbot: Any) -> Bench:
    bench = Bench(theme, paths)
    qtbot.addWidget(bench.screen)
    return bench


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    (home / ".cursor").mkdir(parents=True)
    servers = {
        "keyed": {"command": "y", "env": {"API_KEY": CANARY}},
        "old": {"command": "other"},
        "seen": {"command": "x", "args": ["--token", CANARY]},
    }
    (home / ".cursor/mcp.json").write_text(json.dumps({"mcpServers": servers}))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("CODEX_HOME", raising=False)
    return home


def test_server_is_edited_and_the_rest_of_it_stays(bench: Bench, with_core, until) -> None:
    async def body(app: Any) -> None:
        screen = bench.screen
        await until(lambda: bench.rows() == ["old"])
        screen.list.select("old")
        screen.commands["edit_server"].trigger()
        await until(lambda: screen.findChild(AddDialog) is not None)
        dialog = screen.findChild(AddDialog)
        start = dialog.findChild(QLineEdit, "add_server_start")
        assert start.text() == "npx -y 'two words'"
        assert dialog.findChild(QLineEdit, "add_server_values").text() == "A=1"
        assert dialog.findChild(QLineEdit, "add_server_name").isReadOnly()
        assert dialog.entry() == OLD
        start.setText("uvx other")
        dialog.findChild(QCheckBox, "add_server_disabled").setChecked(True)
        dialog.go.click()
        await until(lambda: bench.undo.undo_words == "change server old")
        changed = {**OLD, "command": "uvx", "args": ["other"], "disabled": True}
        assert bench.servers() == {"old": changed}
        await until(lambda: screen.list.current().look.word in ("Disabled", "Not trusted"))
        bench.undo.undo()
        await until(lambda: bench.undo.redo_words)
        assert bench.servers() == {"old": OLD}
        assert bench.failed == []

    with_core(bench.screen, body)


def test_command_that_becomes_a_url_leaves_nothing_behind(theme: Any, qtbot: Any) -> None:
    dialog = AddDialog(theme, None, None, ("old", OLD))  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.start.setText("https://a.example/mcp")
    dialog.values.setText("X-Key='${KEY}'")
    dialog.is_private.setChecked(True)
    assert dialog.entry() == {
        "alwaysAllow": ["x"],
        "tooldesk": {"session": "per_call", "allow_private_hosts": True},
        "type": "http",
        "url": "https://a.example/mcp",
        "headers": {"X-Key": "${KEY}"},
    }


def test_servers_are_imported_with_one_undo(bench: Bench, home: Path, with_core, until) -> None:
    async def body(app: Any) -> None:
        screen = bench.screen
        await until(lambda: bench.rows() == ["old"])
        screen.commands["import_servers"].trigger()
        await until(lambda: screen.findChild(ImportDialog) is not None)
        dialog = screen.findChild(ImportDialog)
        await until(lambda: dialog.model.rowCount() == 3 and dialog.go.isEnabled())
        model = dialog.model
        standings = [model.words(model.row_at(number))[:2] for number in range(3)]
        assert standings == [("keyed", "New"), ("old", "Different"), ("seen", "Problem")]
        assert [each.name for each in model.chosen()] == ["keyed"]
        assert "env.API_KEY becomes ${API_KEY}" in dialog.about.text()
        assert dialog.keeps_secrets.isVisible()
        assert not dialog.keeps_secrets.isChecked()
        checked, role = Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole
        assert not model.setData(model.index(2, 0), checked, role)
        assert model.setData(model.index(1, 0), checked, role)
        assert dialog.go.text() == "Import 2"
        words = [model.data(model.index(row, at)) for row in range(3) for at in range(4)]
        assert CANARY not in str(words)
        dialog.go.click()
        await until(lambda: bench.undo.undo_words == "import 2 servers")
        assert bench.servers() == {
            "old": {"command": "other"},
            "keyed": {"command": "y", "env": {"API_KEY": "${API_KEY}"}},
        }
        assert CANARY not in bench.file.read_text()
        assert await app.vault.entries() == {}
        await until(lambda: screen.list.current().key == "keyed")
        bench.undo.undo()
        await until(lambda: bench.undo.redo_words)
        assert bench.servers() == {"old": OLD}
        assert bench.failed == []

    with_core(bench.screen, body)


def test_secrets_are_kept_by_a_check_mark(
    secret_service: object, bench: Bench, home: Path, with_core, until
) -> None:
    async def body(app: Any) -> None:
        screen = bench.screen
        await until(lambda: bench.rows() == ["old"])
        screen.commands["import_servers"].trigger()
        await until(lambda: screen.findChild(ImportDialog) is not None)
        dialog = screen.findChild(ImportDialog)
        await until(lambda: dialog.keeps_secrets.isVisible() and dialog.go.isEnabled())
        dialog.keeps_secrets.setChecked(True)
        dialog.go.click()
        await until(lambda: bench.undo.undo_words == "import 1 server")
        found = await app.vault.find("API_KEY", entries=await app.vault.entries())
        assert found["API_KEY"].value == CANARY
        assert found["API_KEY"].key.scope == app.vault.workspace_scope
        assert bench.failed == []

    with_core(bench.screen, body)


async def test_value_of_the_keyring_gets_into_no_file(app: Any, secret_service: object) -> None:
    await app.vault.set("WEATHER", CANARY)
    edits = ServerEdits(History(), lambda: None)
    for change in (edits.add, edits.edit):
        with pytest.raises(ServerConfigError):
            await change(app, "one", {"command": "x", "args": [CANARY]})
    assert not app.workspace.servers_file.exists()
