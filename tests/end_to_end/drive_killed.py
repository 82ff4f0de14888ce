"""The program is killed, and a person finds text, calls, results and screens as they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    focused,
    key,
    kill_and_start_again,
    paste,
    play,
    result_of,
    run_output,
    screenshot,
    shown,
    text_of,
    wait_for,
)


def kill_and_find(window: Any, output: Path, called: str, data: str) -> dict[str, Any]:
    """Run a call, begin another text, be killed, start again."""
    run_output(window, called)
    before = result_of(window, "Call 1: calculator, passed")
    click(find(window, "Raw model output"))
    key("ctrl+End")
    paste(" and more")
    state = Path(data, "window.json")
    wait_for(lambda: " and more" in state.read_text(encoding="utf-8"), "the draft on the disk")
    window = kill_and_start_again()
    text = wait_for(lambda: text_of(find(window, "Raw model output")), "the draft")
    result = result_of(window, "Call 1: calculator, passed")
    screenshot(output / "killed.png")
    key("ctrl+6")
    wait_for(lambda: focused(window) == "Filter calls", "the History screen")
    row = wait_for(lambda: shown(window, "calculator, 20"), "the call")
    return {"before": before, "text": text, "result": result, "row": row}


if __name__ == "__main__":
    play(kill_and_find)
