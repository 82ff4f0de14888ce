"""OfferedTools: tools as scenarios are run against, with what is computed of them once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tooldesk.calling.selection import NameIndex
from tooldesk.calling.validation import CompiledSchema, compile_schema
from tooldesk.errors import DefinitionError
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.frozen_record import frozen_record
from tooldesk.scenarios.scenario import OfferedTool
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class Shape:
    """What of a tool decides what becomes of a call."""

    schema: JsonObject
    """JSON Schema of its arguments."""

    policy: CoercionPolicy
    """How far arguments may be changed."""

    is_enabled: bool = True
    """Whether calls may select it."""


class OfferedTools:
    """Tools by name."""

    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = shapes
        """All of them, in their order."""

        self.names = NameIndex(shapes)
        """Ready for selection."""

        schemas = {name: shape.schema for name, shape in shapes.items()}
        exported = {told: schemas[own] for told, own in self.names.exported.items()}
        self.schemas = schemas | exported
        """For parsing, under the names that tools are exported by, too."""

        self._compiled: dict[str, CompiledSchema | None] = {}

    @classmethod
    def of_registry(cls, registry: ToolRegistry) -> OfferedTools:
        """The tools of a workspace as they are."""
        return cls(
            {
                each.name: Shape(each.input_schema, each.coercion_policy, each.enabled)
                for each in registry.definitions()
            }
        )

    @classmethod
    def of_scenario(cls, tools: Iterable[OfferedTool]) -> OfferedTools:
        """The tools that a scenario holds."""
        return cls({each.name: Shape(each.input_schema, each.coercion_policy) for each in tools})

    def compiled(self, name: str) -> CompiledSchema | None:
        """The schema of a tool, compiled; None where it is wrong."""
        if name not in self._compiled:
            try:
                self._compiled[name] = compile_schema(self.shapes[name].schema)
            except DefinitionError:
                self._compiled[name] = None
        return self._compiled[name]


def offered_in(specs: Iterable[JsonObject]) -> tuple[OfferedTool, ...]:
    """Specs as a request has them, as the tools of a scenario; a name that comes twice, once.

    Raises:
        DefinitionError: one of them has no name.
    """
    found: dict[str, OfferedTool] = {}
    for spec in specs:
        inner = spec.get("function", spec)
        words = inner.get("description") if isinstance(inner, dict) else ""
        for name, schema in schemas_of([spec]).items():
            described = words if isinstance(words, str) else ""
            found[name] = OfferedTool(name=name, description=described, input_schema=schema)
    return tuple(found.values())
