"""PassThrough: an ASGI application that hands requests on and answers back, byte for byte.

Only what belongs to one connection is left out, Host is the upstream's, and the token stays here.
A piece is handed on before it is read, and the next one is taken from the upstream when the client
took this one, so that nothing is piled up.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import httpx2

from tooldesk.capturing.client_keys import keys_of_head
from tooldesk.capturing.door import Door, Headers, Refusal
from tooldesk.capturing.exchange import Exchange
from tooldesk.capturing.passing import Message, Passing, Receive, Send, refuse

if TYPE_CHECKING:
    from tooldesk.capturing.healing.healer import Healer


class Exchanges(Protocol):
    """Where exchanges are kept."""

    def begin(self, method: str, path: str, credentials: list[str]) -> Exchange:
        """A new one; `credentials` must be in no text of it."""


class PassThrough:
    """One capture's application; `client` reaches the upstream."""

    def __init__(
        self,
        door: Door,
        client: httpx2.AsyncClient,
        exchanges: Exchanges,
        healer: Healer | None = None,
    ) -> None:
        self._door, self._client, self._exchanges = door, client, exchanges
        self._healer = healer

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Handle one request."""
        headers: Headers = scope["headers"]
        path = self._door.admit(scope["raw_path"], headers)
        if isinstance(path, Refusal):
            await refuse(send, path.status, path.message)
            return
        query: bytes = scope["query_string"]
        asked = path.decode("latin-1")
        credentials = keys_of_head(headers, asked, query)
        exchange = self._exchanges.begin(scope["method"], asked, credentials)
        passing = Passing(exchange, headers, receive, send)
        try:
            url = httpx2.URL(self._door.target(path, query))
        except httpx2.InvalidURL:
            exchange.ended("unreachable", "The path makes no URL.")
            await refuse(send, 400, "The path makes no URL.")
            return
        if self._healer is not None and self._healer.is_for(exchange):
            await passing.run(partial(self._healer.handle, passing, self._client, url))
        else:
            await passing.run(partial(self._pass, passing, url))

    async def _pass(self, passing: Passing, url: httpx2.URL) -> None:
        content = passing.body() if passing.has_body else None
        method = passing.exchange.method
        request = httpx2.Request(method, url, headers=passing.sent_on(), content=content)
        response = await self._client.send(request, stream=True)
        try:
            await passing.hand_on(response)
        finally:
            await response.aclose()
