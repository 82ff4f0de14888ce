"""RowList: a list of objects or of several kinds, each of them with fields of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk_ui.console.schema_form.controls import OnEdit
from tooldesk_ui.console.schema_form.fields import FormField
from tooldesk_ui.console.schema_form.form_values import is_nothing, starting_value
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import ICON_SIZE, row, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_name, set_words

MAX_ROWS = 50
"""What stands behind them in a longer list is edited as JSON."""

_MOVE_UP = ("move_up", "Move up row {} of {}", "Move this row up")
_REMOVE = ("remove", "Remove row {} of {}", "Remove this row")
"""What a button of a row is called in the code, by a screen reader, and in its tip."""


class RowList(QWidget):
    """Cards that can be added, removed and moved; `made` makes the fields of one."""

    def __init__(
        self, theme: Theme, field: FormField, on_edit: OnEdit, made: Callable[[FormField], QWidget]
    ) -> None:
        super().__init__()
        self._theme, self._field, self._on_edit, self._made = theme, field, on_edit, made
        self._values: list[JsonValue] = []
        self._cards: list[QFrame] = []
        self.views: list[QWidget] = []
        """The fields of each row."""

        self._add = QPushButton()
        set_words(self._add, "Add row")
        self._add.setObjectName(f"add_to_{field.name}_button")
        set_name(self._add, f"Add row to {field.name}")
        self._add.setIcon(theme.icon("add", "text_dim"))
        scaled(self._add, icon=ICON_SIZE)
        self._add.clicked.connect(self._on_add)
        self._more = text_label("", level="small", tone="dim")
        self._more.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self._more)
        self._column.addLayout(row(self._add, 1))

    def show_value(self, value: JsonValue) -> None:
        """Show as many rows as a list has; their fields show themselves."""
        is_list = isinstance(value, list)
        self._values = list(value) if is_list else []
        self._add.setEnabled(len(self._values) < MAX_ROWS and (is_list or is_nothing(value)))
        shown = min(len(self._values), MAX_ROWS)
        while len(self._cards) > shown:
            self.views.pop()
            card = self._cards.pop()
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self._cards) < shown:
            self._column.insertWidget(len(self._cards), self._made_card(len(self._cards)))
        hidden = len(self._values) - shown
        self._more.setText(f"{hidden:,} more {'is' if hidden == 1 else 'are'} in the JSON below.")
        self._more.setVisible(hidden > 0)

    def _made_card(self, index: int) -> QFrame:
        item = self._field.item or self._field
        view = self._made(item.at(f"{self._field.pointer}/{index}"))
        buttons = [
            self._button(index, *words, icon, partial(work, index))
            for words, icon, work in (
                (_MOVE_UP, "chevron_up", self._on_moved_up),
                (_REMOVE, "close", self._on_removed),
            )
        ]
        buttons[0].setEnabled(index > 0)
        card = QFrame()
        card.setProperty("surface", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 4, 12, 12)
        column.setSpacing(4)
        number = text_label(f"{index + 1}", level="small", tone="dim", wraps=False)
        column.addLayout(row(number, 1, *buttons, spacing=0))
        column.addWidget(view)
        self.views.append(view)
        self._cards.append(card)
        return card

    def _button(
        self,
        index: int,
        verb: str,
        spoken: str,
        tip: str,
        icon: str,
        on_pressed: Callable[[], None],
    ) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "quiet")
        button.setIcon(self._theme.icon(icon, "text_dim"))
        scaled(button, icon=ICON_SIZE)
        button.setObjectName(f"{verb}_{index}_button")
        set_name(button, spoken.format(index + 1, self._field.name))
        set_tool_tip(button, tip)
        button.clicked.connect(on_pressed)
        return button

    def _on_add(self) -> None:
        self._on_edit([*self._values, starting_value(self._field.item or self._field)])

    def _on_removed(self, index: int) -> None:
        self._on_edit([*self._values[:index], *self._values[index + 1 :]])

    def _on_moved_up(self, index: int) -> None:
        before, this = self._values[index - 1 : index + 1]
        self._on_edit([*self._values[: index - 1], this, before, *self._values[index + 1 :]])
