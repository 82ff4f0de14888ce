"""The commands of the Limits screen: those of tools, and those of pools."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_TOOLS = (
    (
        CommandEntry(
            "set_limit",
            "Set &limit of {}…",
            hint="How often the selected tools may run",
            icon="limits",
            shortcut="F2",
            role="on_accent",
            part="tools",
            is_local=True,
        ),
        CommandEntry(
            "reset_count",
            "Reset &count of {}",
            "Reset",
            "Count the selected tools from zero",
            "refresh",
            "Ctrl+R",
            part="tools",
            is_local=True,
        ),
        CommandEntry(
            "reset_all_counts",
            "Reset &all counts",
            "Reset all",
            "Count every tool from zero",
            "refresh",
            "Ctrl+Shift+R",
            is_for_shown=True,
        ),
    ),
)
OF_POOLS = (
    (
        CommandEntry(
            "add_pool", "Add &pool…", "", "A pool of its own for some tools", "add", "Ins"
        ),
        CommandEntry(
            "edit_pool",
            "&Edit pool {}…",
            "Edit…",
            "How many calls of the pool run at once",
            "settings",
            "F2",
            part="pools",
            is_local=True,
        ),
        shared.REMOVE(
            "remove_pool", "&Remove pool {}", hint="Its tools go to other pools", part="pools"
        ),
    ),
)

LIMIT_COMMANDS: CommandTable = {"tool": (*OF_TOOLS, *OF_POOLS)}
