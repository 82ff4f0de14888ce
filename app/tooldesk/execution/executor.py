"""Executor: one validated call → its result, within permission, limit, pool, timeout and tries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tooldesk.errors import PermanentError, SystemFaultError
from tooldesk.execution.inner_calls import InnerCalls
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.permissions.permit import Permit
from tooldesk.execution.resource_pools.resource_pools import ResourcePools
from tooldesk.execution.resource_pools.waiting import CallTurn
from tooldesk.execution.retries import Retries
from tooldesk.execution.tool_fingerprints import ToolFingerprints
from tooldesk.execution.usage_counter import UsageCounter
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.call_permissions import CallPermissions
from tooldesk.tools.hand_out import HandOut
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.execution.structured_tool import ReadyCall
    from tooldesk.execution.tool_registry import ToolRegistry
    from tooldesk.signing.signing_keys import SigningKeys


class Sources(Protocol):
    """Runs tools by what their definitions name as their source: `ToolSources` or `OwnSources`."""

    async def prepare(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        """Make a call with validated arguments ready to run once; nothing of it has run yet."""

    async def sandbox_of(self, definition: ToolDefinition) -> str:
        """What makes the sandbox of a tool; empty for one that runs natively."""

    def working_dir(self, definition: ToolDefinition, context: ToolContext) -> Path | None:
        """The folder that a call works in; None is the workspace's."""

    async def check(self, definition: ToolDefinition, context: ToolContext) -> None:
        """Make sure that a call could start, before anybody is asked or anything is counted."""

    async def admit(self, definition: ToolDefinition, ask: Ask | None) -> None:
        """Return once a person allowed to start what the tool needs besides its call."""

    def own_parts(self, definition: ToolDefinition) -> Mapping[str, str]:
        """What answers hang on that neither the definition nor its files say, in words → hash."""


WAITS_FOR_UNLOCK = "Waits for you to unlock the keyring"


class Variables(Protocol):
    """Where values come from: `VaultVariables` or `EnvironmentVariables`."""

    @property
    def redactor(self) -> Redactor:
        """Takes every value out of texts."""

    @property
    def is_locked(self) -> bool:
        """Whether a person has to unlock what values are kept in before they can be read."""

    async def values(
        self, definition: ToolDefinition, given: Mapping[str, str], hand_out: HandOut
    ) -> dict[str, str]:
        """Name → value of each variable that a tool declares and that has one."""


@frozen_record
class AdmittedCall:
    """A call that may run, with all that it gets; it was not counted, and has no slot yet."""

    definition: ToolDefinition
    """The tool."""

    arguments: JsonObject
    """Validated."""

    context: ToolContext
    """With its variables."""

    permit: Permit
    """Why it may run."""

    working_dir: Path | None
    """Where it works; None is the workspace's folder."""

    ask: Ask | None = None
    """Who is asked."""


class Executor:
    """Runs calls one way for every caller: refuse early, wait for a slot, count, run, try again.

    Without signing keys a tool that needs one gets the signer of its context, or is refused.
    """

    def __init__(
        self,
        registry: ToolRegistry,
        sources: Sources,
        limits: UsageCounter,
        variables: Variables,
        permissions: Permissions,
        pools: ResourcePools,
        signing_keys: SigningKeys | None = None,
    ) -> None:
        self._registry = registry
        self._sources = sources
        self._limits = limits
        self._variables = variables
        self._permissions = permissions
        self._pools = pools
        self._signing_keys = signing_keys
        self._fingerprints = ToolFingerprints(registry, permissions.code)

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
        return await self.run(await self.admit(definition, arguments, context, ask), turn)

    async def admit(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        ask: Ask | None = None,
    ) -> AdmittedCall:
        """Return once the call may run and has all it needs; its answer may be remembered.

        Raises:
            NotPermittedError: it is denied, or asks and there was no yes.
            ToolUsageError: its sandbox, a variable or its signer is not to be had.
        """
        self._permissions.require_trust()
        await self._sources.check(definition, context)
        folder = self._sources.working_dir(definition, context)
        permit = await self._permissions.permit(definition, arguments, folder, ask)
        if context.on_permitted is not None:
            context.on_permitted(permit.words)
        if self._registry.prepare_of(definition) is None:
            await self._sources.admit(definition, ask)
        env_vars, consented = await self._variables_of(definition, arguments, context, ask)
        permit = permit.of_tool(consented)
        context = context.changed(
            env_vars=env_vars,
            signer=await self._signer(definition, context, ask),
            may_be_redirected=partial(self._permissions.may_be_redirected, definition, arguments),
            permissions=CallPermissions(permit.verdict.permission.value, permit.words),
            redactor=self._variables.redactor,
        )
        return AdmittedCall(definition, arguments, context, permit, folder, ask)

    async def require_use_left(self, call: AdmittedCall) -> None:
        """Return when the call could run now, too; it neither runs nor counts.

        Raises:
            NotPermittedError: it may not any more.
            ToolUsageLimitExceededError: the tool's limit is reached.
        """
        await self.recheck(call)
        await self._limits.check(call.definition)

    async def run(self, call: AdmittedCall, turn: CallTurn | None = None) -> ToolResult:
        """The result of a call that may run.

        Raises:
            ToolUsageError: as in `execute`.
        """
        definition, arguments, context = call.definition, call.arguments, call.context
        async with self._pools.slot(definition, turn) as slot:
            await self.recheck(call)
            inner = InnerCalls(self.execute, self._registry, context, call.ask, slot)
            context = context.changed(inner_calls=inner)
            # what can't be made ready is not counted; what is ready is counted before it runs
            first = await self._ready(definition, arguments, context)
            await self._count(definition, context)
            result = await self._try(definition, arguments, context, first, slot.pause)
        wants_answer = definition.result_as_answer or result.result_as_answer
        is_answer = wants_answer and not result.is_error
        if result.result_as_answer == is_answer:
            return result
        return replace(result, result_as_answer=is_answer)

    def folder_of(self, definition: ToolDefinition, context: ToolContext) -> Path:
        """The folder that a call works in."""
        given = self._sources.working_dir(definition, context)
        return self._permissions.folder_of(definition, given)

    async def fingerprint_of(self, definition: ToolDefinition) -> Fingerprint:
        """What the tool's answers hang on besides their arguments, as it is now."""
        parts = await self._fingerprints.of(definition)
        is_own = self._registry.prepare_of(definition) is not None
        own = {} if is_own else self._sources.own_parts(definition)
        return {**parts, **own} if own else parts

    async def setting_of(self, definition: ToolDefinition) -> str:
        """In a sentence what made a tool's sandbox; empty for one without."""
        made_by = await self._sources.sandbox_of(definition)
        return made_by and f" It ran sandboxed by {made_by}."

    async def recheck(self, call: AdmittedCall) -> None:
        """Return when a call that was admitted may still run.

        Raises:
            NotPermittedError: it may not, or its code is another one now.
        """
        await self._permissions.recheck(
            call.permit, call.definition, call.arguments, call.working_dir
        )

    async def _count(self, definition: ToolDefinition, context: ToolContext) -> None:
        tell = context.on_counted or (lambda words: None)
        if context.on_ready is not None:
            context.on_ready()
        # one without a limit is counted in any case, also when nobody waits for it any more
        is_sure = definition.max_usage_count is None
        tell("a use" if is_sure else "a use, perhaps: it was being counted just then")
        tell(await self._limits.count(definition))

    async def _signer(
        self, definition: ToolDefinition, context: ToolContext, ask: Ask | None
    ) -> SignerContext | None:
        if definition.signer is None:
            return None
        if context.signer is not None:
            return context.signer
        if self._signing_keys is None:
            raise PermanentError(
                f"{definition.name} requires a signer.",
                next_step="Give it one in its ToolContext, or run it in a workspace that has keys.",
            )
        # what signs takes long to import, and few tools need it
        from tooldesk.signing.signer_access import signer_for

        folder = self._sources.working_dir(definition, context)
        permit = partial(self._permissions.permit_signature, definition, folder, ask)
        return await signer_for(definition, self._signing_keys, permit)

    async def _variables_of(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        ask: Ask | None,
    ) -> tuple[dict[str, str], Fingerprint | None]:
        """The variables of a call, and what the tool was like that a person hands theirs to."""
        consents: list[Fingerprint | None] = []
        tell = context.on_progress if definition.env_vars and self._variables.is_locked else None

        async def hand_out(shared: Collection[str]) -> None:
            waiting.close()  # all is read by now; what is waited for from here on is an answer
            consent = self._permissions.consent
            folder = self._sources.working_dir(definition, context)
            consents.append(await consent(definition, arguments, folder, ask, shared))

        with ExitStack() as waiting:
            if tell is not None:
                tell(None, WAITS_FOR_UNLOCK)
                waiting.callback(tell, None, "")
            values = await self._variables.values(definition, context.env_vars, hand_out)
        return values, consents[0]

    async def _ready(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        prepare = self._registry.prepare_of(definition) or partial(
            self._sources.prepare, definition
        )
        try:
            return await prepare(arguments, context)
        except OSError as error:
            raise _start_fault(definition, error) from error

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
            try:
                return await run()
            except OSError as error:
                raise _start_fault(definition, error) from error

        tell = context.on_try_failed or (lambda failed: None)
        return await Retries(pause).run(definition, once, tell)


def _start_fault(definition: ToolDefinition, error: OSError) -> SystemFaultError:
    return SystemFaultError(
        f"The process for {definition.name} could not be started: {error}.",
        next_step="Stop some of the calls that run now, and try it again.",
    )
