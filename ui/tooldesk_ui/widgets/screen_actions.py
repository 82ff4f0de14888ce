"""ScreenActions: what can be done on a screen, once for its buttons, menu, palette and keys."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import set_tool_tip


@dataclass(frozen=True, slots=True)
class ScreenActions:
    """A subclass has a field for each action, in the order of the menu."""

    def all(self) -> list[QAction]:
        """Every one of them."""
        return [getattr(self, field.name) for field in fields(self)]


def screen_action(
    theme: Theme,
    owner: QWidget,
    name: str,
    words: str,
    hint: str,
    icon: str,
    shortcut: str = "",
    role: str = "text",
    *,
    is_enabled: bool = True,
) -> QAction:
    """An action of `owner`, whose shortcut works while the focus is in there.

    Args:
        theme: Whose icons it has.
        owner: The screen, or a part of it.
        name: Its object name.
        words: What buttons and menus call it.
        hint: What it does; the tool tip says the shortcut too.
        icon: The icon's name.
        shortcut: The keys; without, there are none.
        role: The colour role of the icon.
        is_enabled: Whether it can be used before anyone says so.
    """
    made = QAction(theme.icon(icon, role), words, owner)
    made.setObjectName(name)
    set_tool_tip(made, f"{hint} ({shortcut})" if shortcut else hint)
    made.setShortcut(shortcut)
    made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.setEnabled(is_enabled)
    owner.addAction(made)
    return made
