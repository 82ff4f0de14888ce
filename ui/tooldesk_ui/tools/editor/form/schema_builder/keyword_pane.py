"""KeywordPane: what the schema of the current row says, a field a keyword."""

from __future__ import annotations

import json

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QVBoxLayout, QWidget

from tooldesk.tools.input_schema import JSON_TYPES
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.language import tr, tr_part
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind
from tooldesk_ui.tools.editor.form.row_view import Control, RowView, align
from tooldesk_ui.tools.editor.form.schema_builder.default_control import DefaultControl
from tooldesk_ui.tools.editor.form.schema_builder.keyword_fields import fields_of
from tooldesk_ui.tools.editor.form.schema_builder.schema_edits import keyword_of
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import (
    DEFINITIONS,
    SchemaRow,
    Sort,
    all_types,
    choice_of,
)
from tooldesk_ui.tools.editor.form.schema_builder.typed_values import values_table
from tooldesk_ui.tools.editor.form.table_control import TableControl
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.translated import translate_within

LONGEST_KEPT = 2_000
WHOLE = "All parameters together"
KEPT = "The builder keeps this as it is written. It is edited as JSON, and counts as it says there."

_SAID = {
    Sort.CHOICE: "Its variants are the rows below. “Add inside” adds one; a "
    "model reads them in this order.",
    Sort.DEFINITIONS: "What other rows refer to. “Add inside” adds one.",
    Sort.REFERENCE: "It is as the definition that it names says.",
}


class KeywordPane(QFrame):
    """Fields that fit the types of a schema.

    Signals:
        keyword_edited(str, object): a keyword is to say something else; ABSENT for nothing.
        types_edited(object): the schema is to name these types: a tuple of texts.
        json_wanted(): the person wants to see it in the text.
        part_made(object): a widget that text is typed into has come.
    """

    keyword_edited = Signal(str, object)
    types_edited = Signal(object)
    json_wanted = Signal()
    part_made = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("schema_keywords")
        self.setProperty("surface", "card")
        self._theme = theme
        self._made_for: object = None
        self._row: SchemaRow | None = None
        self._views: list[RowView] = []
        self._heading = words_label(level="strong", face="code")
        self._heading.setObjectName("schema_place")
        self._types = [self._type_box(each) for each in JSON_TYPES]
        self._type_row = flow_of(*self._types, spacing=12)
        self._kept = words_label(level="small", tone="dim")
        self._kept_text = words_label(level="small", face="code")
        self._show_json = QPushButton("Show in JSON", self)
        self._show_json.setObjectName("schema_show_json")
        self._show_json.setAccessibleName("Show in JSON")
        self._show_json.setProperty("kind", "link")
        self._show_json.clicked.connect(self.json_wanted)
        self._fields = QWidget(self)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addWidget(flow_of(self._heading, pushed=self._show_json))
        for part in (self._type_row, self._kept, self._kept_text, self._fields):
            column.addWidget(part)

    def show_row(self, row: SchemaRow | None, root: JsonObject) -> None:
        """Show a row; all parameters together for none."""
        schema = root if row is None else row.schema
        is_kept = not isinstance(schema, dict) or (row is not None and not row.sort.is_schema)
        self._heading.setWordWrap(row is not None)  # a place can be long
        self._row = row
        self.retranslate()
        types = all_types(schema)
        for box, kind in zip(self._types, JSON_TYPES, strict=True):
            box.setChecked(kind in types)
        is_typed = not (is_kept or row is None or "$ref" in schema or choice_of(schema))
        self._type_row.setVisible(is_typed)
        sort = Sort.KEPT if row is None else row.sort
        self._kept.setText(_SAID.get(sort, KEPT) if is_kept else "")
        self._kept_text.setText(_shown(schema) if is_kept and sort not in _SAID else "")
        for part in (self._kept, self._kept_text):
            part.setVisible(bool(part.text()))
        self._fields.setVisible(not is_kept)
        if not is_kept:
            self._show_fields(schema, types, is_root=row is None)

    def retranslate(self) -> None:
        """Names of a person's own stand in the heading, too, so that it asks for ours itself."""
        self._heading.setText(tr(WHOLE) if self._row is None else _place_words(self._row))

    def take_focus(self) -> None:
        """Put the cursor into the first field."""
        if self._views:
            self._views[0].take_focus()

    def _show_fields(self, schema: JsonObject, types: tuple[str, ...], *, is_root: bool) -> None:
        fields = fields_of(schema, types, is_root=is_root)
        made_for = fields, types
        if made_for != self._made_for:
            self._made_for = made_for
            self._make(fields, types)
        enum = keyword_of(schema, "enum")
        for view in self._views:
            if isinstance(view.control, DefaultControl):
                view.control.set_types(types, enum)
            view.show_value(keyword_of(schema, view.row.key), ABSENT)

    def _make(self, fields: tuple[FormRow, ...], types: tuple[str, ...]) -> None:
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._views = []
        for field in fields:
            view = RowView(self._theme, field, self._on_edited, control=self._control(field, types))
            self._views.append(view)
            column.addWidget(view)
        self._column.replaceWidget(self._fields, box)
        self._fields.hide()
        self._fields.deleteLater()
        self._fields = box
        translate_within(box)
        self._align()
        for part in box.findChildren(QWidget):
            self.part_made.emit(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Labels stand above their controls where there is no room beside them."""
        super().resizeEvent(event)
        self._align()

    def _align(self) -> None:
        margins = self._column.contentsMargins()
        align(self._views, self.width() - margins.left() - margins.right())

    def _control(self, field: FormRow, types: tuple[str, ...]) -> Control | None:
        if field.kind is RowKind.VALUE:
            return DefaultControl()
        if field.kind is RowKind.VALUES:
            table = TableControl(self._theme, values_table(types), f"schema_{field.key}")
            table.cell_made.connect(self.part_made)
            return table
        return None

    def _on_edited(self, field: FormRow, value: JsonValue) -> None:
        self.keyword_edited.emit(field.key, value)

    def _type_box(self, kind: str) -> QCheckBox:
        box = QCheckBox(kind, self)
        box.setObjectName(f"schema_type_{kind}")
        box.setAccessibleName(f"May be {kind}")
        box.clicked.connect(self._on_types)
        return box

    def _on_types(self) -> None:
        chosen = zip(self._types, JSON_TYPES, strict=True)
        self.types_edited.emit(tuple(kind for box, kind in chosen if box.isChecked()))


def _place_words(row: SchemaRow) -> str:
    """Where it stands, as people write it: user.tags[]."""
    words = ""
    for place, part in enumerate(row.path):
        above = row.path[place - 1] if place else ""
        if above in ("properties", *DEFINITIONS):
            words += f".{part}"
        elif part == "items":
            words += "[]"
    if not row.sort.is_schema or row.sort is Sort.VARIANT:
        words += f" {row.name_in(tr_part)}"
    return words.strip(" .") or str(row.path[-1])


def _shown(schema: JsonValue) -> str:
    text = json.dumps(schema, indent=2, ensure_ascii=False)
    return text if len(text) <= LONGEST_KEPT else f"{text[:LONGEST_KEPT]}…"
