"""ViewButton: which named filter holds; its menu has the others, and what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.language import PLAIN, tr
from tooldesk_ui.widgets.lists.filter_chip import LONGEST_WORDS
from tooldesk_ui.widgets.plain_text import set_tool_tip


class ViewButton(QPushButton):
    """It is lit while what is listed is what a view means.

    Signals:
        opened(): the menu is about to be shown.
        chosen(str): what the view of this name means shall be listed.
    """

    opened = Signal()
    chosen = Signal(str)

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """`actions` stand below the names."""
        super().__init__(parent)
        self._actions = actions
        self._names: dict[str, str] = {}
        self._current = ""
        self._menu: QMenu | None = None
        self.setObjectName("history_views_button")
        self.setProperty("kind", "filter")
        self.setCheckable(True)
        self.setProperty(PLAIN, True)  # it says its words itself, and names among them
        set_tool_tip(self, "Filters that have a name")
        self.clicked.connect(self._on_clicked)
        self._say()

    def show_views(self, names: Iterable[str], current: str, gone: Iterable[str]) -> None:
        """Offer these; the tools of those that are `gone` are no longer there."""
        lost = set(gone)
        self._names = {
            name: visible_line(name) + (tr("  (its tool is gone)") if name in lost else "")
            for name in sorted(names)
        }
        self._current = current
        self._say()

    def _say(self) -> None:
        words = visible_line(self._current) or tr("Views")
        shown = words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS]}…"
        self.setText(shown.replace("&", "&&"))
        self.setAccessibleName(tr("View: {}").replace("{}", words) if self._current else words)
        self.setChecked(bool(self._current))

    def retranslate(self) -> None:
        """The language is another one."""
        self._say()

    def _on_clicked(self) -> None:
        """Not the button's own menu, which would run a second event loop."""
        self._say()  # a click alone changes nothing
        self.opened.emit()
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        for name, words in self._names.items():
            action = self._menu.addAction(words.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name == self._current)
            action.triggered.connect(partial(self._choose, name))
        if not self._names:
            self._menu.addAction(tr("No view has a name yet")).setEnabled(False)
        self._menu.addSeparator()
        self._menu.addActions(self._actions)
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, name: str, *_: object) -> None:
        self.chosen.emit(name)
