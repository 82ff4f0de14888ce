"""Values in the shape of an MCP tool result are one; what only looks like it stays data."""

from __future__ import annotations

import json

import pytest

from tooldesk.execution.json_result import json_result
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    ImageContent,
    TextContent,
    ToolResult,
)

PNG = "iVBORw0KGgo="
TEXT = {"type": "text", "text": "hi"}


@pytest.mark.parametrize(
    ("value", "result"),
    [
        ({"content": [TEXT]}, ToolResult((TextContent("hi"),))),
        (
            {"content": [TEXT], "isError": True, "structuredContent": {"a": 1}, "_meta": {}},
            ToolResult((TextContent("hi"),), {"a": 1}, is_error=True, error_class="permanent"),
        ),
        (
            {"content": [{"type": "image", "data": PNG, "mimeType": "image/png"}]},
            ToolResult((ImageContent(PNG, "image/png"),)),
        ),
        (
            {"content": [], "structuredContent": {"a": 1}, "isError": False},
            ToolResult((TextContent('{\n  "a": 1\n}'),), {"a": 1}),
        ),
        ({"content": [], "isError": True}, ToolResult(is_error=True, error_class="permanent")),
        (
            {"content": [{"type": "audio", "data": PNG, "mimeType": "audio/wav"}]},
            ToolResult((AudioContent(PNG, "audio/wav"),)),
        ),
        (
            {
                "content": [
                    {"type": "resource_link", "uri": "file:///a", "name": "a"},
                    {"type": "resource", "resource": {"uri": "file:///b", "text": "b"}},
                    {"type": "resource", "resource": {"uri": "c", "blob": PNG}},
                    {
                        "type": "resource",
                        "resource": {"uri": "d", "blob": PNG, "mimeType": "image/png"},
                    },
                ]
            },
            ToolResult(
                (
                    TextContent("file:///a"),
                    TextContent("b"),
                    BlobContent(PNG, "application/octet-stream", "c"),
                    ImageContent(PNG, "image/png"),
                )
            ),
        ),
        (
            {
                "meta": None,
                "content": [{**TEXT, "annotations": None, "meta": None}],
                "structured_content": None,
                "is_error": True,
            },
            ToolResult((TextContent("hi"),), is_error=True, error_class="permanent"),
        ),
    ],
)
def test_mcp_shape_is_understood(value, result):
    assert json_result(value) == result


@pytest.mark.parametrize(
    "value",
    [
        {"content": "a text"},
        {"content": []},
        {"content": None},
        {"content": {"type": "text", "text": "hi"}},
        {"content": [TEXT], "id": "msg_1", "role": "assistant"},
        {"content": [TEXT], "isError": "yes"},
        {"content": [TEXT, "hi"]},
        {"content": [{"type": "text"}]},
        {"content": [{"type": "text", "text": 5}]},
        {"content": [{"type": "image", "data": "no base64!", "mimeType": "image/png"}]},
        {"content": [{"type": "image", "data": "ä", "mimeType": "image/png"}]},
        {"content": [{"type": "image", "data": PNG}]},
        {"content": [{"type": "resource", "resource": "x"}]},
        {"content": [{"type": "other", "text": "hi"}]},
        {"content": [{"type": ["text"], "text": "hi"}]},
        {"content": [None]},
        {"isError": True},
        [{"content": [TEXT]}],
    ],
)
def test_what_only_looks_like_it_stays_data(value):
    result = json_result(value)
    assert result.structured == value
    assert json.loads(result.joined_text) == value
    assert not result.is_error
