"""The shared parts do what screens count on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.theme import RESOURCES, Scheme, Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.lists.search_field import SearchField
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.state_look import state_look


@pytest.mark.parametrize("state", StageState)
def test_every_state_has_a_word_and_an_icon(state: StageState) -> None:
    assert state_look(state).word
    assert (RESOURCES / "icons" / f"{state_look(state).icon}.svg").exists()


def test_json_is_coloured_by_kind(theme: Theme, qtbot) -> None:
    view = CodeView(theme)
    qtbot.addWidget(view)
    view.set_json({"key": "text", "number": 1.5, "none": None})
    line = '  "key": "text",'
    assert line in view.text.split("\n")
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.set_scheme(scheme)
        colours = [span.format.foreground().color().name() for span in view.colours(line)]
        assert colours == [theme.colours.syntax_key, theme.colours.syntax_string]


def test_endless_lines_and_texts_are_there_whole(theme: Theme, qtbot) -> None:
    view = CodeView(theme)
    qtbot.addWidget(view)
    text = "x" * 1_000_000 + "\n" + "y\n" * 500_000
    view.set_text(text)
    assert view.text == text


def test_search_field_empties_and_hands_on(theme: Theme, qtbot) -> None:
    field = SearchField(theme, "Filter")
    qtbot.addWidget(field)
    QTest.keyClicks(field, "word")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    with qtbot.waitSignal(field.left_downwards, timeout=1000):
        QTest.keyClick(field, Qt.Key.Key_Down)


def test_segments_without_room_are_a_drop_down_in_the_same_language(qtbot) -> None:
    set_language(Language.GERMAN)
    try:
        around = QWidget()
        qtbot.addWidget(around)
        segments = Segments(("Doctor", "Document"), "pages", around)
        around.show()
        segments.resize(segments.minimumSizeHint())
        box = segments.findChild(QComboBox, "pages_narrow")
        assert [box.itemText(each) for each in range(box.count())] == ["Doktor", "Dokument"]
    finally:
        set_language(Language.ENGLISH)


def test_segments_choose_one(theme: Theme, qtbot) -> None:
    segments = Segments(("Table", "JSON"), "view")
    qtbot.addWidget(segments)
    with qtbot.waitSignal(segments.chosen, timeout=1000) as told:
        segments.findChild(QPushButton, "view_json").click()
    assert told.args == [1]
    assert segments.current() == 1
    with qtbot.assertNotEmitted(segments.chosen):
        segments.set_current(0)


def test_value_rows_show_fewer_than_before(theme: Theme, qtbot) -> None:
    rows = ValueRows()
    qtbot.addWidget(rows)
    rows.set_rows([("a", "1"), ("b", "2")])
    rows.set_rows([("c", "3")])
    assert rows.rows() == [("c", "3")]


def test_empty_state_offers_its_action(theme: Theme, qtbot) -> None:
    state = EmptyState(theme, "tools")
    qtbot.addWidget(state)
    action = QAction("&Add file to the workspace…", state)
    action.setIconText("Add file…")
    state.set_words("None yet", "Add one.", action)
    button = state.findChild(QPushButton, "empty_state_button")
    assert button.text() == "Add file…"
    with qtbot.waitSignal(action.triggered, timeout=1000):
        button.click()
    # the turn of an action may come after that of what offers it, when the language changes
    action.setIconText("Datei hinzufügen…")
    assert (button.text(), button.accessibleName()) == ("Datei hinzufügen…",) * 2
    state.set_words("None yet", "Wait.")
    action.setIconText("Add file…")
    assert button.isHidden()


def test_empty_state_is_as_high_as_its_words_need(theme: Theme, qtbot) -> None:
    state = EmptyState(theme, "tools")
    qtbot.addWidget(state)
    state.set_words("None yet", "Several words that need more lines in a narrow place. " * 2)
    label = state.findChildren(QLabel)[-1]
    heights = {}
    for width in (240, 900, 240):
        state.setFixedSize(width, 400)
        state.show()
        heights.setdefault(width, []).append(label.height())
    (wide,), (narrow, again) = heights[900], heights[240]
    assert narrow == again > wide
    state.set_words("None yet", "Short.")
    assert label.height() == label.fontMetrics().height()


@pytest.mark.parametrize("is_json", [True, False])
def test_only_json_is_coloured_as_json(theme: Theme, qtbot, is_json: bool) -> None:
    view = CodeView(theme, is_json=is_json)
    qtbot.addWidget(view)
    assert (view.colours is not None) is is_json


def test_button_follows_its_action(theme: Theme, qtbot) -> None:
    action = QAction("Run")
    action.setObjectName("run")
    button = ActionButton(action)
    qtbot.addWidget(button)
    action.setEnabled(False)
    action.setText("Run &again in the console")
    action.setIconText("Run again")
    assert (button.isEnabled(), button.accessibleName()) == (False, "Run again")
    assert button.objectName() == "run_button"


def test_notice_shows_markup_as_text(theme: Theme, qtbot) -> None:
    notice = Notice(theme)
    qtbot.addWidget(notice)
    notice.set_words("error", "<b>bold</b>", "<img src='file:///etc/hostname'>")
    labels = [label for label in notice.findChildren(QLabel) if label.text()]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
