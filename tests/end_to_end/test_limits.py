"""The real program on a virtual screen: a limit refuses, and a reset lets the tool run again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

CODE = 'def once(number: int) -> str:\n    """Run."""\n    return f"ran {number}"\n'
TOOL = {
    "name": "once",
    "input_schema": {"number": "integer"},
    "source": {"kind": "python", "file": "once.py", "function": "once"},
    "max_usage_count": 1,
}


def test_limit_refuses_until_it_is_reset(drive: Callable[..., dict[str, Any]], tmp_path: Path):
    workspace = tmp_path / "data" / "workspace"
    (workspace / "tools").mkdir(parents=True)
    (workspace / "once.py").write_text(CODE, encoding="utf-8")
    (workspace / "tools" / "once.json").write_text(json.dumps(TOOL), encoding="utf-8")
    seen = drive("drive_limits.py")
    assert seen["exit_code"] == 0
    assert seen["first"] == "ran 1"
    assert "once has been used as often as it may be" in seen["second"]  # what the model is told
    assert seen["row"].startswith("once, Uses 1 of 1, used up")
    assert seen["third"] == "ran 3"
