"""hide_memory: secrets lie in a process's memory, and in what a crash leaves of it."""

from __future__ import annotations

import sys
from contextlib import suppress

_SET_DUMPABLE = 4
"""Source: Linux, prctl.h, PR_SET_DUMPABLE."""

if sys.platform != "win32":
    import resource


def hide_memory() -> None:
    """Keep the memory of this process from other programs of the same person, and from files.

    Programs that it starts are not hidden: they may be debugged as ever.
    """
    _refuse_core_files()
    if sys.platform == "linux":
        # few milliseconds to import, and not every Python has it
        with suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)


def _refuse_core_files() -> None:
    """Write no core file of this process, nor of those it starts.

    One of a tool would hold its environment, and would lie in the folder it works in. Only the
    soft limit is lowered: a tool that wants its core file can raise it again.
    """
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (0, hard))
