"""Drives the real window through a usage limit: it refuses, it is reset, the tool runs again.

Run by /usr/bin/python3, which has the accessibility bindings: drive_limits.py OUTPUT -- COMMAND.
Prints what it saw as one line of JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from drive_window import (
    PATIENCE_S,
    click,
    find,
    key,
    paste,
    screenshot,
    stages,
    text_of,
    wait_for,
    walk,
    window_of,
)


def main() -> None:
    """Run the program and tell what was seen."""
    output, command = Path(sys.argv[1]), sys.argv[3:]
    program = subprocess.Popen(command)
    try:
        seen = follow(program, output)
    except BaseException:
        screenshot(output / "limits_failed.png")
        raise
    finally:
        if program.poll() is None:
            program.kill()
    sys.stdout.write(json.dumps(seen) + "\n")


def follow(program: subprocess.Popen[bytes], output: Path) -> dict[str, Any]:
    """Run once, be refused, reset on the Limits screen, run again."""
    window = wait_for(lambda: window_of(program.pid), "the window")
    wait_for(lambda: find(window, "Load sample", role="button"), "the workspace")
    seen = {"first": run(window, 1, "Execute passed")}
    seen["second"] = run(window, 2, "Execute failed")
    key("ctrl+4")
    seen["row"] = wait_for(lambda: cell(window, "1 of 1"), "the used up limit")
    screenshot(output / "limits.png")
    click(wait_for(lambda: find(window, "Reset", role="button"), "Reset enabled"))
    wait_for(lambda: cell(window, "0 of 1"), "the reset count")
    key("ctrl+1")
    seen["third"] = run(window, 3, "Execute passed")
    key("ctrl+q")
    seen["exit_code"] = program.wait(PATIENCE_S)
    return seen


def run(window: Any, number: int, ends: str) -> str:
    """Paste a call of the tool, run it, wait for the state of its execute stage; its result."""
    text = f'<tool_call>\n{{"name": "once", "arguments": {{"number": {number}}}}}\n</tool_call>'
    click(wait_for(lambda: find(window, "Raw model output"), "the editor"))
    key("ctrl+a")
    paste(text)
    wait_for(lambda: text_of(find(window, "Raw model output")).strip() == text, "the text")
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    wait_for(lambda: ends in stages(window), ends)
    return str(wait_for(lambda: text_of(find(window, "Result", role="text")), "a result"))


def cell(window: Any, beginning: str) -> str:
    """What a screen reader says of the row of the table whose uses are these."""
    table = find(window, "Tools and their limits")
    names = (str(node.get_name() or "") for node in walk(table)) if table is not None else ()
    return next((name for name in names if f", {beginning} uses" in name), "")


if __name__ == "__main__":
    os.environ.pop("QT_QPA_PLATFORM", None)
    main()
