"""join_list: what every list of a screen has of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.commands.key_tip import KeyTip

if TYPE_CHECKING:
    from tooldesk_ui.widgets.lists.list_pane import ListPane
    from tooldesk_ui.widgets.lists.paged_pane import PagedPane


def join_list(
    commands: Commands,
    pane: ListPane[Any] | PagedPane[Any],
    entries: tuple[tuple[CommandEntry, ...], ...],
    *,
    opens: str = "",
) -> None:
    """Have its filter say by which key it is found, and its rows offer `entries` in a menu.

    `opens` is the command that Enter and a double click stand for.
    """
    KeyTip(pane.search, commands["find"])
    offer_for_rows(commands, pane.view, entries)
    if opens:
        pane.activated.connect(lambda _: commands[opens].trigger())
