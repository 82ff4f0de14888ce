"""ReadingPage: something is being read or written, for so long already."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import set_name

BAR_WIDTH = 240
TICK_MS = 250


class Progress(Protocol):
    """Something that comes on."""

    @property
    def figures(self) -> tuple[int, int]:
        """How many are done, and of how many; 0 while that isn't known."""


class ReadingPage(QWidget):
    """Says what is going on and for how long, and offers to stop it.

    Signals:
        stopped(): the person doesn't want to wait.
    """

    stopped = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress: Progress | None = None
        self._clock = QElapsedTimer()
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self._show_time)
        self._what = PlainLabel(parent=self)
        self._what.setObjectName("import_reading")
        self._bar = QProgressBar(self)
        self._bar.setObjectName("import_progress")
        self._bar.setRange(0, 0)
        scaled(self._bar, width=BAR_WIDTH)
        self._time = PlainLabel(parent=self)
        self._time.setObjectName("import_time")
        self._time.setProperty("tone", "dim")
        self._stop = QPushButton("Stop", self)
        self._stop.setObjectName("import_stop")
        self._stop.setIcon(theme.icon("stop"))
        self._stop.clicked.connect(self.stopped)
        self._lay_out()

    def begin(self, words: str, progress: Progress | None = None) -> None:
        """Say what is done, and count from now; `progress` says how much of it is done."""
        self._what.setText(words)
        set_name(self._bar, words)
        self._progress = progress
        self._clock.start()
        self._show_time()
        self._tick.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees the time."""
        super().hideEvent(event)
        self._tick.stop()

    def _show_time(self) -> None:
        words = f"{self._clock.elapsed() // 1000} s"
        done, total = (0, 0) if self._progress is None else self._progress.figures
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        self._time.setText(f"{done:,} of {total:,} tools, {words}" if total else words)

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(12)
        for part in (self._bar, self._time, self._stop):
            line.addWidget(part)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._what)
        column.addLayout(line)
        column.addStretch(1)
