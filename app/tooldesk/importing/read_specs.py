"""read_specs: specs as APIs take them → tools that are only described, for a person to answer.

Takes what `exporting/` writes, and function specs as LangChain and pydantic give them: objects
with name, description and a schema.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tooldesk.calling.schema.soundness import check_schema
from tooldesk.errors import DefinitionError
from tooldesk.importing.read_tool import ReadImport, ReadTool, read_tool, with_own_names
from tooldesk.specs.exported_names import PLAIN_NAME
from tooldesk.specs.reading import DECLARATIONS, SCHEMA_KEYS, namespace_of
from tooldesk.tools.input_schema import is_full_schema
from tooldesk.tools.tool_result import JsonObject, JsonValue

PATIENCE_S = 600
"""Seconds that such a tool waits for whoever answers it, who reads before they write."""

_TITLES = {
    "openai-chat": "OpenAI Chat Completions tools",
    "openai-responses": "OpenAI Responses tools",
    "anthropic": "Anthropic tools",
    "gemini": "Gemini function declarations",
    "mcp": "MCP tools",
    "functions": "Function specs",
}
_SCHEMA_KEYS = (*SCHEMA_KEYS, "args_schema")
_GOES_ON = "it is one page of the server's list, which goes on: import the others, too"
_LEFT_OUT = {
    "cache_control": "for requests",
    "input_examples": "put examples into the schema",
    "format": "a call gives an object here, not free text",
    "behavior": "calls are awaited",
    "defer_loading": "a tool is always offered",
    "allowed_callers": "for requests",
    "execution": "calls are awaited",
    "icons": "tools have none here",
    "_meta": "it is between a server and its client",
}
"""What a spec may say that a definition has no place for → why, or what to do."""

_OUTPUT_KEYS = ("outputSchema", "output_schema", "responseJsonSchema", "response_json_schema")
_TAKEN = frozenset(
    {"name", "title", "description", "type", "strict", "annotations", "response"}
    | {*_SCHEMA_KEYS, *_OUTPUT_KEYS}
)
_HINTS = frozenset({"title", "idempotentHint"})
"""Of MCP's annotations, those that a definition says, too."""

_MOST_LEFT = 10

_COUNTS = frozenset(
    {"minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties"}
)
_PROVIDERS_OWN = "It is a tool of the provider itself, which runs it; there is nothing to import."


def is_specs(document: JsonValue) -> bool:
    """Whether a JSON value is specs, or holds some."""
    document = _with_models(document)
    if isinstance(document, Mapping) and _schema_of(document) is None:
        listed = _listed(document)
    else:
        listed = document if isinstance(document, list) else [document]
    return any(_kind_of(each) for each in (listed or ())[:20]) or bool(_kind_of(document))


def read_specs(document: JsonValue) -> ReadImport:
    """The tools of a list of specs, or of an object that holds one.

    Raises:
        DefinitionError: it holds none.
    """
    document = _with_models(document)
    listed = _listed(document) if isinstance(document, Mapping) else document
    is_spec = namespace_of(document) is not None or not listed
    if isinstance(document, Mapping) and (_schema_of(document) is not None or is_spec):
        listed = [document]
    if isinstance(listed, list) and not any(map(_kind_of, listed)) and _kind_of(document):
        listed = [document]  # declarations of which none takes anything
    if not isinstance(listed, list) or not any(map(_kind_of, listed)):
        raise DefinitionError(
            "There are no tool specs in it",
            next_step="Give the array that an API takes as tools.",
        )
    kinds = list(dict.fromkeys(kind for kind in map(_kind_of, listed) if kind))
    tools = tuple(with_own_names(_tools(listed)))
    title = " and ".join(_TITLES[kind] for kind in kinds)
    return ReadImport(title, tools, (_GOES_ON,) if _goes_on(document) else ())


def _goes_on(document: JsonValue) -> bool:
    """Whether it is one page of an MCP server's list, and not the last."""
    result = document.get("result", document) if isinstance(document, dict) else None
    return isinstance(result, dict) and bool(result.get("nextCursor"))


def _with_models(document: JsonValue) -> JsonValue:
    """The same, with a spec in the place of each schema that pydantic gives of a model."""
    if isinstance(document, list):
        return [_with_models(each) if isinstance(each, dict) else each for each in document]
    if not isinstance(document, dict) or "name" in document or not is_full_schema(document):
        return document
    title = document.get("title")
    if not isinstance(title, str) or not isinstance(document.get("properties"), dict):
        return document
    said = document.get("description")
    rest = {key: value for key, value in document.items() if key not in ("title", "description")}
    return {"name": title, "description": said if isinstance(said, str) else "", "parameters": rest}


def _listed(document: Mapping[str, JsonValue]) -> list[JsonValue] | None:
    """The list that an object holds: of a request, of a result, or Gemini's declarations."""
    for key in ("tools", *DECLARATIONS, "functions"):
        if isinstance(listed := document.get(key), list):
            return listed
    result = document.get("result")
    return _listed(result) if isinstance(result, Mapping) else None


def _tools(
    listed: list[JsonValue], within: str = "tools", group: JsonObject | None = None
) -> Iterator[ReadTool]:
    for index, spec in enumerate(listed):
        origin = f"{within}[{index}]"
        if isinstance(spec, Mapping) and (inner := _listed(spec)) is not None:
            key = next((key for key, value in spec.items() if value is inner), "tools")
            yield from _tools(inner, f"{origin}.{key}", _group_of(spec) or group)
        elif isinstance(spec, Mapping):
            yield _tool(spec, origin, group)
        else:
            problem = "It is no spec. A spec is an object with a name and a schema."
            yield ReadTool("(no name)", origin, None, problem)


def _group_of(spec: Mapping[str, JsonValue]) -> JsonObject | None:
    """The namespace that a list of tools stands in."""
    name = namespace_of(spec)
    if name is None:
        return None
    said = spec.get("description")
    return {
        "name": PLAIN_NAME.legal(name.strip()),
        "description": said if isinstance(said, str) else "",
    }


def _tool(spec: Mapping[str, JsonValue], origin: str, group: JsonObject | None = None) -> ReadTool:
    inner = spec.get("function")
    said = inner if isinstance(inner, Mapping) else spec
    kind = spec.get("type")
    if _schema_of(said) is None and isinstance(kind, str) and kind not in ("function", "custom"):
        return ReadTool(str(said.get("name") or kind), origin, None, _PROVIDERS_OWN)
    schema = _schema_of(said)
    if schema is None and "name" not in said and len(said) == 1:
        return ReadTool(next(iter(said)), origin, None, _PROVIDERS_OWN)
    notes = list(_left_out(said))
    if said.get("strict") is True:
        notes.append("strict mode is a choice of each export here")
    taken = _as_object(schema)
    notes += _wrong(taken)
    fields: dict[str, Any] = {
        "name": said.get("name"),
        "title": said.get("title") or "",
        "description": said.get("description") or "",
        "input_schema": taken,
        "output_schema": _output_schema(said),
        "source": {"kind": "person"},
        "timeout_s": PATIENCE_S,
    }
    if group and fields["name"]:
        fields |= {"name": f"{group['name']}.{fields['name']}", "namespace": group}
    hints = said.get("annotations")
    if isinstance(hints, Mapping):
        fields["is_idempotent"] = hints.get("idempotentHint") is True
        fields["title"] = fields["title"] or hints.get("title") or ""
    return read_tool(fields, origin, notes=notes, group=(group["name"],) if group else ())


def _wrong(schema: JsonObject | None) -> Iterator[str]:
    """Why no call of a tool with this schema would run, before somebody takes it over."""
    if schema is not None and is_full_schema(schema):
        try:
            check_schema(schema)
        except DefinitionError as error:
            yield f"the input schema is wrong: {error.message}"


def _left_out(said: Mapping[str, JsonValue]) -> Iterator[str]:
    """A note for each member that says something and is not taken."""
    yield from (f"{key} is left out: {why}" for key, why in _LEFT_OUT.items() if said.get(key))
    left = [key for key, value in said.items() if key not in _TAKEN | _LEFT_OUT.keys() and value]
    hints = said.get("annotations")
    if isinstance(hints, Mapping):
        left += [f"annotations.{key}" for key in hints if key not in _HINTS]
    if left:
        more = f" and {len(left) - _MOST_LEFT:,} more" if len(left) > _MOST_LEFT else ""
        named = ", ".join(key[:80] for key in left[:_MOST_LEFT])
        yield f"left out, as a tool has no place for it: {named}{more}"


def _output_schema(said: Mapping[str, JsonValue]) -> JsonObject | None:
    """As MCP says it, or Gemini in either of its notations."""
    found = next((said[key] for key in _OUTPUT_KEYS if isinstance(said.get(key), dict)), None)
    return found or (_lowered(said["response"]) if isinstance(said.get("response"), dict) else None)


def _as_object(schema: JsonObject | None) -> JsonObject | None:
    """A schema that is a full one also where Gemini spells types in capitals, or none is said."""
    if not schema:
        return None
    lowered: JsonObject = _lowered(schema)
    if "type" not in lowered and isinstance(lowered.get("properties"), dict):
        return {"type": "object", **lowered}
    return lowered


def _lowered(schema: Any, depth: int = 0) -> Any:
    """Types in small letters, null as JSON Schema says it; the rest as it is."""
    if depth > 100:
        return schema
    if isinstance(schema, list):
        return [_lowered(each, depth + 1) for each in schema]
    if not isinstance(schema, dict):
        return schema
    lowered = {key: _below(key, value, depth) for key, value in schema.items()}
    kind = lowered.get("type")
    if isinstance(kind, str) and kind.isupper():
        lowered["type"] = kind.lower()
        counts = {key: lowered[key] for key in _COUNTS & lowered.keys()}
        lowered |= {key: int(said) for key, said in counts.items() if _is_number(said)}
    if lowered.get("nullable") is True and isinstance(lowered.get("type"), str):
        del lowered["nullable"]
        lowered["type"] = [lowered["type"], "null"]
        if isinstance(values := lowered.get("enum"), list) and None not in values:
            lowered["enum"] = [*values, None]
    return lowered


def _is_number(said: Any) -> bool:
    """Whether it is a number as JSON of Google's writes those of 64 bits: as text."""
    return isinstance(said, str) and said.isascii() and said.isdecimal() and len(said) < 20


def _below(key: str, value: Any, depth: int) -> Any:
    # what stands there is a value of the tool's own, and no schema
    return (
        value
        if key in ("enum", "const", "default", "example", "examples")
        else _lowered(value, depth + 1)
    )


def _schema_of(spec: Mapping[str, JsonValue]) -> JsonObject | None:
    for key in _SCHEMA_KEYS:
        if isinstance(schema := spec.get(key), dict):
            return schema
    return None


def _kind_of(spec: JsonValue) -> str:
    """Whose form a spec has; "" where it is none."""
    if not isinstance(spec, Mapping):
        return ""
    inner = spec.get("function")
    if isinstance(inner, Mapping) and isinstance(inner.get("name"), str):
        return "openai-chat"
    if any(isinstance(spec.get(key), list) for key in DECLARATIONS):
        return "gemini"
    if namespace_of(spec) is not None:
        return "openai-responses"
    if not isinstance(spec.get("name"), str):
        return ""
    if isinstance(spec.get("inputSchema"), dict):
        return "mcp"
    if isinstance(spec.get("input_schema"), dict):
        return "" if "source" in spec else "anthropic"
    if any(isinstance(spec.get(key), dict) for key in SCHEMA_KEYS[3:]):
        return "gemini"
    if spec.get("type") == "function":
        return "openai-responses"
    return "functions" if _schema_of(spec) is not None else ""
