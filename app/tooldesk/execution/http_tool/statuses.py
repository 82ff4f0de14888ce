"""status_failure: an HTTP status that is no success → a result that says what can be done."""

from __future__ import annotations

from tooldesk.counted import counted
from tooldesk.errors import try_again
from tooldesk.execution.http_tool.exchange import Answer
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import cut_end
from tooldesk.tools.python_function.http_statuses import class_of_status, retry_after_s
from tooldesk.tools.python_function.raised_failure import WAITING
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_result import TextContent, ToolResult

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
    status, kind = answer.status, class_of_status(answer.status)
    may_pass = kind in WAITING
    wait_s = retry_after_s(answer.headers.get("Retry-After", "")) if may_pass else None
    said = f"{source.method} {answer.url} answered {status} {answer.reason}".rstrip() + "."
    next_step = _wait(wait_s) if may_pass else _next_step(source, status)
    answered = [_shortened(text, redactor)] if text.strip() else []
    for_model = f"The server answered {status} {answer.reason}".rstrip() + "."
    if may_pass:
        for_model += f" {try_again(wait_s)}"
    return ToolResult(
        content=tuple(map(TextContent, (f"{said} {next_step}".rstrip(), *answered))),
        is_error=True,
        error_class=kind,
        retry_after_s=wait_s,
        next_step=next_step,
        for_model="\n\n".join((for_model, *answered)),
    )


def _wait(wait_s: float | None) -> str:
    return _LATER if wait_s is None else f"It asks to wait {wait_s:,.0f} s."


def _next_step(source: HttpSource, status: int) -> str:
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
    return _NEXT_STEPS.get(status, _OTHER).format(method=source.method)


def _shortened(text: str, redactor: Redactor | None) -> str:
    if len(text) <= _SHOWN_CHARACTERS:
        return text
    shown = cut_end(text, _SHOWN_CHARACTERS, redactor)
    return f"{shown}\n… {counted(len(text) - len(shown), 'more character')}."
