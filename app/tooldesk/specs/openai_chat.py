"""Definitions → the `tools` array of OpenAI's Chat Completions API.

Source: OpenAI API reference, "Create chat completion", parameter tools: a name has letters,
digits, "_" and "-", at most 64; a request takes at most 128 functions.
"""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk.frozen_record import frozen_record
from tooldesk.specs.exported_names import exported_names
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

MOST_TOOLS = 128


@frozen_record
class Loss:
    """Something of a definition that the format can't say as it is."""

    tool_name: str
    """Which tool; "" for the whole export."""

    field: str
    """Which part of it."""

    explanation: str
    """What was rewritten or would be refused, in words."""


@frozen_record
class Export:
    """The exported specs and what the format could not say."""

    tools: list[JsonObject]
    """[{type: "function", function: {name, description, parameters}}]."""

    losses: tuple[Loss, ...]
    """Never silent: each is shown to the person who exports."""


def export_openai_chat(
    definitions: Iterable[ToolDefinition], registered: Iterable[str] = ()
) -> Export:
    """The specs of these tools, in their order.

    `registered` are the names of all tools that calls select from, where these are some of them:
    the name that one is exported by finds the way back to it among all.
    """
    tools: list[JsonObject] = []
    losses: list[Loss] = []
    chosen = list(definitions)
    names = exported_names([*registered, *(each.name for each in chosen)])
    for definition in chosen:
        name = names[definition.name]
        if name != definition.name:
            losses.append(Loss(definition.name, "name", f"written as {name}"))
        tools.append(openai_chat_spec(definition, name))
    if len(tools) > MOST_TOOLS:
        words = f"{len(tools)} tools; a request takes at most {MOST_TOOLS}"
        losses.append(Loss("", "tools", words))
    return Export(tools, tuple(losses))


def openai_chat_spec(definition: ToolDefinition, name: str | None = None) -> JsonObject:
    """One spec: {type: "function", function: {name, description, parameters}}."""
    return {
        "type": "function",
        "function": {
            "name": name or definition.name,
            "description": definition.description,
            "parameters": definition.input_schema,
        },
    }
