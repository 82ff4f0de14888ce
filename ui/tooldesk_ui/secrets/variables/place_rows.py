"""PlaceRows: where a variable's value is looked for, from first to last, and what is there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import set_words, translate_within

if TYPE_CHECKING:
    from tooldesk.secret_vault.overview import VariableOverview
    from tooldesk.secret_vault.places import PlaceKind, ValuePlace

_TITLES: dict[PlaceKind, str] = {
    "workspace": "This workspace",
    "global": "All workspaces",
    "environment": "Environment of Tooldesk",
    "default": "Default in the definition",
}


class PlaceRows(QWidget):
    """Four rows; the place whose value calls get is marked.

    Signals:
        set_wanted(str): a value shall be set for "workspace" or "global".
        delete_wanted(str): the value for "workspace" or "global" shall be forgotten.
        environment_allowed(bool): whether the environment may give the value.
    """

    set_wanted = Signal(str)
    delete_wanted = Signal(str)
    environment_allowed = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons: dict[str, IconLabel] = {}
        self._titles: dict[str, QLabel] = {}
        self._words: dict[str, QLabel] = {}
        self._setters: dict[str, QPushButton] = {}
        self._deleters: dict[str, QPushButton] = {}
        self.allow = QCheckBox("Allowed", self)
        self.allow.setObjectName("allow_environment")
        self.allow.setAccessibleName("Tools may have it from the environment")
        set_tool_tip(self.allow, "Whether tools may have it from the environment of Tooldesk")
        self.allow.clicked.connect(self.environment_allowed)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        for line, kind in enumerate(_TITLES):
            self._make_row(line, kind)

    def show_places(self, shown: VariableOverview) -> None:
        """Show the places of a variable."""
        is_found = False
        for place in shown.places:
            words = _words(place, is_found=is_found)
            is_found = is_found or place.is_used
            self._words[place.kind].setText(words)
            look = ("state_passed", "ok") if place.is_used else ("state_skipped", "text_dim")
            self._icons[place.kind].set_icon(*look)
            set_variant(self._titles[place.kind], "level", "strong" if place.is_used else "")
            set_variant(self._words[place.kind], "tone", "" if place.is_used else "dim")
            if place.kind in self._setters:
                set_words(self._setters[place.kind], "Replace…" if place.has_value else "Set…")
                self._deleters[place.kind].setVisible(place.has_value)
        self.allow.setChecked(shown.is_environment_allowed)

    def words(self) -> list[str]:
        """What stands in each row."""
        return [label.text() for label in self._words.values()]

    def _make_row(self, line: int, kind: PlaceKind) -> None:
        self._icons[kind] = IconLabel(self._theme, parent=self)
        self._titles[kind] = PlainLabel(f"{line + 1}   {_TITLES[kind]}", self)
        self._words[kind] = PlainLabel(parent=self)
        self._words[kind].setWordWrap(True)
        parts: list[QWidget] = []
        if kind in ("workspace", "global"):
            self._setters[kind] = self._link(kind, "set", "Set…")
            self._deleters[kind] = self._link(kind, "delete", "Delete…")
            self._setters[kind].clicked.connect(partial(self.set_wanted.emit, kind))
            self._deleters[kind].clicked.connect(partial(self.delete_wanted.emit, kind))
            parts = [self._setters[kind], self._deleters[kind]]
        elif kind == "environment":
            parts = [self.allow]
        first = QHBoxLayout()
        first.setSpacing(12)
        first.addWidget(self._titles[kind], 1)
        for part in parts:
            first.addWidget(part)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._icons[kind], 0, 0)
        grid.addLayout(first, 0, 1)
        grid.addWidget(self._words[kind], 1, 1)
        self._rows.addLayout(grid)

    def _link(self, kind: PlaceKind, verb: str, words: str) -> QPushButton:
        link = QPushButton(words, self)
        link.setObjectName(f"{verb}_{kind}")
        link.setAccessibleName(
            f"{'Set' if verb == 'set' else 'Delete'} the value for {_TITLES[kind].lower()}"
        )
        link.setProperty("kind", "link")
        translate_within(link)
        return link


def _words(place: ValuePlace, *, is_found: bool) -> str:
    """What is there, and why it is not used."""
    if place.kind == "environment" and place.has_value and not place.is_allowed:
        return "Has a value that tools may not have"
    if not place.has_value:
        return {"environment": "Not in it", "default": "None"}.get(place.kind, "Not set")
    detail = place.detail or "has a value"
    if place.is_used:
        return f"Used: {detail}"
    return f"{detail[:1].upper()}{detail[1:]}" + (", not reached" if is_found else "")
