"""Lists of thousands of rows are placed in parts, and nobody notices."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_list import ROWS_AT_ONCE, RowList, row_list

ROWS = 3 * ROWS_AT_ONCE


class Asked(QStringListModel):
    """Counts how often it is asked how many rows there are, which it is for each that is placed."""

    times = 0

    def rowCount(self, *args: object) -> int:
        self.times += 1
        return super().rowCount(*args)  # type: ignore[arg-type]


def shown(qtbot: QtBot, theme: Theme) -> tuple[RowList, Asked]:
    model = Asked()
    view = row_list(theme, "words_list", "Words", model)
    assert isinstance(view, RowList)
    qtbot.addWidget(view)
    view.setUniformItemSizes(True)
    model.setStringList([f"word {number}" for number in range(ROWS)])
    view.resize(200, 300)
    view.show()
    return view, model


def test_a_part_is_placed_at_once_and_the_rest_soon(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    model.times = 0
    view.doItemsLayout()
    assert not view.visualRect(model.index(ROWS - 1)).isValid()
    assert model.times < ROWS
    qtbot.waitUntil(lambda: view.visualRect(model.index(ROWS - 1)).isValid())


def test_far_row_is_gone_to_before_it_has_a_place(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    view.doItemsLayout()
    view.scrollTo(model.index(ROWS - 1))
    assert view.viewport().rect().contains(view.visualRect(model.index(ROWS - 1)))


def test_scrolled_list_stays_where_it_is(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    view.scrollTo(model.index(ROWS - 1))
    value = view.verticalScrollBar().value()
    model.setData(model.index(0), "another")
    view.doItemsLayout()
    assert view.verticalScrollBar().value() == value > 0


def test_all_rows_are_chosen_without_asking_for_each(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    view.setSelectionMode(RowList.SelectionMode.ExtendedSelection)
    model.times = 0
    view.selectAll()
    assert model.times < ROWS / 10
    assert len(view.selectionModel().selectedIndexes()) == ROWS


def test_all_rows_are_chosen_only_where_several_may_be(qtbot: QtBot, theme: Theme) -> None:
    view, _ = shown(qtbot, theme)
    view.selectAll()
    assert len(view.selectionModel().selectedIndexes()) <= 1
