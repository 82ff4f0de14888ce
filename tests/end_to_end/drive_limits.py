"""A person meets a usage limit: it refuses, is reset, and the tool runs again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from window_driver import (
    click,
    find,
    key,
    play,
    result_of,
    run_output,
    screenshot,
    wait_for,
    walk,
)


def use_up_and_reset(window: Any, output: Path) -> dict[str, Any]:
    """Run once, be refused, reset on the Limits screen, run again."""
    seen = {"first": run(window, 1, "passed")}
    seen["second"] = run(window, 2, "failed")
    key("ctrl+4")
    seen["row"] = wait_for(lambda: cell(window, "1 of 1"), "the used up limit")
    screenshot(output / "limits.png")
    click(wait_for(lambda: find(window, "Reset", role="button"), "Reset enabled"))
    wait_for(lambda: cell(window, "0 of 1"), "the reset count")
    key("ctrl+1")
    seen["third"] = run(window, 3, "passed")
    return seen


def run(window: Any, number: int, ends: str) -> str:
    """Run a call of the tool until it has ended so; its result."""
    arguments = f'{{"name": "once", "arguments": {{"number": {number}}}}}'
    run_output(window, f"<tool_call>\n{arguments}\n</tool_call>")
    return result_of(window, f"Call 1: once, {ends}")


def cell(window: Any, beginning: str) -> str:
    """What a screen reader says of the row of the table whose uses are these."""
    table = find(window, "Tools and their limits")
    names = (str(node.get_name() or "") for node in walk(table)) if table is not None else ()
    return next((name for name in names if f", Uses {beginning}" in name), "")


if __name__ == "__main__":
    play(use_up_and_reset)
