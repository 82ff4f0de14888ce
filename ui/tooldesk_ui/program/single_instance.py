"""SingleInstance: a second start with the same data folder raises the window of the first.

It talks over a local socket in a folder of its own that only this user can enter, or over a named
pipe on Windows; there is no network port.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tooldesk_ui.systems import window_system

ANSWER_TIMEOUT_MS = 3_000
"""How long a window that is busy may take; one that is gone has no socket to wait at."""
MAX_MESSAGE_BYTES = 4_096


def raise_running_window(
    data_dir: Path, workspace_dir: Path | None, files: Sequence[Path] = ()
) -> bool:
    """Ask the Tooldesk that has this data folder to come to the front; whether there is one."""
    address = window_system.address(data_dir)
    if address is None:
        return False
    said = [str(workspace_dir or ""), *map(str, files)]
    while len(message := f"{json.dumps(said)}\n".encode()) > MAX_MESSAGE_BYTES and said[1:]:
        said.pop()
    return window_system.send(address, message, ANSWER_TIMEOUT_MS)


class SingleInstance(QObject):
    """Listens for later starts.

    Signals:
        raised(str): another start asked for the window, with this workspace folder or "".
        brought(list): it named these files.
    """

    raised = Signal(str)
    brought = Signal(list)

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        address = window_system.address(data_dir)
        self._listening = (
            window_system.listening(address, self._on_line, MAX_MESSAGE_BYTES, self)
            if address
            else None
        )

    def close(self) -> None:
        """Stop listening and remove the socket."""
        if self._listening is not None:
            self._listening.close()

    def _on_line(self, line: bytes) -> bytes:
        folder, *files = _read(line)
        self.raised.emit(folder)
        if files:
            self.brought.emit([Path(each) for each in files])
        return b"raised\n"


def _read(line: bytes) -> list[str]:
    """A folder or "", then files; a line that is none of ours asks for nothing but the window."""
    try:
        said = json.loads(line)
    except ValueError:
        said = None
    is_ours = isinstance(said, list) and said and all(isinstance(each, str) for each in said)
    return said if is_ours else [""]
