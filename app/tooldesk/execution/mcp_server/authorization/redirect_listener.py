"""RedirectListener: waits on loopback for the one redirect that ends a login in the browser.

Source: RFC 8252, section 7.3.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Mapping
from urllib.parse import parse_qs, urlsplit

HOST = "127.0.0.1"
PATH = "/callback"

_LONGEST_LINE_BYTES = 16_384
_READ_WAIT_S = 10.0
_MOST_HEADERS = 100
_PAGE = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Tooldesk</title>
<body style="font-family: sans-serif; margin: 3em"><p>{}</p></body></html>
"""
_DONE = "Tooldesk has the answer. You can close this page."
_NOT_OURS = "Tooldesk does not wait for this."


def free_port() -> int:
    """A port of loopback that nothing listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class RedirectListener:
    """Answers one request that has the state; all others are refused, and change nothing."""

    def __init__(self, state: str) -> None:
        self._state = state
        self._server: asyncio.Server | None = None
        self._answers: set[asyncio.Task[None]] = set()
        self._query: asyncio.Future[Mapping[str, str]] = asyncio.get_running_loop().create_future()

    async def open(self, port: int) -> None:
        """Begin to wait.

        Raises:
            OSError: another program has the port.
        """
        self._server = await asyncio.start_server(
            self._on_connection, HOST, port, limit=_LONGEST_LINE_BYTES
        )

    async def redirect(self) -> Mapping[str, str]:
        """The words of the redirect: code, state and the like."""
        return await self._query

    async def close(self) -> None:
        """Wait no longer; nothing listens afterwards."""
        if self._server is not None:
            self._server.close()
        # the page that says that all is well is still written
        if self._answers:
            _, late = await asyncio.wait(self._answers, timeout=_READ_WAIT_S if self._done else 0)
            for each in late:
                each.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self._query.cancel()

    @property
    def _done(self) -> bool:
        return self._query.done() and not self._query.cancelled()

    async def _on_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answers.add(task)
        try:
            async with asyncio.timeout(_READ_WAIT_S):
                await self._answer(reader, writer)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            pass
        finally:
            self._answers.discard(task)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await reader.readline()
        for _ in range(_MOST_HEADERS):
            if (await reader.readline()).strip() == b"":
                break
        found = _query_of(line)
        # bytes: a foreign state may hold what compare_digest refuses in a text
        given = (found or {}).get("state", "").encode("utf-8", "surrogatepass")
        is_ours = (
            found is not None
            and not self._query.done()
            and secrets.compare_digest(given, self._state.encode())
        )
        page = _PAGE.format(_DONE if is_ours else _NOT_OURS).encode()
        status = "200 OK" if is_ours else "400 Bad Request"
        head = (
            f"HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\n"
            f"Content-Length: {len(page)}\r\nCache-Control: no-store\r\n"
            "Referrer-Policy: no-referrer\r\nConnection: close\r\n\r\n"
        )
        if is_ours and found is not None:
            self._query.set_result(found)
        writer.write(head.encode() + page)
        await writer.drain()


def _query_of(line: bytes) -> Mapping[str, str] | None:
    """What stands in the URL of a request line, each word once; None where it is not for us."""
    method, _, rest = line.decode("latin-1").partition(" ")
    target = urlsplit(rest.partition(" ")[0])
    if method != "GET" or target.path != PATH:
        return None
    words = parse_qs(target.query, keep_blank_values=True)
    if any(len(values) != 1 for values in words.values()):
        return None
    return {name: values[0] for name, values in words.items()}
