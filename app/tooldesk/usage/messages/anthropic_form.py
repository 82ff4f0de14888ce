"""Messages for Anthropic's Messages API.

Source of the shapes: Anthropic API reference, "Create a Message", and its guide to tool use: all
results of one turn stand in one user message, before any text.
"""

from __future__ import annotations

from tooldesk.tools.tool_result import BlobContent, ImageContent, JsonObject
from tooldesk.usage.messages.call_answer import Block, CallAnswer, shown_text
from tooldesk.usage.messages.message_form import MessageForm, all_in_one
from tooldesk.usage.messages.refused_characters import plain

PICTURES = frozenset({"image/png", "image/jpeg", "image/webp", "image/gif"})
"""Media types of pictures that the API takes."""

DOCUMENT = "application/pdf"
"""The media type of other bytes that the API takes."""


def _message(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "user", content: [{type: "tool_result", tool_use_id, content, is_error}]}."""
    result: JsonObject = {
        "type": "tool_result",
        "tool_use_id": plain(answer.call_id, 128),
        "content": [_block(block, answer.is_error) for block in answer.blocks],
        "is_error": answer.is_error,
    }
    return {"role": "user", "content": [result]}


def _block(block: Block, is_error: bool) -> JsonObject:
    # an error takes text only
    if isinstance(block, ImageContent) and block.media_type in PICTURES and not is_error:
        source = {"type": "base64", "media_type": block.media_type, "data": block.data}
        return {"type": "image", "source": source}
    if isinstance(block, BlobContent) and block.media_type == DOCUMENT and not is_error:
        source = {"type": "base64", "media_type": block.media_type, "data": block.data}
        return {"type": "document", "source": source}
    return {"type": "text", "text": shown_text(block)}


def _correction(prompt: str) -> JsonObject:
    return {"role": "user", "content": [{"type": "text", "text": prompt}]}


ANTHROPIC = MessageForm("anthropic", _message, _correction, joined=all_in_one("content"))
