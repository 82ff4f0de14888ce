"""HistoryKeys: undo and redo for a whole editor, whichever of its fields has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_KEYS = {
    QKeySequence.StandardKey.Undo: "undo",
    QKeySequence.StandardKey.Redo: "redo",
}


class HistoryKeys(QObject):
    """Takes the keys away from the fields it watches, which each have a history of their own.

    Signals:
        pressed(str): "undo" or "redo".
    """

    pressed = Signal(str)

    def watch(self, field: QWidget) -> None:
        """Take the keys from this field too."""
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The menu's shortcut must not get the key either, so its override is accepted here."""
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if is_key and isinstance(event, QKeyEvent):
            for key, verb in _KEYS.items():
                if event.matches(key):
                    event.accept()
                    if event.type() is QEvent.Type.KeyPress:
                        self.pressed.emit(verb)
                    return True
        return super().eventFilter(watched, event)
