"""argument_errors: why arguments don't fit a tool."""

from __future__ import annotations

from tooldesk.calling.validation_result import ValidationError
from tooldesk.errors import AppError
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject


def argument_errors(
    definition: ToolDefinition, arguments: JsonObject
) -> tuple[ValidationError, ...]:
    """Every way in which arguments don't fit, the schema's own faults among them."""
    from tooldesk.calling.validation import compile_schema, validate

    try:
        schema = compile_schema(definition.input_schema)
    except AppError as error:
        return (ValidationError("", "schema", error.message, error.next_step),)
    return validate(arguments, schema).errors
