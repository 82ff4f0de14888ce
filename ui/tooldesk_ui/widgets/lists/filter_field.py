"""FilterField: the filter of a list, with the ways to compare of the find bar."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.lists.search_field import BESIDE_TEXT, CLEAR_RIGHT, SearchField
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.text_area.find_query import FIND_OPTIONS, Query
from tooldesk_ui.widgets.translated import set_name

HEIGHT = 22
ROOM = 34
"""Pixels for the button, at the end of the field."""


class FilterField(SearchField):
    """Says what is looked for, and how; the button opens a menu of the ways.

    Signals:
        query_changed(): something else is looked for.
    """

    query_changed = Signal()

    def __init__(self, theme: Theme, hint: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, hint, parent)
        self.setObjectName(f"{name}_filter")
        self.options: frozenset[str] = frozenset()
        self._menu: QMenu | None = None
        self.button = QToolButton(self)
        self.button.setObjectName(f"{name}_find_options")
        self.button.setProperty("kind", "quiet")
        self.button.setCheckable(True)
        self.button.setCursor(Qt.CursorShape.ArrowCursor)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._open_menu)
        scaled(self.button, width=ROOM, height=HEIGHT)
        scaled(self, text_margins=(BESIDE_TEXT, 0, BESIDE_TEXT + ROOM, 0))
        inside = QHBoxLayout(self)  # by layouts Tab finds its way
        inside.setContentsMargins(0, 0, CLEAR_RIGHT, 0)
        inside.addStretch(1)
        inside.addWidget(self.button)
        self.textChanged.connect(lambda _: self.query_changed.emit())
        self._say_options()

    @property
    def query(self) -> Query:
        """What is looked for."""
        return Query.of(self.text(), self.options)

    def choose(self, options: Collection[str]) -> None:
        """Compare in these ways, those of FIND_OPTIONS by name."""
        known = frozenset(each.name for each in FIND_OPTIONS if each.name in options)
        if known != self.options:
            self.options = known
            self._say_options()
            self.query_changed.emit()

    def say_problem(self, problem: str) -> None:
        """Mark what was typed as no expression, or as right."""
        set_variant(self, "invalid", bool(problem))

    def room_at_end(self) -> int:
        """Pixels at the end that are the button's."""
        return px(ROOM + CLEAR_RIGHT) if not self.button.isHidden() else 0

    def hide_options(self) -> None:
        """There is one way to compare here."""
        self.button.hide()
        scaled(self, text_margins=(BESIDE_TEXT, 0, BESIDE_TEXT, 0))

    def _say_options(self) -> None:
        chosen = [each for each in FIND_OPTIONS if each.name in self.options]
        self.button.setText(" ".join(each.sign for each in chosen[:2]) or "Aa")
        self.button.setChecked(bool(chosen))
        named = ", ".join(each.words for each in chosen)
        set_name(self.button, f"Compared: {named}" if named else "How words are compared")
        set_tool_tip(self.button, named or "Match case, whole words, regular expression")

    def _open_menu(self) -> None:
        """Not the button's own menu, which would run a second event loop."""
        self.button.setChecked(bool(self.options))
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        for each in FIND_OPTIONS:
            action = self._menu.addAction(f"{each.words}  {each.sign}")
            action.setObjectName(f"find_{each.name}")
            action.setCheckable(True)
            action.setChecked(each.name in self.options)
            action.triggered.connect(partial(self._toggle, each.name))
        self._menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _toggle(self, name: str, *_: object) -> None:
        self.choose(self.options ^ {name})
        self.setFocus()
