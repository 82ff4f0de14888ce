"""FilterChip: what one kind of filter leaves, chosen from a menu; it is lit while it narrows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget, QWidgetAction

from tooldesk_ui.language import PLAIN, tr
from tooldesk_ui.widgets.plain_text import set_tool_tip

LONGEST_WORDS = 24
_KINDS = {
    "tool": ("Tool", "Any tool", "Show only one tool"),
    "outcome": ("Outcome", "Any outcome", "Show only one outcome"),
    "stage": ("Stage", "Any stage", "Show only one stage"),
    "dialect": ("Dialect", "Any dialect", "Show only one dialect"),
    "time": ("Time", "Any time", "Show only one time"),
    "workspace": ("Workspace", "Any workspace", "Show only one workspace"),
}
"""What each is called, what it says while it leaves all, and what it does."""

_NAMES = ("tool", "workspace")
"""Kinds whose choices have names of their own, which are never words of ours."""

MOST_OFFERED = 20
"""Choices in the menu at once; of more, a person types a part."""


class FilterChip(QPushButton):
    """Says what is chosen, or that anything will do.

    Signals:
        chosen(str): another choice was made; "" is any.
    """

    chosen = Signal(str)

    def __init__(
        self, name: str, kind: str, parent: QWidget | None = None, any_words: str = ""
    ) -> None:
        """`kind` is what it chooses: "tool"; `any_words` are for no choice, else "Any tool"."""
        super().__init__(parent)
        self._kind = kind
        self.setProperty(PLAIN, True)  # it says its words itself, and names among them
        self._choices: dict[str, str] = {}
        self._current = ""
        self._menu: QMenu | None = None
        self.setObjectName(f"{name}_{kind}_chip")
        self.setProperty("kind", "filter")
        self.setCheckable(True)
        self._name, any_of_kind, tip = _KINDS[kind]
        self._any_words = any_words or any_of_kind
        set_tool_tip(self, tip)
        self.clicked.connect(self._on_clicked)
        self._say()

    @property
    def current(self) -> str:
        """What is chosen; "" for any."""
        return self._current

    def set_choices(self, choices: Mapping[str, str]) -> None:
        """Offer these, each by its words, below "any"."""
        self._choices = dict(choices)
        self._say()

    def set_current(self, choice: str) -> None:
        """Choose without telling anyone, be it offered or not."""
        self._current = choice
        self._say()

    def _say(self) -> None:
        words = self._said(self._current)
        shown = words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS]}…"
        self.setText(shown.replace("&", "&&"))
        self.setAccessibleName(f"{tr(self._name)}: {words}")
        self.setChecked(bool(self._current))

    def _said(self, choice: str) -> str:
        words = self._choices.get(choice, choice)
        # a tool's name is said as it is; other words stand where there is none
        is_name = self._kind in _NAMES and (self._kind != "tool" or words == choice)
        return words if words and is_name else tr(words or self._any_words)

    def retranslate(self) -> None:
        """The language is another one."""
        self._say()

    def _on_clicked(self) -> None:
        """Not the button's own menu, which would run a second event loop."""
        self._say()  # a click alone changes nothing
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        self._menu.setObjectName(f"{self.objectName()}_menu")
        searched = self._search(self._menu) if len(self._choices) > MOST_OFFERED else None
        self._offer(self._menu)
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        if searched is not None:
            searched.setFocus()

    def _search(self, menu: QMenu) -> QLineEdit:
        """A field above what is offered; Return takes the first of what is found."""
        field, action = QLineEdit(menu), QWidgetAction(menu)
        field.setPlaceholderText(tr("Part of a {}", self._kind))
        field.setAccessibleName(tr("Look for a {}", self._kind))
        field.textChanged.connect(lambda words: self._offer(menu, words))
        field.returnPressed.connect(lambda: self._take_first(menu, field.text()))
        action.setDefaultWidget(field)
        menu.addAction(action)
        return field

    def _offer(self, menu: QMenu, words: str = "") -> None:
        """Offer what has these words, the first of them where they are many."""
        found = self._found(words)
        for action in menu.actions():
            if not isinstance(action, QWidgetAction):
                menu.removeAction(action)
                action.deleteLater()
        group = QActionGroup(menu)
        for choice in found[:MOST_OFFERED]:
            action = menu.addAction(self._said(choice)[:80].replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(choice == self._current)
            action.triggered.connect(lambda _, choice=choice: self._choose(choice))
            group.addAction(action)
        if not found or len(found) > MOST_OFFERED:
            more = f"and {len(found) - MOST_OFFERED:,} more" if found else "None has that in it"
            menu.addAction(tr(more)).setEnabled(False)

    def _found(self, words: str) -> list[str]:
        wanted = words.lower().split()
        return [
            choice
            for choice in ("", *self._choices)
            if all(word in self._said(choice).lower() for word in wanted)
        ]

    def _take_first(self, menu: QMenu, words: str) -> None:
        if found := self._found(words):
            menu.close()
            self._choose(found[0])

    def _choose(self, choice: str) -> None:
        if choice != self._current:
            self.set_current(choice)
            self.chosen.emit(choice)
