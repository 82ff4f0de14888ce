"""What a person does to the rows of a schema stands in the draft, and can be undone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from tooldesk_ui.tools.editor.form.definition_form import DefinitionForm
from tooldesk_ui.tools.editor.form.schema_builder.notation_dialog import NotationDialog
from tooldesk_ui.tools.editor.form.schema_builder.schema_builder import SchemaBuilder
from tooldesk_ui.tools.editor.form.schema_builder.schema_model import DRAGGED
from tooldesk_ui.tools.editor.tool_draft import ToolDraft, as_text

Key, Mod = Qt.Key, Qt.KeyboardModifier
CITY = ("properties", "city")
SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string"},
        "days": {"type": "integer", "default": 1},
        "place": {"type": "object", "properties": {"lat": {"type": "number"}}},
        "range": {"oneOf": [{"const": 1.0}, {"x-odd": "é"}], "description": "Which."},
    },
    "required": ["city"],
    "patternProperties": {"^x-": {}},
}


class Desk:
    """The parameters of a draft in its form."""

    def __init__(self, theme: Any, qtbot: Any, schema: Any) -> None:
        self.qtbot = qtbot
        text = as_text({"name": "t", "source": {"kind": "person"}, "input_schema": schema})
        self.draft = ToolDraft("t", text, text)
        self.draft.take(self.draft.reading()())
        self.form = DefinitionForm(theme, QWidget())
        qtbot.addWidget(self.form)
        self.form.resize(900, 900)
        self.form.set_draft(self.draft)
        self.form.history_wanted.connect(self._on_history)
        self.form.show()
        (self.builder,) = self.form.findChildren(SchemaBuilder)
        self.tree = self.builder.tree
        self.model = self.tree.model()

    def _on_history(self, verb: str) -> None:
        getattr(self.draft, verb)()
        self.form.refresh()

    @property
    def schema(self) -> Any:
        return self.draft.document["input_schema"]

    @property
    def names(self) -> list[str]:
        return list(self.schema["properties"])

    def at(self, *path: str) -> None:
        assert self.builder.go_to(path)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Mod.NoModifier) -> None:
        self.qtbot.keyClick(self.tree, key, modifiers)

    def undo(self) -> None:
        self.press(Key.Key_Z, Mod.ControlModifier)

    def find(self, kind: type, name: str) -> Any:
        return self.form.findChild(kind, name)

    def type(self, words: str) -> None:
        """Into the cell that is edited, up to Enter."""
        line = self.tree.findChildren(QLineEdit)[-1]  # one before it may still be there
        line.selectAll()
        self.qtbot.keyClicks(line, words)
        self.qtbot.keyClick(line, Key.Key_Return)
        no_state = QAbstractItemView.State.NoState
        self.qtbot.waitUntil(lambda: self.tree.state() == no_state)


@pytest.fixture
def make_desk(theme: Any, qtbot: Any) -> Callable[..., Desk]:
    return lambda schema=SCHEMA: Desk(theme, qtbot, schema)


def test_looking_at_every_row_changes_nothing(make_desk) -> None:
    desk = make_desk()
    for path in (
        CITY,
        ("properties", "range", "oneOf"),
        ("properties", "place", "properties", "lat"),
    ):
        desk.at(*path)
    desk.builder._do("whole")
    assert desk.draft.text == desk.draft.base


def test_keys_add_name_order_and_remove_parameters_each_a_step(make_desk) -> None:
    desk = make_desk()
    desk.at(*CITY)
    desk.press(Key.Key_Insert)
    desk.type("unit")
    assert desk.names == ["city", "unit", "days", "place", "range"]
    assert desk.schema["required"] == ["city", "unit"]
    desk.press(Key.Key_Down, Mod.AltModifier)
    desk.press(Key.Key_Down, Mod.AltModifier)
    assert desk.names == ["city", "days", "place", "unit", "range"]
    desk.press(Key.Key_Space)
    assert desk.schema["required"] == ["city"]
    desk.press(Key.Key_Delete)
    assert desk.names == ["city", "days", "place", "range"]
    for names in (
        5,
        ["city", "days", "place", "unit", "range"],
        ["city", "days", "unit", "place", "range"],
    ):
        desk.undo()
        assert names in (len(desk.names), desk.names)
    for _ in range(3):
        desk.undo()
    assert desk.draft.text == desk.draft.base


def test_nothing_is_edited_a_moment_after_a_click_when_its_row_may_be_gone(make_desk) -> None:
    delayed = QAbstractItemView.EditTrigger.SelectedClicked
    assert not make_desk().tree.editTriggers() & delayed


def test_parameter_is_doubled_right_behind_itself(make_desk) -> None:
    desk = make_desk()
    desk.at("properties", "days")
    desk.press(Key.Key_D, Mod.ControlModifier)
    desk.type("nights")
    assert desk.names[:3] == ["city", "days", "nights"]
    assert desk.schema["properties"]["nights"] == {"type": "integer", "default": 1}


def test_name_that_is_taken_is_refused_and_told(make_desk) -> None:
    desk = make_desk()
    desk.at(*CITY)
    desk.press(Key.Key_Return)
    desk.type("days")
    assert desk.draft.text == desk.draft.base
    assert "parameter days beside it" in desk.find(QLabel, "schema_said").text()


def test_type_is_chosen_in_its_cell_and_united_below(make_desk) -> None:
    desk = make_desk()
    desk.at("properties", "days")
    index = desk.tree.currentIndex().siblingAtColumn(1)
    desk.tree.edit(index)
    box = desk.tree.findChild(QComboBox)
    box.setCurrentText("number")
    box.activated.emit(box.currentIndex())
    assert desk.schema["properties"]["days"] == {"type": "number", "default": 1}
    desk.find(QCheckBox, "schema_type_null").click()
    assert desk.schema["properties"]["days"]["type"] == ["number", "null"]
    assert desk.tree.currentIndex().siblingAtColumn(1).data() == "number or null"


def test_type_becomes_a_choice_and_a_type_again_in_its_cell(make_desk) -> None:
    desk = make_desk()

    def choose(words: str) -> None:
        desk.at("properties", "days")
        desk.tree.edit(desk.tree.currentIndex().siblingAtColumn(1))
        box = desk.tree.findChildren(QComboBox)[-1]
        box.setCurrentText(words)
        assert box.currentText() == words
        box.activated.emit(box.currentIndex())

    choose("one of…")
    variants = [{"type": "integer"}, {"type": "string"}]
    assert desk.schema["properties"]["days"] == {"oneOf": variants, "default": 1}
    desk.at("properties", "days")
    assert desk.tree.currentIndex().siblingAtColumn(1).data() == "one of 2"
    assert not desk.find(QCheckBox, "schema_type_string").isVisible()
    desk.at("properties", "days", "oneOf", 1)
    assert desk.tree.currentIndex().data() == "variant 2"
    choose("any of…")
    assert desk.schema["properties"]["days"] == {"anyOf": variants, "default": 1}
    choose("integer")
    assert desk.schema["properties"]["days"] == {"type": "integer", "default": 1}
    for _ in range(2):
        desk.undo()
    assert desk.schema["properties"]["days"] == {"oneOf": variants, "default": 1}
    desk.undo()
    assert desk.draft.text == desk.draft.base


@pytest.mark.parametrize(
    ("kind", "typed", "default"),
    [("A text", "", ""), ("A text", "5", "5"), ("null", None, None), ("None", None, "absent")],
)
def test_empty_null_and_absent_defaults_are_three_things(make_desk, kind, typed, default) -> None:
    desk = make_desk({"type": "object", "properties": {"city": {"type": ["string", "null"]}}})
    desk.at(*CITY)
    box = desk.find(QComboBox, "default_kind")
    place = box.findText(kind)
    box.setCurrentIndex(place)
    box.activated.emit(place)
    if typed:
        desk.qtbot.keyClicks(desk.find(QLineEdit, "default_words"), typed)
    assert desk.schema["properties"]["city"].get("default", "absent") == default
    desk.at(*CITY)
    assert box.currentText() == kind


def test_values_of_an_enum_keep_their_types(make_desk) -> None:
    desk = make_desk({"type": "object", "properties": {"city": {"enum": ["1", 1, None, True]}}})
    desk.at(*CITY)
    desk.qtbot.keyClicks(desk.find(QLineEdit, "schema_enum_0_value"), "2")
    assert json.dumps(desk.schema["properties"]["city"]["enum"]) == '["12", 1, null, true]'
    desk.find(QPushButton, "schema_enum_add").click()
    desk.qtbot.keyClicks(desk.find(QLineEdit, "schema_enum_4_value"), "x")
    assert desk.schema["properties"]["city"]["enum"][4] == "x"


def test_letters_typed_in_one_go_are_one_step(make_desk) -> None:
    desk = make_desk()
    desk.at("properties", "days")
    desk.qtbot.keyClicks(desk.find(QWidget, "field_minimum"), "10")
    assert desk.schema["properties"]["days"]["minimum"] == 10
    desk.undo()
    assert desk.draft.text == desk.draft.base


def test_what_is_not_understood_is_shown_as_kept_with_a_way_to_the_text(make_desk) -> None:
    desk = make_desk()
    wanted: list[Any] = []
    desk.form.json_wanted.connect(wanted.append)
    desk.at("patternProperties")
    assert desk.tree.currentIndex().siblingAtColumn(1).data() == "kept as written"
    desk.find(QPushButton, "schema_show_json").click()
    assert wanted == [("input_schema", "patternProperties")]
    desk.at("properties", "range")
    desk.press(Key.Key_Up, Mod.AltModifier)
    assert json.dumps(desk.schema["properties"]["range"]) == json.dumps(
        SCHEMA["properties"]["range"]
    )
    assert desk.schema["patternProperties"] == {"^x-": {}}


def test_variants_are_rows_that_are_added_ordered_edited_and_removed(make_desk) -> None:
    desk = make_desk()
    one, odd = SCHEMA["properties"]["range"]["oneOf"]

    def variants() -> Any:
        return desk.schema["properties"]["range"].get("oneOf")

    desk.at("properties", "range", "oneOf")
    assert desk.tree.currentIndex().data() == "exactly one of"
    desk.press(Key.Key_Return, Mod.ControlModifier | Mod.ShiftModifier)
    assert variants() == [one, odd, {"type": "string"}]
    assert desk.tree.currentIndex().data() == "variant 3"
    desk.find(QCheckBox, "schema_type_object").click()
    desk.find(QCheckBox, "schema_type_string").click()
    desk.press(Key.Key_Return, Mod.ControlModifier | Mod.ShiftModifier)
    desk.type("unit")
    assert variants()[2]["properties"] == {"unit": {"type": "string"}}
    desk.at("properties", "range", "oneOf", 2)
    desk.press(Key.Key_Up, Mod.AltModifier)
    assert [*map(json.dumps, variants()[::2])] == [*map(json.dumps, (one, odd))]
    assert desk.tree.currentIndex().data() == "variant 2"
    desk.press(Key.Key_D, Mod.ControlModifier)
    assert (len(variants()), variants()[1]) == (4, variants()[2])
    for _ in range(4):
        desk.at("properties", "range", "oneOf", 0)
        desk.press(Key.Key_Delete)
    assert variants() is None
    for _ in range(11):
        desk.undo()
    assert variants() == [one, odd]


def test_reference_leads_to_its_definition_which_can_be_renamed_but_not_lost(make_desk) -> None:
    place = {"type": "object", "properties": {"lat": {"type": "number"}}}
    properties = {"from": {"$ref": "#/$defs/Place"}, "to": {"$ref": "#/$defs/Place"}}
    desk = make_desk({"type": "object", "properties": properties, "$defs": {"Place": place}})
    desk.at("properties", "to")
    assert desk.tree.currentIndex().siblingAtColumn(1).data() == "as Place"
    desk.press(Key.Key_F12)
    assert desk.tree.row().path == ("$defs", "Place")
    assert not desk.find(QPushButton, "schema_go").isEnabled()
    desk.press(Key.Key_Delete)
    assert "from refers to #/$defs/Place" in desk.find(QLabel, "schema_said").text()
    assert desk.schema["$defs"] == {"Place": place}
    desk.press(Key.Key_F2)
    desk.type("Spot")
    assert desk.schema["$defs"] == {"Spot": place}
    assert desk.schema["properties"]["from"] == {"$ref": "#/$defs/Spot"}
    assert desk.find(QPushButton, "schema_add").text() == "Add definition"
    desk.press(Key.Key_Insert)
    desk.type("Area")
    assert list(desk.schema["$defs"]) == ["Spot", "Area"]
    desk.at("properties", "from", "$ref")
    desk.find(QPushButton, "schema_go").click()
    assert desk.tree.row().path == ("$defs", "Spot")


def test_dragged_parameter_lands_among_its_siblings_only(make_desk) -> None:
    desk = make_desk()
    desk.at(*CITY)
    data = desk.model.mimeData([desk.tree.currentIndex()])
    assert data.hasFormat(DRAGGED)
    move = Qt.DropAction.MoveAction
    inside = desk.model.index_of(("properties", "place"))
    assert not desk.model.canDropMimeData(data, move, 0, 0, inside)
    assert desk.model.canDropMimeData(data, move, 2, 0, QModelIndex())
    desk.model.dropMimeData(data, move, 2, 0, QModelIndex())
    assert desk.names == ["days", "city", "place", "range"]


def test_short_notation_is_told_and_written_as_a_schema_when_it_is_edited(make_desk) -> None:
    desk = make_desk({"city": "string", "days": "int"})
    assert "simple notation" in desk.find(QLabel, "schema_said").text()
    assert desk.draft.text == desk.draft.base
    desk.at("properties", "days")
    desk.press(Key.Key_Space)
    assert desk.schema == {
        "type": "object",
        "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
        "required": ["city"],
    }


def test_pasted_notation_is_shown_before_it_is_taken_over(make_desk, qtbot) -> None:
    desk = make_desk()
    text = '{"unit": {"type": "str", "optional": true}}'
    QGuiApplication.clipboard().setText(text)
    desk.press(Key.Key_V, Mod.ControlModifier)
    dialog = desk.form.window().findChild(NotationDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert "extended notation" in dialog.hint.text()
    assert desk.draft.text == desk.draft.base
    dialog.findChild(QCheckBox, "keep_parameters").setChecked(True)
    dialog.go.click()
    assert desk.schema["properties"] == {**SCHEMA["properties"], "unit": {"type": "string"}}
    assert desk.schema["required"] == ["city"]


def test_copied_parameter_is_pasted_as_it_was(make_desk) -> None:
    desk, other = make_desk(), make_desk({"a": "string"})
    desk.at("properties", "days")
    desk.press(Key.Key_C, Mod.ControlModifier)
    other.at("properties", "a")
    other.press(Key.Key_V, Mod.ControlModifier)
    dialog = other.form.window().findChild(NotationDialog)
    dialog.findChild(QCheckBox, "keep_parameters").setChecked(True)
    dialog.go.click()
    assert other.schema["properties"]["days"] == SCHEMA["properties"]["days"]
    assert other.schema["required"] == ["a"]


def test_clipboard_without_parameters_is_refused_with_a_next_step(make_desk) -> None:
    desk = make_desk()
    QGuiApplication.clipboard().setText('{"a": "strng"}')
    desk.press(Key.Key_V, Mod.ControlModifier)
    assert "Did you mean" in desk.find(QLabel, "schema_said").text()
    assert desk.form.window().findChild(NotationDialog) is None


def test_edit_of_a_large_schema_touches_no_other_row(make_desk) -> None:
    members = {f"p_{n}": {"type": "string"} for n in range(300)}
    desk = make_desk({"type": "object", "properties": members})
    told: list[str] = []
    for name in ("modelReset", "layoutChanged", "rowsInserted", "rowsRemoved", "rowsMoved"):
        getattr(desk.model, name).connect(lambda *_, name=name: told.append(name))
    desk.at("properties", "p_150")
    desk.press(Key.Key_Space)
    assert told == []
    desk.press(Key.Key_Up, Mod.AltModifier)
    assert told == ["rowsMoved"]
    assert desk.tree.currentIndex().data() == "p_150"
    assert len(desk.builder.findChildren(QLineEdit)) < 20


def test_model_keeps_the_rules_of_qt(make_desk, qtmodeltester) -> None:
    qtmodeltester.check(make_desk().model)


def test_description_that_is_hovered_over_is_text(make_desk) -> None:
    picture = "<img src='file:///etc/hostname'>"
    desk = make_desk({"type": "object", "properties": {"a": {"description": picture}}})
    desk.at("properties", "a")
    row = desk.tree.currentIndex()
    tips = [
        row.siblingAtColumn(column).data(Qt.ItemDataRole.ToolTipRole)
        for column in range(desk.model.columnCount())
    ]
    shown = [each for each in tips if each]
    assert any("img src" in each for each in shown)
    assert not any(GuiQt.mightBeRichText(each) for each in shown)
