"""TopBar: the row along the top of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.action_button import ActionButton, Yielding, YieldingButtons
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import PlainLabel

HEIGHT = 49
MARGIN = 12


class _Summary(PlainLabel):
    """Ends in an ellipsis where there is no room for all of its words."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        width, side = self.width(), Qt.TextElideMode.ElideRight
        words = self.fontMetrics().elidedText(self.text(), side, width)
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.rect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            words,
            self.foregroundRole(),
        )
        painter.end()


class TopBar(QWidget):
    """How things are grouped, if they can be; what stands on the screen; what can be done."""

    def __init__(
        self,
        summary_name: str,
        right: Sequence[QWidget],
        left: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        scaled(self, height=HEIGHT)
        self.summary = _Summary(parent=self)
        self.summary.setObjectName(summary_name)
        self.summary.setProperty("tone", "dim")
        content = QWidget(self)
        row = QHBoxLayout(content)
        row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        row.setSpacing(8)
        if left is not None:
            row.addWidget(left)
            row.addSpacing(8)
        # where it is narrow, the words give way, not the buttons
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.summary, 1)
        for part in right:
            row.addWidget(part)
        line = QFrame(self)
        line.setProperty("rule", "true")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(content, 1)
        column.addWidget(line)
        yielding: list[Yielding] = [*content.findChildren(ActionButton)]
        # what is shown is looked for longer than what can be done
        YieldingButtons(content, [*yielding, *content.findChildren(Segments)])
