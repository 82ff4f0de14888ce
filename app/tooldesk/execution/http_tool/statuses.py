"""status_failure: an HTTP status that is no success → a result that says what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from tooldesk.errors import ErrorClass
from tooldesk.execution.http_tool.exchange import Answer
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import cut_end
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_result import TextContent, ToolResult

_RETRIABLE = (408, 425)
_SHOWN_CHARACTERS = 2_000

_LATER = "Try it again later, or let its resource pool begin fewer calls in a time."
_OTHER = "Correct the arguments by what the server says, or the request in the tool's source."
_NEXT_STEPS = {
    404: "Check the URL in the tool's source, and the arguments that name the thing.",
    405: "The server takes no {method} there: correct method or URL in the tool's source.",
    406: "Correct the Accept header in the tool's source, or leave it out.",
    407: "The proxy wants credentials: give them in the proxy's URL in the environment, such as "
    "HTTPS_PROXY=http://user:password@host:port.",
    409: "The thing is in another state than the call expects: look at it first.",
    410: "The thing is gone for good: choose another.",
    413: "Send less.",
    414: "Send shorter arguments, or let the tool's source put them in the body.",
    415: "Correct the body's kind or media type in the tool's source.",
    431: "Send shorter headers.",
}
"""What to do about a status. Source of their meanings: RFC 9110, section 15.5."""


def status_failure(
    source: HttpSource, answer: Answer, text: str, redactor: Redactor | None
) -> ToolResult:
    """The failure, with the beginning of the answer's text."""
    status, headers = answer.status, answer.headers
    said = f"{source.method} {answer.url} answered {status} {answer.reason}".rstrip() + "."
    blocks = [f"{said} {_next_step(source, status, headers)}".rstrip()]
    if text.strip():
        blocks.append(_shortened(text, redactor))
    return ToolResult(
        content=tuple(map(TextContent, blocks)),
        is_error=True,
        error_class=error_class_of(status),
        retry_after_s=retry_after_s(headers) if _may_pass(status) else None,
    )


def error_class_of(status: int) -> ErrorClass:
    """What can be done about a status from 300 on."""
    if status == 429:
        return "rate_limited"
    if _may_pass(status):
        return "retriable"
    if 400 <= status < 500 and status not in (401, 403, 407):
        return "invalid_input"
    return "permanent"


def retry_after_s(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """Seconds to wait, from a Retry-After header in seconds or as a date; None without one."""
    written = headers.get("Retry-After", "").strip()[:64]
    if written.isascii() and written.isdigit():
        return float(written)
    try:
        moment = parsedate_to_datetime(written)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max(0.0, (moment - (now or datetime.now(UTC))).total_seconds())


def _may_pass(status: int) -> bool:
    return status in _RETRIABLE or status == 429 or 500 <= status < 600


def _next_step(source: HttpSource, status: int, headers: Mapping[str, str]) -> str:
    if status in (401, 403):
        names = source.auth_variables or tuple(sorted(source.variables))
        if names:
            return f"Check the key {' and '.join(names)}."
        return "The tool's source has no auth; add what the server asks for."
    if 300 <= status < 400:
        return (
            "It is a redirect, and the tool's source follows none or it names no place. "
            "Correct the URL, or raise max_redirects."
        )
    if _may_pass(status):
        wait_s = retry_after_s(headers)
        return _LATER if wait_s is None else f"It asks to wait {wait_s:,.0f} s."
    return _NEXT_STEPS.get(status, _OTHER).format(method=source.method)


def _shortened(text: str, redactor: Redactor | None) -> str:
    if len(text) <= _SHOWN_CHARACTERS:
        return text
    shown = cut_end(text, _SHOWN_CHARACTERS, redactor)
    return f"{shown}\n… {len(text) - len(shown):,} more characters."
