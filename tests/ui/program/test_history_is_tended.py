"""The program forgets what is too old without a call, once its start is over."""

from __future__ import annotations

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import History
from tooldesk_ui.program import desktop


async def keep_an_old_call(paths) -> None:
    database = Database(paths.database)
    record = CallRecord(ToolContext(), ToolCalling("say", {}), "say")
    await History(database, RowOwner(paths.workspace_dir)).add(record, ToolResult())
    older = "UPDATE history SET finished_at = 1"
    await database.write(lambda connection: connection.execute(older))
    await database.close()


def test_old_calls_go_while_the_window_is_open(live, until, paths, run_async, monkeypatch) -> None:
    run_async(keep_an_old_call(paths))
    monkeypatch.setattr(desktop, "TEND_AFTER_S", 0.0)

    async def body(window) -> None:
        left: list[object] = []

        async def look() -> bool:
            left[:] = await window.app.history.calls.page()
            return not left

        await until(lambda: window.app is not None)
        for _ in range(1_000):
            if await look():
                break
        assert left == []

    live(body)
