"""Servers: the MCP servers of a workspace: started when a call needs them, kept, and ended."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.errors import NotPermittedError, PermanentError, PermissionNeededError
from tooldesk.execution.listeners import Listeners
from tooldesk.execution.mcp_server.kept_server import KeptServer
from tooldesk.execution.mcp_server.server_answers import ServerAnswers
from tooldesk.execution.mcp_server.server_status import ServerState, ServerStatus
from tooldesk.execution.mcp_server.taken_tools import ServerTools, TakenTools
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.server_config import ServerConfig, launch_definition
from tooldesk.tools.server_question import AskForServer
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.admission import Admission
    from tooldesk.execution.mcp_server.authorization.kept_logins import KeptLogins
    from tooldesk.execution.mcp_server.connection import ServerConnection
    from tooldesk.execution.permissions.asking import Ask
    from tooldesk.redaction.redactor import Redactor


class Servers:
    """Belongs to one event loop once a server runs. `changed` tells that a status is another one.

    Nothing is started but by `Executor.admit`: trust, a person's yes to exactly this command, and
    consent to what of theirs it gets.
    """

    def __init__(
        self,
        workspace_dir: Path,
        taken: TakenTools,
        admission: Callable[[], Admission],
        logins: Callable[[], KeptLogins],
        endpoint: Callable[[], EndpointSettings] = EndpointSettings,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """`admission` gives what is asked before anything is started; it may take long to make.

        So may what `logins` gives, which keeps what came of logging in. `endpoint` is the model
        that answers what servers ask one.
        """
        self.changed = Listeners()
        self._workspace_dir = workspace_dir
        self._taken = taken
        self._environment = environment
        self._servers: dict[str, KeptServer] = {}
        self._admission = admission
        self._logins = logins
        self._answers = ServerAnswers(admission, endpoint)
        self._is_closed = False

    def answer_with(self, ask: AskForServer | None, permit: Ask | None = None) -> None:
        """Have this one answer what servers ask, from now on; None declines it.

        `permit` says yes or no where the model of the settings would be asked for a server.
        """
        self._answers.answer_with(ask, permit)

    async def update(self, configs: Mapping[str, ServerConfig]) -> None:
        """Have exactly these servers; one that changed is ended, and starts anew by a new yes."""
        tools = await asyncio.to_thread(lambda: {name: self._taken.read(name) for name in configs})
        for name, read in tools.items():
            known = self._servers.get(name)
            if known is not None and known.tools != read:  # by another process, or meanwhile here
                async with known.keeping:
                    known.tools = await asyncio.to_thread(self._taken.read, name)
        gone = [name for name in self._servers if name not in configs]
        for name, config in configs.items():
            known = self._servers.get(name)
            if known is None:
                self._servers[name] = self._new(config, tools[name])
                continue
            if known.config != config:
                known.config = config
                gone.append(name)
        for name in gone:
            # it is gone before it is ended, so that nobody meets it meanwhile
            server = self._servers[name] if name in configs else self._servers.pop(name)
            await self._end(server)
        self.changed.tell()

    def names(self) -> tuple[str, ...]:
        """All of them, as the file has them."""
        return tuple(self._servers)

    def config(self, name: str) -> ServerConfig:
        """What the file says of one.

        Raises:
            PermanentError: there is none of that name.
        """
        return self._server(name).config

    def tools(self, name: str) -> ServerTools:
        """Its tools: those a person took over, and how they were seen last."""
        return self._server(name).tools

    def log(self, name: str) -> TrafficLog:
        """What was said and heard."""
        return self._server(name).log

    def status(self, name: str) -> ServerStatus:
        """How one is now."""
        server = self._server(name)
        state = ServerState.DISABLED if server.config.disabled else server.state
        status = ServerStatus(
            name,
            state,
            str(server.config.transport),
            len(server.tools.taken),
            server.tools.changes,
            failure=server.failure,
        )
        if server.connection is None or not server.connection.is_open:
            return status
        from tooldesk.execution.mcp_server.described import described

        return described(status, server.connection, server.started_at)

    async def launch(self, name: str) -> ToolDefinition:
        """What starting it would do now, with the path of its program. Looks at the file system.

        Raises:
            PermanentError: there is no such server, program or folder.
        """
        from tooldesk.execution.mcp_server.launching import resolved_program

        config = self.config(name)
        if config.disabled:
            raise PermanentError(
                f"The server {name} is disabled.",
                next_step='Take "disabled" out of it in servers.json.',
            )
        program = await resolved_program(name, config, self._workspace_dir, self._environment)
        return launch_definition(name, config, program)

    def declared(self) -> tuple[ToolDefinition, ...]:
        """The same as far as the file says it, without a look at which programs are there."""
        return tuple(
            server.declared(name)
            for name, server in self._servers.items()
            if not server.config.disabled
        )

    async def launches(self) -> tuple[ToolDefinition, ...]:
        """What starting each of them would do, of those that could be started now."""
        found = []
        for name in self._servers:
            with suppress(PermanentError):
                found.append(await self.launch(name))
        return tuple(found)

    async def admit(self, name: str, ask: Ask | None) -> None:
        """Return once it runs, or may be started.

        Raises:
            NotPermittedError: nobody trusts the workspace, or there was no yes.
            ToolUsageError: its program, or a variable, is not to be had.
        """
        server = self._server(name)
        if server.connection is not None and server.connection.is_open:
            return
        if await self._is_still_admitted(server):
            return
        admission = await asyncio.to_thread(self._admission)
        definition = await self.launch(name)
        server.admitted = await admission.admit(definition, {}, ToolContext(), ask)

    async def connection(self, name: str) -> ServerConnection:
        """The connection that is kept, opened when there is none; its list of tools is fresh.

        Raises:
            NotPermittedError: nobody allowed to start it.
            ToolUsageError: it does not run.
        """
        server = self._server(name)
        async with server.opening:
            connection = server.connection
            if connection is None or not connection.is_open:
                connection = server.connection = await self._opened(name, server)
        if connection.is_stale:
            await self._list_again(name, server, connection)
            await self._note_seen(name, server, connection)
        return connection

    @asynccontextmanager
    async def connected(self, name: str) -> AsyncIterator[ServerConnection]:
        """A connection of one's own, closed when it is left.

        Raises:
            ToolUsageError: as in `connection`.
        """
        server = self._server(name)
        connection = await self._opened(name, server)
        try:
            yield connection
        finally:
            connection.on_lost = None
            await connection.close()
            self._set(server, ServerState.STOPPED)

    async def start(self, name: str, ask: Ask | None) -> ServerStatus:
        """Start it for a person who wants to see what it offers, and stay connected.

        Raises:
            ToolUsageError: as in `admit` and `connection`.
        """
        await self.admit(name, ask)
        self._server(name).ended_at = 0.0
        await self.connection(name)
        return self.status(name)

    async def stop(self, name: str) -> None:
        """End it. The next start needs a yes again, unless one was given for longer."""
        await self._end(self._server(name))

    async def _end(self, server: KeptServer) -> None:
        connection, server.connection = server.connection, None
        server.admitted = None
        server.failed_starts = 0
        if connection is not None:
            connection.on_lost = None
            await connection.close()
        if server.ending is not None:
            await asyncio.wait([server.ending])
        server.failure = ""
        self._set(server, ServerState.STOPPED)

    async def take(self, name: str, tools: Collection[str] | None = None) -> ServerTools:
        """Take over what was seen of these tools; None is all. Calls of them may run from now on.

        Raises:
            StorageError: it can't be kept.
        """
        server = self._server(name)
        seen = server.tools.seen  # what comes meanwhile was looked at by nobody

        def taking(kept: ServerTools) -> ServerTools:
            return replace(kept, taken=ServerTools(kept.taken, seen).taking(tools).taken)

        return await self._keep(name, server, taking)

    async def leave(self, name: str, tool: str) -> None:
        """Have a tool taken over no more: it waits as a new one.

        Raises:
            StorageError: it can't be kept.
        """
        await self._keep(name, self._server(name), lambda kept: kept.leaving(tool))

    async def logins(self) -> KeptLogins:
        """What came of logging in to servers."""
        return await asyncio.to_thread(self._logins)

    async def forget(self, name: str) -> None:
        """End it, and keep nothing of its tools, and no login."""
        await self.stop(name)
        if (url := self._server(name).config.url) is not None:
            await (await self.logins()).forget(name, url)
        server = self._server(name)
        async with server.keeping:
            server.tools = ServerTools()
            await asyncio.to_thread(self._taken.forget, name)

    async def close(self) -> None:
        """End all of them; none is started any more."""
        self._is_closed = True
        await asyncio.gather(*map(self._end, self._servers.values()))

    async def _is_still_admitted(self, server: KeptServer) -> bool:
        if server.admitted is None:
            return False
        admission = await asyncio.to_thread(self._admission)
        try:
            await admission.recheck(server.admitted)
        except NotPermittedError:
            server.admitted = None
            return False
        return True

    async def _opened(self, name: str, server: KeptServer) -> ServerConnection:
        if self._is_closed:
            raise PermanentError(
                "Tooldesk is closing; no server is started any more.",
                next_step="Run the call again when it is open.",
            )
        if not await self._is_still_admitted(server) or server.admitted is None:
            raise PermissionNeededError(
                f"Nobody has allowed to start the server {name}.",
                next_step=f"Start it: tooldesk servers start {name}",
            )
        # both take long to import, and only a server that is spoken to needs them
        from tooldesk.execution.mcp_server.launching import open_connection

        if server.ending is not None:
            await asyncio.wait([server.ending])
        await server.pause()
        self._set(server, ServerState.STARTING)
        try:
            connection = await open_connection(
                name,
                server.config,
                server.admitted,
                self._workspace_dir,
                self._environment,
                server.log,
                lambda: self._answers.ask,
                self._logins,
            )
        except BaseException as error:
            self._note_end(server, str(error) if isinstance(error, Exception) else "")
            raise
        connection.on_lost = lambda: self._on_lost(name, connection)
        server.started_at = datetime.now(UTC)
        server.running_since = asyncio.get_running_loop().time()
        server.failure = ""
        self._set(server, ServerState.RUNNING)
        await self._note_seen(name, server, connection)
        return connection

    async def _list_again(
        self, name: str, server: KeptServer, connection: ServerConnection
    ) -> None:
        from tooldesk.execution.mcp_server.server_failures import listing_failure

        try:
            async with asyncio.timeout(server.config.tooldesk.start_timeout_s):
                await connection.list_tools()
        except Exception as error:
            raise listing_failure(name, error) from error

    def _on_lost(self, name: str, connection: ServerConnection) -> None:
        server = self._servers.get(name)
        if server is None or server.connection is not connection:
            return
        how = "" if connection.process is None else connection.process.how_it_ended
        self._note_end(server, how or "the connection was lost")
        server.connection = None
        # what is left of it is ended meanwhile
        server.ending = asyncio.ensure_future(connection.close())

    def _note_end(self, server: KeptServer, why: str) -> None:
        server.count_end()
        server.failure = why
        self._set(server, ServerState.FAILED)

    async def _note_seen(self, name: str, server: KeptServer, connection: ServerConnection) -> None:
        """Remember what it lists, so that it can be looked at without a start."""
        if server.tools.seen != connection.tools:
            seen = dict(connection.tools)
            await self._keep(name, server, lambda kept: ServerTools(kept.taken, seen))
        else:
            self.changed.tell()

    async def _keep(
        self, name: str, server: KeptServer, change: Callable[[ServerTools], ServerTools]
    ) -> ServerTools:
        async with server.keeping:
            server.tools = await asyncio.to_thread(self._taken.change, name, change)
        self.changed.tell()
        return server.tools

    def _set(self, server: KeptServer, state: ServerState) -> None:
        server.state = state
        if state is not ServerState.RUNNING:
            server.started_at = None
        self.changed.tell()

    def _new(self, config: ServerConfig, tools: ServerTools) -> KeptServer:
        server = KeptServer(config, tools, TrafficLog())

        def redactor() -> Redactor | None:
            return None if server.admitted is None else server.admitted.context.redactor

        server.log = TrafficLog(redactor)
        return server

    def _server(self, name: str) -> KeptServer:
        try:
            return self._servers[name]
        except KeyError:
            raise PermanentError(
                f"There is no server {name} in servers.json.",
                next_step="See which there are: tooldesk servers list",
            ) from None
