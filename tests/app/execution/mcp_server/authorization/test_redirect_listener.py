"""The listener that a browser comes back to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tooldesk.errors import PermanentError
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.authorization.browser_login import BrowserLogin
from tooldesk.execution.mcp_server.authorization.redirect_listener import (
    HOST,
    RedirectListener,
    free_port,
)
from tooldesk.execution.mcp_server.transport.host_rules import HostRules
from tooldesk.tools.server_config import ServerOptions
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion

PORT = free_port()


async def status(request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(HOST, PORT)
    writer.write(request)
    writer.write_eof()
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer[9:12]


def get(target: str) -> bytes:
    return f"GET {target} HTTP/1.1\r\nHost: x\r\n\r\n".encode()


@pytest.fixture
async def listener() -> AsyncIterator[RedirectListener]:
    listener = RedirectListener("right")
    await listener.open(PORT)
    yield listener
    await listener.close()


@pytest.mark.parametrize(
    "request_line",
    [
        get("/callback?code=c&state=wrong"),
        get("/callback?code=c"),
        get("/callback?code=c&state=right&state=right"),
        get("/other?code=c&state=right"),
        get("/callback?code=c&state=%F0%9F%90%88"),
        b"POST /callback?code=c&state=right HTTP/1.1\r\n\r\n",
        b"\xff\xfe\r\n\r\n",
    ],
)
async def test_what_is_not_awaited_is_refused_and_the_wait_goes_on(
    listener: RedirectListener, request_line: bytes
) -> None:
    assert await status(request_line) == b"400"
    assert await status(get("/callback?code=c&state=right")) == b"200"
    assert (await listener.redirect())["code"] == "c"


async def test_one_redirect_is_taken(listener: RedirectListener) -> None:
    assert await status(get("/callback?code=first&state=right")) == b"200"
    assert await status(get("/callback?code=second&state=right")) == b"400"
    assert (await listener.redirect())["code"] == "first"


async def test_endless_line_is_no_request(listener: RedirectListener) -> None:
    assert await status(b"GET /callback?code=" + b"c" * 40_000) in (b"", b"400")


async def test_nothing_listens_after_the_end(listening: Callable[[], list[str]]) -> None:
    before = listening()
    listener = RedirectListener("right")
    await listener.open(PORT)
    reader, writer = await asyncio.open_connection(HOST, PORT)
    await listener.close()
    assert listening() == before
    assert await reader.read() == b""
    writer.close()


async def test_page_at_a_private_address_is_not_opened(
    listening: Callable[[], list[str]],
) -> None:
    asked: list[ServerQuestion] = []

    async def ask(question: ServerQuestion) -> ServerAnswer:
        asked.append(question)
        return ServerAnswer("accept")

    before = listening()
    rules = HostRules("vault", "https://example.com/mcp", ServerOptions())
    login = BrowserLogin("vault", lambda: ask, AnswerClock(5), rules)
    with pytest.raises(PermanentError, match="no address of the internet"):
        await login.open_page("https://127.0.0.1/authorize?state=s")
    assert not asked
    assert listening() == before
