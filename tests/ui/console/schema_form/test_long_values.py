"""A value that is too long for a field is never cut off in it, and holds nothing up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.console.schema_form.controls import JsonControl, LongTextControl, TextControl
from tooldesk_ui.console.schema_form.fields import form_fields
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.theme import Theme

LONG = "x" * 100_000
NAMED = "100,000 characters, to be changed as JSON"


@pytest.fixture(params=[TextControl, LongTextControl])
def control(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> Any:
    """A field of each kind; `edits` has what it told."""
    return made(request.param, qtbot)


def made(kind: Any, qtbot: QtBot) -> Any:
    field = form_fields({"type": "object", "properties": {"x": {"type": "string"}}}).children[0]
    edits: list[object] = []
    control = kind(field, edits.append)
    control.edits = edits
    qtbot.addWidget(control)
    return control


def words(control: Any) -> str:
    return control.text() if isinstance(control, QLineEdit) else control.toPlainText()


def test_value_that_is_too_long_is_named_and_stays(control: Any) -> None:
    control.show_value(LONG)
    assert control.isReadOnly()
    assert (words(control), control.placeholderText()) == ("", NAMED)
    control.show_value(LONG)
    assert control.placeholderText() == NAMED
    set_language(Language.GERMAN)
    control.retranslate()
    assert control.placeholderText() == "100.000 Zeichen, als JSON zu ändern"
    set_language(Language.ENGLISH)
    control.show_value("x" * 10_000)
    assert not control.isReadOnly()
    assert len(words(control)) == 10_000
    assert control.edits == []


@pytest.mark.parametrize("then", [ABSENT, "", None, "short"])
def test_field_can_be_used_again_behind_it(control: Any, then: Any) -> None:
    control.show_value(LONG)
    control.show_value(then)
    assert not control.isReadOnly()
    assert words(control) == (then if isinstance(then, str) else "")
    empty = {ABSENT: "not sent", None: "null"} if not isinstance(then, str) else {}
    assert control.placeholderText() == empty.get(then, "")


def test_what_a_person_put_in_is_sent_whole_and_can_be_changed(control: Any) -> None:
    if isinstance(control, QLineEdit):
        control.insert(LONG)
        control.textEdited.emit(control.text())
    else:
        control.insertPlainText("x\n" * 50_000)
    assert len(control.edits[-1]) == 100_000
    control.show_value(control.edits[-1])
    assert not control.isReadOnly()
    assert len(words(control)) == 100_000


def test_value_of_another_kind_is_written_whole(control: Any) -> None:
    control.show_value({"ways": ["there and back"] * 200})
    assert words(control).endswith('"there and back"]}')


def test_text_of_many_lines_stays_in_its_box(qtbot: QtBot, theme: Theme) -> None:
    control = made(LongTextControl, qtbot)
    control.show_value("A line as people write it.\n" * 5_000)
    assert not control.isReadOnly()
    assert control.blockCount() == 5_001


def test_json_with_one_long_text_is_named_and_stays(qtbot: QtBot, theme: Theme) -> None:
    control = made(JsonControl, qtbot)
    control.show_value({"a": LONG})
    assert control.isReadOnly()
    assert "characters, to be changed as JSON" in control.placeholderText()
    control.show_value(list(range(5_000)))
    assert not control.isReadOnly()
    control.show_value({"a": LONG})
    control.show_value(ABSENT)
    assert (control.isReadOnly(), control.placeholderText()) == (False, "not sent")
    assert control.edits == []
