"""What servers need of the executor: a yes to a start, and whether it still holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.permissions.asking import Ask


class AdmittedStart(Protocol):
    """A start that may happen, with all that it gets."""

    @property
    def definition(self) -> ToolDefinition:
        """What was shown and allowed."""

    @property
    def context(self) -> ToolContext:
        """With its variables."""


class Admission(Protocol):
    """`Executor`, as far as servers know of it."""

    async def admit(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        ask: Ask | None = None,
    ) -> AdmittedStart:
        """Return once it may happen: trusted, allowed, with a yes to what of a person's it gets."""

    async def run(self, call: Any) -> ToolResult:
        """The result of what was admitted."""

    async def recheck(self, call: Any) -> None:
        """Return when what was admitted may still happen."""
