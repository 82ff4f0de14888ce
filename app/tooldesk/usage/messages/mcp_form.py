"""Results for whoever speaks MCP.

Source of the shape: Model Context Protocol, schema reference, "CallToolResult". The id of the
request is in the response around it, which whoever speaks the protocol makes.
"""

from __future__ import annotations

from tooldesk.redaction.model_words import last_part
from tooldesk.tools.tool_result import BlobContent, ImageContent, JsonObject
from tooldesk.usage.messages.call_answer import Block, CallAnswer, encodable
from tooldesk.usage.messages.message_form import MessageForm


def _message(answer: CallAnswer) -> JsonObject:
    """Shape: {content: [{type: "text", text} or {type: "image", data, mimeType}…], isError}.

    A sound has the type "audio", other bytes stand in a resource: {type, resource: {uri, mimeType,
    blob}}.
    """
    result: JsonObject = {
        "content": [_block(block) for block in answer.blocks],
        "isError": answer.is_error,
    }
    if answer.structured is not None:
        result["structuredContent"] = answer.structured
    return result


def _block(block: Block) -> JsonObject:
    if isinstance(block, str):
        return {"type": "text", "text": block}
    if isinstance(block, BlobContent):
        is_told = "://" in block.name and not block.name.lower().startswith("file:")
        # where something is on this machine is nobody else's business
        uri = block.name if is_told else f"tooldesk:{last_part(block.name) or 'result'}"
        resource = {
            "uri": encodable(uri),
            "mimeType": encodable(block.media_type),
            "blob": block.data,
        }
        return {"type": "resource", "resource": resource}
    kind = "image" if isinstance(block, ImageContent) else "audio"
    return {"type": kind, "data": block.data, "mimeType": block.media_type}


def _correction(prompt: str) -> JsonObject:
    return {"content": [{"type": "text", "text": prompt}], "isError": True}


MCP = MessageForm("mcp", _message, _correction, new_id=None)
