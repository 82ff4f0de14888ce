"""Begins a call in a data folder, says so, and ends it when a line comes; it may be killed before.

Arguments: data folder, workspace folder.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.paths import AppPaths
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import History


async def main() -> None:
    paths = AppPaths.of(Path(sys.argv[1]), Path(sys.argv[2]))
    database = Database(paths.database)
    history = History(database, RowOwner(paths.workspace_dir))
    record = CallRecord(ToolContext(), ToolCalling("elsewhere", {"text": "elsewhere"}), "elsewhere")
    history.begin(record)
    await database.read(lambda connection: None)
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    if sys.stdin.readline():
        await history.add(record, ToolResult((TextContent("said"),)))
        await database.close()


if __name__ == "__main__":
    asyncio.run(main())
