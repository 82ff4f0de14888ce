"""A keyring is locked: it is called that, a call waits for it, and goes on once it is open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from drive_secrets import everything
from window_driver import (
    click,
    find,
    key,
    paste,
    play,
    screenshot,
    shown,
    shown_windows,
    text_of,
    wait_for,
    write,
)

EDITOR = "Raw model output"
PASSWORD = "test-password"


def unlock_for_a_call(window: Any, output: Path, call: str) -> dict[str, Any]:
    """Look at what is locked, run a call, and answer the system's own dialogue."""
    wait_for(lambda: find(window, "Secrets: Keyring locked", role="button"), "the status bar")
    key("ctrl+3")
    wait_for(lambda: find(window, "Unlock…", role="button"), "the way to unlock it")
    wait_for(lambda: find(window, "Locked", role="label"), "the variable, as locked")
    seen: dict[str, Any] = {"summary": shown(window, "1 variable")}
    shown_words = [*everything(window)]
    screenshot(output / "keyring-locked.png")
    key("ctrl+1")
    click(wait_for(lambda: find(window, EDITOR), "the editor"))
    key("ctrl+a")
    paste(call)
    wait_for(lambda: text_of(find(window, EDITOR)) == call, "the call")
    before = shown_windows()
    key("ctrl+Return")
    wait_for(lambda: shown_windows() - before, "the system's dialogue")
    wait_for(lambda: find(window, "Execute running"), "a call that waits")
    wait_for(lambda: shown(window, "unlock the keyring"), "what it waits for")
    screenshot(output / "keyring-asked.png")
    write(PASSWORD)
    key("Return")
    click(wait_for(lambda: find(window, "Allow once", role="button"), "the question"))
    seen["result"] = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    wait_for(lambda: not find(window, "Secrets: Keyring locked", role="button"), "an open keyring")
    shown_words += everything(window)
    return seen | {"shown": shown_words}


if __name__ == "__main__":
    play(unlock_for_a_call)
