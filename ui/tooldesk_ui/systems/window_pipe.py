"""WindowPipe: the named pipe through which a later start on Windows reaches the first window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket


def send(name: str, message: bytes, most_ms: int) -> bool:
    """Send a line to the first window; whether it answers."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(most_ms):
        return False
    socket.write(message)
    is_answered = socket.waitForReadyRead(most_ms)
    socket.disconnectFromServer()
    return is_answered


class WindowPipe(QObject):
    """Listens; `on_line` is called with each line, and its bytes are the answer."""

    def __init__(
        self, name: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._on_line, self._most_bytes = on_line, most_bytes
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        self._server.listen(name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _on_connected(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(self._most_bytes)
            socket.readyRead.connect(lambda socket=socket: self._on_ready(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _on_ready(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            socket.write(self._on_line(bytes(socket.readLine().data())))
            socket.flush()
