"""Executor: one validated call → its result, within permission, limit, pool, timeout and tries."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from tooldesk.errors import SystemFaultError
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.resource_pools.resource_pools import ResourcePools
from tooldesk.execution.resource_pools.waiting import CallTurn
from tooldesk.execution.retries import Retries
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.secret_vault.resolution import values_for
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.signing.signer_access import signer_for
from tooldesk.signing.signing_keys import SigningKeys
from tooldesk.tools.permission import Permission
from tooldesk.tools.structured_tool import ReadyCall
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


class Executor:
    """Runs calls one way for every caller: refuse early, wait for a slot, count, run, try again."""

    def __init__(
        self,
        workers: WorkerPool,
        http: HttpCalls,
        limits: UsageLimits,
        workspace_dir: Path,
        vault: SecretVault,
        signing_keys: SigningKeys,
        sandboxes: Sandboxes,
        permissions: Permissions,
        pools: ResourcePools,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self._sources = ToolSources(
            workers, http, ShellCalls(environment), workspace_dir, sandboxes
        )
        self._limits = limits
        self._vault = vault
        self._signing_keys = signing_keys
        self._permissions = permissions
        self._environment = environment
        self._pools = pools

    async def execute(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        ask: Ask | None = None,
        turn: CallTurn | None = None,
    ) -> ToolResult:
        """The tool's result; its own failure is a result too.

        Raises:
            NotPermittedError: it is denied, or asks and there was no yes.
            ToolUsageError: the call was refused, timed out or its process broke.
        """
        await self._sources.check(definition, context)
        folder = context.working_dir
        permit = await self._permissions.permit(definition, arguments, folder, ask)
        if context.on_permitted is not None:
            context.on_permitted(permit.words)
        permit_signature = partial(self._permissions.permit_signature, definition, folder, ask)
        context = replace(
            context,
            env_vars=await self._resolve(definition, context),
            signer=await signer_for(definition, self._signing_keys, permit_signature),
            may_be_redirected=partial(self._permissions.may_be_redirected, definition, arguments),
            redactor=self._vault.redactor,
        )
        async with self._pools.slot(definition, turn) as slot:
            await self._permissions.recheck(permit, definition, arguments, folder)
            # what can't be made ready is not counted; what is ready is counted before it runs
            first = await self._ready(definition, arguments, context)
            await self._count(definition, context)
            result = await self._try(definition, arguments, context, first, slot.pause)
        is_answer = definition.result_as_answer and not result.is_error
        if result.result_as_answer == is_answer:
            return result
        return replace(result, result_as_answer=is_answer)

    async def setting_of(self, definition: ToolDefinition) -> str:
        """In a sentence what made a tool's sandbox; empty for one without."""
        made_by = await self._sources.sandbox_of(definition)
        return made_by and f" It ran sandboxed by {made_by}."

    async def is_denied(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> bool:
        """Whether the definition forbids a call, so that not even a remembered result is given."""
        verdict = await self._permissions.judge(definition, arguments, context.working_dir)
        return verdict.permission == Permission.DENY

    async def _count(self, definition: ToolDefinition, context: ToolContext) -> None:
        tell = context.on_counted or (lambda words: None)
        tell("a use, perhaps: it was being counted just then")
        tell(await self._limits.count(definition))

    async def _resolve(self, definition: ToolDefinition, context: ToolContext) -> dict[str, str]:
        if not definition.env_vars:
            return {}
        return await values_for(
            self._vault,
            definition.name,
            definition.env_vars,
            self._environment,
            given=context.env_vars,
        )

    async def _ready(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        with _system_faults(definition):
            return await self._sources.prepare(definition, arguments, context)

    async def _try(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        first: ReadyCall,
        pause: Callable[[float], Awaitable[None]],
    ) -> ToolResult:
        ready: list[ReadyCall] = [first]

        async def once() -> ToolResult:
            # files and sandbox may have changed since the last try
            run = ready.pop() if ready else await self._ready(definition, arguments, context)
            with _system_faults(definition):
                return await run()

        tell = context.on_try_failed or (lambda failed: None)
        return await Retries(pause).run(definition, once, tell)


@contextmanager
def _system_faults(definition: ToolDefinition) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SystemFaultError(
            f"The process for {definition.name} could not be started: {error}.",
            next_step="Stop some of the calls that run now, and try it again.",
        ) from error
