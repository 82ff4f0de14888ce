"""LintedTool: a definition with its schema read, as the rules look at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.calling.schema.compilation import CompiledSchema
from tooldesk.calling.schema.document import SchemaDocument
from tooldesk.calling.schema.pointers import escaped
from tooldesk.frozen_record import frozen_record
from tooldesk.linting.advice import Advice
from tooldesk.linting.rules import RULES
from tooldesk.tools.tool_definition import ToolDefinition

SCHEMA = "/input_schema"
"""Where in a definition the pointers of its schema begin."""


@frozen_record
class Parameter:
    """A member of an object that the schema has, at whatever level."""

    name: str
    """Its name."""

    node: Any
    """Its schema."""

    pointer: str
    """Into the definition."""

    is_required: bool
    """Whether its object must have it."""

    is_outer: bool
    """Whether it is a parameter of the tool itself."""

    description: str
    """What is said of it, here or where its references lead."""


@frozen_record
class LintedTool:
    """What rules look at."""

    definition: ToolDefinition
    """The tool."""

    compiled: CompiledSchema
    """Its schema."""

    parameters: tuple[Parameter, ...]
    """Every member of every object that the schema has."""

    def nodes(self) -> Iterator[tuple[dict[str, Any], str]]:
        """Every schema in its schema, with the pointer into the definition."""
        document = self.compiled.document
        for node in document.nodes:
            yield node, f"{SCHEMA}{document.pointers[id(node)]}"

    def advice(self, key: str, pointer: str, words: str) -> Advice:
        """A finding of the rule of this key."""
        return Advice(RULES[key], self.definition.name, pointer, words)


def parameters_of(document: SchemaDocument) -> Iterator[Parameter]:
    """Every member of every object, those of the tool itself first."""
    for node in document.nodes:
        properties, required = node.get("properties"), node.get("required")
        if not isinstance(properties, dict):
            continue
        wanted = required if isinstance(required, list) else ()
        above = f"{SCHEMA}{document.pointers[id(node)]}/properties"
        for name, child in properties.items():
            yield Parameter(
                name,
                child,
                f"{above}/{escaped(name)}",
                name in wanted,
                node is document.root,
                _description(child, document),
            )


def _description(node: Any, document: SchemaDocument) -> str:
    """The first that is said of a value: by its schema, or by what that is made of."""
    waiting, seen = [node], set[int]()
    while waiting:
        each = waiting.pop(0)
        if not isinstance(each, dict) or id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(said := each.get("description"), str) and said.strip():
            return said
        waiting += document.targets.get(id(each), ())
        for keyword in ("allOf", "anyOf", "oneOf"):
            branches = each.get(keyword)
            waiting += branches if isinstance(branches, list) else ()
    return ""
