"""Programs from their start to the end of all that they started.

Where there is a keeper it starts programs and ends what is left of them. Elsewhere a program is
known by its environment, and by a limit which all that it starts inherits: that of the time that
real-time programs may take, which ours are not.
"""

from __future__ import annotations

import resource
import signal
import types
from collections.abc import Awaitable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, TypeVar

from tooldesk.systems.linux.kept_process import KeptProcess, start_kept
from tooldesk.systems.linux.leftovers import MARK, brand_of, end_leftovers, new_mark
from tooldesk.systems.posix.programs import ask_to_end, signal_group
from tooldesk.systems.posix.programs import start_program as start_in_session
from tooldesk.systems.program import Process, Start

__all__ = [
    "ask_to_end",
    "end_leftovers",
    "end_program",
    "new_mark",
    "process_tree",
    "start_program",
]

T = TypeVar("T")


async def start_program(start: Start) -> Process:
    start = replace(start, environment={**start.environment, MARK: start.mark})
    kept = await start_kept(start)
    if kept is not None:
        return kept
    return await _first_step_within(brand_of(start.mark), start_in_session(start))


def end_program(process: Process, mark: str) -> None:
    if isinstance(process, KeptProcess):
        if process.is_all_gone:
            return
        if process.returncode is None:
            process.kill()
            return
    signal_group(process, signal.SIGKILL)
    end_leftovers(mark)


def process_tree(process: Process) -> frozenset[int]:
    return process.processes() if isinstance(process, KeptProcess) else frozenset()


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
    soft, hard = resource.getrlimit(resource.RLIMIT_RTTIME)
    # where the system sets a lower limit there is no brand
    with suppress(ValueError, PermissionError):
        resource.setrlimit(resource.RLIMIT_RTTIME, (brand, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_RTTIME, (soft, hard))
