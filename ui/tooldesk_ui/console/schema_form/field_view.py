"""FieldView: one argument of a form: its name, what it takes, its control, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.schema_form.controls import (
    ChoiceControl,
    JsonControl,
    LongTextControl,
    TextControl,
    VariantControl,
)
from tooldesk_ui.console.schema_form.fields import FieldKind, FormField
from tooldesk_ui.console.schema_form.form_values import sent_words, starting_value, value_at
from tooldesk_ui.console.schema_form.list_control import ListControl
from tooldesk_ui.console.schema_form.row_list import RowList
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.pages.blocks import row, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_words

INDENT = 16
OnChange = Callable[[str, JsonValue], None]
"""Called with a pointer and the value, or ABSENT, that a person gave it."""


class FieldView(QWidget):
    """A field, with its parts below it when it is an object."""

    def __init__(
        self, theme: Theme, field: FormField, on_change: OnChange, *, is_titled: bool = True
    ) -> None:
        """What chooses among variants, and a row of a list, has a title that stands for it."""
        super().__init__()
        self._theme, self._field, self._on_change = theme, field, on_change
        self.was_touched = False
        self.setObjectName(f"field_{field.pointer.strip('/').replace('/', '_')}")
        self._state = QToolButton()
        self._sent = ""
        self._error = text_label("", tone="error")
        self._error.hide()
        self._types: ElidedLabel | None = None
        self._control: QWidget | None = self._made_control()
        self._parts = QVBoxLayout()
        self._variant: FieldView | None = None
        self._children = [FieldView(theme, child, on_change) for child in field.children]
        self._lay_out(is_titled=is_titled)

    @property
    def field(self) -> FormField:
        """What is edited."""
        return self._field

    @property
    def children_views(self) -> list[FieldView]:
        """The fields that are part of it as it stands."""
        if isinstance(self._control, RowList):
            return [view for view in self._control.views if isinstance(view, FieldView)]
        return [*self._children, *([self._variant] if self._variant is not None else [])]

    @property
    def error_words(self) -> str:
        """What is said to be wrong; empty when nothing is."""
        return "" if self._error.isHidden() else self._error.text()

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, and which of the two it is."""
        self._sent = sent_words(value)
        set_words(self._state, self._sent)
        self._name_state()
        set_variant(self._state, "tone", "dim" if value is ABSENT else "")
        match self._control:
            case TextControl() | LongTextControl() | ChoiceControl() | JsonControl():
                self._control.show_value(value)
            case ListControl() | RowList():
                self._control.show_value(value)
            case VariantControl():
                self._control.show_value(value)
                self._show_variant(self._control.chosen)

    def _name_state(self) -> None:
        self._state.setAccessibleName(f"{self._field.name}: {tr('{}', self._sent)}")

    def show_arguments(self, arguments: JsonObject) -> None:
        """Show the value of it, and of all its parts."""
        self.show_value(value_at(arguments, self._field.pointer))
        for view in self.children_views:
            view.show_arguments(arguments)

    def _show_variant(self, place: int) -> None:
        wanted = self._field.variants[place] if place >= 0 else None
        if self._variant is not None and self._variant.field is not wanted:
            self._parts.removeWidget(self._variant)
            self._variant.hide()
            self._variant.deleteLater()
            self._variant = None
        if self._variant is None and wanted is not None:
            self._variant = FieldView(self._theme, wanted, self._on_change, is_titled=False)
            self._parts.addWidget(self._variant)

    def show_errors(self, words: list[str]) -> None:
        """Say what is wrong with the value."""
        said = "\n".join(words)
        if said == self.error_words:
            return
        self._error.setText(said)
        self._error.setVisible(bool(words))
        if self._control is not None and not isinstance(self._control, JsonControl):
            set_variant(self._control, "invalid", bool(words))

    def _made_control(self) -> QWidget | None:
        field = self._field
        control: QWidget
        match field.kind:
            case FieldKind.GROUP:
                return None
            case FieldKind.LIST:
                control = ListControl(self._theme, field, self._on_edit)
            case FieldKind.ROWS:
                made = partial(FieldView, self._theme, on_change=self._on_change, is_titled=False)
                control = RowList(self._theme, field, self._on_edit, made)
            case FieldKind.VARIANTS:
                control = VariantControl(field, self._on_edit)
            case FieldKind.LONG_TEXT:
                control = LongTextControl(field, self._on_edit)
            case FieldKind.BOOLEAN | FieldKind.CHOICE:
                control = ChoiceControl(field, self._on_edit)
            case FieldKind.JSON:
                control = JsonControl(field, self._on_edit)
            case _:
                control = TextControl(field, self._on_edit)
        control.setAccessibleName(field.name or "Kind of this row")
        control.setAccessibleDescription(field.description[:500])
        control.setObjectName(f"{field.name}_control")
        return control

    def _lay_out(self, *, is_titled: bool) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        if is_titled:
            layout.addLayout(self._title_row())
        else:
            self._state.setParent(self)
            self._state.hide()
        if self._control is not None:
            layout.addWidget(self._control)
        layout.addWidget(self._error)
        if self._field.description:
            layout.addWidget(text_label(self._field.description, level="small", tone="dim"))
        self._parts.setContentsMargins(INDENT if is_titled else 0, 4, 0, 0)
        self._parts.setSpacing(12)
        for view in self._children:
            self._parts.addWidget(view)
        layout.addLayout(self._parts)

    def _title_row(self) -> QHBoxLayout:
        name = text_label(self._field.name, level="strong", face="code", wraps=False)
        types = self._types = ElidedLabel()
        types.setProperty("level", "small")
        self.retranslate()
        if isinstance(self._control, ChoiceControl | VariantControl):
            # on Linux, Qt tells a screen reader what is chosen in place of a drop-down's own name
            name.setText(self._field.name.replace("&", "&&"))
            name.setBuddy(self._control)
            self._state.setParent(self)
            self._state.hide()
            return _title_of(name, types)
        self._prepare_state_button()
        return _title_of(name, types, self._state)

    def retranslate(self) -> None:
        """The language is another one."""
        self._name_state()
        if self._types is None:
            return
        words = ", ".join(tr("{}", each) for each in self._field.type_words[:80].split(", "))
        self._types.set_words(tr("{}, required", words) if self._field.is_required else words)

    def _prepare_state_button(self) -> None:
        self._state.setProperty("kind", "quiet")
        self._state.setIcon(self._theme.icon("chevron_down", "text_dim"))
        scaled(self._state, icon=12)
        self._state.setProperty("level", "small")
        self._state.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._state.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._state.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._state.setObjectName(f"{self._field.name}_sent_button")
        set_tool_tip(self._state, "Choose what is sent: a value, nothing, or no field at all")
        self._state.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(self._state)
        field = self._field
        offers: list[tuple[str, JsonValue]] = [("Don't send it", ABSENT)]
        if field.kind in (FieldKind.TEXT, FieldKind.LONG_TEXT):
            offers.append(("Send empty text", ""))
        else:
            offers.append(("Send a value", starting_value(field)))
        if field.is_nullable:
            offers.append(("Send null", None))
        for words, value in offers:
            action = QAction(tr(words), menu)
            menu.aboutToShow.connect(lambda it=action, words=words: it.setText(tr(words)))
            action.triggered.connect(lambda _=False, value=value: self._on_edit(value))
            menu.addAction(action)
        self._state.setMenu(menu)

    def _on_edit(self, value: JsonValue) -> None:
        self.was_touched = True
        self._on_change(self._field.pointer, value)


def _title_of(name: QWidget, types: QWidget, *beside: QWidget) -> QHBoxLayout:
    """The type's words take the room that is left, and give way first."""
    title = row(name, types, *beside)
    title.setStretch(1, 1)
    return title
