"""TopBar: the row along the top of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

HEIGHT = 49
MARGIN = 12


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
        self.setFixedHeight(HEIGHT)
        self.summary = QLabel(self)
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
