"""The one text widget as a person uses it: keys, mouse, input methods, drops, find, long texts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QTextCharFormat,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Scheme, code_font
from tooldesk_ui.widgets.text_area import text_keys
from tooldesk_ui.widgets.text_area.piece_painter import Mark
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.text_area.text_menu import open_menu

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
Key = Qt.Key
LINE = "All work and no play makes Jack a dull boy.\n"


@pytest.fixture
def area(qtbot: QtBot, theme: Any) -> TextArea:
    area = TextArea(theme)
    qtbot.addWidget(area)
    area.setFont(code_font())
    area.resize(420, 240)
    area.show()
    area.activateWindow()
    area.setFocus()
    qtbot.waitUntil(area.hasFocus)
    return area


def press(area: TextArea, key: Qt.Key, modifiers: Any = NONE, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(area, key, modifiers)


def typed(area: TextArea, words: str) -> None:
    QTest.keyClicks(area, words)


def point_of(area: TextArea, place: int) -> QPoint:
    return area.cursor_rect(place).center()


def test_what_is_typed_is_the_text(area: TextArea) -> None:
    typed(area, "one two")
    press(area, Key.Key_Return)
    typed(area, "three")
    assert area.text == "one two\nthree"
    press(area, Key.Key_Backspace, times=2)
    press(area, Key.Key_Home)
    press(area, Key.Key_Delete)
    assert area.text == "one two\nhr"
    press(area, Key.Key_Backspace, CONTROL)
    press(area, Key.Key_Backspace, CONTROL)
    assert area.text == "one hr"


@pytest.mark.parametrize(
    ("key", "modifiers", "start", "place"),
    [
        (Key.Key_Right, NONE, 0, 1),
        (Key.Key_Left, NONE, 5, 4),
        (Key.Key_Right, CONTROL, 0, 4),
        (Key.Key_Left, CONTROL, 7, 4),
        (Key.Key_Home, NONE, 6, 0),
        (Key.Key_End, NONE, 1, 7),
        (Key.Key_Home, CONTROL, 14, 0),
        (Key.Key_End, CONTROL, 1, 19),
        (Key.Key_Down, NONE, 2, 10),
        (Key.Key_Up, NONE, 10, 2),
        (Key.Key_Down, NONE, 15, 19),
        (Key.Key_Up, NONE, 2, 0),
        (Key.Key_PageDown, NONE, 2, 16),
        (Key.Key_PageUp, NONE, 15, 1),
    ],
)
def test_keys_move_the_cursor_and_select_with_shift(
    area: TextArea, key: Qt.Key, modifiers: Any, start: int, place: int
) -> None:
    area.set_text("one two\nthree\nlines")
    area.select(start, start)
    press(area, key, modifiers)
    assert (area.content.anchor, area.content.position) == (place, place)
    area.select(start, start)
    press(area, key, modifiers | SHIFT)
    assert (area.content.anchor, area.content.position) == (start, place)


def test_going_down_keeps_the_column_over_short_lines(area: TextArea) -> None:
    area.set_text("long line\nx\nlong line")
    area.select(7, 7)
    press(area, Key.Key_Down, times=2)
    assert area.content.position == 12 + 7


def test_wrapped_rows_are_walked_one_by_one(area: TextArea) -> None:
    area.set_text("word " * 60)
    press(area, Key.Key_Down)
    first = area.content.position
    assert 0 < first < 100
    press(area, Key.Key_End)
    assert area.content.position < 2 * first
    press(area, Key.Key_Home)
    assert area.content.position == first


@pytest.mark.parametrize("key", [Key.Key_D, Key.Key_E, Key.Key_K, Key.Key_F])
def test_letters_by_which_some_desktops_edit_are_not_ours(
    area: TextArea, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, CONTROL)
    monkeypatch.setattr(event, "matches", lambda _: True)  # as there
    assert text_keys.action_of(area, event) is None


def test_shortcuts_of_the_window_are_left_to_it(area: TextArea) -> None:
    for key in (Key.Key_D, Key.Key_E, Key.Key_K, Key.Key_F, Key.Key_W, Key.Key_Return):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, CONTROL)
        asked.ignore()
        QGuiApplication.sendEvent(area, asked)
        assert not asked.isAccepted(), key
    for key, modifiers in ((Key.Key_Z, CONTROL), (Key.Key_A, CONTROL), (Key.Key_Left, CONTROL)):
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
        asked.ignore()
        QGuiApplication.sendEvent(area, asked)
        assert asked.isAccepted(), key
    area.set_text("x")
    press(area, Key.Key_Escape)
    press(area, Key.Key_X, ALT)
    assert area.text == "x"


def test_select_all_and_paste_replaces_all_of_a_long_text(area: TextArea) -> None:
    area.set_text(LINE * 40_000)
    QGuiApplication.clipboard().setText("short")
    press(area, Key.Key_A, CONTROL)
    press(area, Key.Key_V, CONTROL)
    assert area.text == "short"
    press(area, Key.Key_Z, CONTROL)
    assert area.text == LINE * 40_000
    press(area, Key.Key_A, CONTROL)
    press(area, Key.Key_Delete)
    assert area.text == ""
    press(area, Key.Key_Z, CONTROL)
    assert area.text == LINE * 40_000
    press(area, Key.Key_Y, CONTROL)
    assert area.text == ""


def test_cut_and_copy_take_what_is_selected(area: TextArea) -> None:
    area.set_text("one two")
    area.select(0, 4)
    press(area, Key.Key_X, CONTROL)
    assert (area.text, QGuiApplication.clipboard().text()) == ("two", "one ")
    area.set_text("🦊 é\n" * 400_000)
    area.selectAll()
    press(area, Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == area.text
    area.set_text("two")
    press(area, Key.Key_End, SHIFT)
    press(area, Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "two"


@pytest.mark.parametrize(
    "text", ["a\r\nb\rc\r", "🦊\r\n" * 40_000, "no-break\u00a0space 🦊 \u2028 tab\t"]
)
def test_only_the_ends_of_lines_are_changed_by_pasting(area: TextArea, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    area.insert_mime(data)
    assert area.text == text.replace("\r\n", "\n").replace("\r", "\n")


def test_clicks_put_the_cursor_and_select_words_and_lines(area: TextArea) -> None:
    area.set_text("one two\nthree four\n")
    viewport = area.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NONE, point_of(area, 5))
    assert area.content.selection == (5, 5)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, SHIFT, point_of(area, 10))
    assert area.content.selection == (5, 10)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, NONE, point_of(area, 10))
    assert area.content.selected == "three"
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NONE, point_of(area, 10))
    assert area.content.selected == "three four\n"


def test_dragging_selects_and_scrolls_at_the_edge(area: TextArea, qtbot: QtBot) -> None:
    area.set_text(LINE * 200)
    viewport = area.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NONE, point_of(area, 4))
    QTest.mouseMove(viewport, QPoint(50, viewport.height() + 40))
    before = area.verticalScrollBar().value()
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > before + 3)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, NONE, QPoint(50, viewport.height()))
    assert area.content.anchor == 4
    assert area.content.position > 44 * area.page


def test_dropped_text_is_put_where_it_falls(area: TextArea) -> None:
    area.set_text("one two")
    data = QMimeData()
    data.setText("X")
    drop = QDropEvent(
        QPointF(area.cursor_rect(4).topLeft()),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        NONE,
    )
    area.dropEvent(drop)
    assert area.text == "one Xtwo"


def test_input_method_shows_what_it_offers_and_types_what_is_chosen(area: TextArea) -> None:
    area.set_text("ab")
    area.select(1, 1)
    look = QTextCharFormat()
    look.setFontUnderline(True)
    kind = QInputMethodEvent.AttributeType
    attributes = [
        QInputMethodEvent.Attribute(kind.TextFormat, 0, 2, look),
        QInputMethodEvent.Attribute(kind.Cursor, 2, 1, None),
    ]
    QGuiApplication.sendEvent(area, QInputMethodEvent("にほ", attributes))
    area.grab()
    assert area.text == "ab"
    ask = Qt.InputMethodQuery
    assert area.inputMethodQuery(ask.ImSurroundingText) == "ab"
    assert area.inputMethodQuery(ask.ImCursorPosition) == 1
    assert area.inputMethodQuery(ask.ImEnabled) is True
    chosen = QInputMethodEvent("", [])
    chosen.setCommitString("日本")
    QGuiApplication.sendEvent(area, chosen)
    assert area.text == "a日本b"
    assert area.content.position == 3


def test_read_only_text_is_read_and_copied_only(qtbot: QtBot, theme: Any) -> None:
    area = TextArea(theme, is_read_only=True)
    qtbot.addWidget(area)
    area.set_text("one two")
    area.selectAll()
    for key in (Key.Key_Delete, Key.Key_Backspace, Key.Key_A, Key.Key_Return):
        press(area, key)
    press(area, Key.Key_V, CONTROL)
    press(area, Key.Key_X, CONTROL)
    press(area, Key.Key_Z, CONTROL)
    assert area.text == "one two"
    press(area, Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "one two"
    assert area.inputMethodQuery(Qt.InputMethodQuery.ImEnabled) is False


@pytest.mark.parametrize(
    "text", ["x" * 2_000_000, LINE * 40_000, "日本🦊" * 300_000, "\n" * 100_000]
)
def test_any_place_of_a_long_text_is_reached_and_shown(area: TextArea, text: str) -> None:
    area.set_text(text)
    bar = area.verticalScrollBar()
    press(area, Key.Key_End, CONTROL)
    assert area.content.position == len(text)
    assert area.shown_range[1] == len(text)
    assert bar.value() == bar.maximum()
    bar.setValue(bar.maximum() // 2)
    start, end = area.shown_range
    assert len(text) * 0.45 < start < end < len(text) * 0.55
    place = len(text) // 3
    area.reveal(place, place + 3)
    start, end = area.shown_range
    assert start <= place <= end
    assert area.place_at(QPointF(point_of(area, place))) in (place, place + 1)
    bar.setValue(0)
    assert area.shown_range[0] == 0


def test_wheel_rows_are_exact_in_a_long_text(area: TextArea) -> None:
    area.set_text("".join(f"line {n}\n" for n in range(100_000)))
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    start = area.shown_range[0]
    number = area.content.buffer.line_number(start)
    bar.setValue(bar.value() + 3)
    assert area.content.buffer.line_number(area.shown_range[0]) == number + 3
    bar.setValue(bar.value() - 5)
    assert area.content.buffer.line_number(area.shown_range[0]) == number - 2


def test_view_stays_where_it_is_when_a_program_adds_above_or_below(area: TextArea) -> None:
    area.set_text(LINE * 2_000)
    area.reveal(44 * 1_000, 44 * 1_000)
    shown = area.content.buffer.slice(*area.shown_range)
    start = area.shown_range[0]
    area.replace_text(0, 0, "new\n")
    area.replace_text(area.length, area.length, "more\n")
    assert area.shown_range[0] == start + 4
    assert area.content.buffer.slice(*area.shown_range) == shown
    assert not area.content.can_undo


def test_resizing_keeps_what_is_at_the_top(area: TextArea, qtbot: QtBot) -> None:
    area.set_text("".join(f"{n} " + "word " * 30 + "\n" for n in range(3_000)))
    area.reveal(200_000, 200_010)
    start = area.shown_range[0]
    area.resize(700, 240)
    qtbot.waitUntil(lambda: area.viewport().width() > 600)
    assert area.shown_range[0] == start


def test_marks_tint_their_characters_in_both_themes(area: TextArea, theme: Any) -> None:
    area.set_text("🦊 <a>\n" * 3)
    red = QColor("#ff0000")
    area.set_marks([Mark(2, 5, red)])
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.set_scheme(scheme)
        picture = area.viewport().grab().toImage()
        inside, outside = area.cursor_rect(3), area.cursor_rect(9)
        assert picture.pixelColor(inside.x() + 1, inside.y() + 1) == red
        assert picture.pixelColor(outside.x() + 1, outside.y() + 1) != red


def test_menu_offers_what_can_be_done(area: TextArea) -> None:
    area.set_text("one")
    menu: QMenu = open_menu(area, QPoint(), area.open_find)
    entries = {each.text().split("\t")[0].replace("&", ""): each for each in menu.actions()}
    assert entries["Undo"].isEnabled()
    assert not entries["Copy"].isEnabled()
    entries["Select all"].trigger()
    assert area.content.selected == "one"
    menu.close()


def test_painting_goes_on_after_a_fault_in_it(area: TextArea) -> None:
    area.set_text("some words")
    shown = area.found_marks
    area.found_marks = lambda *_: 1 / 0
    with pytest.raises(ZeroDivisionError):
        area.viewport().repaint()
    assert not area.viewport().paintingActive()
    area.found_marks = shown
    area.viewport().repaint()


# ---- find


def field_of(area: TextArea) -> QLineEdit:
    return area.findChild(QLineEdit, "find_field")


def test_find_counts_marks_and_walks_round(area: TextArea, qtbot: QtBot) -> None:
    area.set_text("Jack and jack\n" * 2)
    area.open_find()
    QTest.keyClicks(field_of(area), "jack")
    bar = area.finding.bar
    qtbot.waitUntil(lambda: bar.words == "1 of 4")
    assert area.content.selection == (0, 4)
    places = []
    for _ in range(4):
        QTest.keyClick(field_of(area), Key.Key_Return)
        places.append(area.content.selection[0])
    assert places == [9, 14, 23, 0]
    QTest.keyClick(field_of(area), Key.Key_F3, SHIFT)
    assert bar.words == "4 of 4"
    assert [(mark.start, mark.end) for mark in area.found_marks(0, area.length)] == [
        (0, 4),
        (9, 13),
        (14, 18),
        (23, 27),
    ]
    bar.case.click()
    qtbot.waitUntil(lambda: bar.words in ("1 of 2", "2 of 2"))
    bar.word.click()
    field_of(area).setText("jac")
    qtbot.waitUntil(lambda: bar.words == "No match")
    bar.word.click()
    bar.regex.click()
    field_of(area).setText("[Jj]ac.$")
    qtbot.waitUntil(lambda: bar.words in ("1 of 2", "2 of 2"))
    field_of(area).setText("(")
    qtbot.waitUntil(lambda: bar.words.startswith("Not an expression"))
    QTest.keyClick(field_of(area), Key.Key_Escape)
    assert not area.finding.is_open
    assert area.hasFocus()
    assert list(area.found_marks(0, area.length)) == []


def test_find_begins_at_the_cursor_with_what_is_selected(area: TextArea, qtbot: QtBot) -> None:
    area.set_text("one two one two")
    area.select(12, 15)
    area.open_find()
    qtbot.waitUntil(lambda: area.finding.bar.words == "2 of 2")
    assert field_of(area).text() == "two"


def test_f3_goes_on_in_the_text_and_esc_closes(area: TextArea, qtbot: QtBot) -> None:
    area.set_text("a b a")
    area.open_find()
    QTest.keyClicks(field_of(area), "a")
    qtbot.waitUntil(lambda: area.finding.bar.words == "1 of 2")
    area.setFocus()
    press(area, Key.Key_F3)
    assert area.content.selection == (4, 5)
    press(area, Key.Key_F3, SHIFT)
    assert area.content.selection == (0, 1)
    press(area, Key.Key_Escape)
    assert not area.finding.is_open


def test_matches_follow_the_text_and_the_end_of_a_long_one_is_found(
    area: TextArea, qtbot: QtBot
) -> None:
    area.set_text("x" * 1_000_000 + "needle")
    area.open_find()
    QTest.keyClicks(field_of(area), "needle")
    qtbot.waitUntil(lambda: area.finding.bar.words == "1 of 1")
    assert area.shown_range[1] == area.length
    area.setFocus()
    typed(area, "pin")
    qtbot.waitUntil(lambda: area.finding.bar.words == "No match")
    assert area.text.endswith("xpin")


def test_find_controls_have_names(area: TextArea) -> None:
    area.open_find()
    bar = area.finding.bar
    for each in (*bar.findChildren(QToolButton), *bar.findChildren(QLineEdit)):
        assert each.accessibleName()
        assert each.objectName()
        assert each.toolTip() or isinstance(each, QLineEdit)


def test_screen_reader_is_told_name_text_and_cursor(area: TextArea) -> None:
    area.setAccessibleName("Raw model output")
    area.set_text("one 🦊 two")
    area.select(4, 5)
    seen = QAccessible.queryAccessibleInterface(area)
    assert seen.text(QAccessible.Text.Name) == "Raw model output"
    assert seen.role() is QAccessible.Role.EditableText
    assert seen.state().multiLine
    assert seen.state().editable
