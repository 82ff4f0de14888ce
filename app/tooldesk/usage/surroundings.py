"""Surroundings: what all calls of one output share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.resource_pools.waiting import OutputCalls
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings import Settings
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.desk.desk import CallLog, ResultCache
from tooldesk.usage.desk.known_tools import KnownTools
from tooldesk.usage.format_reminder import FormatReminder
from tooldesk.usage.history.call_record import WrittenOutput
from tooldesk.usage.lifecycle import LifecycleStage, UsageEvent
from tooldesk.usage.messages.message_form import MessageForm
from tooldesk.usage.messages.openai_forms import OPENAI_CHAT
from tooldesk.usage.stops import Stops

LONG_TEXT = 16_000
"""Code points from which a text is read on a thread, so that a window stays alive."""

Gate = Callable[[int | None, LifecycleStage], Awaitable[None]]
"""Awaited before each stage with the call's index (None: the whole text); this is how one steps."""


@dataclass(slots=True)
class Surroundings:
    """What all calls of one output share. Only what parsing finds changes, once it is known."""

    tools: KnownTools
    """The registered tools, with what was computed from them once."""

    executor: Executor
    """Runs what is selected and valid."""

    cache: ResultCache
    """Answers what was answered before."""

    history: CallLog
    """The event log."""

    settings: Settings
    """Those in force when the output was given."""

    context: ToolContext
    """What the calls may use."""

    output: OutputCalls
    """How many of the calls run now."""

    emit: Callable[[UsageEvent], None]
    """Where events go; it takes secrets out of them."""

    emit_of_calls: Callable[[UsageEvent, int], Awaitable[None]]
    """The same for an event that tells of so many calls."""

    redactor: Redactor
    """Takes secrets out of whatever leaves a call some other way."""

    reminder: FormatReminder
    """Reminds the model of the format; never, when a person made the call."""

    tells_beginnings: bool = True
    """Whether anybody listens to stages that begin; who waits for the outcome needs none."""

    form: MessageForm = OPENAI_CHAT
    """How the model is told of its calls; for a text it is known when that is parsed."""

    written: WrittenOutput | None = None
    """What the model wrote, once it is parsed; None when a form made the call."""

    gate: Gate | None = None
    """Awaited before each stage."""

    ask: Ask | None = None
    """Shows a person what would run."""

    confirm: Confirm | None = None
    """Says yes to calls that are held back, and to names; None lets them wait."""

    stops: Stops | None = None
    """Takes how each of the calls is stopped alone; None where nobody would."""

    definition: ToolDefinition | None = None
    """What every call selects, whatever is registered; None is by its name."""

    uses_cache: bool = True
    """Whether a remembered answer will do, and a new one is remembered."""
