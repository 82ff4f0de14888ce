"""What a dialog does with the height that none of its parts wants."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.widgets.dialogs.dialog import Dialog


@pytest.mark.parametrize("is_shown", [True, False])
def test_words_keep_to_what_is_below_them_whether_the_growing_part_is_shown(
    theme: Any, qtbot: QtBot, is_shown: bool
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = Dialog(theme, "room_dialog", "Room", "Go", parent)
    field, growing = QTextEdit(dialog), QTextEdit(dialog)
    field.setFixedHeight(60)
    dialog.lay_out((field, 8), (growing, 0), stretched=growing)
    growing.setVisible(is_shown)
    dialog.resize(500, 700)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.height() == 700 and field.isVisible())
    assert dialog.intro.height() == dialog.intro.sizeHint().height()
    assert growing.height() > 300 or not is_shown
    dialog.close()
