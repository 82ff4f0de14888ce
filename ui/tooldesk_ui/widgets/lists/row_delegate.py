"""RowDelegate: paints the rows of a list from the RowDrawing that its model gives for each."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import begin_scaled
from tooldesk_ui.theme import FontSize, Theme, code_font, ui_font
from tooldesk_ui.widgets.lists.gauge import paint_gauge
from tooldesk_ui.widgets.lists.row_drawing import NAMES, Face, Gauge, Line, RowDrawing, Words
from tooldesk_ui.widgets.lists.row_table_model import DRAWING_ROLE

BAR_WIDTH = 2
"""Pixels of the accent beside the selected row."""

MARGIN, INDENT, GAP = 12, 24, 8
ICON_SIZE, WORD_ICON_SIZE, WORD_ICON_ROOM = 16, 14, 18
LEAST_ROOM = 32
"""Pixels below which nothing more is said on a line."""

GAUGE_WIDTH, NARROW_GAUGE_WIDTH, GAUGE_GAP = 96, 40, 12
WIDE_ENOUGH = 220
"""Pixels of a line that has room for a long gauge."""

ROW_HEIGHTS = {1: 32, 2: 52, 3: 84}
"""Pixels of a row of so many lines."""

_PLACES = {2: ((7, 20), (27, 18)), 3: ((10, 20), (32, 20), (54, 20))}
"""Top and height of each line, by how many there are."""


class RowDelegate(QStyledItemDelegate):
    """What draws otherwise overrides `draw`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        painter.save()
        try:
            larger = QStyleOptionViewItem(option)
            larger.rect = begin_scaled(painter, option.rect)
            self.draw(painter, larger, index)
        finally:
            # Qt crashes on a painter that is left as a fault in one row leaves it
            painter.restore()

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground and what stands on it, in pixels of 100 %."""
        drawing = index.data(DRAWING_ROLE)
        self._paint_ground(painter, option)
        if not isinstance(drawing, RowDrawing):
            return
        body: QRect = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if drawing.has_rule:
            rule = QRect(body.left(), body.bottom(), body.width(), 1)
            painter.fillRect(rule, self.theme.colour("border"))
        body.setLeft(body.left() + INDENT * drawing.is_indented)
        places = _PLACES[len(drawing.lines)]
        if drawing.icon:
            first = QRect(body.left(), body.top() + places[0][0], 0, places[0][1])
            _paint_icon(painter, self.theme, first, drawing.icon, drawing.icon_role, ICON_SIZE)
            body.setLeft(body.left() + ICON_SIZE + GAP)
        for line, (top, height) in zip(drawing.lines, places, strict=True):
            place = QRect(body.left(), body.top() + top, body.width(), height)
            draw_line(painter, self.theme, place, line)

    def write(
        self,
        painter: QPainter,
        line: QRect,
        words: str,
        font: QFont,
        role: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> int:
        """Write on one line, cut where it ends; gives the pixels it took."""
        return _write(painter, line, words, font, self.theme.colour(role), side)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Tint the row that is selected, or under the pointer."""
        rect: QRect = option.rect
        # its enumerations take long to make; a list is filled before it is first painted
        from PySide6.QtWidgets import QStyle

        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, self.theme.colour("accent_soft"))
            bar = QRect(rect.left(), rect.top(), BAR_WIDTH, rect.height())
            painter.fillRect(bar, self.theme.colour("accent"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self.theme.colour("hover"))


class CellDelegate(QStyledItemDelegate):
    """A cell of a table whose model gives a Line for it; all else is as the style has it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The words are painted here, not by the style."""
        super().initStyleOption(option, index)
        option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        if (line := index.data(DRAWING_ROLE)) is not None:
            painter.save()
            # where the style begins the words of the cells beside it
            cell = begin_scaled(painter, option.rect)
            draw_line(painter, self._theme, cell.adjusted(11, 0, -8, 0), line)
            painter.restore()


def draw_line(painter: QPainter, theme: Theme, line: QRect, parts: Line) -> None:
    """Draw parts beside each other, each in the room that the ones before it left."""
    room = QRect(line)
    for part in parts:
        if isinstance(part, Gauge):
            width = GAUGE_WIDTH if line.width() >= WIDE_ENOUGH else NARROW_GAUGE_WIDTH
            if part.fraction is not None:
                start = QPoint(room.left(), room.center().y() + 1)
                paint_gauge(painter, theme, start, width, part.fraction, part.role)
            room.setLeft(room.left() + width + GAUGE_GAP)
        elif part.text and (room == line or room.width() > LEAST_ROOM):
            _draw_words(painter, theme, room, part)


def _draw_words(painter: QPainter, theme: Theme, room: QRect, part: Words) -> None:
    """Draw words, with the icon before them, and take their room away."""
    font, colour = _font(part.face), theme.colour(part.role)
    before = WORD_ICON_ROOM if part.icon else 0
    place = room.adjusted(before, 0, 0, 0)
    side = Qt.AlignmentFlag.AlignRight if part.is_at_end else Qt.AlignmentFlag.AlignLeft
    words = part.text if part.face in NAMES else tr(part.text)
    used = _write(painter, place, words, font, colour, side) + before
    left = room.right() + 1 - used if part.is_at_end else room.left()
    if part.icon:
        spot = QRect(left, room.top(), 0, room.height())
        _paint_icon(painter, theme, spot, part.icon, part.role, WORD_ICON_SIZE)
    if part.is_at_end:
        room.setRight(left - GAP)
    else:
        room.setLeft(left + used + GAP)


def _paint_icon(
    painter: QPainter, theme: Theme, line: QRect, icon: str, role: str, size: int
) -> None:
    """Draw an icon at the left of a line, in its middle."""
    spot = QRect(line.left(), line.center().y() - size // 2 + 1, size, size)
    theme.paint_icon(painter, spot, icon, role)


@cache
def _font(face: Face) -> QFont:
    return {
        Face.TEXT: lambda: ui_font(),
        Face.TITLE: lambda: ui_font(FontSize.BASE, 500),
        Face.GROUP: lambda: ui_font(FontSize.BASE, 600),
        Face.WORD: lambda: ui_font(FontSize.SMALL, 500),
        Face.CODE: lambda: code_font(),
        Face.SMALL_CODE: lambda: code_font(FontSize.SMALL),
        Face.STRONG_CODE: lambda: code_font(weight=600),
    }[face]()


def _write(
    painter: QPainter,
    line: QRect,
    words: str,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag,
) -> int:
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(line.width(), 0))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, shown)
    return metrics.horizontalAdvance(shown)
