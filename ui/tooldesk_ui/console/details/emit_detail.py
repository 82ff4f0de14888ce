"""emit, opened: the message that goes back to the model."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk_ui.console.details.json_view import JsonView
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.pages.blocks import action_button, chip, row, text_label

_LONGEST_DATA = 200


def _without_pictures(message: JsonValue) -> JsonValue:
    """The message to look at: of what is base64 only the beginning."""
    if isinstance(message, list):
        return [_without_pictures(each) for each in message]
    if not isinstance(message, dict):
        return message
    return {
        key: _begun(each)
        if key in ("data", "bytes", "image_url") and isinstance(each, str)
        else _without_pictures(each)
        for key, each in message.items()
    }


def _begun(data: str) -> str:
    if len(data) <= _LONGEST_DATA:
        return data
    return f"{data[:60]}… {counted(len(data) - 60, 'more character')}"


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
    title = [text_label("Message for the model", level="label", wraps=False)]
    if lane.result is not None and lane.result.result_as_answer:
        title.append(chip("final answer", "accent"))
    layout.addLayout(row(*title, 1, copy))
    layout.addWidget(text_label(lane.stages[LifecycleStage.EMIT].explanation, tone="dim"))
    view = JsonView("Message for the model", theme, max_lines=14)
    view.set_value(_without_pictures(message))
    layout.addWidget(view)
    return panel
