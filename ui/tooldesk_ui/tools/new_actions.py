"""NewActions: the ways to a new tool, as actions for the menu of the list and the menu bar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action


@dataclass(frozen=True, slots=True)
class NewActions(ScreenActions):
    """Enabled while a workspace is open."""

    http: QAction
    """Begin with an HTTP request."""

    shell: QAction
    """Begin with a shell command."""

    curl: QAction
    """Begin with a curl command that is pasted."""


def make_new_actions(theme: Theme, parent: QWidget) -> NewActions:
    """The actions, disabled, not connected to anything yet."""
    action = partial(screen_action, theme, parent, is_enabled=False)
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
