"""A tiny process that outlives this one for a moment and ends what its tools would leave behind.

However this process ends, kill -9 too: the system then closes its end of a pipe, and the guard
reads the end of it. Linux only, as leftovers.py.
"""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress

_PROCESSES = "/proc"
_SWEEPS = 5
_SCRIPT = """
guard() {
    while read -r _; do :; done
    for _ in $(seq "$2"); do
        found=$(grep -lsz "^$1" /proc/[0-9]*/environ)
        [ -n "$found" ] || exit 0
        for file in $found; do
            process=${file#/proc/}
            kill -9 "${process%/environ}"
        done
    done
}
exec 3<&0
guard "$1" "$2" <&3 >/dev/null 2>&1 &
"""
"""For a POSIX shell with GNU or BusyBox grep, which need no start-up time and next to no memory.

The pipe is handed over as standard input: dash takes no descriptor above 9 by its number."""


def start_guard(entry: str) -> None:
    """Watch over this process; afterwards whoever has an environment entry that begins so is ended.

    The pipe stays open as long as this process lives. Where there is no shell there is no guard.
    """
    if not os.path.isdir(_PROCESSES):
        return
    reading, _ = os.pipe()
    try:
        with suppress(OSError, subprocess.SubprocessError):
            # the shell leaves the guard behind and ends at once, so it is nobody's child
            subprocess.run(
                ["/bin/sh", "-c", _SCRIPT, "sh", entry, str(_SWEEPS)],
                stdin=reading,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env={"PATH": os.defpath},
                cwd=os.sep,
                timeout=5,
                check=False,
            )
    finally:
        os.close(reading)
