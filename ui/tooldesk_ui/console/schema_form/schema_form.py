"""SchemaForm: all fields of one tool's arguments, in step with one JSON object."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.calling.validation_result import ValidationError
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.console.schema_form.field_view import FieldView
from tooldesk_ui.console.schema_form.fields import FormField, form_fields
from tooldesk_ui.console.schema_form.form_values import with_value
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn


class SchemaForm(ScrolledColumn):
    """The fields of a schema. What no field stands for is kept as it is.

    Signals:
        edited(object): a person changed the arguments; carries them.
    """

    edited = Signal(object)

    def __init__(self, theme: Theme, schema: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._root = form_fields(schema)
        self._arguments: JsonObject = {}
        self._fields: list[FieldView] = []
        self.setObjectName("schema_form")
        self._lay_out()

    @property
    def arguments(self) -> JsonObject:
        """What would be sent."""
        return self._arguments

    @property
    def views(self) -> dict[str, FieldView]:
        """All fields that there are now by their pointer; a variant is at that of its choice."""
        found: dict[str, FieldView] = {}
        for view in self._fields:
            for each in _all_views(view):
                found.setdefault(each.field.pointer, each)
        return found

    def show_arguments(self, arguments: JsonObject) -> None:
        """Show these arguments, without telling anyone."""
        self._arguments = arguments
        for view in self._fields:
            view.show_arguments(arguments)

    def show_errors(self, errors: Iterable[ValidationError]) -> list[ValidationError]:
        """Put each error at its field; gives those that belong to none.

        A required field that nobody has touched yet is not scolded.
        """
        by_field: dict[str, list[str]] = {}
        others: list[ValidationError] = []
        views = self.views
        for error in errors:
            view = _nearest(views, error.pointer)
            if view is None:
                others.append(error)
            elif error.rule != "required" or view.was_touched:
                fix = f" Fix: {error.fix}" if error.fix else ""
                words = f"{error.pointer}: {error.message.rstrip('.')} ({error.rule}).{fix}"
                by_field.setdefault(view.field.pointer, []).append(words)
        for pointer, view in views.items():
            view.show_errors(by_field.get(pointer, []))
        return others

    def _lay_out(self) -> None:
        layout = self.parts
        layout.setContentsMargins(16, 8, 16, 16)
        layout.setSpacing(16)
        for field in self._root.children:
            view = FieldView(self._theme, field, self._on_change)
            self._fields.append(view)
            layout.addWidget(view)
        if not self._root.children:
            layout.addWidget(text_label(_nothing_words(self._root), tone="dim"))
        layout.addStretch(1)

    def _on_change(self, pointer: str, value: JsonValue) -> None:
        self.show_arguments(with_value(self._arguments, pointer, value))
        self.edited.emit(self._arguments)


def _nearest(views: dict[str, FieldView], pointer: str) -> FieldView | None:
    """The field at a pointer, or the nearest one above it."""
    while pointer:
        if pointer in views:
            return views[pointer]
        pointer = pointer.rpartition("/")[0]
    return None


def _all_views(view: FieldView) -> Iterator[FieldView]:
    yield view
    for child in view.children_views:
        yield from _all_views(child)


def _nothing_words(root: FormField) -> str:
    if root.schema.get("properties") or root.schema.get("additionalProperties"):
        return (
            "The schema of this tool is not one that a form can be made of. Write the JSON below."
        )
    return "This tool takes no arguments."
