"""Why a worker process ended in the middle of a call, in words."""

from __future__ import annotations

from enum import Enum

from tooldesk.errors import (
    NOT_RUNNABLE_HERE,
    PermanentError,
    SystemFaultError,
    ToolTimeoutError,
    ToolUsageError,
)
from tooldesk.late_pattern import late_pattern
from tooldesk.systems import system

CHANNEL_LOST_EXIT_CODE = 113
"""With which worker_script.py ends when it can't reply any more."""

_OUR_FRAME = late_pattern(
    r"/python_worker/worker_script\.py|/python_function/(call_context|running)\.py"
)
_QUOTED_LINES = 6
_CHECK_TOOL = "Look at what it wrote to stderr; the next call starts a new process."


class WorkerEnd(Enum):
    """Why we ended a worker, when we did."""

    TIMEOUT = "timeout"
    CANCELLED = "cancelled"
    GARBAGE = "garbage"
    CLOSED = "closed"


def call_failure(
    end: WorkerEnd | None, exit_code: int, timeout_s: float, stderr_tail: str
) -> ToolUsageError:
    """The error of a call whose worker is gone."""
    if end is WorkerEnd.TIMEOUT:
        return ToolTimeoutError(
            f"The tool ran longer than {timeout_s:g} s and was stopped.",
            next_step="Raise its timeout_s, or give it less to do.",
        )
    if end is WorkerEnd.GARBAGE:
        return SystemFaultError(
            "The tool wrote into the channel between its process and Tooldesk.",
            next_step="Let it write to stdout, stderr and files of its own only.",
        )
    if end in (WorkerEnd.CLOSED, WorkerEnd.CANCELLED):
        return SystemFaultError(
            "The tool was stopped because Tooldesk no longer waits for it.",
            next_step="Run the call again.",
        )
    return SystemFaultError(_crash_message(exit_code) + _quoted(stderr_tail), next_step=_CHECK_TOOL)


def start_failure(interpreter: str, reason: str) -> ToolUsageError:
    """The error of an interpreter that can't run tools."""
    return PermanentError(
        f"{interpreter} can't run tools: {reason or 'it ended at once'}",
        next_step="Choose a CPython 3.9 or newer as the tool's interpreter.",
        for_model=NOT_RUNNABLE_HERE,
    )


def _crash_message(exit_code: int) -> str:
    if exit_code == CHANNEL_LOST_EXIT_CODE:
        return "The tool closed the channel between its process and Tooldesk."
    if exit_code >= 0:
        return f"The tool ended its process with exit code {exit_code}."
    return f"The tool's process was ended by {system.how_it_ended(-exit_code)}."


def _quoted(stderr_tail: str) -> str:
    lines = [line for line in stderr_tail.splitlines() if not _OUR_FRAME.search(line)]
    return "\n".join([" It wrote last:", *lines[-_QUOTED_LINES:], ""]) if lines else ""
