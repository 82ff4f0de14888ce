"""PagedPane: a list that a database filters, sorts and hands out a page at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QModelIndex, QPoint, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTableView, QVBoxLayout, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.filter_bar import FilterBar
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import ListedRow, ListedT
from tooldesk_ui.widgets.lists.paged_model import PAGE_LENGTH, PagedModel
from tooldesk_ui.widgets.lists.row_list import row_list

TYPING_MS = 120
"""How long a person must not have typed before the database is asked."""

MOST_SEEN = 200
"""Rows that are read again at once; no window is higher."""

MOST_KEPT = 32
"""Of the selected rows, so many stay so when all are listed anew: each has to be looked for."""

LATE_MS = 150
"""What is there sooner needs no word that it is under way."""


SourceT = TypeVar("SourceT", bound=ListedRow, covariant=True)


class PageSource(Protocol[SourceT]):
    """Where the rows are. Rows are named by their numbers in the database."""

    choices: Mapping[str, str]
    """What narrows the list beside words, by kind of filter; set before keys are asked for."""

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all rows with these words, in this order.

        `known` is what it gave for the same question before; () when the question is a new one.

        Raises:
            AppError: they can't be read.
        """

    async def first_keys(self, words: str, order: int) -> Sequence[int]:
        """A first page of what `keys` gives, or all if they are fewer; () where it is no sooner.

        Raises:
            AppError: they can't be read.
        """

    async def rows(self, keys: Sequence[int]) -> Sequence[SourceT]:
        """Those of these rows that are there.

        Raises:
            AppError: they can't be read.
        """


class PagedPane(ListPane[ListedT]):
    """The database is asked in the background; an answer that nobody waits for is thrown away.

    Attributes:
        way_out: What mends an error, if anything does.

    Signals:
        late(): the answer takes long enough for a person to wonder.
        answered(): the list is what the database says now, or that it says nothing.
    """

    late = Signal()
    answered = Signal()

    model: PagedModel[ListedT]

    def __init__(
        self,
        theme: Theme,
        model: PagedModel[ListedT],
        words: ListWords,
        owner: TaskOwner,
        parent: QWidget | None = None,
    ) -> None:
        self._source: PageSource[ListedT] | None = None
        self._wish: bool | None = None
        self._filters: FilterBar | None = None
        self._is_asking = self._is_reading = False
        self._anchor = 0
        self.way_out: Callable[[AppError], QAction | None] = lambda _: None
        view = row_list(theme, f"{words.name}_list", words.many.capitalize())
        super().__init__(theme, model, words, view, parent)
        self._owner = owner
        self._typing = self._timer(TYPING_MS, self.ask_anew)
        self._lateness = self._timer(LATE_MS, self.late.emit)
        model.page_wanted.connect(self._on_page_wanted)
        model.rowsAboutToBeInserted.connect(lambda *_: self._note_anchor())
        model.rowsInserted.connect(self._keep_anchor)

    def narrow_by(self, filters: FilterBar) -> None:
        """Have these, too, narrow the list; what is chosen is kept with its filter."""
        self._filters = filters
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, filters)
        self.filled.connect(filters.setVisible)
        filters.changed.connect(self.ask_anew)

    def save_state(self) -> dict[str, Any]:
        """Words, filters, current row and order."""
        return {**super().save_state(), "filters": self._choices}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        super().restore_state(state)
        if self._filters is not None and isinstance(filters := state.get("filters"), dict):
            self._filters.set_choices(filters)

    def set_source(self, source: PageSource[ListedT] | None) -> None:
        """List what is there; None while nothing is open."""
        if source is self._source:
            return
        self._source = source
        if source is None:
            self._wish = None
            self._lateness.stop()
            self.set_loading()
        else:
            self.ask_anew()

    def ask_anew(self) -> None:
        """List what fits now: words, order or what the source leaves out are other ones."""
        self._typing.stop()
        self._ask(is_new=True)

    def look(self) -> None:
        """Take over what came, went or changed since; nothing that is read moves."""
        self._ask(is_new=False)

    def try_again(self) -> None:
        """Ask once more where there was no answer: what was in the way may be gone."""
        if self._failure is not None:
            self.ask_anew()

    def read_again(self, keys: Sequence[int]) -> None:
        """Read these rows anew: they are other ones now."""
        if self._source is not None and keys:
            self._owner.start(self._take(self._source, keys), "read changed rows")

    def read_seen_again(self) -> None:
        """Any row may be another one now: read what is seen, and the rest when it is looked at."""
        first, last = (
            self.view.indexAt(QPoint(0, 0)),
            self.view.indexAt(QPoint(0, self.view.viewport().height() - 1)),
        )
        end = last.row() + 1 if last.isValid() else len(self.model.keys)
        seen = list(self.model.keys[max(first.row(), 0) : end][:MOST_SEEN])
        current = self._current_key()
        keys = seen if not current or int(current) in seen else [*seen, int(current)]
        self.model.let_go(but=keys)
        self.read_again(keys)

    @property
    def has_rows(self) -> bool:
        """Whether there is anything to list, filter or not; what is hidden counts as something."""
        return bool(self.model.keys) or self.is_narrowed

    @property
    def is_narrowed(self) -> bool:
        """Whether rows may be left out: by words, or by filters."""
        return bool(self.search.text().strip() or self._choices)

    @property
    def _choices(self) -> dict[str, str]:
        return self._filters.choices if self._filters is not None else {}

    def clear_filters(self) -> None:
        """List everything again."""
        if self._filters is not None:
            self._filters.set_choices({})
        super().clear_filters()
        self.ask_anew()

    def chosen_keys(self) -> list[int]:
        """The numbers of the rows that are selected, held or not, in the order of the list."""
        keys = self.model.keys
        return [keys[number] for number in self._chosen_numbers() if number < len(keys)]

    def _keys_to_keep(self) -> list[str]:
        return [str(key) for key in self.chosen_keys()[:MOST_KEPT]]

    def _current_key(self) -> str:
        number = self.view.currentIndex().row()
        return str(self.model.keys[number]) if 0 <= number < len(self.model.keys) else ""

    def _select_unfiltered(self, key: str) -> bool:
        # what is not among the answers may be anywhere, or nowhere any more
        return self.select(key)

    def _nothing_words(self) -> str:
        words = self.search.text().strip()
        if why_none := self._words.why_none(words):
            return f"{why_none} {self._words.finds}"
        named = f" has the words “{words}”" if words else ""
        fits = " fits the filters" if self._choices else ""
        said = f"No {self._words.one}{' and'.join(filter(None, (named, fits)))}."
        return f"{said} {self._words.finds}" if words else said

    def _on_query_changed(self) -> None:
        self._typing.start()

    def _on_order_chosen(self, number: int) -> None:
        self.ask_anew()

    def _ask(self, *, is_new: bool) -> None:
        if self._source is None:
            return
        self._wish = is_new or bool(self._wish)
        if is_new and not self._lateness.isActive():
            self._lateness.start()
        if not self._is_asking:
            self._is_asking = True
            self._owner.start(self._answer(), "list rows")

    async def _answer(self) -> None:
        try:
            while self._source is not None and self._wish is not None:
                await self._answer_once(self._source, is_new=self._wish)
        finally:
            self._is_asking = False
            self._lateness.stop()
        self.answered.emit()

    async def _answer_once(self, source: PageSource[ListedT], *, is_new: bool) -> None:
        self._wish = None
        known = () if is_new or self._failure is not None else self.model.keys
        source.choices = self._choices
        words, order = self.search.text(), self.sorting.current()
        try:
            keys = await source.first_keys(words, order) if is_new else ()
            if len(keys) >= PAGE_LENGTH:
                self._show_first(source, keys)
                keys = ()
            keys = keys or await source.keys(words, order, known)
        except AppError as error:
            if source is self._source:
                self._fail(error)
            return
        if source is self._source and not self._wish:
            self._show(keys)

    def _show_first(self, source: PageSource[ListedT], keys: Sequence[int]) -> None:
        """Show these until all are known, unless that would take a person from the row read."""
        current = self._current_key()
        if source is self._source and not self._wish and (not current or int(current) in keys):
            self._set(lambda: self.model.set_keys(keys))
            self.search.say("")  # how many are found nobody knows yet

    def _show(self, keys: Sequence[int]) -> None:
        self._is_loading, self._failure = False, None
        self.set_problem("", "", "")
        self._set(lambda: self.model.set_keys(keys))
        self._wanted = ""  # it must not draw a person away once it comes

    def _fail(self, error: AppError) -> None:
        """Say why, and leave what is listed where it is."""
        heading = f"The {self._words.many} can't be read"
        if self.model.keys:
            self.set_problem(heading, error.message, error.next_step, self.way_out(error))
        else:
            words = f"{error.message} {error.next_step}".strip()
            self.set_failed(heading, words, self.way_out(error))

    def _on_page_wanted(self) -> None:
        if self._source is not None and not self._is_reading:
            self._is_reading = True
            self._owner.start(self._read_pages(), "read rows")

    async def _read_pages(self) -> None:
        try:
            while self._source is not None and (keys := self.model.wanted_page()):
                if not await self._take(self._source, keys):
                    return
        finally:
            self._is_reading = False

    async def _take(self, source: PageSource[ListedT], keys: Sequence[int]) -> bool:
        """Whether these rows, those that are still there, are listed now."""
        try:
            rows = await source.rows(keys)
        except AppError as error:
            if source is self._source:
                self._fail(error)
            return False
        if source is not self._source:
            return True
        self.model.take(rows)
        if any(row.key == self._current_key() for row in rows):
            self.refreshed.emit(self.current())
        if len(rows) < len(keys):  # some are gone, and would be asked for again and again
            self.ask_anew()
            return False
        return True

    def _note_anchor(self) -> None:
        self._anchor = self.view.verticalScrollBar().value()

    def _keep_anchor(self, _: QModelIndex, first: int, last: int) -> None:
        """What comes above what is looked at does not push it down; at the very top it does."""
        view = self.view
        assert isinstance(view, QTableView)
        height = view.verticalHeader().defaultSectionSize()
        if self._anchor > 0 and first * height <= self._anchor:
            view.doItemsLayout()
            view.verticalScrollBar().setValue(self._anchor + (last - first + 1) * height)

    def _timer(self, after_ms: int, then: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after_ms)
        timer.timeout.connect(then)
        return timer
