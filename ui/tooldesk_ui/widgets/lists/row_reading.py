"""RowReading: reads what is current whole, and nothing of what was only passed by."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

from tooldesk_ui.task_owner import TaskOwner

KeyT = TypeVar("KeyT", int, str)

PAUSE_MS = 60
"""How long a row must have been current before it is read: arrow keys run past many."""


class RowReading(QObject, Generic[KeyT]):
    """One is read at a time; of those that are wanted meanwhile, the last comes next."""

    def __init__(
        self,
        owner: TaskOwner,
        read: Callable[[KeyT], Awaitable[None]],
        parent: QObject,
        *,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        """`read` gets the key of a row, and asks `is_wanted` before it shows what it read."""
        super().__init__(parent)
        self._owner = owner
        self._read: Callable[[KeyT], Awaitable[None]] = read
        self._wanted: KeyT | None = None
        self._is_waiting = self._is_reading = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(pause_ms)
        self._pause.timeout.connect(self._begin)

    def want(self, key: KeyT | None) -> None:
        """Read this one soon; None is none."""
        self._wanted, self._is_waiting = key, key is not None
        if key is None:
            self._pause.stop()
        else:
            self._pause.start()

    def is_wanted(self, key: KeyT) -> bool:
        """Whether no other one was wanted since."""
        return key == self._wanted

    def _begin(self) -> None:
        if not self._is_reading and not self._pause.isActive() and self._is_waiting:
            self._is_reading = True
            if self._owner.start(self._read_wanted(), "read the current row") is None:
                self._is_reading = False

    async def _read_wanted(self) -> None:
        self._is_waiting, key = False, self._wanted
        try:
            if key is not None:
                await self._read(key)
        finally:
            self._is_reading = False
            self._begin()
