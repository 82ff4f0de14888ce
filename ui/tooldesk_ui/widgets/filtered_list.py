"""FilteredList: the left side of a screen, a list below its filter, with its empty states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListView, QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.empty_state import EmptyState
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.row_delegate import RowDelegate
from tooldesk_ui.widgets.row_table_model import ROW_ROLE, RowTableModel
from tooldesk_ui.widgets.search_field import SearchField
from tooldesk_ui.widgets.word_filter import ListedRow, WordFilter

RowT = TypeVar("RowT", bound=ListedRow)


@dataclass(frozen=True, slots=True)
class ListWords:
    """What a list calls what stands in it."""

    name: str
    """The beginning of its object names."""

    one: str
    """One of them: "variable"."""

    many: str
    """Several of them."""

    icon: str
    """Shown while there are none."""

    empty_text: str
    """How one gets there."""


class FilteredList(QWidget, Generic[RowT]):
    """A filter over a list; says what belongs there when it is empty.

    Signals:
        selected(object): the row that is current now, or None.
        activated(object): the row that was double-clicked or entered.
        filled(bool): whether there is anything to list, filter or not.
    """

    selected = Signal(object)
    activated = Signal(object)
    filled = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        model: RowTableModel[RowT],
        words: ListWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._is_loading = True
        self._first_step: QAction | None = None
        self.model = model
        self.model.setParent(self)
        self.filter = WordFilter(self)
        self.filter.setSourceModel(self.model)
        self.search = self._make_search(theme)
        self.view = self._make_view(theme)
        self.empty = EmptyState(theme, words.icon, self)
        self.empty.setObjectName(f"{words.name}_list_empty")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.empty)
        self._lay_out()
        self._show_page()

    def offer_when_empty(self, action: QAction) -> None:
        """What leads to the first row; its button stands below the words."""
        self._first_step = action

    def set_rows(self, rows: list[RowT]) -> None:
        """List these; the current row stays current if it is still there."""
        current = self.current()
        self._is_loading = False
        self.model.set_rows(rows)
        self._show_page()
        if current is not None and self.current() is None:
            self.select(current.key)
        self._keep_current()

    def set_loading(self) -> None:
        """Say that the rows are on their way."""
        self._is_loading = True
        self.model.set_rows([])
        self._show_page()

    def current(self) -> RowT | None:
        """The row that is current, or None."""
        row: RowT | None = self.view.currentIndex().data(ROW_ROLE)
        return row

    def select(self, key: str) -> bool:
        """Make the row with this key current, if it is listed; whether it is."""
        source = self.model.index(self.model.number_of(key), 0)
        index = self.filter.mapFromSource(source)
        if not index.isValid():
            return False
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)
        return True

    def _make_search(self, theme: Theme) -> SearchField:
        many = self._words.many
        search = SearchField(theme, f"Filter {many}", self)
        search.setObjectName(f"{self._words.name}_filter")
        search.setAccessibleName(f"Filter {many}")
        set_tool_tip(search, f"Show only {many} with these words (Ctrl+F)")
        search.textChanged.connect(self._on_filter_typed)
        search.left_downwards.connect(self._enter_list)
        return search

    def _make_view(self, theme: Theme) -> QListView:
        view = QListView(self)
        view.setObjectName(f"{self._words.name}_list")
        view.setAccessibleName(self._words.many.capitalize())
        view.setProperty("frame", "none")
        view.setModel(self.filter)
        view.setItemDelegate(RowDelegate(theme, view))
        view.setMouseTracking(True)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        view.activated.connect(self._on_activated)
        return view

    def _lay_out(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(12, 12, 12, 8)
        top.addWidget(self.search)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._pages, 1)

    def _show_page(self) -> None:
        is_empty, has_rows = self.filter.rowCount() == 0, self.model.rowCount() > 0
        self.search.setVisible(has_rows)
        self.filled.emit(has_rows)
        self._pages.setCurrentIndex(1 if is_empty else 0)
        if not is_empty:
            return
        many = self._words.many
        if self._is_loading:
            self.empty.set_words(f"Loading {many} …", "The workspace is being read.")
        elif not has_rows:
            self.empty.set_words(f"No {many} yet", self._words.empty_text, self._first_step)
        else:
            words = f"No {self._words.one} has the words “{self.search.text().strip()}”."
            self.empty.set_words("Nothing matches", words)

    def _keep_current(self) -> None:
        if not self.view.currentIndex().isValid() and self.filter.rowCount():
            self.view.setCurrentIndex(self.filter.index(0, 0))

    def _enter_list(self) -> None:
        self._keep_current()
        self.view.setFocus()

    def _on_filter_typed(self, text: str) -> None:
        self.filter.set_text(text)
        self._show_page()
        self._keep_current()

    def _on_current_changed(self, current: QModelIndex) -> None:
        self.selected.emit(current.data(ROW_ROLE))

    def _on_activated(self, index: QModelIndex) -> None:
        self.activated.emit(index.data(ROW_ROLE))
