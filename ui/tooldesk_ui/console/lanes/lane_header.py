"""LaneHeader: a call as one row: number, tool, arguments → what came of it, state and time."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.lanes.opener import CHEVRON_LEFT, Opener, room_for_states, room_for_time
from tooldesk_ui.console.run.brief import outcome_brief
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import current_language, tr
from tooldesk_ui.text_size import scaled_painter
from tooldesk_ui.theme import FontSize, Theme, code_font, ui_font
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.formatting import duration, elapsed
from tooldesk_ui.widgets.state_look import small, state_look

HEIGHT = 32
NUMBER_LEFT = 28
STATE_LEFT = 62
NAME_LEFT = 86
GAP = 10
WIDE_ENOUGH_FOR_TIME = 440
"""Pixels of a lane that has room for how long it took, besides what came of it in a word."""

WORD_WIDTH = 68
TIME_WIDTH = 58
ARROW = "→"
MAX_NAME_SHARE, MAX_NAME_SHARE_ALONE = 0.5, 0.62
"""Of the room; the larger where there is none for arguments."""

MAX_ARGUMENTS_SHARE = 0.45
LEAST_ARGUMENTS = 64
"""Pixels below which arguments say nothing, and what came of them has the room."""

_OUTCOME_ROLES = {StageState.FAILED: "error", StageState.NEEDS_YOU: "warn"}
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = _MIDDLE | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


class LaneHeader(Opener):
    """Selects its lane and opens or closes it; painted, so that all lanes line up."""

    def __init__(self, theme: Theme, lane: LaneRecord, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, "Open or close this call (Enter)", parent)
        self._theme = theme
        self._lane = lane
        self._arguments = arguments_brief(lane.calling.arguments)
        self._outcome = ""
        self.setObjectName(f"lane_{lane.number + 1}_button")
        self.refresh()

    def refresh(self) -> None:
        """Show the lane as it is now."""
        lane = self._lane
        told = outcome_brief(lane)
        # what a tool gave back stays as it is
        is_own = lane.result is not None and lane.problem is None
        self._outcome = told if is_own else tr(told)
        word = small(tr(state_look(lane.state).word))
        call = tr("Call {}", str(lane.number + 1))
        self.setAccessibleName(f"{call}: {visible_line(_named(lane)[:80])}, {word}")
        told = f" {ARROW} ".join(part for part in (self._arguments, self._outcome) if part)
        facts = (told, *self._facts(), self._time)
        self.setAccessibleDescription("  ·  ".join(part for part in facts if part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter = scaled_painter(self)
        self.paint_ground(painter, self._theme)
        self.paint_chevron(painter, self._theme, CHEVRON_LEFT)
        self._paint_number(painter)
        right = self._paint_state(painter)
        left = self._paint_name(painter, NAME_LEFT, right)
        if self.isChecked():
            facts = "  ·  ".join(self._facts())
            self._draw(painter, facts, left, right, ui_font(FontSize.SMALL), "text_dim")
        else:
            self._paint_brief(painter, left, right)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        tints = self._theme.colours.calls
        words = str(self._lane.number + 1)
        painter.setFont(ui_font(FontSize.SMALL, 600))
        width = max(22, QFontMetrics(painter.font()).horizontalAdvance(words) + 8)
        place = QRectF(NUMBER_LEFT, 7, width, 18)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tints[self._lane.number % len(tints)]))
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def retranslate(self) -> None:
        """The language is another one."""
        self._arguments = arguments_brief(self._lane.calling.arguments)
        self.refresh()

    def _paint_state(self, painter: QPainter) -> int:
        """Draw icon, word and time in columns; gives where they begin on the right."""
        look = state_look(self._lane.state)
        self._theme.paint_icon(painter, QRect(STATE_LEFT, 8, 16, 16), look.icon, look.role)
        right = self.room.width() - 8
        painter.setPen(self._theme.colour("text_dim"))
        if self.room.width() >= WIDE_ENOUGH_FOR_TIME:
            font, words = code_font(FontSize.SMALL), self._time
            painter.setFont(font)
            width = room_for_time(font, words, TIME_WIDTH)
            place = QRect(right - width, 0, width, HEIGHT)
            painter.drawText(place, _MIDDLE | Qt.AlignmentFlag.AlignRight, words)
            right -= width + GAP
        wide = room_for_states(WORD_WIDTH, current_language())
        place = QRect(right - wide, 0, wide, HEIGHT)
        painter.setPen(self._theme.colour(look.role))
        painter.setFont(ui_font(weight=500))
        painter.drawText(place, _LEFT, tr(look.word))
        return right - wide - GAP

    def _paint_name(self, painter: QPainter, left: int, right: int) -> int:
        """Draw the tool's name; gives where what follows begins."""
        name = visible_line(_named(self._lane)[:200])
        room = right - left
        if not self.isChecked():
            is_alone = room < 4 * LEAST_ARGUMENTS
            room = int(room * (MAX_NAME_SHARE_ALONE if is_alone else MAX_NAME_SHARE))
        middle = Qt.TextElideMode.ElideMiddle
        font = code_font(weight=600)
        return left + self._draw(painter, name, left, left + room, font, "text", middle) + GAP

    def _paint_brief(self, painter: QPainter, left: int, right: int) -> None:
        """Draw arguments → outcome; what there is no room for is cut, the arguments first."""
        small, base = code_font(FontSize.SMALL), ui_font()
        most = right - left
        if self._outcome:
            wanted = QFontMetrics(base).horizontalAdvance(self._outcome) + 30
            most = max(int(most * MAX_ARGUMENTS_SHARE), most - wanted)
        if self._arguments and (most >= LEAST_ARGUMENTS or not self._outcome):
            left += self._draw(painter, self._arguments, left, left + most, small, "text_dim")
            left += 8 if self._outcome else 0
        if self._outcome:
            left += self._draw(painter, ARROW, left, right, base, "text_dim") + 8
            role = _OUTCOME_ROLES.get(self._lane.state, "text")
            self._draw(painter, self._outcome, left, right, base, role)

    def _draw(
        self,
        painter: QPainter,
        words: str,
        left: int,
        right: int,
        font: QFont,
        role: str,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> int:
        """One line between two edges; gives how wide it is."""
        metrics = QFontMetrics(font)
        if right - left < metrics.averageCharWidth() * 2:
            return 0
        shown = metrics.elidedText(words, elide, right - left)
        painter.setFont(font)
        painter.setPen(self._theme.colour(role))
        painter.drawText(QRect(left, 0, right - left, HEIGHT), _LEFT, shown)
        return metrics.horizontalAdvance(shown)

    def _facts(self) -> list[str]:
        """How it was read, and how often it was tried."""
        dialect, tries = self._lane.calling.dialect, self._lane.tries
        sure = self._lane.certainty if dialect else ""
        origin = ", ".join(filter(None, (dialect, tr(sure))))
        counted = "" if self._lane.is_under_way else tries.counted
        kept = "" if self._lane.is_kept else "not kept"
        return [part for part in (origin, tr(counted), tr(kept)) if part]

    @property
    def _time(self) -> str:
        return tr(duration(self._lane.duration_s) or elapsed(self._lane.began_at))


def _named(lane: LaneRecord) -> str:
    """The tool's name as it is, or the words of ours for why there is none."""
    title = lane.title
    return title if title and title == lane.tool_name else tr(title or "(no name)")
