"""A person goes through all screens by keyboard: each answers to the same keys in the same way."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    focused,
    key,
    name_of,
    play,
    screenshot,
    shown,
    shown_windows,
    wait_for,
    walk,
    write,
)

LISTED = {"2": "Filter tools", "4": "Filter limits"}
"""Screens that list something in a new workspace, by the key that leads there: their main field."""

EMPTY = {
    "3": "No variables yet",
    "5": "No cached answers yet",
    "6": "No calls yet",
    "7": "No servers yet",
}
"""Those that have nothing to list yet, and what they say."""


def walk_the_screens(window: Any, output: Path) -> dict[str, Any]:
    """Main field, filter, find, menu, panes and choosing several; then a command for them."""
    for number, field in LISTED.items():
        key(f"ctrl+{number}")
        wait_for(partial(_is_in, window, field), f"the focus in {field}")
        write("zebra")
        wait_for(lambda: find(window, "Clear the filters", role="button"), "a way out")
        key("ctrl+f")
        wait_for(partial(_is_in, window, field), "find, on the same screen")
        screenshot(output / f"screen-{number}.png")
        click(wait_for(lambda: find(window, "Clear the filters", role="button"), "the way out"))
        wait_for(lambda: not find(window, "Clear the filters", role="button"), "all rows")
    empty = {}
    for number, words in EMPTY.items():
        key(f"ctrl+{number}")
        empty[number] = wait_for(partial(_label, window, words), words)
        screenshot(output / f"screen-{number}.png")
    return {"empty": empty, "panes": use_a_list(window, output)}


def use_a_list(window: Any, output: Path) -> list[str]:
    """On Tools: panes by F6, a row's own menu, two rows, and the command that names them."""
    key("ctrl+2")
    wait_for(partial(_is_in, window, "Filter tools"), "the Tools screen")
    panes = [focused(window)]
    for _ in range(8):
        before = focused(window)
        key("F6")
        wait_for(lambda before=before: focused(window) not in ("", before), "another pane")
        panes.append(focused(window))
        if panes[-1] == panes[0]:
            break
    click(wait_for(partial(_row, window, "Calculator, calculator"), "the row"))
    wait_for(partial(_is_in, window, "Tools"), "the focus in the list")
    windows = shown_windows()
    key("shift+F10")
    wait_for(lambda: shown_windows() - windows, "the menu of the row")
    screenshot(output / "row-menu.png")
    key("Escape")
    wait_for(lambda: not shown_windows() - windows, "no menu")
    key("shift+Down")
    key("ctrl+k")
    wait_for(lambda: find(window, "Command or tool"), "the palette")
    write("Remove 2 tools")
    wait_for(lambda: shown(window, "Remove 2 tools"), "the command with both in it")
    screenshot(output / "two-rows.png")
    key("Return")
    wait_for(lambda: shown(window, "2 tools are removed."), "a word of it")
    key("ctrl+z")
    wait_for(lambda: shown(window, "Undone: remove 2 tools."), "a word of that")
    return panes


def _is_in(window: Any, field: str) -> bool:
    return focused(window) == field


def _row(window: Any, words: str) -> Any:
    return next((each for each in walk(window) if name_of(each).startswith(words)), None)


def _label(window: Any, words: str) -> str:
    return words if find(window, words, role="label") else ""


if __name__ == "__main__":
    play(walk_the_screens)
