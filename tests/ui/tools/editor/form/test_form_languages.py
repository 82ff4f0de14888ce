"""The form of a tool speaks the chosen language as a whole, and its fields stand in one line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tooldesk.linting.advice import Advice
from tooldesk.linting.rules import RULES
from tooldesk_ui.language import Language, set_language, tr_part
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.advice_block import AdviceBlock
from tooldesk_ui.tools.editor.form.controls import ChoiceControl
from tooldesk_ui.tools.editor.form.form_fields import FormFields
from tooldesk_ui.tools.editor.form.form_rows import form_sections
from tooldesk_ui.tools.editor.form.form_words import MORE
from tooldesk_ui.tools.editor.form.schema_builder.schema_rows import schema_rows
from tooldesk_ui.widgets.translated import translate_widgets, translate_within


@pytest.fixture
def _german(qapp: object) -> Iterator[None]:
    set_language(Language.GERMAN)
    yield
    set_language(Language.ENGLISH)


def fields_of(theme: Theme, qtbot: QtBot, kind: str) -> FormFields:
    fields = FormFields(theme, kind, lambda _row, _value: None)
    qtbot.addWidget(fields)
    list(fields.make())
    return fields


@pytest.mark.usefixtures("_german")
def test_what_a_field_says_by_itself_is_in_the_language(theme: Theme, qtbot: QtBot) -> None:
    fields = fields_of(theme, qtbot, "shell")
    views = fields.views
    permission = views["permission"].control
    assert isinstance(permission, ChoiceControl)
    permission.set_absent_words("Ask first (default)")
    assert permission.itemText(0) == "Erst fragen (Standard)"
    assert views["source.stdin"].findChild(QPlainTextEdit).placeholderText() == "Nichts"
    variables = views["env_vars"]
    variables.table.add_row()
    names = [each.accessibleName() for each in variables.findChildren(QToolButton)]
    assert names == ["Variable 1 entfernen"]
    set_language(Language.ENGLISH)
    translate_widgets([permission, *variables.findChildren(QToolButton)], again=True)
    assert permission.itemText(0) == "Ask first (default)"
    assert variables.findChild(QToolButton).accessibleName() == "Remove variable 1"


@pytest.mark.usefixtures("_german")
def test_button_beside_an_advice_is_in_the_language(theme: Theme, qtbot: QtBot) -> None:
    block = AdviceBlock(theme)
    qtbot.addWidget(block)
    block.show_advice([Advice(next(iter(RULES.values())), "a", "/city", "It says nothing.")])
    assert [each.text() for each in block.findChildren(QPushButton)] == ["Öffnen"]


@pytest.mark.usefixtures("_german")
@pytest.mark.parametrize("kind", ["http", "shell", "wasm", "mcp"])
def test_fields_begin_in_one_line_whatever_their_labels_say(
    theme: Theme, qtbot: QtBot, kind: str
) -> None:
    fields = fields_of(theme, qtbot, kind)
    fields.resize(700, 6000)
    fields.show()
    lefts = {
        view.control.mapTo(fields, view.control.rect().topLeft()).x()
        for view in fields.views.values()
        if view.isVisible() and view.label_width and view.lead is None
    }
    # a box to tick has a margin of its own
    assert max(lefts) - min(lefts) <= 4


def test_every_field_of_a_request_is_called_by_words_of_its_own() -> None:
    rest = [each for each in form_sections("http") if each.title == MORE]
    assert [row.key for section in rest for row in section.rows] == ["output_schema"]


@pytest.mark.usefixtures("_german")
def test_rows_of_a_schema_are_in_the_language_and_names_are_a_persons_own() -> None:
    schema = {
        "properties": {
            "any": {"type": "array", "items": {"type": ["string", "integer"]}},
            "choice": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/calls"}]},
        },
        "$defs": {"calls": {}},
    }
    first, second, _ = schema_rows(schema)
    assert first.name_in(tr_part) == "any"
    assert first.types_in(tr_part) == "Array von string oder integer"
    assert second.types_in(tr_part) == "beliebige von 2"
    (variants,) = second.rows
    assert (variants.name_in(tr_part), variants.types_in(tr_part)) == (
        "mindestens eines von",
        "2 Varianten",
    )
    assert [each.name_in(tr_part) for each in variants.rows] == ["Variante 1", "Variante 2"]
    assert variants.rows[1].types_in(tr_part) == "als calls"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.JAPANESE])
def test_form_with_variables_fits_beside_the_list_of_a_small_window(
    theme: Theme, qtbot: QtBot, language: Language
) -> None:
    set_language(language)
    try:
        fields = fields_of(theme, qtbot, "http")
        fields.views["env_vars"].table.add_row()
        fields.show()
        assert fields.minimumSizeHint().width() <= 480
    finally:
        set_language(Language.ENGLISH)


@pytest.mark.usefixtures("_german")
def test_heading_of_all_parameters_follows_the_language(theme: Theme, qtbot: QtBot) -> None:
    fields = fields_of(theme, qtbot, "http")
    builder = fields.views["input_schema"].control
    builder.show_value({"type": "object", "properties": {}})
    heading = builder.findChild(QLabel, "schema_place")
    assert heading.text() == "Alle Parameter zusammen"
    set_language(Language.ENGLISH)
    translate_widgets([builder, *builder.findChildren(QWidget)], again=True)
    assert heading.text() == "All parameters together"


@pytest.mark.usefixtures("_german")
def test_labels_stand_above_where_no_control_has_room_beside_them(theme, qtbot: QtBot) -> None:
    fields = fields_of(theme, qtbot, "http")
    translate_within(fields)
    view = fields.views["source.query"]

    def is_above(width: int) -> bool:
        fields.resize(width, fields.height())
        fields.fit(width)
        fields.show()
        QApplication.sendPostedEvents()
        return view._label.geometry().bottom() < view.control.y()

    assert (is_above(700), is_above(348)) == (False, True)
    assert fields.minimumSizeHint().width() <= 348
    assert not is_above(700)
