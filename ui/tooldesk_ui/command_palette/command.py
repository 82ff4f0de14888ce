"""Command: one line of the palette, and where the lines come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from tooldesk_ui.command_palette.fuzzy import fuzzy_score

MAX_SHOWN = 200
PLACE_COST = 40
"""How much less a command is worth that fits with its place alone."""


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
        if (score := _score(typed, command)) is not None
    ]
    scored.sort(key=lambda found: (-found[0], found[1]))
    return [command for _, _, command in scored[:MAX_SHOWN]]


def _score(typed: str, command: Command) -> int | None:
    """By its title; else with its place before or behind it: "edit tool", "tool edit"."""
    score = fuzzy_score(typed, command.title)
    if score is not None:
        return score
    both = (f"{command.title} {command.place}", f"{command.place} {command.title}")
    found = [each for words in both if (each := fuzzy_score(typed, words)) is not None]
    return max(found) - PLACE_COST if found else None


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
