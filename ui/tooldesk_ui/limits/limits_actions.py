"""LimitsActions: what can be done with limits and pools, as actions for menus and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action


@dataclass(frozen=True, slots=True)
class LimitsActions(ScreenActions):
    """Enabled while there is something that they fit."""

    set_limit: QAction
    """Change how often the selected tools may run."""

    reset: QAction
    """Count the selected tools from zero again."""

    reset_all: QAction
    """Count every tool from zero again."""

    edit_pool: QAction
    """Change the current pool."""

    add_pool: QAction
    """Make a pool."""

    remove_pool: QAction
    """Forget the current pool and its prefixes."""


def make_limits_actions(theme: Theme, table: QWidget, pools: QWidget) -> LimitsActions:
    """The actions, disabled; those of tools belong to `table`, those of pools to `pools`."""
    of_tools = partial(screen_action, theme, table, is_enabled=False)
    of_pools = partial(screen_action, theme, pools, is_enabled=False)
    return LimitsActions(
        set_limit=of_tools(
            "set_limit",
            "Set limit …",
            "How often the selected tools may run",
            "limits",
            "F2",
            "on_accent",
        ),
        reset=of_tools(
            "reset_count", "Reset", "Count the selected tools from zero", "refresh", "Ctrl+R"
        ),
        reset_all=of_tools(
            "reset_all_counts",
            "Reset all",
            "Count every tool from zero",
            "refresh",
            "Ctrl+Shift+R",
        ),
        edit_pool=of_pools(
            "edit_pool", "Edit …", "How many calls of the pool run at once", "settings", "F2"
        ),
        add_pool=of_pools(
            "add_pool", "Add pool …", "A pool of its own for some tools", "add", "Ins"
        ),
        remove_pool=of_pools(
            "remove_pool", "Remove", "Its tools go to other pools", "remove", "Del"
        ),
    )
