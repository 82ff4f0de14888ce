"""The activity bar leaves its words out where it is too low for them, so that none is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.frame.activity_bar import ActivityBar
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.text_size import USUAL
from tooldesk_ui.theme import Theme


def is_whole(button: QToolButton) -> bool:
    bar = button.parentWidget()
    assert bar is not None
    others = [each for each in bar.findChildren(QToolButton) if each is not button]
    return bar.rect().contains(button.geometry()) and not any(
        button.geometry().intersects(each.geometry()) for each in others
    )


@pytest.fixture
def usual_size(theme: Theme) -> Iterator[Theme]:
    yield theme
    theme.set_text_size(USUAL)


def shows_words(bar: ActivityBar) -> bool:
    styles = {button.toolButtonStyle() for button in bar.findChildren(QToolButton)}
    assert len(styles) == 1
    return styles.pop().name == "ToolButtonTextUnderIcon"


def filled_bar(theme: Theme, qtbot) -> ActivityBar:
    bar = ActivityBar(theme)
    qtbot.addWidget(bar)
    for entry in SCREENS:
        show = Command(CommandEntry(f"show_{entry.id}", entry.title), "", theme, bar)
        bar.add(entry.id, entry.title, entry.icon, show)
    return bar


@pytest.mark.parametrize(
    ("percent", "height", "has_words"),
    [(80, 460, True), (100, 518, True), (150, 460, False), (200, 437, False), (200, 980, True)],
)
def test_every_button_is_whole(
    usual_size: Theme, qtbot, percent: int, height: int, *, has_words: bool
) -> None:
    bar = filled_bar(usual_size, qtbot)
    usual_size.set_text_size(percent)
    bar.resize(bar.width(), height)
    bar.show()
    qtbot.waitUntil(lambda: all(map(is_whole, bar.findChildren(QToolButton))))
    assert shows_words(bar) is has_words
    assert [button.accessibleName() for button in bar.findChildren(QToolButton)] == [
        f"{entry.title} screen" for entry in SCREENS
    ]


def test_words_come_back_with_smaller_text(usual_size: Theme, qtbot) -> None:
    bar = filled_bar(usual_size, qtbot)
    bar.resize(bar.width(), 518)
    bar.show()
    usual_size.set_text_size(200)
    assert not shows_words(bar)
    narrow = bar.width()
    usual_size.set_text_size(100)
    assert shows_words(bar)
    assert bar.width() == 68
    assert narrow == 80


def test_a_narrow_window_has_the_room_of_the_words(theme: Theme, qtbot) -> None:
    window, bar = QWidget(), filled_bar(theme, qtbot)
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    row.addWidget(bar)
    row.addStretch(1)
    for width, has_words in ((720, False), (900, True), (720, False)):
        window.resize(width, 900)
        window.show()
        assert shows_words(bar) is has_words


def test_a_screen_reader_hears_one_language(theme: Theme, qtbot) -> None:
    set_language(Language.GERMAN)
    try:
        names = [
            each.accessibleName() for each in filled_bar(theme, qtbot).findChildren(QToolButton)
        ]
    finally:
        set_language(Language.ENGLISH)
    assert names[:3] == ["Bildschirm Konsole", "Bildschirm Werkzeuge", "Bildschirm Geheimnisse"]
