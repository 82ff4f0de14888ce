"""Every error that Tooldesk raises on purpose.

AppError                             title + message fit to show to a person
├── ToolUsageError                   a call went wrong; StageFailed says in which stage
│   ├── InvalidInputError            text, name or arguments are wrong; the model is told
│   │   ├── UnfitArgumentsError      a function doesn't take these names; says which it does take
│   │   └── ToolDisabledError        a person took the tool out of use; for a model it isn't there
│   ├── RetriableError               may work next time; retried only for idempotent tools
│   │   ├── ToolTimeoutError         took longer than timeout_s and was stopped
│   │   └── RateLimitedError         carries retry_after_s
│   ├── PermanentError               will not work however often it is tried
│   │   ├── NotPermittedError        a rule or a person says no; nothing of the call ran
│   │   │   ├── PermissionNeededError    it asks, and nobody was there to say yes
│   │   │   ├── ApprovalNeededError      it has changed since a person approved its definition
│   │   │   └── UntrustedWorkspaceError  nobody has said that the folder's code may run
│   │   ├── ToolDriftError           the tool's function takes other arguments than the tool says
│   │   ├── SandboxUnavailableError  a sandboxed tool has no sandbox here, so that it does not run
│   │   └── SandboxLimitError        a sandboxed tool ran into a limit; `limit` says which
│   ├── CallStoppedError             a person stopped it; says whether it counted as a use
│   ├── SystemFaultError             our own fault, or the worker process's
│   └── ToolUsageLimitExceededError  names the tool, its count, its limit and when it ends
├── DuplicateToolError               a workspace or registry already has a tool of that name
├── ChangedOutsideError              a tool's file is not as whoever writes over it has seen it
├── DefinitionError                  a tool's own definition is wrong: file, line and reason
│   └── ServerConfigError            an MCP server's entry in servers.json is wrong
├── SecretUnavailableError           the keyring can't be used, or a secret is not in it
│   └── SecretsUnreadError           a text is not shown, as nobody can say whether one is in it
├── SavedCallError                   a call can't be kept under a name; nothing was written
├── ScenarioError                    a scenario can't be read, run or written; its file stays
├── SettingsFileError                the file of the settings can't be read, so nothing is changed
│   └── SettingsSetAsideError        such a file was set aside; what could be read of it holds
└── StorageError                     full disk, locked, newer or broken database
    └── DatabaseSalvagedError        a damaged one was set aside, and what could be read is there

Each has two texts: message and next_step are for a person, `for_model` is all that a model is told.
What is a bug of ours stays a plain exception.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Literal

from tooldesk.counted import counted

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

ErrorClass = Literal["invalid_input", "retriable", "rate_limited", "permanent", "system"]
"""What can be done about a failure: correct the input, try again, wait, give up, or mend us."""
SandboxLimit = Literal["memory", "cpu", "processes", "file size"]
"""What of a sandbox a tool can use up so that it is ended."""

NOT_RUNNABLE_HERE = "The tool can't be run here. Go on without it, or tell the user."
"""What a model is told when something that a tool needs is not on this computer."""
NOT_SET_UP = "The tool is not set up here. Go on without it, or tell the user."
"""What a model is told when a secret or key is missing."""


def try_again(retry_after_s: float | None) -> str:
    """When a model may try again, as a sentence."""
    return "Try again later." if not retry_after_s else f"Try again in {retry_after_s:,.0f} s."


class AppError(Exception):
    """An error with words for a person: what happened, where, and what to do next.

    Attributes:
        message: What happened, and where.
        next_step: What a person can do.
        for_model: What a model is told, which holds only what it can act on.
    """

    title = "Something went wrong"
    model_text = "The tool broke, and not because of the call. Go on without it, or tell the user."
    """What a model is told of this kind; "{message}" in it stands for the message."""

    def __init__(self, message: str, *, next_step: str = "", for_model: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.next_step = next_step
        self.for_model = for_model or self.model_text.replace("{message}", message)

    def __str__(self) -> str:
        return f"{self.message} {self.next_step}".rstrip()


class ToolUsageError(AppError):
    """A call went wrong somewhere between the model's text and the tool's result."""

    title = "The call failed"
    error_class: ErrorClass = "system"
    """How a result of this failure is classed; see ErrorClass."""
    retry_after_s: float | None = None
    """How many seconds to wait before another try, where the other side asked for that."""


class InvalidInputError(ToolUsageError):
    """The model's text, tool name or arguments are wrong; the model can correct them."""

    title = "The call is not valid"
    error_class: ErrorClass = "invalid_input"
    model_text = "{message}"


class UnfitArgumentsError(InvalidInputError):
    """A function was given names that it doesn't take, or not all that it needs.

    Attributes:
        unknown: Names that were given and that it doesn't take.
        missing: Names that it needs and was not given.
        takes: All names that it takes.
    """

    def __init__(self, message: str, *names: tuple[str, ...], next_step: str = "") -> None:
        """`names` are unknown, missing and takes."""
        super().__init__(message, next_step=next_step)
        self.unknown, self.missing, self.takes = names


class ToolDisabledError(InvalidInputError):
    """The tool that is meant is disabled; a model hears of it as of one that isn't there."""

    title = "The tool is disabled"

    def __init__(self, tool_name: str) -> None:
        super().__init__(
            f"{tool_name} is disabled.",
            next_step=f"Enable it on the Tools screen, or: tooldesk tools enable {tool_name}",
            for_model=f"There is no tool called {tool_name}. Call one of the others.",
        )
        self.tool_name = tool_name


class RetriableError(ToolUsageError):
    """May work the next time: a timeout, a lost connection, an overloaded server."""

    title = "The tool could not finish this time"
    error_class: ErrorClass = "retriable"
    model_text = "{message} It may work later."


class ToolTimeoutError(RetriableError):
    """The tool took longer than its timeout_s and was stopped."""

    title = "The tool took too long"
    model_text = "{message} Give it less to do, or try again later."


class RateLimitedError(RetriableError):
    """The other side asked for a pause of retry_after_s seconds; a number as message is these."""

    title = "The tool is rate limited"
    error_class: ErrorClass = "rate_limited"

    def __init__(
        self,
        message: str | float = "",
        retry_after_s: float | None = None,
        *,
        next_step: str = "",
        for_model: str = "",
    ) -> None:
        if not isinstance(message, str):
            retry_after_s, message = message, ""
        if not message:
            wait = "" if retry_after_s is None else f"; wait {retry_after_s:g} s"
            message = f"Too many calls in a short time{wait}."
        said = f"The tool is rate limited. {try_again(retry_after_s)}"
        super().__init__(message, next_step=next_step, for_model=for_model or said)
        self.retry_after_s = retry_after_s


class PermanentError(ToolUsageError):
    """Will not work however often it is tried: refused, not found, not allowed."""

    title = "The tool can't do this"
    error_class: ErrorClass = "permanent"
    model_text = "The tool can't do this, now or later. Go on without it, or tell the user."


class NotPermittedError(PermanentError):
    """The call may not run; nothing of it did."""

    title = "The call is not permitted"
    model_text = "This call was not permitted. Do not repeat it; go on without it, or ask the user."


class PermissionNeededError(NotPermittedError):
    """The call asks before it runs, and nobody was there to say yes."""

    title = "The call needs your yes"


class ApprovalNeededError(NotPermittedError):
    """A person approved the tool's definition, and it is another one now; nothing of it runs."""

    title = "The tool waits for your approval"
    model_text = "The tool is not available now. Go on without it, or tell the user."

    def __init__(self, tool_name: str, how: str) -> None:
        """`how` is how it has changed, as the rest of a sentence that begins with its name."""
        super().__init__(
            f"{tool_name} {how}",
            next_step="Look at it and approve it: with “Approve this definition” on the Tools "
            f"screen, or: tooldesk tools approve {tool_name}",
        )


class UntrustedWorkspaceError(NotPermittedError):
    """The tool is of a folder that nobody trusts yet; nothing of it runs."""

    title = "The folder is not trusted"

    def __init__(self, folder: Path) -> None:
        named = shlex.quote(str(folder))
        super().__init__(
            f"You have not trusted {folder}, so nothing of it runs.",
            next_step=f"Look at what it would do: tooldesk trust show {named}. Then trust it in "
            f"the window, or with: tooldesk trust add {named}",
        )


class ToolDriftError(PermanentError):
    """The function of a tool has changed since it was described; the model is not to blame."""

    title = "The tool is not as its code is now"
    model_text = (
        "The tool can't be used now: what it says of its arguments is out of date. Your arguments "
        "were not wrong. Go on without it, or tell the user."
    )


class SandboxUnavailableError(PermanentError):
    """The tool wants a sandbox and can't have one here; it was not run without."""

    title = "There is no sandbox"
    model_text = NOT_RUNNABLE_HERE


class SandboxLimitError(PermanentError):
    """A sandboxed tool was ended because it ran into one of its limits."""

    title = "The tool reached a limit of its sandbox"

    def __init__(self, limit: SandboxLimit, message: str, *, next_step: str = "") -> None:
        said = f"The tool was ended: it used more than it may ({limit}). Give it less to do."
        super().__init__(message, next_step=next_step, for_model=said)
        self.limit = limit


class CallStoppedError(ToolUsageError):
    """A person stopped the call; `counted` is which use of its tool it was, "" when it was none."""

    title = "The call was stopped"
    error_class: ErrorClass = "permanent"
    model_text = (
        "The user stopped this call before it ended. Go on without its result, and don't repeat it"
        " unless you are asked to."
    )

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
        *,
        is_count_lost: bool = False,
    ) -> None:
        """`period` is such as "day", or empty; `next_period_at` is aware, and goes with it."""
        times = f"{count} of {counted(limit, 'time')}"
        if is_count_lost:
            times = f"up to {counted(limit, 'time')}: its count was lost with a damaged database"
        step = "Reset its count, or raise its max_usage_count."
        if next_period_at is not None:
            times += f" this {period}"
            when = f"{next_period_at.astimezone():%Y-%m-%d %H:%M %Z}".rstrip()
            step = (
                f"It can be used again when the next {period} begins, at {when}. "
                "Or now: reset its count, or raise its max_usage_count."
            )
        said = f"{tool_name} has been used as often as it may be. Go on without it."
        super().__init__(f"{tool_name} has been used {times}.", next_step=step, for_model=said)
        self.tool_name, self.count, self.limit = tool_name, count, limit
        self.period, self.next_period_at = period, next_period_at


class DuplicateToolError(AppError):
    """A second tool of the same name; refused at once, never shadowed."""

    title = "The name is taken"


class DefinitionError(AppError):
    """A tool's definition can't be used. `path` and `line` (from 1) say where, when known."""

    title = "The tool's definition is wrong"
    model_text = NOT_RUNNABLE_HERE

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


class ServerConfigError(DefinitionError):
    """An MCP server of servers.json can't be used."""

    title = "The server can't be used"


class ChangedOutsideError(AppError):
    """A tool's file says something else than whoever writes over it has seen; it stays."""

    title = "The file was changed outside"


class SecretUnavailableError(AppError):
    """What keeps secrets can't be used, or holds none of that name. Never carries a value."""

    title = "A secret is missing"
    model_text = NOT_SET_UP


class SecretsUnreadError(SecretUnavailableError):
    """Stored secrets can't be read, so that a text can't be shown without them."""

    title = "Not shown"

    def __init__(self, problem: SecretUnavailableError) -> None:
        super().__init__(
            "Stored secrets can't be read now, and one of them may be in it. " + problem.message,
            next_step=problem.next_step,
        )


class SavedCallError(AppError):
    """A call can't be kept under a name; the file is as it was. Never carries a value."""

    title = "The call is not saved"


class ScenarioError(AppError):
    """A scenario can't be read, run or written; its file is as it was."""

    title = "The scenario can't be used"


class SettingsFileError(AppError):
    """The file of the settings can't be read; it is left as it is."""

    title = "The settings file needs a look"


class SettingsSetAsideError(SettingsFileError):
    """The file has another name now; what could be read of it is in its place, and holds."""

    title = "The settings file was set aside"


class StorageError(AppError):
    """The database can't be used for a reason outside of Tooldesk; nothing in it was touched."""

    title = "The database can't be used"


class DatabaseSalvagedError(StorageError):
    """A damaged database was set aside; all that could be read of it is in its place, and works."""

    title = "A damaged database was set aside"
