"""Shortcuts: the keys that a person chose in place of those a command comes with."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QKeySequence

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.commands import Commands

_KEY = "shortcuts"
_LEADING = {"Ctrl", "Alt", "Meta"}


class KeepingState(Protocol):
    """What is remembered from one run to the next."""

    def section(self, key: str) -> dict[str, object]:
        """The object under `key`, or an empty one."""

    def update(self, **values: object) -> None:
        """Remember `values`."""


class Shortcuts:
    """Kept in the window's state by the id of the command; what is not there is as it comes."""

    def __init__(self, commands: Commands, state: KeepingState) -> None:
        self._commands, self._state = commands, state
        kept = state.section(_KEY).items()
        self._chosen = {
            id_: keys for id_, keys in kept if isinstance(keys, str) and id_ in commands
        }
        for id_, keys in self._chosen.items():
            commands[id_].set_keys(keys)

    def is_changed(self, command: Command) -> bool:
        """Whether a person chose its keys."""
        return command.objectName() in self._chosen

    def change(self, command: Command, keys: str) -> None:
        """Have a command called by `keys`, "" for none; others lose them where both could mean it.

        What comes with a command, chosen again, is no choice.
        """
        for other in self.conflicts(command, keys):
            rest = [each for each in other.shortcuts() if each not in _sequences(keys)]
            self._set(other, QKeySequence.listToString(rest))
        self._set(command, keys)
        self._keep()

    def reset(self, command: Command) -> None:
        """Have a command called as it comes; what was put on those keys loses them."""
        self.change(command, command.entry.shortcut)

    def reset_all(self) -> None:
        """Have every command called as it comes."""
        for id_ in list(self._chosen):
            self._set(self._commands[id_], self._commands[id_].entry.shortcut)
        self._keep()

    def conflicts(self, command: Command, keys: str) -> list[Command]:
        """The other commands that listen to any of `keys` where this one does."""
        wanted = _sequences(keys)
        return [
            other
            for other in self._commands
            if other is not command
            and _meet(command, other)
            and any(each in wanted for each in other.shortcuts())
        ]

    def _set(self, command: Command, keys: str) -> None:
        command.set_keys(keys)
        if _sequences(keys) == _sequences(command.entry.shortcut):
            self._chosen.pop(command.objectName(), None)
        else:
            self._chosen[command.objectName()] = keys

    def _keep(self) -> None:
        self._state.update(**{_KEY: dict(self._chosen)})


def fault_of(keys: str) -> str:
    """Why a command can't be called by `keys`; "" when it can."""
    for sequence in _sequences(keys):
        shown = sequence.toString()
        if not _LEADING.intersection(shown.split("+")) and len(shown.split("+")[-1]) == 1:
            return f"{shown} is typed in texts; hold Ctrl or Alt with it."
    return ""


def _sequences(keys: str) -> list[QKeySequence]:
    return QKeySequence.listFromString(keys) if keys else []


def _meet(one: Command, other: Command) -> bool:
    """Whether both can listen at the same moment."""
    if one.screen and other.screen and one.screen != other.screen:
        return False
    parts = {one.entry.part, other.entry.part} - {""}
    return one.screen != other.screen or len(parts) < 2
