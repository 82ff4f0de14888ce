"""JsonTree: a JSON value as rows that open, can be looked through, and copied."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.json_tree.json_node import PAGE, JsonNode
from tooldesk_ui.widgets.json_tree.tree_text import TreeText
from tooldesk_ui.widgets.plain_text import plain_tip
from tooldesk_ui.widgets.text_area.searchable import Searchable
from tooldesk_ui.widgets.translated import set_name

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 28
OPENED_AT_FIRST = 40
"""An object or list with at most so many children is open at the beginning."""

_NOWHERE = QModelIndex()
_Role = Qt.ItemDataRole


class JsonTreeModel(QAbstractItemModel):
    """Keys and values; children are made when they are asked for, a page at a time."""

    def __init__(self, theme: Theme, value: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.is_found: Callable[[str], bool] = lambda _: False
        """Whether words of a row are what is looked for."""
        self._root = JsonNode(value)
        if self._root.count:
            self._root.make_more()
        theme.changed.connect(self.layoutChanged)

    def node(self, index: Index) -> JsonNode:
        """What an index is about."""
        found: Any = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, JsonNode) else self._root

    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        """The place of a child that was made."""
        children = self.node(parent).children
        if not (0 <= row < len(children) and column in (0, 1)):
            return QModelIndex()
        return self.createIndex(row, column, children[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """The place of what it is in."""
        above = self.node(index).parent
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many children were made."""
        return 0 if parent.column() > 0 else len(self.node(parent).children)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Key and value."""
        return 2

    def hasChildren(self, parent: Index = _NOWHERE) -> bool:
        """Whether it opens."""
        return parent.column() <= 0 and self.node(parent).count > 0

    def canFetchMore(self, parent: Index) -> bool:
        """Whether some of its children were not made."""
        return parent.column() <= 0 and self.node(parent).missing > 0

    def fetchMore(self, parent: Index) -> None:
        """Make the next ones."""
        self._make(parent, len(self.node(parent).children) + 1)

    def made_child(self, row: int, parent: Index) -> QModelIndex:
        """The place of a child, which is made if it was not."""
        self._make(parent, row + 1)
        return self.index(row, 0, parent)

    def _make(self, parent: Index, count: int) -> None:
        """Make children until there are at least so many, by whole pages."""
        node = self.node(parent)
        first = len(node.children)
        if count <= first:
            return
        count = min(node.count, first + -(-(count - first) // PAGE) * PAGE)
        place = self.createIndex(node.row, 0, node) if parent.isValid() else QModelIndex()
        self.beginInsertRows(place, first, count - 1)
        while len(node.children) < count:
            node.make_more()
        self.endInsertRows()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The columns' names."""
        return ("Key", "Value")[section] if role == _Role.DisplayRole else None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Words, colours and the path."""
        node = self.node(index)
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return node.words if index.column() else node.key
        if role == _Role.ToolTipRole:
            return plain_tip(node.pointer)
        if role == _Role.ForegroundRole:
            kind = "key" if not index.column() else node.kind
            return self._theme.colour(f"syntax_{kind}" if kind else "text_dim")
        if role == _Role.BackgroundRole and self.is_found(
            node.words if index.column() else node.key
        ):
            return self._theme.colour("found")
        return None


class JsonTree(Searchable, QWidget):
    """As high as its open rows, up to what it may take; Ctrl+C copies the value of a row.

    The find bar lies above the rows, beside their view: to a screen reader, what is in a view of
    rows is its rows alone.
    """

    def __init__(self, theme: Theme, value: Any, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._room = 0
        self._is_cut = False
        self._text = TreeText(value)
        self._match: tuple[int, int] = (0, 0)
        self._match_index = QPersistentModelIndex()
        model = self._model = JsonTreeModel(theme, value, self)
        model.is_found = self._is_found
        rows = self.rows = _Rows(self)
        rows.setObjectName(f"{name.lower()}_tree")
        set_name(rows, f"{name} as a tree")
        rows.setModel(model)
        rows.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.setFocusProxy(rows)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(rows)
        for row in range(min(model.rowCount(), OPENED_AT_FIRST)):
            child = model.index(row, 0)
            if 0 < model.node(child).count <= OPENED_AT_FIRST // 4:
                rows.expand(child)
        rows.expanded.connect(lambda _: self._fit())
        rows.collapsed.connect(lambda _: self._fit())
        model.rowsInserted.connect(self._fit)
        theme.changed.connect(self._fit)

    @property
    def view(self) -> QAbstractScrollArea:
        """What scrolls."""
        return self.rows

    @property
    def is_cut(self) -> bool:
        """Whether there is more than is shown at once."""
        return self._is_cut

    def set_room(self, height: int) -> None:
        """Be no higher than this."""
        self._room = height
        self._fit()

    def copy_row(self) -> None:
        """Copy what the current row says, whole."""
        value = self._model.node(self.rows.currentIndex()).value
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        QGuiApplication.clipboard().setText(text)

    # ---- finding

    def prepare_search(self, seconds: float) -> bool:
        """Write the text that is looked through."""
        return self._text.step(seconds)

    def searched_text(self) -> TextBuffer:
        """Keys and values, a line each."""
        return self._text.buffer

    def search_place(self) -> tuple[int, int]:
        """The match that was gone to, else where the current row begins."""
        current = self.rows.currentIndex()
        if current.isValid() and current == self._match_index:
            return self._match
        if not current.isValid() or not self._text.step(0):
            return 0, 0
        path, node = [], self._model.node(current)
        while node.parent is not None:
            path.append(node.row)
            node = node.parent
        place = self._text.place_of(path[::-1])
        return place, place

    def show_match(self, start: int, end: int) -> None:
        """Open what the match is in, and go to its row."""
        path, _ = self._text.path_of(start)
        index = QModelIndex()
        for row in path:
            if index.isValid():
                self.rows.expand(index)
            index = self._model.made_child(row, index)
        self._match, self._match_index = (start, end), QPersistentModelIndex(index)
        self.rows.setCurrentIndex(index)
        self.rows.scrollTo(index)

    def place_find_bar(self, height: int) -> None:
        """Above the rows."""
        self.setContentsMargins(0, height, 0, 0)
        self._fit()
        self.move_find_bar()

    def match_rect(self) -> QRect:
        """The row of the match."""
        return self.rows.visualRect(self.rows.currentIndex())

    def move_find_bar(self) -> None:
        """Above the rows, or over them where that is scrolled away."""
        if self._finding is not None and self._finding.is_open:
            bar = self._finding.bar
            bar.setGeometry(0, self._finding.top, self.width(), self._finding.height)
            bar.raise_()

    def _is_found(self, words: str) -> bool:
        return self._finding is not None and self._finding.finds_in(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The find bar is as wide as the rows."""
        super().resizeEvent(event)
        self.move_find_bar()

    def _fit(self) -> None:
        rows, index, high = 0, self._model.index(0, 0), px(ROW_HEIGHT)
        while index.isValid() and rows * high < self._room:
            rows, index = rows + 1, self.rows.indexBelow(index)
        self._is_cut = index.isValid()
        around = px(12) + self.contentsMargins().top()
        height = min(rows * high + around, max(self._room, high + around))
        if height != self.height():
            self.setFixedHeight(height)


class _Rows(QTreeView):
    """The rows of a JSON tree, with its keys."""

    def __init__(self, tree: JsonTree) -> None:
        super().__init__(tree)
        self._tree = tree
        self.setProperty("face", "code")
        self.setProperty("level", "dense")
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        scaled(self, indent=16)
        self.header().setMinimumSectionSize(px(60))
        self.header().setStretchLastSection(True)

    def event(self, event: QEvent) -> bool:
        """Take the keys of finding before they become shortcuts."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and self._tree.find_action_of(cast("QKeyEvent", event)) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find, or copy what the row says, whole."""
        tree = self._tree
        action = tree.find_action_of(event) or tree.opening_action_of(event)
        if action is None and event.matches(QKeySequence.StandardKey.Copy):
            action = tree.copy_row
        if action is not None:
            action()
        else:
            super().keyPressEvent(event)
