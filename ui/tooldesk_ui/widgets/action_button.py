"""ActionButton: a push button that does, and says, what an action does and says."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk_ui.widgets.plain_text import set_tool_tip

ICON_SIZE = 16
ICON_ROOM = 20
"""Wider than the icon, so that it does not stick to the word."""


class ActionButton(QPushButton):
    """Named after the action; `kind` is that of the style sheet."""

    def __init__(self, action: QAction, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.setObjectName(f"{action.objectName()}_button")
        self.setIconSize(QSize(ICON_ROOM, ICON_SIZE))
        if kind:
            self.setProperty("kind", kind)
        if kind != "link":
            self.setIcon(action.icon())
        self._follow()
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)

    def _follow(self) -> None:
        if not self.icon().isNull():
            self.setIcon(self._action.icon())
        self.setText(self._action.iconText())
        self.setAccessibleName(self._action.iconText())
        set_tool_tip(self, self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
