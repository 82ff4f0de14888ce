"""ToolEdits: adding and removing tools, each of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoStack

from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.undo_step import UndoStep

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.workspace.workspace import Workspace

Definitions = tuple["ToolDefinition", ...]

Stored = tuple[str | None, str | None]
"""Name and text of a tool's file; both are None where there is none."""


class ToolEdits:
    """Puts every change of the workspace on an undo stack and runs it as a task."""

    def __init__(self, stack: QUndoStack, owner: TaskOwner, on_done: Callable[[], None]) -> None:
        self._stack = stack
        self._owner = owner
        self._on_done = on_done
        self._workspace: Workspace | None = None
        self._one_at_a_time = asyncio.Lock()

    def set_workspace(self, workspace: Workspace | None) -> None:
        """Change this workspace from now on; what was done to another can't be undone."""
        self._workspace = workspace
        self._stack.clear()

    def removed(self, tool: ToolDefinition) -> None:
        """Take a tool out of the workspace."""
        self._push(f"Remove {tool.name}", (), (tool,))

    def added(self, tools: Definitions, replaced: Definitions = ()) -> None:
        """Remember that `tools` have just been added, some in the place of others."""
        words = tools[0].name if len(tools) == 1 else f"{len(tools)} tools"
        self._push(f"Add {words}", tools, replaced, is_done=True)

    def edited(self, before: Stored, after: Stored) -> None:
        """Remember that a tool's file has just been written; `before` has no name for a new one."""
        words = f"{'Edit' if before[0] else 'Add'} {after[0]}"
        again, back = partial(self.rewrite, before, after), partial(self.rewrite, after, before)
        self._stack.push(UndoStep(words, again, back, is_done=True))

    def _push(
        self, words: str, added: Definitions, removed: Definitions, *, is_done: bool = False
    ) -> None:
        do, back = partial(self.apply, added, removed), partial(self.apply, removed, added)
        self._stack.push(UndoStep(words, do, back, is_done=is_done))

    def rewrite(self, now: Stored, wanted: Stored) -> None:
        """Write another text in place of a tool's file, or remove it when there is none."""
        self._owner.start(self._rewrite(now, wanted), "change workspace")

    async def _rewrite(self, now: Stored, wanted: Stored) -> None:
        async with self._one_at_a_time:
            if self._workspace is None:
                return
            try:
                if wanted[1] is not None:
                    await self._workspace.write_text(wanted[1], in_place_of=now[0])
                elif now[0] is not None:
                    await self._workspace.remove(now[0])
            finally:
                self._on_done()

    def apply(self, added: Definitions, removed: Definitions) -> None:
        """Write and remove tool files, after what is under way already."""
        self._owner.start(self._apply(added, removed), "change workspace")

    async def _apply(self, added: Definitions, removed: Definitions) -> None:
        async with self._one_at_a_time:
            if self._workspace is None:
                return
            try:
                await self._workspace.put(added, removed)
            finally:
                self._on_done()
