"""What the page beside a list is made of: its ground, and the headings of its sections."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tooldesk_ui.widgets.plain_text import PlainLabel


def page_around(content: QWidget) -> QWidget:
    """A panel with `content` at its left, which takes the room that its greatest width allows."""
    page = QWidget()
    page.setProperty("surface", "panel")
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return page


def section_heading(words: str, beside: QWidget | None = None) -> QWidget:
    """The words above a section, with a hairline below, and `beside` at the right end."""
    heading = PlainLabel(words)
    heading.setWordWrap(beside is None)
    heading.setProperty("level", "strong")
    line = QFrame()
    line.setProperty("rule", "true")
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    if beside is None:
        column.addWidget(heading)
    else:
        row = QHBoxLayout()
        row.addWidget(heading)
        row.addStretch(1)
        row.addWidget(beside)
        column.addLayout(row)
    column.addWidget(line)
    return box
