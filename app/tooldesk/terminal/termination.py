"""interruptible: kill, or a closed terminal, ends a command as Ctrl+C does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = (signal.SIGTERM, signal.SIGHUP) if hasattr(signal, "SIGHUP") else (signal.SIGTERM,)


@contextmanager
def interruptible() -> Iterator[None]:
    """Within it SIGTERM and SIGHUP act as SIGINT, so that calls are cancelled properly."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # what a parent wants ignored, as nohup does, stays so
    changed = [number for number in _ENDING if signal.getsignal(number) is signal.SIG_DFL]
    for number in changed:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, signal.SIG_DFL)


def _interrupt(number: int, frame: FrameType | None) -> None:
    if callable(signal.getsignal(signal.SIGINT)):
        # asyncio takes it and cancels the command's task
        signal.raise_signal(signal.SIGINT)
    else:
        raise KeyboardInterrupt
