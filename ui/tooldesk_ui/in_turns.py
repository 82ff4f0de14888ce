"""InTurns: work of many small steps on the window's thread, which stays free for the person."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

LONGEST_TURN_S = 0.01
"""How long one step after another is done before the window has its turn."""


class InTurns(QObject):
    """Does steps, as many in a turn as there is time for; what begins anew drops what is left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_turn)

    def start(self, steps: Iterator[object], after_ms: int = 0) -> None:
        """Do these, after a while; each is done by asking for the next of them."""
        self._steps = steps
        self._timer.start(after_ms)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return not self._timer.isActive()

    def _take_turn(self) -> None:
        if self._timer.interval():
            self._timer.setInterval(0)
        until = time.perf_counter() + LONGEST_TURN_S
        for _ in self._steps:
            if time.perf_counter() > until:
                return
        self._timer.stop()
