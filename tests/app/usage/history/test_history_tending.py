"""What is too old, deleted by the dead, or empty goes while nobody calls, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.settings import HistorySettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.history import history as history_module
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import History
from tooldesk.usage.history.history_tending import HistoryTending

OWNER = RowOwner(Path("workspace"))
ADD = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)"
    " INSERT INTO history (owner, tool_name, dialect, outcome, finished_at, detail, is_indexed)"
    " SELECT 1, 'x', '', 'ok', :at, zeroblob(:size), 0 FROM n"
)
YOUNG = 2**60


@pytest.fixture
async def history(database: Database, monkeypatch: pytest.MonkeyPatch) -> History:
    monkeypatch.setattr(history_module, "QUIET_S", -1.0)
    settings = SettingsFile(None)
    settings.current = Settings(history=HistorySettings(keep_days=30))
    history = History(database, OWNER, settings=settings)
    await history.add(record(), ToolResult())
    return history


def record() -> CallRecord:
    return CallRecord(ToolContext(), ToolCalling("say", {}), "say")


async def put(database: Database, **values: int) -> None:
    await database.write(lambda connection: connection.execute(ADD, values))


async def count(database: Database, what: str = "SELECT count(*) FROM history") -> int:
    return await database.read(lambda connection: connection.execute(what).fetchone()[0])


async def test_old_calls_and_empty_room_go_without_a_call(database: Database, history: History):
    await put(database, count=2_500, at=1, size=4_000)
    await put(database, count=150, at=YOUNG, size=1)
    other = Database(database.path)
    await History(other, OWNER).removal.remove([2_502, 2_503])
    await other.close()  # and with it who could have brought them back
    pages = await count(database, "PRAGMA page_count")
    assert await history.tend()
    assert await count(database) == 149
    assert await count(database, "SELECT count(*) FROM history WHERE NOT is_indexed") == 0
    assert await count(database, "PRAGMA freelist_count") <= 1_000
    assert await count(database, "PRAGMA page_count") < pages / 2
    assert await history.tend()
    assert await count(database) == 149


async def test_nothing_is_done_while_a_call_runs_or_for_too_long(
    database: Database, history: History
):
    await put(database, count=150, at=1, size=1)
    running = record()
    history.begin(running)
    assert not history.is_idle
    assert not await history.tend()
    assert await count(database) == 152
    await history.add(running, ToolResult())
    looked: list[int] = []

    def is_idle() -> bool:
        looked.append(1)
        return len(looked) < 4  # a call begins in the middle

    tending = HistoryTending(database, history.removal, history._settings, is_idle)
    assert not await tending.tend()
    assert await count(database) in (52, 152)
    assert not await tending.tend(longest_s=0.0)
    assert await history.tend()
    assert await count(database) == 2


async def test_a_database_that_cannot_be_used_is_left_alone(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    path.write_bytes(b"no database" * 1_000)
    database = Database(path)
    assert not await History(database, OWNER).tend()
    await database.close()


async def test_long_answers_beside_them_leave_calls_their_room(
    database: Database, history: History
):
    await put(database, count=100, at=YOUNG, size=4_000)
    before = await history.room()
    cache, arguments = CacheHandler(database, OWNER), {"text": "x" * 3_000_000}
    tool = ToolDefinition(
        name="say",
        source={"kind": "shell", "command": ["echo"]},
        cache={"enabled": True},
    )
    await cache.store(tool, arguments, ToolResult.text("y" * 2_000_000), {})
    assert await count(database, "SELECT count(*) FROM cache_entries") == 1
    after = await history.room()
    assert 0.8 * before.used_bytes < after.used_bytes < 1.3 * before.used_bytes
