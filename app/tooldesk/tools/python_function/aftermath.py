"""of_call: what a call left behind in the process that it ran in, as fields of the reply."""

from __future__ import annotations

import os
import sys
import time

_PROCESSES_OF_A_SANDBOX = 2
"""bubblewrap's first process and this one."""


def of_call(is_sandboxed: bool) -> dict[str, bool]:
    """Say "children" when processes are left, "is_spent" when too little CPU time is."""
    left = {
        "children": _has_company() if is_sandboxed else _has_children(),
        "is_spent": is_sandboxed and _is_spent(),
    }
    return {name: holds for name, holds in left.items() if holds}


def _has_children() -> bool:
    """Whether the tool left child processes behind, running or ended."""
    if sys.platform == "win32":
        return False  # the app sees it by the job that this process is in
    waitid = getattr(os, "waitid", None)
    if waitid is None:
        return True
    try:
        waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def _has_company() -> bool:
    """Whether a process of the tool's is left in the sandbox, whoever is its parent by now."""
    processes = [name for name in os.listdir("/proc") if name.isdigit()]
    return len(processes) > _PROCESSES_OF_A_SANDBOX


def _is_spent() -> bool:
    """Whether half of this process's CPU time is used: the limit is that of two calls."""
    if sys.platform == "win32":
        return False  # there is no sandbox
    # not everywhere, and a native call does without
    import resource

    return time.process_time() > resource.getrlimit(resource.RLIMIT_CPU)[0] / 2
