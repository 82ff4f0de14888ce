"""ToolActions: what can be done with the tool that is shown, as actions for menus and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action


@dataclass(frozen=True, slots=True)
class ToolActions(ScreenActions):
    """Enabled while a tool is shown that they fit."""

    try_it: QAction
    """Open the console with this tool."""

    edit: QAction
    """Change its definition."""

    duplicate: QAction
    """Begin a new tool as it is."""

    copy_spec: QAction
    """Put its OpenAI spec on the clipboard."""

    copy_curl: QAction
    """Put its request on the clipboard; HTTP tools only."""

    reveal: QAction
    """Show its file in the file manager."""

    open_file: QAction
    """Open its file in the program for such files."""

    copy_path: QAction
    """Put the path of its file on the clipboard."""

    remove: QAction
    """Take it out of the workspace."""

    revoke: QAction
    """Have it ask again, although a person always allowed it."""


def make_tool_actions(theme: Theme, parent: QWidget) -> ToolActions:
    """The actions, disabled, not connected to anything yet."""
    action = partial(screen_action, theme, parent, is_enabled=False)
    return ToolActions(
        try_it=action(
            "try_tool",
            "Try in console",
            "Fill in a call of this tool",
            "run",
            "Ctrl+T",
            "on_accent",
        ),
        edit=action("edit_tool", "Edit", "Change the definition", "edit", "Ctrl+E"),
        duplicate=action(
            "duplicate_tool",
            "Duplicate",
            "Begin a new tool as this one is",
            "duplicate",
            "Ctrl+Shift+D",
        ),
        copy_spec=action(
            "copy_openai_spec",
            "Copy OpenAI spec",
            "Copy what the API takes for this tool",
            "copy",
            "Ctrl+Shift+C",
        ),
        copy_curl=action(
            "copy_curl",
            "Copy as curl",
            "Copy an example request; secrets stand in it as variables",
            "copy",
            "Ctrl+Alt+C",
        ),
        reveal=action("reveal_file", "Reveal file", "Show the file in its folder", "folder"),
        open_file=action("open_file", "Open file", "Open the file in your editor", "external"),
        copy_path=action("copy_path", "Copy path", "Copy the path of the file", "copy"),
        remove=action(
            "remove_tool",
            "Remove",
            "Take the tool out of the workspace; its code stays",
            "remove",
            "Ctrl+Backspace",
            "error",
        ),
        revoke=action(
            "revoke_permission", "Revoke permission", "Have it ask again before it runs", "undo"
        ),
    )
