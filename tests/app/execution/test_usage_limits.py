"""A limit is never overrun: not by threads, processes, restarts or a database that fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from app.errors import SystemFaultError, ToolUsageLimitExceededError
from app.execution.usage_limits import UsageLimits
from app.storage.database import Database
from app.tools.tool_definition import PythonSource, ToolDefinition


def tool(limit: int | None) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    return ToolDefinition(name="pay", source=source, max_usage_count=limit)


async def test_limit_lets_exactly_so_many_through(database: Database):
    limits = UsageLimits(database)
    outcomes = await asyncio.gather(
        *(limits.count(tool(10)) for _ in range(50)), return_exceptions=True
    )
    refused = [each for each in outcomes if isinstance(each, ToolUsageLimitExceededError)]
    assert len(refused) == 40
    assert (refused[0].tool_name, refused[0].count, refused[0].limit) == ("pay", 10, 10)
    assert await limits.counts() == {"pay": 10}


async def test_limit_of_zero_lets_nothing_through(database: Database):
    with pytest.raises(ToolUsageLimitExceededError, match="0 of 0"):
        await UsageLimits(database).count(tool(0))


async def test_unlimited_tools_are_counted_too(database: Database):
    limits = UsageLimits(database)
    for _ in range(3):
        await limits.count(tool(None))
    assert await limits.counts() == {"pay": 3}


async def test_reset_begins_again(database: Database):
    limits = UsageLimits(database)
    await limits.count(tool(1))
    await limits.reset("pay")
    await limits.count(tool(1))
    assert await limits.counts() == {"pay": 1}


async def test_count_that_cannot_be_kept_refuses_the_call(tmp_path: Path):
    (tmp_path / "x.db").write_bytes(b"no database at all" * 100)
    database = Database(tmp_path / "x.db")
    with pytest.raises(SystemFaultError, match="can't be kept"):
        await UsageLimits(database).count(tool(5))
    await UsageLimits(database).count(tool(None))
    await database.close()


COUNTER = """
import asyncio, sys
from pathlib import Path
from app.errors import ToolUsageLimitExceededError
from app.execution.usage_limits import UsageLimits
from app.storage.database import Database
from app.tools.tool_definition import PythonSource, ToolDefinition

async def main():
    database = Database(Path(sys.argv[1]))
    limits = UsageLimits(database)
    tool = ToolDefinition(
        name="pay", source=PythonSource(file="x.py", function="f"), max_usage_count=10)
    done = await asyncio.gather(*(limits.count(tool) for _ in range(25)), return_exceptions=True)
    assert all(each is None or isinstance(each, ToolUsageLimitExceededError) for each in done), done
    print(sum(each is None for each in done))
    await database.close()

asyncio.run(main())
"""


def test_two_processes_share_one_limit(tmp_path: Path):
    children = [
        subprocess.Popen(
            [sys.executable, "-c", COUNTER, str(tmp_path / "x.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    assert sum(int(child.communicate(timeout=60)[0]) for child in children) == 10
