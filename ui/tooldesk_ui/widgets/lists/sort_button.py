"""SortButton: by what a list is sorted, chosen from a menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import set_tool_tip

ICON_SIZE, HEIGHT = 16, 28


class SortButton(QToolButton):
    """Says where the pointer rests, and to whoever hears it, which order holds.

    Signals:
        chosen(int): the number of another order was chosen.
    """

    chosen = Signal(int)

    def __init__(
        self, theme: Theme, name: str, orders: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setIcon(theme.icon("sort", "text_dim"))
        self.setObjectName(name)
        self.setProperty("kind", "quiet")
        scaled(self, icon=ICON_SIZE)
        scaled(self, height=HEIGHT)
        self._orders = orders
        self._menu: QMenu | None = None
        self._current = 0
        self.clicked.connect(self._on_clicked)
        self._say()

    def current(self) -> int:
        """The number of the order that holds."""
        return self._current

    def choose(self, number: int) -> None:
        """Sort by this order, if there is one of that number."""
        if number != self._current and 0 <= number < len(self._orders):
            self._current = number
            self._say()
            self.chosen.emit(number)

    def _say(self) -> None:
        if self._orders:
            words = tr("Sorted by {}", self._orders[self._current].lower())
            self.setAccessibleName(words)
            set_tool_tip(self, words)

    def _on_clicked(self) -> None:
        """Not the button's own menu, which would run a second event loop."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        group = QActionGroup(self._menu)
        for number, order in enumerate(self._orders):
            action = self._menu.addAction(tr(order))
            action.setCheckable(True)
            action.setChecked(number == self._current)
            action.triggered.connect(lambda _, chosen=number: self.choose(chosen))
            group.addAction(action)
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
