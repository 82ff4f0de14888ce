"""What is said later is in the chosen language, too: advice on arguments, and words of buttons."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tooldesk.calling.validation import compile_schema, validate
from tooldesk_ui.language import Language, set_language, tr
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.tools.editor.form.schema_builder.schema_tree import SchemaTree
from tooldesk_ui.widgets.translated import set_words, translate_widgets

WINDOW = Path(__file__).parents[2] / "ui/tooldesk_ui"
ENGLISH = re.compile(
    r"\b(?:is|has|and|or|an?|the|not|which|Fix|Write|Add|Leave|Give|Send|Rename)\b"
)
PARTS = {
    "n": ({"type": "integer", "minimum": 1, "maximum": 7, "multipleOf": 3}, ["x", 0, 9, None, [1]]),
    "b": ({"exclusiveMinimum": 0, "exclusiveMaximum": 5}, [0, 5]),
    "s": (
        {"type": "string", "minLength": 2, "maxLength": 3, "pattern": "^[0-9]"},
        ["x", "XYZZ", 3],
    ),
    "e": ({"enum": ["red", "blue"]}, ["rad", 7]),
    "c": ({"const": 5}, [6]),
    "f": ({"type": "string", "format": "date"}, ["x"]),
    "l": ({"items": {"type": "string"}, "minItems": 1, "maxItems": 2, "uniqueItems": True}, [[]]),
    "m": ({"maxItems": 1, "uniqueItems": True}, [[1, 1]]),
    "o": ({"required": ["x"], "properties": {"x": {}}, "additionalProperties": False}, [{"y": 1}]),
    "p": ({"minProperties": 1, "maxProperties": 1}, [{}, {"x": 1, "y": 2}]),
    "u": ({"unevaluatedProperties": False}, [{"x": 1}]),
    "d": ({"dependentRequired": {"x": ["y"]}}, [{"x": 1}]),
    "v": ({"anyOf": [{"type": "integer"}, {"type": "boolean"}]}, ["x"]),
    "w": ({"oneOf": [{"type": "integer"}, {"type": "number"}]}, [1]),
    "r": ({"not": {"const": 1}}, [1]),
    "z": (False, [1]),
}


@pytest.fixture(params=[Language.GERMAN, Language.JAPANESE])
def spoken(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    set_language(request.param)
    yield request.param
    set_language(Language.ENGLISH)


def test_advice_of_schema_errors_has_no_english_left(spoken: Language) -> None:
    parts = {name: schema for name, (schema, _) in PARTS.items()}
    schema = compile_schema({"properties": {"must": {}, **parts}, "required": ["must"]})
    found = [
        error
        for name, (_, values) in PARTS.items()
        for value in values
        for error in validate({name: value}, schema).errors
    ]
    assert len({error.rule for error in found}) >= 21
    for error in found:
        at = error.pointer or "the whole object"
        place = f"{at}: {error.message.rstrip('.')} ({error.rule})"
        for words in (f"{place}. Fix: {error.fix}", place, f"{error.message} Fix: {error.fix}"):
            rest = ENGLISH.search(tr(words).replace("(not)", ""))
            assert rest is None, (rest, tr(words))


def test_a_button_says_later_words_in_the_language_and_follows_it(qtbot: QtBot) -> None:
    button = QPushButton("Save")
    qtbot.addWidget(button)
    said = []
    try:
        for language in (Language.GERMAN, Language.ENGLISH):
            set_language(language)
            set_words(button, "Saving…")
            said.append(button.text())
            set_language(Language.JAPANESE)
            translate_widgets([button])
            said.append(button.text())
    finally:
        set_language(Language.ENGLISH)
    assert said == ["Wird gespeichert…", "保存中…", "Saving…", "保存中…"]


def test_no_button_gets_its_words_in_another_way() -> None:
    """Those of `setText` stay English, unless they are asked for with `tr`."""
    late = []
    for file in sorted(WINDOW.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if "setText" not in source:
            continue
        tree = ast.parse(source)
        buttons = {"go", "leave"} | {
            getattr(to, "attr", getattr(to, "id", ""))
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and _is_button(node.value)
            for to in node.targets
        }
        late += [
            f"{file.name}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "setText"
            and getattr(node.func.value, "attr", getattr(node.func.value, "id", "")) in buttons
            and _is_english(node.args[0])
        ]
    assert late == []


def _is_button(made: ast.expr) -> bool:
    name = getattr(made.func, "id", "") if isinstance(made, ast.Call) else ""
    return name in ("QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "dialog_button")


def _is_english(words: ast.expr) -> bool:
    """Whether a text of ours, and no name or sign, is given as it is."""
    asked = [
        each for each in ast.walk(words) if getattr(getattr(each, "func", None), "id", "") == "tr"
    ]
    known = {id(text) for call in asked for text in ast.walk(call)}
    texts = [each for each in ast.walk(words) if isinstance(each, ast.Constant)]
    return any(re.search("[a-z]{2}", str(text.value)) for text in texts if id(text) not in known)


def test_form_of_the_tool_editor_is_said_in_the_chosen_language(live, until) -> None:
    def words(window: MainWindow) -> list[str]:
        buttons = window.tools.findChildren(QPushButton)
        return [each.text() for each in buttons if each.objectName().startswith("schema_")]

    async def body(window: MainWindow) -> None:
        window.commands["language_de"].trigger()
        window.edit_tool("calculator")
        await until(lambda: window.tools._editing.is_open)
        await until(lambda: "Darin hinzufügen" in words(window))
        await until(lambda: "Im JSON zeigen" in words(window))
        assert not {"Duplicate", "Remove", "Add value"} & set(words(window))
        tree = window.tools.findChild(SchemaTree)
        heads = [tree.model().headerData(at, Qt.Orientation.Horizontal) for at in range(4)]
        assert heads == ["Name", "Typ", "Pflicht", "Beschreibung"]
        window.commands["language_en"].trigger()

    live(body)
