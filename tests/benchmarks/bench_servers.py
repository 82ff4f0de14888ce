"""A warm call of an MCP server's tool, whole lifecycle, against the SDK's own client.

Limit: it adds at most 1 ms. Both talk over stdio to the same small server, which knows no SDK; both
take turns, so that a busy machine is as busy for one as for the other. There the time of the
quickest tenth of the calls says more than the median; processor time is of all threads here.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import UsageFinished
from tooldesk.workspace.trust import TrustedFolders

RAW = Path(__file__).parents[1] / "app/execution/mcp_server/example_servers/raw.py"
ECHO = {
    "name": "echo",
    "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}},
}
ROUNDS = 20
CALLS = 25
Call = Callable[[int], Awaitable[object]]


def main() -> None:
    """Print what a call takes by either, and what the lifecycle adds."""
    with tempfile.TemporaryDirectory() as folder:
        sdk, ours = asyncio.run(_measure(Path(folder)))
    for words, index in (("time", 0), ("processor time", 1)):
        for which, place in (("median", 4), ("quickest tenth", 0)):
            pair = (statistics.quantiles([each[index] for each in of], n=10) for of in (sdk, ours))
            sdk_ms, ours_ms = (1_000 * each[place] for each in pair)
            print(
                f"{words + ', ' + which:30} SDK's client {sdk_ms:6.3f} ms   lifecycle"
                f" {ours_ms:6.3f} ms   adds {ours_ms - sdk_ms:6.3f} ms (1)"
            )


async def _measure(folder: Path) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    paths, tools = AppPaths.of(folder / "data", folder / "workspace"), folder / "tools.json"
    tools.write_text(json.dumps([ECHO]))
    (paths.workspace_dir / "tools").mkdir(parents=True)
    words = ["-S", str(RAW), str(tools)]
    servers = {"mcpServers": {"raw": {"command": sys.executable, "args": words}}}
    (paths.workspace_dir / "servers.json").write_text(json.dumps(servers))
    TrustedFolders(paths).add(paths.workspace_dir)
    app = build_app(paths)
    await app.load()
    await app.open_database()
    try:
        await app.servers.start("raw", _yes)
        await app.servers.take("raw")
        await app.workspace.load()
        started = stdio_client(StdioServerParameters(command=sys.executable, args=words))
        async with Client(started) as client:

            async def of_sdk(number: int) -> object:
                return await client.call_tool("echo", {"text": f"number {number}"})

            async def of_lifecycle(number: int) -> object:
                return await _run(app, number)

            return await _in_turns(of_sdk, of_lifecycle)
    finally:
        await app.close()


async def _in_turns(*calls: Call) -> tuple[list[tuple[float, float]], ...]:
    times: tuple[list[tuple[float, float]], ...] = tuple([] for _ in calls)
    number = 0
    for turn in range(ROUNDS):
        for call, taken in zip(calls, times, strict=True):
            for _ in range(CALLS):
                number += 1  # one that is like the one before it would not be run
                began, used = time.perf_counter(), time.process_time()
                await call(number)
                now = time.perf_counter() - began, time.process_time() - used
                if turn:  # the first ones warm up
                    taken.append(now)
    return times


async def _run(app: App, number: int) -> UsageFinished:
    calling = ToolCalling("raw_echo", {"text": f"number {number}"})
    async with aclosing(app.usage.run_calling(calling, ask=_yes)) as events:
        async for event in events:
            if isinstance(event, UsageFinished):
                assert not event.results[0].is_error, event.results
                return event
    raise AssertionError("no end")


async def _yes(_request: PermissionRequest) -> Answer:
    return Answer.SESSION


if __name__ == "__main__":
    main()
