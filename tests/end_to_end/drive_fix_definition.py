"""A call fails, its person sees why, mends the definition, and the same output passes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    choose,
    click,
    find,
    key,
    paste,
    play,
    result_of,
    run_output,
    screenshot,
    shown,
    text_of,
    wait_for,
)


def fix_and_run(window: Any, output: Path, called: str, definition: str) -> dict[str, Any]:
    """Run, read the error, change the tool in the editor, run again."""
    run_output(window, called)
    told = result_of(window, "Call 1: forecast, failed")
    why = wait_for(lambda: shown(window, "/days: "), "the argument that is wrong")
    choose(window, "Edit tool forecast")
    click(wait_for(lambda: find(window, "JSON", role="check box"), "the editor"))
    click(wait_for(lambda: find(window, "Tool file as JSON"), "the definition"))
    key("ctrl+a")
    paste(definition)
    wait_for(lambda: text_of(find(window, "Tool file as JSON")).strip() == definition, "its text")
    wait_for(lambda: find(window, "Save", role="button"), "a change")
    screenshot(output / "fix_definition.png")
    key("ctrl+s")
    wait_for(lambda: find(window, "Saved"), "the saved tool")
    key("ctrl+1")
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    result = result_of(window, "Call 1: forecast, passed")
    screenshot(output / "fixed_definition.png")
    return {"told": told, "why": why, "result": result}


if __name__ == "__main__":
    play(fix_and_run)
