"""A person makes an HTTP tool with the keyboard alone and tries it."""

from __future__ import annotations

import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from window_driver import (
    Atspi,
    click,
    find,
    key,
    labels_of,
    name_of,
    play,
    screenshot,
    shown_windows,
    text_of,
    wait_for,
    walk,
)

MOST_TABS = 60
_ITEMS = ("list item", "table cell")


def make_and_try(window: Any, output: Path, url: str) -> dict[str, Any]:
    """From an empty form to the server's answer."""
    key("ctrl+2")
    wait_for(lambda: find(window, "New tool", role="button"), "the Tools screen")
    before = shown_windows()
    key("ctrl+n")
    wait_for(lambda: shown_windows() - before, "the menu")
    key("Return")
    wait_for(lambda: focused(window)[0] == "Name", "the form")
    write("weather")
    tab_to(window, "Description")
    write("Tell the weather of a city.")
    tab_to(window, "URL")
    write(f"{url}/now/{{city}}")
    tab_to(window, "Add city")
    key("space")
    wait_for(lambda: find(window, "city, string, required"), "the parameter")
    preview = text_of(find(window, "Preview of a call"))
    screenshot(output / "editor.png")
    key("ctrl+s")
    wait_for(lambda: find(window, "Try in console", role="button"), "a saved tool")
    key("ctrl+Return")
    wait_for(lambda: find(window, "city"), "the tool's form in the console")
    tab_to(window, "city")
    write("Oslo")
    wait_for(lambda: find(window, "Run", role="button"), "Run enabled")
    key("ctrl+Return")
    wait_for(lambda: find(window, "Allow once", role="button"), "the question")
    tab_to(window, "Allow once")
    key("space")
    result = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    screenshot(output / "editor-result.png")
    click(wait_for(lambda: find(window, "All stages"), "the stages"))
    click(wait_for(lambda: find(window, "Execute passed"), "what Execute did"))
    click(wait_for(lambda: find(window, "Timing"), "the parts of the request"))
    phases = wait_for(lambda: phases_of(window), "its times")
    screenshot(output / "timing.png")
    return {"preview": preview, "result": result, "phases": phases}


def phases_of(window: Any) -> list[str]:
    """What took time in a request."""
    names = [name_of(node) for node in walk(window)]
    return [name for name in names if name.startswith(("Connect: ", "First byte: ", "Body: "))]


def focused(window: Any) -> tuple[str, Any]:
    """Name and place of what has the focus; a list's current item only looks as if it had.

    Its label and place are needed too: Qt names a drop-down after what is chosen in it, and two
    of them may have stood in one place, one after the other.
    """
    for node in walk(window):
        states = node.get_state_set()
        if states.contains(Atspi.StateType.FOCUSED) and node.get_role_name() not in _ITEMS:
            box = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
            return name_of(node), (*labels_of(node), box.x, box.y)
    return "", None


def tab_to(window: Any, name: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(MOST_TABS):
        before = focused(window)
        if before[0] == name:
            return
        key("Tab")
        wait_for(partial(_has_moved, window, before), f"a focus after {before[0]}")
    raise SystemExit(f"{MOST_TABS} times Tab did not reach {name}")


def _has_moved(window: Any, before: tuple[str, Any]) -> bool:
    return focused(window) not in (("", None), before)


def write(text: str) -> None:
    """Type a text."""
    subprocess.run(["xdotool", "type", "--delay", "5", text], check=True)


if __name__ == "__main__":
    play(make_and_try)
