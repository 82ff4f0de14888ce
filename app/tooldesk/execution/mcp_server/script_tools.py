"""script_tools: tools of a server that a script names itself, without a workspace."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import Any

from tooldesk.execution.environment_variables import EnvironmentVariables
from tooldesk.execution.mcp_server.connection import ServerConnection
from tooldesk.execution.mcp_server.launching import open_connection, resolved_program
from tooldesk.execution.mcp_server.mcp_calls import call_server, require_as_described
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.execution.structured_tool import ReadyCall, StructuredTool
from tooldesk.execution.usage_counter import UsageCounter
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.permission import Permission
from tooldesk.tools.server_config import ServerConfig, launch_definition
from tooldesk.tools.sources.mcp_source import McpSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


@frozen_record
class _ScriptStart:
    """What a script starts: it said so itself, so nobody is asked."""

    definition: ToolDefinition
    """The command or URL."""

    context: ToolContext
    """With its variables."""


@frozen_record
class ScriptServer:
    """A server of a script; each listing and each call has a connection of its own."""

    name: str
    """By which its tools' names begin."""

    config: ServerConfig
    """As an entry of mcpServers."""

    environment: Mapping[str, str] = field(default_factory=lambda: os.environ, repr=False)
    """Where the values of ${NAME} come from."""

    async def tools(
        self,
        counter: UsageCounter,
        only: Collection[str] | None = None,
        permission: Permission | None = None,
    ) -> list[StructuredTool]:
        """What it offers, or those of it that are named, as tools that can be called.

        Raises:
            ToolUsageError: it does not start.
            ValueError: it has no tool of a name in `only`, or describes one that can't be used.
        """
        async with self._connected() as (connection, _):
            offered = dict(connection.tools)
        if missing := sorted(set(only or ()) - offered.keys()):
            raise ValueError(f"the server {self.name} has no tool {', '.join(missing)}")
        found = []
        for name, tool in offered.items():
            if only is not None and name not in only:
                continue
            definition = tool.definition(self.name)
            if permission is not None:
                definition = definition.model_copy(update={"permission": permission})
            found.append(StructuredTool(definition, partial(self._prepare, definition), counter))
        return found

    async def _prepare(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        return partial(self._run, definition, arguments, context)

    async def _run(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ToolResult:
        source = definition.source
        assert isinstance(source, McpSource)
        async with self._connected() as (connection, log):
            require_as_described(source, connection)
            return await call_server(
                source, connection, log, arguments, context, definition.timeout_s
            )

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[tuple[ServerConnection, TrafficLog]]:
        folder = Path.cwd()
        program = await resolved_program(self.name, self.config, folder, self.environment)
        definition = launch_definition(self.name, self.config, program)
        variables = EnvironmentVariables(self.environment)
        context = await variables.in_context(definition, ToolContext())
        log = TrafficLog(lambda: variables.redactor)
        connection = await open_connection(
            self.name,
            self.config,
            _ScriptStart(definition, context),
            folder,
            self.environment,
            log,
            lambda: None,
        )
        try:
            yield connection, log
        finally:
            await connection.close()


def script_server(name: str, entry: Mapping[str, Any]) -> ScriptServer:
    """A server as an entry of mcpServers has it.

    Raises:
        ValueError: it is none.
    """
    return ScriptServer(name, ServerConfig.model_validate(entry))
