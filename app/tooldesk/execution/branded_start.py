"""start_branded: starts a process that is known by a limit which all that it starts inherits.

No program takes it off by accident, whatever it does to its environment. It is the limit of the
time that real-time programs may take, which ours are not.
"""

from __future__ import annotations

import asyncio
import sys
import types
from collections.abc import Awaitable, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

T = TypeVar("T")


async def start_branded(brand: int, *words: str, **options: Any) -> asyncio.subprocess.Process:
    """`asyncio.create_subprocess_exec`, with a limit of real time of `brand` microseconds.

    Raises:
        OSError: it can't be started.
    """
    starting = asyncio.create_subprocess_exec(*words, **options)
    return await _first_step_within(brand, starting)


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
