"""misfit_of: how a tool's structured result breaks the output schema that the tool declares."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tooldesk.calling.schema.depth import count_values
from tooldesk.calling.validation import CompiledSchema, validate
from tooldesk.errors import PermanentError
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonValue, TextContent, ToolResult
from tooldesk.usage.desk.known_tools import KnownTools

_MANY_VALUES = 200
"""Values in a result, from which on it is checked on a thread, so that a window stays alive."""

_OF_ARGUMENTS = (("The arguments are", "The result is"), ("The arguments", "The result"))
"""Words of a check that is made for arguments, and those for results."""


async def misfit_of(definition: ToolDefinition, result: ToolResult, tools: KnownTools) -> str:
    """In words what is wrong and where; "" for a result that fits, or has no value to check."""
    value = result.structured
    if definition.output_schema is None or value is None or result.is_error:
        return ""
    try:
        schema = tools.compiled_output(definition)
    except PermanentError as error:
        return error.message
    if schema.cost.is_explosive or count_values(value, _MANY_VALUES) > _MANY_VALUES:
        wrong = await asyncio.to_thread(_first_error, value, schema)
    else:
        wrong = _first_error(value, schema)
    return wrong and f"The result of {definition.name} does not fit its output schema: {wrong}"


def as_declared(definition: ToolDefinition, result: ToolResult, misfit: str) -> ToolResult:
    """What the model gets of a result: it as it is, or a failure where the definition says so."""
    if not misfit or not definition.is_output_schema_binding:
        return result
    content = (TextContent(misfit), *result.content)
    failed = replace(result, content=content, is_error=True, error_class="permanent")
    return replace(failed, for_model=misfit, result_as_answer=False)


def warning(misfit: str) -> str:
    """What a person reads behind how the execute stage ended."""
    return misfit and f" {misfit} Correct the tool, or its output_schema."


def _first_error(value: JsonValue, schema: CompiledSchema) -> str:
    errors = validate(value, schema, CoercionPolicy.OFF).errors
    if not errors:
        return ""
    first, more = errors[0], len(errors) - 1
    message = first.message.replace(" is not a parameter", " is not in the schema")
    for before, after in _OF_ARGUMENTS:
        message = message.replace(before, after, 1)
    others = f" And {more} more." if more else ""
    return f"{first.pointer or '/'}: {message.rstrip('.')} ({first.rule}).{others}"
