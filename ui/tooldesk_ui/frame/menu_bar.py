"""MenuBar: the window's commands and those of the screen in front, as menus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.faces import load_faces
from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.language import Language, tr

MENUS = {
    "file": "&File",
    "edit": "&Edit",
    "view": "&View",
    "tool": "&Tool",
    "run": "&Run",
    "help": "&Help",
}

AFTER_MS = 150
"""By then the screen that is in front now is drawn; a menu that is opened sooner is filled then."""


class MenuBar:
    """A menu is filled when it opens; one that has nothing for the screen in front is not there."""

    def __init__(
        self, window: QMainWindow, commands: Commands, before_open: Callable[[], None]
    ) -> None:
        """`before_open` is called before a menu says what its commands do."""
        self._commands = commands
        self._before_open = before_open
        self._screen = ""
        self._filling = InTurns(window)
        self.bar = window.menuBar()
        self.bar.setObjectName("menu_bar")
        self.menus: dict[str, QMenu] = {}
        for name, words in MENUS.items():
            menu = self.menus[name] = self.bar.addMenu(tr(words))
            menu.setObjectName(f"{name}_menu")
            menu.aboutToShow.connect(partial(self._open, name))
            menu.aboutToHide.connect(partial(self._show_keys, name, is_open=False))
        self.menus["view"].aboutToShow.connect(partial(load_faces, Language.JAPANESE))

    def show_for(self, screen: str) -> None:
        """Offer what can be done on another screen."""
        self._screen = screen
        for name, menu in self.menus.items():
            menu.menuAction().setVisible(bool(self._groups(name)))
        # a desktop that shows menus outside the window, or reads them out, does not open them first
        self._filling.start(self._fill_all(), AFTER_MS)

    def retranslate(self) -> None:
        """The language is another one."""
        for name, menu in self.menus.items():
            menu.setTitle(tr(MENUS[name]))
        self.show_for(self._screen)

    def _open(self, name: str) -> None:
        # after a change of language the turn of a command may be yet to come
        for group in self._groups(name):
            for command in group:
                command.retranslate()
        self._fill(name)
        self._show_keys(name, is_open=True)

    def _show_keys(self, name: str, *, is_open: bool) -> None:
        """Only while it is open: else a bar that has the focus makes all keys ambiguous."""
        for entry in self.menus[name].actions():
            if id_ := entry.objectName():
                entry.setShortcuts(self._commands[id_].shortcuts() if is_open else [])

    def _fill_all(self) -> Iterator[None]:
        for name, menu in self.menus.items():
            if not menu.isVisible():  # one that is open was filled then, and its keys are in use
                self._fill(name)
            yield

    def _fill(self, name: str) -> None:
        self._before_open()
        menu = self.menus[name]
        menu.clear()
        for group in self._groups(name):
            menu.addSeparator()
            for command in group:
                menu.addAction(_entry(command, menu))

    def _groups(self, name: str) -> list[list[Command]]:
        own = self._commands.menu("", name)
        # what ends the program stays at the end
        return [*own[:-1], *self._commands.menu(self._screen, name), *own[-1:]]


def _entry(command: Command, menu: QMenu) -> QAction:
    """Stands for a command, which listens to its keys itself."""
    entry = QAction(command.icon(), command.text(), menu)
    entry.setObjectName(command.objectName())
    entry.setMenuRole(QAction.MenuRole.NoRole)
    entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
    entry.setEnabled(command.isEnabled())
    entry.setCheckable(command.isCheckable())
    entry.setChecked(command.isChecked())
    entry.triggered.connect(command.trigger)
    return entry
