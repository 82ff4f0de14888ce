"""InnerUsage: a call that a tool makes of another one has a row of its own in the event log."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from tooldesk.calling.selection import Candidate, Selection
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation_result import Validation
from tooldesk.errors import CallStoppedError, ToolUsageError
from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.asking import Ask
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.desk.desk import CallLog
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.stage_report import StageReport, error_of

INNER = "tool"
"""The dialect of such a call: no model's text is behind it."""


class InnerUsage:
    """Makes the calls of one call, and writes them down. What they print is part of that call's."""

    def __init__(
        self, executor: Executor, history: CallLog, redactor: Redactor, outer: CallRecord
    ) -> None:
        self._executor = executor
        self._history = history
        self._redactor = redactor
        self._outer = outer

    async def run(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        ask: Ask | None,
    ) -> ToolResult:
        """The result of a call whose arguments were checked; it is in the event log by then.

        Raises:
            ToolUsageError: as of the executor.
        """
        record = self._record(definition, arguments, context)
        words: list[str] = []
        context = context.changed(
            run_inner=InnerUsage(self._executor, self._history, self._redactor, record).run,
            on_ready=partial(self._history.begin, record),
            on_permitted=words.append,
            on_counted=words.append,
        )
        began = time.perf_counter()
        try:
            result = await self._executor.execute(definition, arguments, context, ask)
        except asyncio.CancelledError:
            error: ToolUsageError = CallStoppedError()
            stopped = StageReport(None, None, error.message, StageState.CANCELLED, error)
            self._end(record, stopped, began)
            self._history.add_cancelled(record)
            raise
        except ToolUsageError as error:
            failed = StageReport(None, None, error.message, StageState.FAILED, error)
            self._end(record, failed, began)
            await self._history.add(record, ToolResult.failure(error))
            raise
        result = self._redactor.redact(result)
        why = "; ".join(words)
        if result.is_error:
            said, state = f"The tool failed; {why}.", StageState.FAILED
            report = StageReport(result, result, said, state, error_of(result), result)
        else:
            report = StageReport(result, result, f"The tool returned a result; {why}.")
        self._end(record, report, began)
        await self._history.add(record, result)
        return result

    def _record(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> CallRecord:
        name = definition.name
        calling = ToolCalling(name, arguments, dialect=INNER)
        record = CallRecord(context, calling, name, definition, outer=self._outer)
        why = f"Called by the tool {self._outer.tool_name}."
        selection = Selection(name, name, "exact", (Candidate(name, 1.0),), None, why)
        record.stages[LifecycleStage.SELECT] = StageReport(definition, selection, why)
        said = "The arguments fit."
        validation = Validation(arguments)
        record.stages[LifecycleStage.VALIDATE] = StageReport(arguments, validation, said)
        return record

    @staticmethod
    def _end(record: CallRecord, report: StageReport[Any], began: float) -> None:
        report.duration_s = time.perf_counter() - began
        record.stages[LifecycleStage.EXECUTE] = report
