"""Which form follows from what the model spoke."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.usage.messages.anthropic_form import ANTHROPIC
from tooldesk.usage.messages.bedrock_form import BEDROCK
from tooldesk.usage.messages.gemini_form import GEMINI
from tooldesk.usage.messages.markup_forms import MARKUP_FORMS
from tooldesk.usage.messages.mcp_form import MCP
from tooldesk.usage.messages.message_form import MessageForm
from tooldesk.usage.messages.openai_forms import (
    OPENAI_CHAT,
    OPENAI_FUNCTION_CALL,
    OPENAI_RESPONSES,
)
from tooldesk.usage.messages.tool_role_forms import COHERE, MISTRAL, OLLAMA

FORMS: Mapping[str, MessageForm] = {
    form.name: form
    for form in (
        OPENAI_CHAT,
        OPENAI_FUNCTION_CALL,
        OPENAI_RESPONSES,
        ANTHROPIC,
        GEMINI,
        BEDROCK,
        COHERE,
        MISTRAL,
        OLLAMA,
        MCP,
        *MARKUP_FORMS,
    )
}
"""Every form by its name."""

_OF_DIALECT: Mapping[str, MessageForm] = {
    **FORMS,
    "anthropic-stream": ANTHROPIC,
    "bedrock-converse": BEDROCK,
    "cohere-action": COHERE,
    "cohere-api": COHERE,
    "mcp-call": MCP,
    "mistral-v11": MISTRAL,
}
"""Dialect id → its form; all others have that of OpenAI's chat."""


def form_named(name: str) -> MessageForm:
    """The form of that name.

    Raises:
        ValueError: there is none.
    """
    try:
        return FORMS[name]
    except KeyError:
        raise ValueError(f"no message form {name!r}; there are {', '.join(FORMS)}") from None


def form_of(dialect: str) -> MessageForm:
    """The form in which a model of a dialect is answered."""
    return _OF_DIALECT.get(dialect, OPENAI_CHAT)


def form_for(parsed: ParsedOutput) -> MessageForm:
    """The form in which a whole output is answered: that of its first call, or of its error."""
    of_error = parsed.errors[0].dialect if parsed.errors else ""
    return form_of(parsed.dialect or of_error)


def with_id(calling: ToolCalling, form: MessageForm) -> ToolCalling:
    """The call with an id, if its form wants one and the model gave none.

    Ids that the model gave stay as they are, even the same one twice: its server knows no other.
    """
    if calling.call_id or form.new_id is None:
        return calling
    return calling.with_id(form.new_id())
