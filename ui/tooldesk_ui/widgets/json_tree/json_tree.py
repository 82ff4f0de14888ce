"""JsonTree: a JSON value as rows that open, with a path and a value to copy."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.json_tree.json_node import JsonNode
from tooldesk_ui.widgets.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
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
        node = self.node(parent)
        first = len(node.children)
        place = self.createIndex(node.row, 0, node) if parent.isValid() else QModelIndex()
        self.beginInsertRows(place, first, first + node.missing - 1)
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
        return None


class JsonTree(QTreeView):
    """As high as its open rows, up to what it may take; Ctrl+C copies the value of a row."""

    def __init__(self, theme: Theme, value: Any, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = 0
        self._is_cut = False
        self.setObjectName(f"{name.lower()}_tree")
        self.setAccessibleName(f"{name} as a tree")
        self.setProperty("face", "code")
        self.setProperty("level", "dense")
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        scaled(self, indent=16)
        model = JsonTreeModel(theme, value, self)
        self.setModel(model)
        header = self.header()
        header.setMinimumSectionSize(px(60))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        for row in range(min(model.rowCount(), OPENED_AT_FIRST)):
            child = model.index(row, 0)
            if 0 < model.node(child).count <= OPENED_AT_FIRST // 4:
                self.expand(child)
        self.expanded.connect(lambda _: self._fit())
        self.collapsed.connect(lambda _: self._fit())
        model.rowsInserted.connect(self._fit)
        theme.changed.connect(self._fit)

    @property
    def is_cut(self) -> bool:
        """Whether there is more than is shown at once."""
        return self._is_cut

    def set_room(self, height: int) -> None:
        """Be no higher than this."""
        self._room = height
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what the row says, whole."""
        if event.matches(QKeySequence.StandardKey.Copy):
            model = self.model()
            assert isinstance(model, JsonTreeModel)
            value = model.node(self.currentIndex()).value
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            QGuiApplication.clipboard().setText(text)
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        rows, index, high = 0, self.model().index(0, 0), px(ROW_HEIGHT)
        while index.isValid() and rows * high < self._room:
            rows, index = rows + 1, self.indexBelow(index)
        self._is_cut = index.isValid()
        around = px(12)
        height = min(rows * high + around, max(self._room, high + around))
        if height != self.height():
            self.setFixedHeight(height)
