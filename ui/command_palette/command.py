"""Command: one line of the palette, and where the lines come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ui.command_palette.fuzzy import fuzzy_score

MAX_SHOWN = 200


@dataclass(frozen=True, slots=True)
class Command:
    """Something the palette can do."""

    title: str
    """What is read and searched."""

    place: str
    """Where it is found otherwise: the menu, or "Tool"."""

    shortcut: str
    """Its shortcut as shown, or ""."""

    run: Callable[[], object]
    """Does it."""


def menu_commands(menus: Iterable[QMenu]) -> list[Command]:
    """Every enabled action of the menus."""
    return [
        _of_action(action, menu.title())
        for menu in menus
        for action in menu.actions()
        if action.isEnabled() and not action.isSeparator() and action.text()
    ]


def best_commands(commands: Iterable[Command], typed: str) -> list[Command]:
    """The commands that fit what was typed, best first; all in their order when nothing was."""
    scored = [
        (score, place, command)
        for place, command in enumerate(commands)
        if (score := fuzzy_score(typed, command.title)) is not None
    ]
    scored.sort(key=lambda found: (-found[0], found[1]))
    return [command for _, _, command in scored[:MAX_SHOWN]]


def _of_action(action: QAction, menu: str) -> Command:
    return Command(
        title=plain(action.text()),
        place=plain(menu),
        shortcut=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
        run=action.trigger,
    )


def plain(words: str) -> str:
    """Words of a menu without mnemonics, numbers for them, or dots."""
    return words.replace("&", "").removesuffix(" …").lstrip("0123456789 ")
