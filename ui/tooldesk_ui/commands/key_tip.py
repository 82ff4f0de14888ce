"""KeyTip: the tip of a part that does what a command does, with the keys that it has now."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.widgets.plain_text import set_tool_tip


class KeyTip(QObject):
    """Belongs to the part, and goes with it; a command lives as long as the window."""

    def __init__(self, part: QWidget, command: Command) -> None:
        """What the part says so far stays, and the keys come behind it."""
        super().__init__(part)
        self._part, self._command, self._words = part, command, part.toolTip()
        self._show()
        command.changed.connect(self._show)

    def _show(self) -> None:
        set_tool_tip(self._part, self._command.told_with_keys(self._words))
