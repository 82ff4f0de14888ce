"""StateBadge: how a variable stands, as icon and word."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.state_look import StateLook

ICON_SIZE = 16


class StateBadge(QWidget):
    """An icon and a word beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("state_badge")
        self._theme = theme
        self._look: StateLook | None = None
        self._icon = PlainLabel(parent=self)
        self._icon.setFixedSize(ICON_SIZE, ICON_SIZE)
        self._word = PlainLabel(parent=self)
        self._word.setObjectName("state_word")
        self._word.setProperty("level", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._icon)
        row.addWidget(self._word)
        theme.changed.connect(self._show)

    def set_look(self, look: StateLook) -> None:
        """Show a state."""
        self._look = look
        self._show()

    def _show(self) -> None:
        if self._look is None:
            return
        icon = self._theme.icon(self._look.icon, self._look.role)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_SIZE, ICON_SIZE), self.devicePixelRatioF()))
        self._word.setText(self._look.word)
        set_variant(self._word, "tone", self._look.role.removeprefix("text_"))
