"""InnerCalls: what a tool that runs may call of the other tools, each admitted like any call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.tools.call_permissions import CallPermissions
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.permissions.asking import Ask
    from tooldesk.execution.resource_pools.resource_pools import PoolSlot
    from tooldesk.execution.tool_registry import ToolRegistry
    from tooldesk.tools.tool_context import ToolContext

MOST_DEPTH = 3
"""A tool that calls a tool that calls a tool calls no further one."""


class InnerCalls:
    """Those of one call. Whoever is asked for it is asked for them; its secrets aren't theirs.

    Attributes:
        ask: Asks whoever is asked for the call; None for nobody.
    """

    def __init__(
        self,
        execute: Callable[..., Awaitable[ToolResult]],
        registry: ToolRegistry,
        context: ToolContext,
        ask: Ask | None,
        slot: PoolSlot,
    ) -> None:
        """`execute` is the executor's."""
        self._execute = execute
        self._registry = registry
        self._context = context
        self.ask = ask
        self._slot = slot

    def definitions(self) -> tuple[ToolDefinition, ...]:
        """All tools that are offered to models, in order."""
        return self._registry.offered()

    def context(self) -> ToolContext:
        """The context of an inner call, which has nothing that is the outer one's alone."""
        return self._context.changed(
            env_vars={},
            signer=None,
            permissions=CallPermissions(),
            call_depth=self._context.call_depth + 1,
            inner_calls=None,
            **dict.fromkeys(_OF_OUTER_CALL),
        )

    async def call(self, name: str, arguments: JsonObject | str) -> ToolResult:
        """The result of another tool; its own failure is a result too. One at a time.

        Raises:
            InvalidInputError: there is no such tool, or its arguments don't fit.
            NotPermittedError: it is denied, or asks and there was no yes.
            ToolUsageError: as of any call.
        """
        if self._context.call_depth >= MOST_DEPTH:
            raise PermanentError(
                f"Tools call each other more than {MOST_DEPTH} deep.",
                next_step="Take tools that call others out of the list of this one.",
            )
        definition = next((each for each in self.definitions() if each.name == name), None)
        if definition is None:
            raise InvalidInputError(
                f"There is no tool called {name[:100]}.", next_step="Call one of the others."
            )
        from tooldesk.execution.structured_tool import checked_arguments

        given = checked_arguments(definition, arguments)
        context = self.context()
        # others run meanwhile, so that calls that wait for their own can't fill a pool
        self._slot.give_back()
        try:
            run = context.run_inner or self._execute
            return await run(definition, given, context, self.ask)
        finally:
            await self._slot.take()


_OF_OUTER_CALL = (
    "on_permitted",
    "on_ready",
    "on_counted",
    "on_try_failed",
    "on_progress",
    "may_be_redirected",
)
