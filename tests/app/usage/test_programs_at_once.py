"""Two programs and this one on one data folder: nothing is locked, lost or counted twice."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
from tooldesk.usage.tool_usage import ToolUsage
from tooldesk.workspace.trust import TrustedFolders

OUTPUTS, LIMIT = 12, 20
LONGEST_S = 90


def paths_in(folder: Path) -> AppPaths:
    return AppPaths.of(folder / "data", folder / "ws")


def desk_of(paths: AppPaths) -> WorkspaceDesk:
    def note(n: int) -> int:
        return n

    def pay(n: int) -> int:
        return n

    registry = ToolRegistry([StructuredTool.from_function(note)])
    registry.register(StructuredTool.from_function(pay, max_usage_count=LIMIT))
    return WorkspaceDesk(paths, registry=registry)


async def call(paths: AppPaths, first: int) -> tuple[int, int]:
    """Make calls of both tools; how many were made, and how many of them of the limited one."""
    usage = ToolUsage(desk=desk_of(paths))
    ended, paid = 0, 0
    for number in range(first, first + OUTPUTS):
        calls = [{"name": name, "arguments": {"n": number}} for name in ("note", "pay")]
        results = (await usage.ause(json.dumps(calls))).results
        assert not results[0].is_error, results[0]
        ended, paid = ended + 2, paid + (not results[1].is_error)
    await usage.aclose()
    return ended, paid


def program(folder: str, first: str) -> None:
    sys.stdout.write(json.dumps(asyncio.run(call(paths_in(Path(folder)), int(first)))))


async def test_calls_counts_and_deleted_rows_of_programs_at_once_are_exact(
    tmp_path: Path, elsewhere: Callable[..., subprocess.Popen[str]]
):
    paths = paths_in(tmp_path)
    paths.workspace_dir.mkdir(parents=True)
    TrustedFolders(paths).add(paths.workspace_dir)
    others = [elsewhere(program, tmp_path, first) for first in (1_000, 2_000)]
    desk, removed = desk_of(paths), set[int]()
    ends_at = time.monotonic() + LONGEST_S
    while any(each.poll() is None for each in others) and time.monotonic() < ends_at:
        for row in await desk.history.calls.page(limit=3):
            if row.outcome == "ok":
                await desk.history.removal.remove([row.number])
                removed.add(row.number)
        await desk.limits.counts()
    assert [each.poll() for each in others] == [0, 0]
    answers = [json.loads(each.communicate()[0]) for each in others]
    ended, paid = map(sum, zip(*answers, strict=True))
    kept = await desk.history.calls.page(limit=1_000)
    assert desk.database.problem is None
    assert (ended, paid) == (4 * OUTPUTS, LIMIT)
    assert await desk.limits.counts() == {"note": 2 * OUTPUTS, "pay": LIMIT}
    assert len(kept) == ended - len(removed)
    assert removed.isdisjoint(each.number for each in kept)
    await desk.close()
