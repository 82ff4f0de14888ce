"""PreciseLoop: qasync's event loop with timers that neither fire early nor drift."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextvars import Context
from typing import Any

import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication


class PreciseLoop(qasync.QEventLoop):  # type: ignore[misc]
    """Qt's default timers may fire 5 % early, which breaks whoever measures with `loop.time()`."""

    def __init__(self, app: QApplication, *, already_running: bool = False) -> None:
        super().__init__(app, already_running=already_running)
        start_coarse = self._timer.startTimer
        precise = Qt.TimerType.PreciseTimer
        self._timer.startTimer = lambda interval_ms, *_: start_coarse(interval_ms, precise)

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
