"""What a worker's tools or a command started and left behind, found by what it inherited.

A process group misses whoever made a session of its own, such as browsers and daemons do. Their
environment has a mark; of those that start with an empty one, or write over it as many servers
do, a resource limit tells.
"""

from __future__ import annotations

import itertools
import os
import resource
import secrets
import signal
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from tooldesk.systems.linux.leftovers_guard import start_guard

MARK = "TOOLDESK_WORKER"
"""Name of the variable that all processes of a worker or a command inherit."""

_PROCESSES = "/proc"
_SWEEPS = 5
_FIRST_BRAND = 4 * 10**18
_BRANDS_OF_A_PROCESS = 10**7
_numbers = itertools.count(1)


def new_mark() -> str:
    """A value of MARK that no other worker or command has, of no other Tooldesk either.

    From the first one on a guard watches over this process.
    """
    return f"{_mark_of_this_process()}-{next(_numbers)}"


@cache
def _mark_of_this_process() -> str:
    mark = f"{os.getpid()}-{secrets.token_hex(8)}"
    start_guard(f"{MARK}={mark}-", str(brand_of(f"{mark}-0") // _BRANDS_OF_A_PROCESS))
    return mark


def brand_of(mark: str) -> int:
    """The mark as a limit of real time, for `start_branded`: 19 digits, more than 100,000 years.

    They are those of the process, four of its token, and those of the worker or command.
    """
    process_id, token, number = mark.split("-")
    of_process = int(process_id) * 10**4 + int(token, 16) % 10**4
    return _FIRST_BRAND + of_process * _BRANDS_OF_A_PROCESS + int(number) % _BRANDS_OF_A_PROCESS


def end_leftovers(mark: str) -> None:
    """End every process that carries the mark, those too that they start meanwhile."""
    for _ in range(_SWEEPS):
        found = list(_marked(f"{MARK}={mark}".encode(), brand_of(mark)))
        for process_id in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process_id, signal.SIGKILL)
        if not found:
            return


def _marked(entry: bytes, number: int) -> Iterator[int]:
    if not os.path.isdir(_PROCESSES):
        return
    for process_id in map(int, filter(str.isdigit, os.listdir(_PROCESSES))):
        # others' processes can't be read, ended ones are empty
        with suppress(OSError):
            if _has_brand(process_id, number) or _has_entry(process_id, entry):
                yield process_id


def _has_entry(process_id: int, entry: bytes) -> bool:
    with open(f"{_PROCESSES}/{process_id}/environ", "rb") as environment:
        return entry in environment.read().split(b"\0")


def _has_brand(process_id: int, number: int) -> bool:
    if number not in resource.prlimit(process_id, resource.RLIMIT_RTTIME):
        return False
    with open(f"{_PROCESSES}/{process_id}/stat", "rb") as status:
        # one that has ended keeps its limits until somebody asks for its exit code
        return status.read().rpartition(b")")[2].split()[0] not in (b"Z", b"X")
