"""file_row: a file that a tool named as its result, and how to get at it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from tooldesk.tools.tool_result import FileContent
from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_name


def file_row(theme: Theme, file: FileContent) -> QWidget:
    """Name, kind and size. A file is shown in its folder, never opened: a tool chose its kind."""
    path = Path(file.path)
    box = QWidget()
    box.setObjectName("result_file")
    set_name(box, f"File {path.name}")
    name = text_label(path.name, level="strong", wraps=False)
    set_tool_tip(name, file.path)
    facts = text_label(f"{file.media_type}, {tr(size(file.size_bytes))}", tone="dim", wraps=False)
    reveal = action_button(theme, "Show in folder", "folder", lambda: _reveal(path))
    copy = action_button(theme, "Copy path", "copy", lambda: copy_text(file.path))
    line = row(IconLabel(theme, "file", "text_dim"), name, facts, 1, reveal, copy, spacing=8)
    line.setContentsMargins(0, 0, 0, 0)
    box.setLayout(line)
    if not path.is_file():
        reveal.setEnabled(False)
        facts.setText("It is not there any more.")
    return box


def _reveal(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
