"""LimitEdits: limits, resets and pools, each change of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tooldesk.settings import PoolSettings
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.commands.history import History, Step

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.usage_counts import ToolUses

Work = Callable[["App"], Awaitable[None]]
FieldsByTool = Mapping[str, JsonObject]
"""Tool name → keys of its file and their values."""


class LimitEdits:
    """Puts every change into the history of the workspace.

    `words` follow "Undo", `done` is said afterwards.
    """

    def __init__(self, history: History, on_done: Callable[[bool], None]) -> None:
        """`on_done` is told whether tool files were changed."""
        self._history = history
        self._on_done = on_done
        self._app: App | None = None

    def set_app(self, app: App | None) -> None:
        """Change this from now on."""
        self._app = app

    def set_limits(self, words: str, done: str, before: FieldsByTool, after: FieldsByTool) -> None:
        """Write other limits into the files of tools."""
        do, back = (lambda app: _write(app, after)), (lambda app: _write(app, before))
        self._push(words, done, do, back, are_files=True)

    def reset(self, words: str, done: str, names: tuple[str, ...]) -> None:
        """Count tools from zero again."""
        forgotten: dict[str, ToolUses] = {}

        async def redo(app: App) -> None:
            forgotten.update(await app.limits.reset(*names))

        async def undo(app: App) -> None:
            await app.limits.bring_back(forgotten)
            forgotten.clear()

        self._push(words, done, redo, undo)

    def set_pools(self, words: str, done: str, before: PoolSettings, after: PoolSettings) -> None:
        """Go by other rules for pools."""
        do, back = (lambda app: _keep(app, after)), (lambda app: _keep(app, before))
        self._push(words, done, do, back)

    def _push(
        self, words: str, done: str, redo: Work, undo: Work, *, are_files: bool = False
    ) -> None:
        if self._app is not None:
            do, back = (partial(self._run, self._app, work, are_files) for work in (redo, undo))
            self._history.do(Step(words, done, do, back))

    async def _run(self, app: App, work: Work, are_files: bool) -> None:
        try:
            await work(app)
        finally:
            self._on_done(are_files)


async def _write(app: App, fields: FieldsByTool) -> None:
    from tooldesk.workspace.tool_file_change import change_tool_file

    tools_dir = app.workspace.tools_dir
    for name, values in fields.items():
        await asyncio.to_thread(change_tool_file, tools_dir, name, values)
    await app.workspace.load()


async def _keep(app: App, pools: PoolSettings) -> None:
    try:
        await asyncio.to_thread(
            app.settings.change, lambda old: old.model_copy(update={"resource_pools": pools})
        )
    finally:
        app.pools.take_over_settings()
