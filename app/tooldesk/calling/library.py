"""parse, validate and correction_prompt for scripts, with tools and schemas in any form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tooldesk.calling.parsing.parse import parse as parse_with_schemas
from tooldesk.calling.tool_calling import ParsedOutput

# a first parse needs none of these; each function imports what it is about
if TYPE_CHECKING:
    from tooldesk.calling.near_misses.near_miss import NearMiss
    from tooldesk.calling.selection import Selection
    from tooldesk.calling.validation_result import Validation
    from tooldesk.specs.reading import Tools
    from tooldesk.tools.coercion_policy import CoercionPolicy
    from tooldesk.tools.tool_result import JsonObject


def parse(raw: str, tools: Tools | None = None, dialect: str | None = None) -> ParsedOutput:
    """Read every call in a raw output of a model; nothing of it is run.

    Args:
        raw: What the model or its server wrote: text in any dialect, an API's JSON, a stream.
        tools: The tools that the model was told of, when they are known: a registry, functions,
            definitions, specs as an API takes them, or name → input schema. They make names and
            types sure; without them calls are found all the same.
        dialect: Read only this dialect, such as "hermes"; `dialects()` has them all.

    Returns:
        The calls that can run as they are, those that are held back and why, what could not be
        read, and the text around them.

    Raises:
        ValueError: there is no dialect of that id.
        TypeError: the output is no text.
        DefinitionError: one of `tools` is none.
    """
    if not isinstance(raw, str):
        raise TypeError(f"a model's output is a text, not {type(raw).__name__}; decode it")
    return parse_with_schemas(raw, _schemas(tools), dialect=dialect)


def _schemas(tools: Tools | None) -> Mapping[str, JsonObject] | None:
    if tools is None:
        return None
    from tooldesk.specs.reading import schemas_of_tools

    return schemas_of_tools(tools)


def near_misses(raw: str, tools: Tools | None = None) -> tuple[NearMiss, ...]:
    """What comes nearest to a call in an output that holds none, and why it is none.

    Args:
        raw: What the model or its server wrote.
        tools: The tools that the model was told of, as for `parse`.

    Returns:
        Places with a kind, a message and the one thing to do, the weightiest first; nothing when
        there is a call, or nothing comes near.

    Raises:
        DefinitionError: one of `tools` is none.
    """
    from tooldesk.calling.near_misses.near_misses import near_misses as near_misses_with_schemas

    return near_misses_with_schemas(raw, _schemas(tools))


def validate(
    arguments: dict[str, Any],
    schema: Mapping[str, Any],
    coercion_policy: CoercionPolicy | str = "safe",
) -> Validation:
    """Check arguments against an input schema; `validation.arguments` is what a tool would get.

    Args:
        arguments: What a model wrote. They are left as they are.
        schema: JSON Schema, or one of the shorter notations such as {"city": "string"}.
        coercion_policy: How far arguments may be changed so that they fit: "off", "safe", …

    Returns:
        The arguments, every change that was made to them, and every error with its JSON pointer,
        its rule and a fix. A `$ref` to a file or a server is never followed.

    Raises:
        DefinitionError: the schema itself is wrong, or can't be checked in bounded time.
        ValueError: there is no such policy.
    """
    from tooldesk.calling.validation import compile_schema
    from tooldesk.calling.validation import validate as validate_compiled
    from tooldesk.tools.coercion_policy import CoercionPolicy
    from tooldesk.tools.input_schema import to_json_schema

    compiled = compile_schema(to_json_schema(schema))
    return validate_compiled(arguments, compiled, CoercionPolicy(coercion_policy))


def correction_prompt(
    wrong: ParsedOutput | NearMiss | Selection | Validation,
    *,
    tools: Tools | None = None,
    tool_name: str = "",
    dialect: str = "",
    text: str | None = None,
) -> str:
    """What to send back to a model so that it mends its call; "" when nothing is wrong.

    Args:
        wrong: What `parse`, `select` or `validate` gave, or one of `near_misses`. Calls that are
            held back have a prompt as those that can't be read.
        tools: The tools it can call, as for `parse`; their names, and for arguments the schema of
            the tool, stand in the prompt.
        tool_name: For a validation: which tool the arguments were for.
        dialect: How the model writes calls, so that the example is one of that kind; that of the
            parsed text where one is handed in.
        text: The raw output, so that the model is told where it was cut off.
    """
    from tooldesk.calling import correction
    from tooldesk.calling.near_misses.near_miss import NearMiss
    from tooldesk.calling.selection import Selection
    from tooldesk.calling.validation_result import Validation

    schemas = _schemas(tools) or {}
    match wrong:
        case ParsedOutput(errors=(), held_back=()) | Validation(errors=()):
            return ""
        case ParsedOutput():
            held, raw = wrong.held_back, text or ""
            return correction.format_error_prompt(wrong.errors, schemas, held=held, text=raw)
        case NearMiss():
            return correction.near_miss_prompt(wrong, schemas, text or "")
        case Validation():
            schema = schemas.get(tool_name, {})
            return correction.arguments_prompt(wrong, tool_name or "the tool", schema, dialect)
        case Selection(tool_name=None):
            return correction.selection_prompt(wrong, dialect, schemas)
        case _:
            return ""


def dialects() -> tuple[str, ...]:
    """Ids of all dialects that `parse` reads, each of which can be forced."""
    from tooldesk.calling.parsing.parse import dialect_ids

    return dialect_ids()
