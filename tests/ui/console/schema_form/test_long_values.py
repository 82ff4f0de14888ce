"""A value that is too long for a field is never cut off in it, and holds nothing up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.console.schema_form.controls import LONGEST_SHOWN, LongTextControl, TextControl
from tooldesk_ui.console.schema_form.fields import form_fields
from tooldesk_ui.theme import Theme

LONG = "x" * 100_000


@pytest.fixture(params=[TextControl, LongTextControl])
def control(request: pytest.FixtureRequest, qtbot: QtBot, theme: Theme) -> Any:
    """A field of each kind; `edits` has what it told."""
    field = form_fields({"type": "object", "properties": {"x": {"type": "string"}}}).children[0]
    edits: list[object] = []
    made = request.param(field, edits.append)
    made.edits = edits
    qtbot.addWidget(made)
    return made


def words(control: Any) -> str:
    return control.text() if isinstance(control, QLineEdit) else control.toPlainText()


def test_value_that_is_too_long_is_named_and_stays(control: Any) -> None:
    control.show_value(LONG)
    assert control.isReadOnly()
    assert words(control) == ""
    assert control.placeholderText() == "100,000 characters, to be changed as JSON"
    control.show_value("x" * LONGEST_SHOWN)
    assert not control.isReadOnly()
    assert len(words(control)) == LONGEST_SHOWN
    assert control.edits == []


@pytest.mark.parametrize("then", [ABSENT, "", None, "short"])
def test_field_can_be_used_again_behind_it(control: Any, then: Any) -> None:
    control.show_value(LONG)
    control.show_value(then)
    assert not control.isReadOnly()
    assert words(control) == (then if isinstance(then, str) else "")


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
