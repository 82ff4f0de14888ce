"""SecretClipboard: a copied secret is taken off the clipboard again."""

from __future__ import annotations

import hashlib
import secrets

from PySide6.QtCore import QMimeData, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

KEPT_MS = 30_000

_HINTS = {
    # source: KDE's Klipper, which keeps what has this type out of its history
    "x-kde-passwordManagerHint": b"secret",
    # source: nspasteboard.org, and Microsoft's "Clipboard Formats", cloud clipboard and history
    "application/x-nspasteboard-concealed-type": b"",
    'application/x-qt-windows-mime;value="ExcludeClipboardContentFromMonitorProcessing"': b"1",
}


class SecretClipboard(QObject):
    """Remembers a salted digest of what it copied, and clears only that.

    Signals:
        cleared(): what was copied is gone from the clipboard.
    """

    cleared = Signal()

    def __init__(self, parent: QObject | None = None, *, kept_ms: int = KEPT_MS) -> None:
        super().__init__(parent)
        self._salt = secrets.token_bytes(16)
        self._copied = b""
        self._timer = QTimer(self, singleShot=True, interval=kept_ms)
        self._timer.timeout.connect(self.clear)

    def copy(self, value: str) -> None:
        """Put a value on the clipboard, for a while, and ask clipboard programs not to keep it."""
        data = QMimeData()
        data.setText(value)
        for kind, hint in _HINTS.items():
            data.setData(kind, hint)
        QGuiApplication.clipboard().setMimeData(data)
        self._copied = self._digest(value)
        self._timer.start()

    def clear(self) -> None:
        """Empty the clipboard now, if what was copied is still there."""
        self._timer.stop()
        if not self._copied:
            return
        clipboard = QGuiApplication.clipboard()
        is_still_there = self._digest(clipboard.text()) == self._copied
        self._copied = b""
        if is_still_there:
            clipboard.clear()
            self.cleared.emit()

    def _digest(self, text: str) -> bytes:
        return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), key=self._salt).digest()
