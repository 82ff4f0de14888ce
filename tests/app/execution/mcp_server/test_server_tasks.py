"""Calls that become tasks of their server, in both protocols, with a real server's process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import InvalidInputError, ToolTimeoutError
from tooldesk.execution.mcp_server import offers
from tooldesk.execution.mcp_server.server_tasks import LONGEST_POLL_S, SHORTEST_POLL_S, _bounded
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext

SERVER = Path(__file__).with_name("example_servers") / "tasks.py"
ERAS = pytest.mark.parametrize("era", ["", "modern"])


@pytest.fixture
async def working(desk: Any) -> Callable[..., Any]:
    async def make(era: str) -> Any:
        desk.notes = desk.paths.workspace_dir / "notes.txt"
        words = ["-S", str(SERVER), str(desk.notes), *([era] if era else [])]
        desk.write_servers({"work": {"command": sys.executable, "args": words}})
        await desk.open()
        await desk.take("work")
        return desk

    return make


def noted(desk: Any) -> list[str]:
    return desk.notes.read_text(encoding="utf-8").split("\n") if desk.notes.exists() else []


@ERAS
async def test_task_is_told_with_its_status_until_its_result_is_there(
    working: Any, era: str
) -> None:
    desk, told = await working(era), []
    context = ToolContext(on_progress=lambda share, words: told.append(words))
    result = await desk.call("work_long", context)
    assert result.joined_text == "long done by no one"
    assert told == [
        "task t1: working, 3 left",
        "task t1: working, 2 left",
        "task t1: completed, 1 left",
    ]
    log = [each.text for each in desk.app.servers.log("work").lines()]
    assert told[0] in log


@ERAS
async def test_task_that_fails_is_a_result(working: Any, era: str) -> None:
    desk = await working(era)
    result = await desk.call("work_broken")
    assert (result.is_error, result.joined_text) == (True, "it broke")
    result = await desk.call("work_stopped")
    assert result.is_error
    assert "cancelled it" in result.joined_text


@ERAS
async def test_task_that_asks_gets_the_persons_answer_once(working: Any, era: str) -> None:
    desk, asked = await working(era), []

    async def person(question: ServerQuestion) -> ServerAnswer:
        asked.append(question.message)
        return ServerAnswer("accept", {"name": "Ada"})

    desk.app.servers.answer_with(person)
    assert (await desk.call("work_asking")).joined_text == "asking done by Ada"
    assert asked == ["Who are you?"]


@ERAS
async def test_stopped_call_cancels_its_task(working: Any, era: str, until: Any) -> None:
    desk = await working(era)
    call = asyncio.create_task(desk.call("work_never"))
    await until(lambda: "tasks/get t1" in noted(desk))
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert "tasks/cancel t1" in noted(desk)


@ERAS
async def test_call_that_takes_too_long_cancels_its_task(working: Any, era: str) -> None:
    desk = await working(era)
    definition = desk.app.registry.get("work_never").model_copy(update={"timeout_s": 0.3})
    with pytest.raises(ToolTimeoutError):
        await desk.app.executor.execute(definition, {}, ToolContext(), desk.ask)
    assert "tasks/cancel t1" in noted(desk)


async def test_tasks_are_listed_and_cancelled_by_their_id(working: Any, until: Any) -> None:
    desk = await working("")
    call = asyncio.create_task(desk.call("work_never"))
    await until(lambda: "tasks/get t1" in noted(desk))
    connection = await desk.app.servers.connection("work")
    assert [(each.id, each.status) for each in await offers.tasks_of(connection)] == [
        ("t1", "working")
    ]
    await offers.cancel(connection, "t1")
    assert "cancelled it" in (await call).joined_text
    with pytest.raises(InvalidInputError, match="refuses"):
        await offers.cancel(connection, "t9")


async def test_newer_protocol_lists_no_tasks(working: Any) -> None:
    desk = await working("modern")
    connection = await desk.app.servers.connection("work")
    with pytest.raises(InvalidInputError, match="does not list its tasks"):
        await offers.tasks_of(connection)


@pytest.mark.parametrize(("said", "used"), [(0.0, SHORTEST_POLL_S), (1e9, LONGEST_POLL_S), (2, 2)])
def test_servers_interval_is_bounded(said: float, used: float) -> None:
    assert _bounded(said) == used
