"""interruptible: kill, or a closed terminal, ends a command as Ctrl+C does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from tooldesk.systems import system


@contextmanager
def interruptible() -> Iterator[None]:
    """Within it what else asks a program to end acts as SIGINT: calls are cancelled properly."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # what a parent wants ignored, as nohup does, stays so
    usual = signal.SIG_DFL
    changed = [each for each in system.ENDING_SIGNALS if signal.getsignal(each) is usual]
    for number in changed:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def stopping(stop: Callable[[], bool]) -> Iterator[Callable[[], bool]]:
    """Within it Ctrl+C stops what runs, so that it still ends in order; gives whether it came.

    The second one, and one when there is nothing to stop yet, cancels the task at once.
    """
    # of the commands, few have a loop
    import asyncio

    task, has_come = asyncio.current_task(), False

    def interrupt() -> None:
        nonlocal has_come
        if (has_come or not stop()) and task is not None:
            task.cancel()
        has_come = True

    loop = asyncio.get_running_loop()
    # whoever handles it now is asyncio, or a caller that wants it ignored
    if not callable(signal.getsignal(signal.SIGINT)):
        yield lambda: has_come
        return
    try:
        loop.add_signal_handler(signal.SIGINT, interrupt)
    except (NotImplementedError, RuntimeError):
        # on Windows, and in a thread
        yield lambda: has_come
        return
    try:
        yield lambda: has_come
    finally:
        loop.remove_signal_handler(signal.SIGINT)


@contextmanager
def woken_by_signals() -> Iterator[None]:
    """Within it every signal wakes the loop, also one that comes right before it begins to wait.

    Python calls a handler when the main thread does something again. asyncio's own for Ctrl+C sees
    to that no more than another thread does that took the signal: the loop waits on until
    something else happens, which is nothing while a person is asked.
    """
    import asyncio
    import socket

    if threading.current_thread() is not threading.main_thread() or system.LOOP_HEARS_SIGNALS:
        yield
        return
    loop = asyncio.get_running_loop()
    heard, told = socket.socketpair()
    for end in (heard, told):
        end.setblocking(False)
    loop.add_reader(heard, heard.recv, 4_096)
    before = signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        loop.remove_reader(heard)
        heard.close()
        told.close()


def _interrupt(number: int, frame: FrameType | None) -> None:
    if callable(signal.getsignal(signal.SIGINT)):
        # asyncio takes it and cancels the command's task
        signal.raise_signal(signal.SIGINT)
    else:
        raise KeyboardInterrupt
