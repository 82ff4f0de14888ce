"""Messages for Google's Gemini API.

Source of the shapes: Gemini API reference, "Content", "Part" and "FunctionResponse": the response
is an object with "output" or "error"; an id is given back only where the call had one.
"""

from __future__ import annotations

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import ImageContent, JsonObject
from tooldesk.usage.messages.call_answer import CallAnswer, shown_text
from tooldesk.usage.messages.message_form import MessageForm, all_in_one
from tooldesk.usage.messages.refused_characters import plain

PICTURES = frozenset({"image/png", "image/jpeg", "image/webp", "image/heic", "image/heif"})
"""Media types of pictures that the API takes."""

_REFUSED_IN_NAMES = late_pattern(r"[^A-Za-z0-9_.:-]")


def _message(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "user", parts: [{functionResponse: {id, name, response}}, {inlineData}…]}."""
    pictures = [
        block
        for block in answer.blocks
        if isinstance(block, ImageContent) and block.media_type in PICTURES
    ]
    words = "\n\n".join(shown_text(block) for block in answer.blocks)
    response: JsonObject = {
        **({"id": answer.call_id} if answer.call_id else {}),
        "name": plain(answer.tool_name, 64, _REFUSED_IN_NAMES),
        "response": {"error" if answer.is_error else "output": words},
    }
    inline = [{"inlineData": {"mimeType": p.media_type, "data": p.data}} for p in pictures]
    return {"role": "user", "parts": [{"functionResponse": response}, *inline]}


def _correction(prompt: str) -> JsonObject:
    return {"role": "user", "parts": [{"text": prompt}]}


GEMINI = MessageForm("gemini", _message, _correction, all_in_one("parts"), new_id=None)
