"""A tiny process that outlives this one for a moment and ends what its tools would leave behind.

However this process ends, kill -9 too: the system then closes its end of a pipe, and the guard
reads the end of it.
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
    for _ in $(seq "$3"); do
        found=$(
            grep -lsz "^$1" /proc/[0-9]*/environ
            grep -ls "^Max realtime timeout  *$2" /proc/[0-9]*/limits
        )
        [ -n "$found" ] || exit 0
        for file in $found; do
            process=${file#/proc/}
            kill -9 "${process%/*}"
        done
    done
}
exec 3<&0
guard "$1" "$2" "$3" <&3 >/dev/null 2>&1 &
"""
"""For a POSIX shell with GNU or BusyBox grep, which need no start-up time and next to no memory.

The pipe is handed over as standard input: dash takes no descriptor above 9 by its number."""


def start_guard(entry: str, brand: str) -> None:
    """Watch over this process; afterwards end whoever it started.

    That is who has an environment entry that begins with `entry`, or a limit of real time that
    begins with the digits of `brand`; see leftovers.py.

    The pipe stays open as long as this process lives. Where there is no shell there is no guard.
    """
    if not os.path.isdir(_PROCESSES):
        return
    reading, _ = os.pipe()
    try:
        with suppress(OSError, subprocess.SubprocessError):
            # the shell leaves the guard behind and ends at once, so it is nobody's child
            subprocess.run(
                ["/bin/sh", "-c", _SCRIPT, "sh", entry, brand, str(_SWEEPS)],
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
