"""Calls that can't be shown while stored secrets can't be read come with what opens these."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk_ui.history.history_screen import HistoryScreen

CANARY = "wk-canary+/4711"


def typing(passphrase: str):
    async def ask() -> str:
        return passphrase

    return ask


def button(screen: HistoryScreen) -> QPushButton:
    return screen.list.empty.findChild(QPushButton, "empty_state_button")


def test_locked_file_of_secrets_is_opened_from_the_list(
    no_bus, screen: HistoryScreen, run_async, until, paths
) -> None:
    async def keep_one() -> None:
        app = build_app(paths)
        await app.load()
        app.vault.ask_passphrase_with(typing("right"))
        await app.vault.set("KEY", CANARY, in_file=True)
        record = CallRecord(ToolContext(), ToolCalling("t", {"a": 1}, dialect="hermes"), "t")
        await app.history.add(record, ToolResult((TextContent("said"),)))
        await app.close()

    async def body(app: App) -> None:
        await until(lambda: screen.list.empty.heading() == "The calls can't be read")
        await until(lambda: button(screen).isVisible())
        assert button(screen).text() == "Unlock…"
        said: list[str] = []
        screen.said.connect(said.append)
        app.vault.ask_passphrase_with(typing("wrong"))
        button(screen).click()
        await until(lambda: said)
        assert said == ["Not unlocked. Try the passphrase again."]
        await until(lambda: button(screen).isVisible())
        app.vault.ask_passphrase_with(typing("right"))
        button(screen).click()
        await until(lambda: screen.list.model.rowCount() == 1)
        assert screen.window().focusWidget() is screen.list.search
        assert said == ["Not unlocked. Try the passphrase again."]

    async def whole() -> None:
        await keep_one()
        app = build_app(paths)
        await app.load()
        screen.setFocus()
        screen.set_app(app)
        try:
            await body(app)
        finally:
            screen.set_app(None)
            await screen.shut_down()
            await app.close()

    run_async(whole())
