"""Messages that go back to the model, in the shape OpenAI's Chat Completions API takes.

Source of the shapes: OpenAI API reference, "Create chat completion", roles tool and user.
"""

from __future__ import annotations

import json

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_result import Content, FileContent, ImageContent, JsonObject, ToolResult


def call_id_of(calling: ToolCalling, call_index: int) -> str:
    """The id the model gave, or one that is unique within its output."""
    return calling.call_id or f"call_{call_index}"


def tool_message(calling: ToolCalling, call_index: int, result: ToolResult) -> JsonObject:
    """Shape: {role: "tool", tool_call_id, content}; the role takes text only."""
    return {
        "role": "tool",
        "tool_call_id": call_id_of(calling, call_index),
        "content": result_text(result),
    }


def correction_message(prompt: str) -> JsonObject:
    """Shape: {role: "user", content}: a text with no call in it has no tool message to answer."""
    return {"role": "user", "content": prompt}


def result_text(result: ToolResult) -> str:
    """The result in words: its text blocks, pictures and files named, or its value as JSON."""
    parts = [block_text(block) for block in result.content]
    if not parts and result.structured is not None:
        parts = [json.dumps(result.structured, ensure_ascii=False)]
    return "\n".join(parts)


def block_text(block: Content) -> str:
    """One block in words; a picture is named, a file is where it is."""
    match block:
        case ImageContent(data, media_type):
            return f"[picture: {media_type}, {len(data) * 3 // 4} bytes]"
        case FileContent(path, media_type, size_bytes):
            return f"[file: {path}, {media_type}, {size_bytes} bytes]"
        case _:
            return block.text
