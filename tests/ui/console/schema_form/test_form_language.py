"""A form speaks the language of the window; names, titles and values stay as they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tooldesk_ui.console.schema_form.schema_form import SchemaForm
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.widgets.picker import Picker

ITEM = {"type": "object", "properties": {"a": {"type": "integer"}}}
SCHEMA = {
    "type": "object",
    "properties": {
        "several": {"anyOf": [{"type": "integer"}, {"type": "string", "title": "integer"}]},
        "names": {"type": "array", "items": {"type": "string"}},
        "rows": {"type": "array", "items": ITEM},
    },
}


@pytest.fixture
def form(qtbot: QtBot, theme: Any) -> Iterator[SchemaForm]:
    set_language(Language.GERMAN)
    made = SchemaForm(theme, SCHEMA)
    qtbot.addWidget(made)
    made.show_arguments({"names": [""], "rows": [{}]})
    yield made
    set_language(Language.ENGLISH)


def spoken(form: SchemaForm, kind: type[QWidget], name: str) -> str:
    return form.findChild(kind, name).accessibleName()


def test_a_type_is_said_in_the_language_and_a_title_is_not(form: SchemaForm) -> None:
    box = form.findChild(QComboBox, "several_control")
    assert [box.itemText(at) for at in range(box.count())] == [
        *("nicht gesendet", "Ganzzahl", "integer")
    ]


def test_buttons_of_lists_and_rows_are_said_with_the_names_as_they_are(form: SchemaForm) -> None:
    assert form.findChild(QPushButton, "add_to_names_button").text() == "Element hinzufügen"
    assert form.findChild(QPushButton, "add_to_rows_button").text() == "Zeile hinzufügen"
    assert spoken(form, QPushButton, "add_to_rows_button") == "Zeile zu rows hinzufügen"
    assert spoken(form, QToolButton, "remove_item_0_button") == "Element 1 von names entfernen"
    remove = form.findChild(QToolButton, "remove_0_button")
    assert (remove.accessibleName(), remove.toolTip()) == (
        *("Zeile 1 von rows entfernen", "Diese Zeile entfernen"),
    )
    assert spoken(form, QToolButton, "names_sent_button") == "names: 1 Element"


def test_a_picker_is_named_in_the_language(form: SchemaForm, qtbot: QtBot) -> None:
    picker = Picker("tool", "Tool", characters=8)
    qtbot.addWidget(picker)
    assert picker.accessibleName() == "Werkzeug"
