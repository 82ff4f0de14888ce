"""A box of JSON shows what it is given, and tells only what a person changed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.widgets.form_fields import JsonBox
from tooldesk_ui.widgets.formatting import pretty_json


def test_json_box_tells_one_from_true_and_keeps_what_is_no_json(qtbot: QtBot) -> None:
    box, told = JsonBox(4, pretty_json), []
    qtbot.addWidget(box)
    box.edited.connect(told.append)
    box.show_value(True)
    assert box.toPlainText() == "true"
    box.show_value(1)
    assert (box.toPlainText(), told) == ("1", [])
    box.setPlainText("{")
    assert (told, box.property("invalid")) == ([], True)
    box.setPlainText('{"a": null}')
    box.setPlainText("")
    assert told == [{"a": None}, ABSENT]
    assert not box.property("invalid")
