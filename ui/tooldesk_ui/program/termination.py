"""Ends the program in good order when the system asks for it with SIGINT or SIGTERM."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class TerminationWatch(QObject):
    """Calls back in the event loop when the process is asked to end.

    Qt's loop does not return to Python by itself when a signal comes, so the signal also writes
    into a socket that Qt watches.
    """

    def __init__(self, on_asked: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_asked = on_asked
        self._read_end, self._write_end = socket.socketpair()
        self._read_end.setblocking(False)
        self._write_end.setblocking(False)
        self._notifier = QSocketNotifier(self._read_end.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)
        self._wakeup_before = signal.set_wakeup_fd(self._write_end.fileno())
        self._before = {
            number: signal.signal(number, self._on_signal)
            for number in (signal.SIGINT, signal.SIGTERM)
        }

    def close(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._read_end.close()
        self._write_end.close()

    def _on_woken(self) -> None:
        # every signal that Python handles writes its number here, also those of others
        if any(number in self._before for number in self._read_end.recv(64)):
            self._on_asked()

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        """Nothing: it may run in the middle of any code; `_on_woken` runs between two events."""
