"""One call is stopped alone: it has a result that says so, leaves nothing, and the others go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.errors import CallStoppedError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.settings import PoolLimits, Settings
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.lifecycle import (
    CallFinished,
    LifecycleStage,
    OutputStreamed,
    QueuePlaceChanged,
    StageFailed,
    StageState,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.messages.message_text import message_text
from tooldesk.usage.stops import Stops

STOPPED_CALL = CallStoppedError().for_model

WAIT_FOR_FILE = """
import os, subprocess, sys, time


def web_wait(file: str) -> str:
    'Wait until a file is there, with a process of its own beside it.'
    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])
    print(os.getpid(), child.pid, flush=True)
    while not os.path.exists(file):
        time.sleep(0.01)
    child.kill()
    return file
"""
LONGEST_STOP_S = 1.0
"""Within this nothing of a stopped call may be left."""


def calls(*files: str) -> str:
    bodies = (json.dumps({"name": "web_wait", "arguments": {"file": file}}) for file in files)
    return "\n".join(f"<tool_call>\n{body}\n</tool_call>" for body in bodies)


@pytest.fixture
async def waiting(app: App, write_tool: Callable[..., Path], tmp_path: Path) -> App:
    """A tool that runs until a file is there."""
    write_tool("web_wait", WAIT_FOR_FILE, max_usage_count=9)
    await app.workspace.load()
    return app


class StopsAtOnce(Stops):
    """Stops every call as soon as there is a way to."""

    def add(self, call_index: int, stop: Callable[[], None]) -> None:
        super().add(call_index, stop)
        self.stop(call_index)


class Follower:
    """Reads the events of an output and does something at one of them."""

    def __init__(self, app: App, text: str, stops: Stops | None = None, **options: object) -> None:
        self.stops = stops or Stops()
        self.events: list[UsageEvent] = []
        self.stream = app.usage.run(text, stops=self.stops, **options)

    async def to_the_end(self, on_event: Callable[[UsageEvent], object]) -> UsageFinished:
        async with asyncio.timeout(30), aclosing(self.stream) as stream:
            async for event in stream:
                self.events.append(event)
                on_event(event)
        last = self.events[-1]
        assert isinstance(last, UsageFinished)
        return last

    def failure_of(self, index: int) -> StageFailed:
        (failure,) = (
            e for e in self.events if isinstance(e, StageFailed) and e.call_index == index
        )
        return failure

    def message_of(self, index: int) -> str:
        (end,) = (e for e in self.events if isinstance(e, CallFinished) and e.call_index == index)
        return message_text(end.message)


def is_running(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def test_stopped_call_ends_alone_and_leaves_no_process(
    waiting: App, tmp_path: Path, until: Any
):
    file, pids = tmp_path / "there", dict[int, list[int]]()
    follower = Follower(waiting, calls(str(file), str(tmp_path / "never"), f"{tmp_path}/./there"))

    def on_event(event: UsageEvent) -> None:
        if isinstance(event, OutputStreamed):
            pids[event.call_index] = [int(word) for word in event.text.split()]
            if len(pids) == 3:
                follower.stops.stop(1)
        if isinstance(event, CallFinished) and event.call_index == 1:
            file.touch()

    finished = await follower.to_the_end(on_event)
    await until(lambda: not any(map(is_running, pids[1])), LONGEST_STOP_S)
    assert [result.is_error for result in finished.results] == [False, True, False]
    assert "The call was stopped" in finished.results[1].joined_text
    assert STOPPED_CALL in follower.message_of(1)
    failure = follower.failure_of(1)
    assert (failure.stage, failure.state) == (LifecycleStage.EXECUTE, StageState.CANCELLED)
    assert isinstance(failure.error, CallStoppedError)
    assert " of 9." in failure.error.message
    assert (await waiting.limits.counts())["web_wait"] == 3


async def test_history_says_cancelled_and_whether_the_call_counted(waiting: App, tmp_path: Path):
    follower = Follower(waiting, calls(str(tmp_path / "never")))
    await follower.to_the_end(
        lambda event: isinstance(event, OutputStreamed) and follower.stops.stop_all()
    )
    (row,) = await waiting.history.latest()
    assert (row["outcome"], row["failed_stage"]) == ("cancelled", "execute")
    stages = json.loads(row["stages"])
    words = "The call was stopped before it ended. It counts as use 1 of 9."
    assert stages["execute"]["explanation"] == words
    assert stages["emit"]["state"] == "passed"


async def test_call_stopped_in_line_does_not_count(waiting: App, tmp_path: Path):
    pools = waiting.settings.current.resource_pools
    narrow = pools.with_pool("http_api", PoolLimits(concurrency=1), ("web_",))
    waiting.settings.save(Settings(resource_pools=narrow))
    file = tmp_path / "there"
    follower = Follower(waiting, calls(str(file), str(tmp_path / "never")))

    def on_event(event: UsageEvent) -> None:
        if isinstance(event, QueuePlaceChanged) and event.waiting is not None:
            follower.stops.stop(event.call_index)
        if isinstance(event, CallFinished):
            file.touch()

    finished = await follower.to_the_end(on_event)
    assert [result.is_error for result in finished.results] == [False, True]
    assert "does not count" in follower.failure_of(1).error.message
    assert (await waiting.limits.counts())["web_wait"] == 1
    assert all((each.running, each.waiting) == (0, 0) for each in waiting.pools.gauges())


async def test_call_held_at_a_gate_is_stopped_before_its_next_stage(waiting: App, tmp_path: Path):
    held = asyncio.Event()

    async def gate(index: int | None, stage: LifecycleStage) -> None:
        if stage is LifecycleStage.VALIDATE:
            held.set()
            await asyncio.Event().wait()

    follower = Follower(waiting, calls(str(tmp_path / "never")), gate=gate)

    async def stop_when_held() -> None:
        await held.wait()
        follower.stops.stop(0)

    _, finished = await asyncio.gather(stop_when_held(), follower.to_the_end(lambda event: None))
    assert finished.results[0].for_model == STOPPED_CALL
    assert follower.failure_of(0).stage is LifecycleStage.VALIDATE
    assert await waiting.limits.counts() == {}


async def test_call_stopped_at_its_question_asks_no_more(
    app: App, write_tool: Callable[..., Path], tmp_path: Path
):
    write_tool("web_wait", WAIT_FOR_FILE, permission="ask")
    await app.workspace.load()
    taken_back: list[bool] = []

    async def ask(request: PermissionRequest) -> Answer:
        try:
            follower.stops.stop(request.call_index or 0)
            return await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            taken_back.append(True)
            raise

    follower = Follower(app, calls(str(tmp_path / "never")), ask=ask)
    finished = await follower.to_the_end(lambda event: None)
    assert taken_back == [True]
    assert finished.results[0].for_model == STOPPED_CALL


async def test_call_stopped_before_it_begins_never_begins(waiting: App, tmp_path: Path):
    follower = Follower(waiting, calls(str(tmp_path / "never"), "nor this"), stops=StopsAtOnce())
    finished = await follower.to_the_end(lambda event: None)
    assert [result.for_model for result in finished.results] == [STOPPED_CALL] * 2
    assert follower.failure_of(0).stage is LifecycleStage.SELECT
    assert await waiting.limits.counts() == {}


async def test_stopping_an_ended_call_changes_nothing(waiting: App, tmp_path: Path):
    file = tmp_path / "there"
    file.touch()
    follower = Follower(waiting, calls(str(file)))
    finished = await follower.to_the_end(
        lambda event: isinstance(event, CallFinished) and follower.stops.stop_all()
    )
    assert finished.results[0].joined_text == str(file)
    assert not follower.stops.stop(7)


async def test_output_that_is_closed_while_a_call_is_stopped_ends_as_a_whole(
    waiting: App, tmp_path: Path, until: Any
):
    follower = Follower(waiting, calls(str(tmp_path / "never"), str(tmp_path / "nor this")))
    pids: list[int] = []
    async with aclosing(follower.stream) as stream:
        async for event in stream:
            if isinstance(event, OutputStreamed):
                pids += [int(word) for word in event.text.split()]
                if len(pids) == 4:
                    follower.stops.stop(0)
                    break
    await until(lambda: not any(map(is_running, pids)), LONGEST_STOP_S)
    outcomes = [row["outcome"] for row in await waiting.history.latest()]
    assert outcomes == ["cancelled", "cancelled"]


async def test_stopped_call_may_be_asked_for_again(
    waiting: App, tmp_path: Path, run: Callable[..., Awaitable[object]]
):
    file = tmp_path / "there"
    context = ToolContext(session_id="talk")
    follower = Follower(waiting, calls(str(file)), context=context)
    await follower.to_the_end(
        lambda event: isinstance(event, OutputStreamed) and follower.stops.stop_all()
    )
    file.touch()
    again = Follower(waiting, calls(str(file)), context=context)
    assert (await again.to_the_end(lambda event: None)).results[0].joined_text == str(file)
