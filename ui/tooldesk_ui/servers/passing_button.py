"""passing_button: a button that is there only while its command can be done."""

from __future__ import annotations

from tooldesk_ui.commands.command import Command
from tooldesk_ui.widgets.action_button import ActionButton


def passing_button(command: Command, kind: str = "") -> ActionButton:
    """Of the commands of a server few can be done at a time, and the page may be narrow."""
    button = ActionButton(command, kind)
    button.setVisible(command.isEnabled())
    command.enabledChanged.connect(button.setVisible)
    return button
