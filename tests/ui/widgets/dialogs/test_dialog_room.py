"""What a dialog does with the height that none of its parts wants."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QTextEdit, QWidget
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


def test_what_is_reached_or_said_below_the_room_of_a_dialog_is_scrolled_to(
    theme: Any, qtbot: QtBot
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(500, 300)
    parent.show()
    dialog = Dialog(theme, "low_dialog", "Low", "Go", parent)
    fields = [QTextEdit(dialog) for _ in range(2)]
    for field in fields:
        field.setFixedHeight(200)
        field.setTabChangesFocus(True)
    dialog.lay_out(*((field, 8) for field in fields))
    dialog.show()
    body = dialog.findChild(QScrollArea)
    assert body is not None
    qtbot.waitUntil(lambda: dialog.isVisible() and body.verticalScrollBar().maximum() > 0)
    assert dialog.height() <= parent.height()

    def is_in_view(widget: QWidget) -> bool:
        return not widget.visibleRegion().isEmpty()

    dialog.go.setFocus()
    qtbot.waitUntil(dialog.go.hasFocus)
    dialog.say("error", "It went wrong", "And this is why.")
    qtbot.waitUntil(lambda: is_in_view(dialog.error))
    assert not is_in_view(fields[0])
    qtbot.keyClick(dialog.go, Qt.Key.Key_Tab)
    assert fields[0].hasFocus()
    assert is_in_view(fields[0])
    dialog.close()
