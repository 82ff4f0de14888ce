"""The actions for signing keys, for buttons, menu, palette and shortcuts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action


@dataclass(frozen=True, slots=True)
class KeyActions(ScreenActions):
    """Enabled while they make sense for the key that is shown."""

    create: QAction
    """Make a new key."""

    add: QAction
    """Keep a key that was made elsewhere."""

    copy_public: QAction
    """Put the public key on the clipboard."""

    remove: QAction
    """Forget the key for good."""


def make_key_actions(theme: Theme, parent: QWidget) -> KeyActions:
    """The actions, not connected to anything yet."""
    action = partial(screen_action, theme, parent)
    return KeyActions(
        create=action(
            "create_signing_key",
            "Make signing key …",
            "Make a key that signs for tools",
            "add",
            "Ctrl+Shift+N",
        ),
        add=action(
            "add_signing_key",
            "Add existing key …",
            "Keep a key that was made elsewhere",
            "import",
            "Ctrl+Shift+I",
        ),
        copy_public=action(
            "copy_public_key",
            "Copy public key",
            "Whoever checks signatures needs it; it is no secret",
            "copy",
            "Ctrl+Shift+C",
            "on_accent",
        ),
        remove=action(
            "remove_signing_key",
            "Remove …",
            "Forget the key for good",
            "remove",
            "Ctrl+Backspace",
            "error",
        ),
    )
