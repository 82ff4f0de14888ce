"""Definitions → the `tools` array of OpenAI's Chat Completions API.

Source: OpenAI API reference, "Create chat completion", parameter tools: a name has letters,
digits, "_" and "-", at most 64; a request takes at most 128 functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

LONGEST_NAME = 64
MOST_TOOLS = 128
_NOT_ALLOWED = re.compile(r"[^A-Za-z0-9_-]")


@dataclass(frozen=True, slots=True)
class Loss:
    """Something of a definition that the format can't say as it is."""

    tool_name: str
    """Which tool; "" for the whole export."""

    field: str
    """Which part of it."""

    explanation: str
    """What was rewritten or would be refused, in words."""


@dataclass(frozen=True, slots=True)
class Export:
    """The exported specs and what the format could not say."""

    tools: list[JsonObject]
    """[{type: "function", function: {name, description, parameters}}]."""

    losses: tuple[Loss, ...]
    """Never silent: each is shown to the person who exports."""


def export_openai_chat(definitions: Iterable[ToolDefinition]) -> Export:
    """The specs of these tools, in their order."""
    tools: list[JsonObject] = []
    losses: list[Loss] = []
    taken: set[str] = set()
    for definition in definitions:
        name = _free_name(definition.name, taken)
        taken.add(name)
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


def _free_name(name: str, taken: set[str]) -> str:
    legal = _NOT_ALLOWED.sub("_", name)[:LONGEST_NAME]
    free, number = legal, 2
    while free in taken:
        ending = f"_{number}"
        free, number = legal[: LONGEST_NAME - len(ending)] + ending, number + 1
    return free
