"""SchemaForm: all fields of one tool's arguments, in step with one JSON object."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.calling.validation_result import ValidationError
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.console.schema_form.field_view import FieldView
from tooldesk_ui.console.schema_form.fields import FormField, form_fields
from tooldesk_ui.console.schema_form.form_values import with_value
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.scrolled_column import Column, ScrolledColumn

FoundT = TypeVar("FoundT")
AT_ONCE = 5
"""Fields, parts of objects counted, that are made before the window may paint again; one takes 2 ms
of processor time."""

_SPACING = 16


class _Groups(Column):
    """Groups of fields below each other."""

    def sizeHint(self) -> QSize:
        """Without the height for that width.

        Layouts remember the heights of one width only, and those of all groups would be reckoned
        anew with each that comes.
        """
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()


class SchemaForm(ScrolledColumn):
    """The fields of a schema. What no field stands for is kept as it is.

    The first fields are there at once; of hundreds the others come while those are shown.

    Signals:
        edited(object): a person changed the arguments; carries them.
    """

    edited = Signal(object)

    def __init__(self, theme: Theme, schema: dict[str, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent, kind=_Groups)
        self._theme = theme
        self._root = form_fields(schema)
        self._arguments: JsonObject = {}
        self._fields: list[FieldView] = []
        self._errors: tuple[ValidationError, ...] = ()
        self._waiting = list(_groups(self._root.children))
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._place_next)
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

        A required field that nobody has touched yet is not scolded; one that is still to come
        shows its errors when it is there.
        """
        self._errors = errors = tuple(errors)
        to_come = {field.pointer: field for group in self._waiting for field in group}
        by_field: dict[str, list[str]] = {}
        others: list[ValidationError] = []
        views = self.views
        for error in errors:
            view = _nearest(views, error.pointer)
            if view is None:
                if _nearest(to_come, error.pointer) is None:
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
        layout.setSpacing(_SPACING)
        if not self._root.children:
            layout.addWidget(text_label(_nothing_words(self._root), tone="dim"))
        layout.addStretch(1)
        self._place_next()

    def dismiss(self) -> None:
        """Go out of sight at once, and away in as many turns as it came."""
        self.hide()
        self._turn.timeout.disconnect()
        self._turn.timeout.connect(self._remove_next)
        self._turn.start()

    def _place_next(self) -> None:
        """One group more: a layout reckons only with what is new in it; errors have their turn."""
        if not self._waiting:
            self._turn.stop()
            if self._errors:
                self.show_errors(self._errors)
            return
        group = QWidget(self.widget())
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        for field in self._waiting.pop(0):
            view = FieldView(self._theme, field, self._on_change)
            view.show_arguments(self._arguments)
            self._fields.append(view)
            column.addWidget(view)
        self._insert(group)
        if self._waiting or self._errors:
            self._turn.start()

    def _insert(self, group: QWidget) -> None:
        """Below the others; grow first: the layout would squeeze all fields, and let them go then.

        Only of what is seen a layout knows the height, and whatever is shown has it look.
        """
        self.parts.setEnabled(False)
        self.parts.insertWidget(self.parts.count() - 1, group)
        if self.isVisible():
            group.show()
        self.parts.setEnabled(True)
        column = self.widget()
        if column is not None and self.isVisible() and column.hasHeightForWidth():
            width = column.width()
            column.resize(width, max(column.heightForWidth(width), column.height()))

    def _remove_next(self) -> None:
        item = self.parts.takeAt(0)
        if item is None:
            self._turn.stop()
            self.deleteLater()
        elif (group := item.widget()) is not None:
            group.deleteLater()

    def _on_change(self, pointer: str, value: JsonValue) -> None:
        self.show_arguments(with_value(self._arguments, pointer, value))
        self.edited.emit(self._arguments)


def _groups(fields: Iterable[FormField]) -> Iterator[list[FormField]]:
    """As many as are made at once, in their order."""
    group: list[FormField] = []
    size = 0
    for field in fields:
        group.append(field)
        size += _size(field)
        if size >= AT_ONCE:
            yield group
            group, size = [], 0
    if group:
        yield group


def _size(field: FormField) -> int:
    return 1 + sum(map(_size, field.children))


def _nearest(views: Mapping[str, FoundT], pointer: str) -> FoundT | None:
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
