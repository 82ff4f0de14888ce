"""How deep arguments may be nested: what a schema guarantees, and what has to be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isinf
from typing import Any

from tooldesk.calling.schema.cost import SchemaCost
from tooldesk.calling.schema.document import MAX_DEPTH as MAX_SCHEMA_DEPTH
from tooldesk.calling.schema.document import SchemaDocument

MAX_ARGUMENT_DEPTH = 200
"""Levels of nesting in arguments; every later stage writes them as JSON, which is recursive."""

_CONTAINERS = frozenset({dict, list})

Path = tuple[str | int, ...]
"""Where a value stands in arguments."""


def members(container: Any) -> Iterable[Any]:
    """The values directly inside an object or an array."""
    return container.values() if container.__class__ is dict else container


def has_container(arguments: dict[str, Any]) -> bool:
    """Whether an object has an object or array as a member."""
    return any(value.__class__ in _CONTAINERS for value in arguments.values())


def is_too_deep(value: Any) -> bool:
    """Whether a value is nested deeper than MAX_ARGUMENT_DEPTH; linear, without recursion."""
    level: list[Any] = [value] if value.__class__ in _CONTAINERS else []
    for _ in range(MAX_ARGUMENT_DEPTH):
        level = [
            member
            for container in level
            for member in members(container)
            if member.__class__ in _CONTAINERS
        ]
        if not level:
            return False
    return True


def endless_numbers(value: Any, most: int) -> list[Path]:
    """Where numbers stand in arguments or a result that are beyond all there are, as 1e400 is."""
    found: list[Path] = []
    waiting: list[tuple[Path, Any]] = [((), value)] if value.__class__ in _CONTAINERS else []
    while waiting and len(found) < most:
        path, container = waiting.pop()
        is_object = container.__class__ is dict
        named: Iterable[Any] = container.items() if is_object else enumerate(container)
        for key, member in named:
            if isinstance(member, float) and isinf(member):
                found.append((*path, key))
            elif isinstance(member, dict | list):
                waiting.append(((*path, key), member))
    return found[:most]


def count_values(value: Any, limit: int) -> int:
    """How many values there are in arguments, counting on only until `limit` is passed."""
    count = 0
    waiting: list[Any] = [value] if value.__class__ in _CONTAINERS else []
    while waiting and count <= limit:
        container = waiting.pop()
        count += len(container)
        waiting.extend(value for value in members(container) if value.__class__ in _CONTAINERS)
    return count


def bounds_depth(document: SchemaDocument, cost: SchemaCost) -> tuple[bool, bool]:
    """What the schema alone keeps from being deep.

    Returns:
        Whether it is all of the arguments, and whether it is every parameter that has a name.
    """
    if cost.is_recursive:
        return False, False
    depths = _Depths(document)
    try:
        whole = depths.of(document.root)
        named = depths.most(_named(document.root, "properties"))
    except RecursionError:
        return False, False
    return whole < MAX_ARGUMENT_DEPTH, named < MAX_ARGUMENT_DEPTH - 1


class _Depths:
    """How deep values that fit a schema can be; infinite where the schema does not say."""

    def __init__(self, document: SchemaDocument) -> None:
        self._document = document
        self._known: dict[int, float] = {}

    def most(self, schemas: Iterable[Any]) -> float:
        """The most that any of several schemas lets through."""
        return max((self.of(schema) for schema in schemas), default=0)

    def of(self, schema: Any) -> float:
        """The depth that one schema lets through: 0 for values without members."""
        if not isinstance(schema, dict):
            return 0 if schema is False else inf
        if id(schema) not in self._known:
            self._known[id(schema)] = self._worked_out(schema)
        return self._known[id(schema)]

    def _worked_out(self, node: dict[str, Any]) -> float:
        limits = [self.of(part) for part in _listed(node, "allOf")]
        limits.extend(self.of(target) for target in self._document.targets.get(id(node), ()))
        limits.extend(
            self.most(branches)
            for keyword in ("anyOf", "oneOf")
            if (branches := _listed(node, keyword))
        )
        if "enum" in node or "const" in node:
            limits.append(MAX_SCHEMA_DEPTH)
        if wanted := node.get("type"):
            types = {wanted} if isinstance(wanted, str) else set(wanted)
            as_object = self._in_object(node) if "object" in types else 0
            as_array = self._in_array(node) if "array" in types else 0
            limits.append(max(as_object, as_array))
        return min(limits, default=inf)

    def _in_object(self, node: dict[str, Any]) -> float:
        named = [*_named(node, "properties"), *_named(node, "patternProperties")]
        return 1 + max(self.of(node.get("additionalProperties")), self.most(named))

    def _in_array(self, node: dict[str, Any]) -> float:
        return 1 + max(self.of(node.get("items")), self.most(_listed(node, "prefixItems")))


def _listed(node: dict[str, Any], keyword: str) -> list[Any]:
    value = node.get(keyword)
    return value if isinstance(value, list) else []


def _named(node: dict[str, Any], keyword: str) -> Iterable[Any]:
    value = node.get(keyword)
    return value.values() if isinstance(value, dict) else ()
