"""A person replaces a text, looks for a word in it, runs it, and walks its calls by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    key,
    lanes_of,
    paste,
    play,
    screenshot,
    stages,
    text_of,
    wait_for,
    write,
)

EDITOR = "Raw model output"


def replace_find_and_run(window: Any, output: Path, first: str, second: str) -> dict[str, Any]:
    """What is shown, what is found and what runs are the same text."""
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    for text in (first, second):
        key("ctrl+a")
        paste(text)
        wait_for(lambda text=text: text_of(find(window, EDITOR)) == text, "the text")
    key("ctrl+f")
    wait_for(lambda: find(window, "Find in the text"), "the find bar")
    write("expression")
    wait_for(lambda: find(window, "1 of 3"), "the first match")
    key("F3")
    wait_for(lambda: find(window, "2 of 3"), "the next match")
    screenshot(output / "find.png")
    key("Escape")
    wait_for(lambda: not find(window, "Find in the text"), "no find bar")
    key("ctrl+Return")
    lanes = wait_for(lambda: lanes_of(window, 3), "three calls")
    key("F8")
    failed = wait_for(lambda: [each for each in stages(window) if "failed" in each], "the problem")
    screenshot(output / "lanes.png")
    return {"lanes": lanes, "failed": failed}


if __name__ == "__main__":
    play(replace_find_and_run)
