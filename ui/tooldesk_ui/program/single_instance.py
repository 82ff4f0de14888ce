"""SingleInstance: a second start with the same data folder raises the window of the first.

It talks over a local socket in a folder of its own that only this user can enter, or over a named
pipe on Windows; there is no network port.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal

FOLDER_NAME = "instance"
SOCKET_NAME = "window"
LONGEST_SOCKET_PATH = 100
"""Unix limits socket paths to 104 to 108 bytes."""

ANSWER_TIMEOUT_MS = 1_000
MAX_MESSAGE_BYTES = 4_096


def raise_running_window(data_dir: Path, workspace_dir: Path | None) -> bool:
    """Ask the Tooldesk that has this data folder to come to the front; whether there is one."""
    address = _address(data_dir)
    if address is None:
        return False
    message = f"{workspace_dir or ''}\n".encode()[:MAX_MESSAGE_BYTES]
    if sys.platform == "win32":
        from tooldesk_ui.program.window_pipe import send

        return send(address, message, ANSWER_TIMEOUT_MS)
    if not os.path.exists(address):
        return False
    from tooldesk_ui.program.window_socket import send

    return send(address, message, ANSWER_TIMEOUT_MS)


class SingleInstance(QObject):
    """Listens for later starts.

    Signals:
        raised(str): another start asked for the window, with this workspace folder or "".
    """

    raised = Signal(str)

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            from tooldesk_ui.program.window_pipe import WindowPipe as Listening
        else:
            from tooldesk_ui.program.window_socket import WindowSocket as Listening

        address = _address(data_dir)
        self._listening = (
            Listening(address, self._on_line, MAX_MESSAGE_BYTES, self) if address else None
        )

    def close(self) -> None:
        """Stop listening and remove the socket."""
        if self._listening is not None:
            self._listening.close()

    def _on_line(self, line: bytes) -> bytes:
        self.raised.emit(line.decode("utf-8", "replace").strip())
        return b"raised\n"


def _address(data_dir: Path) -> str | None:
    """Where the first window listens; None when its path would be too long."""
    if sys.platform == "win32":
        import hashlib

        digest = hashlib.sha256(str(data_dir).lower().encode()).hexdigest()[:24]
        return f"tooldesk-{digest}"
    path = str(data_dir / FOLDER_NAME / SOCKET_NAME)
    return path if len(path.encode()) <= LONGEST_SOCKET_PATH else None
