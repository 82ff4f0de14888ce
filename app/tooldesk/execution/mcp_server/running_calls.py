"""RunningCalls: the calls that a connection has open, and what the server asks meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.tools.server_question import ServerAnswer
from tooldesk.tools.tool_context import ToolContext


class RunningCalls:
    """Nothing in the protocol says to which of them a question belongs."""

    def __init__(self) -> None:
        self._calls: list[tuple[ToolContext, AnswerClock]] = []
        self._asking: set[asyncio.Future[ServerAnswer]] = set()

    @property
    def folders(self) -> list[Path]:
        """Those that they work in."""
        return sorted({each.working_dir for each, _ in self._calls if each.working_dir is not None})

    @contextmanager
    def one_more(self, context: ToolContext, clock: AnswerClock) -> Iterator[None]:
        """A call; once the last one ends, nobody is asked any more."""
        call = context, clock
        self._calls.append(call)
        try:
            yield
        finally:
            # by identity: two calls may be alike
            self._calls = [each for each in self._calls if each is not call]
            for question in () if self._calls else tuple(self._asking):
                question.cancel()

    async def answer_of(self, asking: Awaitable[ServerAnswer]) -> ServerAnswer:
        """What is answered; "cancel" when no call wants to know it any more."""
        question = asyncio.ensure_future(asking)
        if self._calls:
            self._asking.add(question)
        try:
            await asyncio.wait([question])
        finally:
            self._asking.discard(question)
            question.cancel()
        return ServerAnswer("cancel") if question.cancelled() else question.result()

    @contextmanager
    def clocks_stopped(self) -> Iterator[None]:
        """For the time that a person takes."""
        with ExitStack() as stack:
            for _, clock in self._calls:
                stack.enter_context(clock.paused())
            yield
