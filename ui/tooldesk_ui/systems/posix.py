"""What Linux and macOS share: a socket in a private folder, and programs that get their words."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from tooldesk_ui.systems.window_socket import WindowSocket

FOLDER_NAME = "instance"
SOCKET_NAME = "window"
LONGEST_SOCKET_PATH = 100
"""Unix limits socket paths to 104 to 108 bytes."""


def address(data_dir: Path) -> str | None:
    """Its path; None when that is too long."""
    path = str(data_dir / FOLDER_NAME / SOCKET_NAME)
    return path if len(path.encode()) <= LONGEST_SOCKET_PATH else None


def send(address: str, message: bytes, most_ms: int) -> bool:
    """Send a line; whether it is answered."""
    if not os.path.exists(address):
        return False
    from tooldesk_ui.systems import window_socket

    return window_socket.send(address, message, most_ms)


def listening(
    address: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
) -> WindowSocket:
    """Listen there."""
    from tooldesk_ui.systems.window_socket import WindowSocket

    return WindowSocket(address, on_line, most_bytes, parent)


def start_apart(words: Sequence[str], folder: Path) -> bool:
    """Start it, with each word as it is."""
    from PySide6.QtCore import QProcess

    is_started, _ = QProcess.startDetached(words[0], words[1:], str(folder))
    return is_started
