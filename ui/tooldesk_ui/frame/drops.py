"""Drops: what can be dropped on the window, wherever no screen takes it first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDropEvent


class Drops:
    """Takes Python files, and curl commands as text."""

    def __init__(
        self, on_python_file: Callable[[Path], None], on_curl: Callable[[str], None]
    ) -> None:
        self._on_python_file = on_python_file
        self._on_curl = on_curl

    def welcome(self, event: QDropEvent) -> None:
        """Say while something is dragged whether it would be taken."""
        if _python_files(event.mimeData()) or _curl(event.mimeData()):
            event.acceptProposedAction()

    def take(self, event: QDropEvent) -> None:
        """Show what each dropped Python file holds, or which tool a curl command becomes."""
        paths, curl = _python_files(event.mimeData()), _curl(event.mimeData())
        if paths:
            event.acceptProposedAction()
            for path in paths:
                self._on_python_file(path)
        elif curl:
            event.acceptProposedAction()
            self._on_curl(curl)


def _python_files(data: QMimeData) -> list[Path]:
    """The Python files of what is being dropped."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix == ".py"]


def _curl(data: QMimeData) -> str:
    text = data.text()
    return text if text.lstrip().removeprefix("$ ").startswith("curl ") else ""
