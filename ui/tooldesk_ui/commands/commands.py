"""Commands: every command of every screen, made or not; menus, buttons and keys are views of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import CommandTable
from tooldesk_ui.theme import Theme


class Commands(QObject):
    """Filled before any screen is made; a screen joins its own with `join`.

    The commands of a screen are made when the first of them is asked for.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._screen_of: dict[str, str] = {}
        self._tables: dict[str, tuple[CommandTable, bool]] = {}
        self._by_id: dict[str, Command] = {}
        self._menus: dict[tuple[str, str], list[list[Command]]] = {}

    def add(self, screen: str, table: CommandTable, *, is_enabled: bool = False) -> None:
        """Take in the commands of a screen; they can be used once it says so."""
        ids = [entry.id for groups in table.values() for row in groups for entry in row]
        assert len({*ids, *self._screen_of}) == len(ids) + len(self._screen_of), ids
        self._screen_of |= dict.fromkeys(ids, screen)
        self._tables[screen] = table, is_enabled

    def __getitem__(self, id_: str) -> Command:
        return self._by_id.get(id_) or self._made(id_)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._screen_of

    def __iter__(self) -> Iterator[Command]:
        return map(self.__getitem__, self._screen_of)

    def _made(self, id_: str) -> Command:
        self._make(self._screen_of[id_])
        return self._by_id[id_]

    def _make(self, screen: str) -> None:
        table, is_enabled = self._tables.pop(screen)
        for menu, groups in table.items():
            made = [[Command(entry, screen, self._theme, self) for entry in row] for row in groups]
            self._menus[screen, menu] = made
            for command in (command for row in made for command in row):
                self._by_id[command.entry.id] = command
                command.setEnabled(is_enabled)

    def make_all(self) -> Iterator[None]:
        """Make those that no screen has asked for yet, with each step those of one screen."""
        while self._tables:
            self._make(next(iter(self._tables)))
            yield

    def pick(self, *ids: str) -> list[Command]:
        """Some of them, in this order."""
        return [self[id_] for id_ in ids]

    def menu(self, screen: str, menu: str) -> list[list[Command]]:
        """What a menu offers for a screen, in groups, without parts that are not to be seen."""
        if screen in self._tables:
            self._make(screen)
        groups = self._menus.get((screen, menu), [])
        shown = ([each for each in group if each.is_here] for group in groups)
        return [group for group in shown if group]

    def join(self, owner: QWidget, work: Mapping[str, Callable[[], object]]) -> None:
        """Have commands done by a screen, or a part of it; their keys hold while it is shown."""
        for id_, do in work.items():
            self[id_].done_by(do, owner)

    def offer(self, is_possible: bool, *ids: str, of: str = "", why_not: str = "") -> None:
        """Say of several at once whether they can be done, and to what, or why not."""
        for id_ in ids:
            self[id_].offer(is_possible, of, why_not)
