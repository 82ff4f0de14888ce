"""example_call: what a call with example arguments would do, as text. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tooldesk.errors import AppError
from tooldesk.execution.rendered_call import example_values, rendered_call
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.definition_check import missing_arguments


@dataclass(frozen=True, slots=True)
class ExampleCall:
    """A call to look at, or why there is none."""

    kind: str = ""
    """The kind of the tool's source; empty where there is no tool."""

    text: str = ""
    """The request, the command line or the function call."""

    reason: str = ""
    """Why there is no text, in words."""


NO_CALL = ExampleCall(reason="A preview of a call stands here as soon as the tool is whole.")


def example_call(definition: ToolDefinition | None) -> ExampleCall:
    """What a call with example arguments would do; None says that there is no tool yet."""
    if definition is None:
        return NO_CALL
    kind = definition.source.kind
    try:
        return ExampleCall(kind, rendered_call(definition, example_of(definition)))
    except AppError as error:
        return ExampleCall(kind, reason=str(error))


def example_of(definition: ToolDefinition) -> JsonObject:
    """Example arguments: those that the source needs and the schema lacks, and defaults, too."""
    undeclared = {name: name for name in missing_arguments(definition)}
    properties = definition.input_schema.get("properties", {})
    schemas = ((name, each) for name, each in properties.items() if isinstance(each, Mapping))
    filled_in = {name: each["default"] for name, each in schemas if "default" in each}
    return undeclared | filled_in | example_values(definition.input_schema)
