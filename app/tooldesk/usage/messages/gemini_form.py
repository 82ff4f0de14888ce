"""Messages for Google's Gemini API.

Source of the shapes: Gemini API reference, "Content", "Part" and "FunctionResponse": the response
is an object with "output" or "error"; an id is given back only where the call had one.
"""

from __future__ import annotations

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import AudioContent, BlobContent, ImageContent, JsonObject
from tooldesk.usage.messages.call_answer import Block, CallAnswer, shown_text
from tooldesk.usage.messages.message_form import MessageForm, all_in_one
from tooldesk.usage.messages.refused_characters import plain

PICTURES = frozenset({"image/png", "image/jpeg", "image/webp", "image/heic", "image/heif"})
"""Media types of pictures that the API takes."""

SOUNDS = {
    "audio/wav": "audio/wav", "audio/x-wav": "audio/wav", "audio/wave": "audio/wav",
    "audio/mp3": "audio/mp3", "audio/mpeg": "audio/mp3", "audio/aiff": "audio/aiff",
    "audio/aac": "audio/aac", "audio/ogg": "audio/ogg", "audio/flac": "audio/flac",
}  # fmt: skip
"""Media types of sounds → as the API names those that it takes.

Source: Gemini API, "Audio understanding", supported audio formats.
"""

DOCUMENT = "application/pdf"
"""The media type of other bytes that the API takes. Source: "Document understanding"."""

_REFUSED_IN_NAMES = late_pattern(r"[^A-Za-z0-9_.:-]")


def _message(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "user", parts: [{functionResponse: {id, name, response}}, {inlineData}…]}."""
    words = "\n\n".join(shown_text(block) for block in answer.blocks)
    response: JsonObject = {
        **({"id": answer.call_id} if answer.call_id else {}),
        "name": plain(answer.tool_name, 64, _REFUSED_IN_NAMES),
        "response": {"error" if answer.is_error else "output": words},
    }
    inline = [each for block in answer.blocks if (each := _inline(block)) is not None]
    return {"role": "user", "parts": [{"functionResponse": response}, *inline]}


def _inline(block: Block) -> JsonObject | None:
    """The part that holds a picture, sound or document; None of what the API does not take."""
    match block:
        case ImageContent(data, media_type) if media_type in PICTURES:
            return {"inlineData": {"mimeType": media_type, "data": data}}
        case AudioContent(data, media_type) if media_type in SOUNDS:
            return {"inlineData": {"mimeType": SOUNDS[media_type], "data": data}}
        case BlobContent(data, media_type) if media_type == DOCUMENT:
            return {"inlineData": {"mimeType": media_type, "data": data}}
    return None


def _correction(prompt: str) -> JsonObject:
    return {"role": "user", "parts": [{"text": prompt}]}


GEMINI = MessageForm("gemini", _message, _correction, joined=all_in_one("parts"), new_id=None)
