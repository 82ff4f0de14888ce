"""emit, opened: the message that goes back to the model."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.tools.tool_result import JsonObject
from ui.console.blocks import action_button, row, text_label
from ui.console.clipboard import copy_text
from ui.console.details.json_view import JsonView
from ui.console.formatting import pretty_json
from ui.console.usage_record import LaneRecord
from ui.theme import Theme


def emit_detail(theme: Theme, lane: LaneRecord, message: JsonObject) -> QWidget:
    """The message as JSON, ready to be copied."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    copy = action_button(
        theme,
        "Copy message",
        "copy",
        lambda: copy_text(pretty_json(message)),
        shortcut="Ctrl+Shift+M",
    )
    layout.addLayout(row(text_label("Message for the model", level="label"), 1, copy))
    view = JsonView("Message for the model", theme, max_lines=14)
    view.set_value(message)
    layout.addWidget(view)
    return panel
