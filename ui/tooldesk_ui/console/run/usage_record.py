"""What the console knows of one usage: events in, plain records out. No Qt."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.call_view import tool_words
from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import HeldBack, ParsedOutput, ToolCalling
from tooldesk.calling.validation_result import Validation
from tooldesk.counted import counted
from tooldesk.execution.resource_pools.waiting import Waiting
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.confirming import MENDABLE
from tooldesk.usage.lifecycle import (
    CallFinished,
    CallFound,
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
    UsageFinished,
)
from tooldesk.usage.messages.message_text import message_text
from tooldesk_ui.console.run.output_buffer import OutputBuffer
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.tries import Tries
from tooldesk_ui.widgets.formatting import certainty
from tooldesk_ui.widgets.results.result_words import result_text

if TYPE_CHECKING:
    pass

TEXT_LANE = -1
"""Stands for the parsing of the whole text where a lane's number is wanted."""

_WRONG = (StageState.FAILED, StageState.NEEDS_YOU, StageState.CANCELLED)


@dataclass(slots=True)
class LaneRecord:
    """One call: what the model asked for and how far it is."""

    number: int
    """Place among all calls of the text, held back ones too, from 0; chooses the colour."""

    calling: ToolCalling
    """The call as the model wrote it."""

    held_back: HeldBack | None = None
    """Why it does not run, when it waits for a person."""

    stages: dict[LifecycleStage, StageRecord] = field(default_factory=dict)
    """All six, in order."""

    output: OutputBuffer = field(default_factory=OutputBuffer)
    """What the tool printed."""

    progress: ProgressReported | None = None
    """The last figure the tool reported."""

    waiting: Waiting | None = None
    """Where it stands in the line of its pool; None when it does not wait."""

    tries: Tries = field(default_factory=Tries)
    """How often the tool was tried, when once was not enough."""

    began_at: float | None = None
    """When its first stage began, on the monotonic clock; None once it is through."""

    result: ToolResult | None = None
    """What goes back, once the call is through."""

    result_text: str = ""
    """The result as people read it."""

    cut_words: str = ""
    """How much of the result was kept, where it comes from the history and that is not all."""

    message: JsonObject | None = None
    """The same as a message for the model."""

    is_asking: bool = False
    """Whether it waits for a person's yes."""

    tool_name: str = ""
    """The selected tool, once known; until then the name as written."""

    duration_s: float | None = None
    """From its first stage to its last with all that it waited, once it is through."""

    waited_s: float = 0.0
    """How long of that a person was waited for."""

    call_index: int | None = None
    """Place among the calls that run, from 0; None while it is held back."""

    is_closed: bool = False
    """Whether a person took it off the screen."""

    is_past: bool = False
    """Whether it comes from the history, which keeps less than there was."""

    is_certainty_known: bool = True
    """Whether the confidence of `calling` is known; older histories did not keep it."""

    def __post_init__(self) -> None:
        self.stages = {stage: StageRecord(stage) for stage in LifecycleStage}
        self.tool_name = self.calling.tool_name

    @property
    def title(self) -> str:
        """What a person reads in the place of the tool's name; "" where it has none."""
        return tool_words(self.tool_name)

    @property
    def certainty(self) -> str:
        """How sure it is that a call was meant, where it was read and that is known."""
        is_read = self.calling.end > self.calling.start
        return certainty(self.calling.confidence) if is_read and self.is_certainty_known else ""

    @property
    def is_kept(self) -> bool:
        """Whether its texts are kept; if not, its last stage says why and what to do."""
        return NOT_KEPT not in self.stages[LifecycleStage.EMIT].explanation

    def wait(self, waiting: Waiting | None) -> None:
        """Stand in the line of a pool; None is "it is through"."""
        self.waiting = waiting
        is_through = waiting is None
        state = StageState.RUNNING if is_through else StageState.WAITING
        self.stages[LifecycleStage.EXECUTE].state = state

    def end(self, event: StageFinished | StageFailed) -> None:
        """A stage ended; how often its tool was tried is a part of why it failed."""
        stage = self.stages[event.stage]
        stage.end(event)
        self.waiting = None
        if event.stage is LifecycleStage.EXECUTE and event.state is StageState.FAILED:
            tries = self.tries.counted
            stage.explanation = (
                f"After {tries}: {stage.explanation}" if tries else stage.explanation
            )

    @property
    def selected_name(self) -> str:
        """The tool that was selected; until then the name as written."""
        selection = self.stages[LifecycleStage.SELECT].output
        name = selection.tool_name if isinstance(selection, Selection) else None
        return name or self.tool_name

    @property
    def arguments(self) -> JsonObject:
        """The arguments as the tool gets them; until they are validated, as written."""
        validation = self.stages[LifecycleStage.VALIDATE].output
        return (
            validation.arguments if isinstance(validation, Validation) else self.calling.arguments
        )

    @property
    def missed(self) -> tuple[str, CacheOutcome] | None:
        """The tool, and what the cache did, of a call that was not answered from it."""
        found = self.stages[LifecycleStage.CACHE].output
        if not isinstance(found, CacheOutcome) or found.verdict == "hit":
            return None
        return self.selected_name, found

    @property
    def is_under_way(self) -> bool:
        """Whether there is something to stop; another process stops its own."""
        is_open = self.call_index is not None and self.result is None and self.problem is None
        return is_open and not self.is_past

    @property
    def problem(self) -> StageRecord | None:
        """The stage where the call went wrong or waits for a person; None when none did."""
        return next((each for each in self.stages.values() if each.state in _WRONG), None)

    @property
    def correction(self) -> str:
        """What tells the model to write the call in another way; empty when it went well."""
        is_wrong = self.problem is not None and self.state is not StageState.CANCELLED
        return message_text(self.message) if is_wrong else ""

    @property
    def state(self) -> StageState:
        """How the call as a whole stands."""
        if self.is_asking:
            return StageState.NEEDS_YOU
        is_running = False
        for each in self.stages.values():
            if each.state in _WRONG:
                return each.state
            is_running = is_running or each.state is StageState.RUNNING
        if self.result is not None:
            return self._end_state(self.result)
        return StageState.RUNNING if is_running else StageState.WAITING

    def _end_state(self, result: ToolResult) -> StageState:
        if result.is_error:
            return StageState.FAILED
        changed = any(each.state is StageState.REPAIRED for each in self.stages.values())
        return StageState.REPAIRED if changed else StageState.PASSED


@dataclass(frozen=True, slots=True)
class NearMissNote:
    """What comes near to a call, and what tells the model so."""

    miss: NearMiss
    """What, where, and why it is no call."""

    prompt: str
    """What has the model write a call; empty where no words of its own would help."""


class UsageRecord:
    """All lanes of one usage, and the parsing of the whole text before them."""

    def __init__(self, text: str | None, dialect: str | None = None) -> None:
        """`text` is the raw output that is parsed; None when a form made the call.

        `dialect` is the only one that is read; None when it is detected.
        """
        self.text = text
        self.dialect = dialect
        self.called = "the run before"
        self.origin = "The form made this call"
        self.parse = StageRecord(LifecycleStage.PARSE)
        self.parsed: ParsedOutput | None = None
        self.lanes: list[LaneRecord] = []
        self.correction: JsonObject | None = None
        self.correction_note = ""
        self.near_misses: tuple[NearMissNote, ...] = ()
        self.finished: UsageFinished | None = None
        self._by_call_index: dict[int, LaneRecord] = {}

    def apply(self, event: UsageEvent, text: str | None = None) -> int | None:
        """Take over an event; gives the number of the lane it changed, TEXT_LANE or None.

        `text` is what `result_text` made of a CallFinished; None to make it here.
        """
        match event:
            case UsageFinished():
                self.finished = event
                return None
            case CallFound():
                return self._on_call_found(event)
            case StageStarted(call_index=None) | StageFinished(call_index=None):
                self._on_text_stage(event)
                return TEXT_LANE
            case StageFailed(call_index=None):
                self._on_text_stage(event)
                return TEXT_LANE
        lane = self._by_call_index.get(event.call_index or 0)
        if lane is None:
            return None
        self._on_lane_event(lane, event, text)
        return lane.number

    def lane_of_call(self, call_index: int) -> LaneRecord | None:
        """The lane of a call; None while nothing is known of it."""
        return self._by_call_index.get(call_index)

    def close_open_stages(self) -> None:
        """The usage was stopped: whatever had not ended is cancelled or was never begun."""
        for lane in self.lanes:
            lane.began_at = lane.waiting = None
            if lane.result is None and lane.held_back is None:
                _cancel_open(list(lane.stages.values()))
        if self.text is not None and self.parsed is None:
            _cancel_open([self.parse])

    def _on_text_stage(self, event: StageStarted | StageFinished | StageFailed) -> None:
        if event.stage is LifecycleStage.EMIT:
            self._on_correction(event)
            return
        if isinstance(event, StageStarted):
            self.parse.start()
            return
        self.parse.end(event)
        if isinstance(event.output, ParsedOutput):
            self.parsed = event.output
            self._begin_lanes(event.output)

    def _on_correction(self, event: StageStarted | StageFinished | StageFailed) -> None:
        """The message that asks the model to write its call again."""
        if isinstance(event, StageFinished) and isinstance(event.output, dict):
            self.correction = event.output
            self.correction_note = event.explanation
            for lane in self.lanes:
                if lane.held_back is not None and lane.held_back.reason in MENDABLE:
                    lane.message = event.output

    def _begin_lanes(self, parsed: ParsedOutput) -> None:
        """Lanes of all calls in the order they stand in the text, so that colours stay put."""
        entries: list[tuple[ToolCalling, HeldBack | None, int | None]] = [
            *((calling, None, index) for index, calling in enumerate(parsed.callings)),
            *((held.calling, held, None) for held in parsed.held_back),
        ]
        entries.sort(key=lambda entry: entry[0].start)
        for calling, held, call_index in entries:
            lane = LaneRecord(len(self.lanes), calling, held, call_index=call_index)
            self.lanes.append(lane)
            if call_index is not None:
                self._by_call_index[call_index] = lane
            self._show_parse_of(lane)

    def _on_call_found(self, event: CallFound) -> int:
        lane = self._by_call_index.get(event.call_index)
        if lane is None:
            lane = LaneRecord(len(self.lanes), event.calling, call_index=event.call_index)
            self.lanes.append(lane)
            self._by_call_index[event.call_index] = lane
            self._show_parse_of(lane)
        return lane.number

    def _show_parse_of(self, lane: LaneRecord) -> None:
        stage = lane.stages[LifecycleStage.PARSE]
        if self.text is None:
            stage.state, stage.explanation = StageState.SKIPPED, self.origin
        else:
            stage.state, stage.explanation = parsing_of(lane)

    def _on_lane_event(self, lane: LaneRecord, event: UsageEvent, text: str | None) -> None:
        match event:
            case StageStarted():
                lane.stages[event.stage].start(event.handed)
                lane.began_at = lane.began_at or time.monotonic()
            case StageFinished() | StageFailed():
                lane.end(event)
            case OutputStreamed():
                lane.output.append(event.stream, event.text)
            case ProgressReported():
                lane.progress = event
            case QueuePlaceChanged():
                lane.wait(event.waiting)
            case TryFailed():
                lane.tries.add(event.failed)
            case CallFinished():
                lane.result, lane.message, lane.began_at = event.result, event.message, None
                lane.result_text = text if text is not None else result_text(event.result)
                lane.tool_name, lane.waited_s = event.tool_name, event.waited_s
                lane.duration_s = event.wall_s or event.duration_s


def parsing_of(lane: LaneRecord) -> tuple[StageState, str]:
    """How the call of a lane was read, live or in the history, and that in words."""
    calling = lane.calling
    if lane.held_back is not None:
        return StageState.NEEDS_YOU, lane.held_back.explanation
    if calling.repairs:
        words = f"{counted(len(calling.repairs), 'repair')} in {calling.dialect}"
        return StageState.REPAIRED, words
    return StageState.PASSED, f"Found as {calling.dialect}" if calling.dialect else "Found"


def _cancel_open(stages: list[StageRecord]) -> None:
    """The first stage without an end is cancelled, those after it are skipped."""
    unfinished = [each for each in stages if each.state in (StageState.RUNNING, StageState.WAITING)]
    for position, each in enumerate(unfinished):
        each.began_at = None
        each.state = StageState.SKIPPED if position else StageState.CANCELLED
        each.explanation = "" if position else "Stopped before it ended"
