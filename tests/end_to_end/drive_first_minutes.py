"""A new user pastes a call, runs it, reads the result and changes the colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import click, find, key, paste, play, screenshot, stages, text_of, wait_for


def follow_the_tour(window: Any, output: Path, text: str) -> dict[str, Any]:
    """What a new user does in the first minutes."""
    screenshot(output / "start.png")
    click(wait_for(lambda: find(window, "Raw model output"), "the editor"))
    paste(text)
    wait_for(lambda: text_of(find(window, "Raw model output")).strip() == text.strip(), "the text")
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    result = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    click(wait_for(lambda: find(window, "All stages"), "the stages"))
    wait_for(lambda: stages(window), "each stage")
    seen = {"result": result, "stages": stages(window)}
    screenshot(output / "light.png")
    key("ctrl+l")
    wait_for(lambda: not text_of(find(window, "Raw model output")), "an empty editor")
    return seen


if __name__ == "__main__":
    play(follow_the_tour)
