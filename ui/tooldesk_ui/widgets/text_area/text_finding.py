"""TextFinding: looks through what is searchable in slices, and goes to matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QScrollArea

from tooldesk_ui.text_size import px
from tooldesk_ui.widgets.text_area.find_bar import FIND_HEIGHT, FindBar
from tooldesk_ui.widgets.text_area.piece_painter import Mark
from tooldesk_ui.widgets.text_area.text_search import TextSearch

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.searched import Searched

SLICE_S = 0.008
PAUSE_MS = 120
"""How long a person pauses typing before a long text is looked through."""


class TextFinding(QObject):
    """One text's find bar, and what was found; the text may have to be made first."""

    def __init__(self, searched: Searched) -> None:
        super().__init__(searched.frame)
        self._searched = searched
        self.bar = FindBar(searched.theme, searched.frame)
        self._search: TextSearch | None = None
        self._origin = 0
        self._wants_first = False
        self._wanted_step = 0
        self._pause = _timer(self, self._begin)
        self._turn = _timer(self, self._go_on)
        self._reveal = _timer(self, self._reveal_match)
        self._areas: list[QScrollArea] = []
        self.bar.query_changed.connect(self._on_query_changed)
        self.bar.next_wanted.connect(self.go_next)
        self.bar.previous_wanted.connect(self.go_back)
        self.bar.close_wanted.connect(self.close)
        self.bar.hide()

    @property
    def is_open(self) -> bool:
        """Whether the bar is shown."""
        return not self.bar.isHidden()

    @property
    def is_at_match(self) -> bool:
        """Whether a match is selected."""
        return self.is_open and self._selected_number() is not None

    @property
    def height(self) -> int:
        """What the bar takes of the widget."""
        return px(FIND_HEIGHT) if self.is_open else 0

    @property
    def top(self) -> int:
        """How far below the widget's upper edge the bar is: what is scrolled away is above it."""
        origin, frame = QPoint(), self._searched.frame
        hidden = (-frame.mapTo(area.viewport(), origin).y() for area in self._areas)
        return min(max((0, *hidden)), max(0, frame.height() - self.height))

    def open(self) -> None:
        """Show the bar, with what is selected in it."""
        self._origin, _ = self._searched.search_place()
        if words := self._searched.selected_words():
            self.bar.field.setText(words)
        if not self.is_open:
            self._areas = list(_areas_around(self._searched))
            for area in self._areas:
                area.verticalScrollBar().valueChanged.connect(self._searched.move_find_bar)
            self.bar.show()
            self._searched.place_find_bar(self.height)
            self._on_query_changed()
        self.bar.field.selectAll()
        self.bar.field.setFocus()

    def close(self) -> None:
        """Hide the bar; the text has the focus again, with the match selected."""
        view = self._searched.view
        had_focus = self.bar.isAncestorOf(view.window().focusWidget() or view)
        self.bar.hide()
        self._stop()
        for area in self._areas:
            area.verticalScrollBar().valueChanged.disconnect(self._searched.move_find_bar)
        self._areas = []
        self._searched.place_find_bar(0)
        if had_focus:
            view.setFocus()

    def go_next(self) -> None:
        """Go to the match behind the selection, round the end."""
        self._step(1)

    def go_back(self) -> None:
        """Go to the match before the selection, round the beginning."""
        self._step(-1)

    def finds_in(self, words: str) -> bool:
        """Whether something of what is looked for is in these words."""
        return self.is_open and self._search is not None and self._search.finds_in(words)

    def marks(self, start: int, end: int) -> Iterable[Mark]:
        """What was found between two places."""
        if self._search is None:
            return
        colour = self._searched.theme.colour("found")
        for first, last in self._search.within(start, end):
            yield Mark(first, last, colour)

    def _step(self, by: int) -> None:
        if not self.is_open:
            self.open()
        if self._pause.isActive() or self._search is None:
            self._pause.stop()
            self._begin()
        search = self._search
        if search is None:
            self._wanted_step = by if self.bar.query.words else 0  # its text is still made
            return
        start, end = self._searched.search_place()
        number = search.at_or_after(max(start + 1, end)) if by > 0 else search.before(start)
        if number is None and not search.is_over:
            self._wanted_step = by  # as soon as it is found
            return
        if number is None and search.count:
            number = 0 if by > 0 else search.count - 1
        if number is not None:
            self._show(number)

    def _show(self, number: int) -> None:
        search = self._search
        if search is None:
            return
        self._searched.show_match(search.starts[number], search.ends[number])
        # a tree that opened a branch for it gets its height first
        self._reveal.start(0)
        self._say()

    def _reveal_match(self) -> None:
        """Scroll what is around the widget, so that the match is to be seen, and below the bar."""
        view, row = self._searched.view, self._searched.match_rect()
        for area in self._areas:
            if (whole := area.widget()) is not None:
                place = view.viewport().mapTo(whole, row.center())
                x = area.horizontalScrollBar().value()
                area.ensureVisible(x, place.y(), 0, self.height + 2 * row.height())
        self._searched.move_find_bar()

    def _on_query_changed(self) -> None:
        self._wants_first = True
        self._stop()
        self._pause.start(PAUSE_MS if self._searched.is_long() else 0)

    def on_text_changed(self) -> None:
        """What was found may be elsewhere now."""
        if self.is_open:
            self._stop()
            self._pause.start(PAUSE_MS)

    def _begin(self) -> None:
        self._search = None
        if self.bar.query.words:
            self._go_on()
        else:
            self._say()

    def _go_on(self) -> None:
        if self._search is None:
            if not self._searched.prepare_search(SLICE_S):
                self.bar.say("Looking…")
                self._turn.start(0)
                return
            self._search = TextSearch(self._searched.searched_text(), self.bar.query)
        search = self._search
        is_over = search.step(SLICE_S)
        if self._wants_first:
            number = search.at_or_after(self._origin)
            if number is None and is_over and search.count:
                number = 0
            if number is not None:
                self._wants_first = False
                self._show(number)
        if self._wanted_step:
            by, self._wanted_step = self._wanted_step, 0
            self._step(by)
        if not is_over:
            self._turn.start(0)
        self._say()
        self._searched.view.viewport().update()

    def _say(self) -> None:
        search, bar = self._search, self.bar
        if search is None:
            bar.say("")
        elif search.problem:
            bar.say(search.problem, is_wrong=True)
        elif not search.count:
            bar.say("No match" if search.is_over else "Looking…", is_wrong=search.is_over)
        else:
            bar.say(self._counted(search))

    def _selected_number(self) -> int | None:
        """The number of the match that is selected."""
        search, (start, end) = self._search, self._searched.search_place()
        number = search.at_or_after(start) if search is not None and end > start else None
        if search is None or number is None:
            return None
        return number if (search.starts[number], search.ends[number]) == (start, end) else None

    def _counted(self, search: TextSearch) -> str:
        number = self._selected_number()
        count = f"{search.count:,}" + ("" if search.is_over else "…")
        if number is not None:
            return f"{number + 1:,} of {count}"
        return f"{count} match" + ("" if search.count == 1 and search.is_over else "es")

    def _stop(self) -> None:
        self._search, self._wanted_step = None, 0
        self._pause.stop()
        self._turn.stop()
        self._searched.view.viewport().update()


def _timer(owner: QObject, slot: object) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer


def _areas_around(searched: Searched) -> Iterator[QScrollArea]:
    """What scrolls the widget as a whole, from the inside out."""
    around = searched.frame.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            yield around
        around = around.parentWidget()
