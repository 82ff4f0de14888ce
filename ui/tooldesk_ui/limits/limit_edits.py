"""LimitEdits: limits, resets and pools, each change of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand, QUndoStack

from tooldesk.settings import PoolSettings
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.task_owner import TaskOwner

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
        self._stack.push(_Change(self, words, redo, undo, are_files))

    def run(self, app: App, work: Work, are_files: bool) -> None:
        """Do a step, after what is under way already."""
        if app is self._app:
            self._owner.start(self._run(app, work, are_files), "change limits")

    @property
    def app(self) -> App | None:
        """What is changed now."""
        return self._app

    async def _run(self, app: App, work: Work, are_files: bool) -> None:
        async with self._one_at_a_time:
            try:
                await work(app)
            finally:
                self._on_done(are_files)


class _Change(QUndoCommand):
    """One step of the undo stack."""

    def __init__(
        self, edits: LimitEdits, words: str, redo: Work, undo: Work, are_files: bool
    ) -> None:
        super().__init__(words)
        self._edits = edits
        self._app = edits.app
        self._redo_work, self._undo_work = redo, undo
        self._are_files = are_files

    def redo(self) -> None:
        """Do it."""
        if self._app is not None:
            self._edits.run(self._app, self._redo_work, self._are_files)

    def undo(self) -> None:
        """Take it back."""
        if self._app is not None:
            self._edits.run(self._app, self._undo_work, self._are_files)


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
