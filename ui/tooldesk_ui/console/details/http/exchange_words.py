"""Words, times and texts of an HTTP exchange. No Qt."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import urlsplit

from tooldesk.tools.http_exchange import Headers, HttpBody, HttpExchange
from tooldesk.tools.tool_result import JsonValue
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.formatting import duration, size

MAX_TITLE_PATH = 60
LEAST_SHOWN_S = 0.001


@dataclass(frozen=True, slots=True)
class TimedPhase:
    """One row of the timing."""

    name: str
    """What is done."""

    words: str
    """How long it took, or why there was none."""

    begins_s: float = 0.0
    """When, after the request began."""

    took_s: float = 0.0
    """How long."""

    has_failed: bool = False
    """Whether the request broke off there."""


def status_words(exchange: HttpExchange) -> str:
    """Status and reason, or that there was none."""
    return f"{exchange.status} {exchange.reason}".rstrip() if exchange.status else "No answer"


def status_tone(exchange: HttpExchange) -> str:
    """The tone of the chip that says the status."""
    if exchange.status is None or exchange.status >= 400 or exchange.failed_in:
        return "error"
    return "ok" if exchange.status < 300 else "accent"


def facts(exchange: HttpExchange) -> str:
    """Size, time and what else is worth a word, on one line."""
    parts = []
    if (body := exchange.response_body) is not None:
        parts.append(size(body.size_bytes))
        if exchange.received_bytes and exchange.received_bytes != body.size_bytes:
            parts[-1] += f" ({size(exchange.received_bytes)} packed)"
    parts.append(duration(exchange.timings.total_s))
    parts.append("warm connection" if exchange.uses_warm_connection else exchange.http_version)
    if exchange.failed_in:
        parts.append(f"broke off: {_PLACES[exchange.failed_in]}")
    return "  ·  ".join(map(tr, filter(None, parts)))


def title(exchange: HttpExchange, place: int, count: int) -> str:
    """A request among several, on one line."""
    path = urlsplit(exchange.url).path or "/"
    path = path if len(path) <= MAX_TITLE_PATH else f"{path[:MAX_TITLE_PATH]}…"
    tried = f"try {exchange.try_number}, " if exchange.try_number > 1 else ""
    words = f"{tried}{exchange.method} {path}, {status_words(exchange)}"
    return f"{place + 1} of {count}: {words}"


def request_text(exchange: HttpExchange) -> str:
    """The request as it went over the wire, with secrets by name."""
    url = urlsplit(exchange.url)
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = [f"{exchange.method} {target} HTTP/1.1", *_lines(exchange.request_headers)]
    body = exchange.request_body
    if body is not None:
        lines += ["", body.text or f"({body.media_type or 'a body'}, {size(body.size_bytes)})"]
        if not body.is_whole:
            lines.append(f"… all of it is {size(body.size_bytes)}")
    return "\n".join(lines)


def headers_text(exchange: HttpExchange) -> str:
    """The answer's headers, as they came."""
    first = f"{exchange.http_version} {status_words(exchange)}"
    return "\n".join([first, *_lines(exchange.response_headers)])


def body_note(body: HttpBody, failed_in: str) -> str:
    """What is missing of a body; empty when nothing is."""
    if body.is_whole:
        return ""
    if failed_in:
        return f"The answer broke off after {size(body.size_bytes)}."
    kept = size(len(body.text.encode("utf-8", "surrogatepass")))
    return f"The first {kept} of {size(body.size_bytes)} that were read."


def json_of(body: HttpBody) -> JsonValue | None:
    """The value of a body that is a JSON object or list; None for all others."""
    if not body.is_whole or body.text.lstrip()[:1] not in ("{", "["):
        return None
    try:
        return json.loads(body.text)
    except (ValueError, RecursionError):
        return None


def phases(exchange: HttpExchange) -> list[TimedPhase]:
    """Each phase with its place on the time line; "Total" comes last."""
    timings = exchange.timings
    times = (
        ("dns", "Name lookup", timings.dns_s),
        ("connect", "Connect", timings.connect_s),
        ("tls", "TLS", timings.tls_s),
        ("request", "Send", timings.request_s),
        ("first byte", "First byte", timings.first_byte_s),
        ("body", "Body", timings.body_s),
    )
    # making the request ready, and whatever else the loop had to do
    at = timings.total_s - sum(took_s or 0.0 for _, _, took_s in times)
    found = [TimedPhase("Prepare", duration(at), 0.0, at)] if at >= LEAST_SHOWN_S else []
    for phase, name, took_s in times:
        has_failed = phase == exchange.failed_in
        if took_s is None:
            found.append(TimedPhase(name, _absence(exchange, phase), at, has_failed=has_failed))
            continue
        words = duration(took_s) + (", broke off here" if has_failed else "")
        found.append(TimedPhase(name, words, at, took_s, has_failed))
        at += took_s
    return [*found, TimedPhase("Total", duration(timings.total_s), 0.0, timings.total_s)]


_PLACES = {
    "dns": "no address",
    "connect": "no connection",
    "tls": "no TLS",
    "request": "not all was sent",
    "first byte": "no word came back",
    "body": "the body was cut off",
}


def _absence(exchange: HttpExchange, phase: str) -> str:
    """Why a phase took no time."""
    if exchange.uses_warm_connection and phase in ("dns", "connect", "tls"):
        return "was open"
    timings = exchange.timings
    if phase == "dns" and timings.connect_s is not None:
        return "is an address"
    if phase == "tls" and timings.request_s is not None:
        return "not used"
    return "not reached"


def _lines(headers: Headers) -> list[str]:
    return [f"{name}: {value}" for name, value in headers]
