"""Calls of one output that must wait say so, take their turn, and leave the line when stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.settings import PoolLimits, Settings
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.lifecycle import OutputStreamed, QueuePlaceChanged, UsageFinished

WAIT = """
import time


def web_wait(number: int) -> int:
    'Wait.'
    print('runs', flush=True)
    time.sleep(0.2)
    return number
"""
SCHEMA = {"type": "object", "properties": {"number": {"type": "integer"}}}
MIXED = """
import os, time


def web_mixed(kind: str) -> str:
    'Do one of many things.'
    if kind == 'error':
        raise ValueError('wrong')
    if kind == 'crash':
        os._exit(3)
    if kind == 'hang':
        time.sleep(60)
    return kind
"""


def calls(name: str, *arguments: dict[str, object]) -> str:
    bodies = (json.dumps({"name": name, "arguments": each}) for each in arguments)
    return "\n".join(f"<tool_call>\n{body}\n</tool_call>" for body in bodies)


@pytest.fixture
async def narrow(app: App, write_tool: Callable[..., Path]) -> App:
    """Only one call at a time of tools whose names begin with web_."""
    write_tool("web_wait", WAIT, input_schema=SCHEMA)
    write_tool("web_mixed", MIXED, timeout_s=20)
    await app.workspace.load()
    narrow = app.settings.current.resource_pools.with_pool(
        "http_api", PoolLimits(concurrency=1), ("web_",)
    )
    app.settings.save(Settings(resource_pools=narrow))
    return app


def is_idle(app: App) -> bool:
    return all((each.running, each.waiting) == (0, 0) for each in app.pools.gauges())


async def test_place_in_line_is_an_event_until_the_call_runs(narrow: App):
    text = calls("web_wait", *({"number": number} for number in range(3)))
    places: dict[int, list[str]] = {}
    async with aclosing(narrow.usage.run(text)) as events:
        async for event in events:
            if isinstance(event, QueuePlaceChanged):
                places.setdefault(event.call_index, []).append(str(event.waiting or "runs"))
    assert isinstance(event, UsageFinished)
    assert [result.structured for result in event.results] == [0, 1, 2]
    assert 0 not in places
    assert places[1] == ["Waiting for pool http_api, 1st in line.", "runs"]
    assert places[2][0] == "Waiting for pool http_api, 2nd in line."
    assert places[2][-1] == "runs"
    assert is_idle(narrow)


HOLD = """
import os, time


def web_hold(until: str) -> None:
    'Hold the slot.'
    print('runs', flush=True)
    while not os.path.exists(until):
        time.sleep(0.005)
"""
SAFE = "def web_safe() -> str:\n    'Do what was looked at.'\n    return 'safe'\n"


async def test_code_that_changes_while_its_call_waits_does_not_run_by_the_yes_of_before(
    narrow: App, write_tool: Callable[..., Path], tmp_path: Path
):
    write_tool("web_hold", HOLD, permission="allow")
    code = write_tool("web_safe", SAFE, permission="ask")
    await narrow.workspace.load()
    holds = asyncio.Event()

    async def ask(_request: PermissionRequest) -> Answer:
        await holds.wait()
        return Answer.ONCE

    text = f"{calls('web_hold', {'until': str(tmp_path / 'go')})}\n{calls('web_safe', {})}"
    async with aclosing(narrow.usage.run(text, ask=ask)) as events:
        async for event in events:
            if isinstance(event, OutputStreamed):
                holds.set()
            if isinstance(event, QueuePlaceChanged) and event.waiting and event.call_index == 1:
                code.write_text(SAFE.replace("'safe'", "'something else'"), encoding="utf-8")
                (tmp_path / "go").touch()
    assert isinstance(event, UsageFinished)
    held, refused = event.results
    assert not held.is_error, held.joined_text
    assert refused.is_error
    assert "something else" not in refused.joined_text
    assert "changed while it waited" in refused.joined_text
    assert "web_safe" not in await narrow.limits.counts()


async def test_place_in_line_is_json_for_machines(narrow: App):
    text = calls("web_wait", {"number": 0}, {"number": 1})
    async with aclosing(narrow.usage.run(text)) as events:
        shapes = [event_json(each) async for each in events if isinstance(each, QueuePlaceChanged)]
    waiting = {"pool": "http_api", "place": 1, "reason": "pool full"}
    assert shapes[0] == {"event": "QueuePlaceChanged", "call_index": 1, "waiting": waiting}
    assert shapes[-1]["waiting"] is None


async def test_stopped_calls_leave_the_line_and_were_not_counted(narrow: App):
    text = calls("web_wait", *({"number": number} for number in range(4)))
    async with aclosing(narrow.usage.run(text)) as events:
        async for event in events:
            if isinstance(event, OutputStreamed):
                break
    assert is_idle(narrow)
    assert (await narrow.limits.counts())["web_wait"] == 1


async def test_mixed_calls_of_many_outputs_leave_no_slot_and_exact_counts(narrow: App):
    kinds = ["ok", "error", "crash"] * 4 + ["hang"]

    async def run(number: int) -> int:
        text = calls("web_mixed", *({"kind": kind} for kind in kinds))
        context = ToolContext(session_id=str(number))
        async with aclosing(narrow.usage.run(text, context=context)) as events:
            async for event in events:
                if isinstance(event, OutputStreamed | UsageFinished):
                    break
        return 0

    outputs = [asyncio.create_task(run(number)) for number in range(3)]
    async with asyncio.timeout(60):
        while sum((await narrow.limits.counts()).values()) < len(kinds):
            await asyncio.wait(outputs, timeout=0.05)
    for output in outputs:
        output.cancel()
    await asyncio.gather(*outputs, return_exceptions=True)
    assert is_idle(narrow)
    counted = (await narrow.limits.counts())["web_mixed"]
    assert len(kinds) <= counted < len(kinds) * 3
