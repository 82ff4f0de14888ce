"""CallPreview: what a call with example arguments would do, live."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextOption
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tooldesk.errors import AppError
from tooldesk.execution.rendered_call import example_values, rendered_call
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.definition_check import missing_arguments
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.code_view import CodeView

MAX_LINES = 10
PADDING = 24

_TITLES = {
    "http": "As curl, with example arguments",
    "shell": "The command line, with example arguments",
    "python": "The function, with example arguments",
}


class CallPreview(QWidget):
    """Follows the definition while it is edited.

    Signals:
        copy_wanted(str): the person wants this text on the clipboard.
    """

    copy_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(self)
        self._title.setProperty("level", "label")
        self._code = CodeView(theme, self, is_json=False)
        self._code.setObjectName("call_preview")
        self._code.setLineWrapMode(CodeView.LineWrapMode.WidgetWidth)
        self._code.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._code.setAccessibleName("Preview of a call")
        self._copy = QPushButton("Copy", self)
        self._copy.setObjectName("preview_copy")
        self._copy.setAccessibleName("Copy the preview")
        self._copy.setProperty("kind", "link")
        self._copy.clicked.connect(lambda: self.copy_wanted.emit(self._code.toPlainText()))
        self._reason = QLabel(self)
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
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

    def show_definition(self, definition: ToolDefinition | None) -> None:
        """Show a call; None says that there is nothing to call yet."""
        text, reason = "", "A preview of a call stands here as soon as the tool is whole."
        if definition is not None:
            self._title.setText(_TITLES[definition.source.kind])
            try:
                text, reason = example_call(definition), ""
            except AppError as error:
                reason = str(error)
        self._reason.setText(reason)
        self._reason.setVisible(bool(reason))
        for part in (self._code, self._copy, self._title):
            part.setVisible(not reason)
        if text != self._code.toPlainText():
            self._code.set_code(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long lines wrap at another place when the width changes."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as its lines; a plain text's document counts lines, not pixels."""
        lines = min(round(self._code.document().size().height()), MAX_LINES)
        self._code.setFixedHeight(lines * self._code.fontMetrics().lineSpacing() + PADDING)


def example_call(definition: ToolDefinition) -> str:
    """What a call with example arguments would do.

    Raises:
        InvalidInputError: such arguments don't fit the source.
    """
    return rendered_call(definition, example_of(definition))


def example_of(definition: ToolDefinition) -> JsonObject:
    """Example arguments, those that the source needs and the schema lacks included."""
    undeclared = {name: name for name in missing_arguments(definition)}
    return undeclared | example_values(definition.input_schema)
