"""ToolRegistry: name → ToolDefinition, in the order they were registered."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tooldesk.errors import DuplicateToolError, InvalidInputError
from tooldesk.tools.tool_definition import ToolDefinition


class ToolRegistry:
    """The tools that calls can select from. A name stands for one tool only."""

    def __init__(self, definitions: Iterable[ToolDefinition] = ()) -> None:
        self._definitions: dict[str, ToolDefinition] = {}
        self.revision = 0
        for definition in definitions:
            self.register(definition)

    def register(self, definition: ToolDefinition) -> None:
        """Add a tool.

        Raises:
            DuplicateToolError: there is a tool of that name already.
        """
        if definition.name in self._definitions:
            raise DuplicateToolError(
                f"There is a tool called {definition.name} already.",
                next_step="Give one of the two another name.",
            )
        self._definitions[definition.name] = definition
        self.revision += 1

    def replace_all(self, definitions: Iterable[ToolDefinition]) -> None:
        """Hold exactly these tools from now on; nothing changes when two share a name.

        Raises:
            DuplicateToolError: two of them have the same name.
        """
        fresh = ToolRegistry(definitions)
        self._definitions = fresh._definitions
        self.revision += 1

    def get(self, name: str) -> ToolDefinition:
        """The tool of exactly this name.

        Raises:
            InvalidInputError: there is none.
        """
        try:
            return self._definitions[name]
        except KeyError:
            raise InvalidInputError(
                f"There is no tool called {name}.", next_step="Call one of the others."
            ) from None

    def names(self) -> tuple[str, ...]:
        """All names, in order."""
        return tuple(self._definitions)

    def definitions(self) -> tuple[ToolDefinition, ...]:
        """All tools, in order."""
        return tuple(self._definitions.values())

    def retain(self, predicate: Callable[[ToolDefinition], bool]) -> None:
        """Keep only the tools for which `predicate` is true."""
        self._definitions = {
            name: definition
            for name, definition in self._definitions.items()
            if predicate(definition)
        }
        self.revision += 1
