"""ConsoleRunner: runs, steps and stops a usage, and tells what changed as Qt signals."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import AppError
from tooldesk.execution.permissions.asking import Ask
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.usage.lifecycle import CallFinished, LifecycleStage, StageState, UsageEvent
from tooldesk.usage.stops import Stops
from tooldesk_ui.console.run.step_gate import StepGate
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.task_owner import TaskOwner, log_failure
from tooldesk_ui.widgets.results.result_words import is_quick, result_text

FRAME_MS = 33
"""How often the view is told of changes at most; a tool may print thousands of lines a second."""

SLICE_S = 0.012
"""How long events are taken over before the window may paint again."""

Gate = Callable[[int | None, LifecycleStage], Awaitable[None]]


class Usage(Protocol):
    """What of ToolUsage is used here."""

    def run(
        self,
        text: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
    ) -> AsyncIterator[UsageEvent]:
        """All stages of all calls in a raw output."""

    def run_calling(
        self,
        calling: ToolCalling,
        *,
        context: ToolContext | None = None,
        gate: Gate | None = None,
        ask: Ask | None = None,
        stops: Stops | None = None,
        definition: ToolDefinition | None = None,
        uses_cache: bool = True,
    ) -> AsyncIterator[UsageEvent]:
        """All stages but parse for one call."""


class RunState(Enum):
    """What the console does now."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    """Every call waits for the next step."""


class ConsoleRunner(QObject):
    """One usage at a time.

    Signals:
        begun(UsageRecord): a new usage; its lanes come.
        lanes_changed(set[int]): these lanes, TEXT_LANE among them, look different now.
        state_changed(): `state` or `running_count` is another one.
        broke(str): the usage ended through a fault of ours, in words.
    """

    begun = Signal(object)
    lanes_changed = Signal(object)
    state_changed = Signal()
    broke = Signal(str)

    def __init__(self, usage: Callable[[], Usage], ask: Ask, parent: QObject | None = None) -> None:
        """`usage` is asked on a thread, when a run begins: the first answer takes its imports."""
        super().__init__(parent)
        self._usage = usage
        self._ask = ask
        self._tasks = TaskOwner(self._on_error)
        self._task: asyncio.Task[None] | None = None
        self._gate: StepGate | None = None
        self._stops = Stops()
        self._changed: set[int] = set()
        self._frame = QTimer(self)
        self._frame.setSingleShot(True)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._tell)
        self.record: UsageRecord | None = None
        self.before: UsageRecord | None = None

    @property
    def state(self) -> RunState:
        """What the console does now."""
        if self._task is None:
            return RunState.IDLE
        waits = self._gate is not None and self._gate.waiting_count > 0
        return RunState.PAUSED if waits and not self._is_working() else RunState.RUNNING

    @property
    def running_count(self) -> int:
        """How many calls are under way."""
        if self._task is None or self.record is None:
            return 0
        return max(1, sum(lane.result is None for lane in self.record.lanes))

    def run_text(
        self,
        text: str,
        *,
        dialect: str | None = None,
        context: ToolContext | None = None,
        steps: bool = False,
    ) -> None:
        """Run a raw output, read as `dialect`; with `steps` only its first stage, then wait."""
        self._begin(
            UsageRecord(text, dialect),
            lambda usage, gate: usage.run(
                text,
                dialect=dialect,
                context=context,
                gate=gate,
                ask=self._ask,
                stops=self._stops,
            ),
            steps,
        )

    def run_calling(
        self, calling: ToolCalling, *, context: ToolContext | None = None, steps: bool = False
    ) -> None:
        """Run one call that a form or a person made."""
        self._begin(
            UsageRecord(None),
            lambda usage, gate: usage.run_calling(
                calling, context=context, gate=gate, ask=self._ask, stops=self._stops
            ),
            steps,
        )

    def replay(
        self,
        calling: ToolCalling,
        context: ToolContext,
        past: UsageRecord,
        definition: ToolDefinition | None = None,
    ) -> None:
        """Run a past call again, whatever the cache remembers; `past` is the run before it.

        `definition` is the tool as it was then; None is the one of now.
        """
        if self._task is None:
            self.record = past
        record = UsageRecord(None)
        with_tool = " with its tool of then" if definition is not None else ""
        record.origin = f"Repeats {past.called}{with_tool}"
        self._begin(
            record,
            lambda usage, gate: usage.run_calling(
                calling,
                context=context,
                gate=gate,
                ask=self._ask,
                stops=self._stops,
                definition=definition,
                uses_cache=False,
            ),
            False,
        )

    def step(self) -> None:
        """Let every waiting call do its next stage."""
        if self._gate is not None:
            self._gate.step()

    def resume(self) -> None:
        """Hold the calls no more."""
        if self._gate is not None:
            self._gate.open()

    def stop(self) -> None:
        """End all calls; each has a result that says so."""
        if self._task is not None and not self._stops.stop_all():
            self._task.cancel()

    def stop_lane(self, number: int) -> None:
        """End the call of one lane; the others go on."""
        call_index = self.record.lanes[number].call_index if self.record is not None else None
        if self._task is not None and call_index is not None:
            self._stops.stop(call_index)

    async def ended(self) -> None:
        """Return when nothing is under way any more."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def shut_down(self) -> None:
        """Cancel all calls and wait until they have ended."""
        self._frame.stop()
        await self._tasks.close()

    def _begin(
        self,
        record: UsageRecord,
        start: Callable[[Usage, StepGate], AsyncIterator[UsageEvent]],
        steps: bool,
    ) -> None:
        if self._task is not None:
            return
        self._gate = StepGate(is_open=not steps, on_change=self._on_gate_changed)
        self._stops = Stops()
        self.before, self.record = self.record or self.before, record
        self._changed.clear()
        self.begun.emit(record)
        gate = self._gate
        self._task = self._tasks.start(self._consume(record, start, gate), "console usage")
        if self._task is not None:
            # one that is stopped before its first turn never comes to its own end
            self._task.add_done_callback(
                lambda _: self._end(record) if self._gate is gate else None
            )
        self.state_changed.emit()

    async def _consume(
        self,
        record: UsageRecord,
        start: Callable[[Usage, StepGate], AsyncIterator[UsageEvent]],
        gate: StepGate,
    ) -> None:
        events: AsyncIterator[UsageEvent] | None = None
        try:
            events = start(await asyncio.to_thread(self._usage), gate)
            slice_began = time.perf_counter()
            async for event in events:
                text = None
                if isinstance(event, CallFinished) and not is_quick(event.result):
                    text = await asyncio.to_thread(result_text, event.result)
                self._note(record.apply(event, text))
                if time.perf_counter() - slice_began > SLICE_S:
                    await asyncio.sleep(0)
                    slice_began = time.perf_counter()
        finally:
            if isinstance(events, AsyncGenerator):
                await events.aclose()
            self._end(record)

    def _end(self, record: UsageRecord) -> None:
        record.close_open_stages()
        self._task = self._gate = None
        self._changed.update(range(-1, len(record.lanes)))
        self._tell()

    def _note(self, number: int | None) -> None:
        if number is not None:
            self._changed.add(number)
        if not self._frame.isActive():
            self._frame.start()

    def _tell(self) -> None:
        changed, self._changed = self._changed, set()
        self.lanes_changed.emit(changed)
        self.state_changed.emit()

    def _on_gate_changed(self) -> None:
        if not self._frame.isActive():
            self._frame.start()

    def _is_working(self) -> bool:
        if self.record is None:
            return False
        stages = [self.record.parse]
        for lane in self.record.lanes:
            stages.extend(lane.stages.values())
        return any(stage.state is StageState.RUNNING for stage in stages)

    def _on_error(self, error: BaseException) -> None:
        log_failure(error)
        words = str(error) if isinstance(error, AppError) else f"{type(error).__name__}: {error}"
        self.broke.emit(words)
