"""A person fills rows and variants of a form, keeps the call under a name, and runs that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    focused,
    key,
    labelled,
    name_of,
    play,
    screenshot,
    shown,
    shown_windows,
    text_of,
    wait_for,
    write,
)


def order_by_form(window: Any, output: Path) -> dict[str, Any]:
    """Bounds at the field, rows, a variant, a saved call, and the run of it."""
    key("ctrl+2")
    click(wait_for(lambda: find(window, "Try in console", role="button"), "the tool"))
    click(wait_for(lambda: find(window, "Add row to items"), "the list of objects"))
    bounds = wait_for(lambda: shown(window, "1 to 9"), "the bounds at their field")
    pattern = shown(window, "^[A-Z]")
    fill(window, "sku", "ab")
    wrong = wait_for(lambda: shown(window, "does not match"), "what is wrong, at its field")
    key("ctrl+a")
    write("AB-12")
    # the field below moves up where the words were
    wait_for(lambda: not shown(window, "does not match"), "that nothing is wrong there")
    fill(window, "count", "3")
    wait_for(lambda: find(window, "Run", role="button"), "a call that may run")
    choose_by_post(window, output)
    save_as_usual(window)
    seen = run_saved(window, output)
    return {"hints": [bounds, pattern], "wrong": wrong, "result": seen}


def fill(window: Any, name: str, value: str) -> None:
    """Write into the field of this name."""
    click(wait_for(lambda: find(window, name, role="text"), name))
    wait_for(lambda: focused(window) == name, f"the focus in {name}")
    write(value)
    wait_for(lambda: text_of(find(window, name, role="text")) == value, f"{value} in {name}")


def choose_by_post(window: Any, output: Path) -> None:
    """The second of two variants, and its own field."""
    assert name_of(labelled(window, "delivery")) == "not sent"
    for name in ("Add row to items", "not sent"):
        key("Tab")
        wait_for(lambda name=name: focused(window) == name, name)
    key("Down")
    wait_for(lambda: find(window, "shop", role="text"), "the field of the first")
    key("Down")
    wait_for(lambda: find(window, "street", role="text"), "the field of the second")
    assert not find(window, "shop", role="text")
    key("Tab")
    wait_for(lambda: focused(window) == "street: not sent", "the field's menu")
    key("Tab")
    wait_for(lambda: focused(window) == "street", "the field")
    write("High Street")
    wait_for(lambda: text_of(find(window, "street", role="text")) == "High Street", "the street")
    screenshot(output / "form.png")


def save_as_usual(window: Any) -> None:
    """Keep the arguments under a name, then change one of them."""
    key("ctrl+s")
    wait_for(lambda: focused(window) == "Name", "the name that is asked for")
    key("ctrl+a")
    write("the usual")
    key("Return")
    wait_for(lambda: find(window, "Saved calls: the usual"), "the saved call")
    click(find(window, "count", role="text"))
    key("ctrl+a")
    write("4")
    wait_for(lambda: find(window, "Saved calls: the usual, changed"), "that it is another one")


def run_saved(window: Any, output: Path) -> str:
    """Take the saved call again, and run it."""
    before = shown_windows()
    click(find(window, "Saved calls: the usual, changed"))
    wait_for(lambda: shown_windows() - before, "the menu of saved calls")
    screenshot(output / "saved-calls.png")
    key("Down")
    key("Return")
    wait_for(lambda: text_of(find(window, "count", role="text")) == "3", "what was saved")
    key("ctrl+Return")
    return str(wait_for(lambda: text_of(find(window, "Result", role="text")), "a result"))


if __name__ == "__main__":
    play(order_by_form)
