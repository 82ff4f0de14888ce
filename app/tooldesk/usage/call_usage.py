"""CallUsage: one call on its way through select → validate → execute → cache → emit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheHit
from tooldesk.calling.correction import arguments_prompt, selection_prompt
from tooldesk.calling.selection import CONFIRMABLE, Selection, SelectionPolicy, select
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation import validate
from tooldesk.errors import (
    CallStoppedError,
    InvalidInputError,
    PermissionNeededError,
    ToolDisabledError,
    ToolUsageError,
)
from tooldesk.execution.builtin_tool.acted_on import acted_on
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.resource_pools.waiting import CallTurn
from tooldesk.json_pieces import is_large
from tooldesk.redaction.redactor import why_not_kept
from tooldesk.tools.python_function.call_result import without_secrets_in_layout
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.call_cache import CallCache
from tooldesk.usage.call_turns import CallTurns
from tooldesk.usage.handed_over import handed_over
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.inner_usage import InnerUsage
from tooldesk.usage.lifecycle import (
    CallFinished,
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    UsageEvent,
)
from tooldesk.usage.messages.call_answer import answer_of
from tooldesk.usage.repeated_usage import MESSAGE as REPEATED
from tooldesk.usage.repeated_usage import RepeatedUsageError, repetition_key
from tooldesk.usage.result_check import as_declared, misfit_of, warning
from tooldesk.usage.run_listener import RunListener
from tooldesk.usage.stage_outputs import NOT_REACHED
from tooldesk.usage.stage_report import (
    StageFailedError,
    StageReport,
    error_of,
    failed_report,
    validation_verdict,
)
from tooldesk.usage.surroundings import LONG_TEXT, Surroundings

T = TypeVar("T")


class CallUsage:
    """Runs one call's stages in order, tells of each, and ends with a result in any case."""

    def __init__(
        self,
        surroundings: Surroundings,
        calling: ToolCalling,
        index: int,
        keys: list[asyncio.Future[str]],
        turns: CallTurns,
    ) -> None:
        self._around = surroundings
        self._calling = calling
        self._index = index
        self._key_before, self._own_key = keys[index], keys[index + 1]
        self._turns = turns
        self._record = CallRecord(
            surroundings.context, calling, calling.tool_name, written=surroundings.written
        )
        self._used: ToolDefinition | None = None
        self._listener = RunListener(
            index, surroundings.emit, surroundings.redactor, self._record.printed.add
        )
        # all that is done with a long call takes a while
        is_long = calling.end - calling.start > LONG_TEXT
        self._is_long = is_long or is_large(calling.arguments)
        self._asked_s = 0.0
        self._waited_s = 0.0
        self._began: float | None = None
        self._running: asyncio.Task[Any] | None = None
        self._has_result = False
        self.is_stopped = False
        if surroundings.stops is not None:
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
            self._around.history.add_cancelled(self._record)
            raise
        finally:
            self._tell_key("")
            self._turns.leave(self._index)
        ended, record = time.perf_counter(), self._record
        await self._around.history.add(record, result)
        times = record.duration_s, ended - (self._began or ended), self._waited_s
        self._around.emit(CallFinished(self._index, record.tool_name, result, message, *times))
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
        return ToolResult.failure(self._tell_stopped())

    async def _result(self) -> ToolResult:
        try:
            definition = await self._stage(LifecycleStage.SELECT, self._select)
            self._record.tool_name, self._record.definition = definition.name, definition
            arguments = await self._stage(LifecycleStage.VALIDATE, self._validate, definition)
        except StageFailedError as failed:
            self._skip_what_was_not_reached()
            return failed.result
        if self._turns.is_needed:
            folder = self._around.executor.folder_of(definition, self._around.context)
            acted = await acted_on(definition, arguments, folder)
            self._turns.declare(self._index, acted)
        make_key = partial(cache_key, definition.name, arguments)
        key = await asyncio.to_thread(make_key) if self._is_long else make_key()
        await self._around.redactor.look_through(key)
        repetition = repetition_key(key, self._around.context)
        self._tell_key(repetition)
        cache = CallCache(self._around, definition, arguments, key)
        try:
            result = await self._stage(
                LifecycleStage.EXECUTE, self._execute, definition, arguments, repetition, cache
            )
        except StageFailedError as failed:
            result = failed.result
        if isinstance(result, CacheHit):
            return await self._stage(LifecycleStage.CACHE, cache.report, result)
        return await self._stage(LifecycleStage.CACHE, cache.store, result)

    async def _select(self) -> StageReport[ToolDefinition]:
        around = self._around
        names, written = around.tools.names, self._calling.tool_name
        selection = names.exact.get(written)
        if (given := around.definition) is not None:
            why = "the tool as it was then"
            selection = Selection(written, given.name, "exact", (), None, why)
        if selection is None:
            policy = SelectionPolicy(**vars(around.settings.selection))
            selection = select(written, names, policy)
        if selection.tool_name is None:
            selection = await self._named_by_a_person(selection)
        if selection.tool_name is None:
            needs_you = selection.verdict in CONFIRMABLE
            error = InvalidInputError(selection.explanation)
            return failed_report(selection, error, self._told_of(selection), needs_you=needs_you)
        definition = given or around.tools.registry.get(selection.tool_name)
        if not definition.enabled:
            disabled = ToolDisabledError(definition.name)
            selection = replace(
                selection, tool_name=None, verdict="disabled", explanation=disabled.message
            )
            return failed_report(selection, disabled, self._told_of(selection))
        state = StageState.PASSED if selection.verdict == "exact" else StageState.REPAIRED
        return StageReport(definition, selection, selection.explanation, state)

    def _told_of(self, selection: Selection) -> str:
        """What the model is told of a name that selects no tool."""
        tools = self._around.tools
        heard = tools.without_disabled(selection)
        return selection_prompt(heard, self._calling.dialect, tools.offered)

    async def _named_by_a_person(self, selection: Selection) -> Selection:
        """The same, with the tool that somebody says is meant, where somebody is asked."""
        confirm, registry = self._around.confirm, self._around.tools.registry
        if confirm is None or selection.verdict not in CONFIRMABLE:
            return selection
        began = time.perf_counter()
        calling = self._around.redactor.redact(self._calling)
        name = await confirm.name(calling, selection)
        self._asked_s += time.perf_counter() - began
        if name not in registry.names():
            return selection
        return replace(selection, tool_name=name, explanation=f"{name}, as you say it is meant.")

    async def _validate(self, definition: ToolDefinition) -> StageReport[JsonObject]:
        schema = self._around.tools.compiled(definition)
        arguments, policy = self._calling.arguments, definition.coercion_policy
        if schema.cost.is_explosive or self._is_long:
            validation = await asyncio.to_thread(validate, arguments, schema, policy)
        else:
            validation = validate(arguments, schema, policy)
        if validation.errors:
            first, more = validation.errors[0], len(validation.errors) - 1
            message = f"{first.pointer or '/'}: {first.message}" + (
                f" And {more} more." if more else ""
            )
            prompt = arguments_prompt(
                validation, definition.name, definition.input_schema, self._calling.dialect
            )
            return failed_report(
                validation, InvalidInputError(message, next_step=first.fix), prompt
            )
        state, explanation = validation_verdict(validation)
        return StageReport(validation.arguments, validation, explanation, state)

    async def _execute(
        self, definition: ToolDefinition, arguments: JsonObject, repetition: str, cache: CallCache
    ) -> StageReport[ToolResult | CacheHit]:
        # a remembered answer is given to whom the tool would run for, and to nobody else
        if await self._key_before == repetition:
            message = REPEATED.format(tool=definition.name)
            return failed_report(None, RepeatedUsageError(definition.name), message)
        around, listener = self._around, self._listener
        context = listener.in_context(
            around.context, on_ready=partial(around.history.begin, self._record)
        )
        inner = InnerUsage(around.executor, around.history, around.redactor, self._record)
        context = context.changed(run_inner=inner.run)
        turn = CallTurn(around.output, listener.on_waiting)
        try:
            admitted = await around.executor.admit(definition, arguments, context, self._ask())
            await self._turns.turn(self._index, context.on_progress)
            hit = await cache.hit(admitted)
            if hit is not None:
                self._used = definition
                words = "Not run: the cache has the answer."
                return StageReport(hit, None, words, StageState.SKIPPED)
            result = await around.executor.run(admitted, turn)
        finally:
            self._turns.leave(self._index)
            listener.finish()
        await around.redactor.look_through(result)
        self._used = definition
        why = listener.why_it_ran(is_limited=definition.max_usage_count is not None)
        result = without_secrets_in_layout(result, around.redactor)
        misfit = await misfit_of(definition, result, around.tools)
        result = as_declared(definition, result, misfit)
        if result.is_error:
            error = error_of(result)
            words = f"The tool failed{listener.after_tries}; {why}."
            return StageReport(result, result, words, StageState.FAILED, error, result)
        setting = await around.executor.setting_of(definition)
        words = f"The tool returned a result{listener.after_tries}; {why}.{setting}"
        return StageReport(result, result, words + warning(misfit))

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

    async def _message(self, result: ToolResult) -> StageReport[JsonObject]:
        around = self._around
        answer = answer_of(self._calling, result, around.settings.run.max_result_characters)
        explanation = "The message for the model is ready."
        if answer.cut_words:
            explanation = f"Ready, with {answer.cut_words}; the model is told so."
        if result.result_as_answer:
            explanation = "The result is the agent's final answer; nothing more is asked of it."
        if self._used is not None:
            names = tuple(around.tools.offered)
            reminder, why = around.reminder.after_use(
                self._used, self._calling.dialect, names, result
            )
            if reminder:
                answer, explanation = answer.with_text(reminder), why
        if (because := around.redactor.blind_because) is not None:
            explanation = f"{why_not_kept(because)} {explanation}"
        message = around.form.message(answer)
        return StageReport(message, message, explanation)

    async def _stage(
        self,
        stage: LifecycleStage,
        work: Callable[..., Awaitable[StageReport[T]]],
        *handed: Any,
    ) -> T:
        if self._around.gate is not None and not self.is_stopped:
            held = time.perf_counter()
            await self._around.gate(self._index, stage)
            # the step that begins it is none of its time
            self._waited_s += time.perf_counter() - held if self._began is not None else 0.0
        if self._is_long:
            # each stage of it takes a moment; a window may paint between two
            await asyncio.sleep(0)
        if self._around.tells_beginnings:
            handed_to = handed[0] if stage is LifecycleStage.EXECUTE else None
            beside = handed_over(handed_to, self._around.context) if handed_to else ()
            self._around.emit(StageStarted(self._index, stage, datetime.now(UTC), beside))
        began = time.perf_counter()
        if self._began is None:
            self._began = began
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
        report.duration_s = duration_s
        self._record.stages[stage] = report
        asked_s, self._asked_s = self._asked_s, 0.0
        self._waited_s += asked_s
        exchanges = self._listener.exchanges if stage is LifecycleStage.EXECUTE else ()
        self._record.exchanges = exchanges or self._record.exchanges
        place = self._index, stage, report.state, duration_s
        if report.error is None:
            event: UsageEvent = StageFinished(
                *place, report.output, report.explanation, asked_s, exchanges
            )
        else:
            event = StageFailed(*place, report.error, report.output, asked_s, exchanges)
        self._around.emit(event)

    def _told(self, error: ToolUsageError) -> str:
        """An error for the history, with how many tries it took."""
        tries = self._listener.after_tries.strip().capitalize()
        return f"{tries}: {error}" if tries else str(error)

    def _stopped_report(self) -> StageReport[Any]:
        error = CallStoppedError(self._listener.counted)
        return StageReport(None, None, error.message, StageState.CANCELLED, error)

    def _tell_stopped(self) -> CallStoppedError:
        """The stage that was not begun yet is the cancelled one, when none was under way."""
        error = CallStoppedError(self._listener.counted)
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
                self._skip(stage, NOT_REACHED)

    def _tell_key(self, key: str) -> None:
        if not self._own_key.done():
            self._own_key.set_result(key)
