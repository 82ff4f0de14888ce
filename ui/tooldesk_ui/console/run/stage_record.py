"""StageRecord: how one stage of one call stands. No Qt."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.errors import ToolUsageError
from tooldesk.tools.traceback_frames import without_traceback
from tooldesk.usage.lifecycle import (
    LifecycleStage,
    StageFailed,
    StageFinished,
    StageOutput,
    StageState,
)

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpExchange


@dataclass(slots=True)
class StageRecord:
    """How one stage of one call stands."""

    stage: LifecycleStage
    """Which stage."""

    state: StageState = StageState.WAITING
    """How it stands."""

    duration_s: float | None = None
    """How long it took, waiting for a person not counted; None until it ended."""

    waited_s: float = 0.0
    """How long a person was waited for beside that."""

    began_at: float | None = None
    """When it began, on the monotonic clock; None unless it runs."""

    explanation: str = ""
    """One line for a person."""

    output: StageOutput = None
    """What it gave, or found out before it failed."""

    error: ToolUsageError | None = None
    """Why it failed."""

    handed: tuple[tuple[str, str], ...] = ()
    """What the tool got beside its arguments, as names and values to show."""

    exchanges: tuple[HttpExchange, ...] = ()
    """What an HTTP tool asked and was answered."""

    def start(self, handed: tuple[tuple[str, str], ...] = ()) -> None:
        """It runs now; what an earlier try left is forgotten."""
        self.handed = handed
        self.state, self.duration_s, self.explanation = StageState.RUNNING, None, ""
        self.began_at = time.monotonic()
        self.output, self.error, self.exchanges = None, None, ()

    def end(self, event: StageFinished | StageFailed) -> None:
        """Take over how it ended."""
        self.began_at, self.exchanges = None, event.exchanges
        self.state, self.duration_s, self.output = event.state, event.duration_s, event.output
        self.waited_s = event.waited_s
        if isinstance(event, StageFailed):
            self.error = event.error
            self.explanation = without_traceback(event.error.message)
        else:
            self.explanation = event.explanation
