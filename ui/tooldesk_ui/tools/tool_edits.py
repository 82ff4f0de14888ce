"""ToolEdits: adding and removing tools, each of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand, QUndoStack

from tooldesk_ui.task_owner import TaskOwner

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
        self._stack.push(_Change(self, f"Remove {tool.name}", (), (tool,)))

    def added(self, tools: Definitions, replaced: Definitions = ()) -> None:
        """Remember that `tools` have just been added, some in the place of others."""
        words = tools[0].name if len(tools) == 1 else f"{len(tools)} tools"
        self._stack.push(_Change(self, f"Add {words}", tools, replaced, is_done=True))

    def edited(self, before: Stored, after: Stored) -> None:
        """Remember that a tool's file has just been written; `before` has no name for a new one."""
        words = f"{'Edit' if before[0] else 'Add'} {after[0]}"
        self._stack.push(_TextChange(self, words, before, after))

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


class _Change(QUndoCommand):
    """One step of the undo stack."""

    def __init__(
        self,
        edits: ToolEdits,
        words: str,
        added: Definitions,
        removed: Definitions,
        *,
        is_done: bool = False,
    ) -> None:
        super().__init__(words)
        self._edits = edits
        self._added = added
        self._removed = removed
        self._is_done = is_done

    def redo(self) -> None:
        """Do it, unless it was done before it came on the stack."""
        if not self._is_done:
            self._edits.apply(self._added, self._removed)
        self._is_done = False

    def undo(self) -> None:
        """Take it back."""
        self._edits.apply(self._removed, self._added)


class _TextChange(QUndoCommand):
    """A file that was written in the editor."""

    def __init__(self, edits: ToolEdits, words: str, before: Stored, after: Stored) -> None:
        super().__init__(words)
        self._edits = edits
        self._before = before
        self._after = after
        self._is_done = True

    def redo(self) -> None:
        """Write it again, unless it was written before it came on the stack."""
        if not self._is_done:
            self._edits.rewrite(self._before, self._after)
        self._is_done = False

    def undo(self) -> None:
        """Write what was there before."""
        self._edits.rewrite(self._after, self._before)
