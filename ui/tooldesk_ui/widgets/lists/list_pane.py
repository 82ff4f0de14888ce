"""ListPane: a list or a table below its filter, with what is said when there is nothing in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.facet_filter import FacetFilter, saved_facets
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel, ListedT
from tooldesk_ui.widgets.lists.row_list import row_list
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.lists.sort_button import SortButton
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.saved_state import saved_text

_Flag = QItemSelectionModel.SelectionFlag


class ListPane(QWidget, Generic[ListedT]):
    """Keeps the person's place over every reload, filter and order.

    Signals:
        selected(object): the row that is current now, or None.
        refreshed(object): the rows were set; the one that is current, which may be another one.
        activated(object): the row that was double-clicked or entered.
        chosen_changed(): other rows are selected; which one is current is told by `selected`.
        filled(bool): whether there is anything to list, filter or not.
    """

    selected = Signal(object)
    refreshed = Signal(object)
    activated = Signal(object)
    chosen_changed = Signal()
    filled = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        model: ListedModel[ListedT],
        words: ListWords,
        view: QAbstractItemView | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._is_loading = True
        self._is_setting = False
        self._failure: tuple[str, str, QAction | None] | None = None
        self._wanted = ""
        self._place = ""
        self._chosen: list[ListedT] | None = None
        self._first_step: QAction | None = None
        self._empty_text = words.empty_text
        self._looking = RowSearch()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._look_on)
        self.model = model
        self.model.setParent(self)
        self.search = self._make_search(theme)
        self.sorting = SortButton(theme, f"{words.name}_sort", model.orders, self)
        self.sorting.chosen.connect(self._on_order_chosen)
        self.facets = FacetFilter(theme, words.name, model, self)
        self.facets.changed.connect(self._on_facets_chosen)
        self._clear = QAction("Clear the filters", self)
        self._clear.setObjectName("clear_filters")
        self._clear.triggered.connect(self._on_cleared)
        self.notice = Notice(theme, self)
        self.notice.setObjectName(f"{words.name}_problem")
        self.notice.hide()
        self.view = view or row_list(theme, f"{words.name}_list", words.many.capitalize())
        self._connect_view()
        self._pages = QStackedWidget(self)
        self.empty = EmptyState(theme, words.icon, self._pages)
        self.empty.setObjectName(f"{self.view.objectName()}_empty")
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.empty)
        self._lay_out()
        self._show_page()

    def offer_when_empty(self, action: QAction, text: str = "") -> None:
        """What leads to the first row; its button stands below the words, or below `text`."""
        self._first_step, self._empty_text = action, text or self._words.empty_text
        if not (self.has_rows or self._is_loading):
            self._show_page()

    def set_rows(self, rows: list[ListedT]) -> None:
        """List these; what is selected stays so while it is still there."""
        self._is_loading, self._failure = False, None
        self._set(lambda: self.model.set_rows(rows))

    def set_loading(self) -> None:
        """Say that the rows are on their way."""
        self._is_loading, self._failure = True, None
        self._set(lambda: self.model.set_rows([]))
        self._place = ""

    def set_failed(self, heading: str, text: str, way_out: QAction | None = None) -> None:
        """Say why there is nothing to list, with a button for what mends it."""
        self._failure = heading, text, way_out
        self._set(lambda: self.model.set_rows([]))

    def set_problem(
        self, title: str, message: str, next_step: str, way_out: QAction | None = None
    ) -> None:
        """Say above the rows what is not known of them; an empty title is "nothing"."""
        self.notice.setVisible(bool(title))
        self.notice.offer(way_out)
        if title:
            self.notice.set_words("error", title, message, next_step)

    @property
    def has_rows(self) -> bool:
        """Whether there is anything to list, filter or not."""
        return bool(self.model.all_rows())

    def current(self) -> ListedT | None:
        """The row that is current, or None."""
        row: ListedT | None = self.view.currentIndex().data(ROW_ROLE)
        return row

    def chosen(self) -> list[ListedT]:
        """The rows that are selected, in the order of the list."""
        if self._chosen is None:
            self._chosen = self.model.rows_at(self._chosen_numbers())
        return list(self._chosen)

    def select(self, key: str) -> bool:
        """Make the row with this key the selected one, if it is listed; whether it is."""
        index = self.model.index(self.model.number_of(key), 0)
        if not index.isValid():
            return False
        # a view would go by the keys that are held down, such as Ctrl of the shortcut that led here
        self.view.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        self.view.scrollTo(index)
        return True

    def show_row(self, key: str) -> bool:
        """The same whatever the filter says; a row that is not there yet is waited for."""
        self._wanted = "" if self._select_unfiltered(key) else key
        return not self._wanted

    def save_state(self) -> dict[str, Any]:
        """Filter, current row and order."""
        return {
            "filter": self.search.text(),
            "find": sorted(self.search.options),
            "row": self._current_key() or self._wanted,
            "order": self.sorting.current(),
            "facets": sorted(self.facets.chosen),
        }

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        options = state.get("find")
        self.search.choose(options if isinstance(options, list) else ())
        self.search.setText(saved_text(state, "filter"))
        self._wanted = saved_text(state, "row")
        self.facets.choose(saved_facets(state.get("facets"), self.model.facet_groups))
        if type(order := state.get("order")) is int:
            self.sorting.choose(order)

    def find_text(self) -> None:
        """Put the cursor in the filter; where there is nothing to filter, go on where one can."""
        self.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F3 and Shift+F3 go on among the rows that fit, round the ends."""
        step = {"F3": 1, "Shift+F3": -1}.get(QKeySequence(event.keyCombination()).toString(), 0)
        if step and (count := self.model.rowCount()):
            index = self.model.index((self.view.currentIndex().row() + step) % count, 0)
            self.view.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        else:
            super().keyPressEvent(event)

    def clear_filters(self) -> None:
        """List everything again."""
        self.search.clear()
        self.facets.choose(frozenset())

    def _on_cleared(self) -> None:
        self.clear_filters()
        self.search.setFocus()

    def _chosen_numbers(self) -> list[int]:
        selection = self.view.selectionModel().selection()
        parts = [selection.at(number) for number in range(selection.count())]
        return sorted(set().union(*(range(part.top(), part.bottom() + 1) for part in parts)))

    def _keys_to_keep(self) -> list[str]:
        """The rows that stay selected when they are listed anew."""
        return [row.key for row in self.chosen()]

    def _current_key(self) -> str:
        current = self.current()
        return current.key if current is not None else ""

    def _select_unfiltered(self, key: str) -> bool:
        if not self.select(key) and any(row.key == key for row in self.model.all_rows()):
            self.clear_filters()
        return self.select(key)

    def _set(self, change: Callable[[], None]) -> None:
        self._is_setting = True
        self._change(change)
        if not self.model.look(self._looking):
            self._turn.start(0)
        elif self._wanted and self._select_unfiltered(self._wanted):
            self._wanted = ""
        self._is_setting = False
        self.refreshed.emit(self.current())

    def _arrange(self, change: Callable[[], None]) -> None:
        """The same for other filters, where the rows themselves are as they were.

        While rows go, one that is no longer current may still be selected: what came of both is
        told when all is done.
        """
        current, chosen, is_within = self._current_key(), self._keys_to_keep(), self._is_setting
        self._is_setting = True
        self._change(change)
        self._is_setting = is_within
        if not is_within and self._current_key() != current:
            self.selected.emit(self.current())
        if self._keys_to_keep() != chosen:
            self._on_chosen_changed()

    def _change(self, change: Callable[[], None]) -> None:
        """Change the rows, and find the person's place again."""
        current, chosen = self.current(), self._keys_to_keep()
        self._place = self._current_key() or self._place
        change()
        self._show_page()
        selection, is_here = self.view.selectionModel(), self.view.currentIndex().isValid()
        if not is_here and self._place and (number := self.model.number_of(self._place)) >= 0:
            is_here = True
            selection.setCurrentIndex(self.model.index(number, 0), _Flag.NoUpdate)
            self.view.scrollTo(self.view.currentIndex())
        if not selection.hasSelection():
            again = QItemSelection()
            for number in filter(lambda each: each >= 0, map(self.model.number_of, chosen)):
                index = self.model.index(number, 0)
                again.append(QItemSelectionRange(index))
            selection.select(again, _Flag.Select | _Flag.Rows)
        # nothing may have been chosen on purpose, but not while there was no row
        if not is_here or ((chosen or current is None) and not selection.hasSelection()):
            self._choose_another()
        if self._keys_to_keep() != chosen:
            # rows that are listed anew are no longer selected, and nothing is told of that
            self._on_chosen_changed()

    def _make_search(self, theme: Theme) -> FilterField:
        what = self._words.searched or self._words.many
        search = FilterField(theme, f"Filter {what}", self._words.name, self)
        search.setAccessibleName(f"Filter {what}")
        tip = f"Show only {self._words.many} with these words"
        if self._words.finds:
            search.hide_options()
            tip = f"{tip}. {self._words.finds}"
        set_tool_tip(search, tip)
        search.query_changed.connect(self._on_query_changed)
        search.left_downwards.connect(self._enter_list)
        return search

    def _connect_view(self) -> None:
        self.view.setModel(self.model)
        selection = self.view.selectionModel()
        selection.currentChanged.connect(self._on_current_changed)
        # before anybody is told: what is asked for is made once, of ten thousand rows too
        selection.selectionChanged.connect(self._forget_chosen)
        for told in ("modelReset", "layoutChanged", "rowsInserted", "rowsRemoved", "dataChanged"):
            getattr(self.model, told).connect(self._forget_chosen)
        selection.selectionChanged.connect(self._on_chosen_changed)
        self.view.activated.connect(lambda index: self.activated.emit(index.data(ROW_ROLE)))

    def _lay_out(self) -> None:
        self.top = QHBoxLayout()
        self.top.setContentsMargins(12, 12, 12, 8)
        self.top.setSpacing(4)
        # a filter of a fixed width stays at the left
        self.top.addWidget(self.search, 1000)
        self.top.addStretch(1)
        self.top.addWidget(self.facets.button)
        self.top.addWidget(self.sorting)
        problem = QVBoxLayout()
        problem.setContentsMargins(12, 0, 12, 0)
        problem.addWidget(self.notice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.top)
        column.addWidget(self.facets)
        column.addLayout(problem)
        column.addWidget(self._pages, 1)

    def _show_page(self) -> None:
        """Show rows, or words in their place; the focus goes from what is hidden to what is there.

        Words without a button have it while there is nothing else, and give it back.
        """
        focused = self.window().focusWidget()
        is_here = focused is not None and self._pages.isVisible() and self.isAncestorOf(focused)
        self._fill_page()
        self.setFocusProxy(self.search if self.has_rows else self.empty)
        if is_here and (focused is self.empty or not focused.isVisible()):
            self.setFocus()

    def _fill_page(self) -> None:
        is_empty = self.model.rowCount() == 0
        self.search.say_found(self.model.rowCount())
        self.search.setVisible(self.has_rows)
        self.facets.button.setVisible(self.has_rows and bool(self.model.facet_groups))
        self.facets.setVisible(self.has_rows and bool(self.facets.chosen))
        self.sorting.setVisible(self.has_rows and bool(self.model.orders))
        self.filled.emit(self.has_rows)
        self._pages.setCurrentIndex(1 if is_empty else 0)
        if not is_empty:
            return
        many = self._words.many
        if self._failure is not None:
            self.empty.set_words(*self._failure)
        elif self._is_loading:
            self.empty.set_words(f"Loading {many}…", "The workspace is being read.")
        elif not self.has_rows:
            self.empty.set_words(f"No {many} yet", self._empty_text, self._first_step)
        else:
            self.empty.set_words("Nothing matches", self._nothing_words(), self._clear)

    def _nothing_words(self) -> str:
        return self._words.nothing_has(self.search.text(), self._looking, self.facets.chosen)

    def _choose_another(self) -> None:
        """Choose what stands where the chosen one stood, or else the first."""
        current = self.view.currentIndex()
        if current.isValid():
            self.view.selectionModel().select(current, _Flag.Select | _Flag.Rows)
        elif self.model.rowCount():
            first = self.model.index(0, 0)
            self.view.selectionModel().setCurrentIndex(first, _Flag.ClearAndSelect | _Flag.Rows)

    def _enter_list(self) -> None:
        if not self.view.currentIndex().isValid():
            self._choose_another()
        self.view.setFocus()

    def _on_query_changed(self) -> None:
        self._looking = RowSearch(self.search.query)
        self.search.say_problem(self._looking.problem)
        self._look_on()

    def _look_on(self) -> None:
        """List what is found once all rows were looked at, which may take several turns."""
        if not self.model.look(self._looking):
            self.search.say("Looking…")
            self._turn.start(0)
            return
        self._turn.stop()
        self.search.say_problem(self._looking.problem)
        self._arrange(lambda: self.model.set_search(self._looking))
        if self._wanted and not self._is_loading and self._select_unfiltered(self._wanted):
            self._wanted = ""

    def _on_facets_chosen(self, chosen: frozenset[Facet]) -> None:
        self._arrange(lambda: self.model.set_facets(chosen))

    def _on_order_chosen(self, number: int) -> None:
        self._change(lambda: self.model.sort(number))

    def _forget_chosen(self) -> None:
        self._chosen = None

    def _on_chosen_changed(self) -> None:
        if not self._is_setting:
            self.chosen_changed.emit()

    def _on_current_changed(self, current: QModelIndex) -> None:
        if not self._is_setting:
            self.selected.emit(current.data(ROW_ROLE))
