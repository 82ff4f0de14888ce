"""Messages for OpenAI's APIs and those that take the same.

Source of the shapes: OpenAI API reference, "Create chat completion" (roles tool, function and
user) and "Create a model response" (input items).
"""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.tools.chat_parts import media_part
from tooldesk.tools.tool_result import ImageContent, JsonObject, MediaContent, ToolResult
from tooldesk.usage.messages.call_answer import Block, CallAnswer, encodable, shown_text
from tooldesk.usage.messages.message_form import MessageForm, user_text
from tooldesk.usage.messages.refused_characters import plain

PICTURES = frozenset({"image/png", "image/jpeg", "image/webp", "image/gif"})
"""Media types of pictures that the Responses API takes."""


def _chat(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "tool", tool_call_id, content}; the role takes text only."""
    return {"role": "tool", "tool_call_id": answer.call_id, "content": answer.text}


def _media(results: Sequence[tuple[str, ToolResult]]) -> tuple[JsonObject, ...]:
    """Shape: ({role: "user", content: [{type: "text"}, {type: "image_url" or "input_audio"}…]},).

    Only a user's message takes pictures and sounds, and none may stand between those of tools.
    """
    content: list[JsonObject] = []
    for name, result in results:
        media = (each for each in result.content if isinstance(each, MediaContent))
        if parts := [part for each in media if (part := media_part(each)) is not None]:
            content += [{"type": "text", "text": f"What {encodable(name)} returned:"}, *parts]
    return ({"role": "user", "content": content},) if content else ()


def _function(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "function", name, content}, from before there were ids."""
    return {"role": "function", "name": plain(answer.tool_name, 64), "content": answer.text}


def _responses(answer: CallAnswer) -> JsonObject:
    """Shape: {type: "function_call_output", call_id, output}; a list when there is a picture."""
    has_picture = any(map(_is_shown, answer.blocks))
    output = [_input(block) for block in answer.blocks] if has_picture else answer.text
    return {"type": "function_call_output", "call_id": answer.call_id, "output": output}


def _input(block: Block) -> JsonObject:
    if isinstance(block, ImageContent) and _is_shown(block):
        url = f"data:{block.media_type};base64,{block.data}"
        return {"type": "input_image", "image_url": url, "detail": "auto"}
    return {"type": "input_text", "text": shown_text(block)}


def _is_shown(block: Block) -> bool:
    return isinstance(block, ImageContent) and block.media_type in PICTURES


OPENAI_CHAT = MessageForm("openai-chat", _chat, user_text, _media)
OPENAI_FUNCTION_CALL = MessageForm(
    "openai-function-call", _function, user_text, _media, new_id=None
)
OPENAI_RESPONSES = MessageForm("openai-responses", _responses, user_text)
