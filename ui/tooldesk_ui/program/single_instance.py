"""SingleInstance: a second start with the same data folder raises the window of the first.

It talks over a local socket in a folder of its own that only this user can enter; there is no
network port.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

FOLDER_NAME = "instance"
SOCKET_NAME = "window"
LONGEST_SOCKET_PATH = 100
"""Unix limits socket paths to 104 to 108 bytes."""

ANSWER_TIMEOUT_MS = 1_000
MAX_MESSAGE_BYTES = 4_096


def raise_running_window(data_dir: Path, workspace_dir: Path | None) -> bool:
    """Ask the Tooldesk that has this data folder to come to the front; whether there is one."""
    address = _address(data_dir)
    is_file = sys.platform != "win32"
    if address is None or (is_file and not os.path.exists(address)):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(ANSWER_TIMEOUT_MS):
        return False
    socket.write(f"{workspace_dir or ''}\n".encode()[:MAX_MESSAGE_BYTES])
    is_answered = socket.waitForReadyRead(ANSWER_TIMEOUT_MS)
    socket.disconnectFromServer()
    return is_answered


class SingleInstance(QObject):
    """Listens for later starts.

    Signals:
        raised(str): another start asked for the window, with this workspace folder or "".
    """

    raised = Signal(str)

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        address = _address(data_dir)
        if address is None:
            return
        if sys.platform != "win32":
            folder = Path(address).parent
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)
        # what a killed Tooldesk left behind would be in the way
        QLocalServer.removeServer(address)
        self._server.listen(address)

    def close(self) -> None:
        """Stop listening and remove the socket."""
        self._server.close()

    def _on_connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MAX_MESSAGE_BYTES)
            socket.readyRead.connect(lambda socket=socket: self._on_ready(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _on_ready(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        line = bytes(socket.readLine().data()).decode("utf-8", "replace")
        socket.write(b"raised\n")
        socket.flush()
        self.raised.emit(line.strip())


def _address(data_dir: Path) -> str | None:
    """Where the first window listens; None when its path would be too long."""
    if sys.platform == "win32":
        import hashlib

        digest = hashlib.sha256(str(data_dir).lower().encode()).hexdigest()[:24]
        return f"tooldesk-{digest}"
    path = str(data_dir / FOLDER_NAME / SOCKET_NAME)
    return path if len(path.encode()) <= LONGEST_SOCKET_PATH else None
