"""SignerLine: that a tool's signing key is missing, and a button that leads to where it is made."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.notice import Notice


class SignerLine(QWidget):
    """Hidden while there is nothing to say.

    Signals:
        make_wanted(str): the signing key of this name shall be made.
    """

    make_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key_name = ""
        self._notice = Notice(theme, self)
        self._notice.setObjectName("signer_missing")
        self._make = QPushButton("Make signing key…", self)
        self._make.setObjectName("make_signing_key")
        self._make.setAccessibleName("Make signing key…")
        self._make.clicked.connect(lambda: self.make_wanted.emit(self._key_name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._notice, 1)
        row.addWidget(self._make)
        self.hide()

    def set_missing(self, key_name: str) -> None:
        """Say that there is no such key; "" hides this."""
        self._key_name = key_name
        if key_name:
            words = "Calls stop before they run."
            self._notice.set_words("warn", f"There is no signing key {key_name}", words)
        self.setVisible(bool(key_name))
