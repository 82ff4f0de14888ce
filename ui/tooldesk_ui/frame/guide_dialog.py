"""GuideDialog: how each screen is used and what every field means, beside the work."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.late_pattern import late_pattern
from tooldesk.terminal.guide_command import PAGES
from tooldesk_ui.language import Language, current_language, tr
from tooldesk_ui.late_dressing import dress
from tooldesk_ui.text_size import resize_to, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.text_filter import TextFilter
from tooldesk_ui.widgets.pages.blocks import rule, text_label, words_label
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.translated import set_words

WIDTH, HEIGHT = 840, 600
RAIL_WIDTH = 220
WHOLE_PAGE = 16
"""So many sections are shown below each other where a page begins; of more, each by itself."""

SETTINGS = "Settings"
"""The page whose sections are those of a dialog."""

PLACE = Qt.ItemDataRole.UserRole
"""Shape: (title of the page, which of its sections)."""

_EMPHASIS = late_pattern(r"(?<![\w*])(\*{1,2})(?=[^\s*])([^*]*+)\1(?![\w*])")
"""*Words* and **words**, as Markdown has them."""


class GuideDialog(Dialog):
    """Stays open beside the window. The list leads to pages and what is in the one in front.

    A search goes through all pages.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "guide_dialog", "Guide", "Close", parent, width=WIDTH)
        self.setWindowModality(Qt.WindowModality.NonModal)
        self.go.hide()
        set_words(self.leave, "Close")
        self._pages: dict[str, tuple[GuideSection, ...]] = {}
        self._title = next(iter(PAGES))
        self.search = FilterField(theme, "Find in the guide", "guide", self)
        self.search.setAccessibleName("Find in the guide")
        self._filter = TextFilter(self.search, self._texts)
        self.rail = QListWidget()
        self.rail.setObjectName("guide_sections")
        self.rail.setAccessibleName("Pages and sections")
        scaled(self.rail, width=RAIL_WIDTH)
        self.rail.setProperty("frame", "none")
        self.rail.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._place = QHBoxLayout()
        self._column = ScrolledColumn()
        self._english = words_label("The guide is in English.", tone="dim")
        self._english.setObjectName("guide_language")
        self._lay_out()
        self._filter.found.connect(self._show_found)
        self.search.left_downwards.connect(self.rail.setFocus)
        self.rail.currentItemChanged.connect(self._go)
        # rows are measured when one becomes the current one, which is before the dialog shows
        dress(self.rail)
        self.show_page(self._title)
        self.search.setFocus()
        reading = self.tasks.start(self._read_all(), "guide")
        if reading is not None:
            self.finished.connect(reading.cancel)

    def show_page(self, title: str) -> None:
        """Show a page from its beginning."""
        self._title = title
        self._list(title, 0)

    def retranslate(self) -> None:
        """The language is another one."""
        self._list(*(self.rail.currentItem().data(PLACE) if self.rail.count() else ("", 0)))

    async def _read_all(self) -> None:
        """Make the pages that nobody has looked at, so that they can be searched."""
        from asyncio import to_thread

        for title, make in PAGES.items():
            if title not in self._pages:
                self._pages.setdefault(title, _sections_of(await to_thread(make)))
        if self.search.text():
            self._filter.look()

    def _sections(self, title: str) -> tuple[GuideSection, ...]:
        if title not in self._pages:
            self._pages[title] = _sections_of(PAGES[title]())
        return self._pages[title]

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
        self.lay_out((self.search, 8), (self._english, 4), (body, 0), stretched=body)
        resize_to(self, WIDTH, HEIGHT)

    def _texts(self) -> list[str]:
        sections = (section for page in self._pages.values() for section in page)
        return [text for section in sections for text in (_text_of(section), *_texts_in(section))]

    def _show_found(self) -> None:
        """List the sections of all pages that hold the words, and show the first of them."""
        chosen = self.rail.currentRow() >= 0
        self._list(*(self.rail.currentItem().data(PLACE) if chosen else (self._title, 0)))

    def _list(self, title: str, section: int) -> None:
        """List the pages with what is in the one in front, or with what was found in each."""
        self._english.setVisible(current_language() != Language.ENGLISH)
        with QSignalBlocker(self.rail):
            self.rail.clear()
            for page in PAGES:
                if self._filter.is_wanted:
                    for row, each in enumerate(self._pages.get(page, ())):
                        if _found_in(each, self._filter.fits):
                            self._add_row(page, row, is_first=not row)
                else:
                    self._add_row(page, 0, is_first=True)
                    shown = self._sections(page)[1:] if page == title else ()
                    for row, _ in enumerate(shown, 1):
                        self._add_row(page, row, is_first=False)
        rows = [self.rail.item(row).data(PLACE) for row in range(self.rail.count())]
        at = rows.index((title, section)) if (title, section) in rows else 0 if rows else -1
        with QSignalBlocker(self.rail):
            self.rail.setCurrentRow(at)
        self._show_section()

    def _add_row(self, page: str, row: int, *, is_first: bool) -> None:
        section = self._pages[page][row] if page in self._pages else None
        level = 0 if is_first or section is None else section.level - 1
        said = tr(page)
        words = said if section is None or is_first else _title_of(section, page)
        if self._filter.is_wanted and not is_first:
            level, words = 0, f"{said}: {words}"
        item = QListWidgetItem("    " * level + words, self.rail)
        item.setData(PLACE, (page, row))

    def _go(self, item: QListWidgetItem | None) -> None:
        """Show what was chosen; another page opens its sections below it."""
        if item is None:
            return
        page, row = item.data(PLACE)
        if page != self._title and not self._filter.is_wanted:
            self._title = page
            self._list(page, row)
            return
        self._title = page
        self._show_section()

    def _show_section(self) -> None:
        """Show of a section what holds the words, or all of it."""
        old, self._column = self._column, ScrolledColumn()
        parts = self._column.parts
        parts.setContentsMargins(20, 0, 12, 0)
        parts.setSpacing(4)
        if self.rail.currentRow() < 0:
            words = self._filter.problem or "Nothing in the guide matches these words."
            parts.addWidget(text_label(words, tone="dim"))
        else:
            page, row = self.rail.currentItem().data(PLACE)
            sections, fits = self._sections(page), self._filter.fits if row else _any
            is_whole = row == 0 and len(sections) <= WHOLE_PAGE
            for section in sections if is_whole else sections[row : row + 1]:
                for part in _parts_of(_found_in(section, fits)):
                    parts.addWidget(part)
                parts.addSpacing(12)
        parts.addStretch(1)
        self._place.replaceWidget(old, self._column)
        old.hide()
        old.deleteLater()


def _title_of(section: GuideSection, page: str) -> str:
    """What the window itself calls so, as it does; other headings are English like their text."""
    return tr(section.title) if page == SETTINGS else section.title


def _sections_of(page: GuidePage) -> tuple[GuideSection, ...]:
    """All of a page; what stands at its beginning is the first."""
    return (GuideSection(page.title, page.words), *page.sections)


def _found_in(section: GuideSection, fits: Callable[[str], bool]) -> list[GuideSection | GuideItem]:
    """The section itself and what of it fits; all where its heading does."""
    if fits(_text_of(section)):
        return [section, *section.items]
    texts = zip(section.items, _texts_in(section), strict=True)
    items = [each for each, text in texts if fits(text)]
    return [section, *items] if items else []


def _text_of(section: GuideSection) -> str:
    return f"{section.title} {section.words}"


def _texts_in(section: GuideSection) -> list[str]:
    return [f"{each.name} {each.facts} {each.words}" for each in section.items]


def _any(_: str) -> bool:
    return True


def _parts_of(found: list[GuideSection | GuideItem]) -> list[QWidget]:
    return [_head(each) if isinstance(each, GuideSection) else _item(each) for each in found]


def _head(section: GuideSection) -> QWidget:
    head, column = _block()
    column.addWidget(text_label(section.title, level="heading", is_own=True))
    if section.words:
        # lines as long as the dialog is wide
        paragraphs = (" ".join(each.split()) for each in _plain(section.words).split("\n\n"))
        column.addWidget(text_label("\n\n".join(paragraphs), tone="dim", is_own=True))
    if section.code:
        card = QFrame()
        card.setProperty("surface", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 8, 12, 8)
        code = text_label(section.code, face="code")
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
        column.addWidget(text_label(_plain(item.facts), level="small", tone="dim", is_own=True))
    column.addWidget(text_label(_plain(item.words), is_own=True))
    return view


def _block() -> tuple[QWidget, QVBoxLayout]:
    view = QWidget()
    column = QVBoxLayout(view)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    return view, column


def _plain(words: str) -> str:
    """Without the marks of code and emphasis; code may have stars of its own."""
    parts = words.split("`")
    parts[::2] = [_EMPHASIS.sub(r"\2", each) for each in parts[::2]]
    return "".join(parts)
