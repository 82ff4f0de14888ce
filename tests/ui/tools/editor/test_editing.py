"""Tools are made, changed, duplicated and imported on the Tools screen of the real core."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from tooldesk_ui.language import Language, set_language
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.translated import translate_widgets

CANARY = "cAnArY4eC39HqLyjWDarjtT1"


def question_of(bench) -> QDialog | None:
    return next(iter(bench.screen.window().findChildren(QDialog, "leave_question")), None)


def file_of(app: Any, name: str) -> dict[str, Any]:
    path = app.workspace.tools_dir / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


async def open_editor(bench, until: Any, name: str = "calculator") -> None:
    bench.screen.show_tool(name)
    bench.act("edit_tool")
    await until(lambda: bench.is_editing)


def test_new_http_tool_is_filled_in_saved_and_tried(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.act("new_http_tool")
        await until(lambda: bench.is_editing)
        assert bench.words("editor_title") == "New tool"
        assert not bench.screen.has_unsaved_edits
        bench.type("field_name", "weather")
        bench.type("field_source.url", "https://e.example/{city}")
        mend = bench.find(QPushButton, "mend_input_schema")
        mend.setFocus()
        bench.qtbot.keyClick(mend, Qt.Key.Key_Space)
        assert not mend.isVisible()
        assert bench.find(QWidget, "field_input_schema").hasFocus()
        bench.find(QCheckBox, "field_is_idempotent").click()
        bench.type("field_timeout_s", "5")
        preview = bench.find(TextArea, "call_preview").text
        assert "https://e.example/city" in preview
        assert bench.screen.has_unsaved_edits
        bench.act("save_and_try")
        await until(lambda: bench.tried)
        assert bench.tried == ["weather"]
        assert file_of(app, "weather") == {
            "name": "weather",
            "description": "",
            "input_schema": {
                "type": "object",
                "properties": {"city": {"type": "string"}},
                "required": ["city"],
            },
            "source": {"kind": "http", "method": "GET", "url": "https://e.example/{city}"},
            "is_idempotent": True,
            "timeout_s": 5,
        }
        assert bench.dirty == [True, False]
        assert bench.screen.list.current().name == "weather"
        bench.undo.undo()
        await until(lambda: "weather" not in app.registry.names())

    in_app(body)


def test_shell_tool_is_made_word_by_word(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.act("new_shell_tool")
        await until(lambda: bench.is_editing)
        bench.type("field_name", "count_lines")
        bench.type("source.command_0_word", "wc")
        for place, word in enumerate(["-l", '["-m", "{n}"]', "{file}"], start=1):
            bench.qtbot.keyClick(bench.find(QWidget, f"source.command_{place - 1}_word"), "\r")
            bench.type(f"source.command_{place}_word", word)
        moved = bench.find(QWidget, "source.command_3_word")
        bench.qtbot.keyClick(moved, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        bench.press("mend_input_schema")
        output = bench.find(QComboBox, "field_source.output")
        output.setCurrentIndex(1)
        output.activated.emit(1)
        bench.act("save_tool")
        await until(lambda: "count_lines" in app.registry.names())
        source = file_of(app, "count_lines")["source"]
        assert source["command"] == ["wc", "-l", "{file}", ["-m", "{n}"]]
        assert source["output"] == "json"
        assert "wc -l" in bench.find(TextArea, "call_preview").text

    in_app(body)


def test_command_is_typed_as_one_line_and_split_live(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.act("new_shell_tool")
        await until(lambda: bench.is_editing)
        bench.type("field_name", "find_text")
        bench.type("source.command_line", "grep [ -m {n} ] 'two words' {file")
        said = bench.find(QLabel, "source.command_said")
        assert bench.find(QLineEdit, "source.command_1_word").text() == '["-m", "{n}"]'
        assert bench.find(QLineEdit, "source.command_2_word").text() == "two words"
        assert said.isHidden()
        bench.type("source.command_3_word", "{file}")
        assert bench.find(QLineEdit, "source.command_line").text().endswith("'two words' {file}")

        bench.type("source.command_line", "grep 'two")
        assert said.text() == "The quote at column 6 is not closed."
        assert "command" not in json.loads(bench.json.text)["source"]
        bench.type("source.command_line", "ls *.txt | wc")
        assert said.text() == "No shell runs this: the program gets *.txt, | as words."
        document = json.loads(bench.json.text)
        assert document["source"]["command"] == ["ls", "*.txt", "|", "wc"]
        document["source"]["command"] = ["cat", "a b"]
        bench.json.set_text(json.dumps(document))
        assert bench.find(QLineEdit, "source.command_line").text() == "cat 'a b'"
        assert said.isHidden()

    in_app(body)


def test_form_and_json_follow_each_other(bench, in_app, until) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Sums")
        assert json.loads(bench.json.text)["title"] == "Sums"
        document = json.loads(bench.json.text) | {"max_retries": 3, "resource_pool": "x"}
        bench.json.set_text(json.dumps(document))
        assert bench.find(QLineEdit, "field_max_retries").text() == "3"
        bench.json.set_text('{"name": ')
        assert bench.words("json_fault").startswith("Not JSON. Line 1, column 10")
        assert bench.find(QLineEdit, "field_max_retries").text() == "3"
        assert not bench.find(QLineEdit, "field_max_retries").isEnabled()
        bench.act("save_tool")
        await until(lambda: any("Not saved" in words for words in bench.said))
        assert bench.json.hasFocus() or bench.json.isVisibleTo(bench.screen)

    in_app(body)


def test_problem_stands_beside_its_field_and_keeps_from_saving(bench, in_app, until) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        before = file_of(app, "calculator")
        bench.type("field_timeout_s", "-1")
        assert "should be greater than 0" in bench.words("problem_of_timeout_s")
        bench.type("field_name", "text_statistics")
        assert "is taken" in bench.words("problem_of_name")
        bench.act("save_tool")
        await until(lambda: any("Not saved" in words for words in bench.said))
        assert file_of(app, "calculator") == before

    in_app(body)


def test_undo_and_redo_are_those_of_the_draft(bench, in_app, until) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        title = bench.find(QLineEdit, "field_title")
        bench.qtbot.keyClicks(title, "s")
        flag = bench.find(QCheckBox, "field_result_as_answer")
        flag.click()
        bench.qtbot.keyClick(title, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (title.text(), flag.isChecked()) == ("Calculators", False)
        bench.qtbot.keyClick(title, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert title.text() == "Calculator"
        assert not bench.screen.has_unsaved_edits
        modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        bench.qtbot.keyClick(title, Qt.Key.Key_Z, modifiers)
        assert title.text() == "Calculators"
        bench.act("revert_tool")
        assert title.text() == "Calculator"

    in_app(body)


def test_renamed_tool_moves_its_file_and_undo_moves_it_back(bench, in_app, until) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_name", "sums")
        bench.act("save_tool")
        await until(lambda: "sums" in app.registry.names())
        assert not (app.workspace.tools_dir / "calculator.json").exists()
        await until(lambda: bench.screen.list.current().name == "sums")
        bench.undo.undo()
        await until(lambda: "calculator" in app.registry.names())
        assert "sums" not in app.registry.names()

    in_app(body)


def test_duplicate_begins_under_a_free_name(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.screen.show_tool("calculator")
        bench.act("duplicate_tool")
        await until(lambda: bench.is_editing)
        assert bench.find(QLineEdit, "field_name").text() == "calculator_2"
        bench.act("save_tool")
        await until(lambda: "calculator_2" in app.registry.names())
        original, copied = file_of(app, "calculator"), file_of(app, "calculator_2")
        assert copied == original | {"name": "calculator_2", "title": "Calculator copy"}

    in_app(body)


def test_editor_and_the_way_to_it_speak_one_language(bench, in_app, until) -> None:
    set_language(Language.GERMAN)

    async def body(app) -> None:
        await open_editor(bench, until)
        assert bench.find(QPushButton, "preview_copy").text() == "Kopieren"
        title = bench.find(QLabel, "editor_title")
        assert title.text() == "calculator bearbeiten"
        set_language(Language.ENGLISH)
        translate_widgets(bench.screen.findChildren(QWidget), again=True)
        assert title.text() == "Edit calculator"

    try:
        in_app(body)
    finally:
        set_language(Language.ENGLISH)


@pytest.mark.parametrize("answer", ["save", "discard", "cancel"])
def test_leaving_with_unsaved_edits_asks(bench, in_app, until, answer: str) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Sums")
        left: list[bool] = []
        bench.screen.leave_edits(lambda: left.append(True))
        question = question_of(bench)
        assert question is not None
        question.findChild(QPushButton, f"leave_{answer}").click()
        if answer == "cancel":
            assert (left, bench.is_editing) == ([], True)
            assert bench.screen.has_unsaved_edits
            return
        await until(lambda: left)
        assert not bench.is_editing
        expected = "Sums" if answer == "save" else "Calculator"
        assert file_of(app, "calculator")["title"] == expected

    in_app(body)


def test_choosing_another_tool_keeps_unsaved_edits_until_it_is_settled(
    bench, in_app, until
) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Sums")
        bench.screen.list.search.setText("csv")
        assert bench.is_editing
        bench.screen.list.search.clear()
        bench.screen.show_tool("query_csv")
        assert bench.is_editing
        question_of(bench).findChild(QPushButton, "leave_discard").click()
        await until(lambda: not bench.is_editing)
        assert bench.words("tool_name") == "query_csv"

    in_app(body)


def test_click_on_another_tool_leaves_the_edited_one_selected_until_it_is_settled(
    bench, in_app, until
) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Sums")
        view = bench.screen.list.view
        view.setFocus()
        other = view.model().index(bench.names().index("query_csv"), 0)
        at = view.visualRect(other).center()
        bench.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert question_of(bench) is not None
        await until(lambda: [row.name for row in bench.screen.list.chosen()] == ["calculator"])
        question_of(bench).findChild(QPushButton, "leave_discard").click()
        await until(lambda: not bench.is_editing)
        assert [row.name for row in bench.screen.list.chosen()] == ["query_csv"]

    in_app(body)


@pytest.mark.parametrize("choice", ["use_theirs", "keep_mine"])
def test_file_changed_outside_is_told_of_and_either_text_can_stay(
    bench, in_app, until, choice: str
) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Mine")
        path = app.workspace.tools_dir / "calculator.json"
        theirs = file_of(app, "calculator") | {"title": "Theirs"}
        path.write_text(json.dumps(theirs), encoding="utf-8")
        bench.act("save_tool")
        notice = bench.find(QWidget, "changed_outside")
        await until(lambda: notice.isVisibleTo(bench.screen))
        assert file_of(app, "calculator")["title"] == "Theirs"
        bench.press(choice)
        title = bench.find(QLineEdit, "field_title")
        if choice == "use_theirs":
            assert (title.text(), bench.screen.has_unsaved_edits) == ("Theirs", False)
            return
        bench.act("save_tool")
        await until(lambda: file_of(app, "calculator")["title"] == "Mine")

    in_app(body)


def test_unedited_draft_follows_its_file(bench, in_app, until) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        path = app.workspace.tools_dir / "calculator.json"
        theirs = file_of(app, "calculator") | {"title": "Theirs"}
        path.write_text(json.dumps(theirs), encoding="utf-8")
        await app.load()
        bench.screen.refresh()
        title = bench.find(QLineEdit, "field_title")
        await until(lambda: title.text() == "Theirs")
        assert not bench.screen.has_unsaved_edits

    in_app(body)


def test_draft_outlives_the_program(bench, in_app, until, make_bench) -> None:
    async def body(app) -> None:
        await open_editor(bench, until)
        bench.type("field_title", "Sums")
        state = json.loads(json.dumps(bench.screen.save_state()))
        again = make_bench()
        again.screen.restore_state(state)
        again.screen.set_app(app)
        assert again.screen.save_state()["draft"] == state["draft"]
        await until(lambda: again.is_editing)
        assert again.find(QLineEdit, "field_title").text() == "Sums"
        assert again.screen.has_unsaved_edits
        await again.screen.shut_down()

    in_app(body)


def test_draft_with_a_credential_in_it_is_kept_nowhere(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.act("new_http_tool")
        await until(lambda: bench.is_editing)
        bench.type("field_source.url", "https://e.example/")
        bench.press("source.headers_add")
        bench.type("source.headers_0_name", "Authorization")
        bench.type("source.headers_0_value", f"Bearer {CANARY}")
        assert "looks like a secret" in bench.words("problem_of_source.headers")
        assert CANARY not in json.dumps(bench.screen.save_state())

    in_app(body)


@pytest.mark.parametrize("keeps", [False, True])
def test_pasted_curl_command_is_previewed_and_imported_without_its_secret(
    secret_service, bench, in_app, until, keeps
) -> None:
    command = f"curl https://api.weather.example/v1/now?key={CANARY} -H 'Accept: text/html'"

    async def body(app) -> None:
        QGuiApplication.clipboard().setText(command)
        bench.screen.paste()
        window = bench.screen.window()
        await until(lambda: window.findChildren(QDialog, "curl_dialog"))
        dialog = window.findChild(QDialog, "curl_dialog")
        assert "WEATHER_KEY" in dialog.findChild(QWidget, "curl_secrets").words()
        assert CANARY not in dialog.findChild(TextArea, "call_preview").text
        name = dialog.findChild(QLineEdit, "curl_name")
        assert name.text() == "weather_now"
        name.clear()
        bench.qtbot.keyClicks(name, "calculator")
        assert not dialog.findChild(QPushButton, "curl_import").isEnabled()
        name.clear()
        bench.qtbot.keyClicks(name, "now")
        box = dialog.findChild(QCheckBox, "curl_keeps_secrets")
        assert not box.isChecked()
        box.setChecked(keeps)
        dialog.findChild(QPushButton, "curl_import").click()
        await until(lambda: "now" in app.registry.names())
        found = await app.vault.find("WEATHER_KEY", entries=await app.vault.entries())
        assert [each.value for each in found.values()] == [CANARY] * keeps
        assert file_of(app, "now")["env_vars"] == [{"name": "WEATHER_KEY"}]
        assert CANARY not in json.dumps(file_of(app, "now"))
        bench.act("copy_curl")
        assert '"$WEATHER_KEY"' in QGuiApplication.clipboard().text()

    in_app(body)


def test_values_of_a_pasted_command_become_parameters_where_that_is_wanted(
    bench, in_app, until
) -> None:
    async def body(app) -> None:
        bench.screen.import_curl("curl 'https://api.weather.example/v1/now?city=Oslo&days=3'")
        window = bench.screen.window()
        await until(lambda: window.findChildren(QDialog, "curl_dialog"))
        dialog = window.findChild(QDialog, "curl_dialog")
        box = dialog.findChild(QCheckBox, "curl_has_parameters")
        assert (box.text(), box.isChecked()) == ("&Make parameters of: city, days", False)
        box.click()
        assert "?city=Oslo&days=3" in dialog.findChild(TextArea, "call_preview").text
        dialog.findChild(QPushButton, "curl_import").click()
        await until(lambda: "weather_now" in app.registry.names())
        file = file_of(app, "weather_now")
        assert file["source"]["query"] == {"city": "{city}", "days": "{days}"}
        assert file["input_schema"]["properties"]["days"] == {"type": "integer", "default": 3}

    in_app(body)


def test_command_that_can_not_be_imported_says_why(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.screen.import_curl("curl -K b https://e.example")
        window = bench.screen.window()
        await until(lambda: window.findChildren(QDialog, "curl_dialog"))
        dialog = window.findChild(QDialog, "curl_dialog")
        assert "--config" in dialog.findChild(QWidget, "curl_problem").words()
        assert not dialog.findChild(QPushButton, "curl_import").isEnabled()
        dialog.reject()
        await until(lambda: not window.findChildren(QDialog, "curl_dialog"))
        assert len(app.registry.names()) == 6

    in_app(body)


def test_newest_of_two_editors_that_are_opened_is_shown(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.act("new_http_tool")
        bench.act("new_shell_tool")
        await until(lambda: bench.is_editing)
        assert json.loads(bench.json.text)["source"]["kind"] == "shell"
        form = bench.find(QWidget, "definition_form")
        assert form.isAncestorOf(bench.find(QWidget, "call_preview"))
        assert bench.find(QWidget, "field_source.output") is not None
        # what was begun for the first is gone
        await until(lambda: bench.find(QWidget, "field_source.url") is None)

    in_app(body)


def test_policies_are_one_click_away(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.screen.show_tool("calculator")
        bench.press("edit_policies")
        await until(lambda: bench.is_editing)
        permission = bench.find(QComboBox, "field_permission")
        permission.setCurrentIndex(3)
        permission.activated.emit(3)
        bench.act("save_tool")
        await until(lambda: app.registry.get("calculator").permission.value == "deny")

    in_app(body)


def test_sections_stand_beside_the_form_and_lead_to_their_places(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.screen.resize(1200, 700)
        bench.screen.show_tool("calculator")
        bench.act("edit_tool")
        await until(lambda: bench.is_editing)
        rail, form = bench.find(QWidget, "section_rail"), bench.find(QScrollArea, "definition_form")
        await until(lambda: rail.isVisible())
        sections = {each.text(): each for each in rail.findChildren(QPushButton)}
        assert next(iter(sections)) == "Identity"
        assert sections["Identity"].isChecked()
        sections["Policies"].click()
        await until(lambda: form.verticalScrollBar().value() > 0)
        assert sections["Policies"].isChecked()
        form.verticalScrollBar().setValue(0)
        assert sections["Identity"].isChecked()
        bench.screen.resize(800, 700)
        await until(lambda: not rail.isVisible())

    in_app(body)


def test_form_and_json_stand_side_by_side_where_there_is_room(make_bench, with_core, until) -> None:
    def shown(bench: Any) -> list[bool]:
        return [bench.find(QWidget, name).isVisibleTo(bench.screen) for name in PARTS]

    bench = make_bench()

    async def body(app: Any) -> None:
        bench.screen.show_tool("calculator")
        bench.act("edit_tool")
        await until(lambda: bench.is_editing)
        editor = bench.screen._editing.editor
        assert shown(bench) == [True, False]
        bench.screen.resize(1700, 720)
        await until(lambda: editor.width() >= 1000)
        assert shown(bench) == [True, True]
        bench.press("editor_view_json")
        assert shown(bench) == [False, True]
        bench.press("editor_view_both")
        bench.screen.resize(720, 480)
        await until(lambda: editor.width() < 600)
        assert shown(bench) == [True, False]

    with_core(bench.screen, body)
    state = bench.screen.save_state()
    again = make_bench()
    again.screen.restore_state(state)
    again.screen.resize(1200, 720)

    async def later(app: Any) -> None:
        again.screen.show_tool("calculator")
        again.act("edit_tool")
        await until(lambda: again.is_editing)
        await until(lambda: again.screen._editing.editor.width() >= 600)
        assert shown(again) == [True, True]

    with_core(again.screen, later)


PARTS = ("definition_form", "definition_json")
