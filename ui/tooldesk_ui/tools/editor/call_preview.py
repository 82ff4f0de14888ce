"""CallPreview: what a call with example arguments would do, live."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.example_call import ExampleCall
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.plain_text import PlainLabel

MAX_LINES = 10
PADDING = 24

_TITLES = {
    "http": "As curl, with example arguments",
    "shell": "The command line, with example arguments",
    "python": "The function, with example arguments",
    "builtin": "The call, with example arguments",
    "wasm": "The module, with example arguments",
    "person": "What the person is asked, with example arguments",
    "mcp": "The request to the server, with example arguments",
}


class CallPreview(QWidget):
    """Follows the definition while it is edited.

    Signals:
        copy_wanted(str): the person wants this text on the clipboard.
    """

    copy_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self._title = PlainLabel(parent=self)
        self._title.setProperty("level", "label")
        self._code = CodeView(theme, self, is_json=False, wraps=True)
        self._code.setObjectName("call_preview")
        self._code.setAccessibleName("Preview of a call")
        self._copy = QPushButton("Copy", self)
        self._copy.setObjectName("preview_copy")
        self._copy.setAccessibleName("Copy the preview")
        self._copy.setProperty("kind", "link")
        self._copy.clicked.connect(lambda: self.copy_wanted.emit(self._shown))
        self._reason = PlainLabel(parent=self)
        self._reason.setProperty("tone", "dim")
        self._reason.setProperty("level", "small")
        self._reason.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column.addLayout(top)
        column.addWidget(self._code)
        column.addWidget(self._reason)

    def show_call(self, example: ExampleCall) -> None:
        """Show a call, or why there is none."""
        if example.kind:
            self._title.setText(_TITLES[example.kind])
        self._reason.setText(example.reason)
        self._reason.setVisible(bool(example.reason))
        for part in (self._code, self._copy, self._title):
            part.setVisible(not example.reason)
        if example.text != self._shown:
            self._shown = example.text
            self._code.set_text(example.text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long lines wrap at another place when the width changes."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its lines."""
        rows = min(self._code.rows_up_to(MAX_LINES), MAX_LINES)
        self._code.setFixedHeight(rows * self._code.row_height + PADDING)
