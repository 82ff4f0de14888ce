"""Messages of a role of their own with text in them: Cohere, Mistral, Ollama.

Source of the shapes: the API references of Cohere ("Chat", v2), Mistral ("Chat Completion") and
Ollama ("Generate a chat message").
"""

from __future__ import annotations

import os

from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.messages.call_answer import CallAnswer
from tooldesk.usage.messages.message_form import MessageForm, user_text


def _cohere(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "tool", tool_call_id, content}."""
    return {"role": "tool", "tool_call_id": answer.call_id, "content": answer.text}


def _mistral(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "tool", name, tool_call_id, content}."""
    named: JsonObject = {"role": "tool", "name": answer.tool_name}
    return {**named, "tool_call_id": answer.call_id, "content": answer.text}


def _mistral_id() -> str:
    """Nine letters and digits, the only ids that its tokenizer takes."""
    return os.urandom(5).hex()[:9]


def _ollama(answer: CallAnswer) -> JsonObject:
    """Shape: {role: "tool", tool_name, content}; calls have no ids."""
    return {"role": "tool", "tool_name": answer.tool_name, "content": answer.text}


COHERE = MessageForm("cohere", _cohere, user_text)
MISTRAL = MessageForm("mistral", _mistral, user_text, new_id=_mistral_id)
OLLAMA = MessageForm("ollama", _ollama, user_text, new_id=None)
