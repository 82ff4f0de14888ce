"""Surroundings: what all calls of one output share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.calling.selection import SelectionPolicy
from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.resource_pools.waiting import OutputCalls
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.format_reminder import FormatReminder
from tooldesk.usage.history import History
from tooldesk.usage.known_tools import KnownTools
from tooldesk.usage.lifecycle import LifecycleStage, UsageEvent
from tooldesk.usage.stops import Stops

LONG_TEXT = 100_000
"""Code points from which a text is read on a thread, so that a window stays alive."""

Gate = Callable[[int | None, LifecycleStage], Awaitable[None]]
"""Awaited before each stage with the call's index (None: the whole text); this is how one steps."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all calls of one output share."""

    tools: KnownTools
    """The registered tools, with what was computed from them once."""

    executor: Executor
    """Runs what is selected and valid."""

    cache: CacheHandler
    """Answers what was answered before."""

    history: History
    """The event log."""

    selection_policy: SelectionPolicy
    """How like a registered name a written one must be."""

    context: ToolContext
    """What the calls may use."""

    output: OutputCalls
    """How many of the calls run now."""

    emit: Callable[[UsageEvent], None]
    """Where events go; it takes secrets out of them."""

    redactor: Redactor
    """Takes secrets out of whatever leaves a call some other way."""

    reminder: FormatReminder
    """Reminds the model of the format; never, when a person made the call."""

    gate: Gate | None = None
    """Awaited before each stage."""

    ask: Ask | None = None
    """Shows a person what would run."""

    stops: Stops = field(default_factory=Stops)
    """Takes how each of the calls is stopped alone."""
