"""LaneHeader: which call, how it stands as a whole, and its six stages at a glance."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tooldesk.execution.resource_pools.waiting import ordinal
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.formatting import duration, elapsed
from tooldesk_ui.console.lanes.opener import Opener
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme, code_font, ui_font
from tooldesk_ui.widgets.state_look import state_look

HEIGHT = 44
DOT_STEP = 12
WIDE_ENOUGH_FOR_DOTS = 460
STATE_WIDTH = 96
TIME_WIDTH = 60
_DONE = (StageState.PASSED, StageState.REPAIRED, StageState.FAILED, StageState.NEEDS_YOU)


class LaneHeader(Opener):
    """Selects its lane and opens or closes it; painted, so that all lanes line up."""

    def __init__(self, theme: Theme, lane: LaneRecord, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, "call", parent)
        self._theme = theme
        self._lane = lane
        self.setObjectName(f"lane_{lane.number + 1}_button")
        self.refresh()

    def refresh(self) -> None:
        """Show the lane as it is now."""
        lane = self._lane
        word = state_look(lane.state).word.lower()
        self.setAccessibleName(f"Call {lane.number + 1}: {lane.tool_name[:80]}, {word}")
        self.setAccessibleDescription(self._facts())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the header."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.colour("accent"), 2))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 5, 5)
        chevron = "chevron_down" if self.isChecked() else "chevron_right"
        self._theme.icon(chevron, "text_dim").paint(painter, QRect(10, 15, 14, 14))
        self._paint_number(painter)
        right = self._paint_state(painter)
        if self.width() >= WIDE_ENOUGH_FOR_DOTS and not self.isChecked():
            right = self._paint_dots(painter, right)
        self._paint_name(painter, 62, right - 8)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        tints = self._theme.colours.calls
        place = QRectF(32, 12, 22, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tints[self._lane.number % len(tints)]))
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(self._theme.colour("text"))
        painter.setFont(ui_font(11, 600))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._lane.number + 1))

    def _paint_state(self, painter: QPainter) -> int:
        """Draw word and time at the right; gives where they begin."""
        look = state_look(self._lane.state)
        left = self.width() - 12 - STATE_WIDTH
        self._theme.icon(look.icon, look.role).paint(painter, QRect(left, 14, 16, 16))
        painter.setPen(self._theme.colour(look.role))
        painter.setFont(ui_font(weight=500))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRect(left + 22, 0, STATE_WIDTH - 22, HEIGHT), flags, look.word)
        time = duration(self._lane.duration_s) or elapsed(self._lane.began_at)
        if time:
            painter.setPen(self._theme.colour("text_dim"))
            painter.setFont(code_font(11))
            place = QRect(left - 12 - TIME_WIDTH, 0, TIME_WIDTH, HEIGHT)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, time
            )
        return left - 12 - TIME_WIDTH

    def _paint_dots(self, painter: QPainter, right: int) -> int:
        """The six stages in small: filled when ended, a ring when not."""
        left = right - len(LifecycleStage) * DOT_STEP
        for position, stage in enumerate(self._lane.stages.values()):
            colour = self._theme.colour(state_look(stage.state).role)
            centre = QPointF(left + position * DOT_STEP + 4, HEIGHT / 2)
            if stage.state in _DONE:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(centre, 3.5, 3.5)
            else:
                painter.setPen(QPen(colour, 1.2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, 2.8, 2.8)
        return left

    def _paint_name(self, painter: QPainter, left: int, right: int) -> None:
        painter.setFont(code_font(weight=600))
        painter.setPen(self._theme.colour("text"))
        metrics = QFontMetrics(painter.font())
        name = self._lane.tool_name[:200] or "(no name)"
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, max(0, right - left))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRect(left, 0, right - left, HEIGHT), flags, shown)
        after = left + metrics.horizontalAdvance(shown) + 12
        painter.setFont(ui_font(11))
        painter.setPen(self._theme.colour("text_dim"))
        facts = self._facts_within(QFontMetrics(painter.font()), right - after)
        painter.drawText(QRect(after, 0, max(0, right - after), HEIGHT), flags, facts)

    def _facts_within(self, metrics: QFontMetrics, width: int) -> str:
        """As many facts as fit whole; a cut word tells nothing."""
        choices = (self._facts(), self._tries, self._lane.calling.dialect)
        return next((each for each in choices if metrics.horizontalAdvance(each) <= width), "")

    def _facts(self) -> str:
        calling, waiting = self._lane.calling, self._lane.waiting
        if waiting is not None:
            return f"{ordinal(waiting.place)} in line for {waiting.pool}"
        if self._lane.is_under_way and self._tries:
            return self._tries
        sure = "" if calling.confidence >= 0.995 else f", {calling.confidence:.0%} sure"
        origin = f"{calling.dialect}{sure}" if calling.dialect else ""
        return "  ·  ".join(part for part in (self._tries, origin) if part)

    @property
    def _tries(self) -> str:
        """Which try it is; how many there were, once it is through."""
        tries = self._lane.tries
        return tries.current if self._lane.is_under_way else tries.counted
