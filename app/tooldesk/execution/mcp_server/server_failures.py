"""server_failure: why a server can't be used, as one of our errors and in words."""

from __future__ import annotations

from urllib.parse import urlsplit

from tooldesk.errors import (
    NOT_RUNNABLE_HERE,
    PermanentError,
    RetriableError,
    ToolTimeoutError,
    ToolUsageError,
)
from tooldesk.execution.mcp_server.connection import ServerConnection
from tooldesk.execution.mcp_server.transport.server_faults import leaves, refusal
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.server_config import ServerConfig

_SHOWN_STDERR_LINES = 8


def look_closer(name: str) -> str:
    """What a person can do about a server that does not start."""
    return f"Look closer: tooldesk servers doctor {name}"


def start_failure(
    name: str,
    config: ServerConfig,
    error: BaseException,
    connection: ServerConnection,
    log: TrafficLog,
) -> ToolUsageError:
    """Why a connection could not be opened; it is closed by now."""
    if isinstance(error, ToolUsageError):
        return error
    if connection.login_failure is not None:
        return connection.login_failure
    if isinstance(error, TimeoutError):
        seconds = config.tooldesk.start_timeout_s
        return ToolTimeoutError(
            f"The server {name} did not answer within {seconds:g} s.{_stderr(log)}",
            next_step=look_closer(name),
            for_model="The tool's server did not start in time. Try again later.",
        )
    process = connection.process
    if process is not None:
        if isinstance(error, OSError) and process.process_id is None:
            how = f"it could not be started: {error.strerror or error}"
        else:
            how = process.failure or _refusal(error) or process.how_it_ended or _words(error)
        return PermanentError(
            f"The server {name} does not run: {how}.{_stderr(log)}",
            next_step=look_closer(name),
            for_model=NOT_RUNNABLE_HERE,
        )
    return _http_failure(name, config, error)


def lost_failure(name: str, connection: ServerConnection, log: TrafficLog) -> RetriableError:
    """A connection that ended while a call ran."""
    how = "" if connection.process is None else connection.process.how_it_ended
    return RetriableError(
        f"The server {name} was lost during the call{f': {how}' if how else ''}.{_stderr(log)}",
        next_step=f"Run the call again: it starts the server anew. {look_closer(name)}",
        for_model="The tool's server ended during the call, whose outcome nobody knows.",
    )


def listing_failure(name: str, error: BaseException) -> PermanentError:
    """A server that says its tools changed, and then does not say how: nothing of it is called."""
    return PermanentError(
        f"The server {name} changed its tools, and its list of them can't be read: {_words(error)}",
        next_step=look_closer(name),
        for_model=NOT_RUNNABLE_HERE,
    )


def _http_failure(name: str, config: ServerConfig, error: BaseException) -> ToolUsageError:
    from tooldesk.execution.http_tool.connection_failures import FAILURES, connection_failure
    from tooldesk.execution.mcp_server.transport.http_transport import AnswerTooLongError

    host = urlsplit(config.url or "").netloc.rpartition("@")[2]
    for leaf in leaves(error):
        if isinstance(leaf, ToolUsageError):
            return leaf
        if isinstance(leaf, AnswerTooLongError):
            return PermanentError(
                f"An answer of {host} is longer than any message may be.",
                next_step="Tell the server's makers.",
            )
        if isinstance(leaf, FAILURES):
            return connection_failure(leaf, host, is_chosen_by_arguments=False)
    return PermanentError(
        f"The server {name} at {host} can't be used: {_words(error)}.",
        next_step=f"Check its URL and what it wants to know. {look_closer(name)}",
        for_model=NOT_RUNNABLE_HERE,
    )


def _refusal(error: BaseException) -> str:
    return next(filter(None, map(refusal, leaves(error))), "")


def _words(error: BaseException) -> str:
    if words := _refusal(error):
        return words
    found = leaves(error)
    text = str(found[0]) if found else str(error)
    return (text.strip().rstrip(".") or type(found[0]).__name__)[:500]


def _stderr(log: TrafficLog) -> str:
    tail = log.stderr_tail(_SHOWN_STDERR_LINES)
    return f" It wrote last to stderr:\n{tail}\n" if tail else ""
