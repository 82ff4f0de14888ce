"""The control that says which Python runs a tool."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tooldesk_ui.language import Language, set_language
from tooldesk_ui.tools.interpreter_control import CHOOSE, InterpreterControl
from tooldesk_ui.widgets.translated import translate_within


@pytest.fixture
def _german(qapp: object) -> Iterator[None]:
    set_language(Language.GERMAN)
    yield
    set_language(Language.ENGLISH)


@pytest.mark.usefixtures("_german")
def test_a_file_is_chosen_whatever_the_language_calls_that(qtbot: QtBot) -> None:
    control = InterpreterControl()
    qtbot.addWidget(control)
    translate_within(control)
    assert "führt Tooldesk aus" in control.itemText(0)
    place = control.count() - 1
    assert control.itemText(place) not in ("", CHOOSE)
    control.setCurrentIndex(place)
    control.activated.emit(place)
    assert control.findChild(QFileDialog, "choose_interpreter") is not None
