"""Recording: notes what a request is and what comes back, while it is sent and read."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tooldesk.execution.http_tool.answer_text import (
    decoded,
    is_text,
    looks_like_text,
    media_type_of,
)
from tooldesk.redaction.text_cuts import cut_end, without_begun_value
from tooldesk.tools.http_exchange import Headers, HttpBody, HttpExchange, HttpTimings, Phase
from tooldesk.tools.python_function.encoding import image_of

if TYPE_CHECKING:
    import httpx2

    from tooldesk.execution.http_tool.body_reading import ReadBody
    from tooldesk.execution.http_tool.request_building import HttpRequest
    from tooldesk.redaction.redactor import Redactor

MAX_BODY = 262_144
"""Bytes of an answer's body, and characters of a request's, that are kept."""

MAX_REDIRECT_BODY = 4_096
"""The same of an answer that leads elsewhere."""

MAX_WORDS = 8_192
"""Characters kept of the URL and of each header."""

_PHASES: dict[str, Phase] = {
    "connect_tcp": "connect",
    "setup_socks5_connection": "connect",
    "start_tls": "tls",
    "send_request_headers": "request",
    "send_request_body": "request",
    "receive_response_headers": "first byte",
    "receive_response_body": "body",
}
"""What httpcore's "trace" extension calls them."""

_TUNNEL = "http_proxy.start_tls.started"
"""Told once a proxy has answered a request of its own, CONNECT."""


class Recording:
    """Of one request, from before it is sent until its answer is read or it broke off."""

    def __init__(
        self,
        shown: HttpRequest,
        sent: httpx2.Request,
        redactor: Redactor | None,
        *,
        is_first: bool,
    ) -> None:
        """`shown` is what the call asks for, with the names of its variables in it."""
        self._shown, self._sent, self._redactor = shown, sent, redactor
        self._is_first = is_first
        self._began_at = time.perf_counter()
        self._answered_at: float | None = None
        self._phase_began: dict[str, float] = {}
        self._took: dict[Phase, float] = {}
        self._failed_in: Phase = ""
        self._answer: httpx2.Response | None = None
        self._kept = bytearray()
        self._size_bytes = 0
        self._is_cut = False

    async def trace(self, told: str, info: dict[str, Any]) -> None:
        """What httpcore tells of itself."""
        _, name, what = told.split(".")
        phase = _PHASES.get(name, "")
        if told == _TUNNEL:
            # to whoever waits, the talk with the proxy is a part of connecting
            for each in ("request", "first byte"):
                self._add("connect", self._took.pop(each, 0.0))
        if not phase or phase == "body":
            return
        if what == "started":
            self._phase_began[name] = time.perf_counter()
            return
        self._add(phase, time.perf_counter() - self._phase_began.pop(name))
        if what == "failed":
            self._failed_in = self._failed_in or phase

    def on_lookup(self, took_s: float, has_failed: bool) -> None:
        """The host's address was looked up, which is a part of what httpcore calls connecting."""
        self._add("dns", took_s)
        self._add("connect", -took_s)
        if has_failed:
            self._failed_in = "dns"

    def on_answer(self, answer: httpx2.Response) -> None:
        """The answer's headers are there."""
        self._answer, self._answered_at = answer, time.perf_counter()

    def on_piece(self, piece: bytes) -> None:
        """A piece of the body, unpacked."""
        self._size_bytes += len(piece)
        self._kept += piece[: MAX_BODY - len(self._kept)]

    def on_body(self, body: ReadBody) -> None:
        """All of the body that is read."""
        self._kept = bytearray(body.data[:MAX_BODY])
        self._size_bytes, self._is_cut = len(body.data), body.is_cut

    def exchange(self, redirects_to: str, *, has_failed: bool) -> HttpExchange:
        """What was noted; no half of a stored secret stands where something is left out."""
        now = time.perf_counter()
        if not has_failed:
            # a server may answer before all is sent, and close
            self._failed_in = ""
        answer, sent = self._answer, self._sent
        if answer is not None:
            self._took["body"] = now - (self._answered_at or now)
            if has_failed:
                self._failed_in = "body"
        url = self._shown.url if self._is_first else str(sent.url)
        return HttpExchange(
            method=sent.method,
            url=self._cut(url),
            request_headers=self._request_headers(),
            request_body=self._request_body(),
            status=answer.status_code if answer else None,
            reason=answer.reason_phrase if answer else "",
            http_version=answer.http_version if answer else "",
            response_headers=_headers(answer.headers) if answer else (),
            response_body=self._response_body(answer, bool(redirects_to)) if answer else None,
            received_bytes=answer.num_bytes_downloaded if answer else 0,
            redirects_to=self._cut(redirects_to),
            uses_warm_connection="connect" not in self._took and "request" in self._took,
            failed_in=self._failed_in,
            timings=self._timings(now - self._began_at),
        )

    def _add(self, phase: Phase, took_s: float) -> None:
        self._took[phase] = self._took.get(phase, 0.0) + took_s

    def _timings(self, total_s: float) -> HttpTimings:
        took = self._took
        is_looked_up = self._failed_in != "dns"
        return HttpTimings(
            dns_s=took.get("dns"),
            connect_s=took.get("connect") if is_looked_up else None,
            tls_s=took.get("tls"),
            request_s=took.get("request"),
            first_byte_s=took.get("first byte"),
            body_s=took.get("body"),
            total_s=total_s,
        )

    def _request_headers(self) -> Headers:
        """Those that are sent; what holds variables is taken from what may be shown."""
        shown: dict[str, list[str]] = {}
        for name, value in self._shown.headers:
            shown.setdefault(name.lower(), []).append(value)
        secret = self._shown.secret_headers
        return tuple(
            (name, self._cut(shown[name.lower()].pop(0) if name.lower() in secret else value))
            for name, value in _headers(self._sent.headers)
        )

    def _request_body(self) -> HttpBody | None:
        sent, shown = self._sent, self._shown
        size_bytes = int(sent.headers.get("Content-Length", 0))
        if not size_bytes:
            return None
        media_type, _ = media_type_of(sent.headers)
        if shown.parts:
            text = "\n".join(
                f"{'' if part.is_whole else f'{part.name}: '}{'@' * part.is_file}{part.value}"
                for part in shown.parts
            )
        else:
            text = (shown.body or b"").decode("utf-8", "replace")
        cut = cut_end(text, MAX_BODY, self._redactor)
        return HttpBody(media_type, size_bytes, cut, is_whole=len(cut) == len(text))

    def _response_body(self, answer: httpx2.Response, is_redirect: bool) -> HttpBody:
        media_type, charset = media_type_of(answer.headers)
        data = bytes(self._kept[:MAX_REDIRECT_BODY] if is_redirect else self._kept)
        is_whole = len(data) == self._size_bytes and not (self._is_cut or self._failed_in)
        if is_text(media_type) or looks_like_text(data):
            text = decoded(data, charset)
            text = text if is_whole else without_begun_value(text, self._redactor)
            return HttpBody(media_type, self._size_bytes, text, is_whole=is_whole)
        # that of a success is the result
        found = None if answer.is_success or not is_whole else image_of(data)
        picture = found["data"] if found else ""
        return HttpBody(media_type, self._size_bytes, is_whole=is_whole, picture=picture)

    def _cut(self, text: str) -> str:
        cut = cut_end(text, MAX_WORDS, self._redactor)
        return cut if len(cut) == len(text) else f"{cut} …"


def _headers(headers: httpx2.Headers) -> Headers:
    return tuple(
        (name.decode("latin-1"), value.decode("utf-8", "replace")) for name, value in headers.raw
    )
