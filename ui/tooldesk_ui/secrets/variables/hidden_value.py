"""HiddenValue: a value as dots, or for a few seconds as it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.plain_text import PlainLabel

REVEALED_S = 15
DOTS = "•" * 12
"""Always as many: not even the length is told."""

MAX_LINES, FRAME_HEIGHT = 8, 20


class RevealedText(QPlainTextEdit):
    """Gives no text away by itself.

    Not what is selected, to the selection that X11 shares with all programs, not what is dragged,
    and nothing to a clipboard that nobody clears.

    Signals:
        copy_wanted(str): this shall be copied.
    """

    copy_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def createMimeDataFromSelection(self) -> QMimeData:
        """Nothing."""
        return QMimeData()

    def copy(self) -> None:
        """Ask for what is selected, or all, to be copied; the Edit menu calls this."""
        selected = self.textCursor().selectedText().replace("\u2029", "\n")
        self.copy_wanted.emit(selected or self.toPlainText())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that copy, where no menu takes them."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)


class HiddenValue(QWidget):
    """Hides again when time is up, Esc is pressed, or the window or the screen is left.

    Signals:
        hidden(): dots are shown again.
        copy_wanted(str): this part of the value shall be on the clipboard for a while.
    """

    hidden = Signal()
    copy_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, tick_ms: int = 1_000) -> None:
        super().__init__(parent)
        self.setObjectName("hidden_value")
        self._left_s = 0
        self._watched: QWidget | None = None
        self._before: QWidget | None = None
        self._dots = PlainLabel(DOTS, self)
        self._dots.setObjectName("masked_value")
        self._dots.setProperty("face", "code")
        self._dots.setProperty("tone", "dim")
        self._text = RevealedText(self)
        self._text.setObjectName("revealed_value")
        self._text.setAccessibleName("Revealed value")
        self._text.setProperty("face", "code")
        self._text.copy_wanted.connect(self.copy_wanted)
        self._text.hide()
        self._note = PlainLabel(parent=self)
        self._note.setProperty("level", "small")
        self._note.setProperty("tone", "dim")
        self._note.hide()
        self._timer = QTimer(self, interval=tick_ms)
        self._timer.timeout.connect(self._on_tick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._dots, self._text, self._note):
            column.addWidget(part)

    @property
    def is_revealed(self) -> bool:
        """Whether the value can be read now."""
        return self._left_s > 0

    def set_masked(self, words: str) -> None:
        """What stands there while nothing is revealed: DOTS, or that there is no value."""
        self._dots.setText(words)

    def reveal(self, value: str) -> None:
        """Show a value for REVEALED_S seconds."""
        self._text.setPlainText(value)
        lines = min(value.count("\n") + 1 + len(value) // 90, MAX_LINES)
        scaled(self._text, lines=(lines, FRAME_HEIGHT))
        self._left_s = REVEALED_S
        if not self._text.hasFocus():
            self._before = self.window().focusWidget()
        self._show()
        self._text.setFocus()
        self._watched = self.window()
        self._watched.installEventFilter(self)
        self._timer.start()

    def hide_value(self) -> None:
        """Show dots."""
        self._timer.stop()
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched = None
        was_revealed, self._left_s = self.is_revealed, 0
        self._text.clear()
        before, self._before = self._before, None
        if self._text is self.window().focusWidget() and before is not None and isValid(before):
            # Qt would go on to the next part, where a key does something else
            before.setFocus()
        self._show()
        if was_revealed:
            self.hidden.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Somebody else's window is in front: the value is not for them."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self.hide_value()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """The screen was left."""
        self.hide_value()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc hides it at once."""
        if event.key() == Qt.Key.Key_Escape and self.is_revealed:
            self.hide_value()
        else:
            super().keyPressEvent(event)

    def _on_tick(self) -> None:
        self._left_s -= 1
        if self._left_s > 0:
            self._show()
        else:
            self._left_s = 1
            self.hide_value()

    def _show(self) -> None:
        self._dots.setVisible(not self.is_revealed)
        self._text.setVisible(self.is_revealed)
        self._note.setVisible(self.is_revealed)
        self._note.setText(f"Hidden again in {self._left_s} s, or with Esc")
