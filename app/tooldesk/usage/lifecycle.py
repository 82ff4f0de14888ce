"""The six stages of a call and the events that tell of them, as frozen records."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import HeldReason, ParsedOutput, ToolCalling
from tooldesk.calling.validation_result import Validation
from tooldesk.errors import ToolUsageError
from tooldesk.execution.resource_pools.waiting import Waiting
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpExchange


class LifecycleStage(StrEnum):
    """Where a call is on its way from the model's text to the message that goes back."""

    PARSE = "parse"
    SELECT = "select"
    VALIDATE = "validate"
    EXECUTE = "execute"
    CACHE = "cache"
    EMIT = "emit"


class StageState(StrEnum):
    """How a stage stands."""

    WAITING = "waiting"
    RUNNING = "running"
    PASSED = "passed"
    REPAIRED = "repaired"
    """Passed after the input was changed: repairs, a fuzzy match, coercions."""
    NEEDS_YOU = "needs you"
    FAILED = "failed"
    SKIPPED = "skipped"
    CANCELLED = "cancelled"


StageOutput: TypeAlias = (
    ParsedOutput | Selection | Validation | ToolResult | CacheOutcome | JsonObject | None
)
"""What a stage gives, by stage: parse ParsedOutput, select Selection, validate Validation,
execute ToolResult, cache CacheOutcome, emit the provider's message as JSON."""


@frozen_record
class CallFound:
    """Parsing found a call, or the form made one: a lane of the console begins."""

    call_index: int
    """Place among the calls of this usage, from 0."""

    calling: ToolCalling
    """The call as the model wrote it."""

    was_held: HeldReason | None = None
    """Why it was held back before somebody said that it runs; None when it was not."""


@frozen_record
class StageStarted:
    """A stage of a call begins."""

    call_index: int | None
    """Which call; None while the whole text is parsed."""

    stage: LifecycleStage
    """Which stage."""

    at: datetime
    """When, in UTC."""

    handed: tuple[tuple[str, str], ...] = ()
    """What the tool gets beside its arguments, when execute begins: names and values that may be
    shown, such as ("agent role", "Researcher"); those of the fingerprint context are masked."""


@frozen_record
class StageFinished:
    """A stage of a call ended: passed, repaired or skipped."""

    call_index: int | None
    """Which call; None for the parsing of the whole text."""

    stage: LifecycleStage
    """Which stage."""

    state: StageState
    """PASSED, REPAIRED or SKIPPED."""

    duration_s: float
    """How long it took, waiting for a step or for a person's answer not counted."""

    output: StageOutput
    """What it gave."""

    explanation: str
    """One line for a person."""

    waited_s: float = 0.0
    """How long a person was waited for beside that: for an answer."""

    exchanges: tuple[HttpExchange, ...] = ()
    """What an HTTP tool asked and was answered when it was executed, tries and redirects in order;
    of failures, too."""


@frozen_record
class StageFailed:
    """A stage of a call failed or was cancelled; the stages after it are skipped up to emit."""

    call_index: int | None
    """Which call; None when nothing could be parsed."""

    stage: LifecycleStage
    """Which stage."""

    state: StageState
    """FAILED, NEEDS_YOU or CANCELLED."""

    duration_s: float
    """How long it took, waiting for a step or for a person's answer not counted."""

    error: ToolUsageError
    """What was wrong, and what to do."""

    output: StageOutput = None
    """What it found out all the same: the candidates, the validation errors."""

    waited_s: float = 0.0
    """How long a person was waited for beside that: for an answer."""

    exchanges: tuple[HttpExchange, ...] = ()
    """As in StageFinished."""


@frozen_record
class OutputStreamed:
    """The tool wrote to its stdout or stderr."""

    call_index: int
    """Which call."""

    stream: str
    """ "stdout" or "stderr"."""

    text: str
    """What it wrote, as far as it is shown."""


@frozen_record
class ProgressReported:
    """The tool told how far it is."""

    call_index: int
    """Which call."""

    fraction: float | None
    """0 to 1, or None when it can't say."""

    message: str
    """In the tool's words."""


@frozen_record
class QueuePlaceChanged:
    """A call waits for a slot of its resource pool, or has got one."""

    call_index: int
    """Which call."""

    waiting: Waiting | None
    """Where it stands; None when it waits no more."""


@frozen_record
class TryFailed:
    """A try of a call went wrong; after a pause there is another one."""

    call_index: int
    """Which call."""

    failed: FailedTry
    """Which try, why, and how long the pause is."""


@frozen_record
class CallFinished:
    """A call is through all its stages."""

    call_index: int
    """Which call."""

    tool_name: str
    """The selected tool's name, or the name the model wrote when none was selected."""

    result: ToolResult
    """What goes back; a failure is a result too."""

    message: JsonObject
    """The same for the model: this call's own message, in the form in which it spoke."""

    duration_s: float
    """The sum over its stages, waiting for a step or for a person's answer not counted."""

    wall_s: float = 0.0
    """From the beginning of its first stage to the end of its last, with all that it waited."""

    waited_s: float = 0.0
    """How long of that a person was waited for: for answers and for steps."""


@frozen_record
class UsageFinished:
    """All calls of one output are through."""

    parsed: ParsedOutput | None
    """What parsing found; None when a form made the call."""

    results: tuple[ToolResult, ...]
    """One a call, in the order of the calls."""

    messages: tuple[JsonObject, ...]
    """What is really sent to the model, in order: one message a call or all in one, as its
    provider wants it; what could not be read is corrected in the last."""

    duration_s: float
    """From the first stage to the last."""

    format_failure: ToolResult | None = None
    """The result called `__format_error__` when something could not be read: invalid_input while
    the model may try again, permanent once its attempts are used up."""


UsageEvent: TypeAlias = (
    CallFound
    | StageStarted
    | StageFinished
    | StageFailed
    | OutputStreamed
    | ProgressReported
    | QueuePlaceChanged
    | TryFailed
    | CallFinished
    | UsageFinished
)
