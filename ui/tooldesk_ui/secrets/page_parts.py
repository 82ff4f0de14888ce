"""What the pages and dialogs of the Secrets screen are made of."""

from __future__ import annotations

import re
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.widgets.detail_page import page_around
from tooldesk_ui.widgets.plain_text import PlainLabel

CONTENT_WIDTH = 860
FORM_LABEL_WIDTH = 88
_LONGEST_WORD = re.compile(r"_+(?=.)|[^_]{24}(?=.)")


def words_label(words: str = "", *, level: str = "", tone: str = "", face: str = "") -> QLabel:
    """A label that wraps and never reads its text as markup."""
    label = PlainLabel(words)
    label.setWordWrap(True)
    for name, value in (("level", level), ("tone", tone), ("face", face)):
        if value:
            label.setProperty(name, value)
    return label


def show_name(label: QLabel, name: str) -> None:
    """A name of any length as a label's text; it wraps, so that its page stays narrow."""
    label.setText(_LONGEST_WORD.sub("\\g<0>\u200b", name))
    label.setAccessibleName(name)


def row_of(*parts: QWidget | int, spacing: int = 8) -> QWidget:
    """Parts side by side; a number is a stretch of that weight."""
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            row.addStretch(part)
        else:
            row.addWidget(part)
    return box


def form_of(*rows: tuple[str, QWidget]) -> QWidget:
    """Fields below each other, each with its label, or none, at the left."""
    box = QWidget()
    form = QFormLayout(box)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(12)
    form.setVerticalSpacing(8)
    for words, field in rows:
        label = PlainLabel(words)
        label.setProperty("tone", "dim")
        label.setFixedWidth(FORM_LABEL_WIDTH)
        form.addRow(label, field)
    return box


def fill_page(area: QScrollArea, parts: list[tuple[QWidget, int]]) -> None:
    """Put parts below each other into a scrolled page, each with the gap that follows it."""
    content = QWidget()
    content.setMaximumWidth(CONTENT_WIDTH)
    column = QVBoxLayout(content)
    column.setContentsMargins(24, 20, 24, 24)
    column.setSpacing(0)
    for part, gap in parts:
        column.addWidget(part)
        column.addSpacing(gap)
    column.addStretch(1)
    area.setWidget(page_around(content))
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def local_time(moment: datetime | None) -> str:
    """A time as the person's own clock shows it."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M}" if moment else "Never"
