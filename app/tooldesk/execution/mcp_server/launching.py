"""open_connection: from a person's yes to a server that listed its tools."""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import NOT_RUNNABLE_HERE, PermanentError, PermissionNeededError
from tooldesk.execution.login_path import LoginPath
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.execution.python_worker.interpreter import minimal_environment
from tooldesk.execution.shell_tool.shell_calls import find_program
from tooldesk.paths import expanded_path
from tooldesk.tools.server_config import (
    ServerConfig,
    Transport,
    filled,
    launch_definition,
    references,
)
from tooldesk.tools.server_question import AskForServer
from tooldesk.tools.tool_definition import HttpSource

if TYPE_CHECKING:
    from mcp.client import _transport as transports

    from tooldesk.execution.mcp_server.admission import AdmittedStart
    from tooldesk.execution.mcp_server.authorization.kept_logins import KeptLogins
    from tooldesk.execution.mcp_server.authorization.login_auth import LoginAuth
    from tooldesk.execution.mcp_server.connection import ServerConnection


async def resolved_program(
    name: str, config: ServerConfig, workspace_dir: Path, environment: Mapping[str, str]
) -> str | None:
    """The path of a server's command; None when it has a URL.

    Raises:
        PermanentError: there is no such program, or it may not be run.
    """
    if config.command is None:
        return None
    path = await _search_path(config, environment)
    try:
        named_in = f'"command" of {name} in servers.json'
        return await asyncio.to_thread(find_program, config.command, path, workspace_dir, named_in)
    except PermanentError as error:
        raise PermanentError(
            f"The server {name} can't be started. {error.message}",
            next_step=error.next_step,
            for_model=NOT_RUNNABLE_HERE,
        ) from error


async def _search_path(config: ServerConfig, environment: Mapping[str, str]) -> str:
    own = config.env.get("PATH")
    if own is not None and not any(references(own)):
        return own
    return await LoginPath(environment).find()


async def open_connection(
    name: str,
    config: ServerConfig,
    admitted: AdmittedStart,
    workspace_dir: Path,
    environment: Mapping[str, str],
    log: TrafficLog,
    ask: Callable[[], AskForServer | None],
    logins: Callable[[], KeptLogins] | None = None,
) -> ServerConnection:
    """A connection that is open; without `logins` nobody can log in.

    Raises:
        ToolUsageError: it can't be opened; nothing of it is left.
    """
    # the SDK takes more than a second to import: not on the thread that a window lives on
    await asyncio.to_thread(_import_sdk)
    from tooldesk.execution.mcp_server.connection import ServerConnection
    from tooldesk.execution.mcp_server.server_failures import start_failure

    clock, login = AnswerClock(config.tooldesk.start_timeout_s), None
    if config.transport is Transport.STDIO:
        transport = await _stdio(name, config, admitted, workspace_dir, environment, log)
    else:
        if logins is not None:
            kept = await asyncio.to_thread(logins)
            login = await _login(name, config, admitted, kept, log, ask, clock)
        transport = _http(name, config, admitted, workspace_dir, log, login)
    connection = ServerConnection(name, transport, config.tooldesk, log, ask, clock, login)
    try:
        await connection.open()
    except Exception as error:
        raise start_failure(name, config, error, connection, log) from error
    return connection


def _import_sdk() -> None:
    importlib.import_module("tooldesk.execution.mcp_server.connection")
    importlib.import_module("tooldesk.execution.mcp_server.transport.http_transport")
    # it logs whole messages, and tracebacks of what servers do wrong: our own log has these
    logging.getLogger("mcp").setLevel(logging.CRITICAL)
    # its session logs under a name that may be anybody's
    logging.getLogger("client").addFilter(_is_not_the_sdks)


def _is_not_the_sdks(record: logging.LogRecord) -> bool:
    from mcp.client import session

    return record.pathname != session.__file__


async def _stdio(
    name: str,
    config: ServerConfig,
    admitted: AdmittedStart,
    workspace_dir: Path,
    environment: Mapping[str, str],
    log: TrafficLog,
) -> transports.Transport:
    from tooldesk.execution.mcp_server.transport.stdio_transport import (
        ServerProcess,
        StdioTransport,
    )

    # what was shown and allowed is what is started
    program = await resolved_program(name, config, workspace_dir, environment)
    assert program is not None
    folder = await asyncio.to_thread(_folder, name, config, workspace_dir)
    if launch_definition(name, config, program) != admitted.definition:
        raise PermissionNeededError(
            f"What starting the server {name} would run is not what was allowed any more.",
            next_step="Start it again to see what it would run now.",
        )
    own = {**minimal_environment(environment), "PATH": await LoginPath(environment).find()}
    given = config.environment(admitted.context.env_vars)
    process = ServerProcess(
        program,
        (program, *config.args),
        folder,
        {**own, **given},
        admitted.context.redactor,
    )
    return StdioTransport(process, log)


def _folder(name: str, config: ServerConfig, workspace_dir: Path) -> Path:
    folder = workspace_dir / expanded_path(config.cwd or "")
    if not os.path.isdir(folder):  # a name too long for any is none, too
        raise PermanentError(
            f"There is no folder {folder} to run the server {name} in.",
            next_step=f'Make it, or correct "cwd" of {name} in servers.json.',
            for_model=NOT_RUNNABLE_HERE,
        )
    return folder


def _http(
    name: str,
    config: ServerConfig,
    admitted: AdmittedStart,
    workspace_dir: Path,
    log: TrafficLog,
    login: LoginAuth | None,
) -> transports.Transport:
    from tooldesk.execution.mcp_server.transport.host_rules import HostRules
    from tooldesk.execution.mcp_server.transport.http_transport import http_transport

    source, values = admitted.definition.source, admitted.context.env_vars
    assert isinstance(source, HttpSource)
    url = filled(config.url or "", values)
    headers = {key: filled(text, values) for key, text in config.headers.items()}
    return http_transport(
        url,
        headers,
        source,
        workspace_dir,
        log,
        HostRules(name, url, config.tooldesk),
        is_sse=config.transport is Transport.SSE,
        auth=login,
    )


async def _login(
    name: str,
    config: ServerConfig,
    admitted: AdmittedStart,
    kept: KeptLogins,
    log: TrafficLog,
    ask: Callable[[], AskForServer | None],
    clock: AnswerClock,
) -> LoginAuth | None:
    """None where the file itself says how to be let in."""
    from tooldesk.execution.mcp_server.authorization.login_auth import login_auth
    from tooldesk.execution.mcp_server.transport.host_rules import HostRules

    if any(header.lower() == "authorization" for header in config.headers):
        return None
    values, options = admitted.context.env_vars, config.tooldesk
    url = filled(config.url or "", values)
    return await login_auth(
        name,
        config.url or "",
        url,
        options.oauth.filled(values),
        kept,
        log,
        ask,
        clock,
        HostRules(name, url, options),
    )
