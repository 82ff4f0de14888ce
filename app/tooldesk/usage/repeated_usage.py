"""RepeatedUsage: notices a model that asks for the same call twice running."""

from __future__ import annotations

import asyncio

from tooldesk.errors import InvalidInputError
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.sessions import remember

MESSAGE = (
    "{tool} was just called with exactly these arguments; calling it again gives nothing new."
    " Try another approach: other arguments, another tool, or an answer from what you know."
)
"""What the model is told."""


class RepeatedUsageError(InvalidInputError):
    """The model asked for the call that it had asked for just before."""

    title = "The same call twice running"

    def __init__(self, tool_name: str) -> None:
        super().__init__(
            f"The call before this one was of {tool_name} with exactly these arguments, so it was "
            "not run again.",
            next_step="Send the message back, which asks the model for another approach. To run it "
            "all the same, run it alone or begin a new conversation.",
        )


def repetition_key(key: str, context: ToolContext) -> str:
    """The same for two calls of one `cache_key`; not for one on behalf of somebody else."""
    fingerprint = context.fingerprint_context
    return f"{key}|for:{canonical_json(dict(fingerprint))}" if fingerprint else key


class RepeatedUsage:
    """Compares each call of an output with the one before it, though they run concurrently."""

    def __init__(self) -> None:
        self._last_of_session: dict[str, str] = {}

    def begin(self, session_id: str, count: int) -> list[asyncio.Future[str]]:
        """One future a call, plus a first one for the last call of the session's output before.

        A call sets its own future to its key once it knows its tool and arguments, or to ""
        when it never will, and awaits the one before its own.
        """
        loop = asyncio.get_running_loop()
        keys: list[asyncio.Future[str]] = [loop.create_future() for _ in range(count + 1)]
        keys[0].set_result(self._last_of_session.get(session_id, "") if session_id else "")
        return keys

    def end(self, session_id: str, keys: list[asyncio.Future[str]]) -> None:
        """Remember the last call of the output, for sessions that go on."""
        if session_id and keys[-1].done() and not keys[-1].cancelled():
            remember(self._last_of_session, session_id, keys[-1].result())
