"""A filtered list keeps the person's place, and says what belongs there when it is empty."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from growth import MOST, growth
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QTableView

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import ListedModel

WORDS = ListWords("pear", "pear", "pears", "tools", "Plant a tree.")


@dataclass(frozen=True)
class Row:
    key: str

    @property
    def found_by(self) -> str:
        return self.key


class Model(ListedModel[Row]):
    headings = ("Pear",)

    orders = ("As planted", "Name", "Length")

    def sort_value(self, row: Row, column: int) -> object:
        return (0, row.key, -len(row.key))[column]

    facet_groups = ("Letter", "Length")

    def facets_of(self, row: Row) -> tuple[tuple[str, str], ...]:
        return ("Letter", row.key[0]), ("Length", str(len(row.key)))

    def words(self, row: Row) -> tuple[str, ...]:
        return (row.key,)


@pytest.fixture
def pears(theme: Theme, qtbot) -> ListPane[Row]:
    made = ListPane[Row](theme, Model(), WORDS)
    qtbot.addWidget(made)
    return made


def test_current_row_stays_current_in_another_order(pears) -> None:
    pears.set_rows([Row("a"), Row("b"), Row("c")])
    assert pears.current() == Row("a")
    assert pears.select("b")
    pears.set_rows([Row("c"), Row("b"), Row("a")])
    assert pears.current() == Row("b")
    pears.set_rows([Row("c"), Row("a")])
    assert pears.current() == Row("a"), "what stands where it stood"
    assert not pears.select("b")


def test_typing_filters_and_enter_goes_on_in_the_list(pears, qtbot) -> None:
    told: list[object] = []
    pears.selected.connect(told.append)
    pears.set_rows([Row("conference"), Row("williams")])
    QTest.keyClicks(pears.search, "WILL")
    assert pears.model.rowCount() == 1
    assert told[-1] == Row("williams")
    QTest.keyClick(pears.search, Qt.Key.Key_Return)
    assert pears.current() == Row("williams")
    with qtbot.waitSignal(pears.activated, timeout=1000) as activated:
        pears.view.activated.emit(pears.view.currentIndex())
    assert activated.args == [Row("williams")]


@pytest.mark.parametrize(
    ("words", "options", "found"),
    [
        ("BER", (), ["Bera", "bergamotte", "a ber"]),
        ("Ber", ("case",), ["Bera"]),
        ("ber", ("word",), ["a ber"]),
        ("ber a", ("word",), ["a ber"]),
        ("^b.*[ae]$", ("regex",), ["Bera", "bergamotte"]),
        ("^b.*[ae]$", ("regex", "case"), ["bergamotte"]),
    ],
)
def test_words_are_compared_as_the_find_bar_does(pears, qtbot, words, options, found) -> None:
    def listed() -> list[str]:
        return [row.key for row in map(pears.model.row_at, range(pears.model.rowCount()))]

    pears.set_rows([Row(key) for key in ("Bera", "bergamotte", "a ber", "williams")])
    pears.search.choose(options)
    pears.search.setText(words)
    # where the machine is busy it is looked for in more than one turn
    qtbot.waitUntil(lambda: listed() == found)
    pears.search.choose(())
    pears.search.clear()
    assert pears.model.rowCount() == 4


def test_options_are_chosen_by_keyboard_said_and_kept(pears, theme, qtbot) -> None:
    pears.set_rows([Row("bera"), Row("Bera")])
    pears.search.setText("bera")
    QTest.keyClick(pears.search.button, Qt.Key.Key_Space)
    menu = pears.search.findChild(QMenu)
    menu.close()
    case, *_, regex = menu.actions()
    case.trigger()
    assert (pears.model.rowCount(), pears.search.button.text()) == (1, "Aa")
    assert pears.search.button.accessibleName() == "Compared: Match case"
    regex.trigger()
    assert pears.search.button.accessibleName() == "Compared: Match case, Regular expression"
    again = ListPane[Row](theme, Model(), WORDS)
    qtbot.addWidget(again)
    again.restore_state(pears.save_state())
    again.set_rows([Row("bera"), Row("Bera")])
    assert (again.search.options, again.chosen()) == ({"case", "regex"}, [Row("bera")])


def test_what_is_no_expression_is_said_and_mended(pears, qtbot) -> None:
    pears.set_rows([Row("bera")])
    pears.search.choose(("regex",))
    pears.search.setText("be(")
    words = pears.empty.accessibleName()
    assert words.startswith("Nothing matches. Not an expression: missing )")
    assert pears.search.property("invalid") is True
    pears.search.setText("be(r)")
    # rows are looked through in turns of some milliseconds, and a busy machine may take two
    qtbot.waitUntil(lambda: pears.model.rowCount() == 1)
    assert pears.search.property("invalid") is False


def test_expression_without_end_is_given_up_and_the_list_answers(pears, qtbot) -> None:
    pears.set_rows([Row("a" * 40 + "!"), Row("b")])
    pears.search.choose(("regex",))
    pears.search.setText("(a|a)*$")
    qtbot.waitUntil(lambda: "takes too long" in pears.empty.accessibleName())
    pears.search.setText("b")
    qtbot.waitUntil(lambda: pears.current() == Row("b"))


def test_many_rows_are_looked_through_in_turns_and_listed_when_all_are(pears, qtbot) -> None:
    pears.set_rows([Row(f"{number} of many pears") for number in range(30_000)])
    pears.search.choose(("regex",))
    pears.search.setText("^1.*pears$")
    assert pears.model.rowCount() == 30_000
    assert pears.search.found() == "Looking…"
    qtbot.waitUntil(lambda: pears.model.rowCount() == 11_111)
    state = pears.save_state() | {"row": "19999 of many pears"}
    pears.restore_state(state)
    pears.set_rows([Row(f"{number} of many pears") for number in range(30_001)])
    qtbot.waitUntil(lambda: pears.current() == Row("19999 of many pears"))
    assert pears.search.text() == "^1.*pears$"


def test_what_is_told_is_selected_while_the_filter_takes_rows_out(pears) -> None:
    told: list[tuple[object, list[Row]]] = []
    pears.selected.connect(lambda row: told.append((row, pears.chosen())))
    pears.set_rows([Row("bera"), Row("bergamotte"), Row("birne")])
    for text in ("b", "be", "berg"):
        pears.search.setText(text)
    pears.search.setText("bi")
    assert told == [
        (Row("bergamotte"), [Row("bergamotte")]),
        (Row("birne"), [Row("birne")]),
    ]


def test_empty_list_says_why(pears) -> None:
    plant = QAction("Plant", pears)
    pears.offer_when_empty(plant)
    button = pears.empty.findChild(QPushButton, "empty_state_button")
    assert pears.empty.heading() == "Loading pears…"
    pears.set_rows([])
    assert (pears.empty.heading(), button.text()) == ("No pears yet", "Plant")
    pears.set_rows([Row("conference")])
    pears.search.setText("williams")
    assert (pears.empty.heading(), button.text()) == ("Nothing matches", "Clear the filters")
    button.click()
    assert (pears.search.text(), pears.model.rowCount()) == ("", 1)
    pears.set_loading()
    assert (pears.empty.heading(), button.isHidden()) == ("Loading pears…", True)


def test_facets_narrow_with_the_words_and_are_kept(pears, theme, qtbot) -> None:
    rows = [Row("ab"), Row("ac"), Row("bc"), Row("bcd")]
    pears.set_rows(rows)
    pears.facets.button.click()
    menu = pears.findChild(QMenu, "pear_facets_menu")
    offered = {action.text(): action for action in menu.actions()}
    assert [text for text in offered if text] == [
        *("Letter", "a  (2)", "b  (2)", "Length", "2  (3)", "3  (1)"),
    ]
    offered["b  (2)"].trigger()
    assert [row.key for row in pears.model.all_rows()] == ["ab", "ac", "bc", "bcd"]
    assert keys(pears) == ["bc", "bcd"]
    # within a group one of them is enough, each group has to fit
    pears.facets.choose(frozenset({("Letter", "a"), ("Letter", "b"), ("Length", "2")}))
    assert keys(pears) == ["ab", "ac", "bc"]
    pears.search.setText("c")
    assert keys(pears) == ["ac", "bc"]
    again = ListPane[Row](theme, Model(), WORDS)
    qtbot.addWidget(again)
    state = {"facets": [["Letter", "a"], ["Odd", "x"], 7], "row": "ac"}
    again.restore_state(pears.save_state() | state)
    again.set_rows(rows)
    assert keys(again) == ["ac"]
    made = pears.findChildren(QPushButton, "pear_facet")
    chips = [chip for chip in made if not chip.isHidden()]
    assert [chip.accessibleName() for chip in chips] == ["Length: 2", "Letter: a", "Letter: b"]
    chips[0].click()
    assert keys(pears) == ["ac", "bc", "bcd"]
    # what a person is led to is shown, whatever was filtered
    assert pears.show_row("ab")
    assert keys(pears) == ["ab", "ac", "bc", "bcd"]


def keys(pane: ListPane[Row]) -> list[str]:
    rows = (pane.model.row_at(number) for number in range(pane.model.rowCount()))
    return [row.key for row in rows if row is not None]


def test_filter_that_finds_nothing_does_not_lose_the_place(pears) -> None:
    pears.set_rows([Row("a"), Row("b"), Row("c")])
    pears.select("c")
    told: list[object] = []
    pears.selected.connect(told.append)
    pears.search.setText("z")
    assert pears.current() is None
    assert told == [None], "what is shown beside the list would be of a row that isn't listed"
    pears.search.clear()
    assert (pears.current(), pears.chosen()) == (Row("c"), [Row("c")])
    assert told == [None, Row("c")]


def test_the_order_is_chosen_and_the_place_kept(pears, qtbot) -> None:
    told: list[object] = []
    pears.set_rows([Row("nashi"), Row("abate fetel"), Row("conference")])
    pears.select("conference")
    pears.selected.connect(told.append)
    pears.sorting.choose(1)
    assert listed(pears) == ["abate fetel", "conference", "nashi"]
    pears.sorting.choose(2)
    assert listed(pears) == ["abate fetel", "conference", "nashi"]
    pears.set_rows([Row("nashi"), Row("williams christ"), Row("conference")])
    assert listed(pears) == ["williams christ", "conference", "nashi"]
    pears.sorting.choose(0)
    assert listed(pears) == ["nashi", "williams christ", "conference"]
    assert pears.current() == Row("conference")
    assert told == []


def test_order_is_offered_where_the_pointer_and_a_screen_reader_find_it(pears, qtbot) -> None:
    pears.set_rows([Row("a")])
    pears.resize(300, 300)
    pears.show()
    assert pears.sorting.isVisible()
    assert pears.sorting.accessibleName() == "Sorted by as planted"
    pears.sorting.click()
    menu = pears.sorting.findChild(QMenu)
    assert [action.text() for action in menu.actions()] == ["As planted", "Name", "Length"]
    menu.actions()[1].trigger()
    menu.close()
    assert pears.sorting.toolTip() == "Sorted by name"


def test_row_that_is_shown_needs_no_filter_and_may_come_later(pears) -> None:
    pears.set_rows([Row("conference"), Row("williams")])
    pears.search.setText("conf")
    assert pears.show_row("williams")
    assert (pears.search.text(), pears.current()) == ("", Row("williams"))
    pears.search.setText("will")
    assert not pears.show_row("nashi")
    pears.set_rows([Row("conference"), Row("nashi"), Row("williams")])
    assert (pears.search.text(), pears.current()) == ("", Row("nashi"))


def test_place_survives_a_restart(pears, theme, qtbot) -> None:
    rows = [Row("nashi"), Row("abate fetel"), Row("conference")]
    pears.set_rows(rows)
    pears.search.setText("a")
    pears.sorting.choose(1)
    pears.select("nashi")
    again = ListPane[Row](theme, Model(), WORDS)
    qtbot.addWidget(again)
    again.restore_state({"filter": 7, "row": None, "order": "x"})
    again.restore_state(pears.save_state())
    again.set_rows(rows)
    assert (again.search.text(), again.current()) == ("a", Row("nashi"))
    assert listed(again) == ["abate fetel", "nashi"]


def test_failure_is_said_in_place_of_the_rows_and_a_problem_above_them(pears) -> None:
    pears.set_failed("The orchard is closed", "Come tomorrow.")
    assert pears.empty.heading() == "The orchard is closed"
    pears.set_rows([Row("nashi")])
    pears.set_problem("Not all were counted", "Dusk.", "Wait.")
    assert not pears.notice.isHidden()
    pears.set_problem("", "", "")
    assert pears.notice.isHidden()


def test_several_chosen_rows_stay_chosen_over_filter_and_reload(theme, qtbot) -> None:
    table = QTableView()
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    pane = ListPane[Row](theme, Model(), WORDS, table)
    qtbot.addWidget(pane)
    rows = [Row(f"pear {number}") for number in range(400)]
    pane.set_rows(rows)
    table.selectAll()
    pane.search.setText("7")
    assert len(pane.chosen()) == len(listed(pane)) == 76
    pane.set_rows(rows[::-1])
    assert pane.chosen()[0] == Row("pear 397")


def test_row_that_is_shown_is_chosen_whatever_keys_are_held_down(theme, qtbot) -> None:
    table = QTableView()
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    pane = ListPane[Row](theme, Model(), WORDS, table)
    qtbot.addWidget(pane)
    pane.set_rows([Row("a"), Row("b")])
    QTest.keyPress(pane, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    try:
        assert pane.select("b")
        assert pane.select("b")
        assert pane.chosen() == [Row("b")]
    finally:
        QTest.keyRelease(pane, Qt.Key.Key_Control)


def test_ten_thousand_rows_cost_what_they_are(theme, qtbot) -> None:
    """No set a row, no widget a row: twice the rows cost about twice, reloaded and filtered."""

    def work(count: int) -> Callable[[], object]:
        pane = ListPane[Row](theme, Model(), WORDS)
        qtbot.addWidget(pane)
        rows = [[Row(f"pear {number}") for number in range(first, count)] for first in (0, 1)]

        def once() -> None:
            for each in rows:
                pane.set_rows(each)
            for text in ("pear 9", "9", ""):
                pane.search.setText(text)

        return once

    assert growth(work, 2_500, floor_s=0.02) < MOST


def listed(pane: ListPane) -> list[str]:
    return [pane.model.row_at(number).key for number in range(pane.model.rowCount())]


@pytest.mark.parametrize("place", ["search", "view"])
def test_f3_goes_round_what_fits_and_the_filter_says_how_many(pears, qtbot, place) -> None:
    pears.resize(400, 300)
    pears.show()
    pears.set_rows([Row("apple"), Row("pear one"), Row("pear two")])
    QTest.keyClicks(pears.search, "pear")
    found = next(each for each in pears.search.findChildren(QLabel))
    assert (found.text(), found.isVisible()) == ("2 found", True)
    part = getattr(pears, place)
    part.setFocus()
    seen = [pears.current().key]
    shift = Qt.KeyboardModifier.ShiftModifier
    for keys in ((), (), (shift,)):
        QTest.keyClick(part, Qt.Key.Key_F3, *keys)
        seen.append(pears.current().key)
    assert seen == ["pear one", "pear two", "pear one", "pear two"]
    pears.search.clear()
    assert not found.isVisible()


def test_count_gives_way_to_long_words(pears, qtbot) -> None:
    pears.resize(220, 300)
    pears.show()
    pears.set_rows([Row("a pear with quite a long name")])
    QTest.keyClicks(pears.search, "a pear with quite a long")
    found = next(each for each in pears.search.findChildren(QLabel))
    assert not found.isVisible()
