"""The controls that edit one value each: text, long text, a choice, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Protocol

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.console.schema_form.fields import FieldKind, FormField
from tooldesk_ui.console.schema_form.form_values import as_variant, parse_scalar, variant_of
from tooldesk_ui.language import PLAIN, tr
from tooldesk_ui.widgets.form_fields import DropDown, JsonBox, TextBox, WholeLine
from tooldesk_ui.widgets.formatting import compact_json, pretty_json

OnEdit = Callable[[JsonValue], None]
"""Called with the new value, or ABSENT, whenever a person changes it."""

LONG_TEXT_LINES = 4
FEWEST_LETTERS = 8


class Control(Protocol):
    """What every control can do."""

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without calling back."""


def _placeholder(value: JsonValue) -> str:
    if value is None:
        return "null"
    return tr("not sent") if value is ABSENT else ""


def _written(value: JsonValue) -> str:
    if value is ABSENT or value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


class TextControl(WholeLine):
    """A line of text, or a number; an emptied number is not sent, an emptied text is empty."""

    def __init__(self, field: FormField, on_edit: OnEdit) -> None:
        super().__init__()
        self._kind = field.kind
        self._hint: JsonValue = ABSENT
        self._on_edit = on_edit
        self.setProperty(PLAIN, True)
        self.textEdited.connect(self._on_edited)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without calling back."""
        self._hint = value
        self.retranslate()
        # "2." is 2.0 on its way to 2.5, and stays what was typed
        self.show_text(self.text() if self._is_typed(value) else _written(value))

    def retranslate(self) -> None:
        """The language is another one."""
        self.say_hint(_placeholder(self._hint))

    def _is_typed(self, value: JsonValue) -> bool:
        typed = self._typed(self.text())
        return type(typed) is type(value) and typed == value

    def _typed(self, text: str) -> JsonValue:
        if self._kind is FieldKind.TEXT:
            return text
        return parse_scalar(self._kind, text) if text.strip() else ABSENT

    def _on_edited(self, text: str) -> None:
        self._on_edit(self._typed(text))


class LongTextControl(TextBox):
    """Text of several lines."""

    def __init__(self, field: FormField, on_edit: OnEdit) -> None:
        super().__init__(LONG_TEXT_LINES)
        self._hint: JsonValue = ABSENT
        self._on_edit = on_edit
        self.textChanged.connect(lambda: self._on_edit(self.toPlainText()))

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without calling back."""
        self._hint = value
        self.retranslate()
        self.show_text(_written(value))

    def retranslate(self) -> None:
        """The language is another one."""
        self.say_hint(_placeholder(self._hint))


class _ChoiceBox(DropDown):
    """Its values are somebody's own, in whatever language."""

    def __init__(self, on_edit: OnEdit) -> None:
        super().__init__(FEWEST_LETTERS)
        self._on_edit = on_edit
        self._fixed: list[JsonValue] = []
        self.setProperty(PLAIN, True)

    def retranslate(self) -> None:
        """The language is another one; what is not sent is said by us."""
        if ABSENT in self._fixed:
            self.setItemText(self._fixed.index(ABSENT), _choice_words(ABSENT))


class VariantControl(_ChoiceBox):
    """Which of several kinds a value is; "not sent" and, where allowed, null stand among them."""

    def __init__(self, field: FormField, on_edit: OnEdit) -> None:
        super().__init__(on_edit)
        self._field = field
        self._value: JsonValue = ABSENT
        self.chosen = -1
        """The variant that is shown, by its place; -1 for none."""

        # an item of a list has no name, and is there
        self._fixed = [ABSENT] if field.name else []
        self._fixed += [None] if field.is_nullable else []
        self.addItems([_choice_words(each) for each in self._fixed])
        self.addItems(list(map(_variant_words, field.variants)))
        self.activated.connect(self._on_activated)

    def retranslate(self) -> None:
        """The language is another one."""
        super().retranslate()
        for place, variant in enumerate(self._field.variants, len(self._fixed)):
            self.setItemText(place, _variant_words(variant))

    def show_value(self, value: JsonValue) -> None:
        """Choose the variant that a value is, without calling back; none if it is none."""
        self._value = value
        is_offered = value in self._fixed
        self.chosen = -1 if is_offered else variant_of(self._field, value, self.chosen)
        if is_offered:
            self.setCurrentIndex(self._fixed.index(value))
        else:
            self.setCurrentIndex(len(self._fixed) + self.chosen if self.chosen >= 0 else -1)
            self.setPlaceholderText(tr("none of these"))

    def _on_activated(self, index: int) -> None:
        if index < len(self._fixed):
            self._on_edit(self._fixed[index])
            return
        chosen = index - len(self._fixed)
        if chosen != self.chosen:
            # before the value: it may be more than one variant
            self.chosen = chosen
            self._on_edit(as_variant(self._field.variants[chosen], self._value))


class ChoiceControl(_ChoiceBox):
    """One of a few values; "not sent" and, where allowed, null stand among them."""

    def __init__(self, field: FormField, on_edit: OnEdit) -> None:
        super().__init__(on_edit)
        values: Iterable[JsonValue] = field.choices
        if field.kind is FieldKind.BOOLEAN:
            values = (True, False)
        self._fixed = [ABSENT, *values]
        if field.is_nullable and None not in self._fixed:
            self._fixed.append(None)
        self._other_index = len(self._fixed)
        for value in self._fixed:
            self.addItem(_choice_words(value))
        self.activated.connect(self._on_activated)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without calling back; one that is no choice stands last."""
        while self.count() > self._other_index:
            self.removeItem(self._other_index)
        for index, choice in enumerate(self._fixed):
            if choice is value or (type(choice) is type(value) and choice == value):
                self.setCurrentIndex(index)
                return
        self.addItem(_choice_words(value))
        self.setCurrentIndex(self._other_index)

    def _on_activated(self, index: int) -> None:
        if index < len(self._fixed):
            self._on_edit(self._fixed[index])


class JsonControl(JsonBox):
    """Any value; text that is no JSON changes nothing."""

    def __init__(self, field: FormField, on_edit: OnEdit) -> None:
        super().__init__(LONG_TEXT_LINES, pretty_json)
        self.edited.connect(on_edit)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without calling back."""
        self.retranslate()
        super().show_value(value)

    def retranslate(self) -> None:
        """The language is another one."""
        self.say_hint(tr("not sent"))


def _variant_words(variant: FormField) -> str:
    """Its type is said by us; a title and names are somebody's own."""
    return tr("{}", variant.title) if variant.is_titled_by_type else variant.title


def _choice_words(value: JsonValue) -> str:
    if value is ABSENT:
        return tr("not sent")
    if isinstance(value, str):
        return value if value else '""'
    return compact_json(value)
