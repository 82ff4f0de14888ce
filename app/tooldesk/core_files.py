"""refuse_core_files: what a crash leaves of a process's memory may hold secrets."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource


def refuse_core_files() -> None:
    """Write no core file of this process, nor of those it starts.

    One of a tool would hold its environment, and would lie in the folder it works in. Only the
    soft limit is lowered: a tool that wants its core file can raise it again.
    """
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (0, hard))
