"""DefaultControl: a value of a type: none, null, an empty text and a text are told apart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.theme import set_variant
from tooldesk_ui.tools.editor.form.controls import FieldControl
from tooldesk_ui.tools.editor.form.schema_builder.typed_values import (
    JSON,
    NUMBER,
    TEXT,
    WRITTEN,
    kind_of,
    kinds_of,
    value_of,
    words_of,
)
from tooldesk_ui.widgets.form_fields import DropDown, WholeLine
from tooldesk_ui.widgets.formatting import compact_json

FEWEST_LETTERS = 7
NONE = "none"
_WORDS = {NONE: "None", TEXT: "A text", NUMBER: "A number", JSON: "JSON"}
_FIRST: dict[str, JsonValue] = {TEXT: "", NUMBER: 0, JSON: []}


class DefaultControl(FieldControl):
    """Which kind of value, and beside it which one.

    Signals:
        edited(object): the new value, or ABSENT for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value: JsonValue = ABSENT
        self._kinds: list[str] = []
        self._enum: list[JsonValue] = []
        self.kind = DropDown(FEWEST_LETTERS, self)
        self.kind.setObjectName("default_kind")
        self.kind.setAccessibleName("Kind of default")
        self.words = WholeLine(self)
        self.words.setObjectName("default_words")
        self.words.setAccessibleName("Default")
        self.words.setProperty("level", "dense")
        self.words.setProperty("face", "code")
        self.setFocusProxy(self.kind)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.kind)
        row.addWidget(self.words, 1)
        self.kind.activated.connect(self._on_kind)
        self.words.textEdited.connect(self._on_words)
        self.set_types(())

    def set_types(self, types: Sequence[str], enum: JsonValue = ABSENT) -> None:
        """What it may be: of some types, or one of a few values."""
        self._enum = list(enum) if isinstance(enum, list) else []
        kinds = [NONE, *([] if self._enum else kinds_of(types))]
        self._kinds = kinds
        self.kind.clear()
        self.kind.addItems([_WORDS.get(each, each) for each in kinds])
        self.kind.addItems([compact_json(each) for each in self._enum])
        self._show()

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT."""
        if not _is_same(value, self._value):
            self._value = value
            self._show()

    def _show(self) -> None:
        value = self._value
        known = len(self._kinds) + len(self._enum)
        while self.kind.count() > known:
            self.kind.removeItem(known)
        kind = NONE if value is ABSENT else kind_of(value)
        places = [n for n, each in enumerate(self._enum) if _is_same(each, value)]
        if places:
            self.kind.setCurrentIndex(len(self._kinds) + places[0])
        elif kind in self._kinds:
            self.kind.setCurrentIndex(self._kinds.index(kind))
        else:
            # one that doesn't fit is shown, and told of by the advice
            self.kind.addItem(_WORDS.get(kind, kind) if kind in WRITTEN else compact_json(value))
            self.kind.setCurrentIndex(known)
        is_written = kind in WRITTEN and not places
        self.words.setVisible(is_written)
        self.words.setPlaceholderText("an empty text" if kind == TEXT else "")
        set_variant(self.words, "invalid", False)
        if is_written and not _is_same(value_of(kind, self.words.text()), value):
            self.words.setText(words_of(value))

    def _on_kind(self, place: int) -> None:
        if place >= len(self._kinds) + len(self._enum):
            return
        if place >= len(self._kinds):
            self._tell(self._enum[place - len(self._kinds)])
            return
        kind = self._kinds[place]
        if kind == NONE:
            self._tell(ABSENT)
        elif kind not in WRITTEN:
            self._tell(value_of(kind, ""))
        elif kind != (NONE if self._value is ABSENT else kind_of(self._value)):
            self.words.setText("")
            self._tell(_FIRST[kind])
            self.words.setFocus(Qt.FocusReason.OtherFocusReason)
            self.words.selectAll()

    def _on_words(self, words: str) -> None:
        value = value_of(kind_of(self._value), words)
        set_variant(self.words, "invalid", value is ABSENT)
        if value is not ABSENT:
            self._value = value
            self.edited.emit(value)

    def _tell(self, value: JsonValue) -> None:
        self._value = value
        self._show()
        self.edited.emit(value)


def _is_same(one: JsonValue, other: JsonValue) -> bool:
    return type(one) is type(other) and one == other
