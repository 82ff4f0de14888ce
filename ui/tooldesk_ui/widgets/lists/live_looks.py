"""LiveLooks: says when to look for other rows, only while somebody sees the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from tooldesk.execution.listeners import Listeners

LOOK_PAUSE_MS = 250
"""How long after a change of this process one looks; what changes meanwhile is seen with it."""

LOOK_EVERY_MS = 3_000
"""How often one looks for what other processes changed."""


class LiveLooks(QObject):
    """Hears of changes in this process, and looks every few seconds for those of others.

    Signals:
        look(): there may be others than before.
    """

    look = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop: Callable[[], None] | None = None
        self._is_shown = False
        self._soon, self._every = QTimer(self), QTimer(self)
        self._soon.setSingleShot(True)
        for timer, pause_ms in ((self._soon, LOOK_PAUSE_MS), (self._every, LOOK_EVERY_MS)):
            timer.setInterval(pause_ms)
            timer.timeout.connect(self.look)

    def follow(self, changed: Listeners | None) -> None:
        """Hear of this, and of nothing else."""
        if self._stop is not None:
            self._stop()
        self._stop = changed.add(self._on_changed) if changed is not None else None

    def set_shown(self, is_shown: bool) -> None:
        """Whether anybody sees what is listed."""
        self._is_shown = is_shown
        if is_shown:
            self._every.start()
            self.look.emit()
        else:
            self._every.stop()
            self._soon.stop()

    def _on_changed(self) -> None:
        if self._is_shown and not self._soon.isActive():
            self._soon.start()
