"""A person looks for a call that failed yesterday, and replays it with the tool of today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    focused,
    key,
    play,
    result_of,
    screenshot,
    shown,
    wait_for,
    write,
)


def find_and_replay(window: Any, output: Path, words: str, call: str) -> dict[str, Any]:
    """Search the history, open what is found, replay it, compare."""
    key("ctrl+6")
    wait_for(lambda: focused(window) == "Filter calls", "the History screen")
    write(words)
    wait_for(lambda: shown(window, "1 of "), "one call")
    row = wait_for(lambda: shown(window, call), "yesterday's call")
    screenshot(output / "yesterday.png")
    click(wait_for(lambda: find(window, "Replay…", role="button"), "the call"))
    wait_for(lambda: focused(window) == "Replay", "the question")
    changed = wait_for(lambda: shown(window, "Different: "), "what has changed of the tool")
    key("Return")
    result = result_of(window, "Call 1: forecast, passed")
    compared = wait_for(lambda: shown(window, "Compared with call "), "the comparison")
    screenshot(output / "replayed.png")
    return {"row": row, "changed": changed, "result": result, "compared": compared}


if __name__ == "__main__":
    play(find_and_replay)
