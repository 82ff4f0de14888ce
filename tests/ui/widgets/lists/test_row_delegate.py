"""A row is drawn from the description of its parts, the first of which keep their room longest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_delegate import RowDelegate, draw_line
from tooldesk_ui.widgets.lists.row_drawing import Line, RowDrawing, Words
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

WHITE = QColor("#ffffff")
LONG = Words("a name that is longer than any row is wide, again and again")
AT_END = Words("Missing", "error", is_at_end=True)


class Rows(RowTableModel[RowDrawing]):
    headings = ("Row",)

    def words(self, row: RowDrawing) -> tuple[str, ...]:
        return (row.icon,)

    def drawing(self, row: RowDrawing, column: int) -> RowDrawing:
        return row


def drawn(theme: Theme, line: Line, width: int = 200) -> QImage:
    image = QImage(width, 20, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    draw_line(painter, theme, QRect(0, 0, width, 20), line)
    painter.end()
    return image


def inked(image: QImage) -> set[int]:
    """The columns in which anything was drawn."""
    rows = range(image.height())
    return {x for x in range(image.width()) if any(image.pixelColor(x, y) != WHITE for y in rows)}


def test_first_part_keeps_its_room_and_the_next_is_cut(theme: Theme) -> None:
    alone, both = inked(drawn(theme, (AT_END,))), inked(drawn(theme, (AT_END, LONG)))
    assert min(alone) > 100
    assert max(alone) >= 197
    assert alone <= both
    assert not both & set(range(min(alone) - 7, min(alone)))


def test_what_is_cut_or_an_icon_for_the_eye_is_read_aloud_whole(theme: Theme) -> None:
    icon_alone = Words("", "ok", spoken="Answers")
    row = RowDrawing(((AT_END, Words("desk", spoken="in /my/desk"), icon_alone),))
    assert row.spoken == "in /my/desk, Answers, Missing"
    assert not inked(drawn(theme, (icon_alone,)))


def test_what_has_hardly_any_room_is_left_out(theme: Theme) -> None:
    alone = inked(drawn(theme, (AT_END,), width=80))
    assert inked(drawn(theme, (AT_END, LONG), width=80)) == alone


def test_all_lines_of_a_row_are_drawn(theme: Theme) -> None:
    model = Rows()
    model.set_rows([RowDrawing(((LONG,),) * 3, "tools")])
    delegate = RowDelegate(theme)
    option = QStyleOptionViewItem()
    image = QImage(200, 84, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    option.rect = image.rect()
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    lines = [image.copy(0, top, 200, 20) for top in (10, 32, 54)]
    assert all(max(inked(each)) in range(150, 189) for each in lines)


def test_fault_in_a_row_leaves_the_painter_as_it_was(theme: Theme) -> None:
    class Faulty(RowDelegate):
        def draw(self, painter: QPainter, *_: object) -> None:
            painter.translate(5, 5)
            raise ValueError("a row that can't be drawn")

    image = QImage(200, 60, QImage.Format.Format_RGB32)
    painter, option, rows = QPainter(image), QStyleOptionViewItem(), Rows()
    option.rect = QRect(10, 20, 100, 20)
    with pytest.raises(ValueError, match="can't be drawn"):
        Faulty(theme).paint(painter, option, rows.index(0, 0))
    assert painter.transform().isIdentity()
    painter.end()
