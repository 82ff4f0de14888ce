"""A long table has its first rows at once, and each other one before it is needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.theme import Scheme, Theme
from tooldesk_ui.tools.editor.form.command_control import CommandControl
from tooldesk_ui.tools.editor.form.table_control import AT_ONCE, MAX_ROWS, TableControl
from tooldesk_ui.tools.editor.form.tables import WORDS_TABLE

WORDS = [f"word {number}" for number in range(MAX_ROWS)]


@pytest.fixture
def around(qtbot: QtBot) -> QScrollArea:
    """What scrolls the table, as in the editor: only rows that are seen are painted."""
    made = QScrollArea()
    qtbot.addWidget(made)
    return made


def shown_control(around: QScrollArea) -> TableControl:
    """With nothing of the loop's between this and the test."""
    made = TableControl(Theme(Scheme.LIGHT), WORDS_TABLE, "words")
    around.setWidget(made)
    around.setWidgetResizable(True)
    around.show()
    made.show_value(list(WORDS))
    return made


def _shown(control: TableControl) -> list[str]:
    return [each.text() for each in control.findChildren(QLineEdit) if each.isVisible()]


def test_first_rows_are_there_at_once_and_the_others_soon(
    qtbot: QtBot, around: QScrollArea
) -> None:
    control = shown_control(around)
    assert _shown(control) == WORDS[:AT_ONCE]
    qtbot.waitUntil(lambda: len(_shown(control)) == MAX_ROWS)
    assert _shown(control) == WORDS


def test_row_is_made_where_the_cursor_goes(around: QScrollArea) -> None:
    control = shown_control(around)
    assert control.focus_row(150)
    assert _shown(control) == WORDS[:151]
    assert not control.focus_row(MAX_ROWS)


def test_last_row_that_is_there_is_not_the_last_of_the_table(
    qtbot: QtBot, around: QScrollArea
) -> None:
    control = shown_control(around)
    edit = control.findChildren(QLineEdit)[AT_ONCE - 1]
    QTest.keyClick(edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    with qtbot.waitSignal(control.edited) as told:
        control.add_row()
    moved = [*WORDS[: AT_ONCE - 1], WORDS[AT_ONCE], WORDS[AT_ONCE - 1], *WORDS[AT_ONCE + 1 :]]
    assert told.args == [[*moved, ""]]
    assert _shown(control) == [*moved, ""]


def test_shorter_value_ends_what_was_still_to_come(qtbot: QtBot, around: QScrollArea) -> None:
    control = shown_control(around)
    control.show_value(["a", "b"])
    assert _shown(control) == ["a", "b"]
    control.show_value(list(WORDS))
    qtbot.waitUntil(lambda: _shown(control) == WORDS)


def test_word_is_changed_as_a_whole_however_long(qtbot: QtBot, around: QScrollArea) -> None:
    control = shown_control(around)
    long = "x" * 60_000
    control.show_value([long, "b"])
    edit = control.findChildren(QLineEdit)[0]
    edit.setCursorPosition(len(long))
    with qtbot.waitSignal(control.edited) as told:
        QTest.keyClick(edit, Qt.Key.Key_C)
    assert told.args == [[f"{long}c", "b"]]


def test_command_that_is_too_long_for_its_line_is_named_in_it(qtbot: QtBot, theme: Theme) -> None:
    control = CommandControl(theme, "command")
    qtbot.addWidget(control)
    control.show_value(["grep", "x" * 60_000])
    assert control.line.isReadOnly()
    assert control.line.placeholderText() == "60,005 characters, to be changed as JSON"
    for value in (["grep", "x"], ABSENT):
        control.show_value(["grep", "x" * 60_000])
        control.show_value(value)
        assert not control.line.isReadOnly()
        assert "grep -n" in control.line.placeholderText()
