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
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


class _Cache(Protocol):
    async def read(
        self, definition: ToolDefinition, arguments: JsonObject, fingerprint: Fingerprint
    ) -> CacheHit | CacheMiss:
        """The stored answer, if it is still good."""


async def cached_result(
    registry: ToolRegistry, cache: _Cache, executor: Executor, name: str, arguments: JsonObject
) -> ToolResult | None:
    """The result of a tool as it is now; None when there is none that may be given.

    Raises:
        InvalidInputError: there is no such tool.
        NotPermittedError: the tool is denied, and so are its answers.
    """
    definition = registry.get(name)
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
        found = await cache.read(definition, validation.arguments, fingerprint)
    return found.result if isinstance(found, CacheHit) else None
