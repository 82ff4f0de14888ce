"""TextView: shows a window of a text of any size, with a cursor, a selection and marks in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPalette, QTextLayout
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import is_dressing
from tooldesk_ui.widgets.text_area.edited_text import EditedText
from tooldesk_ui.widgets.text_area.piece_layouts import Colours, LaidOut, PieceLayouts
from tooldesk_ui.widgets.text_area.piece_painter import CURSOR_WIDTH, Mark, PiecePainter
from tooldesk_ui.widgets.text_area.row_window import RowWindow, Top
from tooldesk_ui.widgets.text_area.text_buffer import Piece

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent, QShowEvent

    from tooldesk_ui.theme import Theme

MARGIN = 4


class TextView(QAbstractScrollArea):
    """Lays out what is shown and nothing else; places are in code points.

    Signals:
        cursor_moved(): cursor or selection are elsewhere.
    """

    cursor_moved = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        wraps: bool = True,
        margin: int = MARGIN,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.placeholder = ""
        self.content = EditedText()
        self._wraps, self._margin = wraps, margin
        self._layouts = PieceLayouts()
        self._rows = RowWindow(self.content.buffer, self._rows_of)
        self._marks: list[Mark] = []
        self._preedit: tuple[str, int, list[QTextLayout.FormatRange]] = ("", 0, [])
        self._bar_value = 0
        self._is_syncing, self._is_cursor_lit = False, True
        self._blink = QTimer(self)
        self._blink.timeout.connect(self._on_blink)
        self.setProperty("face", "code")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # asked for one of Qt's own, PySide6 loads every class of widget, to find out which it is
        self.setViewport(QWidget(self))
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().setSingleStep(1)
        theme.changed.connect(self._on_theme_changed)
        self._take_look()

    @property
    def row_height(self) -> int:
        """Pixels."""
        return self._layouts.row_height

    @property
    def char_width(self) -> int:
        """Pixels, of most characters."""
        return int(self._layouts.char_width)

    @property
    def page(self) -> int:
        """How many rows are shown in full."""
        return max(1, (self.viewport().height() - 2 * self._margin) // self.row_height)

    @property
    def shown_range(self) -> tuple[int, int]:
        """First character that is shown, and one past the last."""
        shown = self._rows.visible(self.page)
        return shown[0].piece.start, shown[-1].piece.end

    def rows_up_to(self, limit: int) -> int:
        """How many rows the text is wrapped to; counted up to `limit`."""
        return self._rows.rows_up_to(limit)

    @property
    def colours(self) -> Colours | None:
        """How whole lines are coloured."""
        return self._layouts.colours

    def set_colours(self, colours: Colours) -> None:
        """Colour whole lines in this way."""
        self._layouts.colours = colours
        self._on_theme_changed()

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Tint these stretches and no others."""
        self._marks = list(marks)
        self.viewport().update()

    def marks(self) -> list[Mark]:
        """What is tinted."""
        return self._marks

    def select(self, anchor: int, position: int, *, scrolls: bool = True) -> None:
        """Select from `anchor` to `position`, where the cursor is."""
        self.content.select(anchor, position)
        self._on_cursor_moved(scrolls=scrolls)

    def reveal(self, start: int, end: int) -> None:
        """Bring a stretch into view, with some of what is above it, unless it is there."""
        first, last = self._place_of(start), self._place_of(end)
        if self._is_shown(first) and (self._is_shown(last) or self._row_in_view(first) < 4):
            return
        above = self._rows.step(first, -(self.page // 4))
        self._rows.top = min(above, self._rows.last_top(self.page))
        self._sync_bars()

    def cursor_rect(self, place: int | None = None) -> QRect:
        """Where the cursor is, or would be, in the viewport; it may be outside."""
        offset = self.content.position if place is None else place
        piece, laid = self._piece_of(offset)
        top = Top(piece.start, laid.row_of(offset - piece.start))
        row = self._row_in_view(top)
        x = laid.x_of(offset - piece.start) + self._left
        return QRect(int(x), self._margin + row * self.row_height, CURSOR_WIDTH, self.row_height)

    def place_at(self, point: QPointF) -> int:
        """The place of the text that is nearest to a point of the viewport."""
        row = int((point.y() - self._margin) // self.row_height)
        top = self._rows.step(self._rows.top, row)
        return self._place_in(top, point.x() - self._left)

    def place_below(self, offset: int, rows: int, x: float) -> int:
        """The place so many rows below, or above, at `x` of the text."""
        top = self._place_of(offset)
        moved = self._rows.step(top, rows)
        if moved == top and rows:
            return len(self.content.buffer) if rows > 0 else 0
        return self._place_in(moved, x)

    def x_of(self, offset: int) -> float:
        """How far from the left of the text a place is."""
        piece, laid = self._piece_of(offset)
        return laid.x_of(offset - piece.start)

    def row_bounds(self, offset: int) -> tuple[int, int]:
        """First and last place of the row that a place is in."""
        piece, laid = self._piece_of(offset)
        start, end = laid.row_bounds(laid.row_of(offset - piece.start))
        return piece.start + start, piece.start + end

    def scroll_rows(self, rows: int) -> None:
        """Show what is so many rows below, or above."""
        self._rows.move(rows, self.page)
        self._sync_bars()

    def ensure_cursor_visible(self) -> None:
        """Scroll as little as is needed."""
        place = self._place_of(self.content.position)
        if place < self._rows.top:
            self._rows.top = place
        elif not self._is_shown(place):
            self._rows.top = self._rows.step(place, 1 - self.page)
        self._rows.top = min(self._rows.top, self._rows.last_top(self.page))
        if not self._wraps:
            x, bar = self.cursor_rect().x(), self.horizontalScrollBar()
            bar.setMaximum(max(bar.maximum(), x + bar.value() - self._room // 2))
            if not self._margin <= x < self.viewport().width() - 2 * self._margin:
                bar.setValue(bar.value() + x - self._room // 2)
        self._sync_bars()

    def sizeHint(self) -> QSize:
        """As other editors."""
        return QSize(256, 192)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows in view, and half a row above them."""
        painter = QPainter(self.viewport())
        try:
            self._paint(painter)
        finally:
            painter.end()  # a fault keeps it alive, and nothing else could be painted

    def _paint(self, painter: QPainter) -> None:
        palette = self.palette()
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        if not len(self.content.buffer) and self.placeholder and not self._preedit[0]:
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().marginsRemoved(QMargins(*4 * (self._margin,)))
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), tr(self.placeholder))
            painter.setPen(palette.color(QPalette.ColorRole.Text))
        start, end = self.content.selection
        text = palette.color(QPalette.ColorRole.HighlightedText)
        draws = PiecePainter(painter, self._layouts, (start, end), self.selection_colour(), text)
        is_lit = self.hasFocus() and self._is_cursor_lit
        holder = self._rows.piece_at(self.content.position) if is_lit else None
        for piece, row in self._pieces_in_view():
            laid = self._laid(piece)
            at = QPointF(self._left, self._margin + row * self.row_height)
            found = self.found_marks(piece.start, piece.end)
            draws.draw(piece, laid, at, (*self._marks, *found))
            if piece == holder:
                draws.draw_cursor(piece, laid, at, self.content.position, self._preedit[1])

    def _pieces_in_view(self) -> Iterator[tuple[Piece, int]]:
        rows = self.page + 2
        shown = self._rows.visible(rows)
        first = shown[0]
        if first.row == 0 and first.piece.start > 0:
            before = self.content.buffer.piece_before(first.piece, self._rows.slice_length)
            if before is not None:
                yield before, -self._rows_of(before)
        for each in shown:
            yield each.piece, each.row

    def selection_colour(self) -> QColor:
        """Behind what is selected."""
        return self.palette().color(QPalette.ColorRole.Highlight)

    def found_marks(self, start: int, end: int) -> Iterable[Mark]:
        """What else is tinted between two places."""
        return ()

    # ---- what is where

    @property
    def _left(self) -> int:
        return self._margin - self.horizontalScrollBar().value()

    @property
    def _room(self) -> int:
        return max(1, self.viewport().width() - 2 * self._margin)

    def _laid(self, piece: Piece) -> LaidOut:
        text = self.content.buffer.slice(piece.start, piece.end)
        words, _, formats = self._preedit
        if words:
            place = self.content.position
            holder = self._rows.piece_at(place)
            if holder == piece:
                copies = [QTextLayout.FormatRange(each) for each in formats]
                return self._layouts.with_preedit(text, place - piece.start, words, copies)
        return self._layouts.of(text, is_whole_line=piece.is_line_start and piece.is_line_end)

    def _rows_of(self, piece: Piece) -> int:
        text = self.content.buffer.slice(piece.start, piece.end)
        # most lines fit, and to lay them all out takes a while
        is_one = not self._preedit[0] and self._layouts.is_one_row(text)
        return 1 if is_one else self._laid(piece).rows

    def _piece_of(self, offset: int) -> tuple[Piece, LaidOut]:
        piece = self._rows.piece_at(offset)
        return piece, self._laid(piece)

    def _place_of(self, offset: int) -> Top:
        piece, laid = self._piece_of(offset)
        return Top(piece.start, laid.row_of(offset - piece.start))

    def _place_in(self, top: Top, x: float) -> int:
        piece, laid = self._piece_of(top.offset)
        return piece.start + laid.place_at(min(top.row, laid.rows - 1), x)

    def _row_in_view(self, place: Top) -> int:
        """How many rows below the first; some row outside when it is not in view."""
        if place < self._rows.top:
            return -1
        for shown in self._rows.visible(self.page + 1):
            if shown.piece.start == place.offset:
                return shown.row + place.row
        return self.page + 1

    def _is_shown(self, place: Top) -> bool:
        return 0 <= self._row_in_view(place) < self.page

    # ---- changes

    def _on_text_replaced(self) -> None:
        """Another text, or an edit: what is shown and how far down it is."""
        self._rows.show(self._rows.top.offset, self._rows.top.row)
        self._rows.top = min(self._rows.top, self._rows.last_top(self.page))
        self._sync_bars()

    def _on_cursor_moved(self, *, scrolls: bool = True) -> None:
        if scrolls:
            self.ensure_cursor_visible()
        self._restart_blink()
        self.viewport().update()
        self.cursor_moved.emit()

    def _take_look(self) -> None:
        """Lay out all in the font and width of now; what is at the top stays there."""
        if is_dressing():
            return  # the look is another one twice meanwhile
        top = self._rows.top
        piece = self._rows.piece_at(top.offset)
        kept = piece.start
        if top.row:
            laid = self._laid(piece)
            kept += laid.row_bounds(min(top.row, laid.rows - 1))[0]
        self._layouts.set_look(self.font(), float(self._room) if self._wraps else None)
        self._rows.set_columns(self._layouts.columns)
        self._rows.top = min(self._place_of(kept), self._rows.last_top(self.page))
        self._sync_bars()

    def _on_look_changed(self) -> None:
        self._take_look()
        self.viewport().update()

    def _on_theme_changed(self) -> None:
        """Other colours make no other rows; what is hidden takes another font when it is shown."""
        self._layouts.forget()
        self.viewport().update()
        if self.isVisible() and self.font() != self._layouts.font:
            self._on_look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapping changes with the width."""
        super().resizeEvent(event)
        if self._wraps and event.oldSize().width() != event.size().width():
            self._take_look()
        else:
            self._rows.top = min(self._rows.top, self._rows.last_top(self.page))
            self._sync_bars()

    def changeEvent(self, event: QEvent) -> None:
        """Another font makes other rows."""
        super().changeEvent(event)
        # a style sheet tells of the same font time and again
        is_look = event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if is_look and self.font() != self._layouts.font:
            self._on_look_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on somebody looks at the scroll bars."""
        super().showEvent(event)
        self._sync_bars()

    def _sync_bars(self) -> None:
        """Let the scroll bars say what is shown, for which many rows may be counted."""
        if not self.isVisible():
            return
        bar, page, rows = self.verticalScrollBar(), self.page, self._rows
        last = rows.last_top(page)
        maximum = max(1, rows.total - page) if last > Top(0, 0) else 0
        value = maximum if rows.top >= last else max(min(rows.value, maximum - 1), 0)
        self._is_syncing = True
        bar.setRange(0, maximum)
        bar.setPageStep(page)
        if not bar.isSliderDown():
            bar.setValue(value)
        self._bar_value = bar.value()
        if not self._wraps:
            across = self.horizontalScrollBar()
            # a bar that is there for a row which it hides would come and go for ever
            hidden = ceil(across.sizeHint().height() / self.row_height) if across.maximum() else 0
            shown = rows.visible(page + hidden)
            widest = max(self._laid(each.piece).width for each in shown)
            across.setMaximum(max(across.value(), int(widest) + CURSOR_WIDTH - self._room))
            across.setPageStep(self._room)
            across.setSingleStep(int(4 * self._layouts.char_width))
        self._is_syncing = False
        self.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """A scroll bar was moved: by a few rows exactly, else to about that place."""
        self.viewport().update()
        bar = self.verticalScrollBar()
        if self._is_syncing or bar.value() == self._bar_value:
            return
        value, moved = bar.value(), bar.value() - self._bar_value
        if value >= bar.maximum():
            self._rows.top = self._rows.last_top(self.page)
        elif abs(moved) <= 2 * self.page and value > 0 and not bar.isSliderDown():
            self._rows.move(moved, self.page)
        else:
            self._rows.jump(value, self.page)
        self._sync_bars()

    # ---- the cursor's blinking

    def _restart_blink(self) -> None:
        self._is_cursor_lit = True
        if self.hasFocus() and (period := QApplication.cursorFlashTime()) > 0:
            self._blink.start(period // 2)
        else:
            self._blink.stop()

    def _on_blink(self) -> None:
        self._is_cursor_lit = not self._is_cursor_lit
        self.viewport().update()
