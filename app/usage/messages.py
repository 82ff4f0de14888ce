"""Messages that go back to the model, in the shape OpenAI's Chat Completions API takes.

Source of the shapes: OpenAI API reference, "Create chat completion", roles tool and user.
"""

from __future__ import annotations

import json

from app.calling.tool_calling import ToolCalling
from app.tools.tool_result import ImageContent, JsonObject, ToolResult


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
    """The result in words: its text blocks, pictures named, or its value as JSON."""
    parts = [
        f"[picture: {block.media_type}, {len(block.data) * 3 // 4} bytes]"
        if isinstance(block, ImageContent)
        else block.text
        for block in result.content
    ]
    if not parts and result.structured is not None:
        parts = [json.dumps(result.structured, ensure_ascii=False)]
    return "\n".join(parts)
