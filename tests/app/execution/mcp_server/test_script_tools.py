"""Servers that a script names itself."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk import ToolRegistry, ToolUsage
from tooldesk.errors import DuplicateToolError, NotPermittedError, PermanentError

RAW = Path(__file__).with_name("example_servers") / "raw.py"
ECHO = {"name": "echo", "description": "Say it.", "inputSchema": {"type": "object"}}


@pytest.fixture
def entry(tmp_path: Path) -> dict[str, Any]:
    (tmp_path / "tools.txt").write_text(json.dumps([ECHO, {**ECHO, "name": "environment"}]))
    return {"command": sys.executable, "args": ["-S", str(RAW), str(tmp_path / "tools.txt")]}


def test_three_lines_run_a_tool_of_a_server(
    entry: dict[str, Any], left_programs: Callable[[], list[str]]
) -> None:
    registry = ToolRegistry()
    registry.register_mcp_tools("raw", entry, permission="allow")
    outcome = ToolUsage(registry).use('{"name": "raw_echo", "arguments": {"a": 1}}')
    assert outcome.results[0].joined_text == 'echo {"a": 1}'
    assert registry.names() == ("raw_echo", "raw_environment")
    assert left_programs() == []


def test_registry_executes_them_with_variables_of_the_environment(
    entry: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", "canary-4711-of-the-script")
    monkeypatch.setenv("OTHER", "of no concern")
    registry = ToolRegistry()
    entry["env"] = {"KEY": "${MY_KEY}"}
    registry.register_mcp_tools("raw", entry, only=["environment"])
    seen = json.loads(registry.execute("raw_environment", {}).joined_text)
    assert seen["KEY"] == "canary-4711-of-the-script"
    assert {"MY_KEY", "OTHER"} & seen.keys() == set()


def test_calls_ask_unless_the_script_says_otherwise(entry: dict[str, Any]) -> None:
    registry = ToolRegistry()
    registry.register_mcp_tools("raw", entry)
    outcome = ToolUsage(registry).use('{"name": "raw_echo", "arguments": {}}')
    assert outcome.results[0].is_error
    assert "asks before it runs" in outcome.results[0].joined_text


def test_taken_name_is_refused_with_both_origins_and_adds_nothing(entry: dict[str, Any]) -> None:
    def raw_environment() -> str:
        """Something else."""
        return ""

    registry = ToolRegistry([raw_environment])
    with pytest.raises(DuplicateToolError, match="environment of the MCP server raw") as caught:
        registry.register_mcp_tools("raw", entry)
    assert "the function raw_environment" in caught.value.message
    assert registry.names() == ("raw_environment",)


def test_tool_that_changed_since_it_was_registered_is_refused(
    entry: dict[str, Any], tmp_path: Path
) -> None:
    registry = ToolRegistry()
    registry.register_mcp_tools("raw", entry, permission="allow")
    (tmp_path / "tools.txt").write_text(json.dumps([{**ECHO, "description": "Evil."}]))
    with pytest.raises(NotPermittedError, match="changed its tool echo"):
        registry.execute("raw_echo", {})


def test_what_is_no_server_is_said(entry: dict[str, Any]) -> None:
    registry = ToolRegistry()
    with pytest.raises(ValueError, match="either"):
        registry.register_mcp_tools("raw", {})
    with pytest.raises(PermanentError, match="no-such-program"):
        registry.register_mcp_tools("raw", {"command": "no-such-program"})
    with pytest.raises(ValueError, match="has no tool other"):
        registry.register_mcp_tools("raw", entry, only=["other"])
