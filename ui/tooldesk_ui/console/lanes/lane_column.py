"""LaneColumn: makes and places the lanes that are to be seen, a page of them at a time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton

from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.reading_order import insert_in_order
from tooldesk_ui.widgets.translated import set_words

PAGE = 50
"""Lanes that are shown at once; the others are a click away, above and below."""

MADE_AT_ONCE, MADE_OF_MANY = 8, 1
OPENED_AT_ONCE = 2
"""Lanes that are made and opened before the window may paint again; counting many takes a while."""

REST_MS = 10
"""Between two of these turns: what was told meanwhile is painted in one of its own."""


class LaneColumn(QObject):
    """Has a widget for each call that was on a page so far, and for no other.

    Signals:
        made(LaneView): a lane is there.
        placed(): there are other lanes than before.
    """

    made = Signal(object)
    placed = Signal()

    def __init__(self, theme: Theme, area: ScrolledColumn, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._column, self._layout = area.column, area.parts
        self._usage: UsageRecord | None = None
        self._views: dict[int, LaneView] = {}
        self._numbers: Sequence[int] = ()
        self._first, self._limit = 0, PAGE
        self._kept: set[int] = set()
        self._to_open: list[tuple[int, bool]] = []
        self.opens_new = False
        self.earlier = _wide_button("earlier_calls_button", self._on_earlier)
        self.more = _wide_button("more_calls_button", self._on_more)
        self._layout.addWidget(self.earlier)
        self._layout.addWidget(self.more)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._go_on)

    @property
    def views(self) -> list[LaneView]:
        """The lanes that were made, in the order of their calls."""
        return [self._views[number] for number in sorted(self._views)]

    @property
    def is_busy(self) -> bool:
        """Whether lanes are still to be made or opened."""
        return self._rest.isActive()

    def view(self, number: int) -> LaneView | None:
        """The lane of a call, if it was made."""
        return self._views.get(number)

    def begin(self, usage: UsageRecord | None) -> None:
        """Show the lanes of another usage, none of them yet."""
        self._rest.stop()
        self._usage, self._numbers = usage, ()
        # a lane that goes gives focus and pointer away: nobody may find it any more
        gone, self._views = self._views, {}
        for view in gone.values():
            self._layout.removeWidget(view)
            view.hide()
            view.deleteLater()
        self._kept.clear()
        self._to_open.clear()
        self.opens_new = False
        self._first, self._limit = 0, PAGE
        self._show_buttons()

    def set_numbers(self, numbers: Sequence[int], *, is_new_choice: bool = False) -> None:
        """These are to be seen; from the first of them on, when another choice was made."""
        self._numbers = numbers
        if is_new_choice:
            self._first, self._limit = 0, PAGE
        if is_new_choice or not self.is_busy:  # else the next few are due already
            self._go_on()

    def bring(self, number: int) -> LaneView | None:
        """Turn to the page of a lane; None when it is not among those to be seen."""
        place = bisect_left(self._numbers, number)
        if place == len(self._numbers) or self._numbers[place] != number:
            return None
        if not self._first <= place < self._limit:
            self._first = place // PAGE * PAGE
            self._limit = self._first + PAGE
        view = self._made(number)
        self._go_on()
        return view

    def keep(self, number: int, *, is_kept: bool) -> LaneView | None:
        """Show a lane whatever is chosen, as one with a question; or no more."""
        if not is_kept:
            self._kept.discard(number)
            return self._views.get(number)
        self._kept.add(number)
        view = self._made(number)
        view.show()
        return view

    def open_all(self, *, is_open: bool) -> None:
        """Open or close the lanes of this page and of those that come; a few at a time."""
        self.opens_new = is_open
        shown = self._page()
        self._to_open = [(number, is_open) for number in shown]
        self._go_on()

    def open_soon(self, number: int) -> None:
        """Open a lane, in a turn of its own: inside there is much to make."""
        self._to_open.append((number, True))
        if not self.is_busy:
            self._rest.start()

    def _page(self) -> Sequence[int]:
        return self._numbers[self._first : self._limit]

    def _go_on(self) -> None:
        """Make and open what is missing for as long as a window can wait; the rest comes next."""
        page = self._page()
        missing = [number for number in page if number not in self._views]
        at_once = MADE_AT_ONCE if len(self._numbers) <= PAGE else MADE_OF_MANY
        with self._column.filled_at_once():
            for number in missing[:at_once]:
                self._made(number)
            shown = {*page, *self._kept}
            for number, view in self._views.items():
                if view.isHidden() == (number in shown):
                    view.setVisible(number in shown)
            for number, is_open in () if missing else self._to_open[:OPENED_AT_ONCE]:
                self._made(number).set_open(is_open)
                self._to_open.pop(0)
            self._show_buttons()
        self.placed.emit()
        if self._to_open or len(missing) > at_once:
            self._rest.start()

    def _made(self, number: int) -> LaneView:
        """The lane of a call, between those of the calls around it."""
        view = self._views.get(number)
        if view is not None:
            return view
        usage = self._usage
        assert usage is not None
        view = LaneView(self._theme, usage.lanes[number], usage.text or "")
        before = [each for each in self._views if each < number]
        above = self._views[max(before)] if before else self.earlier
        self._views[number] = view
        view.move(0, self._column.height())  # what it lay upon would be painted again
        insert_in_order(self._layout, self._layout.indexOf(above) + 1, view)
        self.made.emit(view)
        if self.opens_new and not view.header.isChecked():
            self.open_soon(number)
        return view

    def _show_buttons(self) -> None:
        above, below = self._first, max(0, len(self._numbers) - self._limit)
        for button, count, words in (
            (self.earlier, above, "Show {} of {} earlier calls"),
            (self.more, below, "Show {} of {} more calls"),
        ):
            button.setVisible(count > 0)
            set_words(button, words.format(f"{min(PAGE, count):,}", f"{count:,}"))

    def _on_earlier(self) -> None:
        self._first = max(0, self._first - PAGE)
        self._go_on()

    def _on_more(self) -> None:
        self._limit += PAGE
        self._go_on()


def _wide_button(name: str, on_click: Callable[[], None]) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.clicked.connect(lambda: on_click())
    return button
