"""ToolUsage: a model's raw text → calls → results → messages; read this file first.

parse → select → validate → execute → cache → emit. The whole is consumed as a stream of events
(lifecycle.py): a window can pause between stages, a terminal can print, a test can assert.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.calling.correction import FORMAT_ERROR, format_error_prompt, format_given_up_prompt
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.selection import SelectionPolicy
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.execution.resource_pools.waiting import OutputCalls
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.settings import SettingsFile
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_registry import ToolRegistry
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.call_usage import CallUsage
from tooldesk.usage.format_reminder import FormatReminder
from tooldesk.usage.history import CallRecord, History, StageRecord
from tooldesk.usage.known_tools import KnownTools
from tooldesk.usage.lifecycle import (
    CallFound,
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.messages import correction_message
from tooldesk.usage.parsing_attempts import ParsingAttempt, next_attempt
from tooldesk.usage.repeated_usage import RepeatedUsage
from tooldesk.usage.sessions import Session, Sessions
from tooldesk.usage.stops import Stops
from tooldesk.usage.surroundings import LONG_TEXT, Gate, Surroundings

Emit = Callable[[UsageEvent], None]

BEGUN_AT_ONCE = 5
"""Calls of one output that take their first steps before the loop does something else."""


class ToolUsage:
    """Runs the six stages for whatever a model wrote.

    Closing the stream, or cancelling the task that reads it, cancels all its calls.
    """

    def __init__(
        self,
        registry: ToolRegistry,
        executor: Executor,
        cache: CacheHandler,
        history: History,
        settings: SettingsFile,
        vault: SecretVault,
    ) -> None:
        self._tools = KnownTools(registry)
        self._executor = executor
        self._cache = cache
        self._history = history
        self._settings = settings
        self._vault = vault
        self._repeated = RepeatedUsage()
        self._sessions = Sessions()

    def run(
        self,
        text: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages of all calls in a raw output, as they happen; UsageFinished comes last.

        `gate` holds stages back, `ask` asks for permission, `stops` takes how calls are stopped
        alone.

        Raises:
            ValueError: there is no dialect of that id.
        """

        async def work(emit: Emit) -> None:
            began = time.perf_counter()
            if gate is not None:
                await gate(None, LifecycleStage.PARSE)
            session = self._sessions.of(context.session_id if context else "")
            around = self._surroundings(emit, context, gate, ask, stops, self._reminder(session))
            parsed, attempt = await self._parse(text, dialect, around, session)
            finished = await self._calls(around, parsed.callings)
            messages = [message for _, message in finished]
            failure: ToolResult | None = None
            if attempt is not None:
                failure, message = self._correct(parsed, attempt, around)
                messages.append(message)
            results = tuple(result for result, _ in finished)
            duration_s = time.perf_counter() - began
            emit(UsageFinished(parsed, results, tuple(messages), duration_s, failure))

        return self._events(work)

    def run_calling(
        self,
        calling: ToolCalling,
        *,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages but parse for a call that a form or a person made."""

        async def work(emit: Emit) -> None:
            began = time.perf_counter()
            around = self._surroundings(
                emit, context, gate, ask, stops, FormatReminder(Session(), 0)
            )
            ((result, message),) = await self._calls(around, (calling,))
            emit(UsageFinished(None, (result,), (message,), time.perf_counter() - began))

        return self._events(work)

    def _surroundings(
        self,
        emit: Emit,
        context: ToolContext | None,
        gate: Gate | None,
        ask: Ask | None,
        stops: Stops | None,
        reminder: FormatReminder,
    ) -> Surroundings:
        context = context or ToolContext()
        # a tool may repeat what it was handed, and the model must not see it
        if context.fingerprint_context:
            self._vault.redactor.learn(context.fingerprint_context.items())
        return Surroundings(
            tools=self._tools,
            executor=self._executor,
            cache=self._cache,
            history=self._history,
            selection_policy=SelectionPolicy(**vars(self._settings.current.selection)),
            context=context,
            output=OutputCalls(),
            emit=emit,
            redactor=self._vault.redactor,
            reminder=reminder,
            gate=gate,
            ask=ask and _without_secrets(ask, self._vault.redactor),
            stops=stops or Stops(),
        )

    def _events(
        self, work: Callable[[Emit], Coroutine[None, None, None]]
    ) -> AsyncGenerator[UsageEvent, None]:
        """What `work` emits, with all stored secrets taken out."""
        redact = self._vault.redactor.redact

        async def without_secrets(emit: Emit) -> None:
            await self._vault.prepare()
            await work(lambda event: emit(redact(event)))

        return _stream(without_secrets)

    def _reminder(self, session: Session) -> FormatReminder:
        return FormatReminder(session, self._settings.current.run.remember_format_after_usages)

    async def _parse(
        self, text: str, dialect: str | None, around: Surroundings, session: Session
    ) -> tuple[ParsedOutput, ParsingAttempt | None]:
        stage = LifecycleStage.PARSE
        around.emit(StageStarted(None, stage, datetime.now(UTC)))
        began = time.perf_counter()
        if len(text) < LONG_TEXT:
            parsed = parse(text, self._tools.schemas, dialect=dialect)
        else:
            parsed = await asyncio.to_thread(parse, text, self._tools.schemas, dialect=dialect)
        duration_s = time.perf_counter() - began
        attempt = next_attempt(session, parsed, around.context.model)
        if attempt is not None and not parsed.callings:
            error = InvalidInputError(parsed.errors[0].message, next_step=attempt.next_step)
            around.emit(StageFailed(None, stage, StageState.FAILED, duration_s, error, parsed))
        else:
            state, explanation = _parse_verdict(parsed, attempt)
            around.emit(StageFinished(None, stage, state, duration_s, parsed, explanation))
        return parsed, attempt

    async def _calls(
        self, around: Surroundings, callings: tuple[ToolCalling, ...]
    ) -> list[tuple[ToolResult, JsonObject]]:
        session_id = around.context.session_id
        keys = self._repeated.begin(session_id, len(callings))
        for index, calling in enumerate(callings):
            around.emit(CallFound(index, calling))
        usages = [CallUsage(around, calling, index, keys) for index, calling in enumerate(callings)]
        if len(usages) == 1:
            finished = [await usages[0].run()]
        else:
            tasks = []
            async with asyncio.TaskGroup() as group:
                for usage in usages:
                    tasks.append(group.create_task(usage.run()))
                    if len(tasks) % BEGUN_AT_ONCE == 0:
                        await asyncio.sleep(0)  # a window may paint between
            finished = [task.result() for task in tasks]
        if usages and not usages[-1].is_stopped:
            self._repeated.end(session_id, keys)
        return finished

    def _correct(
        self, parsed: ParsedOutput, attempt: ParsingAttempt, around: Surroundings
    ) -> tuple[ToolResult, JsonObject]:
        """Answer what could not be read; in the event log it stands as FORMAT_ERROR."""
        around.emit(StageStarted(None, LifecycleStage.EMIT, datetime.now(UTC)))
        began = time.perf_counter()
        if attempt.is_last:
            prompt = format_given_up_prompt(parsed.errors, attempt.most)
            explanation = f"This was {attempt.words}: the model is told to go on without the call."
            result = ToolResult.failure(PermanentError(prompt))
        else:
            names = self._tools.registry.names()
            prompt = format_error_prompt(parsed.errors, names, attempt.words)
            explanation = f"The correction prompt for the model is ready: {attempt.words}."
            result = ToolResult.failure(InvalidInputError(prompt))
        duration_s = time.perf_counter() - began
        message = correction_message(prompt)
        state = StageState.PASSED
        around.emit(
            StageFinished(None, LifecycleStage.EMIT, state, duration_s, message, explanation)
        )
        calling = ToolCalling(FORMAT_ERROR, {}, dialect=parsed.errors[0].dialect)
        record = CallRecord(around.context, calling, FORMAT_ERROR)
        why = parsed.errors[0].message
        record.stages[LifecycleStage.PARSE] = StageRecord(StageState.FAILED, 0.0, why)
        record.stages[LifecycleStage.EMIT] = StageRecord(state, duration_s, explanation)
        self._history.add(record, result)
        return result, message


def _parse_verdict(parsed: ParsedOutput, attempt: ParsingAttempt | None) -> tuple[StageState, str]:
    found, held = len(parsed.callings), len(parsed.held_back)
    if not found and held:
        return StageState.NEEDS_YOU, parsed.held_back[0].explanation
    if not found:
        return StageState.PASSED, "No call in it: the text is for the reader."
    words = f"{found} call{'s' if found > 1 else ''} found, written as {parsed.dialect}"
    repairs = sum(len(calling.repairs) for calling in parsed.callings)
    if repairs:
        words += f", {repairs} repair{'s' if repairs > 1 else ''}"
    if attempt is not None:
        words += f", {len(parsed.errors)} more could not be read ({attempt.words})"
    if held:
        words += f", {held} held back"
    return (StageState.REPAIRED if repairs else StageState.PASSED), words + "."


def _without_secrets(ask: Ask, redactor: Redactor) -> Ask:
    def ask_without_secrets(request: PermissionRequest) -> Awaitable[Answer]:
        shown = request.arguments, request.reason, request.signature
        arguments, reason, signature = redactor.redact(shown)
        return ask(replace(request, arguments=arguments, reason=reason, signature=signature))

    return ask_without_secrets


async def _stream(
    work: Callable[[Emit], Coroutine[None, None, None]],
) -> AsyncGenerator[UsageEvent, None]:
    events: deque[UsageEvent] = deque()
    is_news = asyncio.Event()

    def emit(event: UsageEvent) -> None:
        events.append(event)
        is_news.set()

    task = asyncio.create_task(work(emit))
    task.add_done_callback(lambda _: is_news.set())
    try:
        while not task.done():
            await is_news.wait()
            is_news.clear()
            while events:
                yield events.popleft()
        await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
