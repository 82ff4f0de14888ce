"""Makes calls until it is killed, and says each one that it was told of; forks anew for each line.

Imported once, so that a kill costs no start. A line is JSON: folder, number (of the first call),
tools (called in turn), is_power_cut. Each child writes its process id, then the numbers of ended
calls, and "sync" and "synced" where the log is synced beside them; the parent writes "ended" when
it is gone. A tool that runs adds its number to "ran".
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from power_cut import PowerCut

from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.desk.lifecycle_parts import make_lifecycle_parts  # noqa: F401  imported ahead
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
from tooldesk.usage.lifecycle import CallFinished
from tooldesk.usage.tool_usage import ToolUsage
from tooldesk.workspace.trust import TrustedFolders

CALLS_OF_OUTPUT = (1, 1, 3, 1, 6)


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            say(os.getpid())
            asyncio.run(make_calls(**json.loads(line)))
            os._exit(0)
        os.waitpid(child, 0)
        say("ended")


def say_synced(name: str, is_over: bool) -> None:
    if name.endswith("-wal"):
        say("synced" if is_over else "sync")


def say(word: object) -> None:
    os.write(1, f"{word}\n".encode())


async def make_calls(folder: str, number: int, tools: list[str], is_power_cut: bool) -> None:
    paths = AppPaths.of(Path(folder, "data"), Path(folder, "workspace"))
    TrustedFolders(paths).add(paths.workspace_dir)
    ran = os.open(Path(folder, "ran"), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    power_cut = PowerCut(Path(folder, "survivors"), say_synced) if is_power_cut else None

    def note(n: int) -> int:
        os.write(ran, f"{n}\n".encode())
        return n

    def pay(n: int) -> int:
        return note(n)

    def hold(n: int) -> None:
        note(n)
        time.sleep(600)

    registry = ToolRegistry([StructuredTool.from_function(each) for each in (note, hold)])
    registry.register(StructuredTool.from_function(pay, max_usage_count=1_000_000))
    desk = WorkspaceDesk(paths, registry=registry)
    usage = ToolUsage(desk=desk, context=ToolContext())
    assert power_cut is None or not power_cut.syncs
    while True:
        for count in CALLS_OF_OUTPUT:
            numbers = range(number, number := number + count)
            calls = [{"name": tools[n % len(tools)], "arguments": {"n": n}} for n in numbers]
            async for event in usage.run(json.dumps(calls)):
                if isinstance(event, CallFinished):
                    assert not event.result.is_error, event.result
                    say(event.result.joined_text)


if __name__ == "__main__":
    main()
