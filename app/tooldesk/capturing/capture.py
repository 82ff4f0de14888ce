"""Capture: listens on loopback, as long as somebody wants it to, and keeps what passes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import httpx2
import uvicorn

from tooldesk.calling.streaming.stream_events import StreamEvent
from tooldesk.capturing.apis import api_of
from tooldesk.capturing.door import HOST, Door
from tooldesk.capturing.exchange import KEY_NAME, Exchange, Tell
from tooldesk.capturing.pass_through import PassThrough
from tooldesk.errors import InvalidInputError
from tooldesk.redaction.redactor import Redactor

if TYPE_CHECKING:
    from tooldesk.capturing.healing.healer import Healer

MOST_EXCHANGES = 1_000
"""How many are kept; the oldest go first."""

MOST_RAW_CHARACTERS = 100_000_000
"""Of all answers together as they were written; the oldest go first."""

_GRACE_S = 1
"""How long an answer that is under way may take when the capture ends."""

Known = Callable[[], tuple[tuple[str, str], ...]]
"""Gives every (name, value) that is a secret now."""


class Capture:
    """Nothing listens before `start` and after `stop`.

    Attributes:
        exchanges: What passed, in order; the oldest may be gone.
        redactor: What takes secrets out of them, those of the clients too.
        door: Address and token, until nothing listens any more.
    """

    def __init__(self, tell: Tell = lambda _exchange, _event: None, known: Known = tuple) -> None:
        self.exchanges: list[Exchange] = []
        self.redactor = Redactor()
        self.door: Door | None = None
        self._tell, self._known = tell, known
        self._server: _Server | None = None
        self._serving: asyncio.Task[None] | None = None
        self._client: httpx2.AsyncClient | None = None
        self._count = 0

    async def start(self, upstream: str, port: int = 0, heal: Sequence[str] = ()) -> Door:
        """Listen on a port of loopback, 0 for any that is free, and heal by these rules.

        Raises:
            InvalidInputError: the upstream is no URL, the port is taken, or there is no such rule.
        """
        # asyncio sends pieces at once only of a socket that says it is of TCP; others wait up to
        # 40 ms for the client to confirm the piece before
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((HOST, port))
            door = Door(upstream, listening.getsockname()[1])
            healer = _healer(heal) if heal else None
            self._client = _client()
        except (OSError, OverflowError) as error:
            listening.close()
            reason = getattr(error, "strerror", "ports are 0 to 65535")
            raise InvalidInputError(
                f"Port {port} can't be listened on: {reason}.",
                next_step="Choose another one, or 0 for any that is free.",
            ) from error
        except BaseException:
            listening.close()
            raise
        config = uvicorn.Config(
            PassThrough(door, self._client, self, healer),
            http="h11", ws="none", lifespan="off", log_config=None, log_level="critical",
            access_log=False, server_header=False, date_header=False, proxy_headers=False,
            timeout_graceful_shutdown=_GRACE_S,
        )  # fmt: skip
        self._server = _Server(config)
        self._serving = asyncio.create_task(self._server.serve([listening]))
        await self._server.listens.wait()
        self.door = door
        return door

    async def stop(self) -> None:
        """Listen no more; what is under way is ended."""
        if self._server is None or self._serving is None or self._client is None:
            return
        self._server.should_exit = True
        await self._serving
        for task in list(self._server.server_state.tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._client.aclose()
        self._server = self._serving = self._client = self.door = None

    def begin(self, method: str, path: str, credentials: list[str]) -> Exchange:
        """A new exchange, whose texts are without these values."""
        keys = [(KEY_NAME, each) for each in credentials]
        self.redactor.learn([*self._known(), *keys])
        self._count += 1
        api = api_of(method, path)
        exchange = Exchange(self._count, method, path, api, self.redactor, self._on_told)
        self.exchanges.append(exchange)
        del self.exchanges[:-MOST_EXCHANGES]
        self._tell(exchange, None)
        return exchange

    def clear(self) -> list[Exchange]:
        """Forget the exchanges that have ended; gives them, so that they can be brought back."""
        ended = [each for each in self.exchanges if each.total_s is not None]
        self.exchanges[:] = [each for each in self.exchanges if each.total_s is None]
        return ended

    def bring_back(self, ended: Iterable[Exchange]) -> None:
        """List exchanges again that were cleared, where they stood."""
        self.exchanges[:] = sorted((*ended, *self.exchanges), key=lambda each: each.number)

    def _on_told(self, exchange: Exchange, event: StreamEvent | None) -> None:
        if exchange.total_s is not None and event is None:
            self._bound_raw()
        self._tell(exchange, event)

    def _bound_raw(self) -> None:
        size = 0
        for each in reversed(self.exchanges):
            size += each.raw_size
            if size > MOST_RAW_CHARACTERS and each.total_s is not None:
                each.forget_raw()


def _client() -> httpx2.AsyncClient:
    """What reaches the upstream: by the proxy of the environment, but for one of this computer.

    Raises:
        InvalidInputError: the environment names what can't be used.
    """
    direct = {f"all://{host}": None for host in ("localhost", "127.0.0.1", "[::1]")}
    # how long to wait is the client's to say: when it leaves, the upstream is left
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=50)
    try:
        return httpx2.AsyncClient(
            timeout=None, limits=limits, follow_redirects=False, mounts=direct
        )
    except (ValueError, OSError, ImportError, httpx2.InvalidURL) as error:
        # its own words may repeat a password
        raise InvalidInputError(
            "The environment names a proxy, or a file of certificates, that can't be used.",
            next_step="Correct HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, SSL_CERT_FILE or SSL_CERT_DIR.",
        ) from error


def _healer(rules: Sequence[str]) -> Healer:
    # most captures change nothing
    from tooldesk.capturing.healing.healer import Healer

    return Healer(rules)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell when it listens, too."""
        await super().startup(sockets)
        self.listens.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the program's own business."""
        yield
