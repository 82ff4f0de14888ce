"""The text of what a scenario expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.scenarios.expectation_editor import READ_ONLY, ExpectationEditor


@pytest.fixture(params=list(Language)[1:])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    set_language(request.param)
    yield request.param
    set_language(Language.ENGLISH)


def test_what_can_not_be_edited_says_why_in_every_language(
    language: Language, qtbot: QtBot, theme: Any
) -> None:
    editor = ExpectationEditor(theme, every_command(theme))
    qtbot.addWidget(editor)
    editor.show_expected("one", "{}", is_editable=False)
    said = editor.note.text()
    assert said
    assert (said == READ_ONLY) is (language is Language.ENGLISH)
    editor.show_expected("two", "{}", is_editable=True)
    assert editor.note.text() == ""
