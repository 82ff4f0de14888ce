"""SecretList: the left side of the Secrets screen, with its filter and its empty states."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QListView, QStackedWidget, QVBoxLayout, QWidget

from ui.secrets.secret_list_model import ROW_ROLE, SecretFilter, SecretListModel
from ui.secrets.secret_row_delegate import SecretRowDelegate
from ui.secrets.secret_rows import SecretRow
from ui.theme import Theme
from ui.widgets.empty_state import EmptyState
from ui.widgets.search_field import SearchField


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


VARIABLE_WORDS = ListWords(
    "secret",
    "variable",
    "variables",
    "secrets",
    "A tool names what it needs in its env_vars, and it appears here. A secret can also be kept"
    " before any tool asks for it.",
)


class SecretList(QWidget):
    """A filter over a list; says what belongs there when it is empty.

    Signals:
        selected(object): the SecretRow that is current now, or None.
        activated(object): the SecretRow that was double-clicked or entered.
    """

    selected = Signal(object)
    activated = Signal(object)

    def __init__(
        self,
        theme: Theme,
        add: QAction,
        words: ListWords = VARIABLE_WORDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._add = add
        self._words = words
        self._is_loading = True
        self.model = SecretListModel(self)
        self.filter = SecretFilter(self)
        self.filter.setSourceModel(self.model)
        self.search = SearchField(theme, f"Filter {words.many}", self)
        self.search.setObjectName(f"{words.name}_filter")
        self.search.setAccessibleName(f"Filter {words.many}")
        self.search.setToolTip(f"Show only {words.many} with these words (Ctrl+F)")
        self.search.textChanged.connect(self._on_filter_typed)
        self.search.left_downwards.connect(self._enter_list)
        self.view = self._make_view(theme)
        self._empty = EmptyState(theme, words.icon, self)
        self._empty.setObjectName(f"{words.name}_list_empty")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        self._lay_out()
        self._show_page()

    def set_rows(self, rows: list[SecretRow]) -> None:
        """List these; the current row stays current if it is still there."""
        current = self.current()
        self._is_loading = False
        self.model.set_rows(rows)
        self._show_page()
        if current is None or not self.select(current.key):
            self._keep_current()
        self.selected.emit(self.current())

    def set_loading(self) -> None:
        """Say that they are on their way."""
        self._is_loading = True
        self.model.set_rows([])
        self._show_page()
        self.selected.emit(None)

    def current(self) -> SecretRow | None:
        """The row that is current, or None."""
        row = self.view.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, SecretRow) else None

    def select(self, key: str) -> bool:
        """Make the row with this key current, if it is listed; whether it is."""
        source = self.model.index(self.model.number_of(key), 0)
        index = self.filter.mapFromSource(source)
        if not index.isValid():
            return False
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)
        return True

    def _make_view(self, theme: Theme) -> QListView:
        view = QListView(self)
        view.setObjectName(f"{self._words.name}_list")
        view.setAccessibleName(self._words.many.capitalize())
        view.setProperty("frame", "none")
        view.setModel(self.filter)
        view.setItemDelegate(SecretRowDelegate(theme, view))
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
        is_empty = self.filter.rowCount() == 0
        self._pages.setCurrentIndex(1 if is_empty else 0)
        if not is_empty:
            return
        many = self._words.many
        if self._is_loading:
            self._empty.set_words(f"Loading {many} …", "The workspace is being read.")
        elif self.model.rowCount() == 0:
            self._empty.set_words(f"No {many} yet", self._words.empty_text, self._add)
        else:
            typed = self.search.text().strip()
            words = f"No {self._words.one} has the words “{typed}”."
            self._empty.set_words("Nothing matches", words)

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
        row = current.data(ROW_ROLE)
        self.selected.emit(row if isinstance(row, SecretRow) else None)

    def _on_activated(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, SecretRow):
            self.activated.emit(row)
