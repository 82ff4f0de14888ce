"""Which limit of its sandbox a tool ran into, told from how it ended or from what it says."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

from tooldesk.errors import SandboxLimit, SandboxLimitError
from tooldesk.systems.program import KILLED

if TYPE_CHECKING:
    from tooldesk.execution.sandbox.confinement import Confinement

_CPU_TIME, _FILE_SIZE = 24, 25
"""Source: Linux, signal(7), SIGXCPU and SIGXFSZ."""

SIGNAL_BASE = 128
"""A program that signal N ended gives this plus N. Source: bwrap(1), sh(1)."""


def plain_exit_code(exit_code: int) -> int:
    """The exit code as of a program that was started without a sandbox: -N for signal N."""
    is_signal = SIGNAL_BASE < exit_code < SIGNAL_BASE + signal.NSIG
    return SIGNAL_BASE - exit_code if is_signal else exit_code


def limit_error(
    confinement: Confinement, exit_code: int, reached: SandboxLimit | None
) -> SandboxLimitError | None:
    """The error of a program that a limit ended; `reached` is what the control group says."""
    ended_by = plain_exit_code(exit_code)
    limit: SandboxLimit
    if ended_by == -_CPU_TIME:
        limit = "cpu"
    elif ended_by == -_FILE_SIZE:
        limit = "file size"
    elif reached == "memory" and ended_by == KILLED:
        limit = "memory"
    else:
        return None
    message, field = _words(confinement, limit)
    return SandboxLimitError(
        limit,
        f"The tool was ended: {message}.",
        next_step=f'Give it less to do, or raise "{field}" of its "sandbox".',
    )


def limit_hint(confinement: Confinement, text: str) -> str:
    """What a failed tool ought to be told of its sandbox, from the system's own words in `text`."""
    return "\n".join(
        hint for pattern, hint in _hints(confinement).items() if re.search(pattern, text)
    )


def _words(confinement: Confinement, limit: SandboxLimit) -> tuple[str, str]:
    """What the limit is, and the field of SandboxPolicy that sets it."""
    policy = confinement.policy
    share = "all its processes together" if confinement.runner.homes else "each process"
    words: dict[SandboxLimit, tuple[str, str]] = {
        "memory": (f"its sandbox allows {policy.memory_mb} MB of memory to {share}", "memory_mb"),
        "cpu": (f"its sandbox allows {confinement.cpu_s} s of CPU time to a process", "cpu_s"),
        "processes": (
            f"its sandbox allows {policy.max_processes} processes and threads",
            "max_processes",
        ),
        "file size": (f"its sandbox allows files of {policy.max_file_mb} MB", "max_file_mb"),
    }
    return words[limit]


def _hints(confinement: Confinement) -> dict[str, str]:
    """The system's words for each kind of refusal (strerror(3)) → the rule behind it."""
    folder, policy = confinement.folder, confinement.policy

    def allowed(limit: SandboxLimit) -> str:
        words, field = _words(confinement, limit)
        return f'{words[:1].upper()}{words[1:]} ("{field}").'

    memory, field = _words(confinement, "memory")
    return {
        r"MemoryError|annot allocate memory|memory exhausted|out of memory": allowed("memory"),
        # what has no word for it, such as a shell, touches what it did not get and crashes
        r"ended by SIG(SEGV|BUS|KILL)|bad_alloc": (
            f"Probably memory ran out: {memory}. "
            f'Give it less to do, or raise "{field}" of its "sandbox".'
        ),
        r"Resource temporarily unavailable|can't start new thread|annot fork": allowed("processes"),
        r"File too large|File size limit exceeded": allowed("file size"),
        r"No space left on device": (
            f'Its sandbox has {policy.temporary_mb} MB in /tmp ("temporary_mb").'
        ),
        r"Read-only file system": f"Its sandbox can write to {folder} and /tmp only.",
        r"No such file or directory": (
            'Its sandbox shows it the system, its own files and what "readable" names only.'
        ),
        r"Network is unreachable|name resolution|resolve host|Name or service not known"
        r"|Connection refused": "Its sandbox has no network.",
    }
