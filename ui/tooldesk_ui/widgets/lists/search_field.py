"""SearchField: a filter with a magnifier and a button that empties it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import set_tool_tip


class SearchField(QLineEdit):
    """Esc empties it; Down and Return leave it for the list below.

    Signals:
        left_downwards(): the person wants to go on in the list.
    """

    left_downwards = Signal()

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(hint)
        self.addAction(
            QAction(theme.icon("search", "text_dim"), hint, self),
            QLineEdit.ActionPosition.LeadingPosition,
        )
        clear = QAction(theme.icon("close", "text_dim"), "Empty the filter", self)
        set_tool_tip(clear, "Empty the filter")
        clear.triggered.connect(self.clear)
        self.addAction(clear, QLineEdit.ActionPosition.TrailingPosition)
        clear.setVisible(False)
        self.textChanged.connect(lambda text: clear.setVisible(bool(text)))

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+E to the screen; Qt would take it for the end of the line."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_edit = event.key() == Qt.Key.Key_E
            if is_edit and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties, Down and Return go on; everything else is typing."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)
