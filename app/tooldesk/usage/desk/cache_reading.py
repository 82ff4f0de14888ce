"""cached_result: what a tool answered before, for a model that asks for just that."""

from __future__ import annotations

from typing import Protocol

from tooldesk.cache.cache_outcome import CacheHit, CacheMiss
from tooldesk.errors import NotPermittedError
from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


class _Cache(Protocol):
    async def read(
        self, definition: ToolDefinition, arguments: JsonObject, fingerprint: Fingerprint
    ) -> CacheHit | CacheMiss:
        """The stored answer, if it is still good."""


async def cached_result(
    registry: ToolRegistry,
    cache: _Cache,
    executor: Executor,
    name: str,
    arguments: JsonObject,
    context: ToolContext,
) -> ToolResult | None:
    """The result of a tool as it is now; None when there is none that may be given.

    It is given where a call of the tool could run now, for which somebody may be asked. `context`
    is that of the call that reads it.

    Raises:
        InvalidInputError: there is no such tool.
        NotPermittedError: the tool is denied, or asks and there was no yes; so do its answers.
        ToolUsageError: its limit is reached, or what it needs is not to be had.
    """
    definition = registry.get(name)
    if not definition.enabled:
        raise NotPermittedError(
            f"{name} is disabled, and so is what it answered before.", next_step="Enable it."
        )
    if definition.permission == Permission.DENY:
        raise NotPermittedError(
            f"{name} is denied, and so is what it answered before.",
            next_step='Set its "permission" to "ask" or "allow".',
        )
    fingerprint = await executor.fingerprint_of(definition)
    found = await cache.read(definition, arguments, fingerprint)
    # takes long to import, and few calls read the cache
    from tooldesk.calling.validation import compile_schema, validate

    # a call is remembered with its defaults and types, and who asks may have left them out
    schema = compile_schema(definition.input_schema)
    validation = validate(arguments, schema, CoercionPolicy.SAFE)
    if not isinstance(found, CacheHit) and not validation.errors:
        # rules judge the call that was made, whatever of it was left out here
        arguments = validation.arguments
        found = await cache.read(definition, arguments, fingerprint)
    if not isinstance(found, CacheHit):
        return None
    if (inner := context.inner_calls) is not None:
        call = await executor.admit(definition, arguments, inner.context(), inner.ask)
        await executor.require_use_left(call)
    return found.result
