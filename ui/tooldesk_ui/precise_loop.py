"""PreciseLoop: qasync's event loop with timers that neither fire early, drift nor get lost."""

from __future__ import annotations

import asyncio
import math
import sys
from collections.abc import Callable
from contextvars import Context
from typing import Any

import qasync
from PySide6.QtCore import Qt, QTimerEvent
from PySide6.QtWidgets import QApplication

SWITCH_INTERVAL_S = 0.0002


class PreciseLoop(qasync.QEventLoop):  # type: ignore[misc]
    """Qt's default timers may fire 5 % early, which breaks whoever measures with `loop.time()`."""

    def __init__(self, app: QApplication, *, already_running: bool = False) -> None:
        super().__init__(app, already_running=already_running)
        self._timer = _PatientTimer(self)
        # Qt's calls let other threads go on, hundreds in one painting: each of them would take the
        # interpreter for 5 ms before the window has it again
        sys.setswitchinterval(SWITCH_INTERVAL_S)

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """Call back after `delay` seconds, rounded up to the next millisecond."""
        delay_s = 0 if delay <= 0 else math.ceil(delay * 1000) / 1000
        handle: asyncio.Handle = super().call_later(delay_s, callback, *args, context=context)
        return handle


class _PatientTimer(qasync._SimpleTimer):  # type: ignore[misc]
    """Calls what is due, but not within a step of a task."""

    def __init__(self, loop: PreciseLoop) -> None:
        super().__init__()
        self._loop = loop

    def startTimer(self, interval_ms: int) -> int:
        return int(super().startTimer(interval_ms, Qt.TimerType.PreciseTimer))

    def timerEvent(self, event: QTimerEvent) -> None:
        # a step that has Qt process events, as a moved pointer in a test does, is no place for
        # another one: asyncio refuses that, and the other task would never go on
        if asyncio.current_task(self._loop) is None:
            super().timerEvent(event)
