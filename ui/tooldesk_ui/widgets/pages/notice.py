"""Notice: a tinted strip with an icon, a title, what happened, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import PlainLabel

_ICONS = {"info": "info", "ok": "check", "warn": "warning", "error": "error"}
_ROLES = {"info": "accent", "ok": "ok", "warn": "warn", "error": "error"}


class Notice(QFrame):
    """Three parts of a message; `kind` is info, ok, warn or error."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel(theme, parent=self)
        self._title = PlainLabel(parent=self)
        self._title.setProperty("level", "strong")
        self._message = PlainLabel(parent=self)
        self._next_step = PlainLabel(parent=self)
        for label in (self._title, self._message, self._next_step):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._button: ActionButton | None = None
        self._lay_out()

    def set_words(self, kind: str, title: str, message: str = "", next_step: str = "") -> None:
        """Show what happened, where, and what to do."""
        set_variant(self, "notice", kind)
        self._title.setText(title)
        for label, words in ((self._message, message), (self._next_step, next_step)):
            label.setText(words)
            label.setVisible(bool(words))
        self._icon.set_icon(_ICONS[kind], _ROLES[kind])

    def offer(self, action: QAction | None) -> None:
        """Have a button below the words for what mends it; None takes it away."""
        if self._button is not None:
            if self._button.action is action:
                return
            self._button.hide()
            self._button.deleteLater()
            self._button = None
        if action is not None:
            self._button = ActionButton(action, parent=self)
            self._words.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignLeft)

    def words(self) -> str:
        """Everything it says, for a clipboard or a test."""
        parts = (self._title.text(), self._message.text(), self._next_step.text())
        return "\n".join(part for part in parts if part)

    def _lay_out(self) -> None:
        self._words = words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._title, self._message, self._next_step):
            words.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
