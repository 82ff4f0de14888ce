"""CallRecord: what the event log keeps of a call."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tooldesk.calling.tool_calling import HeldReason, ToolCalling
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.kept_run import PrintedText
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.stage_report import StageReport

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpExchange
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.history.call_row import CallRow


@dataclass(slots=True, eq=False)
class WrittenOutput:
    """What a model wrote, which all calls found in it have in common."""

    text: str
    """The whole text."""

    parsing: StageReport[Any] | None = None
    """How it was read, when that went well."""

    kept_with: CallRecord | None = None
    """The call in whose row the text is: the first of them that was written down."""


@dataclass(slots=True, eq=False)
class CallRecord:
    """What the event log keeps of a call."""

    context: ToolContext
    """Whose call it was; of the fingerprint context nothing is kept."""

    calling: ToolCalling
    """What the model asked for."""

    tool_name: str
    """The selected tool, or the written name when none was selected."""

    definition: ToolDefinition | None = None
    """What is selected; None when nothing was."""

    stages: dict[LifecycleStage, StageReport[Any]] = field(default_factory=dict)
    """Each stage that began, in order."""

    written: WrittenOutput | None = None
    """What the call was found in; None when a form made it."""

    held_because: HeldReason | None = None
    """Why it waits for a person instead of running, where parsing held it back."""

    outer: CallRecord | None = None
    """The call whose tool made this one; None when a model or a person did."""

    printed: PrintedText = field(default_factory=PrintedText)
    """What the tool printed, as far as it is kept."""

    exchanges: tuple[HttpExchange, ...] = ()
    """What an HTTP tool asked and was answered."""

    began_at: int | None = None
    """When it began to run, as the event log keeps times; no other call of this program has it."""

    row_id: int | None = None
    """Its row in the event log, once it has one."""

    end: CallRow | None = None
    """What its row is to say, once it has ended."""

    row_is_of: CallRow | None = None
    """What its row was made of."""

    kept: dict[str, JsonObject] = field(default_factory=dict)
    """By the name of a stage, what is kept of it for good: it was made when the call began."""

    @property
    def failed_stage(self) -> LifecycleStage | None:
        """The first stage that did not pass."""
        stopped = StageState.FAILED, StageState.NEEDS_YOU, StageState.CANCELLED
        for stage, report in self.stages.items():
            if report.state in stopped:
                return stage
        return None

    @property
    def is_selected(self) -> bool:
        """Whether `tool_name` is a tool's, and not what a model wrote."""
        report = self.stages.get(LifecycleStage.SELECT)
        return report is not None and report.state in (StageState.PASSED, StageState.REPAIRED)

    @property
    def is_cancelled(self) -> bool:
        """Whether it was stopped before it ended."""
        return StageState.CANCELLED in [report.state for report in self.stages.values()]

    @property
    def duration_s(self) -> float:
        """The sum over its stages."""
        return sum([report.duration_s for report in self.stages.values()])
