"""call_of_today, tool_of_today: what a replay of a past call runs now, and that in words."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.usage.history.former_names import name_now
from tooldesk.usage.history.past_call import PastCall

if TYPE_CHECKING:
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk


async def call_of_today(desk: WorkspaceDesk, call: PastCall) -> PastCall:
    """The call as it is to be written now, where its tool has got another name since.

    Raises:
        StorageError: the database can't be used.
    """
    name = await desk.history.calls.aside(lambda connection: name_now(connection, call))
    if name == call.tool_name or name not in desk.registry.names():
        return call
    return replace(call, tool_name=name, asked={**call.calling, "toolName": name})


async def tool_of_today(desk: WorkspaceDesk, call: PastCall) -> list[tuple[str, str]]:
    """Which tool that is, what it runs, since when that is so, and whether one is asked before.

    Shape: names and words, a line each.

    Raises:
        StorageError: the database can't be used.
    """
    call = await call_of_today(desk, call)
    if call.tool_name not in desk.registry.names():
        words = f"None is called {call.tool_name[:80]} any more; the nearest is looked for."
        return [("Tool", words)]
    definition = desk.registry.get(call.tool_name)
    file = desk.workspace.source_file(definition)
    changed_at = await asyncio.to_thread(_changed_at, file)
    rows = [("Tool", definition.name), ("Runs", file.name)]
    if changed_at is not None:
        rows.append(("Last changed", _when(changed_at, call)))
    if definition.permission == "ask":
        rows.append(("Permission", "You are asked before it runs"))
    return rows


def _when(changed_at: datetime, call: PastCall) -> str:
    ran_at = call.began_at or call.finished_at
    moment = f"{changed_at.astimezone():%Y-%m-%d %H:%M:%S}"
    if ran_at is None:
        return moment
    return f"{moment}, {'since' if changed_at > ran_at else 'before'} the call"


def _changed_at(file: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except OSError:
        return None
