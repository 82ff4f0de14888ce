"""Without anything to list, one side has all of the room; the other comes back as it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import ListedModel
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.text_area.searchable import LEAST_HEIGHT


@pytest.fixture
def sides(theme: Theme, qtbot) -> Iterator[TwoSides]:
    words = ListWords("pear", "pear", "pears", "tools", "Plant a tree.")
    window = QWidget()
    qtbot.addWidget(window)
    sides = TwoSides("sides", ListPane(theme, ListedModel(), words), QWidget(), window)
    sides.setMinimumSize(1201, 200)
    sides.resize(1201, 400)
    window.show()
    sides.setSizes([400, 800])
    yield sides
    window.close()


def test_left_side_has_all_the_room_while_there_is_nothing_to_show(sides, qtbot) -> None:
    sides.show_right(False)
    qtbot.waitUntil(lambda: sides.sizes() == [1201, 0])
    assert sides.save_state()["sizes"] == [400, 800]
    sides.show_right(True)
    assert sides.sizes()[0] == 400


def test_widths_that_came_while_a_side_was_hidden_hold_when_it_is_shown(sides: TwoSides) -> None:
    sides.show_right(False)
    sides.restore_state({"sizes": [500, 700]})
    sides.show_right(True)
    assert sides.sizes()[0] == 500


@pytest.mark.parametrize("unfit", [None, [1], [1, 2, 3], ["1", 2], [True, 2], "ab"])
def test_widths_that_do_not_fit_change_nothing(sides: TwoSides, unfit: object) -> None:
    sides.restore_state({"sizes": unfit})
    assert sides.sizes() == [400, 800]


@dataclass(frozen=True)
class Pear:
    key: str
    ripeness: int = 0
    found_by: str = ""


@pytest.mark.parametrize("is_stacked", [False, True])
def test_what_another_row_shows_begins_at_the_top(theme: Theme, qtbot, is_stacked: bool) -> None:
    words = ListWords("pear", "pear", "pears", "tools", "Plant a tree.")
    window, page, tall = QWidget(), DetailPage("pear_page", "Pear"), QWidget()
    qtbot.addWidget(window)
    tall.setFixedHeight(2_000)
    page.fill((tall, 0))
    right = page
    if is_stacked:
        right = QStackedWidget()
        right.addWidget(page)
    model: ListedModel[Pear] = ListedModel()
    model.headings = ("Pear",)
    pane = ListPane(theme, model, words)
    sides = TwoSides("sides", pane, right, window)
    sides.resize(600, 300)
    window.resize(600, 300)
    window.show()
    pane.set_rows([Pear("a"), Pear("b")])
    pane.select("a")
    bar = page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500)
    bar.setValue(500)
    pane.set_rows([Pear("a", 1), Pear("b")])
    assert bar.value() == 500, "it is the same one, read again"
    pane.select("b")
    assert bar.value() == 0
    window.close()


@pytest.fixture
def beside_code(theme: Theme, qtbot) -> Iterator[tuple[TwoSides, CodeView]]:
    """A list, and a page of a button, which has the focus, and code."""
    words = ListWords("pear", "pear", "pears", "tools", "Plant a tree.")
    window, page = QWidget(), QWidget()
    qtbot.addWidget(window)
    column, button, code = QVBoxLayout(page), QPushButton("Do it"), CodeView(theme)
    column.addWidget(button)
    column.addWidget(code)
    sides = TwoSides("sides", ListPane(theme, ListedModel(), words), page, window)
    window.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    yield sides, code
    window.close()


def test_find_is_for_the_side_that_has_the_focus(beside_code) -> None:
    sides, code = beside_code
    sides.find_text()
    assert code.finding is not None
    assert code.finding.is_open
    code.close_find()
    code.clearFocus()
    sides.find_text()
    assert not code.finding.is_open


@pytest.mark.parametrize("more", [-1, 0])
def test_find_passes_by_what_its_bar_would_cover(beside_code, more) -> None:
    sides, code = beside_code
    code.frame.setFixedHeight(LEAST_HEIGHT + more)
    sides.find_text()
    assert (code.finding is not None) == (more == 0)
