"""The terminal, on a workspace with a tool that says what it is given."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext

Command = Callable[..., tuple[int, str, str]]
Ran = Callable[..., None]

TOOL = {"name": "say", "source": {"kind": "shell", "command": ["echo", "{text}"]}}
FIELDS = {
    "permission": "allow",
    "input_schema": {"text": "string"},
    "cache": {"enabled": True},
}


@pytest.fixture
def command(paths: AppPaths, terminal: Command, trust: Callable[..., None]) -> Command:
    (paths.workspace_dir / "tools").mkdir(parents=True)
    (paths.workspace_dir / "tools" / "say.json").write_text(json.dumps(TOOL | FIELDS))
    trust(paths.data_dir, paths.workspace_dir)
    return terminal


@pytest.fixture
def ran(paths: AppPaths) -> Ran:
    """Runs texts that models wrote."""

    async def run_all(texts: tuple[str, ...]) -> None:
        app: App = build_app(paths)
        await app.load()
        for text in texts:
            async for _ in app.usage.run(text, context=ToolContext(session_id="s1")):
                pass
        await app.close()

    return lambda *texts: asyncio.run(run_all(texts))
