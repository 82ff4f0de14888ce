"""The actions of the Secrets screen, for buttons, menu, palette and shortcuts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action


@dataclass(frozen=True, slots=True)
class SecretActions(ScreenActions):
    """Enabled while they make sense for the variable that is shown."""

    set_value: QAction
    """Give the variable a value, or another one."""

    test: QAction
    """Try the value with a small call."""

    copy: QAction
    """Put the value on the clipboard for a while."""

    reveal: QAction
    """Show the value for a while, or hide it again."""

    delete: QAction
    """Forget the value that is used."""

    add: QAction
    """Keep a secret that no tool declares yet."""

    import_file: QAction
    """Take secrets out of a file."""

    find_leaks: QAction
    """Look for values in files."""


def make_secret_actions(theme: Theme, parent: QWidget) -> SecretActions:
    """The actions, not connected to anything yet."""
    action = partial(screen_action, theme, parent)
    return SecretActions(
        set_value=action(
            "set_secret", "Set value …", "Give it a value", "secrets", "F2", "on_accent"
        ),
        test=action("test_secret", "Test …", "Try the value with a small call", "run", "Ctrl+T"),
        copy=action(
            "copy_secret", "Copy value", "On the clipboard for 30 s", "copy", "Ctrl+Shift+C"
        ),
        reveal=action(
            "reveal_secret", "Reveal value", "Show the value for 15 s", "eye", "Ctrl+Shift+R"
        ),
        delete=action(
            "delete_secret", "Delete …", "Forget the value", "remove", "Ctrl+Backspace", "error"
        ),
        add=action("add_secret", "Add secret …", "Keep another secret", "add", "Ctrl+N"),
        import_file=action(
            "import_secrets", "Import …", "Take secrets out of a file", "import", "Ctrl+I"
        ),
        find_leaks=action(
            "find_leaks", "Find leaks …", "Look for values in files", "leaks", "Ctrl+Shift+F"
        ),
    )
