"""What is kept of a result is bounded as a whole, whatever it is made of."""

from __future__ import annotations

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import FileContent, ImageContent, TextContent, ToolResult
from tooldesk.usage import kept_call
from tooldesk.usage.call_record import CallRecord


def kept(result: ToolResult) -> ToolResult:
    tool = ToolDefinition(name="see", source=PythonSource(file="x.py", function="f"))
    record = CallRecord(ToolContext(), ToolCalling("see", {}), "see", tool)
    return ToolResult.from_json(kept_call.detail_of(record, result)["result"])


def test_blocks_of_a_result_are_kept_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(kept_call, "MAX_RESULT_LENGTH", 100)
    picture = ImageContent("A" * 60, "image/png")
    file = FileContent("/tmp/large.pdf", "application/pdf", 10**9)
    whole = ToolResult((picture, TextContent("x" * 40), file), structured={"n": 1})
    assert kept(whole) == whole
    more = kept(ToolResult((picture, picture, TextContent("y" * 50), file), structured={"n": 1}))
    assert more.content == (
        picture,
        TextContent("… 60 characters of image/png were not kept."),
        TextContent("\n… 50 characters were not kept."),
        file,
    )
    assert more.structured is None
