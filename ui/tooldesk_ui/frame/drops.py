"""Drops: what can be dropped on the window, wherever no screen takes it first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk_ui.widgets.brought_data import brought_files, brought_text

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent


class Drops:
    """Takes files of this computer, else a text."""

    def __init__(self, bring: Callable[[Sequence[Path], str], None]) -> None:
        """`bring` shows what files, or a text, could become."""
        self._bring = bring

    def welcome(self, event: QDropEvent) -> None:
        """Say while something is dragged whether it would be taken."""
        if brought_files(event.mimeData()) or brought_text(event.mimeData()):
            event.acceptProposedAction()

    def take(self, event: QDropEvent) -> None:
        """Show what it could become."""
        files, text = brought_files(event.mimeData()), brought_text(event.mimeData())
        if files or text:
            event.acceptProposedAction()
            self._bring(files, text)
