"""part_differences: what of something is another than a person took over, part by part."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.text_difference import difference

if TYPE_CHECKING:
    from tooldesk.execution.permissions.changes import Change


def part_differences(
    theme: Theme, name: str, changes: Iterable[Change], before: str, *, is_new: bool = False
) -> QWidget:
    """A part below the other, each line by line; `before` names what it was: "You approved"."""
    box = QWidget()
    box.setObjectName(name)
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for each in changes:
        old = "" if is_new else visible_text(_by_lines(each.before))
        found = difference(each.part, old, visible_text(_by_lines(each.now)))
        column.addWidget(text_label(each.part[:1].upper() + each.part[1:], level="label"))
        column.addWidget(DifferenceLabel(theme, found.lines, before, "Now"))
        if found.note:
            column.addWidget(text_label(found.note, tone="dim"))
    return box


def _by_lines(text: str) -> str:
    """JSON with a line for each value, where it is whole; other texts as they are."""
    if text[:1] not in ("{", "["):
        return text
    try:
        return json.dumps(json.loads(text), indent=2, ensure_ascii=False)
    except (ValueError, RecursionError):
        return text
