"""message_text: the words of a message of any form, for people who look at it or copy them."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonValue

_KEYS = (
    "content", "parts", "output", "functionResponse", "response", "toolResult", "error", "text",
)  # fmt: skip
"""What texts stand under, in every form."""


def message_text(message: JsonValue) -> str:
    """Its texts, one after another; pictures are left out."""
    if isinstance(message, str):
        return message
    if isinstance(message, list):
        return "\n\n".join(filter(None, map(message_text, message)))
    if isinstance(message, dict):
        return "\n\n".join(filter(None, (message_text(message.get(key)) for key in _KEYS)))
    return ""
