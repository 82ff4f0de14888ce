"""Results of every kind, and what forms are handed of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    FileContent,
    ImageContent,
    TextContent,
    ToolResult,
)
from tooldesk.usage.messages.call_answer import CallAnswer, answer_of
from tooldesk.usage.messages.message_form import MessageForm
from tooldesk.usage.messages.message_forms import with_id

PNG = "iVBORw0KGgo="
WAV = "UklGRg=="

RESULTS = {
    "text": ToolResult((TextContent("5 degrees"),)),
    "structured only": ToolResult(structured={"degrees": 5, "at": ["a", None]}),
    "text and value": ToolResult((TextContent('{"a": 1}'),), structured={"a": 1}),
    "error": ToolResult((TextContent("no such city"),), is_error=True, error_class="permanent"),
    "picture": ToolResult((TextContent("look"), ImageContent(PNG, "image/png"))),
    "odd picture": ToolResult((ImageContent(PNG, "image/svg+xml"),)),
    "picture of an error": ToolResult((ImageContent(PNG, "image/png"),), is_error=True),
    "sound": ToolResult((TextContent("listen"), AudioContent(WAV, "audio/wav"))),
    "odd sound": ToolResult((AudioContent(WAV, "audio/midi"),)),
    "document": ToolResult((BlobContent("JVBERi0=", "application/pdf", "demo://a/report.pdf"),)),
    "document of an error": ToolResult(
        (BlobContent("JVBERi0=", "application/pdf"),), is_error=True
    ),
    "other bytes": ToolResult(
        (BlobContent("H4sI", "application/gzip", "file:///home/j/\ud800a.gz"),)
    ),
    "empty": ToolResult(),
    "blank": ToolResult((TextContent(" \n"), TextContent(""))),
    "10 MB": ToolResult((TextContent("x" * 10_000_000),)),
    "half characters": ToolResult(
        (TextContent("a\ud800b \ud83d\ude00"),), structured={"\ud800": ["\udfff"]}
    ),
    "file": ToolResult((FileContent("/home/jane/out/report.pdf", "application/pdf", 1234),)),
}


@pytest.fixture
def results() -> Mapping[str, ToolResult]:
    """One result of each kind."""
    return RESULTS


@pytest.fixture
def result_called() -> Callable[[str], ToolResult]:
    """A result by its kind."""
    return RESULTS.__getitem__


@pytest.fixture
def answer() -> Callable[..., CallAnswer]:
    """What a form is handed of a result."""

    def make(
        form: MessageForm,
        result: ToolResult,
        name: str = "weather",
        call_id: str | None = "call_1",
        limit: int = 100_000,
    ) -> CallAnswer:
        return answer_of(with_id(ToolCalling(name, {}, call_id), form), result, limit)

    return make
