"""The Servers screen shows what a server offers besides tools, and reads it by a click."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.servers.server_page import OFFERS
from tooldesk_ui.servers.servers_screen import ServersScreen
from tooldesk_ui.widgets.results.result_view import ResultView

OFFERING = Path(__file__).parents[2] / "app/execution/mcp_server/example_servers/offering.py"


async def yes(request: PermissionRequest) -> Answer:
    return Answer.SESSION


def test_offers_are_listed_completed_and_read(
    theme: Any, paths: Any, trust: Any, qtbot: Any, with_core: Any, until: Any
) -> None:
    folder = paths.workspace_dir
    folder.mkdir(parents=True)
    entry = {"command": sys.executable, "args": [str(OFFERING)]}
    (folder / "servers.json").write_text(json.dumps({"mcpServers": {"o": entry}}))
    trust(paths.data_dir, folder)
    failed: list[BaseException] = []
    screen = ServersScreen(theme, every_command(theme), History(), yes)
    screen.failed.connect(failed.append)
    screen.resize(1200, 800)
    screen.show()
    qtbot.addWidget(screen)

    async def body(app: Any) -> None:
        pane = screen.page.offers

        def rows() -> list[str]:
            return [row.key for row in pane.list.model.all_rows()]

        def shown() -> str:
            views = pane.page.findChildren(ResultView)
            return next((each.text for each in views if each.isVisible()), "")

        def visible(name: str) -> list[QLineEdit]:
            # of the one before, which goes with the next event, the part is hidden
            return [each for each in pane.page.findChildren(QLineEdit, name) if each.isVisible()]

        await until(lambda: screen.list.model.rowCount() == 1)
        screen.page.open_view(OFFERS)
        assert rows() == []
        screen.commands["start_server"].trigger()
        await until(lambda: len(rows()) == 4)
        pane.list.select("resource:note://today")
        titles = [each.text() for each in pane.page.findChildren(QLabel)]
        assert "<b>Today</b>" in titles
        formats = {each.textFormat() for each in pane.page.findChildren(QLabel)}
        assert formats <= {Qt.TextFormat.PlainText}
        screen.commands["read_server_offer"].trigger()
        await until(lambda: shown() == "nothing")

        pane.list.select("prompt:greet")
        assert shown() == ""
        screen.commands["read_server_offer"].trigger()
        await until(lambda: failed)
        assert "It needs a value: name." in str(failed.pop())
        field = pane.page.findChild(QLineEdit, "offer_argument_name")
        field.setText("Ada")
        screen.commands["read_server_offer"].trigger()
        await until(lambda: "Say hello to Ada, kindly." in shown())

        pane.list.select("template:city://{name}/weather")
        await until(lambda: visible("offer_argument_name"))
        (field,) = visible("offer_argument_name")
        screen.activateWindow()
        field.setFocus()
        await until(field.hasFocus)
        QTest.keyClicks(field, "Ber")
        await until(lambda: field.completer().model().rowCount() == 2)
        assert field.completer().model().stringList() == ["Berlin", "Bern"]
        field.completer().popup().hide()
        field.setText("Bern")
        screen.commands["read_server_offer"].trigger()
        await until(lambda: shown() == "rain in Bern")

        screen.commands["stop_server"].trigger()
        await until(lambda: rows() == [])
        assert not screen.commands["read_server_offer"].isEnabled()
        assert failed == []

    with_core(screen, body)
