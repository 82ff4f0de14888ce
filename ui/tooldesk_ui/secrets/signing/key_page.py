"""KeyPage: everything about one signing key, but not its private part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.secrets.link_rows import LinkRow, LinkRows
from tooldesk_ui.secrets.signing.key_rows import (
    look_of_key,
    look_of_permission,
    public_form,
    type_name,
)
from tooldesk_ui.secrets.state_looks import local_time
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import StateBadge, row_of, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.signing.key_overview import KeyOverview

_MISSING = "Calls of the tools below stop before they run."


class KeyPage(DetailPage):
    """State, public key, what signs with it, times.

    Signals:
        tool_chosen(str): a tool that signs with it was clicked.
        make_wanted(): the key that is shown is missing, and shall be made.
        add_wanted(): it is missing, and was made elsewhere.
    """

    tool_chosen = Signal(str)
    make_wanted = Signal()
    add_wanted = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("signing_key_page", "Signing key", parent)
        self._name = words_label(level="title", face="code")
        self._name.setObjectName("signing_key_title")
        self._badge = StateBadge(theme, self)
        self._facts = words_label(tone="dim")
        self._facts.setWordWrap(False)
        self._problem = Notice(theme, self)
        self._problem.setObjectName("signing_key_problem")
        self.public_key = words_label(face="code")
        self.public_key.setObjectName("public_key")
        self.public_key.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._public_note = words_label(level="small", tone="dim")
        self._uses = LinkRows(theme, "signs_for", self)
        self._uses.chosen.connect(self.tool_chosen)
        self._no_uses = words_label(
            'No tool of this workspace names it. A Python tool does so with "signer" in its file,'
            " or under Policies in its editor.",
            tone="dim",
        )
        self._times = ValueRows(self)
        self._for_kept = row_of(
            ActionButton(commands["copy_public_key"], "primary"),
            1,
            ActionButton(commands["remove_signing_key"], "danger"),
        )
        self._for_missing = self._make_offers()
        self._fill()

    def show_key(self, shown: KeyOverview) -> None:
        """Show a key."""
        is_kept = shown.key is not None
        self._name.setText(shown.name)
        self._badge.set_look(look_of_key(shown))
        self._facts.setText(type_name(shown))
        self._for_kept.setVisible(is_kept)
        self._for_missing.setVisible(not is_kept)
        self._show_problem(shown)
        public_key = shown.public_key
        self.public_key.setText(public_key.hex() if public_key else "Not known while it is so.")
        self._public_note.setText(f"{public_form(shown)} No secret." if public_key else "")
        self._uses.set_rows(
            [
                LinkRow(each.tool_name, each.tool_name, "", look_of_permission(each.permission))
                for each in shown.uses
            ]
        )
        self._no_uses.setVisible(not shown.uses)
        self._times.set_rows(
            [
                ("Made", local_time(shown.key.created_at if shown.key else None)),
                ("Last used", local_time(shown.key.last_used_at if shown.key else None)),
            ]
        )
        for block, _ in (self._public, self._at):
            block.setVisible(is_kept)

    def _show_problem(self, shown: KeyOverview) -> None:
        problem = shown.problem
        # how the keyring stands is said once, above
        is_said = problem is None or isinstance(problem, KeyringUnavailableError)
        self._problem.setVisible(not is_said or shown.key is None)
        if shown.key is None:
            step = "Make it here, or add the one that was made elsewhere."
            title = f"There is no signing key {shown.name}"
            self._problem.set_words("warn", title, _MISSING, step)
        elif problem is not None:
            self._problem.set_words("warn", problem.title, problem.message, problem.next_step)

    def _make_offers(self) -> QWidget:
        make = QPushButton("Make this key…")
        make.setObjectName("make_this_key")
        make.setProperty("kind", "primary")
        make.clicked.connect(self.make_wanted)
        add = QPushButton("Add an existing one…")
        add.setObjectName("add_this_key")
        add.clicked.connect(self.add_wanted)
        return row_of(make, add, 1)

    def _fill(self) -> None:
        self._public = section("Public key", self.public_key, self._public_note)
        self._at = section("Times", self._times)
        self.fill(
            (self._name, 8),
            (row_of(self._badge, self._facts, 1, spacing=12), 12),
            (self._for_kept, 0),
            (self._for_missing, 16),
            (self._problem, 12),
            self._public,
            section("Signs for", self._uses, self._no_uses),
            self._at,
        )
