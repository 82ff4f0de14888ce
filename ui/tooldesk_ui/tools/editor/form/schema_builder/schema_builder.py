"""SchemaBuilder: the parameters of a tool as rows, with what can be done to them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QPersistentModelIndex, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import is_full_schema, to_json_schema
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.tools.editor.form.controls import FieldControl
from tooldesk_ui.tools.editor.form.schema_builder import schema_choices as choices
from tooldesk_ui.tools.editor.form.schema_builder import schema_edits as edits
from tooldesk_ui.tools.editor.form.schema_builder.keyword_pane import KeywordPane
from tooldesk_ui.tools.editor.form.schema_builder.notation_dialog import NotationDialog
from tooldesk_ui.tools.editor.form.schema_builder.notations import (
    Pasted,
    notation_words,
    read_notation,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_model import (
    NAME,
    REQUIRED,
    TYPE,
    SchemaModel,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    Path,
    SchemaRow,
    Sort,
    schema_rows,
)
from tooldesk_ui.tools.editor.form.schema_builder.schema_tree import SchemaTree
from tooldesk_ui.widgets.dialogs.dialog import ask
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.translated import set_name, set_words

NOTHING: JsonObject = {"type": "object", "properties": {}}
_ADDS = {Sort.VARIANT: "Add variant", Sort.DEFINITION: "Add definition"}
"""What is added beside a row, where that is no parameter."""

_EMPTY = "It takes no parameters. Add one, or paste a schema in any notation."
_WISHES = {
    "add": "Add parameter",
    "add_inside": "Add inside",
    "duplicate": "Duplicate",
    "remove": "Remove",
    "go": "Go to definition",
    "whole": "All parameters",
    "paste": "Paste…",
}


class SchemaBuilder(FieldControl):
    """Shows an input schema in any notation, and writes JSON Schema where something is changed.

    Signals:
        edited(object): the new schema.
        step_ended(): what is edited next is a step of its own.
        json_wanted(object): the person wants to see a place of the schema in the text: its path.
        part_made(object): a widget that text is typed into has come.
    """

    step_ended = Signal()
    json_wanted = Signal(object)
    part_made = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._value: JsonValue = ABSENT
        self._schema: JsonObject = {}
        self._rows: tuple[SchemaRow, ...] = ()
        self._last: object = None
        self._model = SchemaModel(theme, self._on_cell, self._on_drop, self)
        self.tree = SchemaTree(theme, self._model, self)
        self.tree.came_to.connect(self._on_came_to)
        self.tree.wished.connect(self._do)
        self._pane = KeywordPane(theme, self)
        self._pane.keyword_edited.connect(self._on_keyword)
        self._pane.types_edited.connect(self._on_types)
        self._pane.json_wanted.connect(lambda: self.json_wanted.emit(self._path()))
        self._pane.part_made.connect(self.part_made)
        self._said = words_label(level="small", tone="dim")
        self._said.setObjectName("schema_said")
        self._notation = QPushButton("Show as JSON Schema…", self)
        self._notation.setObjectName("schema_notation")
        self._notation.setAccessibleName("Show as JSON Schema")
        self._notation.setProperty("kind", "link")
        self._notation.clicked.connect(self._show_notation)
        self._links = {wish: self._link(wish, words) for wish, words in _WISHES.items()}
        self.setFocusProxy(self.tree)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.tree)
        column.addWidget(flow_of(*self._links.values(), spacing=16))
        column.addWidget(self._said)
        column.addWidget(flow_of(self._notation))
        column.addWidget(self._pane)

    def show_value(self, value: JsonValue) -> None:
        """Show a schema in any notation, or ABSENT; rows that are the same stay as they are."""
        if value is self._value or _is_same(value, self._value):
            return
        is_first = not self._rows
        self._value = value
        try:
            schema = NOTHING if value is ABSENT else to_json_schema(value)
        except DefinitionError as error:
            self._schema, self._rows = {}, ()
            self._model.set_rows(())
            self._notation.hide()
            self._say(f"{error.message} {error.next_step}", "error")
            self._offer(is_readable=False)
            return
        self._show(schema)
        is_short = isinstance(value, dict) and bool(value) and not is_full_schema(value)
        self._notation.setVisible(is_short)
        words = notation_words(value) if is_short and isinstance(value, dict) else ""
        self._say(words or (_EMPTY if not self._rows else ""))
        if is_first:
            self.tree.open_small()

    def go_to(self, path: Path) -> bool:
        """Make the row of a place in the schema current; whether there is one."""
        if not self.tree.go_to(path):
            return False
        self.tree.setFocus()
        return True

    def _show(self, schema: JsonObject) -> None:
        self._schema, self._rows = schema, schema_rows(schema, self._rows)
        self._model.set_rows(self._rows)
        self._show_row()

    def _show_row(self) -> None:
        row = self.tree.row()
        self._pane.show_row(row, self._schema)
        self._offer(is_readable=True)

    def _offer(self, *, is_readable: bool) -> None:
        row = self.tree.row()
        is_member = row is not None and row.sort in (Sort.PROPERTY, Sort.VARIANT)
        self.tree.setVisible(bool(self._rows))
        self._pane.setVisible(bool(self._rows) and is_readable)
        offered = {
            "add": is_readable,
            "add_inside": row is not None and _opens(row),
            "duplicate": is_member,
            "remove": row is not None,
            "go": self._target() is not None,
            "whole": row is not None,
            "paste": True,
        }
        for wish, is_offered in offered.items():
            self._links[wish].setEnabled(is_offered)
        add = _ADDS.get(row.sort if row is not None else Sort.PROPERTY, _WISHES["add"])
        set_words(self._links["add"], add)
        set_name(self._links["add"], add)

    def _path(self) -> Path:
        row = self.tree.row()
        return () if row is None else row.path

    def _link(self, wish: str, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(f"schema_{wish}")
        button.setAccessibleName(words if wish != "whole" else "Of all parameters together")
        button.setProperty("kind", "link")
        button.clicked.connect(partial(self._do, wish))
        return button

    def _do(self, wish: str, *_: object) -> None:
        does: dict[str, Callable[[], None]] = {
            "add": self._add,
            "add_inside": self._add_inside,
            "duplicate": self._duplicate,
            "remove": self._remove,
            "move_up": partial(self._move, -1),
            "move_down": partial(self._move, 1),
            "copy": self._copy,
            "paste": self.paste,
            "whole": self._show_whole,
            "go": self._go,
        }
        try:
            does[wish]()
        except DefinitionError as error:
            self._say(f"{error.message} {error.next_step}", "error")

    def _add(self) -> None:
        row = self.tree.row()
        if row is not None and row.sort is Sort.VARIANT:
            *above, place = row.path
            self._take(choices.add_variant(self._schema, tuple(above), int(place) + 1))
        elif row is not None and row.sort is Sort.DEFINITION:
            self._take(choices.add_definition(self._schema, row.path[:-1]), is_named=True)
        elif row is None or row.sort is not Sort.PROPERTY:
            self._take(edits.add(self._schema, ()), is_named=True)
        else:
            *above, _, name = row.path
            self._take(edits.add(self._schema, tuple(above), str(name)), is_named=True)

    def _add_inside(self) -> None:
        row = self.tree.row()
        if row is None:
            return
        if row.sort is Sort.CHOICE:
            self._take(choices.add_variant(self._schema, row.path, len(row.rows)))
        elif row.sort is Sort.DEFINITIONS:
            self._take(choices.add_definition(self._schema, row.path), is_named=True)
        elif (made := edits.add_inside(self._schema, row.path)) is not None:
            self._take(made, is_named=True)

    def _duplicate(self) -> None:
        row = self.tree.row()
        if row is not None and row.sort is Sort.PROPERTY:
            self._take(edits.duplicate(self._schema, row.path), is_named=True)
        elif row is not None and row.sort is Sort.VARIANT:
            *above, place = row.path
            path = (*above, int(place) + 1)
            self._take((choices.put_variant(self._schema, path, row.schema), path))

    def _remove(self) -> None:
        row = self.tree.row()
        if row is None:
            return
        index = self.tree.currentIndex()
        above, number = index.parent(), index.row()
        parent, is_inside = QPersistentModelIndex(above), above.isValid()
        self._write(_REMOVED.get(row.sort, edits.remove)(self._schema, row.path))
        if is_inside and not parent.isValid():  # with its last variant a choice goes, too
            self.tree.go_to(row.path[:-1])
        else:
            left = self._model.rowCount(above)
            near = self._model.index(min(number, left - 1), NAME, above) if left else above
            self.tree.setCurrentIndex(near)
        (self.tree if self._rows else self._links["add"]).setFocus()

    def _target(self) -> Path | None:
        """The row that the current one refers to; None when it is not here."""
        row = self.tree.row()
        said = row.schema.get("$ref") if row and isinstance(row.schema, dict) else None
        target = choices.target_of(row.schema if row and row.sort is Sort.REFERENCE else said)
        return target if target and edits.value_at(self._schema, target) is not ABSENT else None

    def _go(self) -> None:
        if (target := self._target()) is not None:
            self.go_to(target)

    def _move(self, by: int) -> None:
        row = self.tree.row()
        if row is None or not row.sort.is_sibling:
            return
        place = self.tree.currentIndex().row() + by
        siblings = edits.value_at(self._schema, row.path[:-1])
        if 0 <= place < len(siblings):
            self._on_drop(row.path, place)

    def _on_drop(self, path: Path, place: int) -> None:
        now = (*path[:-1], place) if isinstance(path[-1], int) else path
        self._take((edits.move(self._schema, path, place), now))

    def _copy(self) -> None:
        row = self.tree.row()
        if row is None:
            return
        said = row.schema
        if row.sort is Sort.PROPERTY:
            # as a whole schema, which also says whether it is required
            said = {**NOTHING, "properties": {row.name: row.schema}}
            said |= {"required": [row.name]} if row.is_required else {}
        QGuiApplication.clipboard().setText(pretty_json(said))

    def paste(self) -> None:
        """Show what the clipboard has as parameters, and take it over where that is wanted."""
        try:
            pasted = read_notation(QGuiApplication.clipboard().text())
        except DefinitionError as error:
            self._say(f"{error.message} {error.next_step}", "error")
            return
        self._offer_pasted(pasted)

    def _show_notation(self) -> None:
        if isinstance(self._value, dict):
            self._offer_pasted(Pasted(self._value, self._schema, notation_words(self._value)))

    def _offer_pasted(self, pasted: Pasted) -> None:
        dialog = NotationDialog(self._theme, pasted, self._schema, self.window())
        ask(dialog, lambda: self._write(dialog.schema))

    def _show_whole(self) -> None:
        self.tree.clearSelection()
        self.tree.setCurrentIndex(self._model.index(-1, -1))
        self._pane.take_focus()

    def _on_cell(self, row: SchemaRow, column: int, value: Any) -> bool:
        try:
            self._change_cell(row, column, value)
        except DefinitionError as error:
            self._say(f"{error.message} {error.next_step}", "error")
            return False
        return True

    def _change_cell(self, row: SchemaRow, column: int, value: Any) -> None:
        schema, path = self._schema, row.path
        if column == NAME:
            rename = choices.rename_definition if row.sort is Sort.DEFINITION else edits.rename
            self._take(rename(schema, path, str(value).strip()))
        elif column == REQUIRED:
            self._write(edits.set_required(schema, path, bool(value)))
        elif column == TYPE:
            if value != row.kind:
                self._write(choices.set_kind(schema, path, str(value)))
        elif value != row.description:
            self._write(edits.set_keyword(schema, path, "description", value or ABSENT))

    def _on_keyword(self, keyword: str, value: JsonValue) -> None:
        path = self._path()
        self._write(edits.set_keyword(self._schema, path, keyword, value), (path, keyword))

    def _on_types(self, types: tuple[str, ...]) -> None:
        self._write(edits.set_types(self._schema, self._path(), types))

    def _take(self, made: tuple[JsonObject, Path], *, is_named: bool = False) -> None:
        """Write a schema and go to the row of a place in it."""
        schema, path = made
        self._write(schema)
        self.tree.go_to(path)
        self.tree.setFocus()
        if is_named:
            self.tree.edit_name()

    def _write(self, schema: JsonObject, step: object = None) -> None:
        """Edits of one keyword that follow each other quickly are one step; else each is one."""
        if schema is self._value:
            return
        if step is None or step != self._last:
            self.step_ended.emit()
        self._last = step
        self._value = schema
        self._notation.hide()
        self._show(schema)
        self._say("" if self._rows else _EMPTY)
        self.edited.emit(schema)

    def _on_came_to(self, row: SchemaRow | None) -> None:
        self._last = None
        self._show_row()

    def _say(self, words: str, tone: str = "dim") -> None:
        self._said.setText(words)
        set_variant(self._said, "tone", tone)
        self._said.setVisible(bool(words))


_REMOVED = {
    Sort.VARIANT: choices.remove_variant,
    Sort.DEFINITION: choices.remove_definition,
    Sort.DEFINITIONS: choices.remove_definitions,
}


def _opens(row: SchemaRow) -> bool:
    """Whether something can be put inside."""
    if row.sort in (Sort.CHOICE, Sort.DEFINITIONS):
        return True
    if not row.sort.is_schema:
        return False
    if "object" in row.types:
        return True
    items = next((each for each in row.rows if each.sort is Sort.ITEMS), None)
    return "array" in row.types and (items is None or _opens(items))


def _is_same(one: JsonValue, other: JsonValue) -> bool:
    """Also in the order of keys, and true is not 1."""
    return ABSENT not in (one, other) and json.dumps(one) == json.dumps(other)
