"""Every error is shown with what happened, where, and what to do."""

from __future__ import annotations

import errno

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QToolButton

from tooldesk.errors import StorageError
from tooldesk_ui.frame.notice_bar import NoticeBar
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.theme import Theme


@pytest.fixture
def bar(theme: Theme, qtbot) -> NoticeBar:
    bar = NoticeBar(theme)
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (
            StorageError("It is newer.", next_step="Update Tooldesk."),
            ["The database can't be used", "It is newer.", "Update Tooldesk."],
        ),
        (
            OSError(errno.EACCES, "Permission denied", "tools/x.json"),
            ["The system refused", "Permission denied (tools/x.json)", "try again"],
        ),
        (TimeoutError(), ["The system refused", "It took too long", "try again"]),
        (BrokenPipeError(), ["It gave no reason (BrokenPipeError)"]),
        (ValueError("odd"), ["went wrong in Tooldesk", "ValueError: odd", "The log"]),
    ],
    ids=["ours", "system", "silent timeout", "silent", "bug"],
)
def test_error_is_told_in_three_parts(bar: NoticeBar, error: Exception, expected) -> None:
    bar.show_error(error)
    assert all(words in bar.words() for words in expected)


def test_close_button_ends_it(bar: NoticeBar, qtbot) -> None:
    bar.show_error(ValueError("odd"))
    qtbot.mouseClick(bar.findChild(QToolButton, "notice_close"), Qt.MouseButton.LeftButton)
    assert bar.words() == ""


def test_action_is_offered_once(bar: NoticeBar, qtbot) -> None:
    again = QAction("Try again", bar)
    again.setObjectName("try_again")
    for _ in range(2):
        bar.show_error(ValueError("odd"), again)
    buttons = [b for b in bar.findChildren(QPushButton, "try_again_button") if b.isVisible()]
    with qtbot.waitSignal(again.triggered, timeout=1000):
        buttons[0].click()
    assert len(buttons) == 1


def test_what_it_says_is_known_by_its_english(bar: NoticeBar) -> None:
    set_language(Language.GERMAN)
    try:
        bar.show_words("warn", "The keyring is locked", "It was locked.")
        assert "The keyring is locked" not in bar.words()
        assert bar.says("The keyring is locked")
        bar.hide()
        assert not bar.says("The keyring is locked")
    finally:
        set_language(Language.ENGLISH)
