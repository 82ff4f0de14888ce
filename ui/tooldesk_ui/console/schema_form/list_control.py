"""ListControl: a list of plain values, one row each."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.console.schema_form.controls import ChoiceControl, Control, OnEdit, TextControl
from tooldesk_ui.console.schema_form.fields import FieldKind, FormField
from tooldesk_ui.console.schema_form.form_values import is_nothing, starting_value
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import ICON_SIZE
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_words

MAX_ROWS = 200
"""A longer list is edited as JSON below the form."""


class ListControl(QWidget):
    """Rows with a control and a button that removes it, and one that adds a row."""

    def __init__(self, theme: Theme, field: FormField, on_edit: OnEdit) -> None:
        super().__init__()
        self._theme = theme
        self._name = field.name
        self._item = field.item or field
        self._on_edit = on_edit
        self._values: list[JsonValue] = []
        self._controls: list[Control] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self._add = QPushButton()
        set_words(self._add, "Add item")
        self._add.setObjectName(f"add_to_{field.name}_button")
        self._add.setAccessibleName(tr("Add item to {}").format(field.name))
        self._add.setIcon(theme.icon("add", "text_dim"))
        scaled(self._add, icon=ICON_SIZE)
        self._add.clicked.connect(self._on_add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self._rows)
        buttons = QHBoxLayout()
        buttons.addWidget(self._add)
        buttons.addStretch(1)
        layout.addLayout(buttons)

    def show_value(self, value: JsonValue) -> None:
        """Show a list, or ABSENT, without calling back."""
        is_list = isinstance(value, list)
        self._values = list(value) if is_list else []
        self._add.setEnabled(len(self._values) < MAX_ROWS and (is_list or is_nothing(value)))
        shown = self._values[:MAX_ROWS]
        if len(shown) != len(self._controls):
            self._make_rows(len(shown))
        for control, each in zip(self._controls, shown, strict=True):
            control.show_value(each)

    def _make_rows(self, count: int) -> None:
        while len(self._controls) > count:
            self._controls.pop()
            taken = self._rows.takeAt(self._rows.count() - 1)
            widget = taken.widget() if taken is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        while len(self._controls) < count:
            self._rows.addWidget(self._made_row(len(self._controls)))

    def _made_row(self, index: int) -> QWidget:
        edited = partial(self._on_item_edited, index)
        is_choice = self._item.kind in (FieldKind.CHOICE, FieldKind.BOOLEAN)
        control: ChoiceControl | TextControl
        control = (ChoiceControl if is_choice else TextControl)(self._item, edited)
        control.setAccessibleName(tr("{}, item {}").format(self._name, index + 1))
        control.setObjectName(f"item_{index}")
        self._controls.append(control)
        remove = QToolButton()
        remove.setProperty("kind", "quiet")
        remove.setIcon(self._theme.icon("close", "text_dim"))
        scaled(remove, icon=ICON_SIZE)
        remove.setObjectName(f"remove_item_{index}_button")
        remove.setAccessibleName(tr("Remove item {} of {}").format(index + 1, self._name))
        set_tool_tip(remove, "Remove this item")
        remove.clicked.connect(partial(self._on_removed, index))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(control, 1)
        layout.addWidget(remove)
        return row

    def _on_add(self) -> None:
        self._on_edit([*self._values, starting_value(self._item)])

    def _on_item_edited(self, index: int, value: JsonValue) -> None:
        changed = list(self._values)
        changed[index] = "" if value is ABSENT else value
        self._on_edit(changed)

    def _on_removed(self, index: int) -> None:
        self._on_edit([*self._values[:index], *self._values[index + 1 :]])
