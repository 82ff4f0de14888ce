"""The real program on a virtual screen: one text for all, find, commands with objects, undo."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


def called(*expressions: str) -> str:
    """Calls as a model writes them."""
    calls = ({"name": "calculator", "arguments": {"expression": each}} for each in expressions)
    return "\n".join(f"<tool_call>{json.dumps(each)}</tool_call>" for each in calls)


def test_text_that_replaced_another_is_found_and_run(drive: Callable[..., dict[str, Any]]) -> None:
    seen = drive("drive_text_and_find.py", called("1 + 1"), called("2 * 3", "1 / 0", "4 + 4"))
    assert [lane.rpartition(", ")[2] for lane in seen["lanes"]] == ["passed", "failed", "passed"]
    assert seen["failed"] == ["Execute failed"]
    assert seen["exit_code"] == 0


def test_removed_tool_is_named_and_comes_back_from_any_screen(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    file = tmp_path / "data" / "workspace" / "tools" / "calculator.json"
    seen = drive("drive_remove_and_undo.py", str(file))
    assert seen["exit_code"] == 0
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "calculator"
