"""Two programs and this one on one data folder: nothing is locked, lost or counted twice."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
from tooldesk.usage.tool_usage import ToolUsage
from tooldesk.workspace.trust import TrustedFolders

OUTPUTS, LIMIT = 12, 20

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each program is a fork")


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


def program(paths: AppPaths, first: int, answers: Any) -> None:
    answers.put(asyncio.run(call(paths, first)))


async def test_calls_counts_and_deleted_rows_of_programs_at_once_are_exact(tmp_path: Path):
    paths = AppPaths.of(tmp_path / "data", tmp_path / "ws")
    paths.workspace_dir.mkdir(parents=True)
    TrustedFolders(paths).add(paths.workspace_dir)
    context = multiprocessing.get_context("fork")
    answers = context.SimpleQueue()
    others = [
        context.Process(target=program, args=(paths, first, answers)) for first in (1_000, 2_000)
    ]
    for each in others:
        each.start()
    desk, removed = desk_of(paths), set[int]()
    while any(each.is_alive() for each in others):
        for row in await desk.history.calls.page(limit=3):
            if row.outcome == "ok":
                await desk.history.removal.remove([row.number])
                removed.add(row.number)
        await desk.limits.counts()
    ended, paid = (sum(each) for each in zip(answers.get(), answers.get(), strict=True))
    kept = await desk.history.calls.page(limit=1_000)
    assert [each.exitcode for each in others] == [0, 0]
    assert desk.database.problem is None
    assert (ended, paid) == (4 * OUTPUTS, LIMIT)
    assert await desk.limits.counts() == {"note": 2 * OUTPUTS, "pay": LIMIT}
    assert len(kept) == ended - len(removed)
    assert removed.isdisjoint(each.number for each in kept)
    await desk.close()
