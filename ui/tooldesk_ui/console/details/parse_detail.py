"""parse, opened: the call as it was understood, and what had to be repaired to read it."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tooldesk.call_view import tool_words
from tooldesk_ui.console.details.json_view import JsonView
from tooldesk_ui.console.details.repair_list import RepairList
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import Position
from tooldesk_ui.widgets.pages.blocks import chip, row, text_label


def parse_detail(theme: Theme, lane: LaneRecord, text: str) -> QWidget:
    """The call, its dialect and confidence, and its repairs."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    layout.addLayout(_facts(lane, text))
    arguments = JsonView("Arguments as written", theme)
    arguments.set_value(lane.calling.arguments)
    layout.addWidget(arguments)
    if lane.calling.repairs:
        layout.addWidget(RepairList(theme, lane, text))
    return panel


def _facts(lane: LaneRecord, text: str) -> QGridLayout:
    calling = lane.calling
    tags = [chip(calling.dialect or "form", "accent")]
    if sure := lane.certainty:
        tags.append(chip(sure, "" if calling.confidence > 0.8 else "warn"))
    if lane.held_back is not None:
        reason = lane.held_back.reason
        tags.append(chip(reason.replace("_", " "), "warn"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    entries: list[tuple[str, str]] = [("Tool", tool_words(calling.tool_name))]
    if calling.call_id:
        entries.append(("Call id", calling.call_id))
    if calling.end > calling.start:
        place = Position(text).words(calling.start)
        entries.append(("Found at", f"{place}, {calling.end - calling.start:,} characters"))
    for line, (name, value) in enumerate(entries):
        grid.addWidget(text_label(name, tone="dim", wraps=False), line, 0)
        face = "" if name == "Found at" else "code"
        grid.addWidget(text_label(value[:300], face=face), line, 1)
    grid.addWidget(text_label("Read as", tone="dim", wraps=False), len(entries), 0)
    grid.addLayout(row(*tags, 1), len(entries), 1)
    return grid
