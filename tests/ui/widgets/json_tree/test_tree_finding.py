"""What stands in a JSON tree is found by the same bar as in texts, however far down it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tooldesk_ui.widgets.json_tree.json_tree import JsonTree
from tooldesk_ui.widgets.json_tree.tree_text import TreeText

VALUE = {
    "cities": [{"name": "Oslo", "tags": ["north", "cold"]}, {"name": "Rome"}],
    "deep": {"a": {"b": {"c": {"oslo_key": 1}}}},
    "many": [{"number": number, "mark": "OSLO" if number == 700 else ""} for number in range(900)],
    "text": "two\nlines",
}


@pytest.fixture
def make_tree(theme: Any, qtbot: QtBot) -> Callable[[Any], JsonTree]:
    def make(value: Any) -> JsonTree:
        tree = JsonTree(theme, value, "Result")
        qtbot.addWidget(tree)
        tree.resize(500, 300)
        tree.set_room(300)
        tree.show()
        tree.activateWindow()
        tree.setFocus()
        qtbot.waitUntil(tree.rows.hasFocus)
        return tree

    return make


def pointer(tree: JsonTree) -> str:
    return tree._model.node(tree.rows.currentIndex()).pointer


def look_for(tree: JsonTree, words: str) -> None:
    tree.open_find()
    QTest.keyClicks(tree.finding.bar.findChild(QLineEdit, "find_field"), words)


def test_every_key_and_value_is_a_place_that_leads_back_to_its_row() -> None:
    text = TreeText(VALUE)
    while not text.step(0.01):
        pass
    for words, path, column in (
        ("cities", [0], 0),
        ('"Rome"', [0, 1, 0], 1),
        ("oslo_key", [1, 0, 0, 0, 0], 0),
        ('"OSLO"', [2, 700, 1], 1),
        ('"two\\nlines"', [3], 1),
    ):
        place = text.buffer.text.index(words)
        assert text.path_of(place) == (path, column)
        assert text.place_of(path) <= place
        assert text.path_of(text.place_of(path)) == (path, 0)


def test_text_of_a_tree_is_made_in_slices() -> None:
    text = TreeText([list(range(100)) for _ in range(1_000)])
    steps = 1
    while not text.step(0):
        assert not len(text.buffer)
        steps += 1
        if steps == 2:
            break
    while not text.step(1):
        pass
    assert steps == 2
    assert text.path_of(text.place_of([999, 99])) == ([999, 99], 0)


def test_matches_in_keys_and_values_are_gone_to_in_folded_nodes(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree(VALUE)
    tree.rows.collapseAll()
    look_for(tree, "oslo")
    bar = tree.finding.bar
    places = ["/cities/0/name", "/deep/a/b/c/oslo_key", "/many/700/mark"]
    for number, place in enumerate(places, 1):
        qtbot.waitUntil(lambda number=number: bar.words == f"{number} of 3")
        assert pointer(tree) == place
        assert (
            tree.rows.viewport()
            .rect()
            .contains(tree.rows.visualRect(tree.rows.currentIndex()).center())
        )
        QTest.keyClick(bar.field, Qt.Key.Key_F3)
    assert pointer(tree) == places[0]
    QTest.keyClick(bar.field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert pointer(tree) == places[-1]


def test_find_goes_on_from_the_row_that_was_chosen_since(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree(VALUE)
    look_for(tree, "oslo")
    qtbot.waitUntil(lambda: tree.finding.bar.words == "1 of 3")
    tree.rows.setCurrentIndex(tree._model.index(2, 0))
    QTest.keyClick(tree.rows, Qt.Key.Key_F3)
    assert pointer(tree) == "/many/700/mark"


def test_case_words_and_expressions_count_in_a_tree_too(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree(VALUE)
    look_for(tree, "oslo")
    bar = tree.finding.bar
    bar.case.click()
    qtbot.waitUntil(lambda: bar.words == "1 of 1")
    assert pointer(tree) == "/deep/a/b/c/oslo_key"
    bar.word.click()
    qtbot.waitUntil(lambda: bar.words == "No match")
    bar.word.click()
    bar.regex.click()
    bar.field.setText("^number$")
    qtbot.waitUntil(lambda: bar.words == "1 of 900")
    bar.field.setText("(")
    qtbot.waitUntil(lambda: "Not an expression" in bar.words)


def test_rows_that_are_found_are_tinted_until_the_bar_is_closed(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree(VALUE)
    look_for(tree, "deep")
    qtbot.waitUntil(lambda: tree.finding.bar.words == "1 of 1")

    def tints() -> list[bool]:
        rows = range(tree._model.rowCount())
        role = Qt.ItemDataRole.BackgroundRole
        return [tree._model.data(tree._model.index(row, 0), role) is not None for row in rows]

    assert tints() == [False, True, False, False]
    QTest.keyClick(tree.finding.bar.field, Qt.Key.Key_Escape)
    assert tints() == [False] * 4
    assert tree.rows.y() == 0
    assert tree.rows.hasFocus()


def test_keys_open_the_bar_where_no_window_has_a_shortcut_for_it(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree({"a": 1})
    QTest.keyClick(tree.rows, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert tree.finding.is_open
    assert tree.finding.bar.geometry().bottom() < tree.rows.geometry().top()
    assert tree.finding.bar.field.hasFocus()


def test_screen_reader_finds_the_bar_beside_the_rows(
    make_tree: Callable[[Any], JsonTree], qtbot: QtBot
) -> None:
    tree = make_tree({"a": 1})
    tree.open_find()
    told = QAccessible.queryAccessibleInterface(tree)
    below = [told.child(number).object() for number in range(told.childCount())]
    assert {tree.rows, tree.finding.bar} <= set(below)
