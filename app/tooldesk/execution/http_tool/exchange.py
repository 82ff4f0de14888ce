"""exchange: send a request, follow its redirects as far as the source allows, read the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from urllib.parse import urlsplit

import httpx2

from tooldesk.counted import counted
from tooldesk.errors import NotPermittedError, PermanentError
from tooldesk.execution.http_tool.address_guard import refuse_private_number
from tooldesk.execution.http_tool.body_reading import ReadBody, read_body
from tooldesk.execution.http_tool.connection_failures import FAILURES, connection_failure
from tooldesk.execution.http_tool.connections import Connections, Route, proxy_for
from tooldesk.execution.http_tool.looking_up import ON_LOOKUP
from tooldesk.execution.http_tool.recording import Recording
from tooldesk.execution.http_tool.request_building import HttpRequest
from tooldesk.execution.http_tool.streamed_answers import LivePieces, is_streamed
from tooldesk.execution.http_tool.tls import TlsSettings
from tooldesk.execution.http_tool.url_building import shown_url
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_context import ToolContext

_CREDENTIALS = frozenset({"authorization", "proxy-authorization", "cookie"})
_MOST_OF_A_REDIRECT = 65_536
_HIGHEST_PORT = 65_535


@frozen_record
class Answer:
    """What the server said."""

    status: int
    """HTTP status code."""

    reason: str
    """Its words, such as Not Found."""

    headers: Mapping[str, str] = field(repr=False)
    """Name → value; names in any case."""

    body: ReadBody = field(repr=False)
    """What was read of the body."""

    url: str
    """Where the answer came from, without its query."""


@frozen_record
class ReadyRequest:
    """A request that only has to be sent."""

    source: HttpSource
    """What asks for it."""

    request: HttpRequest
    """It, as the source and the arguments make it."""

    tls: TlsSettings
    """Whom we trust and who we are."""

    first: httpx2.Request
    """It, as the HTTP library sends it; redirects make others of it."""

    shown: HttpRequest
    """It, with variables by name; it itself where it holds none, or nobody looks."""

    def route_to(self, url: httpx2.URL) -> Route:
        """How it, or what a redirect makes of it, reaches its host."""
        return _route(self.source, self.request, self.tls, self.first.url, url)


async def make_ready(
    connections: Connections,
    source: HttpSource,
    request: HttpRequest,
    tls: TlsSettings,
    shown: HttpRequest,
) -> ReadyRequest:
    """What can be known of a request before it is sent has been looked at then.

    Raises:
        InvalidInputError: the arguments chose a host that can't or may not be reached.
        PermanentError: the definition did, or a proxy or a file of certificates can't be used.
    """
    host = urlsplit(request.url).netloc
    try:
        url = httpx2.URL(request.url)
        _refuse_port(url)
        route = _route(source, request, tls, url, url)
        if route.is_guarded:
            refuse_private_number(url.host)
        client = await connections.client(route)
        first = client.build_request(
            request.method, url, headers=_header_bytes(request), content=request.body
        )
    except FAILURES as error:
        raise connection_failure(
            error, host, is_chosen_by_arguments=not request.host_is_fixed
        ) from error
    return ReadyRequest(source, request, tls, first, shown)


async def exchange(connections: Connections, ready: ReadyRequest, context: ToolContext) -> Answer:
    """The last answer, after all redirects; one that comes in pieces is shown meanwhile.

    Raises:
        NotPermittedError: one leads where the tool's permission rules don't let it.
        PermanentError: there were too many redirects, or one may not be followed, or the body is
            packed in an unknown way.
        RetriableError: the connection failed.
        InvalidInputError: the arguments chose a host that can't or may not be reached.
    """
    source, request, sent = ready.source, ready.request, ready.first
    is_chosen_by_arguments = not request.host_is_fixed
    try:
        for _ in range(source.max_redirects + 1):
            client = await connections.client(ready.route_to(sent.url))
            found = await _recorded(client, sent, ready, context)
            if isinstance(found, Answer):
                return found
            leads_away = found.url.host != ready.first.url.host
            may_follow = context.may_be_redirected
            if leads_away and may_follow is not None and not may_follow(str(found.url)):
                raise _refused(sent, found)
            _drop_credentials(request, sent, found)
            sent, is_chosen_by_arguments = found, False
    except FAILURES as error:
        raise connection_failure(
            error,
            sent.url.netloc.decode("ascii"),
            is_chosen_by_arguments=is_chosen_by_arguments,
            proxy=_shown_proxy(ready.route_to(sent.url)),
        ) from error
    raise PermanentError(
        f"{shown_url(request.url)} redirects more than {counted(source.max_redirects, 'time')}.",
        next_step="Correct the URL, or raise max_redirects in the tool's source.",
    )


def _header_bytes(request: HttpRequest) -> list[tuple[bytes, bytes]]:
    """As they are sent: UTF-8, as curl does it; the library itself takes nothing but ASCII."""
    return [(name.encode("ascii"), value.encode("utf-8")) for name, value in request.headers]


async def _recorded(
    client: httpx2.AsyncClient, sent: httpx2.Request, ready: ReadyRequest, context: ToolContext
) -> Answer | httpx2.Request:
    """What came of a request; whoever listens is told of it, whatever came."""
    is_first = sent is ready.first
    recording = Recording(ready.shown, sent, context.redactor, is_first=is_first)
    sent.extensions["trace"] = recording.trace
    found: Answer | httpx2.Request | None = None
    listening = ON_LOOKUP.set(recording.on_lookup)
    try:
        found = await _answer_or_redirect(client, sent, ready.source, context, recording)
    finally:
        ON_LOOKUP.reset(listening)
        if context.on_exchange is not None:
            leads_to = str(found.url) if isinstance(found, httpx2.Request) else ""
            context.on_exchange(recording.exchange(leads_to, has_failed=found is None))
    return found


async def _answer_or_redirect(
    client: httpx2.AsyncClient,
    sent: httpx2.Request,
    source: HttpSource,
    context: ToolContext,
    recording: Recording,
) -> Answer | httpx2.Request:
    _refuse_port(sent.url)
    answer = await client.send(sent, stream=True, follow_redirects=False)
    try:
        recording.on_answer(answer)
        if source.max_redirects and answer.next_request is not None:
            # a short rest is read, so that the connection stays warm
            body = await read_body(answer, _MOST_OF_A_REDIRECT, recording.on_piece)
        else:
            body = await _body(answer, source, context, recording)
        recording.on_body(body)
        if source.max_redirects and answer.next_request is not None:
            return answer.next_request
        url = shown_url(str(answer.url))
        return Answer(answer.status_code, answer.reason_phrase, answer.headers, body, url)
    finally:
        await answer.aclose()


def _refused(sent: httpx2.Request, following: httpx2.Request) -> NotPermittedError:
    return NotPermittedError(
        f"{shown_url(str(sent.url))} redirects to {following.url.host}, "
        "which the tool's permission rules don't allow.",
        next_step="Add the host to the rule if requests may go there.",
    )


async def _body(
    answer: httpx2.Response,
    source: HttpSource,
    context: ToolContext,
    recording: Recording,
) -> ReadBody:
    media_type = answer.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if context.on_output is None or not (answer.is_success and is_streamed(media_type)):
        return await read_body(answer, source.max_response_bytes, recording.on_piece)
    live = LivePieces(context.on_output)

    def on_piece(piece: bytes) -> None:
        live.feed(piece)
        recording.on_piece(piece)

    try:
        return await read_body(answer, source.max_response_bytes, on_piece)
    finally:
        live.flush()


def _route(
    source: HttpSource, request: HttpRequest, tls: TlsSettings, first: httpx2.URL, to: httpx2.URL
) -> Route:
    is_first = is_same_server(first, to)
    is_guarded = not ((request.host_is_fixed and is_first) or source.allow_private_hosts)
    settings = tls if is_first else tls.anonymous
    return Route(proxy_for(str(to), source.proxy), settings, is_guarded)


def _shown_proxy(route: Route) -> str:
    """Host and port of the proxy; its URL may hold a password."""
    return "" if route.proxy is None else urlsplit(route.proxy).netloc.rpartition("@")[2]


def _refuse_port(url: httpx2.URL) -> None:
    if url.port is not None and url.port > _HIGHEST_PORT:
        raise httpx2.InvalidURL(f"there is no port {url.port}")


def is_same_server(one: httpx2.URL, other: httpx2.URL) -> bool:
    """Whether they share host and port, or the other is the first one over TLS."""
    if one.origin == other.origin:
        return True
    is_upgrade = one.scheme == "http" and other.scheme == "https"
    return is_upgrade and one.host == other.host and one.port is None and other.port is None


def _drop_credentials(
    request: HttpRequest, sent: httpx2.Request, following: httpx2.Request
) -> None:
    if is_same_server(sent.url, following.url):
        return
    for name in request.secret_headers | _CREDENTIALS:
        following.headers.pop(name, None)
    if request.has_secret_body and following.method == request.method:
        raise PermanentError(
            f"{shown_url(str(sent.url))} redirects to {following.url.host}, "
            "which may not get the secrets in the request's body.",
            next_step="Correct the URL in the tool's source if the server has moved.",
        )
