"""A filtered list keeps the person's place, and says what belongs there when it is empty."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.filtered_list import FilteredList, ListWords
from tooldesk_ui.widgets.row_table_model import RowTableModel

WORDS = ListWords("pear", "pear", "pears", "tools", "Plant a tree.")


@dataclass(frozen=True)
class Row:
    key: str

    def matches(self, words) -> bool:
        return all(word in self.key for word in words)


class Model(RowTableModel[Row]):
    headings = ("Pear",)

    def key(self, row: Row) -> str:
        return row.key

    def words(self, row: Row) -> tuple[str, ...]:
        return (row.key,)


@pytest.fixture
def pears(theme: Theme, qtbot) -> FilteredList[Row]:
    made = FilteredList[Row](theme, Model(), WORDS)
    qtbot.addWidget(made)
    return made


def test_current_row_stays_current_in_another_order(pears) -> None:
    pears.set_rows([Row("a"), Row("b"), Row("c")])
    assert pears.current() == Row("a")
    assert pears.select("b")
    pears.set_rows([Row("c"), Row("b"), Row("a")])
    assert pears.current() == Row("b")
    pears.set_rows([Row("c"), Row("a")])
    assert pears.current() == Row("c")
    assert not pears.select("b")


def test_typing_filters_and_enter_goes_on_in_the_list(pears, qtbot) -> None:
    told: list[object] = []
    pears.selected.connect(told.append)
    pears.set_rows([Row("conference"), Row("williams")])
    QTest.keyClicks(pears.search, "WILL")
    assert pears.filter.rowCount() == 1
    assert told[-1] == Row("williams")
    QTest.keyClick(pears.search, Qt.Key.Key_Return)
    assert pears.current() == Row("williams")
    with qtbot.waitSignal(pears.activated, timeout=1000) as activated:
        pears.view.activated.emit(pears.view.currentIndex())
    assert activated.args == [Row("williams")]


def test_empty_list_says_why(pears) -> None:
    plant = QAction("Plant", pears)
    pears.offer_when_empty(plant)
    button = pears.empty.findChild(QPushButton, "empty_state_button")
    assert pears.empty.heading() == "Loading pears …"
    pears.set_rows([])
    assert (pears.empty.heading(), button.text()) == ("No pears yet", "Plant")
    pears.set_rows([Row("conference")])
    pears.search.setText("williams")
    assert (pears.empty.heading(), button.isHidden()) == ("Nothing matches", True)
    pears.set_loading()
    assert pears.empty.heading() == "Loading pears …"
