"""OffersPane: resources, templates and prompts of a server that runs: listed, filled in, read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.errors import AppError
from tooldesk.execution.mcp_server.server_status import ServerState
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.servers.offer_page import OfferPage
from tooldesk_ui.servers.offers_model import WORDS, OfferRow, OffersModel
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.two_sides import TwoSides

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

HEIGHTS = (220, 340)
_LISTING = ("resources", "prompts")


class OffersPane(QWidget):
    """Asks the server only while it is to be seen, and starts none.

    Attributes:
        list: What is offered.
        page: The chosen one.
    """

    def __init__(self, theme: Theme, commands: Commands, owner: TaskOwner, parent: QWidget) -> None:
        """`owner` has the tasks, and tells what goes wrong."""
        super().__init__(parent)
        self.setObjectName("server_offers")
        self._commands, self._owner = commands, owner
        self._app: App | None = None
        self._server: ServerRow | None = None
        self._listed: tuple[object, ...] = ()
        self._completing: asyncio.Task[Any] | None = None
        self.list: ListPane[OfferRow] = ListPane(theme, OffersModel(), WORDS)
        self.page = OfferPage(theme, commands)
        self.page.begun.connect(self._on_begun)
        sides = TwoSides("server_offers_splitter", self.list, self.page, self, widths=HEIGHTS)
        sides.setOrientation(Qt.Orientation.Vertical)
        sides.setSizes(list(HEIGHTS))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(sides)
        sides.follow(self._show)
        self.list.set_rows([])
        commands.join(self, {"read_server_offer": self._on_read})
        self.list.activated.connect(lambda _: commands["read_server_offer"].trigger())

    def show_server(self, app: App, row: ServerRow) -> None:
        """List what a server offers; nothing moves while it is the same one."""
        self._app, self._server = app, row
        self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks again, and it may be otherwise now."""
        super().showEvent(event)
        self._listed = ()
        self._look()

    def _look(self) -> None:
        app, row = self._app, self._server
        if app is None or row is None or not self.isVisible():
            return
        is_running = row.status.state is ServerState.RUNNING
        wanted = (row.key, row.status.started_at if is_running else None)
        if wanted == self._listed:
            return
        is_other = self._listed[:1] != wanted[:1]
        self._listed = wanted
        if is_running and any(each in row.status.capabilities for each in _LISTING):
            if is_other:
                self.list.set_loading()
            self._owner.start(self._list(app, row.key, wanted), "list resources and prompts")
        else:
            self.list.set_rows([])

    async def _list(self, app: App, name: str, wanted: tuple[object, ...]) -> None:
        from tooldesk.execution.mcp_server.offer import listed

        try:
            found = await app.without_secrets(await listed(await app.servers.connection(name)))
        except AppError as error:
            if wanted == self._listed:
                self.list.set_failed(error.message, error.next_step)
            return
        if wanted == self._listed:
            self.list.set_rows([OfferRow(each) for each in found])

    def _show(self, row: OfferRow | None) -> None:
        words = "" if row is None else "prompt" if row.word == "Prompt" else "resource"
        self._commands.offer(row is not None, "read_server_offer", of=words)
        if row is not None:
            self.page.show_offer(row)

    def _on_read(self) -> None:
        row, app, server = self.list.current(), self._app, self._server
        if row is not None and app is not None and server is not None:
            values = self.page.values()
            self._owner.start(self._read(app, server.key, row, values), "read a resource")

    async def _read(self, app: App, name: str, row: OfferRow, values: dict[str, str]) -> None:
        from tooldesk.execution.mcp_server.offer import given

        result = await given(await app.servers.connection(name), row.offer, dict(values))
        self.page.show_result(row, await app.without_secrets(result))

    def _on_begun(self, argument: str, text: str) -> None:
        row, app, server = self.list.current(), self._app, self._server
        if row is None or app is None or server is None:
            return
        if "completions" in server.status.capabilities:
            if self._completing is not None:
                self._completing.cancel()
            work = self._complete(app, server.key, row, argument, text)
            self._completing = self._owner.start(work, "complete an argument")

    async def _complete(self, app: App, name: str, row: OfferRow, argument: str, text: str) -> None:
        from tooldesk.execution.mcp_server.offer import begun_values

        try:
            connection = await app.servers.connection(name)
            found = await begun_values(connection, row.offer, argument, text)
        except AppError:  # an offer that fails is none
            return
        self.page.offer_values(argument, await app.without_secrets(found))
