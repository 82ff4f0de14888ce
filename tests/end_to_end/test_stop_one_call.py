"""The real program on a virtual screen: one of three calls is stopped, and the others pass."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

WAIT = """
import subprocess
import sys
import time
from pathlib import Path


def wait(folder: str, number: int) -> str:
    \"\"\"Wait for a file, with a process of its own beside it.\"\"\"
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    note = Path(folder, f"{number}.pid")
    note.with_suffix(".part").write_text(str(child.pid))
    note.with_suffix(".part").rename(note)
    while not Path(folder, "go").exists():
        time.sleep(0.02)
    child.kill()
    child.wait()
    return "done"
"""
TOOL = {
    "name": "wait",
    "input_schema": {"folder": "string", "number": "integer"},
    "source": {"kind": "python", "file": "wait.py", "function": "wait"},
}


def test_call_stopped_by_its_button_is_cancelled_and_the_others_pass(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
):
    workspace = tmp_path / "data" / "workspace"
    (workspace / "tools").mkdir(parents=True)
    (workspace / "wait.py").write_text(WAIT, encoding="utf-8")
    (workspace / "tools" / "wait.json").write_text(json.dumps(TOOL), encoding="utf-8")
    calls = [
        {"name": "wait", "arguments": {"folder": str(tmp_path), "number": number}}
        for number in (1, 2, 3)
    ]
    text = "\n".join(f"<tool_call>\n{json.dumps(each)}\n</tool_call>" for each in calls)
    seen = drive("drive_stop.py", text, str(tmp_path))
    assert seen["stopped"] == ["running", "cancelled", "running"]
    assert seen["ended"] == ["passed", "cancelled", "passed"]
    assert seen["exit_code"] == 0
