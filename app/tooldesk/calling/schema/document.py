"""SchemaDocument: a JSON Schema read once, with every reference resolved inside the document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin

from tooldesk.calling.schema.pointers import escaped, unescaped
from tooldesk.errors import DefinitionError

MAX_DEPTH = 100
"""Levels of nesting; jsonschema-rs stops at 127, Python's own stack not far above."""

MAX_VALUES = 50_000
"""Values in one schema, all keywords, names and enum members counted."""

MAX_PATTERN_CHARS = 20_000
"""Characters of all regular expressions of one schema together."""

IN_PLACE_LISTS = ("allOf", "anyOf", "oneOf")
"""Keywords with an array of schemas for the same value."""

IN_PLACE_SINGLE = ("not", "if", "then", "else")
"""Keywords with one schema for the same value."""

ELEMENT_SINGLE = ("items", "additionalItems", "unevaluatedItems", "contains")
"""Keywords with a schema for elements of an array."""

MEMBER_SINGLE = ("additionalProperties", "unevaluatedProperties")
"""Keywords with a schema for members of an object that no other keyword names."""

OTHER_SINGLE = ("propertyNames", "contentSchema")
"""Keywords with a schema for something else."""

SCHEMA_MAPS = (
    "properties",
    "patternProperties",
    "dependentSchemas",
    "dependencies",
    "$defs",
    "definitions",
)
"""Keywords with an object of schemas."""

REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")

_SINGLE = IN_PLACE_SINGLE + ELEMENT_SINGLE + MEMBER_SINGLE + OTHER_SINGLE
_LISTS = (*IN_PLACE_LISTS, "prefixItems", "items")


@dataclass(slots=True)
class SchemaDocument:
    """A schema and where everything in it stands. Subschemas are told apart by `id()`."""

    root: dict[str, Any]
    """The schema as it was given."""

    pointers: dict[int, str] = field(default_factory=dict)
    """JSON pointer of each subschema."""

    nodes: list[dict[str, Any]] = field(default_factory=list)
    """Every subschema that is an object, the root first."""

    targets: dict[int, list[dict[str, Any] | bool]] = field(default_factory=dict)
    """What the references of a subschema lead to."""

    has_dynamic_references: bool = False
    """Whether a reference depends on the way that led to it."""

    _bases: dict[int, str] = field(default_factory=dict)
    _resources: dict[str, dict[str, Any]] = field(default_factory=dict)
    _anchors: dict[str, dict[str, Any]] = field(default_factory=dict)


def read_document(schema: dict[str, Any]) -> SchemaDocument:
    """Read a schema: check its size, find all subschemas, resolve all references.

    Raises:
        DefinitionError: Too large or deep, or a reference leads nowhere or out of the document.
    """
    check_size(schema)
    document = SchemaDocument(schema)
    _visit(document, schema, "", "")
    read = 0
    while read < len(document.nodes):
        node = document.nodes[read]
        read += 1
        for keyword in REFERENCES:
            if isinstance(reference := node.get(keyword), str):
                document.has_dynamic_references |= keyword != "$ref"
                target = _resolve(document, node, keyword, reference)
                document.targets.setdefault(id(node), []).append(target)
    return document


def check_size(schema: dict[str, Any]) -> None:
    """Refuse a schema that is too deep or too large to work with, in bounded time.

    Raises:
        DefinitionError: Names the pointer of what is too deep, or the number of values.
    """
    values = 0
    patterns = 0
    level: list[tuple[Any, str]] = [(schema, "")]
    for _ in range(MAX_DEPTH):
        below: list[tuple[Any, str]] = []
        for container, pointer in level:
            values += len(container)
            if values > MAX_VALUES:
                raise DefinitionError(
                    f"The input schema has more than {MAX_VALUES:,} values.",
                    next_step="Put what repeats into $defs and refer to it with $ref.",
                )
            below.extend(_containers(container, pointer))
            patterns += _pattern_chars(container)
        if patterns > MAX_PATTERN_CHARS:
            raise DefinitionError(
                f"The input schema has more than {MAX_PATTERN_CHARS:,} characters of patterns.",
                next_step="Write shorter patterns, or check such values in the tool itself.",
            )
        if not below:
            return
        level = below
    raise DefinitionError(
        f"The input schema is nested more than {MAX_DEPTH} levels deep, at {level[0][1][:200]}.",
        next_step="Put the inner levels into $defs and refer to them with $ref.",
    )


def _containers(container: Any, pointer: str) -> Iterator[tuple[Any, str]]:
    if isinstance(container, dict):
        for key, value in container.items():
            if not isinstance(key, str):
                raise DefinitionError(
                    f"The key {key!r} at {pointer or '/'} is not a string.",
                    next_step="Put it in quotation marks.",
                )
            if isinstance(value, dict | list):
                yield value, f"{pointer}/{escaped(key)}"
    else:
        for index, value in enumerate(container):
            if isinstance(value, dict | list):
                yield value, f"{pointer}/{index}"


def _pattern_chars(container: Any) -> int:
    if not isinstance(container, dict):
        return 0
    patterns = container.get("patternProperties")
    by_name = sum(map(len, patterns)) if isinstance(patterns, dict) else 0
    pattern = container.get("pattern")
    return by_name + (len(pattern) if isinstance(pattern, str) else 0)


def _visit(document: SchemaDocument, schema: Any, pointer: str, base: str) -> None:
    """Note a schema and all schemas below it."""
    waiting = [(schema, pointer, base)]
    while waiting:
        node, pointer, base = waiting.pop()
        if not isinstance(node, dict) or id(node) in document.pointers:
            continue
        if isinstance(identifier := node.get("$id"), str):
            base, _ = urldefrag(_joined(base, identifier, pointer))
            document._resources.setdefault(base, node)
        elif not pointer:
            document._resources[base] = node
        for keyword in ("$anchor", "$dynamicAnchor"):
            if isinstance(anchor := node.get(keyword), str):
                document._anchors[f"{base}#{anchor}"] = node
        document.pointers[id(node)] = pointer
        document._bases[id(node)] = base
        document.nodes.append(node)
        waiting.extend((child, f"{pointer}{path}", base) for child, path in subschemas(node))


def subschemas(node: dict[str, Any]) -> Iterator[tuple[Any, str]]:
    """The schemas directly inside a schema, with the pointers that lead from it to them."""
    for keyword in _SINGLE:
        if isinstance(node.get(keyword), dict):
            yield node[keyword], f"/{keyword}"
    for keyword in _LISTS:
        if isinstance(listed := node.get(keyword), list):
            for index, child in enumerate(listed):
                yield child, f"/{keyword}/{index}"
    for keyword in SCHEMA_MAPS:
        if isinstance(named := node.get(keyword), dict):
            for name, child in named.items():
                yield child, f"/{keyword}/{escaped(name)}"


def _joined(base: str, reference: str, pointer: str) -> str:
    try:
        return urljoin(base, reference)
    except ValueError as error:
        raise DefinitionError(
            f"{reference[:80]!r} at {pointer} is not a URI reference.",
            next_step='Write it like "#/$defs/name".',
        ) from error


def _resolve(
    document: SchemaDocument, node: dict[str, Any], keyword: str, reference: str
) -> dict[str, Any] | bool:
    """What a reference leads to inside of the document; nothing is ever fetched or opened."""
    pointer = f"{document.pointers[id(node)]}/{keyword}"
    resource_uri, fragment = urldefrag(_joined(document._bases[id(node)], reference, pointer))
    resource = document._resources.get(resource_uri)
    if resource is None:
        raise DefinitionError(
            f"The reference {reference[:80]!r} at {pointer} leads out of the schema; "
            "remote references are never fetched.",
            next_step='Copy what it refers to into "$defs" and write "#/$defs/…".',
        )
    if fragment and not fragment.startswith("/"):
        target: Any = document._anchors.get(f"{resource_uri}#{unquote(fragment)}")
    else:
        target = _at(resource, fragment)
    if not isinstance(target, dict | bool):
        raise DefinitionError(
            f"The reference {reference[:80]!r} at {pointer} leads to nothing in the schema.",
            next_step='Add what it refers to under "$defs".',
        )
    if isinstance(target, dict) and id(target) not in document.pointers:
        _visit(document, target, unquote(fragment), resource_uri)
    return target if isinstance(target, dict) else bool(target)


def _at(resource: Any, fragment: str) -> Any:
    """The value at a JSON pointer in a URI fragment, or None."""
    found = resource
    for part in unquote(fragment).split("/")[1:]:
        key = unescaped(part)
        if isinstance(found, dict):
            found = found.get(key)
        elif isinstance(found, list) and key.isdecimal() and int(key[:9]) < len(found):
            found = found[int(key[:9])]
        else:
            return None
    return found
