"""ToolEdits: adding and removing tools, each of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand, QUndoStack

from ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from app.tools.tool_definition import ToolDefinition
    from app.workspace.workspace import Workspace

Definitions = tuple["ToolDefinition", ...]


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

    def added(self, tools: Definitions) -> None:
        """Remember that `tools` have just been added."""
        words = tools[0].name if len(tools) == 1 else f"{len(tools)} tools"
        self._stack.push(_Change(self, f"Add {words}", tools, (), is_done=True))

    def apply(self, added: Definitions, removed: Definitions) -> None:
        """Write and remove tool files, after what is under way already."""
        self._owner.start(self._apply(added, removed), "change workspace")

    async def _apply(self, added: Definitions, removed: Definitions) -> None:
        async with self._one_at_a_time:
            if self._workspace is None:
                return
            try:
                for tool in removed:
                    await self._workspace.remove(tool.name)
                for tool in added:
                    await self._workspace.save(tool)
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
