"""Servers that are started here: everyday ones, and those that misbehave."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import PermanentError, RetriableError, ToolTimeoutError
from tooldesk.execution.mcp_server import connection, kept_server
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.server_status import ServerState
from tooldesk.execution.mcp_server.transport import stdio_transport
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext

Taken = Callable[..., Awaitable[Any]]
Until = Callable[..., Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def _starts_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_server, "FIRST_PAUSE_S", 0.001)


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def with_timeout(desk: Any, tool: str, timeout_s: float) -> None:
    """Write the tool's own file, as a person does who changes it."""
    definition = desk.app.registry.get(tool).model_copy(update={"timeout_s": timeout_s})
    desk.app.registry.replace_all(
        definition if each.name == tool else each for each in desk.app.registry.definitions()
    )


async def test_many_calls_go_over_one_connection(taken: Taken) -> None:
    desk = await taken("echo")
    first = desk.app.servers.status("raw").process_id
    for number in range(3):
        result = await desk.call("raw_echo", text=f"{number}")
        assert result.joined_text == f'echo {{"text": "{number}"}}'
    assert desk.app.servers.status("raw").process_id == first
    assert desk.app.servers.status("raw").protocol == "2025-11-25"


async def test_wrapper_starts_and_ends_a_server_for_each_call(taken: Taken) -> None:
    desk = await taken("environment", tooldesk={"session": "per_call"})
    await desk.app.servers.stop("raw")
    for _ in range(2):
        assert not (await desk.call("raw_environment")).is_error
        assert desk.app.servers.status("raw").state is ServerState.STOPPED
    sent = [line.text for line in desk.app.servers.log("raw").lines()]
    assert sum('"initialize"' in text for text in sent) == 3


async def test_server_that_dies_in_a_call_is_retriable_and_starts_anew(taken: Taken) -> None:
    desk = await taken("die", "echo")
    with pytest.raises(RetriableError) as caught:
        await desk.call("raw_die")
    assert "exit code 7" in caught.value.message
    assert "about to die" in caught.value.message
    assert "about to die" not in caught.value.for_model
    assert desk.app.servers.status("raw").state is ServerState.FAILED
    assert not (await desk.call("raw_echo")).is_error
    assert desk.app.servers.status("raw").state is ServerState.RUNNING


async def test_call_in_flight_is_answered_when_it_is_killed(taken: Taken, until: Until) -> None:
    desk = await taken("hang", "die")
    waiting = asyncio.ensure_future(desk.call("raw_hang"))
    log = desk.app.servers.log("raw")
    await until(lambda: any('"tools/call"' in each.text for each in log.lines()))
    process = desk.app.servers.status("raw").process_id
    os.kill(process, 9)
    with pytest.raises(RetriableError, match="SIGKILL"):
        await waiting


async def test_call_that_hangs_is_timed_out_and_cancelled(taken: Taken, until: Until) -> None:
    desk = await taken("hang")
    with_timeout(desk, "raw_hang", 0.2)
    with pytest.raises(ToolTimeoutError):
        await desk.call("raw_hang")
    log = desk.app.servers.log("raw")
    await until(lambda: any("notifications/cancelled" in each.text for each in log.lines()))


async def test_server_that_says_nothing_at_start_is_given_up(desk: Any) -> None:
    desk.write("silent", tooldesk={"start_timeout_s": 0.5})
    await desk.open()
    with pytest.raises(ToolTimeoutError, match="did not answer within"):
        await desk.app.servers.start("raw", desk.ask)
    assert desk.app.servers.status("raw").state is ServerState.FAILED


async def test_server_that_ends_at_start_tells_its_last_words(desk: Any) -> None:
    desk.write("dies")
    await desk.open()
    with pytest.raises(PermanentError) as caught:
        await desk.app.servers.start("raw", desk.ask)
    assert "exit code 3" in caught.value.message
    assert "no configuration found" in caught.value.message


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("refuses", "does not run: it refuses: no licence."),
        ("misfit", "does not run: its answer breaks the protocol: capabilities: Field required."),
        ("ancient", "Unsupported protocol version from the server: 1999-01-01"),
    ],
)
async def test_server_that_answers_its_start_wrongly_is_quoted(
    desk: Any, mode: str, words: str
) -> None:
    desk.write(mode)
    await desk.open()
    with pytest.raises(PermanentError) as caught:
        await desk.app.servers.start("raw", desk.ask)
    assert words in caught.value.message


async def test_answer_that_is_none_ends_the_call(taken: Taken) -> None:
    desk = await taken("no_answer", "echo")
    result = await desk.call("raw_no_answer")
    assert result.is_error
    assert result.joined_text.startswith("The server's answer breaks the protocol")
    assert not (await desk.call("raw_echo")).is_error


async def test_server_that_floods_with_questions_is_ended(taken: Taken) -> None:
    async def think(_: ServerQuestion) -> ServerAnswer:
        await asyncio.Event().wait()
        raise AssertionError

    desk = await taken("questions")
    desk.app.servers.answer_with(think, None)
    with pytest.raises(RetriableError, match="more than 100 questions at once"):
        await desk.call("raw_questions")


async def test_what_a_server_does_wrong_is_in_no_log_but_its_own(
    taken: Taken, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, until: Until
) -> None:
    canary = "canary-7c41e9"
    monkeypatch.setenv("CANARY", canary)
    desk = await taken("unreadable", env={"CANARY": canary})
    assert not (await desk.call("raw_unreadable")).is_error
    log = desk.app.servers.log("raw")
    await until(lambda: any("notifications/message" in each.text for each in log.lines()))
    assert canary not in caplog.text
    logging.getLogger("client").warning("somebody else's")
    assert "somebody else's" in caplog.text


async def test_rubbish_on_stdout_is_noted_and_harms_nothing(taken: Taken) -> None:
    desk = await taken("rubbish", mode="chatty")
    assert not (await desk.call("raw_rubbish")).is_error
    malformed = [
        each.text for each in desk.app.servers.log("raw").lines() if each.direction == "malformed"
    ]
    assert malformed == ["Welcome to the server!", "Listening on port 80!", "{broken", "[]"]


@pytest.mark.parametrize(
    ("tool", "limit", "words"),
    [
        ("flood", "MOST_RUBBISH_BYTES", "floods its stdout"),
        ("huge_line", "LARGEST_MESSAGE_BYTES", "without a new line"),
    ],
)
async def test_flood_ends_the_server_not_the_program(
    taken: Taken, monkeypatch: pytest.MonkeyPatch, tool: str, limit: str, words: str
) -> None:
    monkeypatch.setattr(stdio_transport, limit, 4 * 1024 * 1024)
    desk = await taken(tool)
    process = desk.app.servers.status("raw").process_id
    with pytest.raises(RetriableError, match=words):
        await desk.call(f"raw_{tool}")
    await desk.app.servers.stop("raw")
    assert gone(process)


async def test_thousand_tools_are_all_taken(taken: Taken) -> None:
    desk = await taken(mode="thousand")
    assert len(desk.app.registry.names()) == 1_000
    assert not (await desk.call("raw_tool_999")).is_error


async def test_pages_in_a_circle_end(taken: Taken) -> None:
    desk = await taken("echo", mode="circle")
    status = desk.app.servers.status("raw")
    assert status.taken == 1
    assert any("listed twice" in words for words in status.unusable)
    # it is asked for the page behind the one that it named twice, and no more, each time
    listings = desk.app.servers.log("raw").lines('"tools/list"')
    assert 0 < len(listings) <= 6


async def test_server_of_very_many_tools_is_refused_the_rest(
    taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_TOOLS", 250)
    desk = await taken(mode="thousand")
    status = desk.app.servers.status("raw")
    assert status.taken == 300
    assert "only the first 300 tools were taken" in status.unusable


async def test_nothing_is_left_of_a_server_that_does_not_want_to_end(
    taken: Taken, left_programs: Callable[[], list[str]]
) -> None:
    desk = await taken("orphan", mode="stubborn")
    orphan = int((await desk.call("raw_orphan")).joined_text)
    process = desk.app.servers.status("raw").process_id
    await desk.app.servers.close()
    assert gone(orphan)
    assert gone(process)
    assert left_programs() == []


async def test_stopped_start_leaves_nothing(
    desk: Any, until: Until, left_programs: Callable[[], list[str]]
) -> None:
    desk.write("silent")
    await desk.open()
    starting = asyncio.ensure_future(desk.app.servers.start("raw", desk.ask))
    await until(
        lambda: any(each.direction == "to server" for each in desk.app.servers.log("raw").lines())
    )
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    await until(lambda: left_programs() == [])


async def test_environment_is_what_was_consented_to(
    taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOMETHING_OF_MINE", "canary-of-the-environment")
    desk = await taken("environment", env={"MODE": "fast", "GONE": "${NOT_SET:-fallback}"})
    seen = json.loads((await desk.call("raw_environment")).joined_text)
    assert "canary-of-the-environment" not in seen.values()
    assert seen["MODE"] == "fast"
    assert seen["GONE"] == "fallback"
    ours = {"PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TOOLDESK_WORKER"}
    assert seen.keys() - ours == {"MODE", "GONE"}


async def test_refusal_of_the_server_is_a_failure_in_its_words(taken: Taken) -> None:
    desk = await taken("refuse", "words", "odd")
    refused = await desk.call("raw_refuse")
    assert refused.is_error
    assert refused.error_class == "invalid_input"
    assert "no such thing" in refused.joined_text
    failed = await desk.call("raw_words")
    assert failed.is_error
    assert failed.joined_text == "it failed"
    assert (await desk.call("raw_odd")).is_error


async def test_clock_stands_still_while_persons_are_waited_for() -> None:
    clock = AnswerClock(0.02)
    async with clock:
        with clock.paused():
            with clock.paused():
                await asyncio.sleep(0.04)
            await asyncio.sleep(0.04)
    assert not clock.is_over
    with pytest.raises(TimeoutError):
        async with clock:
            await asyncio.Event().wait()
    assert clock.is_over


async def test_time_that_a_person_takes_is_not_the_server_s(
    taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await taken("ask")
    ends: list[float | None] = []
    pausing = AnswerClock.paused

    @contextmanager
    def noted(clock: AnswerClock) -> Iterator[None]:
        with pausing(clock):
            assert clock._limit is not None
            ends.append(clock._limit.when())
            yield

    monkeypatch.setattr(AnswerClock, "paused", noted)

    async def answer(question: ServerQuestion) -> ServerAnswer:
        assert ends == [None]
        return ServerAnswer("accept", {"name": "Ada"})

    desk.app.servers.answer_with(answer, None)
    assert '"Ada"' in (await desk.call("raw_ask")).joined_text


async def test_nobody_is_asked_any_more_for_a_call_that_ended(taken: Taken, until: Until) -> None:
    desk = await taken("ask")
    asked, forgotten = asyncio.Event(), asyncio.Event()

    async def think(question: ServerQuestion) -> ServerAnswer:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            forgotten.set()
        raise AssertionError

    desk.app.servers.answer_with(think, None)
    call = asyncio.ensure_future(desk.call("raw_ask"))
    await asyncio.wait_for(asked.wait(), 20)
    call.cancel()
    await asyncio.wait_for(forgotten.wait(), 20)
    with pytest.raises(asyncio.CancelledError):
        await call


async def test_question_of_a_server_goes_to_the_person(taken: Taken) -> None:
    desk = await taken("ask", "sample")
    asked: list[ServerQuestion] = []

    async def answer(question: ServerQuestion) -> ServerAnswer:
        asked.append(question)
        content = {"name": "Ada"} if question.kind == "form" else {"text": "42"}
        return ServerAnswer("accept", content)

    desk.app.servers.answer_with(answer)
    form = await desk.call("raw_ask")
    assert json.loads(form.joined_text) == {"action": "accept", "content": {"name": "Ada"}}
    sampled = await desk.call("raw_sample")
    assert json.loads(sampled.joined_text)["content"]["text"] == "42"
    assert [each.kind for each in asked] == ["form", "sampling"]
    assert asked[0].message == "Who are you?"
    assert "What is 6 times 7?" in asked[1].message


async def test_question_is_declined_where_nobody_is(taken: Taken) -> None:
    desk = await taken("ask", "sample")
    assert json.loads((await desk.call("raw_ask")).joined_text)["action"] == "decline"
    assert "declined" in (await desk.call("raw_sample")).joined_text


async def test_no_program_is_told_with_what_to_do(desk: Any) -> None:
    desk.write_servers({"raw": {"command": "no-such-program-here"}})
    await desk.open()
    with pytest.raises(PermanentError, match="no-such-program-here") as caught:
        await desk.app.servers.start("raw", desk.ask)
    assert "servers.json" in caught.value.next_step
    assert desk.asked == []


async def test_everyday_server_of_the_newest_protocol(desk: Any, tmp_path: Path) -> None:
    """With the official SDK on both sides; slow to start, so all in one."""
    SERVERS = Path(__file__).with_name("example_servers")

    desk.write_servers({"day": {"command": sys.executable, "args": [str(SERVERS / "everyday.py")]}})
    await desk.open()
    await desk.take("day")
    assert desk.app.servers.status("day").protocol == "2026-07-28"
    told: list[tuple[float | None, str]] = []
    context = ToolContext(on_progress=lambda fraction, words: told.append((fraction, words)))
    assert (await desk.call("day_add", a=1, b=2)).structured == {"total": 3}
    assert (await desk.call("day_count", context, to=2)).joined_text == "2"
    assert told == [(0.5, "at 1"), (1.0, "at 2")]
    assert (await desk.call("day_break_down")).is_error
    assert (await desk.call("day_picture")).content[0].media_type == "image/png"


async def test_server_that_dies_again_and_again_is_started_ever_more_slowly(
    desk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    desk.write("dies")
    await desk.open()
    await desk.app.servers.admit("raw", desk.ask)
    monkeypatch.setattr(kept_server, "FIRST_PAUSE_S", 1_000)
    monkeypatch.setattr(kept_server, "LONGEST_PAUSE_S", 3_000)
    monkeypatch.setattr(kept_server.asyncio, "sleep", sleep)
    for _ in range(4):
        with pytest.raises(PermanentError):
            await desk.app.servers.connection("raw")
    pauses = [seconds for seconds in slept if seconds > 500]
    assert [round(seconds, -3) for seconds in pauses] == [1_000, 2_000, 3_000]


async def test_result_that_breaks_its_schema_is_left_to_the_lifecycle(taken: Taken) -> None:
    """The SDK's own check can be kept busy for ever by a pattern that the server chooses."""
    schema = {"type": "object", "properties": {"total": {"type": "integer"}}}
    tool = {"name": "structured", "inputSchema": {"type": "object"}, "outputSchema": schema}
    desk = await taken(tool)
    assert (await desk.call("raw_structured")).structured == {"total": "many"}
