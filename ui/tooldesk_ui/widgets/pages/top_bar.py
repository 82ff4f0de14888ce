"""TopBar: the row along the top of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.action_button import ActionButton, Yielding, YieldingButtons
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip

HEIGHT = 49
MARGIN = 12
_BETWEEN = (", ", "; ", "  ·  ")
"""What stands between the figures of a summary."""

_FIGURE = 24
"""Characters; what is longer is a sentence."""


class Summary(PlainLabel):
    """Ends in an ellipsis where there is no room for all of its words; a tip has all then."""

    @property
    def least_width(self) -> int:
        """Pixels of its first figure, which says most; 0 of a sentence."""
        words = self.text()
        found = [at for each in _BETWEEN if (at := words.find(each)) >= 0]
        first = words[: min(found)] + "…" if found else words
        return self.fontMetrics().horizontalAdvance(first) if len(first) <= _FIGURE else 0

    @property
    def shown(self) -> str:
        """What fits: whole figures, and none in part; of a sentence its beginning."""
        metrics, words, cut = self.fontMetrics(), self.text(), ""
        while metrics.horizontalAdvance(words + cut) > self.width():
            at = max(map(words.rfind, _BETWEEN))
            if at <= 0:
                if len(words) <= _FIGURE:
                    return "…"
                side = Qt.TextElideMode.ElideRight
                return metrics.elidedText(words, side, self.width())
            words, cut = words[:at], "…"
        return words + cut

    def event(self, event: QEvent) -> bool:
        """Tell what is cut."""
        if event.type() == QEvent.Type.ToolTip:
            set_tool_tip(self, "" if self.shown == self.text() else self.text())
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        words = self.shown
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
        self.summary = Summary(parent=self)
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
        summary = self.summary
        YieldingButtons(
            content,
            [*yielding, *content.findChildren(Segments)],
            beside=lambda: summary.least_width,
        )
