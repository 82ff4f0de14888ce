"""TimingView: how long each phase of a request took, as bars on one time line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from tooldesk.tools.http_exchange import HttpExchange
from tooldesk_ui.console.details.http.exchange_words import TimedPhase, phases
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px, scaled, scaled_painter, unscaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.translated import set_name

HEIGHT = 20
THICKNESS = 6
LEAST_WIDTH = 3.0
LEAST_BAR = 64


class TimeBar(QWidget):
    """A phase as a part of the whole time."""

    def __init__(self, theme: Theme, phase: TimedPhase, total_s: float) -> None:
        super().__init__()
        self._theme, self._phase, self._total_s = theme, phase, max(total_s, 1e-9)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self, height=HEIGHT)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Wide enough to compare."""
        return QSize(px(120), px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, and the phase on it."""
        phase, top = self._phase, (HEIGHT - THICKNESS) / 2
        painter = scaled_painter(self)
        wide = unscaled(self.rect()).width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("hover"))
        painter.drawRoundedRect(QRectF(0, top, wide, THICKNESS), 3, 3)
        if phase.took_s or phase.has_failed:
            role = "error" if phase.has_failed else "accent_fill"
            painter.setBrush(self._theme.colour(role))
            width = max(LEAST_WIDTH, wide * phase.took_s / self._total_s)
            left = wide * phase.begins_s / self._total_s
            left = max(0.0, min(left, wide - width))
            painter.drawRoundedRect(QRectF(left, top, width, THICKNESS), 3, 3)
        painter.end()


class TimingView(QWidget):
    """One row a phase: name, bar, time."""

    def __init__(self, theme: Theme, exchange: HttpExchange) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, LEAST_BAR)
        for line, phase in enumerate(phases(exchange)):
            tone = "error" if phase.has_failed else ""
            level = "strong" if phase.name == "Total" else ""
            name = text_label(phase.name, tone="dim", level=level, wraps=False)
            grid.addWidget(name, line, 0)
            grid.addWidget(TimeBar(theme, phase, exchange.timings.total_s), line, 1)
            words = text_label(phase.words, tone=tone, level=level, wraps=False)
            if not (phase.took_s or phase.has_failed):
                words = text_label(phase.words, tone="dim", wraps=False)
            set_name(words, f"{tr(phase.name)}: {tr(phase.words)}")
            grid.addWidget(words, line, 2)
