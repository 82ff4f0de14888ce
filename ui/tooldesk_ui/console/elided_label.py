"""ElidedLabel: one dim line that gives way to what stands beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tooldesk_ui.language import tr_part
from tooldesk_ui.widgets.plain_text import PlainLabel

FEWEST = 8
"""Characters; a shorter beginning of longer words says nothing."""


class ElidedLabel(PlainLabel):
    """Ends in an ellipsis when there is no room for all of its words."""

    def __init__(self, *, aligns_right: bool = False) -> None:
        super().__init__()
        self._words = ""
        side = Qt.AlignmentFlag.AlignRight if aligns_right else Qt.AlignmentFlag.AlignLeft
        self.setProperty("tone", "dim")
        self.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def words(self) -> str:
        """All of the words, also those that don't fit."""
        return self._words

    def set_words(self, words: str) -> None:
        """Say something else."""
        self._words = words
        self.setAccessibleDescription(tr_part(words))
        self._elide()

    def retranslate(self) -> None:
        """The language is another one."""
        self.set_words(self._words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics = self.fontMetrics()
        shown = metrics.elidedText(tr_part(self._words), Qt.TextElideMode.ElideRight, self.width())
        self.setText("" if len(shown) < min(FEWEST, len(self._words)) else shown)
