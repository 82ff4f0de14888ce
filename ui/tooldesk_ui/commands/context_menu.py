"""ContextMenu: what can be done with a row or a lane, where the pointer or the keyboard asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import Groups
from tooldesk_ui.commands.commands import Commands

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView

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
        menu = _Menu(self._commands, self._groups, self._part)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(place)


class _Menu(QMenu):
    """What applies; a row that has just become current may be read only while it is open."""

    def __init__(self, commands: Commands, groups: Groups, part: QWidget) -> None:
        super().__init__(part)
        self.setObjectName("context_menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._groups = [commands.pick(*(entry.id for entry in group)) for group in groups]
        self._shown: list[Command] = []
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._fill)
        for command in (each for group in self._groups for each in group):
            command.changed.connect(self._turn.start)
        self._fill()

    def _fill(self) -> None:
        shown = [each for group in self._groups for each in group if each.applies]
        if shown == self._shown:
            return
        self._shown, active = shown, self.activeAction()
        self.clear()
        for group in self._groups:
            self.addSeparator()
            self.addActions([each for each in group if each.applies])
        if active in shown:
            self.setActiveAction(active)


def offer_for_rows(commands: Commands, view: QAbstractItemView, groups: Groups) -> None:
    """Offer these commands at every row of a list."""

    def choose(place: QPoint | None) -> QPoint | None:
        index = view.currentIndex() if place is None else view.indexAt(place)
        if not index.isValid():
            return None
        if not view.selectionModel().isSelected(index):
            from PySide6.QtCore import QItemSelectionModel

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
