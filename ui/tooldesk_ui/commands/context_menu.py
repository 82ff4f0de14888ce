"""ContextMenu: what can be done with a row or a lane, where the pointer or the keyboard asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from tooldesk_ui.commands.command_entry import Groups
from tooldesk_ui.commands.commands import Commands

Choose = Callable[[QPoint | None], QPoint | None]
"""Makes what is at a place the current one, or leaves it at None; says where it is, if it is."""


class ContextMenu(QObject):
    """Opens over `part` by a right click, the Menu key or Shift+F10; offers only what applies."""

    def __init__(self, commands: Commands, part: QWidget, groups: Groups, choose: Choose) -> None:
        super().__init__(part)
        self._commands, self._part, self._groups, self._choose = commands, part, groups, choose
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open when it is asked for."""
        if not isinstance(event, QContextMenuEvent):
            return False
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        place = self._choose(None if is_by_key else event.pos())
        if place is not None:
            self.open_at(self._part.mapToGlobal(place))
        return True

    def open_at(self, place: QPoint) -> None:
        """Show what can be done; nothing when that is nothing."""
        menu = QMenu(self._part)
        menu.setObjectName("context_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group in self._groups:
            menu.addSeparator()
            offered = self._commands.pick(*(entry.id for entry in group))
            menu.addActions([command for command in offered if command.applies])
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(place)


def offer_for_rows(commands: Commands, view: QAbstractItemView, groups: Groups) -> None:
    """Offer these commands at every row of a list."""

    def choose(place: QPoint | None) -> QPoint | None:
        index = view.currentIndex() if place is None else view.indexAt(place)
        if not index.isValid():
            return None
        if not view.selectionModel().isSelected(index):
            # a view would go by the keys that are held down, or were
            flag = QItemSelectionModel.SelectionFlag
            view.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        if place is None:
            view.scrollTo(index)
        return view.visualRect(index).center() if place is None else place

    menu = ContextMenu(commands, view.viewport(), groups, choose)
    # the keyboard asks the list itself, the pointer what it is drawn on
    view.installEventFilter(menu)


def ask_for_menu() -> None:
    """Have what has the focus open its menu, as the Menu key does."""
    focus = QApplication.focusWidget()
    if focus is not None:
        place = focus.rect().center()
        by_key = QContextMenuEvent.Reason.Keyboard
        event = QContextMenuEvent(by_key, place, focus.mapToGlobal(place))
        QApplication.sendEvent(focus, event)
