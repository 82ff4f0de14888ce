"""tell_changes: what of a server's tools waits for a person, with what it was and what it is."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.execution.mcp_server.remote_tool import ToolChange, ToolChangeKind
from tooldesk.execution.permissions.changes import Change, excerpts
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.input_output import tell
from tooldesk.tools.tool_result import JsonObject

MOST_SHOWN = 100
"""Of more changes, only their number is told."""

_LONGEST = 160


def tell_changes(server: str, changes: Sequence[ToolChange]) -> None:
    """Each change; what the server wrote never looks like a line of ours."""
    for change in changes[:MOST_SHOWN]:
        tell(f"{change.kind}: {visible_line(change.name)}")
        tell_differences(change.differences, is_new=change.kind is ToolChangeKind.NEW)
    if len(changes) > MOST_SHOWN:
        tell(f"… and {len(changes) - MOST_SHOWN:,} more.")
    if changes:
        tell(f"Calls of these wait. To take them over: tooldesk servers tools {server} --take")


def tell_differences(differences: Sequence[Change], *, is_new: bool = False) -> None:
    """A line a part; of a new one only what it is."""
    for difference in differences:
        before, now = map(_short, excerpts(difference))
        tell(f"  {difference.part}: {now if is_new else f'{before} → {now}'}")


def change_json(change: ToolChange) -> JsonObject:
    """Keys: kind, tool, differences [{part, before, now}]."""
    differences = [
        {"part": each.part, "before": each.before, "now": each.now} for each in change.differences
    ]
    return {"kind": change.kind.value, "tool": change.name, "differences": differences}


def _short(text: str) -> str:
    line = visible_line(" ".join(text.split()))
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
