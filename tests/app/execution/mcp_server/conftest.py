"""Workspaces with servers that were written for these tests."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult

SERVERS = Path(__file__).with_name("example_servers")
ECHO = {
    "name": "echo",
    "description": "Say it again.",
    "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}},
}


class Desk:
    """A workspace whose server `raw` is what a test makes of it."""

    def __init__(self, paths: AppPaths, trust: Callable[[Path, Path], None]) -> None:
        self.paths = paths
        self.asked: list[PermissionRequest] = []
        self.answer = Answer.SESSION
        self.tools_file = paths.workspace_dir / "tools.txt"
        paths.workspace_dir.mkdir(parents=True)
        (paths.workspace_dir / "tools").mkdir()
        self._trust = trust
        self.is_closed = True
        self.app: App

    async def open(self, *, is_trusted: bool = True) -> App:
        if is_trusted:
            self._trust(self.paths.data_dir, self.paths.workspace_dir)
        self.app = build_app(self.paths)
        self.is_closed = False
        await self.app.load()
        return self.app

    def offer(self, *tools: str | dict[str, Any]) -> None:
        """Have the server list these, from its next tools/list on."""
        listed = [{**ECHO, "name": each} if isinstance(each, str) else each for each in tools]
        self.tools_file.write_text(json.dumps(listed), encoding="utf-8")

    def write(self, mode: str = "", **entry: Any) -> None:
        words = [str(SERVERS / "raw.py"), str(self.tools_file), mode]
        server = {"command": sys.executable, "args": ["-S", *words], **entry}
        self.write_servers({"raw": server})

    def write_servers(self, servers: dict[str, Any]) -> None:
        file = self.paths.workspace_dir / "servers.json"
        file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")

    async def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            await self.app.close()

    async def ask(self, request: PermissionRequest) -> Answer:
        self.asked.append(request)
        return self.answer

    async def take(self, name: str = "raw") -> None:
        """Start the server and take over all its tools, as a person would."""
        await self.app.servers.start(name, self.ask)
        await self.app.servers.take(name)
        await self.app.workspace.load()

    async def call(self, tool: str, context: ToolContext | None = None, **given: Any) -> ToolResult:
        definition = self.app.registry.get(tool)
        return await self.app.executor.execute(
            definition, given, context or ToolContext(), self.ask
        )


@pytest.fixture
async def desk(paths: AppPaths, trust: Callable[[Path, Path], None]) -> AsyncIterator[Desk]:
    desk = Desk(paths, trust)
    desk.offer("echo")
    desk.write()
    yield desk
    await desk.close()


@pytest.fixture
async def taken(desk: Desk) -> Callable[..., Awaitable[Desk]]:
    """A desk whose server offers these tools, all taken over."""

    async def make(*tools: str | dict[str, Any], mode: str = "", **entry: Any) -> Desk:
        desk.offer(*tools)
        desk.write(mode, **entry)
        await desk.open()
        await desk.take()
        return desk

    return make
