"""LimitEdits: limits, resets and pools, each change of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoStack

from tooldesk.settings import PoolSettings
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.undo_step import UndoStep

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.usage_counts import ToolUses

Work = Callable[["App"], Awaitable[None]]
FieldsByTool = Mapping[str, JsonObject]
"""Tool name → keys of its file and their values."""


class LimitEdits:
    """Puts every change on an undo stack and runs it as a task, one after the other."""

    def __init__(
        self, stack: QUndoStack, owner: TaskOwner, on_done: Callable[[bool], None]
    ) -> None:
        """`on_done` is told whether tool files were changed."""
        self._stack = stack
        self._owner = owner
        self._on_done = on_done
        self._app: App | None = None
        self._one_at_a_time = asyncio.Lock()

    def set_app(self, app: App | None) -> None:
        """Change this from now on."""
        self._app = app

    def set_limits(self, words: str, before: FieldsByTool, after: FieldsByTool) -> None:
        """Write other limits into the files of tools."""
        self._push(words, lambda app: _write(app, after), lambda app: _write(app, before), True)

    def reset(self, words: str, names: tuple[str, ...]) -> None:
        """Count tools from zero again."""
        forgotten: dict[str, ToolUses] = {}

        async def redo(app: App) -> None:
            forgotten.update(await app.limits.reset(*names))

        async def undo(app: App) -> None:
            await app.limits.bring_back(forgotten)
            forgotten.clear()

        self._push(words, redo, undo)

    def set_pools(self, words: str, before: PoolSettings, after: PoolSettings) -> None:
        """Go by other rules for pools."""
        self._push(words, lambda app: _keep(app, after), lambda app: _keep(app, before))

    def _push(self, words: str, redo: Work, undo: Work, are_files: bool = False) -> None:
        app = self._app
        if app is not None:
            do, back = (partial(self._start, app, work, are_files) for work in (redo, undo))
            self._stack.push(UndoStep(words, do, back))

    def _start(self, app: App, work: Work, are_files: bool) -> None:
        """Do a step, after what is under way already; nothing in another workspace."""
        if app is self._app:
            self._owner.start(self._run(app, work, are_files), "change limits")

    async def _run(self, app: App, work: Work, are_files: bool) -> None:
        async with self._one_at_a_time:
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
