"""Programs in a session of their own, known by its group: all that there is on macOS."""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import signal
from contextlib import suppress

from tooldesk.systems.program import Process, Start

_numbers = itertools.count(1)


def new_mark() -> str:
    return f"{os.getpid()}-{secrets.token_hex(8)}-{next(_numbers)}"


async def start_program(start: Start) -> Process:
    stdin, stdout, stderr = start.standard
    return await asyncio.create_subprocess_exec(
        *start.words,
        executable=start.program,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        pass_fds=start.inherited,
        start_new_session=True,
        env=start.environment,
        cwd=start.folder,
    )


def end_program(process: Process, mark: str) -> None:
    signal_group(process, signal.SIGKILL)


def end_leftovers(mark: str) -> None:
    """Nobody tells here who carries a mark."""


def ask_to_end(process: Process) -> bool:
    signal_group(process, signal.SIGTERM)
    return True


def process_tree(process: Process) -> frozenset[int]:
    return frozenset()


def signal_group(process: Process, number: signal.Signals) -> None:
    """Send a signal to the program and those that it started and that are in its group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)
