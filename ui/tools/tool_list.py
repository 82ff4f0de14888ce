"""ToolList: the left side of the Tools screen, with its filter and its empty states."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.theme import Theme
from ui.tools.tool_list_model import ROW_ROLE, ToolFilter, ToolListModel
from ui.tools.tool_row_delegate import ToolRowDelegate
from ui.tools.tool_rows import ToolRow
from ui.widgets.empty_state import EmptyState
from ui.widgets.search_field import SearchField


class ToolList(QWidget):
    """A filter over a list of tools; says what to do when there is nothing to list.

    Signals:
        selected(object): the ToolRow that is current now, or None.
        activated(object): the ToolRow that was double-clicked or entered.
    """

    selected = Signal(object)
    activated = Signal(object)

    def __init__(self, theme: Theme, new_tools: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.new_button = self._make_new_button(theme, new_tools)
        self._open_menu = QAction("New tool", self)
        self._open_menu.setObjectName("new_tool")
        self._open_menu.setShortcut("Ctrl+N")
        self._open_menu.triggered.connect(self._on_open_menu)
        self.model = ToolListModel(self)
        self.filter = ToolFilter(self)
        self.filter.setSourceModel(self.model)
        self.search = SearchField(theme, "Filter tools", self)
        self.search.setObjectName("tool_filter")
        self.search.setAccessibleName("Filter tools")
        self.search.setToolTip("Show only tools with these words (Ctrl+F)")
        self.search.textChanged.connect(self._on_filter_typed)
        self.search.left_downwards.connect(self._enter_list)
        self.view = self._make_view(theme)
        self._empty = EmptyState(theme, "tools", self)
        self._empty.setObjectName("tool_list_empty")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self._empty)
        self._is_loading = True
        self._lay_out()
        self._show_page()

    def set_rows(self, rows: list[ToolRow]) -> None:
        """List these; the current tool stays current if it is still there."""
        self._is_loading = False
        self.model.set_rows(rows)
        self._show_page()
        self._keep_current()

    def set_loading(self) -> None:
        """Say that tools are on their way."""
        self._is_loading = True
        self.model.set_rows([])
        self._show_page()

    def show_current(self, *, is_shown: bool) -> None:
        """Mark the current row, or no row while something that is not listed is shown."""
        chosen = self.view.selectionModel()
        if is_shown:
            chosen.select(self.view.currentIndex(), chosen.SelectionFlag.Select)
        else:
            chosen.clearSelection()

    def open_action(self) -> QAction:
        """Opens the ways to a new tool."""
        return self._open_menu

    def set_unavailable(self) -> None:
        """Say that there is no workspace to list tools of."""
        self._empty.set_words("No workspace is open", "The notice above says why, and what to do.")

    def current(self) -> ToolRow | None:
        """The row that is current, or None."""
        row = self.view.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, ToolRow) else None

    def select(self, key: str) -> bool:
        """Make the row with this key current, if it is listed; whether it is."""
        for place in range(self.filter.rowCount()):
            index = self.filter.index(place, 0)
            row = index.data(ROW_ROLE)
            if isinstance(row, ToolRow) and row.key == key:
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index)
                return True
        return False

    def _make_new_button(self, theme: Theme, menu: QMenu) -> QPushButton:
        button = QPushButton(theme.icon("add"), "New", self)
        button.setObjectName("new_tool_button")
        button.setAccessibleName("New tool")
        button.setToolTip("Define or import a tool (Ctrl+N)")
        button.setMenu(menu)
        return button

    def _on_open_menu(self) -> None:
        """Not the button's own way, which would run a second event loop."""
        menu = self.new_button.menu()
        menu.popup(self.new_button.mapToGlobal(self.new_button.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _make_view(self, theme: Theme) -> QListView:
        view = QListView(self)
        view.setObjectName("tool_list")
        view.setAccessibleName("Tools")
        view.setProperty("frame", "none")
        view.setModel(self.filter)
        view.setItemDelegate(ToolRowDelegate(theme, view))
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        view.activated.connect(self._on_activated)
        return view

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(12, 12, 12, 8)
        top.setSpacing(8)
        top.addWidget(self.search, 1)
        top.addWidget(self.new_button)
        column.addLayout(top)
        column.addWidget(self._pages, 1)

    def _show_page(self) -> None:
        is_empty = self.filter.rowCount() == 0
        self._pages.setCurrentIndex(1 if is_empty else 0)
        if not is_empty:
            return
        if self._is_loading:
            self._empty.set_words("Loading tools …", "The workspace is being read.")
        elif self.model.rowCount() == 0:
            self._empty.set_words(
                "No tools yet",
                "A tool is an HTTP request, a shell command, or a Python function. Define one, "
                "paste a curl command, or drop a .py file on the window.",
                self._open_menu,
            )
        else:
            self._empty.set_words(
                "Nothing matches", f"No tool has the words “{self.search.text().strip()}”."
            )

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
        self.selected.emit(row if isinstance(row, ToolRow) else None)

    def _on_activated(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, ToolRow):
            self.activated.emit(row)
