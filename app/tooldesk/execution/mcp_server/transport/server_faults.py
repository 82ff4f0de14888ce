"""What a server does wrong that the SDK doesn't mind, or would wait on for ever.

Source: JSON-RPC 2.0, "Response object"; MCP specification, "Messages".
"""

from __future__ import annotations

import json
from collections import Counter

from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import (
    CONNECTION_CLOSED,
    INVALID_REQUEST,
    ErrorData,
    JSONRPCError,
    JSONRPCMessage,
    JSONRPCNotification,
    JSONRPCRequest,
    JSONRPCResponse,
)
from pydantic import ValidationError

MOST_QUESTIONS = 100
"""What a server may ask without having got an answer; each takes memory here."""

_CANCELLED = "notifications/cancelled"

_LONGEST_BROKEN = 100_000
"""A longer line that is no message is not looked into."""


class OpenQuestions:
    """Counts what a server asked, and was not answered yet."""

    def __init__(self) -> None:
        self._open: Counter[str | int] = Counter()

    def note(self, message: JSONRPCMessage) -> None:
        """Count a message of the server."""
        if isinstance(message, JSONRPCRequest):
            self._open[message.id] += 1
        elif isinstance(message, JSONRPCNotification) and message.method == _CANCELLED:
            # nobody answers it any more
            self._open.pop((message.params or {}).get("requestId", ""), None)

    def note_sent(self, message: JSONRPCMessage) -> None:
        """Count a message to the server."""
        if isinstance(message, JSONRPCResponse | JSONRPCError) and message.id is not None:
            self._open -= Counter((message.id,))

    @property
    def flood(self) -> str:
        """Why the server is ended; "" while it isn't."""
        if self._open.total() <= MOST_QUESTIONS:
            return ""
        return f"it was ended: it asks more than {MOST_QUESTIONS} questions at once"


def broken_answer(line: bytes) -> SessionMessage | None:
    """An answer that is none, as the error that it is, so that who waits for it is told.

    None for all that names no request: it is rubbish, which nobody waits for.
    """
    if len(line) > _LONGEST_BROKEN:
        return None
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, dict) or not said.keys() & {"result", "error"} or "method" in said:
        return None
    number = said.get("id")
    if isinstance(number, bool) or not isinstance(number, str | int):
        return None
    words = (
        "The server's answer breaks the protocol: it has neither an object as result nor an error."
    )
    return SessionMessage(
        JSONRPCError(jsonrpc="2.0", id=number, error=ErrorData(code=INVALID_REQUEST, message=words))
    )


def leaves(error: BaseException) -> list[BaseException]:
    """The errors that a group is made of, in its depth."""
    if isinstance(error, BaseExceptionGroup):
        return [leaf for each in error.exceptions for leaf in leaves(each)]
    return [error]


def refusal(error: BaseException) -> str:
    """What a server said that ended its start, in words; "" when it said nothing."""
    if isinstance(error, MCPError) and error.error.code != CONNECTION_CLOSED:
        return f"it refuses: {error.error.message.strip().rstrip('.')[:500]}"
    if isinstance(error, ValidationError):
        return misfit(error)
    # the SDK's own, of a version that it can't speak
    if type(error) is RuntimeError:
        return str(error)[:500]
    return ""


def misfit(error: ValidationError) -> str:
    """Where an answer breaks the protocol, without what stands there."""
    first = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(map(str, first["loc"]))[:200]
    return f"its answer breaks the protocol: {where}: {first['msg'][:200]}"
