"""Messages for Amazon Bedrock's Converse API.

Source of the shapes: Amazon Bedrock API reference, "ToolResultBlock" and "ImageBlock". Bytes are
base64, as in its HTTP API; what boto3 is handed holds them decoded.
"""

from __future__ import annotations

from tooldesk.tools.tool_result import ImageContent, JsonObject
from tooldesk.usage.messages.call_answer import Block, CallAnswer, shown_text
from tooldesk.usage.messages.message_form import MessageForm, all_in_one
from tooldesk.usage.messages.refused_characters import plain

PICTURES = {
    "image/png": "png", "image/jpeg": "jpeg", "image/gif": "gif", "image/webp": "webp",
}  # fmt: skip
"""Media type → the API's name for the format."""


def _message(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "user", content: [{toolResult: {toolUseId, content, status}}]}."""
    result: JsonObject = {
        "toolUseId": plain(answer.call_id, 64),
        "content": [_block(block) for block in answer.blocks],
        "status": "error" if answer.is_error else "success",
    }
    return {"role": "user", "content": [{"toolResult": result}]}


def _block(block: Block) -> JsonObject:
    if isinstance(block, ImageContent) and block.media_type in PICTURES:
        picture = {"format": PICTURES[block.media_type], "source": {"bytes": block.data}}
        return {"image": picture}
    return {"text": shown_text(block)}


def _correction(prompt: str) -> JsonObject:
    return {"role": "user", "content": [{"text": prompt}]}


BEDROCK = MessageForm("bedrock", _message, _correction, joined=all_in_one("content"))
