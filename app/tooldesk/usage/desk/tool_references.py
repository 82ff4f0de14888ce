"""ToolReferences: what is kept and said of a tool by its name, and follows it to another one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from sqlite3 import Connection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.settings_file import SettingsFile
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.desk.lifecycle_parts import LifecycleParts
    from tooldesk.workspace.renaming import Renamed


class ToolReferences:
    """Counts, results, grants, the approval and the past calls of a workspace's tools."""

    def __init__(
        self, parts: Callable[[], LifecycleParts], settings: SettingsFile, workspace_dir: Path
    ) -> None:
        self._parts, self._settings, self._workspace_dir = parts, settings, workspace_dir

    async def follow(self, name: str, new_name: str) -> None:
        """Have all of it be the new name's; the old one's approval stays until `leave`.

        So a tool is never without its approval, whatever ends the program when.

        Raises:
            StorageError: it can't be kept; all is as it was.
        """
        # a start that renames nothing needs none of it
        from tooldesk.execution.permissions.fingerprint import name_hash

        parts = await asyncio.to_thread(self._parts)
        approvals = parts.approvals
        before = await asyncio.to_thread(approvals.of, new_name)
        await asyncio.to_thread(approvals.follow, name, new_name)
        hashes = name_hash(name), name_hash(new_name)

        def work(connection: Connection) -> None:
            parts.limits.follow(connection, name, new_name)
            parts.cache.follow(connection, name, new_name, hashes)
            parts.grants.follow(connection, name, new_name)
            parts.history.follow(connection, name, new_name)

        try:
            await parts.database.write(work)
        except BaseException:
            back = partial(approvals.put, before) if before else partial(approvals.revoke, new_name)
            await asyncio.to_thread(back)
            raise
        parts.limits.changed.tell()

    async def leave(self, name: str) -> None:
        """Forget the approval of a name that no tool has any more.

        Raises:
            StorageError: it can't be forgotten.
        """
        parts = await asyncio.to_thread(self._parts)
        await asyncio.to_thread(parts.approvals.revoke, name)

    async def follow_in_settings(
        self, renamed: Renamed, tool: ToolDefinition, others: Collection[str]
    ) -> Renamed:
        """Have the settings say a tool's new name, and tell what does; `tool` is as it is now."""
        from tooldesk.workspace.renamed_settings import rename_in_settings

        parts = await asyncio.to_thread(self._parts)
        folder, settings = self._workspace_dir, self._settings
        said = await asyncio.to_thread(rename_in_settings, settings, folder, renamed, tool, others)
        parts.pools.take_over_settings()
        parts.limits.changed.tell()
        return said
