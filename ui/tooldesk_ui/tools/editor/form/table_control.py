"""TableControl: a value as rows of small controls, with JSON one click away where it can't be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.controls import JsonControl
from tooldesk_ui.tools.editor.form.tables import Cell, Column, Row, Table
from tooldesk_ui.widgets.form_fields import WholeLine
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import set_name

MAX_ROWS = 200
"""A longer table is edited as JSON."""

AT_ONCE = 12
"""Rows whose fields are there at once; those of the others come in turns of the loop."""

_Cell: TypeAlias = QLineEdit | QComboBox | QCheckBox
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TableControl(QWidget):
    """Rows that can be added, removed and moved (Alt+Up, Alt+Down). Enter goes to a new row.

    Signals:
        edited(object): the new value, or ABSENT.
        cell_made(object): a control for one cell has come.
    """

    edited = Signal(object)
    cell_made = Signal(object)

    def __init__(self, theme: Theme, table: Table, name: str, parent: QWidget | None = None):
        super().__init__(parent)
        self._theme = theme
        self._table = table
        self._name = name
        self._rows: list[Row] = []
        self._value: JsonValue = ABSENT
        self._lines: list[list[QWidget]] = []
        self._later = InTurns(self)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._heads = [self._head(place, each) for place, each in enumerate(table.columns)]
        self._box = QWidget(self)
        self._box.setLayout(self._grid)
        self._json: JsonControl | None = None
        self._add = QPushButton(f"Add {table.noun}", self)
        self._add.setObjectName(f"{name}_add")
        self._add.setAccessibleName(f"Add {table.noun}")
        self._add.setProperty("kind", "link")
        self._add.clicked.connect(self.add_row)
        links = QHBoxLayout()
        links.setSpacing(16)
        links.addWidget(self._add)
        links.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._box)
        column.addLayout(links)
        self._show_rows()

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT; rows that say the same stay as they are."""
        self._value = value
        rows = self._table.to_rows(value)
        is_table = rows is not None and len(rows) <= MAX_ROWS
        self._box.setVisible(is_table)
        self._add.setVisible(is_table)
        if not is_table and self._json is None:
            self._json = self._make_json()
        if self._json is not None:
            self._json.show_value(value)
            self._json.setVisible(not is_table)
        if rows is None or not is_table:
            return
        if self._shown_value() == self._table.to_value(rows, value):
            return
        self._rows = rows
        self._show_rows()

    def add_row(self) -> None:
        """A new row at the end, ready to be typed into."""
        self._rows.append(Row([column.default for column in self._table.columns]))
        self._show_rows()
        self.focus_row(len(self._rows) - 1)
        self._tell()

    def focus_row(self, place: int) -> bool:
        """Put the cursor into a row; whether there is one."""
        if not 0 <= place < len(self._rows):
            return False
        self._focus(place, 0)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt with an arrow moves a row; Enter in the last one adds a row."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            for place, line in enumerate(self._lines):
                for column, part in enumerate(line):
                    if part is watched and self._handle(place, column, event):
                        return True
        return super().eventFilter(watched, event)

    def _handle(self, place: int, column: int, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _MOVES and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._move(place, place + _MOVES[key], column)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            if not self.focus_row(place + 1):
                self.add_row()
            return True
        return False

    def _move(self, place: int, wanted: int, column: int) -> None:
        if 0 <= wanted < len(self._rows):
            self._rows.insert(wanted, self._rows.pop(place))
            self._show_rows()
            self._focus(wanted, column)
            self._tell()

    def _remove(self, place: int) -> None:
        del self._rows[place]
        self._show_rows()
        if not self.focus_row(min(place, len(self._rows) - 1)):
            self._add.setFocus()
        self._tell()

    def _shown_value(self) -> JsonValue:
        return self._table.to_value(self._rows, self._value)

    def _tell(self) -> None:
        value = self._shown_value()
        if value != self._value:
            self._value = value
            self.edited.emit(value)

    def _make_json(self) -> JsonControl:
        made = JsonControl(self._theme, parent=self)
        made.setObjectName(f"{self._name}_json")
        made.setAccessibleName(f"{self._name} as JSON")
        made.edited.connect(self._on_json_edited)
        self._column.insertWidget(1, made)
        self.cell_made.emit(made)
        return made

    def _on_json_edited(self, value: JsonValue) -> None:
        self._value = value
        self.edited.emit(value)

    def _show_rows(self) -> None:
        while len(self._lines) > len(self._rows):
            for part in self._lines.pop():
                part.hide()
                part.deleteLater()
        for line, row in zip(self._lines, self._rows, strict=False):
            _show_row(line, row)
        self._make_lines(AT_ONCE)
        if len(self._lines) < len(self._rows):
            self._later.start(self._further_lines())
        for head in self._heads:
            head.setVisible(bool(self._rows) and len(self._table.columns) > 1)
        self._box.setVisible(bool(self._rows) and (self._json is None or self._json.isHidden()))

    def _make_lines(self, count: int) -> None:
        """Have the fields of so many rows, or of all."""
        while len(self._lines) < min(count, len(self._rows)):
            self._lines.append(line := self._make_line(len(self._lines)))
            _show_row(line, self._rows[len(self._lines) - 1])

    def _further_lines(self) -> Iterator[None]:
        while len(self._lines) < len(self._rows):
            self._make_lines(len(self._lines) + 1)
            yield

    def _focus(self, place: int, column: int) -> None:
        self._make_lines(place + 1)
        self._lines[place][column].setFocus()

    def _make_line(self, place: int) -> list[QWidget]:
        line: list[QWidget] = []
        for number, column in enumerate(self._table.columns):
            part = self._cell(place, number, column)
            part.setObjectName(f"{self._name}_{place}_{column.label.lower()}")
            part.installEventFilter(self)
            self.cell_made.emit(part)
            line.append(part)
        self._name_cells(place, line)
        line.append(self._remove_button(place))
        for number, widget in enumerate(line):
            self._grid.addWidget(widget, place + 1, number)
            # a layout shows what it gets with the next turn of the loop; focus can't wait for it
            widget.show()
        return line

    def retranslate(self) -> None:
        """The language is another one."""
        for place, line in enumerate(self._lines):
            self._name_cells(place, line)

    def _name_cells(self, place: int, line: list[QWidget]) -> None:
        row = tr("{} {}", self._table.noun, str(place + 1))
        for part, column in zip(line, self._table.columns, strict=False):
            part.setAccessibleName(f"{row}, {tr('{}', column.label)}")

    def _cell(self, place: int, number: int, column: Column) -> _Cell:
        changed = partial(self._on_cell_changed, place, number)
        if isinstance(column.default, bool):
            check = QCheckBox(self._box)
            check.clicked.connect(changed)
            return check
        if column.choices:
            box = QComboBox(self._box)
            box.addItems(column.choices)
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            box.textActivated.connect(changed)
            return box
        edit = WholeLine(self._box)
        scaled(edit, least_width=52)
        if column.is_code:
            edit.setProperty("level", "dense")
            edit.setProperty("face", "code")
        edit.textEdited.connect(changed)
        return edit

    def _remove_button(self, place: int) -> QToolButton:
        button = QToolButton(self._box)
        button.setProperty("kind", "quiet")
        button.setIcon(self._theme.icon("close", "text_dim"))
        scaled(button, icon=14)
        button.setObjectName(f"{self._name}_{place}_remove")
        set_name(button, f"Remove {self._table.noun} {place + 1}")
        set_tool_tip(button, f"Remove this {self._table.noun}")
        button.clicked.connect(lambda: self._remove(place))
        return button

    def _on_cell_changed(self, place: int, number: int, cell: Cell) -> None:
        self._rows[place].cells[number] = cell
        self._tell()

    def _head(self, place: int, column: Column) -> QLabel:
        label = PlainLabel(column.label)
        label.setProperty("level", "small")
        label.setProperty("tone", "dim")
        self._grid.addWidget(label, 0, place)
        self._grid.setColumnStretch(place, column.stretch)
        return label


def _show_row(line: list[QWidget], row: Row) -> None:
    for part, cell in zip(line, row.cells, strict=False):
        _show_cell(part, cell)


def _show_cell(part: QWidget, cell: Cell) -> None:
    match part:
        case QCheckBox():
            part.setChecked(bool(cell))
        case QComboBox():
            part.setCurrentText(str(cell))
        case QLineEdit() if part.text() != cell:
            part.setText(str(cell))
