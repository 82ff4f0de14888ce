"""OutputUsage: the life of one output: parse it, run its calls, answer what can't be read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from tooldesk.calling.correction import format_error_prompt, format_given_up_prompt
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import (
    FORMAT_ERROR,
    HeldBack,
    HeldReason,
    ParsedOutput,
    ToolCalling,
)
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.call_turns import CallTurns
from tooldesk.usage.call_usage import CallUsage
from tooldesk.usage.confirming import confirmed, to_correct
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.lifecycle import (
    CallFound,
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    UsageFinished,
)
from tooldesk.usage.messages.call_answer import encodable
from tooldesk.usage.messages.message_form import MessageForm
from tooldesk.usage.messages.message_forms import form_for, form_of, with_id
from tooldesk.usage.parsing_attempts import ParsingAttempt, next_attempt
from tooldesk.usage.repeated_usage import RepeatedUsage
from tooldesk.usage.stage_report import StageReport, prompting
from tooldesk.usage.surroundings import LONG_TEXT, Surroundings

BEGUN_AT_ONCE, TOLD_AT_ONCE = 5, 50
"""Calls of one output that take their first steps, and that are told of, before the loop does
something else."""


NONE_WAS: Mapping[int, HeldReason] = {}
"""Which calls were held back, where none was."""


class OutputUsage:
    """Runs all stages of one output, and ends with what goes back to the model."""

    def __init__(
        self,
        surroundings: Surroundings,
        repeated: RepeatedUsage,
        form: MessageForm | None = None,
    ) -> None:
        """`form` is how the model is told; None follows from what it wrote."""
        self._around = surroundings
        self._repeated = repeated
        self._form = form
        self._parsing_s = 0.0

    async def run(self, text: str, dialect: str | None, max_attempts: int | None) -> UsageFinished:
        """All stages of all calls in a raw output.

        Raises:
            ValueError: there is no dialect of that id.
        """
        began = time.perf_counter()
        if self._around.gate is not None:
            await self._around.gate(None, LifecycleStage.PARSE)
        parsed, attempt, were_held = await self._parse(text, dialect, max_attempts)
        around = self._around
        around.form = self._form or form_for(parsed)
        finished = await self._calls(parsed.callings, were_held)
        results = tuple(result for result, _ in finished)
        messages = self._messages(parsed.callings, finished)
        failure: ToolResult | None = None
        if attempt is not None:
            failure, message = await self._correct(text, parsed, attempt)
            messages.append(message)
        sent = around.form.joined(messages)
        return UsageFinished(parsed, results, sent, time.perf_counter() - began, failure)

    async def run_calling(self, calling: ToolCalling) -> UsageFinished:
        """All stages but parse of a call that a form or a person made."""
        began = time.perf_counter()
        around = self._around
        around.form = self._form or form_of(calling.dialect)
        finished = await self._calls((calling,))
        sent = around.form.joined(self._messages((calling,), finished))
        return UsageFinished(None, (finished[0][0],), sent, time.perf_counter() - began)

    async def _parse(
        self, text: str, dialect: str | None, max_attempts: int | None
    ) -> tuple[ParsedOutput, ParsingAttempt | None, Mapping[int, HeldReason]]:
        stage, around = LifecycleStage.PARSE, self._around
        if around.tells_beginnings:
            around.emit(StageStarted(None, stage, datetime.now(UTC)))
        began = time.perf_counter()
        schemas = around.tools.schemas_as_told
        if len(text) < LONG_TEXT:
            parsed = parse(text, schemas, dialect=dialect)
        else:
            parsed = await asyncio.to_thread(parse, text, schemas, dialect=dialect)
            await around.redactor.look_through(parsed)
        duration_s = self._parsing_s = time.perf_counter() - began
        parsed, were_held = await confirmed(parsed, around.confirm, around.redactor)
        attempt = next_attempt(around.reminder.session, parsed, around.context.model, max_attempts)
        if attempt is not None and parsed.errors and not parsed.callings:
            error = attempt.error(parsed.errors[0].message)
            around.written = WrittenOutput(text)
            around.emit(StageFailed(None, stage, StageState.FAILED, duration_s, error, parsed))
        else:
            state, explanation = _parse_verdict(parsed, attempt)
            report = StageReport(None, None, explanation, state, duration_s=duration_s)
            around.written = WrittenOutput(text, report)
            finished = StageFinished(None, stage, state, duration_s, parsed, explanation)
            await around.emit_of_calls(finished, len(parsed.callings))
        return parsed, attempt, were_held

    async def _calls(
        self, callings: tuple[ToolCalling, ...], were_held: Mapping[int, HeldReason] = NONE_WAS
    ) -> list[tuple[ToolResult, JsonObject]]:
        around = self._around
        callings = tuple(with_id(calling, around.form) for calling in callings)
        session_id = around.context.session_id
        keys = self._repeated.begin(session_id, len(callings))
        for index, calling in enumerate(callings):
            around.emit(CallFound(index, calling, were_held.get(index)))
            if index % TOLD_AT_ONCE == TOLD_AT_ONCE - 1:
                await asyncio.sleep(0)
        turns = CallTurns(len(callings))
        usages = [
            CallUsage(around, calling, index, keys, turns) for index, calling in enumerate(callings)
        ]
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

    def _messages(
        self, callings: Sequence[ToolCalling], finished: Sequence[tuple[ToolResult, JsonObject]]
    ) -> list[JsonObject]:
        """One a call, and behind them what those have no room for."""
        pairs = zip(callings, finished, strict=True)
        results = [(calling.tool_name, result) for calling, (result, _) in pairs]
        return [*(message for _, message in finished), *self._around.form.beside(results)]

    async def _correct(
        self, text: str, parsed: ParsedOutput, attempt: ParsingAttempt
    ) -> tuple[ToolResult, JsonObject]:
        """Answer what could not be read, and the calls that wait for a person."""
        around = self._around
        if around.tells_beginnings:
            around.emit(StageStarted(None, LifecycleStage.EMIT, datetime.now(UTC)))
        began = time.perf_counter()
        held = to_correct(parsed)
        why = parsed.errors[0].message if parsed.errors else held[0].explanation
        if attempt.is_last:
            prompt = format_given_up_prompt(parsed.errors, attempt.most, held)
            explanation = f"This was {attempt.words}: the model is told to go on without the call."
        else:
            prompt = format_error_prompt(
                parsed.errors, around.tools.offered, attempt.words, held=held, text=text
            )
            explanation = f"The correction prompt for the model is ready: {attempt.words}."
        result = prompting(attempt.error(why), prompt)
        duration_s = time.perf_counter() - began
        message = around.form.correction(encodable(prompt))
        state = StageState.PASSED
        around.emit(
            StageFinished(None, LifecycleStage.EMIT, state, duration_s, message, explanation)
        )
        report = StageReport(message, message, explanation, state, duration_s=duration_s)
        records = self._records_of_corrected(parsed, held, report)
        for first in range(0, len(records), TOLD_AT_ONCE):
            # side by side: each is waited for until no kill takes it
            some = records[first : first + TOLD_AT_ONCE]
            await asyncio.gather(*(around.history.add(record, result) for record in some))
            await asyncio.sleep(0)
        return result, message

    def _records_of_corrected(
        self, parsed: ParsedOutput, held: Sequence[HeldBack], emitted: StageReport[JsonObject]
    ) -> list[CallRecord]:
        """For the event log: each call that waits, and FORMAT_ERROR for what could not be read."""
        waiting, failed = StageState.NEEDS_YOU, StageState.FAILED
        rows: list[tuple[ToolCalling, str, StageState, HeldReason | None]] = [
            (each.calling, each.explanation, waiting, each.reason) for each in held
        ]
        if parsed.errors:
            first = parsed.errors[0]
            unread = ToolCalling(FORMAT_ERROR, {}, dialect=first.dialect)
            rows.append((unread, first.message, failed, None))
        around, records = self._around, []
        for calling, why, state, reason in rows:
            record = CallRecord(around.context, calling, calling.tool_name)
            record.written, record.held_because = around.written, reason
            record.stages[LifecycleStage.PARSE] = StageReport(
                None, parsed, why, state, duration_s=self._parsing_s
            )
            record.stages[LifecycleStage.EMIT] = emitted
            records.append(record)
        return records


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
    if attempt is not None and parsed.errors:
        words += f", {len(parsed.errors)} more could not be read ({attempt.words})"
    if held:
        words += f", {held} held back"
    return (StageState.REPAIRED if repairs else StageState.PASSED), words + "."
