"""A person reads four calls at a glance, runs them again, and leaves while another one runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from window_driver import (
    Atspi,
    click,
    clipboard,
    find,
    key,
    lanes_of,
    name_of,
    paste,
    play,
    screenshot,
    shown,
    text_of,
    wait_for,
    walk,
    write,
)

EDITOR = "Raw model output"
STAGES = ("Parse", "Select", "Validate", "Execute", "Cache", "Emit")


def read_at_a_glance(window: Any, output: Path, text: str, slow: str) -> dict[str, Any]:
    """Chips, one row a call, all messages, an older text, the run before, and the way out."""
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    paste(text)
    wait_for(lambda: text_of(find(window, EDITOR)) == text, "the text")
    key("ctrl+Return")
    seen = {"all": wait_for(lambda: lanes_of(window, 4), "four calls")}
    click(wait_for(lambda: find(window, "Show only: 1 failed"), "the chip of what failed"))
    seen["failed"] = wait_for(lambda: alone(window), "that call alone")
    click(wait_for(lambda: find(window, "Show all: 4 calls"), "the chip of all"))
    wait_for(lambda: lanes_of(window, 4), "all of them again")
    key("F9")
    wait_for(lambda: not opened(window), "all calls closed")
    key("F9")
    wait_for(lambda: len(opened(window)) == 4, "all calls open")
    wait_for(lambda: find(window, "All stages"), "the strip of stages that all passed")
    screenshot(output / "dense-open.png")
    key("ctrl+alt+m")
    seen["messages"] = wait_for(messages, "the messages on the clipboard")
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    key("ctrl+End")
    write(" more")
    wait_for(lambda: find(window, "Older text"), "a mark on calls of another text")
    key("ctrl+Return")
    wait_for(lambda: not find(window, "Older text") and lanes_of(window, 4), "the new run")
    key("F7")
    compared = "Compared with the run before"
    wait_for(lambda: shown(window, compared), "what is other than before")
    seen["compared"] = wait_for(lambda: shown(window, "result: the same"), "its result")
    screenshot(output / "dense-compared.png")
    leave(window, output, slow)
    return seen


def leave(window: Any, output: Path, slow: str) -> None:
    """Close the window while a call runs: it asks, stays, asks again, and stops the call."""
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    key("ctrl+a")
    paste(slow)
    wait_for(lambda: text_of(find(window, EDITOR)) == slow, "the slow call")
    key("ctrl+Return")
    wait_for(lambda: shown(window, "Call 1: slow_countdown, running"), "a call that runs")
    key("ctrl+q")
    wait_for(lambda: find(window, "Wait for it", role="button"), "the question")
    wait_for(lambda: shown(window, "Call 1: slow_countdown\n"), "which call it is")
    screenshot(output / "closing.png")
    key("Escape")
    wait_for(lambda: not find(window, "Wait for it", role="button"), "no question")
    assert shown(window, "Call 1: slow_countdown, running")
    key("ctrl+q")
    click(wait_for(lambda: find(window, "Stop and close", role="button"), "the question again"))


def alone(window: Any) -> str:
    """The one call whose row is listed; "" as long as there are others."""
    listed = [each for each in lanes_of(window) if find(window, each)]
    return listed[0] if len(listed) == 1 else ""


def opened(window: Any) -> list[str]:
    """The calls whose row is opened."""
    checked = Atspi.StateType.CHECKED
    found = [each for each in walk(window) if name_of(each).startswith("Call ")]
    return [name_of(each) for each in found if each.get_state_set().contains(checked)]


def messages() -> list[Any]:
    """The messages that were copied, as long as there are none an empty list."""
    try:
        read = json.loads(clipboard())
    except ValueError:
        return []
    return read if isinstance(read, list) else []


if __name__ == "__main__":
    play(read_at_a_glance)
