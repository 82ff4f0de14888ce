"""WindowSocket: the Unix socket through which a later start reaches the first window.

Not one of Qt's: these bring all of its network library, a fiftieth of the window's memory.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSocketNotifier

MOST_WAITING = 8
"""Later starts at once; each says one line."""


def send(address: str, message: bytes, most_ms: int) -> bool:
    """Send a line to the first window; whether it answers."""
    with socket.socket(socket.AF_UNIX) as asking, suppress(OSError):
        asking.settimeout(most_ms / 1_000)
        asking.connect(address)
        asking.sendall(message)
        return bool(asking.recv(1))
    return False


class WindowSocket(QObject):
    """Listens; `on_line` is called with each line, and its bytes are the answer.

    The folder of the socket is made for this user alone, and what a killed program left in it is
    removed. One that can't be made is none: nobody is reached there then.
    """

    def __init__(
        self, address: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._on_line, self._most_bytes = on_line, most_bytes
        self._path = Path(address)
        self._heard: dict[socket.socket, tuple[QSocketNotifier, bytes]] = {}
        folder = self._path.parent
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.setblocking(False)
        self._ready = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
            self._socket.bind(address)
            self._path.chmod(0o600)
            self._socket.listen(MOST_WAITING)
            self._ready.activated.connect(self._on_connected)

    def close(self) -> None:
        """Stop listening and remove the socket."""
        for heard in tuple(self._heard):
            self._forget(heard)
        self._ready.setEnabled(False)
        self._socket.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _on_connected(self) -> None:
        with suppress(OSError):
            heard, _ = self._socket.accept()
            heard.setblocking(False)
            ready = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read, self)
            self._heard[heard] = (ready, b"")
            ready.activated.connect(partial(self._on_heard, heard))
            if len(self._heard) > MOST_WAITING:
                self._forget(next(iter(self._heard)))  # one that never says anything

    def _on_heard(self, heard: socket.socket, *_: object) -> None:
        ready, before = self._heard[heard]
        try:
            new = heard.recv(self._most_bytes)
        except OSError:
            new = b""
        said = before + new
        if new and b"\n" not in said and len(said) < self._most_bytes:
            self._heard[heard] = (ready, said)
            return
        if new and b"\n" in said:
            with suppress(OSError):
                heard.sendall(self._on_line(said[: said.index(b"\n") + 1]))
        self._forget(heard)

    def _forget(self, heard: socket.socket) -> None:
        ready, _ = self._heard.pop(heard)
        ready.setEnabled(False)
        ready.deleteLater()
        heard.close()
