"""NewActions: the ways to a new tool, as actions for the menu of the list and the menu bar."""

from __future__ import annotations

from dataclasses import dataclass, fields

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class NewActions:
    """Enabled while a workspace is open."""

    http: QAction
    """Begin with an HTTP request."""

    shell: QAction
    """Begin with a shell command."""

    curl: QAction
    """Begin with a curl command that is pasted."""

    def all(self) -> list[QAction]:
        """Every one of them."""
        return [getattr(self, field.name) for field in fields(self)]


def make_new_actions(theme: Theme, parent: QWidget) -> NewActions:
    """The actions, disabled, not connected to anything yet."""

    def action(name: str, words: str, hint: str, icon: str, shortcut: str = "") -> QAction:
        made = QAction(theme.icon(icon), words, parent)
        made.setObjectName(name)
        made.setToolTip(f"{hint} ({shortcut})" if shortcut else hint)
        made.setShortcut(QKeySequence(shortcut))
        made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.setEnabled(False)
        parent.addAction(made)
        return made

    return NewActions(
        http=action("new_http_tool", "New &HTTP tool", "Define a request", "http"),
        shell=action("new_shell_tool", "New &shell tool", "Define a command", "console"),
        curl=action(
            "import_curl",
            "Import &curl command …",
            "Make a tool of a pasted request",
            "import",
            "Ctrl+Shift+V",
        ),
    )


def new_menu(actions: NewActions, add_python_file: QAction, parent: QWidget) -> QMenu:
    """All ways to a new tool."""
    menu = QMenu(parent)
    menu.setObjectName("new_tool_menu")
    menu.addActions([actions.http, actions.shell, add_python_file])
    menu.addSeparator()
    menu.addAction(actions.curl)
    return menu
