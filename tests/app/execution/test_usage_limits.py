"""A limit is never overrun: not by threads, processes, restarts or a database that fails."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from tooldesk.errors import SystemFaultError, ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition, UsagePeriod

OWNER = RowOwner(Path("workspace"))


def tool(limit: int | None, period: UsagePeriod | None = None) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    return ToolDefinition(name="pay", source=source, max_usage_count=limit, usage_period=period)


class Clock:
    """A clock that a test sets."""

    def __init__(self, at: str) -> None:
        self.set(at)

    def set(self, at: str) -> None:
        self.now = datetime.fromisoformat(f"{at}+00:00")

    def __call__(self) -> datetime:
        return self.now


async def run_until_refused(
    limits: UsageLimits, definition: ToolDefinition
) -> tuple[int, ToolUsageLimitExceededError]:
    """How often a tool may run now, and what is said after that."""
    for done in range(100):
        try:
            await limits.count(definition)
        except ToolUsageLimitExceededError as error:
            return done, error
    raise AssertionError("it is never refused")


async def test_limit_lets_exactly_so_many_through(database: Database):
    limits = UsageLimits(database, OWNER)
    outcomes = await asyncio.gather(
        *(limits.count(tool(10)) for _ in range(50)), return_exceptions=True
    )
    refused = [each for each in outcomes if isinstance(each, ToolUsageLimitExceededError)]
    assert len(refused) == 40
    assert (refused[0].tool_name, refused[0].count, refused[0].limit) == ("pay", 10, 10)
    assert await limits.counts() == {"pay": 10}


async def test_limit_of_zero_lets_nothing_through(database: Database):
    with pytest.raises(ToolUsageLimitExceededError, match="0 of 0"):
        await UsageLimits(database, OWNER).count(tool(0))


async def test_unlimited_tools_are_counted_too(database: Database):
    limits = UsageLimits(database, OWNER)
    for _ in range(3):
        await limits.count(tool(None))
    assert await limits.counts() == {"pay": 3}


async def test_reset_begins_again(database: Database):
    limits = UsageLimits(database, OWNER)
    await limits.count(tool(1))
    await limits.reset("pay")
    await limits.count(tool(1))
    assert await limits.counts() == {"pay": 1}


@pytest.mark.parametrize(
    "damage",
    [
        "usage_counts SET count = 'x'",
        "usage_counts SET count = -1",
        "period_counts SET began_at = '2\x7f26'",
        "period_counts SET began_at = 7",
        "period_counts SET count = x'80'",
        "period_counts SET period = period || 'x'",
    ],
)
async def test_count_that_is_damaged_gives_no_use_until_it_is_reset(
    database: Database, damage: str
):
    limits = UsageLimits(database, OWNER)
    definition = tool(5, UsagePeriod.DAY if "period" in damage else None)
    await limits.count(definition)
    await database.write(lambda connection: connection.execute(f"UPDATE {damage}"))
    with pytest.raises(ToolUsageLimitExceededError):
        await limits.count(definition)
    await limits.reset("pay")
    await limits.count(definition)


async def test_time_of_the_last_use_that_is_damaged_costs_nothing(database: Database):
    limits = UsageLimits(database, OWNER)
    await limits.count(tool(5))
    await database.write(lambda c: c.execute("UPDATE usage_counts SET last_used_at = 'x'"))
    await limits.count(tool(5))
    assert await limits.counts() == {"pay": 2}


async def test_count_that_cannot_be_kept_refuses_the_call(tmp_path: Path):
    (tmp_path / "x.db").write_bytes(b"no database at all" * 100)
    database = Database(tmp_path / "x.db")
    with pytest.raises(SystemFaultError, match="can't be kept"):
        await UsageLimits(database, OWNER).count(tool(5))
    await UsageLimits(database, OWNER).count(tool(None))
    await database.close()


@pytest.mark.parametrize(
    ("period", "last_moment", "first_moment"),
    [
        ("minute", "2026-03-04T10:29:59", "2026-03-04T10:30:00"),
        ("hour", "2026-03-04T10:59:59", "2026-03-04T11:00:00"),
        ("day", "2026-03-04T23:59:59", "2026-03-05T00:00:00"),
        ("week", "2026-03-08T23:59:59", "2026-03-09T00:00:00"),
        ("month", "2026-12-31T23:59:59", "2027-01-01T00:00:00"),
    ],
)
async def test_period_lets_so_many_through_and_begins_anew(
    database: Database, period: str, last_moment: str, first_moment: str
):
    clock, definition = Clock(last_moment), tool(2, UsagePeriod(period))
    limits = UsageLimits(database, OWNER, clock)
    done, error = await run_until_refused(limits, definition)
    assert (done, error.count, error.limit, error.period) == (2, 2, 2, period)
    assert error.next_period_at == datetime.fromisoformat(f"{first_moment}+00:00")
    assert f"2 of 2 times this {period}" in error.message
    clock.set(first_moment)
    assert (await run_until_refused(limits, definition))[0] == 2
    assert await limits.counts() == {"pay": 4}


async def test_period_survives_a_restart(tmp_path: Path):
    clock, definition = Clock("2026-03-04T10:10:00"), tool(2, UsagePeriod.HOUR)
    for expected in (2, 0):
        database = Database(tmp_path / "x.db")
        assert (await run_until_refused(UsageLimits(database, OWNER, clock), definition))[
            0
        ] == expected
        await database.close()


async def test_clock_set_back_gives_no_further_use(database: Database):
    clock, definition = Clock("2026-03-04T10:10:00"), tool(3, UsagePeriod.HOUR)
    limits = UsageLimits(database, OWNER, clock)
    await limits.count(definition)
    clock.set("2026-03-03T08:00:00")
    done, error = await run_until_refused(limits, definition)
    assert done == 2
    assert error.next_period_at == datetime.fromisoformat("2026-03-04T11:00:00+00:00")
    clock.set("2026-03-04T10:50:00")
    assert (await run_until_refused(limits, definition))[0] == 0
    clock.set("2026-03-04T11:00:00")
    assert (await run_until_refused(limits, definition))[0] == 3


async def test_changed_limit_and_period_hold_at_once(database: Database):
    clock = Clock("2026-03-04T09:00:00")
    limits = UsageLimits(database, OWNER, clock)
    for _ in range(4):
        await limits.count(tool(None))
    clock.set("2026-03-04T10:00:00")
    await limits.count(tool(None))
    for definition, left in (
        (tool(5), 0),
        (tool(3, UsagePeriod.HOUR), 2),
        (tool(8, UsagePeriod.DAY), 1),
        (tool(9), 1),
    ):
        assert (await run_until_refused(limits, definition))[0] == left


async def test_reset_gives_the_period_back_and_undo_takes_it_again(database: Database):
    clock, definition = Clock("2026-03-04T10:00:00"), tool(3, UsagePeriod.HOUR)
    limits = UsageLimits(database, OWNER, clock)
    for _ in range(2):
        await limits.count(definition)
    forgotten = await limits.reset("pay")
    await limits.count(definition)
    assert (await limits.standings([definition]))["pay"].count == 1
    await limits.bring_back(forgotten)
    standing = (await limits.standings([definition]))["pay"]
    assert (standing.count, standing.total, standing.is_used_up) == (3, 3, True)


async def test_uses_of_a_past_period_do_not_come_back(database: Database):
    clock, definition = Clock("2026-03-04T10:00:00"), tool(3, UsagePeriod.HOUR)
    limits = UsageLimits(database, OWNER, clock)
    await limits.count(definition)
    forgotten = await limits.reset("pay", "never_used")
    clock.set("2026-03-04T11:00:00")
    await limits.count(definition)
    await limits.bring_back(forgotten)
    standing = (await limits.standings([definition]))["pay"]
    assert (standing.count, standing.total) == (1, 2)


async def test_standing_of_a_tool_that_never_ran(database: Database):
    standing = (await UsageLimits(database, OWNER).standings([tool(4)]))["pay"]
    assert (standing.count, standing.last_used_at, standing.next_period_at) == (0, None, None)
    assert not standing.is_used_up


async def test_whoever_listens_hears_of_uses_and_resets(database: Database):
    limits, heard = UsageLimits(database, OWNER), []
    stop = limits.changed.add(lambda: heard.append(1))
    await limits.count(tool(None))
    await limits.count(tool(5))
    await limits.bring_back(await limits.reset("pay"))
    assert len(heard) == 4
    stop()
    await limits.count(tool(5))
    assert len(heard) == 4


RUNNER = """
import asyncio, os, signal, sys, threading, traceback
from pathlib import Path
from tooldesk.errors import ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.execution.structured_tool import StructuredTool, without_preparing
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition, UsagePeriod
from tooldesk.tools.tool_result import ToolResult

file, threads, ends_before_running, period = sys.argv[1:]
log = os.open(file + ".log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)

async def run(arguments, context):
    if ends_before_running == "yes":
        os.kill(os.getpid(), signal.SIGKILL)
    os.write(log, b"ran\\n")
    return ToolResult()

database = Database(Path(file))
tool = StructuredTool(
    ToolDefinition(
        name="pay", source=PythonSource(file="x.py", function="f"), max_usage_count=10,
        usage_period=UsagePeriod(period) if period else None),
    without_preparing(run), UsageLimits(database, RowOwner(Path(file).parent)))

def call():
    try:
        tool.invoke({})
    except ToolUsageLimitExceededError:
        pass
    except BaseException:
        traceback.print_exc()
        os._exit(3)

callers = [threading.Thread(target=call) for _ in range(int(threads))]
for caller in callers:
    caller.start()
for caller in callers:
    caller.join()
asyncio.run(database.close())
"""


def start(file: Path, threads: int, *, period: str = "", ends_before_running: str = "no"):
    arguments = [str(file), str(threads), ends_before_running, period]
    return subprocess.Popen([sys.executable, "-c", RUNNER, *arguments])


@pytest.mark.parametrize("period", ["", "month"])
def test_fifty_threads_in_two_processes_share_one_limit(tmp_path: Path, period: str):
    children = [start(tmp_path / "x.db", 50, period=period) for _ in range(2)]
    assert [child.wait(60) for child in children] == [0, 0]
    assert (tmp_path / "x.db.log").read_text().splitlines() == ["ran"] * 10


def test_killed_between_count_and_run_it_never_runs_more_often(tmp_path: Path):
    for _ in range(3):
        killed = start(tmp_path / "x.db", 1, ends_before_running="yes")
        assert killed.wait(60) == -signal.SIGKILL
    assert start(tmp_path / "x.db", 20).wait(60) == 0
    assert (tmp_path / "x.db.log").read_text().splitlines() == ["ran"] * 7


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be deleted there")
@pytest.mark.parametrize("is_restored", [False, True])
async def test_limit_is_kept_by_nobody_who_holds_a_deleted_database(
    tmp_path: Path, is_restored: bool
):
    path = tmp_path / "tooldesk.db"
    before = Database(path)
    limits = UsageLimits(before, OWNER)
    await limits.count(tool(3))
    await before.close()
    copy = path.read_bytes()
    held = Database(path)
    limits = UsageLimits(held, OWNER)
    await limits.count(tool(3))
    for name in os.listdir(tmp_path):
        os.unlink(tmp_path / name)
    if is_restored:
        path.write_bytes(copy)
    with pytest.raises(SystemFaultError, match="was deleted or replaced while Tooldesk uses it"):
        await limits.count(tool(3))
    assert held.problem is not None
    await held.close()
