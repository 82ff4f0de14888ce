"""StageHeader: one row of a lane's track: node, stage, state in words, summary and time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.lanes.opener import CHEVRON_SIDE, Opener, room_for_states, room_for_time
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.language import current_language, tr
from tooldesk_ui.text_size import scaled_painter
from tooldesk_ui.theme import Theme, code_font, ui_font
from tooldesk_ui.widgets.formatting import duration, elapsed
from tooldesk_ui.widgets.state_look import StateLook, small, state_look

HEIGHT = 32
NODE_CENTRE = 22
ICON_SIDE = 18
NAME_LEFT = 42
WORD_LEFT = 112
WORD_WIDTH = 76
TIME_WIDTH = 64

_CHANGED_WORDS = {"select": "Matched", "validate": "Coerced"}
_DIM_STATES = (StageState.WAITING, StageState.SKIPPED, StageState.CANCELLED)


@dataclass(frozen=True, slots=True)
class HeaderText:
    """What a header says."""

    stage: str
    """Name of the stage."""

    look: StateLook
    """Word, icon and colour role of its state."""

    summary: str
    """One line."""

    time: str
    """How long it took."""

    is_dim: bool
    """Whether there is little to read here."""


def header_text(record: StageRecord, summary: str = "") -> HeaderText:
    """What the header of a stage says; `summary` replaces the stage's own explanation."""
    look = state_look(record.state)
    if record.state is StageState.REPAIRED:
        word = _CHANGED_WORDS.get(record.stage.value, look.word)
        look = StateLook(word, look.icon, look.role)
    return HeaderText(
        stage=record.stage.value.capitalize(),
        look=look,
        summary=_line(summary or record.explanation, is_error=record.error is not None),
        time=_time(record),
        is_dim=record.state in _DIM_STATES,
    )


def _line(words: str, *, is_error: bool) -> str:
    """On one line, with a capital letter; errors have theirs, and often begin with a name.

    A full stop ends it only where there are several sentences.
    """
    line = " ".join(words[:400].split())
    if ". " not in line and not line.endswith(".."):
        line = line.removesuffix(".")
    is_word = line[:1].islower() and line.split(" ", 1)[0].isalpha() and not is_error
    return line[:1].upper() + line[1:] if is_word else line


def _time(record: StageRecord) -> str:
    if record.state is StageState.RUNNING:
        return elapsed(record.began_at)
    is_unbegun = record.state in _DIM_STATES and not record.duration_s
    return "" if is_unbegun else duration(record.duration_s)


class StageHeader(Opener):
    """A row that opens and closes its stage's detail; painted, so that all columns line up."""

    def __init__(self, theme: Theme, stage: StageRecord, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, "Open or close this stage (Enter)", parent)
        self._theme = theme
        self._text = header_text(stage)
        self.setObjectName(f"{stage.stage.value}_stage_button")
        self.set_text(self._text)

    def set_text(self, text: HeaderText) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(f"{tr(text.stage)} {small(tr(text.look.word))}")
        self.setAccessibleDescription(f"{tr(text.summary)} {tr(text.time)}".strip())
        self.update()

    def retranslate(self) -> None:
        """The language is another one."""
        self.set_text(self._text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter = scaled_painter(self)
        self.paint_ground(painter, self._theme, NAME_LEFT - 6)
        self._paint_node(painter)
        self._paint_texts(painter)
        painter.end()

    def _paint_node(self, painter: QPainter) -> None:
        node = QRect(0, 0, ICON_SIDE, ICON_SIDE)
        node.moveCenter(QRect(0, 0, 2 * NODE_CENTRE, HEIGHT).center())
        self._theme.paint_icon(painter, node, self._text.look.icon, self._text.look.role)
        self.paint_chevron(painter, self._theme, self.room.width() - 12 - CHEVRON_SIDE)

    def _paint_texts(self, painter: QPainter) -> None:
        text, dim = self._text, self._theme.colour("text_dim")
        time = tr(text.time)
        time_width = room_for_time(code_font(11), time, TIME_WIDTH)
        time_left = self.room.width() - 12 - CHEVRON_SIDE - 6 - time_width
        painter.setFont(ui_font(weight=400 if text.is_dim else 500))
        painter.setPen(dim if text.is_dim else self._theme.colour("text"))
        _draw(painter, tr(text.stage), NAME_LEFT, WORD_LEFT - 4)
        painter.setFont(ui_font())
        painter.setPen(self._theme.colour(text.look.role))
        wide = room_for_states(WORD_WIDTH, current_language())
        _draw(painter, tr(text.look.word), WORD_LEFT, WORD_LEFT + wide)
        painter.setPen(dim)
        _draw(painter, tr(text.summary), WORD_LEFT + wide + 4, time_left - 4)
        painter.setFont(code_font(11))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRect(time_left, 0, time_width, HEIGHT), flags, time)


def _draw(painter: QPainter, text: str, left: int, right: int) -> None:
    """One line between two edges, with an ellipsis when it is too long."""
    if right - left < 12:
        return
    metrics = QFontMetrics(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
    painter.drawText(QRect(left, 0, right - left, HEIGHT), flags, shown)
