"""StageStrip: the six stages of a call that went well, folded into one row that opens."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.lanes.opener import CHEVRON_LEFT, Opener
from tooldesk_ui.console.lanes.stage_header import header_text
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled_painter
from tooldesk_ui.theme import FontSize, Theme, code_font, ui_font
from tooldesk_ui.widgets.formatting import duration
from tooldesk_ui.widgets.state_look import small, state_look
from tooldesk_ui.widgets.translated import set_name

HEIGHT = 30
LEFT = 28
ICON_SIDE = 14
GAP = 6
MIN_GAP = 10
"""Between two stages."""

SHORT_S = 0.0005
"""Times below are not told: they would all read as nothing."""

_WELL = (StageState.PASSED, StageState.REPAIRED, StageState.SKIPPED)


def went_well(lane: LaneRecord) -> bool:
    """Whether all stages passed; the cache may have had nothing to do."""
    if lane.result is None or lane.result.is_error or lane.is_asking:
        return False
    return all(stage.state in _WELL for stage in lane.stages.values())


class StageStrip(Opener):
    """Names those that changed something, and says how long each took, as far as there is room."""

    def __init__(self, theme: Theme, lane: LaneRecord, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, "Open or close this track of stages (Enter)", parent)
        self._theme = theme
        self._lane = lane
        self.setObjectName("stages_button")
        self.refresh()

    def refresh(self) -> None:
        """Show the stages as they are now."""
        words = ", ".join(
            f"{tr(text.stage)} {small(tr(text.look.word))} {tr(text.time)}".strip()
            for text in map(header_text, self._lane.stages.values())
        )
        set_name(self, "All stages")
        self.setAccessibleDescription(words)
        self.update()

    def retranslate(self) -> None:
        """The language is another one."""
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter = scaled_painter(self)
        self.paint_ground(painter, self._theme)
        self.paint_chevron(painter, self._theme, CHEVRON_LEFT)
        stages = list(self._lane.stages.values())
        texts = self._texts(stages)
        room = self.room.width() - LEFT - 12
        left = LEFT
        gap = min(22, max(MIN_GAP, (room - sum(map(self._width, texts))) // max(1, len(texts) - 1)))
        for stage, words in zip(stages, texts, strict=True):
            left += self._paint_stage(painter, left, stage, words) + gap
        painter.end()

    def _texts(self, stages: list[StageRecord]) -> list[tuple[str, str]]:
        """Name or word, and time, of each: all of it, or only what there is room for."""
        room = self.room.width() - LEFT - 12
        full = [(_name(each), _time(each)) for each in stages]
        names = [(_name(each), "") for each in stages]
        told = [(_name(each) if each.state is StageState.REPAIRED else "", "") for each in stages]
        for texts in (full, names, told):
            if sum(map(self._width, texts)) + MIN_GAP * (len(texts) - 1) <= room:
                return texts
        return [("", "")] * len(stages)

    def _width(self, words: tuple[str, str]) -> int:
        name, time = words
        wide = QFontMetrics(ui_font(FontSize.SMALL)).horizontalAdvance(name)
        wide += QFontMetrics(code_font(FontSize.SMALL)).horizontalAdvance(time)
        return ICON_SIDE + wide + (GAP if name else 0) + (GAP if time else 0)

    def _paint_stage(
        self, painter: QPainter, left: int, stage: StageRecord, words: tuple[str, str]
    ) -> int:
        """Draw one; gives how wide it is."""
        look = state_look(stage.state)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        place = QRect(left, (HEIGHT - ICON_SIDE) // 2, ICON_SIDE, ICON_SIDE)
        self._theme.paint_icon(painter, place, look.icon, look.role)
        name, time = words
        at = left + ICON_SIDE + GAP
        is_changed = stage.state is StageState.REPAIRED
        painter.setFont(ui_font(FontSize.SMALL, 500 if is_changed else 400))
        painter.setPen(self._theme.colour(look.role if is_changed else "text_dim"))
        painter.drawText(QRect(at, 0, self.room.width(), HEIGHT), middle, name)
        if time:
            at += QFontMetrics(painter.font()).horizontalAdvance(name) + GAP
            painter.setFont(code_font(FontSize.SMALL))
            painter.setPen(self._theme.colour("text_dim"))
            painter.drawText(QRect(at, 0, self.room.width(), HEIGHT), middle, time)
        return self._width(words)


def _name(stage: StageRecord) -> str:
    """What was done, where something was changed: "Coerced" tells more than "Validate"."""
    text = header_text(stage)
    return tr(text.look.word if stage.state is StageState.REPAIRED else text.stage)


def _time(stage: StageRecord) -> str:
    if stage.stage is LifecycleStage.PARSE or (stage.duration_s or 0.0) < SHORT_S:
        return ""
    return tr(duration(stage.duration_s))
