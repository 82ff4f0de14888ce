"""A list of thousands of rows asks only for those that are to be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_list import RowList, row_list

ROWS = 2_000
FEW = 100


class Asked(QStringListModel):
    """Counts how often it is asked for anything."""

    times = 0

    def rowCount(self, *args: object) -> int:
        self.times += 1
        return super().rowCount(*args)  # type: ignore[arg-type]

    def data(self, *args: object) -> object:
        self.times += 1
        return super().data(*args)  # type: ignore[arg-type]


def shown(qtbot: QtBot, theme: Theme, *, selects_one: bool = True) -> tuple[RowList, Asked]:
    model = Asked()
    model.setStringList([f"word {number}" for number in range(ROWS)])
    view = row_list(theme, "words_list", "Words", model, selects_one=selects_one)
    qtbot.addWidget(view)
    view.resize(200, 300)
    view.show()
    view.grab()
    return view, model


def test_only_rows_in_view_are_asked_for(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    model.times = 0
    model.layoutChanged.emit()
    view.grab()
    view.scrollTo(model.index(ROWS - 1))
    view.grab()
    assert 0 < model.times < ROWS / 4
    assert view.viewport().rect().contains(view.visualRect(model.index(ROWS - 1)))


def test_scrolled_list_stays_where_it_is(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme)
    view.scrollTo(model.index(ROWS - 1))
    value = view.verticalScrollBar().value()
    model.setData(model.index(0), "another")
    view.doItemsLayout()
    assert view.verticalScrollBar().value() == value > 0


def test_all_rows_are_chosen_without_asking_for_each(qtbot: QtBot, theme: Theme) -> None:
    view, model = shown(qtbot, theme, selects_one=False)
    model.times = 0
    view.selectAll()
    assert model.times < FEW
    assert len(view.selectionModel().selectedIndexes()) == ROWS


def test_all_rows_are_chosen_only_where_several_may_be(qtbot: QtBot, theme: Theme) -> None:
    view, _ = shown(qtbot, theme)
    view.selectAll()
    assert len(view.selectionModel().selectedIndexes()) <= 1


@pytest.mark.parametrize(("key", "row"), [(Qt.Key.Key_End, ROWS - 1), (Qt.Key.Key_Home, 0)])
def test_home_and_end_go_to_the_first_and_the_last_row(
    qtbot: QtBot, theme: Theme, key: Qt.Key, row: int
) -> None:
    view, model = shown(qtbot, theme)
    view.setCurrentIndex(model.index(FEW))
    QTest.keyClick(view, key)
    assert view.currentIndex().row() == row
