"""typed, is_confirmed: what a person types, waited for so that Ctrl+C and kill end the wait."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from tooldesk.systems import system
from tooldesk.terminal.input_output import tell

T = TypeVar("T")


async def typed(read: Callable[[], T]) -> T:
    """What `read` gives, which may block; raises what it raises.

    It is called on a thread that keeps no program from ending: on asyncio's own a command would
    take a signal only after the next line was typed.
    """
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()
    with system.echo_kept():
        threading.Thread(target=_work, args=(read, future), name="keyboard", daemon=True).start()
        return await asyncio.wrap_future(future)


async def is_confirmed(question: str) -> bool:
    """Whether a person at the terminal says yes; nobody is there to be asked is no."""
    if not sys.stdin.isatty():
        return False
    tell(f"{question} [y/N] ")
    return (await typed(sys.stdin.readline)).strip().lower() in ("y", "yes")


def _work(read: Callable[[], T], future: Future[T]) -> None:
    try:
        line = read()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(line)
