"""A person at the window whose call lacks a secret: sets it where the button leads, runs again.

Runs like drive_window.py, whose ways of finding and clicking it uses, with a keyring on its bus.
Usage: drive_secrets.py OUTPUT_DIR CALL SECRET -- COMMAND…
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from drive_window import (
    PATIENCE_S,
    click,
    find,
    key,
    name_of,
    paste,
    screenshot,
    text_of,
    wait_for,
    walk,
    window_of,
)


def main() -> None:
    """Run into the missing secret, set it, run again; tell what anyone could read meanwhile."""
    output, call, secret, command = Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[5:]
    program = subprocess.Popen(command)
    try:
        seen = set_what_is_missing(program, output, call, secret)
    except BaseException:
        screenshot(output / "failed.png")
        raise
    finally:
        if program.poll() is None:
            program.kill()
    sys.stdout.write(json.dumps(seen) + "\n")


def set_what_is_missing(
    program: subprocess.Popen[bytes], output: Path, call: str, secret: str
) -> dict[str, Any]:
    """From the stopped call to its result."""
    window = wait_for(lambda: window_of(program.pid), "the window")
    wait_for(lambda: find(window, "Load sample", role="button"), "the workspace")
    click(wait_for(lambda: find(window, "Raw model output"), "the editor"))
    paste(call)
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    click(wait_for(lambda: find(window, "Set secret", role="button"), "the button"))
    field = wait_for(lambda: find(window, "Value, hidden"), "the masked field")
    click(field)
    paste(secret)
    wait_for(lambda: find(window, "Save", role="button"), "Save enabled")
    shown = [*everything(window)]
    screenshot(output / "secret_typed.png")
    key("Return")
    back = wait_for(lambda: find(window, "Back to the call", role="button"), "the way back")
    wait_for(lambda: find(window, "Reveal value", role="button"), "the value to be set")
    shown += everything(window)
    screenshot(output / "secret_set.png")
    click(back)
    click(wait_for(lambda: find(window, "Run", role="button"), "Run enabled"))
    result = wait_for(lambda: text_of(find(window, "Result", role="text")), "a result")
    shown += everything(window)
    key("ctrl+q")
    return {"result": result, "shown": shown, "exit_code": program.wait(PATIENCE_S)}


def everything(window: Any) -> Iterator[str]:
    """All that a screen reader could read: names, descriptions and texts."""
    for node in walk(window):
        yield from (name_of(node), str(node.get_description() or ""), text_of(node))


if __name__ == "__main__":
    os.environ.pop("QT_QPA_PLATFORM", None)
    main()
