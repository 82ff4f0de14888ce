"""Form and JSON show the same arguments, and only what a person touched is sent."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tooldesk.calling.validation_result import ValidationError
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.schema_form.json_editor import read_object
from tooldesk_ui.console.schema_form.schema_form import AT_ONCE, SchemaForm
from tooldesk_ui.language import Language, set_language
from tooldesk_ui.widgets.translated import translate_widgets

SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "note": {"type": ["string", "null"]},
        "times": {"type": "integer"},
        "share": {"type": "number"},
        "loud": {"type": "boolean"},
        "mood": {"enum": ["calm", "glad", 3]},
        "tags": {"type": "array", "items": {"type": "string"}},
        "person": {"type": "object", "properties": {"age": {"type": "integer"}}},
        "anything": {},
    },
    "required": ["name"],
}


@pytest.fixture
def form(qtbot: QtBot, theme: Any) -> SchemaForm:
    form = SchemaForm(theme, SCHEMA)
    qtbot.addWidget(form)
    form.show_arguments({})
    return form


def control(form: SchemaForm, pointer: str) -> Any:
    return form.views[pointer]._control


def send(form: SchemaForm, pointer: str, words: str) -> None:
    """Choose what is sent from the menu beside the field."""
    menu = form.views[pointer]._state.menu()
    next(action for action in menu.actions() if action.text() == words).trigger()


def type_text(form: SchemaForm, pointer: str, text: str) -> None:
    line: QLineEdit = control(form, pointer)
    line.setText(text)
    line.textEdited.emit(text)


def choose(form: SchemaForm, pointer: str, words: str) -> None:
    combo: QComboBox = control(form, pointer)
    index = combo.findText(words, Qt.MatchFlag.MatchExactly)
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


def test_untouched_form_sends_nothing(form: SchemaForm) -> None:
    assert form.arguments == {}
    assert form.views["/name"]._state.text() == "not sent"
    assert control(form, "/loud").currentText() == "not sent"


@pytest.mark.parametrize(
    ("edit", "arguments"),
    [
        (lambda form: type_text(form, "/name", "Ada"), {"name": "Ada"}),
        (lambda form: send(form, "/name", "Send empty text"), {"name": ""}),
        (lambda form: send(form, "/note", "Send null"), {"note": None}),
        (lambda form: type_text(form, "/times", "3"), {"times": 3}),
        (lambda form: type_text(form, "/times", "three"), {"times": "three"}),
        (lambda form: choose(form, "/loud", "false"), {"loud": False}),
        (lambda form: choose(form, "/mood", "3"), {"mood": 3}),
        (lambda form: control(form, "/tags")._add.click(), {"tags": [""]}),
        (lambda form: type_text(form, "/person/age", "7"), {"person": {"age": 7}}),
        (lambda form: control(form, "/anything").setPlainText("[1]"), {"anything": [1]}),
    ],
)
def test_touched_field_is_sent_as_what_it_is(
    form: SchemaForm, edit: Callable[[SchemaForm], None], arguments: dict[str, Any]
) -> None:
    edited: list[Any] = []
    form.edited.connect(edited.append)
    edit(form)
    assert form.arguments == arguments
    assert edited == [arguments]


def test_value_can_be_taken_back(form: SchemaForm) -> None:
    type_text(form, "/name", "Ada")
    type_text(form, "/times", "3")
    type_text(form, "/times", "")
    send(form, "/name", "Don't send it")
    assert form.arguments == {}


def test_arguments_fill_the_form(form: SchemaForm) -> None:
    form.show_arguments(
        {"name": "", "note": None, "loud": True, "tags": ["a", "b"], "person": {"age": 7}, "x": 1}
    )
    states = {pointer: view._state.text() for pointer, view in form.views.items()}
    assert states["/name"] == "empty text"
    assert states["/note"] == "null"
    assert states["/tags"] == "2 items"
    assert control(form, "/loud").currentText() == "true"
    assert control(form, "/person/age").text() == "7"
    type_text(form, "/name", "Ada")
    assert form.arguments["x"] == 1


def test_list_rows_are_edited_and_removed(form: SchemaForm) -> None:
    form.show_arguments({"tags": ["a", "b", "c"]})
    tags = control(form, "/tags")
    tags._on_item_edited(1, "changed")
    assert form.arguments == {"tags": ["a", "changed", "c"]}
    tags._on_removed(0)
    assert form.arguments == {"tags": ["changed", "c"]}


def test_value_that_is_no_choice_is_kept_and_shown(form: SchemaForm) -> None:
    form.show_arguments({"mood": "wild", "loud": "yes"})
    assert control(form, "/mood").currentText() == "wild"
    assert form.arguments == {"mood": "wild", "loud": "yes"}


def test_errors_stand_at_their_field_with_path_rule_and_fix(form: SchemaForm) -> None:
    others = form.show_errors(
        [
            ValidationError("/person/age", "type", "7.5 is not an integer.", "Write 7."),
            ValidationError("/tags/0", "minLength", "It is too short.", "Write more."),
            ValidationError("/name", "required", "name is missing.", "Add it."),
            ValidationError("", "minProperties", "Too few.", "Add one."),
        ]
    )
    words = form.views["/person/age"].error_words
    assert words == "/person/age: 7.5 is not an integer (type). Fix: Write 7."
    assert form.views["/tags"].error_words.startswith("/tags/0: ")
    assert form.views["/name"].error_words == ""
    assert [error.rule for error in others] == ["minProperties"]
    form.show_errors([])
    assert form.views["/person/age"].error_words == ""


ROWS_AND_VARIANTS = {
    "type": "object",
    "properties": {
        "shape": {
            "oneOf": [
                {
                    "properties": {"kind": {"const": "circle"}, "r": {"type": "number"}, "at": {}},
                    "required": ["kind", "r"],
                },
                {
                    "properties": {"kind": {"const": "box"}, "w": {"type": "number"}, "at": {}},
                    "required": ["kind", "w"],
                },
                {"type": "string"},
            ]
        },
        "lines": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"word": {"type": "string"}, "bold": {"type": "boolean"}},
            },
        },
        "mixed": {"type": "array", "items": {"type": ["integer", "string"]}},
    },
}


@pytest.fixture
def rich_form(qtbot: QtBot, theme: Any) -> SchemaForm:
    form = SchemaForm(theme, ROWS_AND_VARIANTS)
    qtbot.addWidget(form)
    form.show_arguments({})
    return form


def test_drop_down_is_labelled_with_its_field(rich_form: SchemaForm) -> None:
    labels = [each for each in rich_form.findChildren(QLabel) if each.buddy() is not None]
    assert {each.text(): each.buddy() for each in labels} == {"shape": control(rich_form, "/shape")}
    # what Qt tells of a label and its control, it tells of siblings only
    assert {each.parentWidget() for each in labels} == {control(rich_form, "/shape").parentWidget()}


def test_variant_is_chosen_and_keeps_what_it_can(rich_form: SchemaForm) -> None:
    assert "/shape/r" not in rich_form.views
    choose(rich_form, "/shape", "kind: circle")
    assert rich_form.arguments == {"shape": {"kind": "circle"}}
    type_text(rich_form, "/shape/r", "2")
    control(rich_form, "/shape/at").setPlainText("[1]")
    choose(rich_form, "/shape", "kind: box")
    assert rich_form.arguments == {"shape": {"kind": "box", "at": [1]}}
    assert "/shape/r" not in rich_form.views
    choose(rich_form, "/shape", "text")
    assert rich_form.arguments == {"shape": ""}
    choose(rich_form, "/shape", "not sent")
    assert rich_form.arguments == {}


def test_variant_is_known_by_the_value(rich_form: SchemaForm) -> None:
    for value, words in (
        ({"kind": "box", "w": 1}, "kind: box"),
        ({"w": 1}, "kind: box"),
        ({"kind": "circle"}, "kind: circle"),
        ("x", "text"),
        (7, ""),
    ):
        rich_form.show_arguments({"shape": value})
        assert control(rich_form, "/shape").currentText() == words
    rich_form.show_errors([ValidationError("/shape", "oneOf", "7 is none.", "Write text.")])
    assert rich_form.views["/shape"].error_words.startswith("/shape: 7 is none")


def test_rows_are_added_edited_moved_and_removed(rich_form: SchemaForm) -> None:
    lines = control(rich_form, "/lines")
    lines._add.click()
    type_text(rich_form, "/lines/0/word", "a")
    lines._add.click()
    type_text(rich_form, "/lines/1/word", "b")
    choose(rich_form, "/lines/1/bold", "true")
    assert rich_form.arguments == {"lines": [{"word": "a"}, {"word": "b", "bold": True}]}
    lines.findChild(QToolButton, "move_up_1_button").click()
    assert control(rich_form, "/lines/0/word").text() == "b"
    lines.findChild(QToolButton, "remove_0_button").click()
    assert rich_form.arguments == {"lines": [{"word": "a"}]}
    assert "/lines/1/word" not in rich_form.views
    rich_form.show_errors([ValidationError("/lines/0/word", "minLength", "Short.", "Add.")])
    assert rich_form.views["/lines/0/word"].error_words

    rich_form.show_arguments({"mixed": [5, "x"], "lines": [{}] * 60})
    assert control(rich_form, "/mixed/0").currentText() == "integer"
    assert control(rich_form, "/mixed/1").currentText() == "text"
    assert "/lines/49/word" in rich_form.views
    assert "/lines/50/word" not in rich_form.views
    assert "10 more" in lines._more.text()
    type_text(rich_form, "/lines/49/word", "z")
    assert len(rich_form.arguments["lines"]) == 60


@pytest.mark.parametrize(
    ("text", "value", "problem"),
    [
        ("", {}, ""),
        ('{"a": 1}', {"a": 1}, ""),
        ("[1]", {}, "Arguments are an object"),
        ('{\n"a" 1}', {}, "line 2, column 5"),
        ('{"a": NaN}', {}, "NaN is no JSON value"),
        ("[" * 100_000, {}, "nested too deeply"),
        (" " * 1_000_001, {}, "longer than"),
    ],
)
def test_json_that_is_no_object_says_where_and_why(
    text: str, value: dict[str, Any], problem: str
) -> None:
    found, words = read_object(text)
    assert found == value
    assert problem in words if problem else words == ""


@pytest.mark.parametrize("typed", ["26.25", "-0.05", "1e3", "2.", "100"])
def test_number_stays_as_it_is_typed(form: SchemaForm, qtbot: QtBot, typed: str) -> None:
    control = form.findChild(QLineEdit, "share_control")
    qtbot.keyClicks(control, typed)
    assert control.text() == typed
    assert form.arguments == {"share": float(typed)}
    form.show_arguments({"share": 0.5})
    assert control.text() == "0.5"


def test_hundreds_of_fields_come_a_few_a_turn_with_what_is_said_of_them(theme, qtbot) -> None:
    names = [f"p_{number}" for number in range(200)]
    inner = {"type": "object", "properties": {each: {} for each in names[:AT_ONCE]}}
    properties = {each: {"type": "string"} for each in names} | {"p_100": inner}
    form = SchemaForm(theme, {"type": "object", "properties": properties})
    assert [*form.views] == [f"/{each}" for each in names[:AT_ONCE]]
    form.show_arguments({"p_1": "early", "p_150": "late"})
    late = ValidationError(pointer="/p_150/0", rule="type", message="It is odd", fix="")
    other = ValidationError(pointer="/q", rule="type", message="It is odd", fix="")
    assert form.show_errors([late, other]) == [other]
    made = [AT_ONCE]
    form._turn.timeout.connect(lambda: made.append(len(form._fields)))
    qtbot.addWidget(form)
    form.show()
    qtbot.waitUntil(lambda: not form._turn.isActive())
    assert max(b - a for a, b in pairwise(made)) == AT_ONCE
    assert [each for each in form.views if each.count("/") == 1] == [f"/{each}" for each in names]
    place = [view.field.name for view in form._fields].index("p_100")
    assert place + 1 in made, "a field with many parts ends its turn"
    assert control(form, "/p_150").text() == "late"
    assert form.views["/p_150"].error_words.startswith("/p_150/0: It is odd")
    heights = [view.mapTo(form.widget(), view.rect().topLeft()).y() for view in form._fields]
    assert heights == sorted(heights)


class Resizes(QObject):
    """Counts them."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Resize
        return False


def test_fields_that_are_there_stay_as_they_are_while_others_come(theme, qtbot) -> None:
    words = {"type": "string", "description": "What it is for, in words that may wrap. " * 3}
    properties = {f"p_{number}": words for number in range(300)}
    form = SchemaForm(theme, {"type": "object", "properties": properties})
    qtbot.addWidget(form)
    form.resize(500, 300)
    form.show()
    qtbot.waitUntil(lambda: not form._turn.isActive() or len(form._fields) >= 20)
    assert len(form._fields) < 300
    resizes = Resizes()
    for view in form._fields[:10]:
        view.installEventFilter(resizes)
    qtbot.waitUntil(lambda: not form._turn.isActive())
    assert len(form._fields) == 300
    assert resizes.count == 0


def test_dismissed_form_is_hidden_at_once_and_gone_a_group_a_turn(theme, qtbot) -> None:
    properties = {f"p_{number}": {"type": "string"} for number in range(4 * AT_ONCE)}
    form = SchemaForm(theme, {"type": "object", "properties": properties})
    form.show()
    form.dismiss()  # while fields are still to come
    assert form.isHidden()
    left = [form.parts.count()]
    form._turn.timeout.connect(lambda: left.append(form.parts.count()))
    with qtbot.waitSignal(form.destroyed):
        pass
    assert max(a - b for a, b in pairwise(left)) == 1


def test_form_says_what_is_not_sent_in_the_chosen_language_and_values_as_they_are(
    qtbot: QtBot, theme: Any
) -> None:
    values = {"mood": {"enum": ["open", "error"]}, "name": {"type": "string"}, "any": {}}
    form = SchemaForm(theme, {"type": "object", "properties": values})
    qtbot.addWidget(form)
    form.show_arguments({})
    controls = {name: control(form, f"/{name}") for name in values}
    mood = controls["mood"]
    for language, words in ((Language.GERMAN, "nicht gesendet"), (Language.ENGLISH, "not sent")):
        set_language(language)
        translate_widgets([form, *form.findChildren(QWidget)], again=True)
        assert [mood.itemText(at) for at in range(mood.count())] == [words, "open", "error"]
        assert controls["name"].placeholderText() == words
        assert controls["any"].placeholderText() == words


def test_form_says_what_a_type_asks_for_in_the_chosen_language(qtbot: QtBot, theme: Any) -> None:
    set_language(Language.GERMAN)
    try:
        form = SchemaForm(
            theme,
            {
                "properties": {"times": {"type": ["integer", "null"], "minimum": 1}},
                "required": ["times"],
            },
        )
        qtbot.addWidget(form)
        form.show_arguments({})
        (types,) = form.views["/times"].findChildren(ElidedLabel)
        menu = form.views["/times"]._state.menu()
        offers = [each.text() for each in menu.actions()]
        assert offers == ["Nicht senden", "Einen Wert senden", "null senden"]
        assert types.words == "Ganzzahl, mindestens 1, oder null, Pflicht"
    finally:
        set_language(Language.ENGLISH)
