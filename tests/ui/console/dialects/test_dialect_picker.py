"""The drop-down of dialects: automatic first, found by typing, and never an unknown one."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tooldesk_ui.console.dialects.dialect_picker import AUTOMATIC, DialectPicker

# the popup of what fits what was written is a window, of which the offscreen platform knows little
IDS = ("hermes", "mistral", "mistral-v11")


@pytest.fixture
def picker(qtbot: QtBot, theme: Any) -> DialectPicker:
    picker = DialectPicker()
    qtbot.addWidget(picker)
    picker.set_dialects(IDS)
    return picker


def write(picker: DialectPicker, qtbot: QtBot, text: str) -> None:
    line = picker.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def test_automatic_detection_comes_first_and_is_chosen(picker: DialectPicker) -> None:
    entries = [picker.itemText(row) for row in range(picker.count())]
    assert entries == [AUTOMATIC, *IDS]
    assert (picker.chosen, picker.currentText()) == (None, AUTOMATIC)


@pytest.mark.parametrize(
    ("written", "chosen"),
    [
        ("mistral", "mistral"),
        ("HERMES", "hermes"),
        ("mis", "mistral"),
        ("v11", "mistral-v11"),
        ("nonsense", None),
        (AUTOMATIC, None),
    ],
)
def test_written_dialect_is_chosen(
    picker: DialectPicker, qtbot: QtBot, written: str, chosen: str | None
) -> None:
    write(picker, qtbot, written)
    assert (picker.chosen, picker.currentText()) == (chosen, chosen or AUTOMATIC)


def test_unknown_words_keep_the_choice(picker: DialectPicker, qtbot: QtBot) -> None:
    picker.choose("mistral")
    write(picker, qtbot, "nonsense")
    assert (picker.chosen, picker.currentText()) == ("mistral", "mistral")


def test_escape_gives_the_old_choice_back_at_once(picker: DialectPicker, qtbot: QtBot) -> None:
    picker.show()
    picker.choose("mistral")
    line = picker.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "her")
    shown = picker.completer().popup()
    # with the matches shown it is they that get the key first
    qtbot.keyClick(shown if shown.isVisible() else line, Qt.Key.Key_Escape)
    assert (picker.chosen, picker.currentText()) == ("mistral", "mistral")
    assert not shown.isVisible()


def test_only_another_choice_is_told(picker: DialectPicker, qtbot: QtBot) -> None:
    told: list[str | None] = []
    picker.entry_picked.connect(lambda _: told.append(picker.chosen))
    write(picker, qtbot, "hermes")
    write(picker, qtbot, "hermes")
    picker.choose(None)
    assert told == ["hermes"]


@pytest.mark.parametrize(("saved", "chosen"), [("mistral", "mistral"), ("gone", None)])
def test_choice_made_before_the_dialects_are_known_holds(
    qtbot: QtBot, theme: Any, saved: str, chosen: str | None
) -> None:
    picker = DialectPicker()
    qtbot.addWidget(picker)
    picker.choose(saved)
    assert picker.chosen == saved
    picker.set_dialects(IDS)
    assert picker.chosen == chosen


def test_long_name_is_shown_from_its_beginning(picker: DialectPicker) -> None:
    line = picker.lineEdit()
    assert line is not None
    for dialect in (None, "mistral-v11"):
        picker.choose(dialect)
        assert line.cursorPosition() == 0
