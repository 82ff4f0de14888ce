"""FacetFilter: narrows a list to rows of a kind, a tag, a state: a menu, and a chip for each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel, ListedT
from tooldesk_ui.widgets.lists.sort_button import HEIGHT, ICON_SIZE
from tooldesk_ui.widgets.pages.flow_layout import FlowLayout
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_name

MOST_OFFERED = 20
"""Facets of one group in the menu: those that most rows have."""

LONGEST = 32


class FacetFilter(QWidget):
    """The chips of what is chosen, and `button`, which opens the menu.

    Signals:
        changed(object): other facets are chosen: a frozenset of them.
        opened(): the menu is shown; what takes a while to be known is wanted now.
    """

    changed = Signal(object)
    opened = Signal()

    def __init__(
        self, theme: Theme, name: str, model: ListedModel[ListedT], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._name = theme, name
        self._facets_of_all = model.facets
        self.chosen: frozenset[Facet] = frozenset()
        self._menu: QMenu | None = None
        self._chips: list[QPushButton] = []
        self.setObjectName(f"{name}_facets")
        self._flow = FlowLayout(self, spacing=4)
        self._flow.setContentsMargins(12, 0, 12, 8)
        self.button = QToolButton(parent)
        self.button.setIcon(theme.icon("filter", "text_dim"))
        self.button.setObjectName(f"{name}_facets_button")
        self.button.setProperty("kind", "quiet")
        scaled(self.button, icon=ICON_SIZE, height=HEIGHT)
        self.button.clicked.connect(self._open_menu)
        self._show()

    def choose(self, chosen: frozenset[Facet]) -> None:
        """Narrow the list to these."""
        if chosen != self.chosen:
            self.chosen = chosen
            self._show()
            self.changed.emit(chosen)

    def _toggle(self, facet: Facet, *_: object) -> None:
        self.choose(self.chosen ^ {facet})

    def _show(self) -> None:
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [self._chip(facet) for facet in sorted(self.chosen)]
        for chip in self._chips:
            self._flow.addWidget(chip)
            chip.show()
        self.setVisible(bool(self.chosen))
        named = ", ".join(word for _, word in sorted(self.chosen))
        words = f"Shown: only {named}" if named else "Narrow by kind, tag or state"
        set_name(self.button, words)
        set_tool_tip(self.button, words)
        self.button.setIcon(self._theme.icon("filter", "accent" if named else "text_dim"))

    def _chip(self, facet: Facet) -> QPushButton:
        group, word = facet
        chip = QPushButton(_short(_said(facet)), self)
        chip.setObjectName(f"{self._name}_facet")
        chip.setProperty("kind", "filter")
        chip.setIcon(self._theme.icon("close", "text_dim"))
        chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        scaled(chip, icon=12)
        chip.setAccessibleName(f"{tr(group)}: {_said(facet)}")
        set_tool_tip(chip, f"{group}: {word}. Click to show others again")
        chip.clicked.connect(partial(self._toggle, facet))
        return chip

    def _open_menu(self) -> None:
        """Not the button's own menu, which would run a second event loop."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        self._menu.setObjectName(f"{self._name}_facets_menu")
        self._fill(self._menu)
        self._menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))
        self.opened.emit()

    def refresh(self) -> None:
        """The rows are found under other facets; a menu that is open says so."""
        if self._menu is not None and self._menu.isVisible():
            self._menu.clear()
            self._fill(self._menu)

    def _fill(self, menu: QMenu) -> None:
        for group, counts in self._facets_of_all().items():
            heading = menu.addAction(tr(group))
            heading.setEnabled(False)
            most = sorted(counts, key=lambda word: -counts[word])[:MOST_OFFERED]
            offered = {*most, *(word for each, word in self.chosen if each == group)}
            for word in sorted(offered, key=str.casefold):
                shown = _short(_said((group, word))).replace("&", "&&")
                action = menu.addAction(f"{shown}  ({counts.get(word, 0):,})")
                action.setCheckable(True)
                action.setChecked((group, word) in self.chosen)
                action.triggered.connect(partial(self._toggle, (group, word)))
            menu.addSeparator()
        if self.chosen:
            clear = menu.addAction(tr("Show all"))
            clear.triggered.connect(lambda: self.choose(frozenset()))


def _said(facet: Facet) -> str:
    """The word of a facet; a tag is somebody's own."""
    group, word = facet
    return word if group == "Tag" else tr(word)


def _short(word: str) -> str:
    return word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"


def saved_facets(saved: object, groups: tuple[str, ...]) -> frozenset[Facet]:
    """What was chosen when the window was closed, as far as it can be chosen here."""
    pairs = saved if isinstance(saved, list) else []
    return frozenset(
        (each[0], each[1])
        for each in pairs
        if isinstance(each, list)
        and len(each) == 2
        and each[0] in groups
        and isinstance(each[1], str)
    )
