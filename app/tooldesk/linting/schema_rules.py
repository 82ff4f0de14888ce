"""What is wrong with a schema that can be used: values that can't be, parts that nothing needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.calling.schema.document import SchemaDocument, subschemas
from tooldesk.calling.schema.limits import fits_subschema
from tooldesk.calling.schema.pointers import escaped, shown
from tooldesk.exporting.schema_size import SchemaSize
from tooldesk.exporting.tokens import tokens_of
from tooldesk.linting.advice import Advice
from tooldesk.linting.linted_tool import SCHEMA, LintedTool

MOST_LEVELS = 5
"""Of objects and arrays. Source: what OpenAI's strict mode took when it came (2024-08)."""

MOST_TOKENS = 2_000
"""Of one schema: with twenty such tools a request begins with 40,000 tokens of schemas."""

MOST_CHECKED = 200
"""Values of one enum, and examples of one schema, that are tried."""

_DEFINITIONS = ("$defs", "definitions")
_PAIRS = (
    ("minimum", "maximum"),
    ("minLength", "maxLength"),
    ("minItems", "maxItems"),
    ("minProperties", "maxProperties"),
    ("minContains", "maxContains"),
)
_OPEN_PAIRS = (
    ("exclusiveMinimum", "maximum"),
    ("minimum", "exclusiveMaximum"),
    ("exclusiveMinimum", "exclusiveMaximum"),
)


def of_contradictions(tool: LintedTool) -> Iterator[Advice]:
    """Whether some value fits each part, as far as its keywords show."""
    for node, pointer in tool.nodes():
        for reason in _contradictions(node):
            yield tool.advice("no-value-fits", pointer, reason)


def of_values(tool: LintedTool) -> Iterator[Advice]:
    """Whether defaults, examples and values of enums fit where they stand."""
    if tool.compiled.cost.is_explosive or tool.compiled.backtracks:
        return
    root = tool.compiled.schema
    named = {key: root[key] for key in _DEFINITIONS if key in root}
    for node, pointer in tool.nodes():
        whole = named | node
        if "default" in node and not fits_subschema(node["default"], whole):
            words = f"{shown(node['default'])} does not fit the schema it stands in."
            yield tool.advice("invalid-default", f"{pointer}/default", words)
        for place, example in _listed(node, "examples"):
            if not fits_subschema(example, whole):
                words = f"{shown(example)} does not fit the schema it stands in."
                yield tool.advice("invalid-example", f"{pointer}/examples/{place}", words)
        yield from _of_enum(tool, node, whole, pointer)


def of_definitions(tool: LintedTool) -> Iterator[Advice]:
    """Whether every definition is referred to by what is in use."""
    document = tool.compiled.document
    if document.has_dynamic_references:
        return
    used = _used(document)
    for keyword in _DEFINITIONS:
        definitions = document.root.get(keyword)
        for name, node in definitions.items() if isinstance(definitions, dict) else ():
            if isinstance(node, dict) and id(node) not in used:
                pointer = f"{SCHEMA}/{escaped(keyword)}/{escaped(name)}"
                yield tool.advice("dead-definition", pointer, f"Nothing refers to “{name}”.")


def of_size(tool: LintedTool) -> Iterator[Advice]:
    """Whether models can keep the schema apart, and what it costs."""
    levels = SchemaSize(tool.compiled.schema).levels
    if levels > MOST_LEVELS:
        words = f"Objects and arrays are nested {levels} levels deep."
        yield tool.advice("deep-schema", SCHEMA, words)
    if (tokens := tokens_of(tool.compiled.schema)) > MOST_TOKENS:
        words = f"The schema costs about {tokens:,} tokens in every request."
        yield tool.advice("large-schema", SCHEMA, words)


def _of_enum(
    tool: LintedTool, node: dict[str, Any], whole: dict[str, Any], pointer: str
) -> Iterator[Advice]:
    rest = {key: value for key, value in whole.items() if key != "enum"}
    values = _listed(node, "enum")
    dead = [(place, value) for place, value in values if not fits_subschema(value, rest)]
    if values and len(dead) == len(values) < MOST_CHECKED:
        yield tool.advice("no-value-fits", pointer, "No value of the enum fits the rest.")
        return
    for place, value in dead:
        words = f"{shown(value)} can be chosen, but the rest of the schema refuses it."
        yield tool.advice("dead-enum-value", f"{pointer}/enum/{place}", words)


def _listed(node: dict[str, Any], keyword: str) -> list[tuple[int, Any]]:
    values = node.get(keyword)
    return list(enumerate(values[:MOST_CHECKED])) if isinstance(values, list) else []


def _contradictions(node: dict[str, Any]) -> Iterator[str]:
    for least, most in _PAIRS:
        if _number(node, least) > _number(node, most, of_nothing=float("inf")):
            yield f"{least} {node[least]} is more than {most} {node[most]}."
    for least, most in _OPEN_PAIRS:
        if _number(node, least) >= _number(node, most, of_nothing=float("inf")):
            yield f"Nothing is between {least} {node[least]} and {most} {node[most]}."
    if node.get("enum") == []:
        yield "The enum has no values."
    if "const" in node and not fits_subschema(node["const"], _without(node, "const")):
        yield f"{shown(node['const'])} is the only value, and the rest refuses it."
    if parts := _disjoint_types(node):
        yield f"No value is {parts[0]} and {parts[1]} at once."
    yield from _refused_members(node)


def _without(node: dict[str, Any], keyword: str) -> dict[str, Any]:
    return {key: value for key, value in node.items() if key != keyword}


def _number(node: dict[str, Any], keyword: str, of_nothing: float = float("-inf")) -> float:
    value = node.get(keyword)
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number and value is not None else of_nothing


def _disjoint_types(node: dict[str, Any]) -> tuple[str, str] | None:
    """Two types of parts that must hold at once and can't."""
    parts = node.get("allOf")
    types: set[str] | None = None
    for part in (node, *(parts if isinstance(parts, list) else ())):
        wanted = _types(part)
        if not wanted:
            continue
        if types is not None and not types & wanted:
            return " or ".join(sorted(types)), " or ".join(sorted(wanted))
        types = wanted if types is None else types & wanted
    return None


def _types(node: Any) -> set[str]:
    """The types that a part takes; empty where it doesn't say."""
    wanted = node.get("type") if isinstance(node, dict) else None
    types = {wanted} if isinstance(wanted, str) else set(wanted or ())
    # every integer is a number, and 5.0 is an integer to JSON Schema
    return types | {"integer"} if "number" in types else types


def _refused_members(node: dict[str, Any]) -> Iterator[str]:
    """Required members that the same object may not have."""
    properties, required = node.get("properties"), node.get("required")
    known = properties if isinstance(properties, dict) else {}
    closed = node.get("additionalProperties") is False and "patternProperties" not in node
    for name in required if isinstance(required, list) else ():
        if known.get(name) is False or (closed and name not in known):
            yield f"“{name}” is required, and the object may not have it."


def _used(document: SchemaDocument) -> set[int]:
    """The schemas that the root leads to, other than by the list of definitions itself."""
    used: set[int] = set()
    waiting: list[Any] = [document.root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict) and id(node) not in used:
            used.add(id(node))
            waiting += document.targets.get(id(node), ())
            waiting += (
                child
                for child, path in subschemas(node)
                if not path.startswith(("/$defs/", "/definitions/"))
            )
    return used
