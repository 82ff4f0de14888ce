"""KnownTools: the registered tools with what is computed from them once, not once a call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tooldesk.calling.selection import MAX_NAME_CHARS, NameIndex, Selection
from tooldesk.calling.validation import CompiledSchema, compile_schema
from tooldesk.errors import NOT_RUNNABLE_HERE, DefinitionError, PermanentError
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject


class KnownTools:
    """Names made ready for selection and schemas compiled; follows the registry's changes."""

    def __init__(self, registry: ToolRegistry) -> None:
        self.registry = registry
        self._revision = -1
        self._names = NameIndex(())
        self._schemas: Mapping[str, JsonObject] = {}
        self._offered: Mapping[str, JsonObject] = {}
        self._compiled: dict[tuple[str, str], tuple[ToolDefinition, CompiledSchema]] = {}

    @property
    def names(self) -> NameIndex:
        """All names, ready for selection.

        Also those of disabled tools, so that a call of one is not taken for a call of another.
        """
        self._follow()
        return self._names

    @property
    def schemas_as_told(self) -> Mapping[str, JsonObject]:
        """Name → input_schema for parsing, under the names that tools are exported by, too."""
        self._follow()
        if not self._names.exported:
            return self._schemas
        exported = self._names.exported.items()
        return {**self._schemas, **{name: self._schemas[own] for name, own in exported}}

    @property
    def offered(self) -> Mapping[str, JsonObject]:
        """Name → input_schema of the tools that a model may hear of."""
        self._follow()
        return self._offered

    def without_disabled(self, selection: Selection) -> Selection:
        """The same as a model may hear of it: a disabled tool is one that isn't there."""
        if all(each.name in self.offered for each in selection.candidates):
            return selection
        nearest = self.names.ranking(selection.written_name[:MAX_NAME_CHARS])
        candidates = tuple(each for each in nearest if each.name in self.offered)
        return replace(selection, candidates=candidates, verdict="unknown")

    def compiled(self, definition: ToolDefinition) -> CompiledSchema:
        """The input schema of exactly this definition, compiled.

        Raises:
            PermanentError: the schema itself is wrong.
        """
        return self._compile(definition, "input", definition.input_schema)

    def compiled_output(self, definition: ToolDefinition) -> CompiledSchema:
        """The output schema of exactly this definition, which has one, compiled.

        Raises:
            PermanentError: the schema itself is wrong.
        """
        return self._compile(definition, "output", definition.output_schema or {})

    def _compile(self, definition: ToolDefinition, of: str, schema: JsonObject) -> CompiledSchema:
        known = self._compiled.get((definition.name, of))
        if known is not None and known[0] is definition:
            return known[1]
        try:
            compiled = compile_schema(schema)
        except DefinitionError as error:
            why = error.message.replace("The input schema", "It", 1)
            raise PermanentError(
                f"The {of} schema of {definition.name} is wrong: {why}",
                next_step=error.next_step or "Correct it in the tool's file.",
                for_model=NOT_RUNNABLE_HERE,
            ) from error
        self._compiled[definition.name, of] = (definition, compiled)
        return compiled

    def _follow(self) -> None:
        if self._revision == self.registry.revision:
            return
        self._names = NameIndex(self.registry.names())
        self._schemas = {each.name: each.input_schema for each in self.registry.definitions()}
        self._offered = {each.name: each.input_schema for each in self.registry.offered()}
        self._compiled = {
            key: known for key, known in self._compiled.items() if key[0] in self._schemas
        }
        self._revision = self.registry.revision
