"""What a worker's tools or a command started and left behind, found by a mark in its environment.

A process group misses whoever made a session of its own, such as browsers and daemons do; the
environment is inherited by all of them. Linux only: elsewhere just the group is ended.
"""

from __future__ import annotations

import itertools
import os
import secrets
import signal
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from app.execution.leftovers_guard import start_guard

MARK = "TOOLDESK_WORKER"
"""Name of the variable that all processes of a worker or a command inherit."""

_PROCESSES = "/proc"
_SWEEPS = 5
_numbers = itertools.count(1)


def new_mark() -> str:
    """A value of MARK that no other worker or command has, of no other Tooldesk either.

    From the first one on a guard watches over this process.
    """
    return f"{_mark_of_this_process()}-{next(_numbers)}"


@cache
def _mark_of_this_process() -> str:
    mark = f"{os.getpid()}-{secrets.token_hex(8)}"
    start_guard(f"{MARK}={mark}-")
    return mark


def end_leftovers(mark: str) -> None:
    """End every process that carries the mark, those too that they start meanwhile."""
    for _ in range(_SWEEPS):
        found = list(_marked(f"{MARK}={mark}".encode()))
        for process_id in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process_id, signal.SIGKILL)
        if not found:
            return


def _marked(entry: bytes) -> Iterator[int]:
    if not os.path.isdir(_PROCESSES):
        return
    for name in os.listdir(_PROCESSES):
        if name.isdigit():
            # others' processes can't be read, ended ones are empty
            with suppress(OSError), open(f"{_PROCESSES}/{name}/environ", "rb") as environment:
                if entry in environment.read().split(b"\0"):
                    yield int(name)
