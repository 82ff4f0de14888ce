"""A person removes a tool by the palette, takes that back from another screen, and goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import find, focused, key, play, screenshot, shown, wait_for, write


def remove_and_undo(window: Any, output: Path, file: str) -> dict[str, Any]:
    """A command names what it acts on; undo belongs to the workspace."""
    path = Path(file)
    key("ctrl+2")
    wait_for(lambda: focused(window).startswith("Filter "), "the focus in the main field")
    field = focused(window)
    write("calculator")
    wait_for(lambda: find(window, "Edit", role="button"), "the tool in front")
    key("ctrl+k")
    wait_for(lambda: focused(window) == "Command or tool", "the palette")
    write("Remove tool calculator")
    wait_for(lambda: shown(window, "Remove tool calculator"), "the command with its object")
    screenshot(output / "palette.png")
    key("Return")
    wait_for(lambda: not path.exists(), "no file any more")
    told = wait_for(lambda: shown(window, "calculator is removed."), "a word of it")
    key("ctrl+4")
    wait_for(
        lambda: focused(window) != field and focused(window).startswith("Filter "),
        "the focus on another screen",
    )
    key("ctrl+k")
    wait_for(lambda: focused(window) == "Command or tool", "the palette")
    write("Undo")
    wait_for(lambda: shown(window, "Undo remove tool calculator"), "what would be undone")
    screenshot(output / "undo.png")
    key("Escape")
    wait_for(lambda: focused(window).startswith("Filter "), "the focus where it was")
    key("ctrl+z")
    wait_for(path.exists, "the file again")
    undone = wait_for(lambda: shown(window, "Undone: remove tool calculator."), "a word of that")
    return {"told": told, "undone": undone}


if __name__ == "__main__":
    play(remove_and_undo)
