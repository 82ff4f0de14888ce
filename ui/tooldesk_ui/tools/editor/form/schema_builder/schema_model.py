"""SchemaModel: the rows of a schema for Qt; what a person changes in a cell is handed on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from tooldesk_ui.language import tr, tr_part
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import Path, SchemaRow, Sort
from tooldesk_ui.widgets.plain_text import plain_tip

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NAME, TYPE, REQUIRED, DESCRIPTION = range(4)
HEADINGS = ("Name", "Type", "Required", "Description")
DRAGGED = "application/x-tooldesk-parameter"

_NOWHERE = QModelIndex()
_Role = Qt.ItemDataRole
_Flag = Qt.ItemFlag
_LINE_BREAKS = ("\n", "\r")


@dataclass(slots=True, eq=False)
class Node:
    """A row where it stands."""

    row: SchemaRow | None
    """What it shows; None of the one that is not shown itself."""

    parent: Node | None = None
    """What it is below."""

    children: list[Node] = field(default_factory=list)
    """What is below it."""


class SchemaModel(QAbstractItemModel):
    """Rows that stay the same rows are changed, moved, put in and taken out, never replaced."""

    def __init__(
        self,
        theme: Theme,
        on_cell: Callable[[SchemaRow, int, Any], bool],
        on_drop: Callable[[Path, int], None],
        parent: QObject | None = None,
    ) -> None:
        """Begin empty.

        Args:
            theme: For what is dim.
            on_cell: A cell of a row was changed; whether that was taken over.
            on_drop: The member at this path was dropped at this place among its siblings.
            parent: Its owner.
        """
        super().__init__(parent)
        self._theme = theme
        self._on_cell = on_cell
        self._on_drop = on_drop
        self._root = Node(None)
        theme.changed.connect(self.layoutChanged)

    def set_rows(self, rows: tuple[SchemaRow, ...]) -> None:
        """Show these."""
        self._sync(self._root, rows)

    def row_of(self, index: Index) -> SchemaRow | None:
        """What an index shows."""
        return self._node(index).row

    def index_of(self, path: Path) -> QModelIndex:
        """Where the row of a place is; that of the innermost around it."""
        found, node = QModelIndex(), self._root
        wanted = [*map(str, path)]
        while True:
            fitting = (
                place
                for place, each in enumerate(node.children)
                if each.row is not None
                and wanted[: len(each.row.path)] == [*map(str, each.row.path)]
            )
            if (place := next(fitting, -1)) < 0:
                return found
            found, node = self.index(place, NAME, found), node.children[place]

    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        """The place of a row."""
        children = self._node(parent).children
        if not (0 <= row < len(children) and 0 <= column < len(HEADINGS)):
            return QModelIndex()
        return self.createIndex(row, column, children[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        """What a row is below."""
        return self._index(self._node(index).parent)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows are below."""
        return 0 if parent.isValid() and parent.column() else len(self._node(parent).children)

    def columnCount(self, _parent: Index = _NOWHERE) -> int:
        """Name, type, whether it is required, and what is said of it."""
        return len(HEADINGS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The words above the columns."""
        is_heading = orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole
        return tr(HEADINGS[section]) if is_heading else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be done with a cell."""
        row = self.row_of(index)
        if row is None:
            return _Flag.ItemIsDropEnabled
        can = _Flag.ItemIsEnabled | _Flag.ItemIsSelectable | _Flag.ItemIsDropEnabled
        if row.sort.is_sibling:
            can |= _Flag.ItemIsDragEnabled
        if row.sort is Sort.PROPERTY and index.column() == REQUIRED:
            can |= _Flag.ItemIsUserCheckable
        return can | _Flag.ItemIsEditable if is_editable(row, index.column()) else can

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Words and looks of a cell."""
        row = self.row_of(index)
        if row is None:
            return None
        column = index.column()
        if role == _Role.DisplayRole:
            return _words(row, column)
        if role == _Role.EditRole:
            return row.description if column == DESCRIPTION else _words(row, column)
        if role == _Role.UserRole:
            return row
        if role == _Role.CheckStateRole and column == REQUIRED and row.sort is Sort.PROPERTY:
            return Qt.CheckState.Checked if row.is_required else Qt.CheckState.Unchecked
        if role == _Role.ToolTipRole and column == DESCRIPTION:
            return plain_tip(row.description)
        if role == _Role.AccessibleTextRole:
            return spoken(row) if column == NAME else _words(row, column)
        if role == _Role.ForegroundRole and (column > NAME or row.sort is not Sort.PROPERTY):
            return self._theme.colour("text_dim")
        if role == _Role.FontRole and column == NAME:
            return sized(code_font())
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        """Hand on what a person changed."""
        row = self.row_of(index)
        if row is None or role not in (_Role.EditRole, _Role.CheckStateRole):
            return False
        if role == _Role.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        return self._on_cell(row, index.column(), value)

    def mimeTypes(self) -> list[str]:
        """Members, from here alone."""
        return [DRAGGED]

    def mimeData(self, indexes: Any) -> QMimeData:
        """The path of the member that is dragged."""
        data = QMimeData()
        row = self.row_of(indexes[0])
        path = [] if row is None else list(row.path)
        data.setData(DRAGGED, json.dumps(path).encode())
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        """They change places."""
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Only among its siblings."""
        return self._dropped(data, row, parent) is not None

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """The model moves by itself: the view has nothing to take out."""
        found = self._dropped(data, row, parent)
        if found is not None:
            self._on_drop(*found)
        return False

    def _dropped(self, data: QMimeData, row: int, parent: Index) -> tuple[Path, int] | None:
        """Which member is dropped, and at which place among its siblings."""
        if not data.hasFormat(DRAGGED):
            return None
        path = tuple(json.loads(data.data(DRAGGED).toStdString()))
        index = self.index_of(path)
        node = self._node(index)
        above = self._node(parent)
        if row < 0 and above.parent is node.parent:
            above, row = above.parent or self._root, parent.row()
        elif row > index.row():
            row -= 1
        if not path or above is not node.parent or row < 0:
            return None
        sort = node.row.sort if node.row is not None else Sort.PROPERTY
        members = [each for each in above.children if each.row and each.row.sort is sort]
        place = min(row, len(members) - 1)
        return None if place == index.row() else (path, place)

    def _node(self, index: Index) -> Node:
        found: Any = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Node) else self._root

    def _index(self, node: Node | None) -> QModelIndex:
        if node is None or node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), NAME, node)

    def _sync(self, node: Node, rows: tuple[SchemaRow, ...]) -> None:
        """Have these below a node: the least is moved, put in and taken out."""
        here, children = self._index(node), node.children
        old = [each.row.key for each in children if each.row is not None]
        new = [each.key for each in rows]
        head = _same_count(old, new)
        tail = _same_count(old[head:][::-1], new[head:][::-1])
        before, now = old[head : len(old) - tail], new[head : len(new) - tail]
        if before and len(before) == len(now):
            self._move(node, here, head, before, now)
        elif before or now:
            self._exchange(node, here, head, len(before), rows[head : head + len(now)])
        for child, row in zip(children, rows, strict=True):
            shown, child.row = child.row, row
            if shown is not row:
                self._sync(child, row.rows)
        if children:
            ends = self.createIndex(len(children) - 1, DESCRIPTION, children[-1])
            self.dataChanged.emit(self.index(0, NAME, here), ends)

    def _move(
        self, node: Node, here: QModelIndex, head: int, before: list[Any], now: list[Any]
    ) -> None:
        """One row that went up or down; any other rows are the same with other names."""
        last = head + len(before) - 1
        if before[1:] + before[:1] == now:
            source, place = head, last
        elif before[-1:] + before[:-1] == now:
            source, place = last, head
        else:
            return
        if source != place:
            self.beginMoveRows(here, source, source, here, place + (place > source))
            node.children.insert(place, node.children.pop(source))
            self.endMoveRows()

    def _exchange(
        self, node: Node, here: QModelIndex, head: int, gone: int, come: tuple[SchemaRow, ...]
    ) -> None:
        if gone:
            self.beginRemoveRows(here, head, head + gone - 1)
            del node.children[head : head + gone]
            self.endRemoveRows()
        if come:
            self.beginInsertRows(here, head, head + len(come) - 1)
            node.children[head:head] = [_made(each, node) for each in come]
            self.endInsertRows()


def spoken(row: SchemaRow) -> str:
    """What a screen reader says of a row."""
    needed = tr("{}", "required") if row.is_required else ""
    told = row.name_in(tr_part), row.types_in(tr_part), needed, row.description
    return ", ".join(filter(None, told))


def is_editable(row: SchemaRow, column: int) -> bool:
    """Whether a cell is edited where it stands."""
    is_named = row.sort in (Sort.PROPERTY, Sort.DEFINITION)
    if column == NAME or not row.sort.is_schema or not isinstance(row.schema, dict):
        return is_named and column == NAME
    if column == TYPE:
        return "$ref" not in row.schema
    # a field of one line would lose its line breaks
    return column == DESCRIPTION and not any(each in row.description for each in _LINE_BREAKS)


def _made(row: SchemaRow, parent: Node) -> Node:
    node = Node(row, parent)
    node.children = [_made(each, node) for each in row.rows]
    return node


def _words(row: SchemaRow, column: int) -> str:
    if column == NAME:
        return row.name_in(tr_part)
    if column == TYPE:
        return row.types_in(tr_part)
    return " ".join(row.description.split()) if column == DESCRIPTION else ""


def _same_count(one: list[Any], other: list[Any]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
