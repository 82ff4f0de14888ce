"""ToolUsage: a model's raw text → calls → results → messages; read this file first.

parse → select → validate → execute → cache → emit. The whole is consumed as a stream of events
(lifecycle.py): a window can pause between stages, a terminal can print, a test can assert.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing
from datetime import UTC, datetime

from app.cache.cache_handler import CacheHandler
from app.calling.correction import FORMAT_ERROR, format_error_prompt
from app.calling.parsing.parse import parse
from app.calling.selection import SelectionPolicy
from app.calling.tool_calling import ParsedOutput, ToolCalling
from app.errors import InvalidInputError
from app.execution.executor import Ask, Executor
from app.redaction.redactor import Redactor
from app.secret_vault.vault import SecretVault
from app.settings import SettingsFile
from app.signing.signer_access import AskSignature
from app.tools.tool_context import ToolContext
from app.tools.tool_registry import ToolRegistry
from app.tools.tool_result import JsonObject, ToolResult
from app.usage.call_usage import CallUsage
from app.usage.history import CallRecord, History, StageRecord
from app.usage.known_tools import KnownTools
from app.usage.lifecycle import (
    CallFound,
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    UsageEvent,
    UsageFinished,
)
from app.usage.messages import correction_message
from app.usage.repeated_usage import RepeatedUsage
from app.usage.surroundings import LONG_TEXT, Gate, Surroundings

Emit = Callable[[UsageEvent], None]


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

    async def run(
        self,
        text: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        ask_signature: AskSignature | None = None,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages of all calls in a raw output, as they happen; UsageFinished comes last.

        Raises:
            ValueError: there is no dialect of that id.
        """

        async def work(emit: Emit) -> None:
            began = time.perf_counter()
            if gate is not None:
                await gate(None, LifecycleStage.PARSE)
            parsed = await self._parse(text, dialect, emit)
            around = self._surroundings(emit, context, gate, ask, ask_signature)
            finished = await self._calls(around, parsed.callings)
            messages = [message for _, message in finished]
            if parsed.errors:
                messages.append(self._correct(parsed, around))
            results = tuple(result for result, _ in finished)
            duration_s = time.perf_counter() - began
            emit(UsageFinished(parsed, results, tuple(messages), duration_s))

        async with aclosing(self._events(work)) as events:
            async for event in events:
                yield event

    async def run_calling(
        self,
        calling: ToolCalling,
        *,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        ask_signature: AskSignature | None = None,
    ) -> AsyncGenerator[UsageEvent, None]:
        """All stages but parse for a call that a form or a person made."""

        async def work(emit: Emit) -> None:
            began = time.perf_counter()
            around = self._surroundings(emit, context, gate, ask, ask_signature)
            ((result, message),) = await self._calls(around, (calling,))
            emit(UsageFinished(None, (result,), (message,), time.perf_counter() - began))

        async with aclosing(self._events(work)) as events:
            async for event in events:
                yield event

    def _surroundings(
        self,
        emit: Emit,
        context: ToolContext | None,
        gate: Gate | None,
        ask: Ask | None,
        ask_signature: AskSignature | None,
    ) -> Surroundings:
        return Surroundings(
            tools=self._tools,
            executor=self._executor,
            cache=self._cache,
            history=self._history,
            selection_policy=SelectionPolicy(**dict(self._settings.current.selection)),
            context=context or ToolContext(),
            emit=emit,
            redactor=self._vault.redactor,
            gate=gate,
            ask=ask and _without_secrets(ask, self._vault.redactor),
            ask_signature=ask_signature,
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

    async def _parse(self, text: str, dialect: str | None, emit: Emit) -> ParsedOutput:
        emit(StageStarted(None, LifecycleStage.PARSE, datetime.now(UTC)))
        began = time.perf_counter()
        if len(text) < LONG_TEXT:
            parsed = parse(text, self._tools.schemas, dialect=dialect)
        else:
            parsed = await asyncio.to_thread(parse, text, self._tools.schemas, dialect=dialect)
        duration_s = time.perf_counter() - began
        if parsed.errors and not parsed.callings:
            error = InvalidInputError(
                parsed.errors[0].message,
                next_step="Send the correction prompt back to the model, or mend the text.",
            )
            emit(
                StageFailed(
                    None, LifecycleStage.PARSE, StageState.FAILED, duration_s, error, parsed
                )
            )
            return parsed
        state, explanation = _parse_verdict(parsed)
        emit(StageFinished(None, LifecycleStage.PARSE, state, duration_s, parsed, explanation))
        return parsed

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
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(usage.run()) for usage in usages]
            finished = [task.result() for task in tasks]
        self._repeated.end(session_id, keys)
        return finished

    def _correct(self, parsed: ParsedOutput, around: Surroundings) -> JsonObject:
        """Answer what could not be read; in the event log it stands as FORMAT_ERROR."""
        around.emit(StageStarted(None, LifecycleStage.EMIT, datetime.now(UTC)))
        began = time.perf_counter()
        prompt = format_error_prompt(parsed.errors, self._tools.registry.names())
        duration_s = time.perf_counter() - began
        message = correction_message(prompt)
        explanation = "The correction prompt for the model is ready."
        state = StageState.PASSED
        around.emit(
            StageFinished(None, LifecycleStage.EMIT, state, duration_s, message, explanation)
        )
        calling = ToolCalling(FORMAT_ERROR, {}, dialect=parsed.errors[0].dialect)
        record = CallRecord(around.context.session_id, calling, FORMAT_ERROR)
        why = parsed.errors[0].message
        record.stages[LifecycleStage.PARSE] = StageRecord(StageState.FAILED, 0.0, why)
        record.stages[LifecycleStage.EMIT] = StageRecord(state, duration_s, explanation)
        self._history.add(record, ToolResult.failure(InvalidInputError(prompt)))
        return message


def _parse_verdict(parsed: ParsedOutput) -> tuple[StageState, str]:
    found, held = len(parsed.callings), len(parsed.held_back)
    if not found and held:
        return StageState.NEEDS_YOU, parsed.held_back[0].explanation
    if not found:
        return StageState.PASSED, "No call in it: the text is for the reader."
    words = f"{found} call{'s' if found > 1 else ''} found, written as {parsed.dialect}"
    repairs = sum(len(calling.repairs) for calling in parsed.callings)
    if repairs:
        words += f", {repairs} repair{'s' if repairs > 1 else ''}"
    if parsed.errors:
        words += f", {len(parsed.errors)} more could not be read"
    if held:
        words += f", {held} held back"
    return (StageState.REPAIRED if repairs else StageState.PASSED), words + "."


def _without_secrets(ask: Ask, redactor: Redactor) -> Ask:
    return lambda definition, arguments: ask(definition, redactor.redact(arguments))


async def _stream(
    work: Callable[[Emit], Coroutine[None, None, None]],
) -> AsyncGenerator[UsageEvent, None]:
    events: asyncio.Queue[UsageEvent | None] = asyncio.Queue()
    task = asyncio.create_task(work(events.put_nowait))
    task.add_done_callback(lambda _: events.put_nowait(None))
    try:
        while (event := await events.get()) is not None:
            yield event
        await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
