"""start_program, end_program: from the start of a program to the end of all that it started.

Where there is a keeper it starts programs and ends what is left of them. Elsewhere a program is
known by its environment, and by a limit which all that it starts inherits: that of the time that
real-time programs may take, which ours are not.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import types
from collections.abc import Awaitable, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from tooldesk.execution.keeper.kept_process import KeptProcess, Start, start_kept
from tooldesk.execution.leftovers import end_leftovers

T = TypeVar("T")
Process = KeptProcess | asyncio.subprocess.Process


async def start_program(start: Start) -> Process:
    """Start a program in a session of its own.

    Raises:
        OSError: it can't be started.
    """
    kept = await start_kept(start)
    if kept is not None:
        return kept
    stdin, stdout, stderr = start.standard
    starting = asyncio.create_subprocess_exec(
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
    return await _first_step_within(start.brand, starting)


def end_program(process: Process, mark: str) -> None:
    """End it and all that it started; of one that has ended, what is left."""
    if isinstance(process, KeptProcess):
        if process.is_all_gone:
            return
        if process.returncode is None:
            process.kill()
            return
    signal_group(process, signal.SIGKILL)
    end_leftovers(mark)


def process_tree(process: Process) -> frozenset[int]:
    """The program and all that it started, as far as there is a keeper to tell."""
    return process.processes() if isinstance(process, KeptProcess) else frozenset()


def signal_group(process: Process, number: signal.Signals) -> None:
    """Send a signal to the program and those that it started and that are in its group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


@types.coroutine
def _first_step_within(brand: int, work: Awaitable[T]) -> Generator[Any, Any, T]:
    """Await `work`; until it waits for the first time, by then it has forked, we have the brand."""
    steps = work.__await__()
    try:
        with _branded(brand):
            awaited = next(steps)
        while True:
            try:
                sent = yield awaited
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as thrown:  # a cancellation, as it comes
                awaited = steps.throw(thrown)
            else:
                awaited = steps.send(sent)
    except StopIteration as end:
        value: T = end.value
        return value


@contextmanager
def _branded(brand: int) -> Iterator[None]:
    """Have the limit ourselves for a moment: a process inherits it before it can fork."""
    if not sys.platform.startswith("linux"):
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_RTTIME)
    # where the system sets a lower limit there is no brand
    with suppress(ValueError, PermissionError):
        resource.setrlimit(resource.RLIMIT_RTTIME, (brand, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_RTTIME, (soft, hard))
