"""SpecFormat: a form that tool specs are exported in, one row of FORMATS each.

Sources: OpenAI API reference, "Create chat completion" and "Create a model response", parameter
tools; Anthropic, "Create a Message", parameter tools; Google, Gemini API, FunctionDeclaration;
Model Context Protocol 2025-11-25 and 2026-07-28, "Tools". The numbers are in
these rows alone, so that they are easy to correct.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tooldesk.exporting.schema_subset import (
    ANTHROPIC_STRICT,
    GEMINI,
    OPENAI_STRICT,
    SchemaSubset,
)
from tooldesk.frozen_record import frozen_record
from tooldesk.specs.exported_names import (
    GEMINI_NAME,
    MCP_NAME,
    PLAIN_NAME,
    SHORT_NAME,
    NameRule,
)
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue


@frozen_record
class Written:
    """What a format makes its spec of."""

    definition: ToolDefinition
    """The tool."""

    name: str
    """What it is called in this export."""

    schema: JsonObject
    """Its input in the words of the format."""

    is_strict: bool
    """Whether the API holds the model to the schema."""


@frozen_record
class SpecFormat:
    """A form of tool specs."""

    key: str
    """Its name in commands, such as openai-chat."""

    title: str
    """Its name for people."""

    names: NameRule
    """How it takes the name of a tool."""

    write: Callable[[Written], JsonObject]
    """One spec."""

    most_tools: int = 0
    """Tools that one request takes; 0 is any number."""

    subset: SchemaSubset | None = None
    """What its schemas can say; None is all of JSON Schema."""

    strict_subset: SchemaSubset | None = None
    """What they can say in strict mode; None where there is no such mode."""

    unread: frozenset[str] = frozenset()
    """Keywords that may stand in a schema, and say nothing to the model."""

    refused_at_root: frozenset[str] = frozenset()
    """Keywords that may not stand beside the parameters."""

    wants_items: bool = False
    """Whether an array without "items" is refused."""

    has_namespaces: bool = False
    """Whether tools may stand in groups."""

    parameter_name: str = ""
    """Regular expression of a parameter's name; "" is any."""

    wrap: Callable[[list[JsonObject]], JsonValue] = lambda specs: list(specs)
    """All specs as the request holds them."""


def _spec(written: Written, parameters: str = "parameters") -> JsonObject:
    """What nearly every API wants; `parameters` is what it calls the schema."""
    spec: JsonObject = {
        "name": written.name,
        "description": written.definition.description,
        parameters: written.schema,
    }
    return {**spec, "strict": True} if written.is_strict else spec


def _openai_chat(written: Written) -> JsonObject:
    return {"type": "function", "function": _spec(written)}


def _openai_responses(written: Written) -> JsonObject:
    spec: JsonObject = {"type": "function", **_spec(written), "strict": written.is_strict}
    group = written.definition.namespace
    return spec if group is None else {"type": "namespace", **group.model_dump(), "tools": [spec]}


def _anthropic(written: Written) -> JsonObject:
    return _spec(written, "input_schema")


def _gemini(written: Written) -> JsonObject:
    spec = _spec(written)
    # an object without properties is refused; no parameters at all say the same
    if not written.schema.get("properties"):
        del spec["parameters"]
    return spec


def _gemini_json_schema(written: Written) -> JsonObject:
    return _spec(written, "parametersJsonSchema")


def _mcp(written: Written) -> JsonObject:
    definition = written.definition
    spec: JsonObject = {"name": written.name}
    if definition.title:
        spec["title"] = definition.title
    spec |= {"description": definition.description, "inputSchema": written.schema}
    if definition.output_schema is not None:
        spec["outputSchema"] = definition.output_schema
    if definition.is_idempotent:
        spec["annotations"] = {"idempotentHint": True}
    return spec


def _declarations(specs: list[JsonObject]) -> JsonValue:
    return {"functionDeclarations": list(specs)}


def _in_namespaces(specs: list[JsonObject]) -> JsonValue:
    """Those of one group together, where its first one stands, with what that says of it."""
    groups: dict[str, JsonObject] = {}
    found: list[JsonValue] = []
    for spec in specs:
        if "tools" not in spec:
            found.append(spec)
        elif (group := groups.get(spec["name"])) is None:
            groups[spec["name"]] = group = {**spec, "tools": [*spec["tools"]]}
            found.append(group)
        else:
            group["tools"] += spec["tools"]
    return found


def _tools(specs: list[JsonObject]) -> JsonValue:
    return {"tools": list(specs)}


_CHOICES = frozenset({"anyOf", "oneOf", "allOf"})
_ROOT_OF_OPENAI = _CHOICES | {"enum", "not"}

FORMATS: Mapping[str, SpecFormat] = {
    each.key: each
    for each in (
        SpecFormat(
            key="openai-chat",
            title="OpenAI Chat Completions",
            names=SHORT_NAME,
            most_tools=128,
            write=_openai_chat,
            strict_subset=OPENAI_STRICT,
            refused_at_root=_ROOT_OF_OPENAI,
            wants_items=True,
        ),
        SpecFormat(
            key="openai-responses",
            title="OpenAI Responses",
            names=PLAIN_NAME,
            most_tools=128,
            write=_openai_responses,
            wrap=_in_namespaces,
            has_namespaces=True,
            strict_subset=OPENAI_STRICT,
            refused_at_root=_ROOT_OF_OPENAI,
            wants_items=True,
        ),
        SpecFormat(
            key="anthropic",
            title="Anthropic Messages",
            names=PLAIN_NAME,
            write=_anthropic,
            strict_subset=ANTHROPIC_STRICT,
            refused_at_root=_CHOICES,
        ),
        SpecFormat(
            key="gemini",
            title="Gemini (OpenAPI schema)",
            names=GEMINI_NAME,
            write=_gemini,
            subset=GEMINI,
            parameter_name=r"[A-Za-z_][A-Za-z0-9_]{0,63}",
            wrap=_declarations,
        ),
        SpecFormat(
            key="gemini-json-schema",
            title="Gemini (JSON Schema)",
            names=GEMINI_NAME,
            write=_gemini_json_schema,
            unread=frozenset(
                {"allOf", "not", "if", "then", "else", "const", "pattern", "minLength"}
                | {"maxLength", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}
                | {"uniqueItems", "contains", "patternProperties", "propertyNames"}
                | {"dependentRequired", "dependentSchemas", "minProperties", "maxProperties"}
                | {"unevaluatedProperties", "unevaluatedItems", "default", "examples"}
            ),
            parameter_name=r"[A-Za-z_][A-Za-z0-9_]{0,63}",
            wrap=_declarations,
        ),
        SpecFormat(
            key="mcp",
            title="MCP tools/list",
            names=MCP_NAME,
            write=_mcp,
            wrap=_tools,
        ),
    )
}
"""Key → form, in the order that they are offered in."""
