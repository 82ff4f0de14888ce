"""acted_on: what a call of a built-in tool reads or changes that another one may, too."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tooldesk.tools.tool_definition import BuiltinSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject


class ActedOn(NamedTuple):
    """Some of it, or all."""

    kind: str
    """What it is, in the words of a person."""

    name: str
    """Which of them; "" is all."""

    is_changed: bool
    """Whether the call may leave it other than it was."""

    def hangs_on(self, before: ActedOn) -> bool:
        """Whether this comes out otherwise when it doesn't wait for what was before it."""
        if self.kind != before.kind or not (self.is_changed or before.is_changed):
            return False
        return self.name == before.name or not (self.name and before.name)


_FILES = "files"
_OF_ONE_FILE = {"read": False, "read_file": False, "add_image": False, "write": True, "edit": True}
"""Those that have a "path", and whether they change what is there."""

_OF_ALL: Mapping[str, ActedOn] = {
    # whatever a command does, and where it leaves the session to the next one
    "bash": ActedOn(_FILES, "", is_changed=True),
    "glob": ActedOn(_FILES, "", is_changed=False),
    "grep": ActedOn(_FILES, "", is_changed=False),
    "skill": ActedOn(_FILES, "", is_changed=False),
    "task": ActedOn("task board", "", is_changed=True),
    "mailbox": ActedOn("mailboxes", "", is_changed=True),
}


async def acted_on(
    definition: ToolDefinition, arguments: JsonObject, folder: Path
) -> ActedOn | None:
    """What a call with validated arguments acts on, in the folder that it works in.

    None is nothing that a call beside it would meet. What a co-worker, a server or a page does with
    several calls at once is theirs.
    """
    if not isinstance(definition.source, BuiltinSource):
        return None
    name = definition.source.name
    is_changed = _OF_ONE_FILE.get(name)
    if name == "notebook":
        is_changed = arguments.get("action", "read") != "read"
    if is_changed is None:
        return _OF_ALL.get(name)
    try:
        path = await asyncio.to_thread(os.path.realpath, folder / str(arguments.get("path")))
    except (OSError, ValueError):  # the call itself says what is wrong with it
        return None
    return ActedOn(_FILES, path, is_changed)
