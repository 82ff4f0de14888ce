"""SchemaTree: the rows of a schema; cells are edited where they stand, rows dragged into order."""

from __future__ import annotations

from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from tooldesk.tools.input_schema import JSON_TYPES
from tooldesk_ui.language import tr_part
from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.schema_builder.schema_model import (
    DESCRIPTION,
    NAME,
    REQUIRED,
    TYPE,
    SchemaModel,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    KINDS,
    Path,
    SchemaRow,
    Sort,
)

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ANY = "any"
TYPES = (*(each for each in JSON_TYPES if each != "null"), ANY)
MOST_ROWS = 12
"""Rows that are seen at once; of more, the tree scrolls."""

OPENED_AT_FIRST = 40
"""A schema with at most so many rows is open at the beginning."""

ROW_HEIGHT = 28
_NAME_WIDTH, _LEAST_NAME_WIDTH, _TYPE_WIDTH, _REQUIRED_WIDTH = 190, 90, 116, 80
_NARROW = 520
"""Pixels; a narrower tree shows no descriptions, which are below it."""

_Key, _Mod = Qt.Key, Qt.KeyboardModifier
_WISHES = {
    (_Key.Key_Insert, _Mod.NoModifier): "add",
    (_Key.Key_Return, _Mod.ControlModifier | _Mod.ShiftModifier): "add_inside",
    (_Key.Key_D, _Mod.ControlModifier): "duplicate",
    (_Key.Key_Delete, _Mod.NoModifier): "remove",
    (_Key.Key_Up, _Mod.AltModifier): "move_up",
    (_Key.Key_Down, _Mod.AltModifier): "move_down",
    (_Key.Key_C, _Mod.ControlModifier): "copy",
    (_Key.Key_V, _Mod.ControlModifier): "paste",
    (_Key.Key_F12, _Mod.NoModifier): "go",
}


class CellEditors(QStyledItemDelegate):
    """A field or a choice over the cell that is edited."""

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make the one for a column."""
        if index.column() == TYPE:
            box = QComboBox(parent)
            for kind in TYPES:  # as JSON Schema calls them
                box.addItem(tr_part(ANY) if kind == ANY else kind, "" if kind == ANY else kind)
            for kind, words in KINDS.items():
                box.addItem(tr_part(words), kind)
            box.setAccessibleName(tr_part("Type"))
            box.activated.connect(lambda: self._finish(box))
            return box
        line = QLineEdit(parent)
        line.setAccessibleName(tr_part("Name" if index.column() == NAME else "Description"))
        line.setProperty("level", "dense")
        if index.column() == NAME:
            line.setProperty("face", "code")
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with what the cell says."""
        if isinstance(editor, QComboBox):
            row = index.data(Qt.ItemDataRole.UserRole)
            kind = "" if row is None else row.kind
            with QSignalBlocker(editor):
                editor.setCurrentIndex(editor.findData(kind))
        elif isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        """Hand on what came of it."""
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentData())
        elif isinstance(editor, QLineEdit):
            model.setData(index, editor.text())

    def _finish(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)


class SchemaTree(QTreeView):
    """As high as its rows, up to a dozen.

    Signals:
        wished(str): a key was pressed for "add", "add_inside", "duplicate", "remove", "move_up",
            "move_down", "copy", "paste" or "go".
        came_to(object): the SchemaRow that is current now; None for no row.
    """

    wished = Signal(str)
    came_to = Signal(object)

    def __init__(self, theme: Theme, model: SchemaModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("schema_tree")
        self.setAccessibleName("Parameters")
        self.setUniformRowHeights(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # not a click on what is selected: Qt edits a moment later, when the row may be gone
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(CellEditors(self))
        self.setModel(model)
        scaled(self, indent=16)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(True)
        self.expanded.connect(self._fit)
        self.collapsed.connect(self._fit)
        model.rowsInserted.connect(self._fit)
        model.rowsRemoved.connect(self._fit)
        theme.changed.connect(self._dress)
        self._dress()

    def row(self) -> SchemaRow | None:
        """The current row."""
        return self._model.row_of(self.currentIndex())

    def go_to(self, path: Path) -> bool:
        """Make the row of a place current, and open what it is in; whether there is one."""
        index = self._model.index_of(path)
        if not index.isValid():
            return False
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()
        self.setCurrentIndex(index)
        return True

    def edit_name(self) -> None:
        """Type over the name of the current row."""
        index = self.currentIndex().siblingAtColumn(NAME)
        self.setCurrentIndex(index)
        if self._model.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def open_small(self) -> None:
        """Open all rows of a schema that is not large."""
        if _count(self._model, QModelIndex()) <= OPENED_AT_FIRST:
            self.expandAll()
        self._fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell of another row."""
        super().currentChanged(current, previous)
        self.came_to.emit(self._model.row_of(current))

    def event(self, event: QEvent) -> bool:
        """Take the keys of rows before they become shortcuts of the window."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _wish_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter edits, Space says whether a member is required."""
        row = self.row()
        key = Qt.Key(event.key())
        if self.state() == QAbstractItemView.State.EditingState:
            # what the field of a cell leaves over is for nobody else
            super().keyPressEvent(event)
        elif wish := _wish_of(event):
            self.wished.emit(wish)
        elif key in (_Key.Key_Return, _Key.Key_Enter) and not event.modifiers():
            index = self.currentIndex()
            can = self._model.flags(index) & Qt.ItemFlag.ItemIsEditable
            self.edit(index if can else index.siblingAtColumn(NAME))
        elif key == _Key.Key_Space and row is not None and row.sort is Sort.PROPERTY:
            state = Qt.CheckState.Unchecked if row.is_required else Qt.CheckState.Checked
            index = self.currentIndex().siblingAtColumn(REQUIRED)
            self._model.setData(index, state, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow tree has no room for descriptions."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._dress()

    def _dress(self) -> None:
        width = self.viewport().width()
        self.setColumnHidden(DESCRIPTION, width < px(_NARROW))
        room = width - px(_TYPE_WIDTH + _REQUIRED_WIDTH)
        self.setColumnWidth(NAME, max(px(_LEAST_NAME_WIDTH), min(px(_NAME_WIDTH), room)))
        self.setColumnWidth(TYPE, px(_TYPE_WIDTH))
        self.setColumnWidth(REQUIRED, px(_REQUIRED_WIDTH))
        self._fit()

    def _fit(self, *_: object) -> None:
        rows, index = 0, self._model.index(0, 0)
        while index.isValid() and rows < MOST_ROWS:
            rows, index = rows + 1, self.indexBelow(index)
        height = self.header().sizeHint().height() + rows * px(ROW_HEIGHT) + px(6)
        if height != self.height():
            self.setFixedHeight(height)


def _wish_of(event: QKeyEvent) -> str:
    keys = event.modifiers() & ~_Mod.KeypadModifier
    return _WISHES.get((Qt.Key(event.key()), keys), "")


def _count(model: SchemaModel, parent: QModelIndex) -> int:
    """How many rows there are, roughly: not more than is asked for."""
    count = model.rowCount(parent)
    for row in range(min(count, OPENED_AT_FIRST)):
        count += _count(model, model.index(row, NAME, parent))
        if count > OPENED_AT_FIRST:
            break
    return count
