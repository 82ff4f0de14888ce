"""A person runs three calls at once, stops the one that takes too long, and keeps the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import click, find, name_of, paste, play, screenshot, text_of, wait_for, walk


def stop_one_call(window: Any, output: Path, text: str, folder: str) -> dict[str, Any]:
    """Paste, run, stop the second call by its button, wait for the others."""
    editor = wait_for(lambda: find(window, "Raw model output"), "the editor")
    click(editor)
    paste(text)
    wait_for(lambda: text_of(editor).strip() == text, "the text")
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    wait_for(lambda: states(window) == ["running"] * 3, "three running calls")
    # a call runs before its worker has come to the function
    child = wait_for(lambda: child_of(folder, 2), "what the second call starts")
    click(wait_for(lambda: find(window, "Stop call 2", role="button"), "the button of call 2"))
    wait_for(lambda: "cancelled" in states(window), "the cancelled call")
    seen = {"stopped": states(window)}
    wait_for(lambda: not is_running(child), "the end of what the stopped call had started")
    Path(folder, "go").touch()
    wait_for(lambda: "running" not in states(window), "the two others")
    screenshot(output / "stopped_call.png")
    return seen | {"ended": states(window)}


def child_of(folder: str, number: int) -> int:
    """The process that a call has started and written down; 0 as long as there is none."""
    note = Path(folder, f"{number}.pid")
    written = note.read_text(encoding="utf-8") if note.exists() else ""
    return int(written) if written else 0


def is_running(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked for its exit code yet does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def states(window: Any) -> list[str]:
    """How the calls stand, by what a screen reader says of each: "Call 1: greet, passed"."""
    names = (name_of(node) for node in walk(window))
    return [each.rpartition(", ")[2] for each in names if each.startswith("Call ")]


if __name__ == "__main__":
    play(stop_one_call)
