"""LimitsTable: the left side of the Limits screen: filter, table, and what to say without rows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.limits.limit_rows import LimitRow
from tooldesk_ui.limits.limits_model import ANEW, LAST, PER, POOL, TOOL, USES, LimitsModel
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.empty_state import EmptyState
from tooldesk_ui.widgets.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.row_delegate import CellDelegate
from tooldesk_ui.widgets.search_field import SearchField

ROW_HEIGHT = 32
GIVE_WAY = (LAST, POOL, ANEW)
"""Columns that are left out, one after the other, where there is no room for all."""

NARROWEST_TOOL, NARROWEST_USES = 116, 188
WIDTHS = {TOOL: 220, USES: 256, PER: 80, ANEW: 104, LAST: 104, POOL: 112}


class LimitsTable(QWidget):
    """Tools and their limits; several can be selected.

    Signals:
        selected(): another selection.
        activated(): the person entered or double-clicked a row.
    """

    selected = Signal()
    activated = Signal()

    def __init__(self, theme: Theme, add_file: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._add_file = add_file
        self._is_loading = True
        self.model = LimitsModel(theme, self)
        self.search = SearchField(theme, "Filter limits", self)
        self.search.setObjectName("limits_filter")
        self.search.setAccessibleName("Filter limits")
        set_tool_tip(self.search, "Show only tools with these words, such as used up (Ctrl+F)")
        self.search.setFixedWidth(296)
        self._notice = Notice(theme, self)
        self._notice.setObjectName("limits_problem")
        self._notice.hide()
        self.view = self._make_view(theme)
        self._empty = EmptyState(theme, "limits", self)
        self._empty.setObjectName("limits_empty")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(12, 12, 12, 8)
        top.setSpacing(8)
        top.addWidget(self.search)
        top.addStretch(1)
        problem = QVBoxLayout()
        problem.setContentsMargins(12, 0, 12, 8)
        problem.addWidget(self._notice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(problem)
        column.addWidget(self._pages, 1)
        self._show_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what is least wanted rather than have it all cut."""
        super().resizeEvent(event)
        room = event.size().width() - NARROWEST_TOOL
        wanted = sum(width for column, width in WIDTHS.items() if column != TOOL)
        for column in GIVE_WAY:
            self.view.setColumnHidden(column, wanted > room)
            wanted -= WIDTHS[column] if wanted > room else 0
        narrower = min(max(0, wanted - room), WIDTHS[USES] - NARROWEST_USES)
        self.view.setColumnWidth(USES, WIDTHS[USES] - narrower)

    def set_rows(self, rows: list[LimitRow]) -> None:
        """List these as they are now; what is selected stays selected."""
        self._is_loading = False
        names, current = self.selected_names(), self.current_name()
        self.model.show(rows, datetime.now(UTC))
        self._show_page()
        self._keep_selection(names, current)

    def set_loading(self) -> None:
        """Say that tools are on their way."""
        self._is_loading = True
        self.model.show((), datetime.now(UTC))
        self.set_problem("", "", "")
        self._show_page()

    def set_problem(self, title: str, message: str, next_step: str) -> None:
        """Say above the table why counts are missing; an empty title is "they are not"."""
        self._notice.setVisible(bool(title))
        if title:
            self._notice.set_words("error", title, message, next_step)

    def selected_names(self) -> tuple[str, ...]:
        """The tools that are selected, in the order of the table."""
        numbers = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        rows = (self.model.row_at(number) for number in numbers)
        return tuple(row.name for row in rows if row is not None)

    def listed_names(self) -> tuple[str, ...]:
        """The tools that the filter leaves, in the order of the table."""
        rows = (self.model.row_at(number) for number in range(self.model.rowCount()))
        return tuple(row.name for row in rows if row is not None)

    def current_name(self) -> str:
        """The tool that the keyboard is at; empty for none."""
        row = self.model.row_at(self.view.currentIndex().row())
        return row.name if row else ""

    def select(self, name: str) -> None:
        """Make one tool the selected one, if it is listed."""
        self.view.clearSelection()
        self._select((name,), name)

    def _keep_selection(self, names: Sequence[str], current: str) -> None:
        """Select these again when the rows are others; something is always selected."""
        if self.view.selectionModel().hasSelection():
            return
        self._select(names, current)
        if not self.view.selectionModel().hasSelection() and self.model.rowCount():
            self.view.selectRow(0)

    def _select(self, names: Sequence[str], current: str) -> None:
        flags, selection = QItemSelectionModel.SelectionFlag, self.view.selectionModel()
        for name in names:
            if (number := self.model.number_of(name)) >= 0:
                selection.select(self.model.index(number, 0), flags.Select | flags.Rows)
        if (number := self.model.number_of(current)) >= 0:
            selection.setCurrentIndex(self.model.index(number, 0), flags.NoUpdate)
            self.view.scrollTo(self.model.index(number, 0))

    def _make_view(self, theme: Theme) -> QTableView:
        view = QTableView(self)
        view.setObjectName("limits_table")
        view.setAccessibleName("Tools and their limits")
        view.setProperty("frame", "none")
        view.setModel(self.model)
        view.setItemDelegateForColumn(USES, CellDelegate(theme, view))
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        view.setSortingEnabled(True)
        for column, width in WIDTHS.items():
            view.setColumnWidth(column, width)
        header.setSectionResizeMode(TOOL, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(64)
        return view

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_filter_typed)
        self.search.left_downwards.connect(self.view.setFocus)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self.selected.emit())
        self.view.activated.connect(lambda _: self.activated.emit())

    def _on_filter_typed(self, text: str) -> None:
        self.model.set_filter(text)
        self._show_page()
        self._keep_selection((), "")

    def _show_page(self) -> None:
        is_empty = self.model.rowCount() == 0
        self._pages.setCurrentWidget(self._empty if is_empty else self.view)
        if not is_empty:
            return
        if self._is_loading:
            self._empty.set_words("Loading tools …", "The workspace is being read.")
        elif not self.model.all_rows():
            self._empty.set_words(
                "No tools yet",
                "Here you see how often each tool has run, and how often it may. "
                "Drop a .py file on the window, or choose one.",
                self._add_file,
            )
        else:
            text = self.search.text().strip()
            self._empty.set_words("Nothing matches", f"No tool has the words “{text}”.")
