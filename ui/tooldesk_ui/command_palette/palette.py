"""CommandPalette: a field and a list over the window; type, choose, Return."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from tooldesk_ui.command_palette.choice_delegate import CHOICE_ROLE, ChoiceDelegate
from tooldesk_ui.command_palette.choices import Choice, Choices
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_delegate import ROW_HEIGHTS
from tooldesk_ui.widgets.lists.row_list import row_list
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import translate_within

WIDTH = 560
MAX_ROWS = 11
MARGIN = 12
TOP = 56
_OWN_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NO_PARENT = QModelIndex()
_MOVES = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: MAX_ROWS,
    Qt.Key.Key_PageUp: -MAX_ROWS,
}


class ChoiceModel(QAbstractListModel):
    """The commands that fit what was typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices: list[Choice] = []

    def set_choices(self, choices: list[Choice]) -> None:
        """Show other commands."""
        self.beginResetModel()
        self._choices = choices
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many commands fit."""
        return 0 if parent.isValid() else len(self._choices)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The title, what a screen reader says, or the Choice itself."""
        if not index.isValid() or index.row() >= len(self._choices):
            return None
        choice = self._choices[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return choice.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (choice.title, choice.place, choice.shortcut)))
        return choice if role == CHOICE_ROLE else None


class CommandPalette(QFrame):
    """Lies over the top of its parent; closes when it loses the focus.

    Signals:
        chosen(str): the id of what was chosen; it is done next.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self.setObjectName("command_palette")
        self.setAccessibleName("Commands")
        self.setProperty("surface", "popup")
        self._choices = Choices(())
        self._focus_before: QWidget | None = None
        self._model = ChoiceModel(self)
        self._field = QLineEdit(self)
        self._field.setObjectName("palette_field")
        self._field.setAccessibleName("Command or tool")
        self._field.setPlaceholderText("Type a command or the name of a tool")
        self._field.setProperty("level", "palette")
        self._field.textChanged.connect(self._on_typed)
        self._field.installEventFilter(self)
        self._list = row_list(theme, "palette_list", "Matching commands", self._model, lines=1)
        self._list.setProperty("rows", "rounded")
        self._list.setItemDelegate(ChoiceDelegate(theme, self._list))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.clicked.connect(lambda _: self._run_current())
        self._nothing = PlainLabel("Nothing matches", self)
        self._nothing.setProperty("tone", "dim")
        self._nothing.setContentsMargins(16, 12, 16, 16)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self._field, self._list, self._nothing):
            column.addWidget(widget)
        translate_within(self)
        self.hide()

    def open_with(self, choices: Choices) -> None:
        """Show these and wait for letters."""
        if (focused := self.window().focusWidget()) is not self._field:  # it may be open already
            self._focus_before = focused
        self._lead_on(None)
        self._choices = choices
        self._field.clear()
        self._on_typed("")
        self.show()
        self.raise_()
        self._field.setFocus(Qt.FocusReason.PopupFocusReason)

    def take(self, choices: Choices) -> None:
        """Offer these instead; what is typed stays, and so does the line that is the current one.

        Return runs what a person sees chosen, also when they press it while another line comes.
        """
        current = self._list.currentIndex().data(CHOICE_ROLE)
        self._choices = choices
        self._on_typed(self._field.text())
        rows = map(self._model.index, range(self._model.rowCount()))
        same = (row for row in rows if row.data(CHOICE_ROLE).id == getattr(current, "id", None))
        if (row := next(same, None)) is not None:
            self._list.setCurrentIndex(row)

    def close_again(self) -> None:
        """Go away and give the focus back."""
        self.hide()
        # what had the focus may have gone since: pages and lanes are made anew behind the palette
        if self._focus_before is not None and isValid(self._focus_before):
            self._focus_before.setFocus()
        self._focus_before = None

    def place(self) -> None:
        """Keep to the top middle of the parent."""
        area = self._around.rect()
        width = min(px(WIDTH), area.width() - 32)
        top, high = min(TOP, area.height() // 8), px(ROW_HEIGHTS[1])
        room = area.height() - top - self._field.sizeHint().height() - 2 * MARGIN
        rows = min(self._model.rowCount(), MAX_ROWS, max(1, room // high))
        self._list.setFixedHeight(rows * high + (MARGIN if rows else 0))
        self.adjustSize()
        self.setFixedWidth(width)
        self.move((area.width() - width) // 2, top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move in the list while the field keeps the focus."""
        if watched is self._field and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() in _OWN_KEYS:
                # Esc would stop the calls of the console
                event.accept()
            return event.type() == QEvent.Type.KeyPress and self._on_key(Qt.Key(event.key()))
        if watched is self._field and isinstance(event, QFocusEvent) and event.lostFocus():
            # the menu of the field itself gives the focus back
            is_for_menu = event.reason() is Qt.FocusReason.PopupFocusReason
            self.setVisible(is_for_menu and self.isVisible())
            if self.isHidden():  # the menu bar would give the focus back to what nobody sees
                self._lead_on(self._focus_before)
        return False

    def _lead_on(self, to: QWidget | None) -> None:
        """Have what gives the focus to the field give it to another part; None: to the field."""
        there: Any = to if to is not None and isValid(to) else None
        self._field.setFocusProxy(there)

    def _on_key(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape:
            self.close_again()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run_current()
        elif key in _MOVES:
            last = self._model.rowCount() - 1
            row = self._list.currentIndex().row() + _MOVES[key]
            self._list.setCurrentIndex(self._model.index(max(0, min(row, last)), 0))
        else:
            return key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return True

    def _on_typed(self, typed: str) -> None:
        self._model.set_choices(self._choices.best(typed))
        self._list.setCurrentIndex(self._model.index(0, 0))
        is_empty = self._model.rowCount() == 0
        self._list.setVisible(not is_empty)
        self._nothing.setVisible(is_empty)
        self.place()

    def _run_current(self) -> None:
        choice = self._list.currentIndex().data(CHOICE_ROLE)
        if isinstance(choice, Choice):
            self.close_again()
            self.chosen.emit(choice.id)
            choice.run()
