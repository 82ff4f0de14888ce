"""CallUsage: one call on its way through select → validate → execute → cache → emit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from tooldesk.cache.cache_handler import CacheHit, cache_key
from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.correction import arguments_prompt, selection_prompt
from tooldesk.calling.selection import select
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation import validate
from tooldesk.errors import (
    CallStoppedError,
    InvalidInputError,
    PermissionNeededError,
    ToolUsageError,
)
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.resource_pools.waiting import CallTurn
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult
from tooldesk.usage.handed_over import handed_over
from tooldesk.usage.history import CallRecord, StageRecord
from tooldesk.usage.lifecycle import (
    CallFinished,
    LifecycleStage,
    OutputStreamed,
    ProgressReported,
    QueuePlaceChanged,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    TryFailed,
    UsageEvent,
)
from tooldesk.usage.live_output import LiveOutput
from tooldesk.usage.messages import tool_message
from tooldesk.usage.repeated_usage import MESSAGE as REPEATED
from tooldesk.usage.repeated_usage import RepeatedUsageError, repetition_key
from tooldesk.usage.stage_report import (
    StageFailedError,
    StageReport,
    failed_report,
    validation_verdict,
)
from tooldesk.usage.stops import STOPPED_CALL
from tooldesk.usage.surroundings import LONG_TEXT, Surroundings

T = TypeVar("T")

PERSONAL = "the call has a fingerprint context, and its answer may be meant for no other"
"""Why such a call passes by the cache. A key with the fingerprint in it, even as a digest, would
keep on disk who asked; without it one caller's answer would be given to another."""


class CallUsage:
    """Runs one call's stages in order, tells of each, and ends with a result in any case."""

    def __init__(
        self,
        surroundings: Surroundings,
        calling: ToolCalling,
        index: int,
        keys: list[asyncio.Future[str]],
    ) -> None:
        self._around = surroundings
        self._calling = calling
        self._index = index
        self._key_before, self._own_key = keys[index], keys[index + 1]
        self._record = CallRecord(surroundings.context, calling, calling.tool_name)
        self._used: ToolDefinition | None = None
        self._counted = ""
        self._failed_tries = 0
        self._asked_s = 0.0
        self._running: asyncio.Task[Any] | None = None
        self._has_result = False
        self.is_stopped = False
        surroundings.stops.add(index, self.stop)

    def stop(self) -> None:
        """End this call and no other; it has a result that says so. An ended one stays as it is."""
        if self._has_result or self.is_stopped:
            return
        self.is_stopped = True
        if self._running is not None:
            self._running.cancel()

    async def run(self) -> tuple[ToolResult, JsonObject]:
        """The result, and the message for the model; a broken call has both, too."""
        try:
            # only now: what held a secret must not reach the cache, with or without it
            result = self._around.redactor.redact(await self._result_or_stopped())
            message = await self._stage(LifecycleStage.EMIT, self._message, result)
        except asyncio.CancelledError:
            self._tell_stopped()
            self._around.history.add(self._record, None)
            raise
        finally:
            self._tell_key("")
        self._around.history.add(self._record, result)
        self._around.emit(
            CallFinished(
                self._index, self._record.tool_name, result, message, self._record.duration_s
            )
        )
        return result, message

    async def _result_or_stopped(self) -> ToolResult:
        """What `stop` cancels has a result; what is cancelled from outside stays cancelled."""
        task = asyncio.current_task()
        assert task is not None
        cancelled_before = task.cancelling()
        try:
            if not self.is_stopped:
                self._running = task
                return await self._result()
        except asyncio.CancelledError:
            if not self.is_stopped or task.cancelling() > cancelled_before + 1:
                raise
        finally:
            if self.is_stopped and self._running is not None:
                task.uncancel()  # its own cancelling and no other, as asyncio.timeout does
            self._running, self._has_result = None, True
        stopped = self._tell_stopped()
        return replace(ToolResult.failure(stopped), content=(TextContent(STOPPED_CALL),))

    async def _result(self) -> ToolResult:
        try:
            definition = await self._stage(LifecycleStage.SELECT, self._select)
            self._record.tool_name = definition.name
            arguments = await self._stage(LifecycleStage.VALIDATE, self._validate, definition)
        except StageFailedError as failed:
            self._skip_what_was_not_reached()
            return failed.result
        key = repetition_key(definition, arguments, self._around.context)
        self._tell_key(key)
        began = time.perf_counter()
        hit = await self._remembered(definition, arguments)
        if hit is not None:
            self._skip(LifecycleStage.EXECUTE, "Not run: the cache has the answer.")
            self._used = definition
            return await self._stage(LifecycleStage.CACHE, self._answer, hit, began=began)
        try:
            result = await self._stage(
                LifecycleStage.EXECUTE, self._execute, definition, arguments, key
            )
        except StageFailedError as failed:
            result = failed.result
        return await self._stage(LifecycleStage.CACHE, self._store, definition, arguments, result)

    async def _select(self) -> StageReport[ToolDefinition]:
        around = self._around
        selection = select(self._calling.tool_name, around.tools.names, around.selection_policy)
        if selection.tool_name is None:
            prompt = selection_prompt(selection, self._calling.dialect)
            needs_you = selection.verdict in ("needs confirmation", "ambiguous")
            error = InvalidInputError(selection.explanation)
            return failed_report(selection, error, prompt, needs_you=needs_you)
        state = StageState.PASSED if selection.verdict == "exact" else StageState.REPAIRED
        definition = self._around.tools.registry.get(selection.tool_name)
        return StageReport(definition, selection, selection.explanation, state)

    async def _validate(self, definition: ToolDefinition) -> StageReport[JsonObject]:
        schema = self._around.tools.compiled(definition)
        check = partial(validate, self._calling.arguments, schema, definition.coercion_policy)
        is_slow = schema.cost.is_explosive or self._is_long
        validation = await asyncio.to_thread(check) if is_slow else check()
        if validation.errors:
            first, more = validation.errors[0], len(validation.errors) - 1
            message = f"{first.pointer or '/'}: {first.message}" + (
                f" And {more} more." if more else ""
            )
            prompt = arguments_prompt(validation, definition, self._calling.dialect)
            return failed_report(
                validation, InvalidInputError(message, next_step=first.fix), prompt
            )
        state, explanation = validation_verdict(validation)
        return StageReport(validation.arguments, validation, explanation, state)

    async def _execute(
        self, definition: ToolDefinition, arguments: JsonObject, key: str
    ) -> StageReport[ToolResult]:
        if await self._key_before == key:
            message = REPEATED.format(tool=definition.name)
            return failed_report(None, RepeatedUsageError(definition.name), message)
        allowed: list[str] = []
        output = LiveOutput(
            self._around.redactor,
            lambda stream, text: self._around.emit(OutputStreamed(self._index, stream, text)),
        )
        context = self._context_of_run(output, allowed)
        turn = CallTurn(
            self._around.output,
            lambda waiting: self._around.emit(QueuePlaceChanged(self._index, waiting)),
        )
        try:
            result = await self._around.executor.execute(
                definition, arguments, context, self._ask(), turn
            )
        finally:
            output.finish()
        self._used = definition
        if definition.max_usage_count is not None:
            allowed.append(self._counted)
        why = "; ".join(allowed)
        if result.is_error:
            error = ToolUsageError(result.text)
            words = f"The tool failed{self._after_tries}; {why}."
            return StageReport(result, result, words, StageState.FAILED, error, result)
        setting = await self._around.executor.setting_of(definition)
        words = f"The tool returned a result{self._after_tries}; {why}.{setting}"
        return StageReport(result, result, words)

    def _context_of_run(self, output: LiveOutput, allowed: list[str]) -> ToolContext:
        """What the executor is handed; what allows the call is added to `allowed`."""
        return replace(
            self._around.context,
            on_output=output.write,
            on_permitted=allowed.append,
            on_counted=self._on_counted,
            on_try_failed=self._on_try_failed,
            on_progress=lambda fraction, message: self._around.emit(
                ProgressReported(self._index, fraction, message)
            ),
        )

    async def _remembered(
        self, definition: ToolDefinition, arguments: JsonObject
    ) -> CacheHit | None:
        around = self._around
        if self._is_personal:
            return None
        if await around.executor.is_denied(definition, arguments, around.context):
            return None
        return await around.cache.read(definition, arguments)

    def _ask(self) -> Ask | None:
        """Asks, says which call it is, and takes no person's time for the call's."""
        ask = self._around.ask
        if ask is None:
            return None

        async def ask_of_call(request: PermissionRequest) -> Answer:
            began = time.perf_counter()
            try:
                return await ask(replace(request, call_index=self._index))
            finally:
                self._asked_s += time.perf_counter() - began

        return ask_of_call

    async def _answer(self, hit: CacheHit) -> StageReport[ToolResult]:
        return StageReport(hit.result, hit.outcome, f"Hit: {hit.outcome.reason}.")

    async def _store(
        self, definition: ToolDefinition, arguments: JsonObject, result: ToolResult
    ) -> StageReport[ToolResult]:
        if self._is_personal and definition.cache.enabled:
            key = cache_key(definition.name, arguments)
            outcome = CacheOutcome(key, "not stored", PERSONAL)
        else:
            outcome = await self._around.cache.store(definition, arguments, result)
        if outcome.verdict == "stored":
            return StageReport(result, outcome, "Miss; the result is stored now.")
        why = f"Not stored: {outcome.reason.rstrip('.')}."
        return StageReport(result, outcome, why, StageState.SKIPPED)

    async def _message(self, result: ToolResult) -> StageReport[JsonObject]:
        message = tool_message(self._calling, self._index, result)
        explanation = "The message for the model is ready."
        if result.result_as_answer:
            explanation = "The result is the agent's final answer; nothing more is asked of it."
        if self._used is not None:
            names = self._around.tools.registry.names()
            reminder, why = self._around.reminder.after_use(
                self._used, self._calling.dialect, names, result
            )
            if reminder:
                message["content"] += f"\n\n{reminder}"
                explanation = why
        return StageReport(message, message, explanation)

    async def _stage(
        self,
        stage: LifecycleStage,
        work: Callable[..., Awaitable[StageReport[T]]],
        *handed: Any,
        began: float | None = None,
    ) -> T:
        if self._around.gate is not None and not self.is_stopped:
            await self._around.gate(self._index, stage)
            began = None
        if self._is_long:
            # each stage of it takes a moment; a window may paint between two
            await asyncio.sleep(0)
        handed_to = handed[0] if stage is LifecycleStage.EXECUTE else None
        beside = handed_over(handed_to, self._around.context) if handed_to else ()
        self._around.emit(StageStarted(self._index, stage, datetime.now(UTC), beside))
        began = began or time.perf_counter()
        self._asked_s = 0.0
        report: StageReport[Any]
        try:
            report = await work(*handed)
        except ToolUsageError as error:
            asked = isinstance(error, PermissionNeededError)
            state = StageState.NEEDS_YOU if asked else StageState.FAILED
            report = StageReport(None, None, self._told(error), state, error)
        except asyncio.CancelledError:
            self._tell(stage, self._stopped_report(), time.perf_counter() - began - self._asked_s)
            raise
        self._tell(stage, report, time.perf_counter() - began - self._asked_s)
        if report.error is not None:
            raise StageFailedError(report.result or ToolResult.failure(report.error))
        return report.value

    def _tell(self, stage: LifecycleStage, report: StageReport[Any], duration_s: float) -> None:
        self._record.stages[stage] = StageRecord(report.state, duration_s, report.explanation)
        if report.error is None:
            event: UsageEvent = StageFinished(
                self._index, stage, report.state, duration_s, report.output, report.explanation
            )
        else:
            event = StageFailed(
                self._index, stage, report.state, duration_s, report.error, report.output
            )
        self._around.emit(event)

    @property
    def _is_long(self) -> bool:
        """Whether what the model wrote is so long that all that is done with it takes a while."""
        return self._calling.end - self._calling.start > LONG_TEXT

    @property
    def _is_personal(self) -> bool:
        """Whether the answer may be meant only for whoever is behind the call."""
        return bool(self._around.context.fingerprint_context)

    @property
    def _after_tries(self) -> str:
        """How many tries there were, once it is more than one."""
        return f" after {self._failed_tries + 1} tries" if self._failed_tries else ""

    def _told(self, error: ToolUsageError) -> str:
        """An error for the history, with how many tries it took."""
        tries = self._after_tries.strip().capitalize()
        return f"{tries}: {error}" if tries else str(error)

    def _on_counted(self, words: str) -> None:
        self._counted = words

    def _on_try_failed(self, failed: FailedTry) -> None:
        self._failed_tries = failed.number
        self._around.emit(TryFailed(self._index, failed))

    def _stopped_report(self) -> StageReport[Any]:
        error = CallStoppedError(self._counted)
        return StageReport(None, None, error.message, StageState.CANCELLED, error)

    def _tell_stopped(self) -> CallStoppedError:
        """The stage that was not begun yet is the cancelled one, when none was under way."""
        error = CallStoppedError(self._counted)
        reached = (LifecycleStage.PARSE, *self._record.stages)
        ahead = next((stage for stage in LifecycleStage if stage not in reached), None)
        if ahead is not None and not self._record.is_cancelled:
            self._tell(ahead, self._stopped_report(), 0.0)
        self._skip_what_was_not_reached()
        return error

    def _skip(self, stage: LifecycleStage, why: str) -> None:
        self._tell(stage, StageReport(None, None, why, StageState.SKIPPED), 0.0)

    def _skip_what_was_not_reached(self) -> None:
        for stage in LifecycleStage:
            if stage not in (LifecycleStage.PARSE, LifecycleStage.EMIT, *self._record.stages):
                self._skip(stage, "Not reached.")

    def _tell_key(self, key: str) -> None:
        if not self._own_key.done():
            self._own_key.set_result(key)
