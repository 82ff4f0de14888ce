"""Windows."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from tooldesk_ui.systems.window_pipe import WindowPipe


def has_display() -> bool:
    """It always has one."""
    return True


def address(data_dir: Path) -> str | None:
    """The name of a pipe; names of files there are the same in capitals."""
    digest = hashlib.sha256(str(data_dir).lower().encode()).hexdigest()[:24]
    return f"tooldesk-{digest}"


def send(address: str, message: bytes, most_ms: int) -> bool:
    """Send a line; whether it is answered."""
    from tooldesk_ui.systems import window_pipe

    return window_pipe.send(address, message, most_ms)


def listening(
    address: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
) -> WindowPipe:
    """Listen there."""
    from tooldesk_ui.systems.window_pipe import WindowPipe

    return WindowPipe(address, on_line, most_bytes, parent)


async def tell_desktop(words: str) -> None:
    """Nothing: the window marks itself in the taskbar."""
