"""KnownTools: the registered tools with what is computed from them once, not once a call."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.selection import NameIndex
from tooldesk.calling.validation import CompiledSchema, compile_schema
from tooldesk.errors import DefinitionError, PermanentError
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_registry import ToolRegistry
from tooldesk.tools.tool_result import JsonObject


class KnownTools:
    """Names made ready for selection and schemas compiled; follows the registry's changes."""

    def __init__(self, registry: ToolRegistry) -> None:
        self.registry = registry
        self._revision = -1
        self._names = NameIndex(())
        self._schemas: Mapping[str, JsonObject] = {}
        self._compiled: dict[str, tuple[ToolDefinition, CompiledSchema]] = {}

    @property
    def names(self) -> NameIndex:
        """All names, ready for selection."""
        self._follow()
        return self._names

    @property
    def schemas(self) -> Mapping[str, JsonObject]:
        """Name → input_schema, for parsing."""
        self._follow()
        return self._schemas

    def compiled(self, definition: ToolDefinition) -> CompiledSchema:
        """The schema of exactly this definition, compiled.

        Raises:
            PermanentError: the schema itself is wrong.
        """
        known = self._compiled.get(definition.name)
        if known is not None and known[0] is definition:
            return known[1]
        try:
            compiled = compile_schema(definition.input_schema)
        except DefinitionError as error:
            raise PermanentError(
                f"The input schema of {definition.name} is wrong: {error.message}",
                next_step=error.next_step or "Correct it in the tool's file.",
            ) from error
        self._compiled[definition.name] = (definition, compiled)
        return compiled

    def _follow(self) -> None:
        if self._revision == self.registry.revision:
            return
        self._names = NameIndex(self.registry.names())
        self._schemas = {each.name: each.input_schema for each in self.registry.definitions()}
        self._compiled = {
            name: known for name, known in self._compiled.items() if name in self._schemas
        }
        self._revision = self.registry.revision
