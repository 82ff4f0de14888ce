"""MainThreadCollection: Python's garbage collector runs on the thread of the window, only there.

Left alone it runs on whichever thread allocates next. There it would destroy widgets and timers
that were part of a cycle, and Qt, which goes on using a timer of its own thread, would crash.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

from tooldesk.systems import system

INTERVAL_MS = 500

THRESHOLDS = (700, 3, 33)
"""Python's own are 700, 10 and 10. The middle generation is looked through sooner, since a form of
1,000 fields that is just being made took 57 ms of one turn; the oldest one as rarely as ever."""


class MainThreadCollection(QObject):
    """Collects what Python's own thresholds call for, between two events of the window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.set_threshold(*THRESHOLDS)
        self._holds = 0
        self._least = 1
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect_what_is_due)

    def start(self) -> None:
        """Begin, once the imports are done; what they made is never looked through again."""
        if not self._timer.isActive():
            gc.freeze()
            self._timer.start()

    def settle(self) -> None:
        """What was imported and read since is looked through once, while nobody waits for it.

        It would be with the first screen that somebody opens, and makes half of that turn.
        """
        if not self._holds:
            gc.collect(1)
            gc.freeze()
            system.give_back_memory()

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """While much is made that is dropped at once: to look through it would stall the window."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1

    def collect_what_is_due(self) -> None:
        """Collect the oldest generation whose count is above its threshold."""
        if self._holds:
            return
        counts = list(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, limit) in enumerate(counts) if count > limit]
        if due:
            # what the start left stays: it is looked through once, and is among the oldest then
            gc.collect(max(self._least, *due))
            self._least = 0
