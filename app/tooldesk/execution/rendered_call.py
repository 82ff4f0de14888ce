"""rendered_call: what a call would do, as a person reads it before saying yes."""

from __future__ import annotations

import json
import shlex

from tooldesk.calling.schema.example import PLACEHOLDER, example_arguments
from tooldesk.execution.shell_tool.command_words import command_words
from tooldesk.tools.tool_definition import (
    BuiltinSource,
    HttpSource,
    McpSource,
    PersonSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject

LONGEST_LINE = 88
"""Characters of a function call that stays on one line."""


def example_values(schema: JsonObject) -> JsonObject:
    """Arguments to show a call with: a text without an example is the parameter's own name."""
    return {
        name: name if value == PLACEHOLDER else value
        for name, value in example_arguments(schema).items()
    }


def arguments_to_try(schema: JsonObject) -> JsonObject:
    """What a form is filled with: what a call must have, or all where that is nothing."""
    return example_values(schema) or example_values(
        {**schema, "required": list(schema.get("properties", {}))}
    )


def rendered_call(definition: ToolDefinition, arguments: JsonObject) -> str:
    """The request, the command line or the function call; secrets only by their names.

    Raises:
        InvalidInputError: the arguments don't fit the source, so that nothing would run.
    """
    match definition.source:
        case HttpSource() as source:
            from tooldesk.execution.http_tool.curl_command import as_curl

            return as_curl(source, arguments)
        case ShellSource() as source:
            return shlex.join(command_words(source, arguments))
        case PythonSource() as source:
            return _as_function(f"{source.file}: {source.function}", arguments)
        case WasmSource() as source:
            return _as_function(source.module, arguments)
        case BuiltinSource() as source:
            return _as_function(source.name, arguments)
        case McpSource() as source:
            return _as_function(f"server {source.server}: {source.tool}", arguments)
        case PersonSource():
            return _as_function(definition.name, arguments)


def _as_function(called: str, arguments: JsonObject) -> str:
    shown = [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in arguments.items()]
    line = f"{called}({', '.join(shown)})"
    if len(line) <= LONGEST_LINE:
        return line
    return f"{called}(\n{''.join(f'    {each},{chr(10)}' for each in shown)})"
