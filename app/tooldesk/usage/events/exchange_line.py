"""exchange_line: a request of an HTTP tool and its answer on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_text

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpExchange

_SHOWN_URL = 200


def exchange_line(exchange: HttpExchange) -> str:
    """What was asked, the answer, and how long each phase took."""
    url = exchange.url if len(exchange.url) <= _SHOWN_URL else exchange.url[:_SHOWN_URL] + "…"
    answer = f"{exchange.status} {exchange.reason}".rstrip() if exchange.status else "no answer"
    if exchange.failed_in:
        answer += f", broke off ({exchange.failed_in})"
    if exchange.response_body is not None:
        answer += f", {counted(exchange.response_body.size_bytes, 'byte')}"
    if exchange.redirects_to:
        answer += ", redirects"
    timings = exchange.timings
    phases = (
        ("DNS", timings.dns_s),
        ("connect", timings.connect_s),
        ("TLS", timings.tls_s),
        ("first byte", timings.first_byte_s),
        ("body", timings.body_s),
    )
    took = ", ".join(f"{name} {seconds * 1000:.1f}" for name, seconds in phases if seconds)
    line = f"{exchange.method} {url} → {answer}; {timings.total_s * 1000:.1f} ms ({took})"
    return visible_text(line, with_right_to_left=False)
