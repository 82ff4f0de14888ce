"""SigningPane: the list of signing keys, all about the chosen one, and what is done to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.secrets.command_table import OF_KEY
from tooldesk_ui.secrets.listing.secret_list import SecretList
from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.secrets.secret_work import SecretWork, Standing
from tooldesk_ui.secrets.signing.key_flows import KeyFlows
from tooldesk_ui.secrets.signing.key_page import KeyPage
from tooldesk_ui.secrets.signing.key_rows import key_rows
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.two_sides import TwoSides

KEY_WORDS = ListWords(
    "signing_key",
    "signing key",
    "signing keys",
    "signature",
    "A key signs for Python tools that name it, and no tool ever sees it. Tools that name a key"
    " which nobody has made show up here too.",
)


class SigningPane(TwoSides):
    """Keys that sign for tools.

    Signals:
        tool_wanted(str): the tool of this name shall be shown.
    """

    tool_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        flows: KeyFlows,
        owner: TaskOwner,
        parent: QWidget,
    ) -> None:
        self._commands = commands
        listed = SecretList(theme, commands["create_signing_key"], KEY_WORDS)
        self._pages = QStackedWidget()
        super().__init__("signing_splitter", listed, self._pages, parent)
        self._work: SecretWork | None = None
        self._flows = flows
        self._owner = owner
        self.page = KeyPage(theme, commands, self._pages)
        self._nothing = QWidget(self._pages)
        for page in (self._nothing, self.page):
            self._pages.addWidget(page)
        self._connect()
        self.follow(self._show_row)

    def set_work(self, work: SecretWork | None) -> None:
        """Show the keys of another core; None while a workspace is being opened."""
        self._work = work
        self.list.set_loading()

    def show_standing(self, standing: Standing) -> None:
        """Show how everything stands now."""
        self.list.set_rows(key_rows(standing.keys))

    def select(self, name: str) -> bool:
        """Show one key, whatever the filter says; whether it is listed."""
        return self.list.show_row(name)

    def ask_for_key(self, name: str) -> None:
        """Make the key of that name."""
        self.list.view.setFocus()
        self._start(self._flows.create, name)

    def _connect(self) -> None:
        flows = self._flows
        self.list.activated.connect(self._on_activated)
        self.page.tool_chosen.connect(self.tool_wanted)
        self.page.make_wanted.connect(lambda: self._start(flows.create, self._name()))
        self.page.add_wanted.connect(lambda: self._start(flows.add, self._name()))
        work: dict[str, Callable[[], object]] = {
            "copy_public_key": self._on_copy,
        }
        self._commands.join(self, work)
        self._commands.join(self.list, {"remove_signing_key": self._on_remove})
        offer_for_rows(self._commands, self.list.view, OF_KEY)

    def _start(self, flow: Callable[..., Coroutine[Any, Any, None]], *handed: object) -> None:
        if self._work is not None:
            self._owner.start(flow(self._work, *handed), "change signing keys")

    def _name(self) -> str:
        row = self.list.current()
        return row.title if row is not None else ""

    def _show_row(self, row: SecretRow | None) -> None:
        if row is not None and row.signing_key is not None:
            self.page.show_key(row.signing_key)
        self._pages.setCurrentWidget(self.page if row is not None else self._nothing)
        self._enable()

    def _enable(self) -> None:
        row = self.list.current()
        shown = row.signing_key if row is not None else None
        is_known = shown is not None and shown.public_key is not None
        is_kept = shown is not None and shown.key is not None
        name = shown.name if shown is not None else ""
        self._commands.offer(is_known, "copy_public_key", of=name)
        self._commands.offer(is_kept, "remove_signing_key", of=name)

    def _on_activated(self, row: SecretRow) -> None:
        if row.signing_key is not None and row.signing_key.key is None:
            self._start(self._flows.create, row.title)
        else:
            self._on_copy()

    def _on_copy(self) -> None:
        row = self.list.current()
        if row is not None and row.signing_key is not None:
            self._flows.copy_public(row.signing_key)

    def _on_remove(self) -> None:
        row = self.list.current()
        if row is not None and row.signing_key is not None:
            self._start(self._flows.remove, row.signing_key)
