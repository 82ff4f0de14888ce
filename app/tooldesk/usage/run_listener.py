"""RunListener: what a call tells of itself while it runs, as events and for its stage's words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tooldesk.execution.resource_pools.waiting import Waiting
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.events.live_output import LiveOutput
from tooldesk.usage.lifecycle import (
    OutputStreamed,
    ProgressReported,
    QueuePlaceChanged,
    TryFailed,
    UsageEvent,
)

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpExchange


class RunListener:
    """Hears from the executor and the tool of one call.

    Attributes:
        counted: Which use of its tool the call is, in words; "" while it is not counted.
        failed_tries: How many tries went wrong before another one.
        exchanges: What an HTTP tool asked and was answered, in order.
    """

    def __init__(
        self,
        index: int,
        emit: Callable[[UsageEvent], None],
        redactor: Redactor,
        on_printed: Callable[[str, str], None] = lambda stream, text: None,
    ) -> None:
        """`on_printed` gets what the tool prints, too, for longer than anybody looks."""
        self.counted = ""
        self.failed_tries = 0
        self.exchanges: tuple[HttpExchange, ...] = ()
        self._permitted: tuple[str, ...] = ()
        self._index = index
        self._emit = emit
        self._redactor = redactor
        self._output: LiveOutput | None = None
        self._on_printed = on_printed

    def in_context(self, context: ToolContext, on_ready: Callable[[], None]) -> ToolContext:
        """The context of a call that is listened to; `on_ready` is told right before it runs."""
        return context.changed(
            on_ready=on_ready,
            on_output=self._on_output,
            on_permitted=self._on_permitted,
            on_counted=self._on_counted,
            on_try_failed=self._on_try_failed,
            on_exchange=self._on_exchange,
            on_progress=self._on_progress,
        )

    def on_waiting(self, waiting: Waiting | None) -> None:
        """The call waits for a slot of its pool, or has got one."""
        self._emit(QueuePlaceChanged(self._index, waiting))

    def finish(self) -> None:
        """The call writes no more."""
        if self._output is not None:
            self._output.finish()

    def why_it_ran(self, *, is_limited: bool) -> str:
        """What allowed the call, and which use it was of a tool that has only so many."""
        return "; ".join((*self._permitted, self.counted) if is_limited else self._permitted)

    @property
    def after_tries(self) -> str:
        """How many tries there were, once it is more than one."""
        return f" after {self.failed_tries + 1} tries" if self.failed_tries else ""

    def _on_output(self, stream: str, text: str) -> None:
        if self._output is None:
            self._output = LiveOutput(self._redactor, self._hand_on)
        self._output.write(stream, text)

    def _hand_on(self, stream: str, text: str) -> None:
        self._on_printed(stream, text)
        self._emit(OutputStreamed(self._index, stream, text))

    def _on_permitted(self, words: str) -> None:
        self._permitted = (*self._permitted, words)

    def _on_counted(self, words: str) -> None:
        self.counted = words

    def _on_try_failed(self, failed: FailedTry) -> None:
        self.failed_tries = failed.number
        self._emit(TryFailed(self._index, failed))

    def _on_exchange(self, exchange: HttpExchange) -> None:
        number = self.failed_tries + 1
        self.exchanges = (*self.exchanges, replace(exchange, try_number=number))

    def _on_progress(self, fraction: float | None, message: str) -> None:
        self._emit(ProgressReported(self._index, fraction, message))
