"""execute, opened: how far the tool is and what it prints, while it runs and afterwards."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QProgressBar, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.problem_panel import BEFORE_IT_RAN
from tooldesk_ui.console.run.output_buffer import MAX_LINES, OutputLine
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import row, text_label

MAX_PROGRESS = 1_000
MAX_REASON = 400
LINES_AT_ONCE = 250
"""Lines that are laid out before the window may paint again."""


class ExecuteDetail(QWidget):
    """Progress and live output of one call; `refresh` adds what came since the last time."""

    def __init__(self, theme: Theme, lane: LaneRecord) -> None:
        super().__init__()
        self._lane = lane
        self._seen = 0
        self._open_length = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._show_output)
        self._bar = QProgressBar()
        self._bar.setObjectName("progress_bar")
        self._bar.setAccessibleName("Progress")
        self._bar.setTextVisible(False)
        self._figure = text_label("", face="code", wraps=False)
        self._words = text_label("", tone="dim")
        self._log_title = text_label("Output of the tool", level="label")
        self._log = FittedView("Output of the tool", theme, max_lines=12)
        self._nothing = text_label("", tone="dim")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        if self._stage.handed:
            layout.addLayout(_facts(self._stage.handed))
        self._tries = QGridLayout()
        self._tries.setHorizontalSpacing(12)
        self._tries.setVerticalSpacing(4)
        self._tries.setColumnStretch(1, 1)
        layout.addLayout(self._tries)
        layout.addWidget(self._bar)
        layout.addLayout(row(self._figure, self._words))
        layout.addWidget(self._log_title)
        layout.addWidget(self._log)
        layout.addWidget(self._nothing)
        self.refresh()

    def refresh(self) -> None:
        """Show the lane as it is now."""
        self._show_tries()
        self._show_progress()
        self._show_output()

    def _show_tries(self) -> None:
        """What went wrong with each try that was followed by another."""
        failed = self._lane.tries.failed
        for each in failed[self._tries.count() // 2 :]:
            line = self._tries.count() // 2
            name = text_label(f"Try {each.number} of {each.max_tries}", tone="dim", wraps=False)
            words = f"{each.reason.strip()[:MAX_REASON]}\nPause of {each.pause_s:.1f} s after it."
            self._tries.addWidget(name, line, 0, Qt.AlignmentFlag.AlignTop)
            self._tries.addWidget(text_label(words), line, 1)

    def _show_progress(self) -> None:
        progress, stage = self._lane.progress, self._stage
        is_running = stage.state.value == "running"
        self._bar.setVisible(is_running and progress is not None)
        self._figure.setVisible(progress is not None and progress.fraction is not None)
        self._words.setVisible(progress is not None)
        if progress is None:
            return
        if progress.fraction is None:
            self._bar.setRange(0, 0)
        else:
            fraction = min(1.0, max(0.0, progress.fraction))
            self._bar.setRange(0, MAX_PROGRESS)
            self._bar.setValue(round(fraction * MAX_PROGRESS))
            self._figure.setText(f"{fraction:.0%}")
        self._words.setText(progress.message[:300])

    def _show_output(self) -> None:
        buffer = self._lane.output
        fresh, unfinished = buffer.lines_after(self._seen), buffer.open_lines()
        has_output = bool(buffer.line_count or unfinished)
        self._log_title.setVisible(has_output)
        self._log.setVisible(has_output)
        is_running = self._stage.state.value == "running"
        has_begun = not (isinstance(self._stage.error, BEFORE_IT_RAN) or self._stage.exchanges)
        self._nothing.setVisible(has_begun and not has_output and self._lane.progress is None)
        self._nothing.setText(self._nothing_words(is_running))
        if not fresh and not unfinished and not self._open_length:
            return
        self._seen = buffer.line_count
        if len(fresh) > LINES_AT_ONCE:
            self._seen -= len(fresh) - LINES_AT_ONCE
            fresh, unfinished = fresh[:LINES_AT_ONCE], []
            self._rest.start()
        self._write(fresh, unfinished)
        kept = min(buffer.line_count, MAX_LINES)
        title = counted(buffer.line_count, "line")
        shown = f"last {kept:,} of {title}" if kept < buffer.line_count else title
        self._log_title.setText(f"Output of the tool · {shown}")

    def _nothing_words(self, is_running: bool) -> str:
        if self._lane.waiting is not None:
            return f"{self._lane.waiting} Stop cancels the call; it has not been counted yet."
        if is_running and self._lane.tries.is_pausing:
            return "The next try begins after the pause. Stop cancels the call."
        if is_running:
            return "The tool runs; what it prints appears here."
        if self._lane.is_past:
            return "The tool printed nothing, or what it printed was not kept yet."
        return "The tool printed nothing."

    def _write(self, fresh: list[OutputLine], unfinished: list[OutputLine]) -> None:
        """Replace the unfinished lines at the end; keep following unless scrolled up."""
        ended = "".join(f"{_marked(line)}\n" for line in fresh)
        rest = "\n".join(_marked(line) for line in unfinished)
        with self._log.following_the_end():
            self._log.replace_text(
                self._log.length - self._open_length, self._log.length, ended + rest
            )
            buffer = self._log.content.buffer
            if buffer.line_count > MAX_LINES:
                end = buffer.offset_of_line(buffer.line_count - MAX_LINES)
                self._log.replace_text(0, end, "")
        self._open_length = len(rest)

    @property
    def _stage(self) -> StageRecord:
        return next(each for each in self._lane.stages.values() if each.stage.value == "execute")


def _facts(handed: tuple[tuple[str, str], ...]) -> QGridLayout:
    """What the tool got beside its arguments."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for line, (name, value) in enumerate(handed):
        label = text_label(name.capitalize(), tone="dim", wraps=False)
        grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text_label(value), line, 1)
    return grid


def _marked(line: OutputLine) -> str:
    """What came on stderr says so in words."""
    return f"stderr ┆ {line.text}" if line.stream == "stderr" else line.text
