"""A revealed value hides again, a copied one leaves the clipboard, and neither stays anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.secrets.secret_clipboard import SecretClipboard
from tooldesk_ui.secrets.variables.hidden_value import DOTS, REVEALED_S, HiddenValue

CANARY = "canary-to-be-hidden"


@pytest.fixture
def around(qtbot) -> QWidget:
    around = QWidget()
    QVBoxLayout(around)
    qtbot.addWidget(around)
    around.show()
    return around


@pytest.fixture
def value(around: QWidget) -> HiddenValue:
    value = HiddenValue(around, tick_ms=1)
    around.layout().addWidget(value)
    value.show()
    return value


def text(value: HiddenValue) -> str:
    return value.findChild(QPlainTextEdit, "revealed_value").toPlainText()


def test_revealed_value_hides_when_time_is_up(value: HiddenValue, qtbot) -> None:
    with qtbot.waitSignal(value.hidden, timeout=60_000):
        value.reveal(CANARY)
        assert text(value) == CANARY
    assert text(value) == ""
    assert not value.is_revealed
    assert REVEALED_S > 5


def test_focus_goes_back_to_where_it_was_before_the_reveal(value, around, qtbot) -> None:
    reveal, after = QPushButton("Reveal"), QPushButton("Another")
    around.layout().addWidget(after)  # Qt would go on to it
    around.layout().insertWidget(0, reveal)
    after.show()
    reveal.show()
    reveal.setFocus()
    with qtbot.waitSignal(value.hidden, timeout=60_000):
        value.reveal(CANARY)
        assert around.focusWidget() is value.findChild(QPlainTextEdit, "revealed_value")
    assert around.focusWidget() is reveal
    with qtbot.waitSignal(value.hidden, timeout=60_000):
        value.reveal(CANARY)
        after.setFocus()
    assert around.focusWidget() is after, "a person who went on is left alone"


@pytest.mark.parametrize("way", ["window", "screen", "key", "mask"])
def test_revealed_value_hides_when_it_is_left(value: HiddenValue, around, way: str) -> None:
    value._timer.setInterval(60_000)
    value.reveal(CANARY)
    if way == "window":
        QApplication.sendEvent(around, QEvent(QEvent.Type.WindowDeactivate))
    elif way == "screen":
        value.hide()
    elif way == "key":
        QTest.keyClick(value.findChild(QPlainTextEdit, "revealed_value"), Qt.Key.Key_Escape)
    else:
        value.hide_value()
    assert text(value) == ""
    assert not value.findChild(QPlainTextEdit, "revealed_value").document().isUndoAvailable()


def test_revealed_value_is_copied_only_by_who_clears_it(value: HiddenValue, qtbot) -> None:
    QGuiApplication.clipboard().clear()
    value.reveal(f"first\n{CANARY}")
    shown = value.findChild(QPlainTextEdit, "revealed_value")
    shown.selectAll()
    assert shown.createMimeDataFromSelection().text() == ""
    by_key = QKeySequence(QKeySequence.StandardKey.Copy)
    for copy in (shown.copy, lambda: QTest.keySequence(shown, by_key)):
        with qtbot.waitSignal(value.copy_wanted) as wanted:
            copy()
        assert wanted.args == [f"first\n{CANARY}"]
    assert QGuiApplication.clipboard().text() == ""


def test_dots_tell_nothing_of_the_length(value: HiddenValue) -> None:
    value.reveal(CANARY)
    value.hide_value()
    assert value._dots.text() == DOTS


@pytest.fixture
def clipboard(qtbot):
    made = SecretClipboard(kept_ms=1)
    yield made
    QGuiApplication.clipboard().clear()


def test_copied_value_is_cleared_after_a_while(clipboard, qtbot) -> None:
    with qtbot.waitSignal(clipboard.cleared, timeout=60_000):
        clipboard.copy(CANARY)
        assert QGuiApplication.clipboard().text() == CANARY
        assert "x-kde-passwordManagerHint" in QGuiApplication.clipboard().mimeData().formats()
    assert QGuiApplication.clipboard().text() == ""


def test_what_was_copied_since_stays(clipboard) -> None:
    clipboard._timer.setInterval(60_000)
    clipboard.copy(CANARY)
    QGuiApplication.clipboard().setText("something else")
    clipboard.clear()
    assert QGuiApplication.clipboard().text() == "something else"
    assert CANARY not in repr(vars(clipboard))


def test_copied_value_is_cleared_at_the_end(clipboard) -> None:
    clipboard._timer.setInterval(60_000)
    clipboard.copy(CANARY)
    clipboard.clear()
    assert QGuiApplication.clipboard().text() == ""
