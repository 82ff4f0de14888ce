"""A person gives a command other keys, is told whose they were, uses them, and takes all back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    find,
    focused,
    key,
    play,
    screenshot,
    shown,
    text_of,
    wait_for,
    write,
)


def change_keys(window: Any, output: Path) -> dict[str, Any]:
    """By keyboard alone: look for a command, press keys of another one, take them, reset."""
    key("F1")
    wait_for(lambda: focused(window) == "Filter commands", "the dialog")
    write("ctrl+2")
    seen = {"before": wait_for(lambda: shown(window, "Tools, Where Everywhere, "), "its row")}
    for name in ("How words are compared", "Shortcuts", "New keys"):
        key("Tab")
        wait_for(lambda name=name: focused(window) == name, name)
    key("ctrl+3")
    seen["conflict"] = wait_for(lambda: shown(window, "which would lose it"), "whose keys they are")
    assert find(window, "Take the keys", role="button")
    screenshot(output / "shortcut-conflict.png")
    for name in ("No keys", "Reset all", "Close", "Take the keys"):
        key("Tab")
        wait_for(lambda name=name: focused(window) == name, name)
    key("space")
    look_for(window, "ctrl+3")
    seen["after"] = wait_for(
        lambda: shown(window, "Tools, Where Everywhere, "), "that they are its own"
    )
    screenshot(output / "shortcut-changed.png")
    leave(window)
    key("ctrl+3")
    wait_for(lambda: focused(window) == "Filter tools", "the Tools screen, by its new keys")
    key("F1")
    wait_for(lambda: focused(window) == "Filter commands", "the dialog")
    write("ctrl+3")
    wait_for(lambda: shown(window, "Tools, Where Everywhere, "), "what has them now")
    stops = ("How words are compared", "Shortcuts", "New keys", "No keys", "Reset", "Reset all")
    for name in stops:
        key("Tab")
        wait_for(lambda name=name: focused(window) == name, name)
    key("space")
    seen["reset"] = wait_for(lambda: shown(window, "Secrets, Where Everywhere, "), "its row")
    leave(window)
    key("ctrl+3")
    seen["screen"] = wait_for(lambda: find(window, "No variables yet") and "secrets", "Secrets")
    return seen


def look_for(window: Any, words: str) -> None:
    """Go round to the filter, and look for something else."""
    while focused(window) != "Filter commands":
        before = focused(window)
        key("Tab")
        wait_for(lambda before=before: focused(window) not in ("", before), "the next stop")
    key("ctrl+a")
    write(words)
    wait_for(lambda: text_of(find(window, "Filter commands")) == words, words)


def leave(window: Any) -> None:
    """Escape empties the filter, then closes the dialog."""
    key("Escape")
    key("Escape")
    wait_for(lambda: not find(window, "Filter commands"), "no dialog")


if __name__ == "__main__":
    play(change_keys)
