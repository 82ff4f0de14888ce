"""UsageOutcome: what became of one output of a model, gathered from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from tooldesk.calling.tool_calling import HeldBack, ParsedOutput, ToolCalling
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.lifecycle import (
    CallFinished,
    CallFound,
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageState,
    UsageEvent,
    UsageFinished,
)


@frozen_record
class NeedsYou:
    """A place where a person has to decide before a call can run."""

    call_index: int | None
    """Which call; None when it stands in what was held back."""

    stage: LifecycleStage
    """Where it waits: parse for what was held back, select for a name, execute for a yes."""

    message: str
    """Why, for the person."""

    next_step: str
    """What the person can do."""


@frozen_record
class CallOutcome:
    """What became of one call."""

    calling: ToolCalling
    """The call as the model wrote it."""

    tool_name: str
    """The selected tool, or the written name when none was selected."""

    result: ToolResult
    """What it gave; a failure is a result too."""

    message: JsonObject
    """The same as a message of its own for the model."""

    stages: tuple[StageFinished | StageFailed, ...]
    """How each stage ended, in order."""

    duration_s: float
    """From its first stage to its last."""


@frozen_record
class UsageOutcome:
    """What became of one output: its calls, and what goes back to the model."""

    calls: tuple[CallOutcome, ...]
    """One a call, in the order of the calls."""

    messages: tuple[JsonObject, ...]
    """What goes back to the model, in its provider's form: results, and corrections behind them."""

    needs_you: tuple[NeedsYou, ...]
    """Where a person has to decide."""

    parsed: ParsedOutput | None
    """What parsing found; None when no text was parsed."""

    duration_s: float
    """From the first stage to the last."""

    format_failure: ToolResult | None = None
    """What stands for calls that could not be read; None when all could."""

    @property
    def results(self) -> tuple[ToolResult, ...]:
        """One a call, in the order of the calls."""
        return tuple(each.result for each in self.calls)

    @property
    def held_back(self) -> tuple[HeldBack, ...]:
        """Calls in the text that are not sure enough to run."""
        return self.parsed.held_back if self.parsed is not None else ()

    @property
    def text(self) -> str:
        """What the model wrote for the reader, around its calls."""
        return self.parsed.content if self.parsed is not None else ""

    @property
    def answer(self) -> str | None:
        """The agent's final answer, when a tool gave it; nothing more is asked of the model."""
        answers = [r.joined_text for r in self.results if r.result_as_answer and not r.is_error]
        return answers[-1] if answers else None

    @property
    def is_error(self) -> bool:
        """Whether a call failed, could not be read, or waits for a person."""
        failed = any(result.is_error for result in self.results)
        return failed or self.format_failure is not None or bool(self.needs_you)


@dataclass(slots=True)
class OutcomeSoFar:
    """Takes the events of one output, in order."""

    _found: dict[int, ToolCalling] = field(default_factory=dict)
    _stages: dict[int, list[StageFinished | StageFailed]] = field(default_factory=dict)
    _calls: dict[int, CallOutcome] = field(default_factory=dict)
    _needs_you: list[NeedsYou] = field(default_factory=list)
    _finished: UsageFinished | None = None

    def take(self, event: UsageEvent) -> None:
        """Keep what an event tells."""
        if isinstance(event, StageFinished):
            if event.call_index is not None:
                self._stages[event.call_index].append(event)
        elif isinstance(event, StageFailed):
            self._take_failure(event)
        elif isinstance(event, CallFound):
            self._found[event.call_index] = event.calling
            self._stages[event.call_index] = []
        elif isinstance(event, CallFinished):
            index = event.call_index
            self._calls[index] = CallOutcome(
                self._found[index],
                event.tool_name,
                event.result,
                event.message,
                tuple(self._stages[index]),
                event.duration_s,
            )
        elif isinstance(event, UsageFinished):
            self._finished = event

    def _take_failure(self, event: StageFailed) -> None:
        if event.call_index is None:
            return
        self._stages[event.call_index].append(event)
        if event.state is StageState.NEEDS_YOU:
            error = event.error
            self._needs_you.append(
                NeedsYou(event.call_index, event.stage, error.message, error.next_step)
            )

    @property
    def outcome(self) -> UsageOutcome:
        """What all of them come to; the last one, UsageFinished, has been taken."""
        finished = self._finished
        assert finished is not None
        held = finished.parsed.held_back if finished.parsed is not None else ()
        look = "Look at it; if it is meant, have the model write the call again by itself."
        waiting = [NeedsYou(None, LifecycleStage.PARSE, h.explanation, look) for h in held]
        return UsageOutcome(
            calls=tuple(self._calls[index] for index in sorted(self._calls)),
            messages=finished.messages,
            needs_you=(*waiting, *self._needs_you),
            parsed=finished.parsed,
            duration_s=finished.duration_s,
            format_failure=finished.format_failure,
        )
