"""What a server says of itself is bounded, compared whole, and kept for that server only."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from mcp.shared.exceptions import MCPError

from tooldesk.errors import DefinitionError
from tooldesk.execution.mcp_server.call_progress import progress_of
from tooldesk.execution.mcp_server.call_result import result_of_error
from tooldesk.execution.mcp_server.remote_tool import LARGEST_TOOL_BYTES, RemoteTool
from tooldesk.execution.mcp_server.taken_tools import ServerTools, TakenTools
from tooldesk.tools.tool_context import ToolContext

ECHO = {"name": "echo", "description": "Say it again.", "inputSchema": {"type": "object"}}


def test_tool_that_says_more_than_any_model_reads_is_refused() -> None:
    with pytest.raises(DefinitionError, match=r"describes itself in 300,0\d\d bytes"):
        RemoteTool.of({**ECHO, "description": "x" * 300_000})
    assert LARGEST_TOOL_BYTES < 300_000


def test_new_tool_is_shown_with_all_that_it_says() -> None:
    hinted = RemoteTool.of({**ECHO, "annotations": {"readOnlyHint": True}})
    (change,) = ServerTools({}, {"echo": hinted}).changes
    assert [each.part for each in change.differences] == [
        "description",
        "input schema",
        "annotations",
    ]


def test_other_hints_at_what_a_tool_does_are_a_change() -> None:
    before = RemoteTool.of({**ECHO, "annotations": {"readOnlyHint": True}})
    now = RemoteTool.of({**ECHO, "annotations": {"readOnlyHint": False}})
    (change,) = ServerTools({"echo": before}, {"echo": now}).changes
    assert [each.part for each in change.differences] == ["annotations"]


def test_what_was_taken_of_one_server_is_nothing_of_another(tmp_path: Path) -> None:
    kept = TakenTools(tmp_path / "kept", tmp_path)
    echo = RemoteTool.of(ECHO)
    kept.write("mine", ServerTools({"echo": echo}))
    (mine,) = (tmp_path / "kept").iterdir()
    kept.write("theirs", ServerTools())
    (theirs,) = (each for each in (tmp_path / "kept").iterdir() if each != mine)
    shutil.copyfile(mine, theirs)
    assert kept.read("mine").taken == {"echo": echo}
    assert kept.read("theirs") == ServerTools()


def test_words_of_a_refusal_are_bounded() -> None:
    result = result_of_error(MCPError(-32602, "no " * 20_000))
    assert len(result.joined_text) <= 20_100
    assert result.is_error


async def test_words_of_progress_are_bounded() -> None:
    told: list[tuple[float | None, str]] = []
    tell = progress_of(ToolContext(on_progress=lambda *words: told.append(words)))
    await tell(3, 2, "far " * 1_000)
    assert told == [(1.0, ("far " * 250))]
