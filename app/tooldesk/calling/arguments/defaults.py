"""fill_defaults: what a call left out and the schema has a default for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from tooldesk.calling.schema.compilation import CompiledSchema
from tooldesk.calling.schema.copies import copied
from tooldesk.calling.schema.document import SchemaDocument
from tooldesk.calling.schema.limits import fits_subschema
from tooldesk.calling.schema.pointers import escaped
from tooldesk.calling.validation_result import DEFAULT, Coercion
from tooldesk.tools.tool_result import JsonObject

_MAX_VISITS = 20_000


def fill_defaults(
    arguments: JsonObject, schema: CompiledSchema, without: Collection[str] = ()
) -> list[Coercion]:
    """Put the defaults of missing properties into `arguments`, which is changed.

    Looked for in properties, items, allOf and references: where a value is certain to be meant.
    A default that does not fit its own schema is not used.

    Args:
        arguments: Changed in place.
        schema: What says the defaults.
        without: Pointers that stay empty.
    """
    if not schema.has_defaults:
        return []
    filled: list[Coercion] = []
    document = schema.document
    waiting: list[tuple[Any, Any, str]] = [(arguments, document.root, "")]
    for _ in range(_MAX_VISITS):
        if not waiting:
            break
        value, node, pointer = waiting.pop()
        if not isinstance(node, dict):
            continue
        if isinstance(value, dict):
            filled.extend(_fill(value, node, pointer, without))
        waiting.extend(_below(value, node, pointer, document))
    return filled


def _fill(
    value: JsonObject, node: dict[str, Any], pointer: str, without: Collection[str]
) -> Iterator[Coercion]:
    """Fill in what is missing in one object."""
    for name, property_schema in _properties(node):
        if name in value or not isinstance(property_schema, dict):
            continue
        place = f"{pointer}/{escaped(name)}"
        if "default" not in property_schema or place in without:
            continue
        default = copied(property_schema["default"])
        if fits_subschema(default, property_schema):
            value[name] = default
            yield Coercion(place, None, copied(default), DEFAULT)


def _below(
    value: Any, node: dict[str, Any], pointer: str, document: SchemaDocument
) -> Iterator[tuple[Any, Any, str]]:
    """Where else defaults apply: the same value under other schemas, and what is inside of it."""
    for target in document.targets.get(id(node), ()):
        yield value, target, pointer
    parts = node.get("allOf")
    for part in parts if isinstance(parts, list) else ():
        yield value, part, pointer
    if isinstance(value, dict):
        for name, property_schema in _properties(node):
            if isinstance(value.get(name), dict | list):
                yield value[name], property_schema, f"{pointer}/{escaped(name)}"
    elif isinstance(value, list):
        for index, element in enumerate(value):
            if isinstance(element, dict | list):
                yield element, node.get("items"), f"{pointer}/{index}"


def _properties(node: dict[str, Any]) -> list[tuple[str, Any]]:
    properties = node.get("properties")
    return list(properties.items()) if isinstance(properties, dict) else []
