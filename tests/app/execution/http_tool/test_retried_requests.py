"""Further tries of real requests: what is asked again, after which pause, and what never is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial
from typing import Any

import pytest

from tooldesk.errors import RetriableError, ToolTimeoutError
from tooldesk.execution.retries import FIRST_PAUSE_S, JITTER_S, LONGEST_PAUSE_S, Retries
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult

BUSY = "503 Service Unavailable"


class Pauses:
    """Instead of a clock: remembers how long it was asked to wait."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.failed: list[FailedTry] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)

    async def call(self, bench: Any, **fields: Any) -> ToolResult:
        fields = {"is_idempotent": True, "max_retries": 3, **fields}
        definition = ToolDefinition(name="ask", source=bench.source(), **fields)
        once = partial(
            bench.calls.call,
            definition.source,
            {},
            ToolContext(),
            definition.timeout_s,
            bench.folder,
        )
        return await Retries(self.sleep).run(definition, once, self.failed.append)


@pytest.fixture
def pauses() -> Pauses:
    return Pauses()


async def test_busy_server_is_asked_again_after_the_pause_it_wants(bench, server, reply, pauses):
    server.first = [reply(b"busy", status=BUSY, headers={"Retry-After": "7"})]
    result = await pauses.call(bench)
    assert (result.joined_text, len(server.seen), pauses.seconds) == ("hello", 2, [7.0])
    (failed,) = pauses.failed
    assert (failed.number, failed.max_tries, failed.pause_s) == (1, 4, 7.0)
    assert failed.short_reason == "503 Service Unavailable"


async def test_retry_after_as_a_date_is_waited_for(bench, server, reply, pauses):
    moment = format_datetime(datetime.now(UTC) + timedelta(seconds=20), usegmt=True)
    server.first = [reply(status="429 Too Many Requests", headers={"Retry-After": moment})]
    assert (await pauses.call(bench)).joined_text == "hello"
    assert 10 < pauses.seconds[0] <= 20


async def test_pauses_grow_with_jitter(bench, server, reply, pauses):
    server.reply = reply(status=BUSY)
    result = await pauses.call(bench, max_retries=5)
    assert (result.error_class, len(server.seen)) == ("retriable", 6)
    least = [FIRST_PAUSE_S * 2**tried for tried in range(5)]
    assert all(low <= s <= low + JITTER_S for low, s in zip(least, pauses.seconds, strict=True))


async def test_who_wants_a_longer_pause_than_we_wait_gets_no_second_request(
    bench, server, reply, pauses
):
    wanted_s = LONGEST_PAUSE_S + 1
    server.reply = reply(status=BUSY, headers={"Retry-After": f"{wanted_s:.0f}"})
    result = await pauses.call(bench)
    assert (result.retry_after_s, len(server.seen), pauses.seconds) == (wanted_s, 1, [])


@pytest.mark.parametrize(
    "status",
    ["400 Bad Request", "401 Unauthorized", "403 Forbidden", "404 Not Found", "422 No"],
)
async def test_what_will_not_change_is_asked_once(bench, server, reply, pauses, status):
    server.reply = reply(status=status, headers={"Retry-After": "1"})
    assert (await pauses.call(bench)).is_error
    assert (len(server.seen), pauses.seconds) == (1, [])


async def test_timeout_is_tried_again(bench, server, pauses):
    server.hang = True
    with pytest.raises(ToolTimeoutError):
        await pauses.call(bench, timeout_s=0.5, max_retries=2)
    assert (len(server.seen), len(pauses.seconds)) == (3, 2)


async def test_broken_connection_is_tried_again(bench, server, pauses):
    server.first = [b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf", b""]
    assert (await pauses.call(bench)).joined_text == "hello"
    assert len(server.seen) == 3


@pytest.mark.parametrize("failure", ["busy", "timeout", "broken"])
async def test_tool_that_is_not_idempotent_is_asked_once_whatever_happens(
    bench, server, reply, pauses, failure
):
    server.hang = failure == "timeout"
    server.reply = b"" if failure == "broken" else reply(status=BUSY, headers={"Retry-After": "1"})
    timeout_s = 3 if failure == "timeout" else 10
    call = pauses.call(bench, is_idempotent=False, timeout_s=timeout_s, max_retries=10)
    if failure == "busy":
        assert (await call).error_class == "retriable"
    else:
        with pytest.raises(RetriableError):
            await call
    assert (len(server.seen), pauses.seconds) == (1, [])
