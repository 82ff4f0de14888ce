"""SearchField: a filter with a magnifier and a button that empties it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from tooldesk_ui.text_size import px, scaled, scaled_painter, unscaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip

ICON_SIZE, ICON_LEFT = 16, 7
CLEAR_SIZE, CLEAR_RIGHT = 22, 3
BESIDE_TEXT = 20
"""Pixels beside the text, besides those that every field has."""


class SearchField(QLineEdit):
    """Esc empties it; Down and Return leave it for the list below. It can say what it found.

    Signals:
        left_downwards(): the person wants to go on in the list.
    """

    left_downwards = Signal()

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(hint)
        self.takes: Callable[[str], bool] | None = None
        """Takes a pasted text that is nothing to look for, and says whether it did."""
        self._magnifier = theme.icon("search", "text_dim")
        # not Qt's own place for icons, which are 16 pixels there whatever the size of the text
        scaled(self, text_margins=(BESIDE_TEXT, 0, BESIDE_TEXT, 0))
        self._clear = QToolButton(self)
        self._clear.setIcon(theme.icon("close", "text_dim"))
        self._clear.setCursor(Qt.CursorShape.ArrowCursor)
        self._clear.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clear.setAccessibleName("Empty the filter")
        set_tool_tip(self._clear, "Empty the filter")
        self._clear.clicked.connect(self.clear)
        scaled(self._clear, icon=ICON_SIZE, width=CLEAR_SIZE, height=CLEAR_SIZE)
        self._clear.hide()
        self._found = PlainLabel(parent=self)
        self._found.setProperty("level", "small")
        self._found.setProperty("tone", "dim")
        self._found.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.textChanged.connect(lambda _: self._place_found())
        self.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))

    def say_found(self, count: int) -> None:
        """Say how many rows fit, as long as there are words and room beside them."""
        self.say(f"{count:,} found")

    def say(self, words: str) -> None:
        """Say this of what is looked for, in the same place."""
        self._found.setText(words)
        self._place_found()

    def found(self) -> str:
        """What is said."""
        return self._found.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the magnifier, too."""
        super().paintEvent(event)
        painter = scaled_painter(self)
        top = (unscaled(self.rect()).height() - ICON_SIZE) // 2
        self._magnifier.paint(painter, QRect(ICON_LEFT, top, ICON_SIZE, ICON_SIZE))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button keeps to the end."""
        super().resizeEvent(event)
        self._place()

    def room_at_end(self) -> int:
        """Pixels at the end that are something else's."""
        return 0

    def _place(self) -> None:
        left = self.width() - self._clear.width() - px(CLEAR_RIGHT) - self.room_at_end()
        self._clear.move(left, (self.height() - self._clear.height()) // 2)
        self._place_found()

    def _place_found(self) -> None:
        found, typed = self._found, self.fontMetrics().horizontalAdvance(self.text())
        found.adjustSize()
        left = self._clear.x() - found.width() - px(CLEAR_RIGHT)
        room = left - 2 * px(BESIDE_TEXT)
        found.move(left, (self.height() - found.height()) // 2)
        found.setVisible(bool(self.text().strip() and found.text()) and typed < room)

    def event(self, event: QEvent) -> bool:
        """Leave to the screen what Qt would take, though there is nothing for it to do here."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_not_for_it(event):
            event.ignore()
            return False
        return super().event(event)

    def paste(self) -> None:
        """Look for what is on the clipboard, unless the screen has a use for it."""
        if self.takes is None or not self.takes(QGuiApplication.clipboard().text()):
            super().paste()

    def _is_not_for_it(self, event: QKeyEvent) -> bool:
        """Ctrl+E, which would be the end of the line; undo and redo of what was never typed."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        if event.matches(QKeySequence.StandardKey.Redo):
            return not self.isRedoAvailable()
        is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        return event.key() == Qt.Key.Key_E and is_control

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties, Down and Return go on; everything else is typing."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_downwards.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        else:
            super().keyPressEvent(event)
