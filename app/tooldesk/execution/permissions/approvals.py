"""Approvals: tools whose definition a person approved; one that has changed since waits for them.

They are grants for a tool as it was, in the data folder: a folder can't say that its own tools were
looked at. They are files, so that a damaged database takes no approval away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tooldesk.errors import ApprovalNeededError, StorageError
from tooldesk.execution.permissions.changes import Change, changes_since, excerpts
from tooldesk.execution.permissions.code_reader import CodeReader
from tooldesk.execution.permissions.fingerprint import (
    Fingerprint,
    changed_parts,
    shown_values,
)
from tooldesk.execution.permissions.grant import (
    Grant,
    kept_parts,
    parts_of_kept,
    renamed_grant,
)
from tooldesk.execution.permissions.question_words import day
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.frozen_record import frozen_record
from tooldesk.keyed_files import KeyedFiles
from tooldesk.paths import real_path
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_definition import ToolDefinition

APPROVED = " approved"
"""Stands where the words of a rule stand in other grants."""

_LARGEST_BYTES = 4_000_000
_MOST_TOLD = 3
_LONGEST_TOLD = 100
_UNREADABLE_SINCE = datetime.fromtimestamp(0, UTC)


@frozen_record
class Standing:
    """A tool that was approved, and how it is now."""

    approval: Grant
    """What was approved."""

    now: Fingerprint
    """What the tool is like."""

    changes: tuple[Change, ...] = ()
    """What differs, as far as it can be told in a few words."""

    @property
    def is_in_force(self) -> bool:
        """Whether the tool is as it was approved."""
        return self.approval.fingerprint == self.now

    @property
    def parts(self) -> str:
        """What differs, by its names: "description, code in python/a.py"."""
        return ", ".join(changed_parts(self.approval.fingerprint, self.now))

    @property
    def words(self) -> str:
        """How it has changed, as the beginning of a sentence."""
        if not self.approval.fingerprint:
            return "can't be compared with what you approved: that can't be read"
        return f"has changed since you approved it on {day(self.approval.granted_at)}: {self.parts}"


class Approvals:
    """Of the tools of one workspace. A tool that nobody approved needs no approval."""

    def __init__(
        self, folder: Path, workspace_dir: Path, code: CodeReader, redactor: Redactor | None = None
    ) -> None:
        self._workspace = real_path(workspace_dir)
        of_workspace = KeyedFiles(folder, _LARGEST_BYTES).file_of(self._workspace).with_suffix("")
        self._files = KeyedFiles(of_workspace, _LARGEST_BYTES)
        self._code = code
        self._redactor = redactor or Redactor()
        self._known: dict[Path, tuple[tuple[int, ...], Grant]] = {}
        self._looked_for: dict[str, Path] = {}

    def of(self, tool_name: str) -> Grant | None:
        """What was approved of a tool; one that can't be read approves nothing. Blocking."""
        # twice a call: where it would be never changes
        if (file := self._looked_for.get(tool_name)) is None:
            file = self._looked_for[tool_name] = self._files.file_of(tool_name)
        return self._read(file, tool_name)

    def all(self) -> tuple[Grant, ...]:
        """Every approval, by the name of its tool; also of tools that are gone. Blocking."""
        found = (self._read(file, "") for file in self._files.all())
        readable = (each for each in found if each is not None and each.tool_name)
        return tuple(sorted(readable, key=lambda each: each.tool_name))

    async def require(self, definition: ToolDefinition) -> None:
        """Return when a tool is as a person approved it, or nobody ever approved it.

        Raises:
            ApprovalNeededError: it has changed since.
        """
        # not on a thread: without an approval it is one look into a folder
        if self.of(definition.name) is None:
            return
        standing = await self.standing(definition)
        if standing is not None and not standing.is_in_force:
            told = "".join(map(_told, standing.changes[:_MOST_TOLD]))
            raise ApprovalNeededError(definition.name, f"{standing.words}.{told}")

    async def standing(self, definition: ToolDefinition) -> Standing | None:
        """How a tool is compared with what was approved of it; None when nothing was."""
        approval = self.of(definition.name)
        if approval is None:
            return None
        now = await self._code.fingerprint(definition)
        if now == approval.fingerprint:
            return Standing(approval, now)
        return Standing(approval, now, changes_since(approval, definition, now))

    async def changed(self, definitions: Iterable[ToolDefinition]) -> dict[str, Standing]:
        """Those that wait for a person, by the names of the tools."""
        found = {each.name: await self.standing(each) for each in definitions}
        return {
            name: standing
            for name, standing in found.items()
            if standing is not None and not standing.is_in_force
        }

    async def approve(self, definition: ToolDefinition, shown: Fingerprint | None = None) -> Grant:
        """Keep a tool's definition and code, as they are now, as what a person approved.

        `shown` is what the tool was like when they were shown it.

        Raises:
            ApprovalNeededError: it has changed since it was shown; nothing is kept.
            StorageError: it can't be kept.
        """
        now = await self._code.fingerprint(definition)
        if shown is not None and now != shown:
            raise ApprovalNeededError(definition.name, "has changed since it was shown.")
        values = shown_values(definition)
        approval = Grant(definition.name, APPROVED, datetime.now(UTC), now, values)
        await asyncio.to_thread(self.put, approval)
        return approval

    def put(self, approval: Grant) -> None:
        """Keep an approval, in place of an older one. Blocking.

        Raises:
            StorageError: it can't be kept.
        """
        kept = {
            "workspace": self._workspace,
            "tool": approval.tool_name,
            "approved_at": approval.granted_at.isoformat(),
            "parts": kept_parts(approval, self._redactor),
        }
        try:
            self._files.write(approval.tool_name, kept)
        except OSError as error:
            raise _unkept(error) from error

    def follow(self, tool_name: str, new_tool_name: str) -> None:
        """Keep what was approved of a tool for its new name, too; `revoke` forgets the old one.

        One that can't be read approves nothing of the new one either. Blocking.

        Raises:
            StorageError: it can't be kept.
        """
        approval = self.of(tool_name)
        if approval is not None:
            self.put(renamed_grant(approval, new_tool_name))

    def revoke(self, tool_name: str) -> Grant | None:
        """Forget what was approved of a tool; gives it, so that `put` can undo that. Blocking.

        Raises:
            StorageError: it can't be removed.
        """
        approval = self.of(tool_name)
        try:
            self._files.remove(tool_name)
        except OSError as error:
            raise _unkept(error) from error
        return approval

    def _read(self, file: Path, tool_name: str) -> Grant | None:
        try:
            found = file.stat()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            return Grant(tool_name, APPROVED, _UNREADABLE_SINCE, {})
        state = (found.st_ino, found.st_size, found.st_mtime_ns)
        known = self._known.get(file)
        if known is None or known[0] != state:
            known = self._known[file] = (state, self._read_anew(file, tool_name))
        return known[1]

    def _read_anew(self, file: Path, tool_name: str) -> Grant:
        try:
            kept: Any = self._files.read(file)
            name, at = str(kept["tool"]), datetime.fromisoformat(kept["approved_at"])
            if self._files.file_of(name) == file and kept["workspace"] == self._workspace:
                return Grant(name, APPROVED, at, *parts_of_kept(kept["parts"]))
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            pass
        return Grant(tool_name, APPROVED, _UNREADABLE_SINCE, {})


def _told(change: Change) -> str:
    pair = excerpts(change, _LONGEST_TOLD)
    before, now = (visible_line(" ".join(text.split())) for text in pair)
    return f" {change.part[:1].upper()}{change.part[1:]}: {before} → {now}."


def _unkept(error: OSError) -> StorageError:
    return StorageError(
        f"Approvals can't be changed: {error.strerror or error}.",
        next_step="Make sure that the data folder can be written.",
    )
