"""DetailPage: the page beside a list, made of blocks below each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.pages.blocks import row, rule, words_label
from tooldesk_ui.widgets.translated import set_name

CONTENT_WIDTH = 860
HEADING_GAP, SECTION_GAP = 8, 24

Block = tuple[QWidget | QHBoxLayout, int]
"""A part of a page, and the gap that follows it."""


class DetailPage(QScrollArea):
    """Scrolls as a whole, across only where its blocks can be no narrower."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        set_name(self, spoken)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def fill(self, *blocks: Block) -> None:
        """Put these below each other."""
        for _ in self.filling(blocks):
            pass

    def filling(self, blocks: Iterable[Block]) -> Iterator[None]:
        """Put blocks below each other, one with each step."""
        content = QWidget()
        scaled(content, most_width=CONTENT_WIDTH)
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(0)
        # what is put into the window once it is dressed is dressed a second time
        self.setWidget(page_around(content))
        for block in blocks:
            add_blocks(column, [block])
            yield
        column.addStretch(1)

    def show_content(self, is_shown: bool) -> None:
        """Show the blocks, or leave the page empty while there is nothing to say."""
        content = self.widget()
        assert content is not None
        content.setVisible(is_shown)


def section(words: str, *parts: QWidget, beside: QWidget | None = None) -> tuple[QWidget, int]:
    """Parts below a heading with a hairline; they are shown and hidden as one, with their gap."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    heading = section_heading(words, beside), HEADING_GAP
    add_blocks(column, [heading, *((part, 0) for part in parts)])
    column.addSpacing(SECTION_GAP)
    return box, 0


def add_blocks(column: QVBoxLayout, blocks: Sequence[Block]) -> None:
    """Put blocks below each other into a column."""
    for block, gap in blocks:
        column.addWidget(block) if isinstance(block, QWidget) else column.addLayout(block)
        column.addSpacing(gap)


def page_around(content: QWidget) -> QWidget:
    """A panel with `content` at its left, which takes the room that its greatest width allows."""
    page = QWidget()
    page.setProperty("surface", "panel")
    across = QHBoxLayout(page)
    across.setContentsMargins(0, 0, 0, 0)
    across.addWidget(content, 1000)
    across.addStretch(1)
    return page


def section_heading(words: str, beside: QWidget | None = None) -> QWidget:
    """The words above a section, with a hairline below, and `beside` at the right end."""
    heading = words_label(words, level="strong", wraps=beside is None)
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    column.addLayout(row(heading) if beside is None else row(heading, 1, beside))
    column.addWidget(rule())
    return box
