"""LimitsActions: what can be done with limits and pools, as actions for menus and buttons."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class LimitsActions:
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

    def all(self) -> list[QAction]:
        """Every one of them."""
        return [getattr(self, field.name) for field in fields(self)]


def make_limits_actions(theme: Theme, table: QWidget, pools: QWidget) -> LimitsActions:
    """The actions, disabled; those of tools belong to `table`, those of pools to `pools`."""

    def action(
        owner: QWidget, name: str, words: str, hint: str, icon: str, shortcut: str = ""
    ) -> QAction:
        role = "on_accent" if name == "set_limit" else "text"
        made = QAction(theme.icon(icon, role), words, owner)
        made.setObjectName(name)
        made.setToolTip(f"{hint} ({shortcut})" if shortcut else hint)
        made.setShortcut(shortcut)
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.setEnabled(False)
        owner.addAction(made)
        return made

    return LimitsActions(
        set_limit=action(
            table,
            "set_limit",
            "Set limit …",
            "How often the selected tools may run",
            "limits",
            "F2",
        ),
        reset=action(
            table, "reset_count", "Reset", "Count the selected tools from zero", "refresh", "Ctrl+R"
        ),
        reset_all=action(
            table,
            "reset_all_counts",
            "Reset all",
            "Count every tool from zero",
            "refresh",
            "Ctrl+Shift+R",
        ),
        edit_pool=action(
            pools, "edit_pool", "Edit …", "How many calls of the pool run at once", "settings", "F2"
        ),
        add_pool=action(
            pools, "add_pool", "Add pool …", "A pool of its own for some tools", "add", "Ins"
        ),
        remove_pool=action(
            pools, "remove_pool", "Remove", "Its tools go to other pools", "remove", "Del"
        ),
    )
