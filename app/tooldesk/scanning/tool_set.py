"""ToolSet: the tools that outputs are judged by, each prepared when a call first needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tooldesk.calling.schema.compilation import CompiledSchema, compile_schema
from tooldesk.calling.selection import NameIndex, Selection, SelectionPolicy, select
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation import validate
from tooldesk.calling.validation_result import Validation
from tooldesk.errors import DefinitionError
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject

_REMEMBERED = 5_000
_SETS = 16


class ToolSet:
    """Name → input schema, with what selecting and validating need.

    Attributes:
        schemas: Name → JSON Schema, as `parse` takes them.
        names: The names, for `select`.
    """

    def __init__(self, schemas: Mapping[str, JsonObject]) -> None:
        self.schemas = schemas
        self.names = NameIndex(schemas)
        self._selections: dict[tuple[str, SelectionPolicy], Selection] = {}
        self._compiled: dict[str, CompiledSchema | None] = {}

    def select(self, name: str, policy: SelectionPolicy) -> Selection:
        """What the written name means."""
        exact = self.names.exact.get(name)
        if exact is not None:
            return exact
        found = self._selections.get((name, policy))
        if found is None:
            if len(self._selections) >= _REMEMBERED:
                self._selections.clear()
            found = self._selections[name, policy] = select(name, self.names, policy)
        return found

    def validate(
        self, calling: ToolCalling, tool_name: str, coercion: CoercionPolicy
    ) -> Validation | None:
        """What the tool's schema says of the arguments; None where the schema is none."""
        if tool_name not in self._compiled:
            try:
                self._compiled[tool_name] = compile_schema(self.schemas[tool_name])
            except DefinitionError:
                self._compiled[tool_name] = None
        compiled = self._compiled[tool_name]
        return None if compiled is None else validate(calling.arguments, compiled, coercion)


class ToolSets:
    """The sets that a log's requests offered: few, and each in thousands of them."""

    def __init__(self) -> None:
        self._kept: list[tuple[Sequence[JsonObject], ToolSet | None]] = []

    def of(self, specs: Sequence[JsonObject]) -> ToolSet | None:
        """The set of these specs; None where they are none."""
        kept = self._kept
        for at, (known, found) in enumerate(kept):
            if known == specs:
                if at:
                    kept.insert(0, kept.pop(at))
                return found
        try:
            made = ToolSet(schemas_of(list(specs)))
        except DefinitionError:
            made = None
        kept.insert(0, (specs, made))
        del kept[_SETS:]
        return made
