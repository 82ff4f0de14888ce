"""Every error that Tooldesk raises on purpose.

AppError                             title + message fit to show to a person
├── ToolUsageError                   a call went wrong; StageFailed says in which stage
│   ├── InvalidInputError            text, name or arguments are wrong; the model is told
│   ├── RetriableError               may work next time; retried only for idempotent tools
│   │   ├── ToolTimeoutError         took longer than timeout_s and was stopped
│   │   └── RateLimitedError         carries retry_after_s
│   ├── PermanentError               will not work however often it is tried
│   │   ├── NotPermittedError        a rule or a person says no; nothing of the call ran
│   │   │   └── PermissionNeededError    it asks, and nobody was there to say yes
│   │   ├── SandboxUnavailableError  a sandboxed tool has no sandbox here, so that it does not run
│   │   └── SandboxLimitError        a sandboxed tool ran into a limit; `limit` says which
│   ├── CallStoppedError             a person stopped it; says whether it counted as a use
│   ├── SystemFaultError             our own fault, or the worker process's
│   └── ToolUsageLimitExceededError  names the tool, its count, its limit and when it ends
├── DuplicateToolError               a workspace or registry already has a tool of that name
├── DefinitionError                  a tool's own definition is wrong: file, line and reason
├── SecretUnavailableError           the keyring can't be used, or a secret is not in it
└── StorageError                     full disk, locked, newer or broken database

What is a bug of ours stays a plain exception.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

ErrorClass = Literal["invalid_input", "retriable", "rate_limited", "permanent", "system"]
"""What can be done about a failure: correct the input, try again, wait, give up, or mend us."""

SandboxLimit = Literal["memory", "cpu", "processes", "file size"]
"""What of a sandbox a tool can use up so that it is ended."""


class AppError(Exception):
    """An error with words for a person: what happened, where, and what to do next."""

    title = "Something went wrong"

    def __init__(self, message: str, *, next_step: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.next_step = next_step

    def __str__(self) -> str:
        return f"{self.message} {self.next_step}".rstrip()


class ToolUsageError(AppError):
    """A call went wrong somewhere between the model's text and the tool's result."""

    title = "The call failed"
    error_class: ErrorClass = "system"
    """How a result of this failure is classed; see ErrorClass."""


class InvalidInputError(ToolUsageError):
    """The model's text, tool name or arguments are wrong; the model can correct them."""

    title = "The call is not valid"
    error_class: ErrorClass = "invalid_input"


class RetriableError(ToolUsageError):
    """May work the next time: a timeout, a lost connection, an overloaded server."""

    title = "The tool could not finish this time"
    error_class: ErrorClass = "retriable"


class ToolTimeoutError(RetriableError):
    """The tool took longer than its timeout_s and was stopped."""

    title = "The tool took too long"


class RateLimitedError(RetriableError):
    """The other side asked for a pause of retry_after_s seconds."""

    title = "The tool is rate limited"
    error_class: ErrorClass = "rate_limited"

    def __init__(self, message: str, *, retry_after_s: float | None = None) -> None:
        super().__init__(message)
        self.retry_after_s = retry_after_s


class PermanentError(ToolUsageError):
    """Will not work however often it is tried: refused, not found, not allowed."""

    title = "The tool can't do this"
    error_class: ErrorClass = "permanent"


class NotPermittedError(PermanentError):
    """The call may not run; nothing of it did."""

    title = "The call is not permitted"


class PermissionNeededError(NotPermittedError):
    """The call asks before it runs, and nobody was there to say yes."""

    title = "The call needs your yes"


class SandboxUnavailableError(PermanentError):
    """The tool wants a sandbox and can't have one here; it was not run without."""

    title = "There is no sandbox"


class SandboxLimitError(PermanentError):
    """A sandboxed tool was ended because it ran into one of its limits."""

    title = "The tool reached a limit of its sandbox"

    def __init__(self, limit: SandboxLimit, message: str, *, next_step: str = "") -> None:
        super().__init__(message, next_step=next_step)
        self.limit = limit


class CallStoppedError(ToolUsageError):
    """A person stopped the call; `counted` is which use of its tool it was, "" when it was none."""

    title = "The call was stopped"
    error_class: ErrorClass = "permanent"

    def __init__(self, counted: str = "") -> None:
        words = f"It counts as {counted}" if counted else "It does not count as a use"
        super().__init__(
            f"The call was stopped before it ended. {words}.",
            next_step="Run it again if you want its result.",
        )


class SystemFaultError(ToolUsageError):
    """Tooldesk or the worker process broke; neither the model nor the tool's input is to blame."""

    title = "The tool's process broke"


class ToolUsageLimitExceededError(ToolUsageError):
    """The tool has been used as often as its max_usage_count allows, ever or in this period."""

    title = "The usage limit is reached"
    error_class: ErrorClass = "permanent"

    def __init__(
        self,
        tool_name: str,
        count: int,
        limit: int,
        period: str = "",
        next_period_at: datetime | None = None,
    ) -> None:
        """`period` is such as "day", or empty; `next_period_at` is aware, and goes with it."""
        times, step = f"{count} of {limit} times", ""
        if next_period_at is not None:
            times += f" this {period}"
            when = f"{next_period_at.astimezone():%Y-%m-%d %H:%M %Z}".rstrip()
            step = f"It can be used again when the next {period} begins, at {when}. Or now: r"
        step = f"{step or 'R'}eset its count, or raise its max_usage_count."
        super().__init__(f"{tool_name} has been used {times}.", next_step=step)
        self.tool_name = tool_name
        self.count = count
        self.limit = limit
        self.period = period
        self.next_period_at = next_period_at


class DuplicateToolError(AppError):
    """A second tool of the same name; refused at once, never shadowed."""

    title = "The name is taken"


class DefinitionError(AppError):
    """A tool's definition can't be used. `path` and `line` (from 1) say where, when known."""

    title = "The tool's definition is wrong"

    def __init__(
        self,
        message: str,
        *,
        path: Path | None = None,
        line: int | None = None,
        next_step: str = "",
    ) -> None:
        super().__init__(message, next_step=next_step)
        self.path = path
        self.line = line


class SecretUnavailableError(AppError):
    """What keeps secrets can't be used, or holds none of that name. Never carries a value."""

    title = "A secret is missing"


class StorageError(AppError):
    """The database can't be used for a reason outside of Tooldesk; nothing in it was touched."""

    title = "The database can't be used"
