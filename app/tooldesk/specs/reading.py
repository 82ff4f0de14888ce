"""Tools in any shape → tool name and input schema, which is what parsing needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.tool_result import JsonObject, JsonValue

SCHEMA_KEYS = (
    *("parameters", "input_schema", "inputSchema", "parametersJsonSchema"),
    "parameters_json_schema",
)
"""OpenAI and Gemini; Anthropic; MCP; Gemini with JSON Schema, and so in its SDK for Python."""

DECLARATIONS = ("functionDeclarations", "function_declarations")
"""Where Gemini lists functions, and where its SDK for Python does."""


Tools: TypeAlias = Any
"""A ToolRegistry; or an iterable of functions, StructuredTools, ToolDefinitions and specs as the
APIs of providers take them; or a mapping from name to input schema, in any of its notations."""


def schemas_of_tools(tools: Tools) -> Mapping[str, JsonObject]:
    """Name → JSON Schema of the input of every tool.

    Raises:
        DefinitionError: one is no tool, or its schema is in none of the notations.
    """
    if hasattr(tools, "definitions"):
        tools = tools.definitions()
    if isinstance(tools, Mapping) and not _is_spec(tools):
        return {name: to_json_schema(schema) for name, schema in tools.items()}
    found: dict[str, JsonObject] = {}
    for tool in [tools] if isinstance(tools, Mapping) else tools:
        found.update(_schema_of_tool(tool))
    return found


def _is_spec(tools: Mapping[str, Any]) -> bool:
    """Whether an object is one spec, or holds a list of them, and not name → schema.

    A tool may be called as the parts of specs are.
    """
    inner = tools.get("function")
    is_named = isinstance(inner, Mapping) and isinstance(inner.get("name"), str)
    has_list = any(isinstance(tools.get(key), list) for key in ("tools", *DECLARATIONS))
    return is_named or has_list or isinstance(tools.get("name"), str)


def _schema_of_tool(tool: Any) -> Mapping[str, JsonObject]:
    definition = getattr(tool, "definition", tool)
    if hasattr(definition, "input_schema"):
        return {definition.name: definition.input_schema}
    if isinstance(tool, Mapping):
        return schemas_of(tool)
    if callable(tool):
        # a function's annotations are read only where somebody gives a function
        from tooldesk.tools.python_function.signature import ToolSignature

        described = ToolSignature(tool).describe()
        name = described["declared"].get("name", described["name"])
        return {name: described["input_schema"]}
    raise DefinitionError(
        f"{tool!r:.80} is no tool",
        next_step="Give functions, definitions, or specs as an API takes them.",
    )


def schemas_of(specs: JsonValue) -> dict[str, JsonObject]:
    """Name → input schema of every spec in a list, or in an object that holds one.

    Takes OpenAI Chat and Responses, Anthropic, Gemini and MCP tools; those that the server runs
    itself, such as {"type": "web_search"} and {"googleSearch": {}}, are passed over.

    Raises:
        DefinitionError: it is no list of specs, or one of them has no name.
    """
    found: dict[str, JsonObject] = {}
    for number, spec in enumerate(_listed(specs), start=1):
        if (group := namespace_of(spec)) is not None:
            found |= {f"{group}.{name}": each for name, each in schemas_of(spec["tools"]).items()}
            continue
        if _is_of_server(spec):
            continue
        inner = spec.get("function", spec.get("custom", spec)) if isinstance(spec, dict) else None
        name = inner.get("name") if isinstance(inner, dict) else None
        if not isinstance(inner, dict) or not isinstance(name, str) or not name:
            raise DefinitionError(
                f"tool spec {number} has no name",
                next_step='A spec looks like {"type": "function", "function": {"name": …}}.',
            )
        schemas = [inner[key] for key in SCHEMA_KEYS if isinstance(inner.get(key), dict)]
        is_text = isinstance(spec, dict) and spec.get("type") == "custom"
        otherwise = _TEXT_INPUT if is_text else {"type": "object", "properties": {}}
        found[name] = schemas[0] if schemas else otherwise
    return found


_TEXT_INPUT: JsonObject = {
    "type": "object", "properties": {"input": {"type": "string"}}, "required": ["input"],
}  # fmt: skip
"""Of OpenAI's custom tools, which take one text."""


def _is_of_server(spec: JsonValue) -> bool:
    """Whether a spec is of a tool that the server runs itself, which has a kind and no name."""
    if not isinstance(spec, dict) or "name" in spec or "function" in spec or "custom" in spec:
        return False
    kind = spec.get("type")
    is_switch = len(spec) == 1 and isinstance(next(iter(spec.values())), dict)
    return is_switch or (isinstance(kind, str) and kind not in ("function", "custom", "namespace"))


def namespace_of(spec: JsonValue) -> str | None:
    """The name of a group of tools, as OpenAI's Responses API has them; None where it is none."""
    if not isinstance(spec, Mapping) or spec.get("type") != "namespace":
        return None
    name = spec.get("name")
    is_group = isinstance(name, str) and isinstance(spec.get("tools"), list)
    return name if is_group else None


def _listed(specs: JsonValue) -> list[JsonValue]:
    if namespace_of(specs) is not None:
        return [specs]
    if isinstance(specs, dict):
        keys = (key for key in ("tools", *DECLARATIONS) if key in specs)
        specs = next((specs[key] for key in keys), [specs])
    if not isinstance(specs, list):
        raise DefinitionError(
            "tool specs are a JSON array", next_step="Give the array that an API takes as tools."
        )
    flat: list[JsonValue] = []
    for spec in specs:
        said = spec if isinstance(spec, dict) else {}
        declared = (said[key] for key in DECLARATIONS if isinstance(said.get(key), list))
        flat.extend(next(declared, [spec]))
    return flat
