"""A person whose call lacks a secret sets it where the button leads, and runs it again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    key,
    name_of,
    paste,
    play,
    screenshot,
    text_of,
    wait_for,
    walk,
)


def set_what_is_missing(window: Any, output: Path, call: str, secret: str) -> dict[str, Any]:
    """From the stopped call to its result."""
    click(wait_for(lambda: find(window, "Raw model output"), "the editor"))
    paste(call)
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    click(wait_for(lambda: find(window, "Set secret", role="button"), "the button"))
    field = wait_for(lambda: find(window, "Value, hidden"), "the masked field")
    click(field)
    paste(secret)
    wait_for(lambda: find(window, "Save", role="button"), "Save enabled")
    shown = [*everything(window)]
    screenshot(output / "secret_typed.png")
    key("Return")
    back = wait_for(lambda: find(window, "Back to the call", role="button"), "the way back")
    wait_for(lambda: find(window, "Reveal value", role="button"), "the value to be set")
    shown += everything(window)
    screenshot(output / "secret_set.png")
    click(back)
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    allow = wait_for(lambda: find(window, "Allow once", role="button"), "the question")
    shown += everything(window)
    screenshot(output / "secret_asked.png")
    click(allow)
    result = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    shown += everything(window)
    return {"result": result, "shown": shown}


def everything(window: Any) -> Iterator[str]:
    """All that a screen reader could read: names, descriptions and texts."""
    for node in walk(window):
        yield from (name_of(node), str(node.get_description() or ""), text_of(node))


if __name__ == "__main__":
    play(set_what_is_missing)
