"""Retries: further tries of a call that may do better the next time, with growing pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tooldesk.errors import RateLimitedError, RetriableError
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult

if TYPE_CHECKING:
    from tenacity import RetryCallState

FIRST_PAUSE_S = 0.5
"""Least pause before the second try; each further one is twice as long."""

LONGEST_PAUSE_S = 30.0
"""Most that is waited. Who asks for a longer pause gets no further try."""

JITTER_S = 0.5
"""Up to so much is added to each pause, so that many callers don't come back as one."""

Try = Callable[[], Awaitable[ToolResult]]
Sleep = Callable[[float], Awaitable[None]]
Tell = Callable[[FailedTry], None]
"""Told before each pause."""


class Retries:
    """Tries idempotent tools again, after a timeout or a failure that may pass; others never."""

    def __init__(self, sleep: Sleep = asyncio.sleep) -> None:
        self._sleep = sleep

    async def run(self, definition: ToolDefinition, once: Try, tell: Tell) -> ToolResult:
        """The first good result, or the last failure.

        Raises:
            ToolUsageError: as the last try did.
        """
        if not (definition.is_idempotent and definition.max_retries):
            return await once()

        # few tools are tried again
        from tenacity import AsyncRetrying, stop_after_attempt, wait_exponential_jitter

        max_tries = 1 + definition.max_retries
        pause = wait_exponential_jitter(
            multiplier=FIRST_PAUSE_S, max=LONGEST_PAUSE_S, jitter=JITTER_S
        )

        async def begin() -> ToolResult:
            return await once()

        retrying = AsyncRetrying(
            sleep=self._sleep,
            stop=stop_after_attempt(max_tries),
            retry=_may_pass,
            wait=lambda state: max(pause(state), _wanted_pause_s(state) or 0.0),
            before_sleep=lambda state: tell(_failed_try(state, max_tries)),
            retry_error_callback=_last_outcome,
        )
        result: ToolResult = await retrying(begin)
        return result


def _may_pass(state: RetryCallState) -> bool:
    return _is_retriable(state) and (_wanted_pause_s(state) or 0.0) <= LONGEST_PAUSE_S


def _is_retriable(state: RetryCallState) -> bool:
    assert state.outcome is not None
    if state.outcome.failed:
        return isinstance(state.outcome.exception(), RetriableError)
    return state.outcome.result().error_class in ("retriable", "rate_limited")


def _wanted_pause_s(state: RetryCallState) -> float | None:
    """What the other side asked for, with Retry-After for example."""
    assert state.outcome is not None
    if not state.outcome.failed:
        wanted_s: float | None = state.outcome.result().retry_after_s
        return wanted_s
    error = state.outcome.exception()
    return error.retry_after_s if isinstance(error, RateLimitedError) else None


def _failed_try(state: RetryCallState, max_tries: int) -> FailedTry:
    assert state.outcome is not None
    error = state.outcome.exception()
    reason = state.outcome.result().joined_text if error is None else str(error)
    return FailedTry(state.attempt_number, max_tries, reason, state.upcoming_sleep)


def _last_outcome(state: RetryCallState) -> ToolResult:
    assert state.outcome is not None
    result: ToolResult = state.outcome.result()
    return result
