"""GuideDialog: what every field, setting and command means, to be looked up beside the work."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from tooldesk.guide.guide_page import GuideItem, GuideSection
from tooldesk.terminal.guide_command import PAGES
from tooldesk_ui.text_size import resize_to, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.lists.search_field import SearchField
from tooldesk_ui.widgets.pages.blocks import rule, text_label
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.pages.segments import Segments

WIDTH, HEIGHT = 840, 600
RAIL_WIDTH = 220


class GuideDialog(Dialog):
    """Stays open beside the window. The list leads to a section; a search goes through a page."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "guide_dialog", "Guide", "Close", parent, width=WIDTH)
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.go.hide()
        self.name_leave("Close")
        self._sections: tuple[GuideSection, ...] = ()
        self._choice = Segments(tuple(PAGES), "guide_page")
        self.search = SearchField(theme, "Find in this page", self)
        self.search.setObjectName("guide_filter")
        self.search.setAccessibleName("Find in this page")
        self.rail = QListWidget()
        self.rail.setObjectName("guide_sections")
        self.rail.setAccessibleName("Sections")
        scaled(self.rail, width=RAIL_WIDTH)
        self.rail.setProperty("frame", "none")
        self.rail.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._place = QHBoxLayout()
        self._column = ScrolledColumn()
        self._lay_out()
        self._choice.chosen.connect(self.show_page)
        self.search.textChanged.connect(self._show_found)
        self.search.left_downwards.connect(self.rail.setFocus)
        self.rail.currentRowChanged.connect(self._show_section)
        self.show_page(0)
        self.search.setFocus()

    def show_page(self, place: int) -> None:
        """Show a page from its beginning."""
        page = tuple(PAGES.values())[place]()
        self._choice.set_current(place)
        start = GuideSection(page.title, page.words)
        self._sections = (start, *page.sections)
        self.rail.clear()
        for section in self._sections:
            self.rail.addItem("    " * (section.level - 2) + section.title)
        self._show_found()

    def _lay_out(self) -> None:
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(0)
        line = rule()
        line.setProperty("rule", "vertical")
        columns.addWidget(self.rail)
        columns.addWidget(line)
        columns.addLayout(self._place, 1)
        self._place.addWidget(self._column)
        self.lay_out((self._choice, 12), (self.search, 12), (body, 0), stretched=body)
        resize_to(self, WIDTH, HEIGHT)

    def _show_found(self) -> None:
        """List the sections that hold the words, and show the first of them."""
        words = self.search.text().casefold().split()
        found = [bool(_found_in(each, words)) for each in self._sections]
        for row, is_found in enumerate(found):
            self.rail.setRowHidden(row, not is_found)
        before = self.rail.currentRow()
        stays = before >= 0 and found[before] and bool(words)
        self.rail.setCurrentRow(before if stays else found.index(True) if any(found) else -1)
        self._show_section(self.rail.currentRow())

    def _show_section(self, row: int) -> None:
        """Show of a section what holds the words, or all of it."""
        old, self._column = self._column, ScrolledColumn()
        parts = self._column.parts
        parts.setContentsMargins(20, 0, 12, 0)
        parts.setSpacing(4)
        words = self.search.text().casefold().split()
        if row < 0:
            parts.addWidget(text_label("Nothing on this page matches these words.", tone="dim"))
        else:
            for part in _parts_of(_found_in(self._sections[row], words)):
                parts.addWidget(part)
        parts.addStretch(1)
        self._place.replaceWidget(old, self._column)
        old.hide()
        old.deleteLater()


def _found_in(section: GuideSection, words: list[str]) -> list[GuideSection | GuideItem]:
    """The section itself and what of it holds the words; all where its heading holds them."""
    if _holds((section.title, section.words), words):
        return [section, *section.items]
    items = [each for each in section.items if _holds((each.name, each.facts, each.words), words)]
    return [section, *items] if items else []


def _holds(texts: tuple[str, ...], words: list[str]) -> bool:
    said = " ".join(texts).casefold()
    return all(word in said for word in words)


def _parts_of(found: list[GuideSection | GuideItem]) -> list[QWidget]:
    return [_head(each) if isinstance(each, GuideSection) else _item(each) for each in found]


def _head(section: GuideSection) -> QWidget:
    head, column = _block()
    column.addWidget(text_label(section.title, level="heading"))
    if section.words:
        # lines as long as the dialog is wide
        paragraphs = (" ".join(each.split()) for each in _plain(section.words).split("\n\n"))
        column.addWidget(text_label("\n\n".join(paragraphs), tone="dim"))
    if section.code:
        card = QFrame()
        card.setProperty("surface", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 8, 12, 8)
        code = text_label(section.code, face="code", wraps=False)
        code.setAccessibleName(f"Example: {section.title}")
        inside.addWidget(code)
        column.addSpacing(8)
        column.addWidget(card)
    return head


def _item(item: GuideItem) -> QWidget:
    view, column = _block()
    column.setContentsMargins(0, 12, 0, 0)
    column.addWidget(text_label(item.name, face="code"))
    if item.facts:
        column.addWidget(text_label(_plain(item.facts), level="small", tone="dim"))
    column.addWidget(text_label(_plain(item.words)))
    return view


def _block() -> tuple[QWidget, QVBoxLayout]:
    view = QWidget()
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    return view, column


def _plain(words: str) -> str:
    """Without the marks of code."""
    return words.replace("`", "")
