"""oversize: where a schema is larger than a target takes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.calling.schema.document import subschemas
from tooldesk.exporting.schema_subset import SchemaLimits
from tooldesk.tools.tool_result import JsonObject

LONG_ENUM = 250
"""Values from which on the characters of one enum are limited. Source: OpenAI, as in
schema_subset.py."""


def oversize(schema: JsonObject, limits: SchemaLimits) -> Iterator[str]:
    """A sentence for each limit that is broken."""
    if limits == SchemaLimits():
        return
    size = SchemaSize(schema)
    for count, most, words in (
        (size.properties, limits.properties, "properties"),
        (size.levels, limits.levels, "levels of objects and arrays"),
        (size.enum_values, limits.enum_values, "values of enums"),
        (size.name_chars, limits.name_chars, "characters of names and values of enums"),
        (size.long_enum_chars, limits.long_enum_chars, "characters of the values of one enum"),
    ):
        if most and count > most:
            yield f"{count:,} {words}; the target takes at most {most:,}"


class SchemaSize:
    """What there is of everything that targets limit.

    Attributes:
        properties: How many there are, at all levels.
        levels: How deep objects and arrays are nested; 1 is a flat object.
        enum_values: Values of all enums.
        name_chars: Characters of names and of values of enums.
        long_enum_chars: Characters of the values of the longest enum that has many.
    """

    def __init__(self, schema: JsonObject) -> None:
        self.properties = self.levels = self.enum_values = 0
        self.name_chars = self.long_enum_chars = 0
        waiting: list[tuple[Any, int]] = [(schema, 1)]
        while waiting:
            node, level = waiting.pop()
            if isinstance(node, dict):
                self._add(node, level)
                below = level + ("properties" in node or "items" in node)
                waiting.extend((child, below) for child, _ in subschemas(node))

    def _add(self, node: JsonObject, level: int) -> None:
        if "properties" in node or "items" in node:
            self.levels = max(self.levels, level)
        for keyword in ("properties", "$defs", "definitions"):
            if isinstance(named := node.get(keyword), dict):
                self.name_chars += sum(map(len, named))
                self.properties += len(named) if keyword == "properties" else 0
        values = node.get("enum", [node["const"]] if "const" in node else [])
        chars = sum(len(str(each)) for each in values)
        self.enum_values += len(values) if "enum" in node else 0
        self.name_chars += chars
        if len(values) > LONG_ENUM:
            self.long_enum_chars = max(self.long_enum_chars, chars)
