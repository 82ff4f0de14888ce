"""result_of_mcp: a value in the shape of an MCP tool result → a ToolResult. Not for the worker.

Source: MCP specification, tools, "Tool Result". Its Python SDK writes some names in two ways.
"""

from __future__ import annotations

import base64
import binascii

from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    Content,
    ImageContent,
    JsonObject,
    JsonValue,
    TextContent,
    ToolResult,
)

_STRUCTURED = ("structuredContent", "structured_content")
_IS_ERROR = ("isError", "is_error")
_BESIDE = ("_meta", "meta", "resultType", "result_type")
_NAMES = frozenset({"content", *_STRUCTURED, *_IS_ERROR, *_BESIDE})
"""Of a tool result; an object with any other name in it is data of some other kind."""


def result_of_mcp(value: JsonValue) -> ToolResult | None:
    """The result that the value stands for; None for all that only looks like one."""
    if not isinstance(value, dict) or "content" not in value or value.keys() - _NAMES:
        return None
    blocks, is_error = value["content"], _first(value, _IS_ERROR)
    structured = _first(value, _STRUCTURED)
    if not isinstance(blocks, list) or not isinstance(is_error, bool | None):
        return None
    if not blocks and is_error is None and structured is None:
        return None
    content = tuple(map(_block, blocks))
    if None in content:
        return None
    return ToolResult(
        tuple(block for block in content if block is not None),
        structured,
        is_error=bool(is_error),
        error_class="permanent" if is_error else None,
    )


def _first(value: JsonObject, names: tuple[str, ...]) -> JsonValue:
    return next((value[name] for name in names if value.get(name) is not None), None)


def _block(block: JsonValue) -> Content | None:
    """A block, as text where it is of a kind that we have no block for; None when it is none."""
    if not isinstance(block, dict):
        return None
    match block.get("type"):
        case "text":
            return _text(block.get("text"))
        case "image" | "audio":
            return _bytes_block(block.get("data"), _media_type(block))
        case "resource" if isinstance(block.get("resource"), dict):
            return _resource(block["resource"])
        case "resource_link":
            return _text(block.get("uri"))
    return None


def _resource(resource: JsonObject) -> Content | None:
    if "blob" in resource:
        media_type = _media_type(resource) or "application/octet-stream"
        return _bytes_block(resource["blob"], media_type, resource.get("uri"))
    return _text(resource.get("text"))


def _text(text: JsonValue) -> TextContent | None:
    return TextContent(text) if isinstance(text, str) else None


def _bytes_block(data: JsonValue, media_type: JsonValue, uri: JsonValue = "") -> Content | None:
    """A picture, a sound, or bytes of another kind with the URI that the server has for them."""
    if not isinstance(data, str) or not isinstance(media_type, str):
        return None
    try:
        base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        return None
    if media_type.startswith("image/"):
        return ImageContent(data, media_type)
    if media_type.startswith("audio/"):
        return AudioContent(data, media_type)
    return BlobContent(data, media_type, uri if isinstance(uri, str) else "")


def _media_type(block: JsonObject) -> JsonValue:
    return _first(block, ("mimeType", "mime_type"))
