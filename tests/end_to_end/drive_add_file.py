"""A person adds a Python file through the File menu, and calls its function by its form."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from window_driver import click, find, key, paste, play, screenshot, text_of, wait_for


def add_and_try(window: Any, output: Path, file: str) -> dict[str, Any]:
    """From the file dialogue to the function's answer."""
    key("ctrl+shift+a")
    path = wait_for(lambda: find(window, "File name:", role="text"), "the file dialogue")
    paste(file)
    wait_for(lambda: text_of(path) == file, "the path")
    key("Return")
    adding = wait_for(lambda: find(window, "Add 1 tool", role="button"), "what was found")
    screenshot(output / "add_file.png")
    click(adding)
    # another tool stands there before, with the same button
    wait_for(lambda: find(window, "Greet somebody.", role="label"), "the new tool")
    click(wait_for(lambda: find(window, "Try in console", role="button"), "its button"))
    click(wait_for(lambda: find(window, "name", role="text"), "the tool's form"))
    subprocess.run(["xdotool", "type", "--delay", "5", "Ada"], check=True)
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    result = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    screenshot(output / "added_file.png")
    return {"result": result}


if __name__ == "__main__":
    play(add_and_try)
