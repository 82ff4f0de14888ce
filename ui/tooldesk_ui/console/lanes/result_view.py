"""ResultView: what the tool gave back, as the largest thing of its lane."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import FileContent, ImageContent, ToolResult
from tooldesk_ui.console.clipboard import copy_text
from tooldesk_ui.console.details.file_row import file_row
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.json_view import JsonView
from tooldesk_ui.console.details.picture import Picture, image_bytes
from tooldesk_ui.console.formatting import size
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.pages.blocks import action_button, chip, row, text_label

LINES = 16
EXPANDED_LINES = 60


class ResultView(QWidget):
    """Text, JSON, pictures and files; all of a long text, in a part that Expand makes higher."""

    def __init__(self, theme: Theme, result: ToolResult, text: str) -> None:
        """`text` is the result as people read it."""
        super().__init__()
        self._theme = theme
        self._text = text
        self._images = [each for each in result.content if isinstance(each, ImageContent)]
        files = [each for each in result.content if isinstance(each, FileContent)]
        self.setObjectName("result_view")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.setSpacing(6)
        self._view = (
            JsonView("Result", theme, max_lines=LINES)
            if self._text[:1] in ("{", "[")
            else FittedView("Result", theme, max_lines=LINES)
        )
        self._expand = action_button(theme, "Expand", "expand", self._on_expand)
        layout.addLayout(self._title_row(result))
        for image in self._images:
            layout.addWidget(Picture(image))
        for file in files:
            layout.addWidget(file_row(theme, file))
        if self._text or not (self._images or files):
            self._view.set_text(self._text or "(the tool gave back nothing)")
            layout.addWidget(self._view)

    @property
    def text(self) -> str:
        """All of the result as text."""
        return self._text

    def _title_row(self, result: ToolResult) -> QHBoxLayout:
        heading = text_label(
            "What the model is told" if result.is_error else "Result", level="strong", wraps=False
        )
        tags: list[QWidget | int] = [heading]
        if len(self._text) > 1_000:
            length = len(self._text.encode("utf-8", "surrogatepass"))
            tags.append(text_label(size(length), level="small", tone="dim", wraps=False))
        if result.result_as_answer:
            tags.append(chip("final answer", "accent"))
        if result.external_reference:
            tags.append(chip(result.external_reference[:60]))
        copy = action_button(
            self._theme, "Copy result", "copy", self._on_copy, shortcut="Ctrl+Shift+C"
        )
        save = action_button(self._theme, "Save", "save", self._on_save)
        if self._text.count("\n", 0, 100_000) < LINES:
            self._expand.hide()
        return row(*tags, 1, self._expand, save, copy, spacing=4)

    def _on_copy(self) -> None:
        copy_text(self._text)

    def _on_expand(self) -> None:
        is_expanded = self._expand.text() == "Expand"
        self._view.set_max_lines(EXPANDED_LINES if is_expanded else LINES)
        self._expand.setText("Shrink" if is_expanded else "Expand")
        self._expand.setAccessibleName(self._expand.text())

    def _on_save(self) -> None:
        is_image = bool(self._images) and not self._text
        suggestion = "result.png" if is_image else "result.txt"
        dialog = FileDialog(self.window(), "Save result", suggestion)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._save_to)
        dialog.open()

    def _save_to(self, path: str) -> None:
        data = self._text.encode("utf-8", "replace")
        if self._images and not self._text:
            data = image_bytes(self._images[0])
        try:
            Path(path).write_bytes(data)
        except OSError as error:
            reason = error.strerror or str(error)
            self._tell(f"The result was not saved: {reason}. Choose another folder.")
        else:
            self._tell(f"Saved as {Path(path).name}.")

    def _tell(self, words: str) -> None:
        layout = self.layout()
        if layout is not None:
            layout.addWidget(text_label(words, tone="dim"))
