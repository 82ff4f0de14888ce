"""The real program on a virtual screen: screens that behave alike, calls at a glance, the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


def called(name: str, **arguments: object) -> str:
    """A call as a model writes it."""
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"


def test_every_screen_answers_to_the_same_keys(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    seen = drive("drive_screens.py")
    assert len(seen["empty"]) == 4
    assert seen["panes"] == ["Filter tools", "Try in console", "New tool", "Filter tools"]
    assert len(list((tmp_path / "data" / "workspace" / "tools").glob("*.json"))) == 6
    assert seen["exit_code"] == 0


def test_calls_are_read_at_a_glance_and_closing_asks_while_one_runs(
    drive: Callable[..., dict[str, Any]],
) -> None:
    expressions = ("1 + 1", "2 * 3", "1 / 0", "4 + 4")
    text = "\n".join(called("calculator", expression=each) for each in expressions)
    seen = drive("drive_dense_console.py", text, called("slow_countdown", seconds=60))
    ends = [lane.rpartition(", ")[2] for lane in seen["all"]]
    assert ends == ["passed", "passed", "failed", "passed"]
    assert seen["failed"] == "Call 3: calculator, failed"
    assert [each["role"] for each in seen["messages"]] == ["user"] * 4
    assert "divides by zero" in seen["messages"][2]["content"]
    assert seen["compared"] == "Arguments and result: the same"
    assert seen["exit_code"] == 0
