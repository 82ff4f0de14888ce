"""A person looks into a request: as it was sent, what came back, and where the time went."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from drive_secrets import everything, set_what_is_missing
from window_driver import (
    click,
    find,
    name_of,
    play,
    screenshot,
    shown,
    text_of,
    wait_for,
    walk,
)


def inspect(window: Any, output: Path, call: str, secret: str) -> dict[str, Any]:
    """What Execute tells of the last of two requests; the first one led to it."""
    shown_words = set_what_is_missing(window, output, call, secret)["shown"]
    click(wait_for(lambda: find(window, "All stages"), "the stages"))
    click(wait_for(lambda: find(window, "Execute passed"), "what Execute did"))
    seen = {"status": wait_for(lambda: find(window, "200 OK", role="label") and "200 OK", "200")}
    seen["requests"] = shown(window, "2 of 2: ")
    cells = wait_for(lambda: cells_of(window), "the body as a tree")
    screenshot(output / "http-tree.png")
    seen["tree"] = cells
    click(find(window, "Raw"))
    seen["raw"] = wait_for(lambda: text_of(find(window, "Response body")), "the body as it came")
    for part, name in (("Request", "Request as sent"), ("Headers", "Response headers")):
        click(find(window, part, role="check box"))
        seen[part] = wait_for(lambda name=name: text_of(find(window, name)), name)
        shown_words += everything(window)
    click(find(window, "Timing", role="check box"))
    seen["phases"] = wait_for(lambda: phases_of(window), "the parts of its time")
    screenshot(output / "http-timing.png")
    return seen | {"shown": shown_words}


def cells_of(window: Any) -> list[str]:
    """Keys and values of the response's tree."""
    tree = find(window, "Response as a tree")
    cells = [] if tree is None else [each for each in walk(tree) if each is not tree]
    return [name_of(each) for each in cells if "cell" in each.get_role_name()]


def phases_of(window: Any) -> list[str]:
    """What took time in a request."""
    names = [name_of(node) for node in walk(window)]
    kinds = ("Name lookup: ", "Connect: ", "TLS: ", "First byte: ", "Body: ")
    return [name.partition(":")[0] for name in names if name.startswith(kinds)]


if __name__ == "__main__":
    play(inspect)
