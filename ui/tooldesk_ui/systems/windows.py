"""Windows."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from tooldesk_ui.systems.window_pipe import WindowPipe

_ANY_PROCESS = 0xFFFFFFFF
"""Source: winuser.h, ASFW_ANY."""

_NO_WINDOW = 0x08000000
"""Source: winbase.h, CREATE_NO_WINDOW: of a console, that is."""


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

    _let_others_come_to_front()
    return window_pipe.send(address, message, most_ms)


def _let_others_come_to_front() -> None:
    """Windows lets only the program that a person has just started put a window in front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.WinDLL("user32").AllowSetForegroundWindow(_ANY_PROCESS)


def listening(
    address: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
) -> WindowPipe:
    """Listen there."""
    from tooldesk_ui.systems.window_pipe import WindowPipe

    return WindowPipe(address, on_line, most_bytes, parent)


def start_apart(words: Sequence[str], folder: Path) -> bool:
    """Start it by a line of ours: Qt writes none that holds for a batch file, such as code.cmd."""
    from tooldesk.systems.windows.command_line import command_line, starter

    nowhere = subprocess.DEVNULL
    try:
        subprocess.Popen(
            command_line(words[0], words),
            executable=starter(words[0]),
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
            cwd=folder,
            creationflags=_NO_WINDOW,
        )
    except OSError:
        return False
    return True


async def tell_desktop(words: str) -> None:
    """Nothing: the window marks itself in the taskbar."""
