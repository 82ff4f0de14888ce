"""media_part: a picture or a sound as OpenAI's chat takes it in a user's message.

Source: OpenAI API reference, "Create chat completion", content parts of a user message.
"""

from __future__ import annotations

from tooldesk.tools.tool_result import AudioContent, ImageContent, JsonObject, MediaContent

_PICTURES = frozenset({"image/png", "image/jpeg", "image/webp", "image/gif"})
_SOUNDS = {
    "audio/wav": "wav", "audio/x-wav": "wav", "audio/wave": "wav",
    "audio/mpeg": "mp3", "audio/mp3": "mp3",
}  # fmt: skip
"""Media type → the API's name for the format; it has no other."""


def media_part(block: MediaContent) -> JsonObject | None:
    """Shape: {type: "image_url", …} or {type: "input_audio", …}; None of what it doesn't take."""
    match block:
        case ImageContent(data, media_type) if media_type in _PICTURES:
            return {"type": "image_url", "image_url": {"url": f"data:{media_type};base64,{data}"}}
        case AudioContent(data, media_type) if (form := _SOUNDS.get(media_type)) is not None:
            return {"type": "input_audio", "input_audio": {"data": data, "format": form}}
    return None
