"""What of the window differs by system: `window_system`, chosen once; a module a system."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

if sys.platform == "win32":
    from tooldesk_ui.systems import windows as _here
elif sys.platform == "linux":
    from tooldesk_ui.systems import linux as _here
else:
    from tooldesk_ui.systems import macos as _here

__all__ = ["Listening", "WindowSystem", "window_system"]


class Listening(Protocol):
    """What a later start reaches the first window through."""

    def close(self) -> None:
        """Listen no more."""


class WindowSystem(Protocol):
    """What each system has; nothing of Qt is imported before it is used."""

    def has_display(self) -> bool:
        """Whether a window can be shown."""

    def address(self, data_dir: Path) -> str | None:
        """Where the first window listens; None when its path would be too long."""

    def send(self, address: str, message: bytes, most_ms: int) -> bool:
        """Send a line to the first window; whether it answers."""

    def listening(
        self, address: str, on_line: Callable[[bytes], bytes], most_bytes: int, parent: QObject
    ) -> Listening:
        """Listen; what `on_line` gives for a line is the answer."""

    def start_apart(self, words: Sequence[str], folder: Path) -> bool:
        """Start a program that outlives us, by its path; whether it was."""

    async def tell_desktop(self, words: str) -> None:
        """Show a notification, where the desktop has a place for these."""


window_system: WindowSystem = _here
