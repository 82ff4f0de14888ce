"""Passing: one request on its way to the upstream, and its answer on the way back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, MutableMapping
from typing import Any, TypeAlias

import httpx2

from tooldesk.capturing.door import TOKEN_HEADER, Headers
from tooldesk.capturing.exchange import MOST_READ_BYTES, Exchange

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

_OF_A_CONNECTION = frozenset(
    (b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization",
     b"proxy-connection", b"te", b"trailer", b"transfer-encoding", b"upgrade")
)  # fmt: skip
"""RFC 9110, section 7.6.1."""

_NOT_SENT_ON = frozenset((b"host", b"expect", TOKEN_HEADER))
"""What the server answers itself, and what is for us alone."""


_LAST_STATUS = 599
"""RFC 9110, section 15."""


class ClientLeftError(Exception):
    """The client ended its connection before its request was whole."""


class Passing:
    """Hands on what comes as it comes; the client's end of the connection ends the upstream's.

    Attributes:
        exchange: What is read of it.
    """

    def __init__(self, exchange: Exchange, headers: Headers, receive: Receive, send: Send) -> None:
        self.exchange = exchange
        self._headers = headers
        self._receive, self._send = receive, send
        self._has_left = self._is_answering = False
        self._watch: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work, and end the exchange, whatever comes of it."""
        task = asyncio.current_task()
        assert task is not None
        if not self.has_body:
            self._begin_watch()
        try:
            await work()
        except ClientLeftError:
            self.exchange.ended("cancelled", "The client left.")
        except asyncio.CancelledError:
            self.exchange.ended(
                "cancelled", "The client left." if self._has_left else "The capture was ended."
            )
            if not self._has_left:
                raise
            task.uncancel()
        except httpx2.TransportError as error:
            await self._fail(error)
        finally:
            self._end_watch()
            # what ended otherwise is an error in here, of which the client is told by the server
            self.exchange.ended("broken off", "It could not be handed on.")

    @property
    def has_body(self) -> bool:
        """Whether the request has one."""
        return any(name in (b"content-length", b"transfer-encoding") for name, _ in self._headers)

    def sent_on(self) -> list[tuple[bytes, bytes]]:
        """The headers of the request that are for the upstream."""
        return _of_message(self._headers, _NOT_SENT_ON)

    async def body(self) -> AsyncIterator[bytes]:
        """The body of the request as it comes; the exchange reads it once it is there."""
        parts: list[bytes] | None = []
        size, more = 0, True
        while more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise ClientLeftError
            part, more = message.get("body", b""), message.get("more_body", False)
            size += len(part)
            if size > MOST_READ_BYTES:
                parts = None
            elif parts is not None:
                parts.append(part)
            if part:
                yield part
        self._begin_watch()
        # the upstream has all of it now, and thinks while this is read
        asyncio.get_running_loop().call_soon(
            self.exchange.asked, None if parts is None else b"".join(parts)
        )

    async def answer(self, status: int, headers: Headers) -> None:
        """Hand on the head of the answer.

        Raises:
            TransportError: no server of HTTP gives such a status.
        """
        if status > _LAST_STATUS:
            raise httpx2.RemoteProtocolError(f"{status} is no status of HTTP")
        self._is_answering = True
        own = _of_message(headers, frozenset())
        await self._send({"type": "http.response.start", "status": status, "headers": own})
        self.exchange.answered(status, {name.lower(): value for name, value in headers})

    async def chunk(self, chunk: bytes) -> None:
        """Hand on a piece; returns when the client has room for more."""
        await self._send({"type": "http.response.body", "body": chunk, "more_body": True})
        self.exchange.came(chunk)

    async def replaced(self, written: bytes, healed: bytes) -> None:
        """Hand on something else than what the upstream wrote, which is what the exchange reads."""
        if healed:
            await self._send({"type": "http.response.body", "body": healed, "more_body": True})
        if written:
            self.exchange.came(written)

    async def hand_on(
        self,
        response: httpx2.Response,
        before: Iterable[bytes] = (),
        rest: AsyncIterator[bytes] | None = None,
    ) -> None:
        """Hand on an answer as it is; `before` was taken of it, and `rest` comes."""
        await self.answer(response.status_code, response.headers.raw)
        for chunk in before:
            await self.chunk(chunk)
        async for chunk in response.aiter_raw() if rest is None else rest:
            await self.chunk(chunk)
        await self.finish()

    async def finish(self) -> None:
        """The answer is whole."""
        # the server tells of the end of every answer as of a client that left
        self._end_watch()
        await self._send({"type": "http.response.body", "body": b""})
        self.exchange.ended("done")

    def _begin_watch(self) -> None:
        self._watch = asyncio.create_task(self._leave_with_client(asyncio.current_task()))

    def _end_watch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    async def _leave_with_client(self, task: asyncio.Task[Any] | None) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._has_left = True
        if task is not None:
            task.cancel()

    async def _fail(self, error: httpx2.TransportError) -> None:
        """The upstream can't be reached, or ended the connection."""
        reason = str(error).rstrip(".") or type(error).__name__
        if self._is_answering:
            # an answer that isn't finished is one that is broken off, for the client too
            self.exchange.ended("broken off", f"The upstream broke off: {reason}.")
            return
        self.exchange.ended("unreachable", f"The upstream gave no answer: {reason}.")
        self._end_watch()
        await refuse(self._send, 502, f"Tooldesk can't reach the upstream: {reason}.")


def _of_message(headers: Headers, left_out: frozenset[bytes]) -> list[tuple[bytes, bytes]]:
    """Without what belongs to one connection, and a length that holds for nothing."""
    named = {
        each.strip().lower()
        for name, value in headers
        if name.lower() == b"connection"
        for each in value.split(b",")
    }
    if any(name.lower() == b"transfer-encoding" for name, _ in headers):
        named.add(b"content-length")  # RFC 9112, section 6.3: the message is in chunks
    return [
        (name, value)
        for name, value in headers
        if (low := name.lower()) not in _OF_A_CONNECTION and low not in named | left_out
    ]


async def refuse(send: Send, status: int, message: str) -> None:
    """An answer of our own, in the form of an API's error."""
    error = {"type": "tooldesk_capture", "message": message}
    body = json.dumps({"error": error}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
