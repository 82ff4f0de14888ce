"""The Tools screen shows, tries, copies, removes and adds tools of the real core."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QStackedWidget

from tooldesk.signing.key_types import KeyType
from tooldesk.workspace.saved_calls import SavedCall
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.pages.code_view import CodeView


def test_first_tool_is_shown_at_once(bench, in_app) -> None:
    async def body(app) -> None:
        assert bench.names() == list(app.registry.names())
        first = app.registry.definitions()[0]
        assert bench.words("tool_title") == first.display_title
        assert bench.words("tool_description") == first.description

    in_app(body)


def test_empty_loading_and_unmatched_lists_say_so(bench, in_app, until, paths) -> None:
    empty = bench.screen.list.findChild(object, "tool_list_empty")
    assert "Loading" in empty.heading()
    (paths.workspace_dir / "tools").mkdir(parents=True)

    async def body(app) -> None:
        assert empty.heading() == "No tools yet"
        pages = bench.screen.findChild(QStackedWidget, "tool_pages")
        assert pages.isHidden()
        bench.act("new_http_tool")
        await until(lambda: bench.is_editing)
        assert not pages.isHidden()

    in_app(body)
    assert "Loading" in empty.heading()


def test_filter_that_matches_nothing_says_so(bench, in_app) -> None:
    async def body(app) -> None:
        bench.screen.list.search.setText("no such words")
        empty = bench.screen.list.findChild(object, "tool_list_empty")
        assert (empty.heading(), bench.names()) == ("Nothing matches", [])
        bench.screen.show_tool("calculator")
        assert bench.words("tool_name") == "calculator"

    in_app(body)


def test_try_copy_spec_and_path(bench, in_app) -> None:
    async def body(app) -> None:
        bench.screen.show_tool("calculator")
        bench.press("try_tool_button")
        assert bench.tried == ["calculator"]
        bench.press("copy_openai_spec_button")
        spec = json.loads(QGuiApplication.clipboard().text())
        assert spec["function"]["name"] == "calculator"
        bench.press("copy_path_button")
        assert QGuiApplication.clipboard().text().endswith("calculator.py")
        assert len(bench.said) == 2

    in_app(body)


def test_schema_as_json_is_that_of_the_tool_that_is_shown(bench, in_app) -> None:
    async def body(app) -> None:
        bench.screen._pages.set_schema_segment(1)
        for name in bench.names()[:2]:
            bench.screen.show_tool(name)
            shown = bench.find(CodeView, "schema_json")
            assert shown.isVisible()
            assert json.loads(shown.text) == app.registry.get(name).input_schema

    in_app(body)


def test_uses_are_those_of_the_moment_the_screen_comes_up(bench, in_app, until) -> None:
    def shows(words: str) -> bool:
        return any(each.text() == words for each in bench.screen.findChildren(QLabel))

    async def body(app) -> None:
        await until(lambda: shows("Unlimited, 0 used"))
        bench.screen.hide()
        bench.screen.show_tool("text_statistics")
        await app.limits.count(app.registry.get("text_statistics"))
        bench.screen.show()
        await until(lambda: shows("Unlimited, 1 used"))

    in_app(body)


def test_removed_tool_comes_back_by_undo(bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.screen.show_tool("calculator")
        before = app.registry.get("calculator")
        bench.press("remove_tool_button")
        await until(lambda: "calculator" not in bench.names())
        assert not (app.workspace.tools_dir / "calculator.json").exists()
        bench.undo.undo()
        await until(lambda: "calculator" in bench.names())
        assert app.registry.get("calculator") == before
        bench.undo.redo()
        await until(lambda: "calculator" not in bench.names())
        assert bench.failed == []

    in_app(body)


def test_several_tools_are_selected_and_removed_in_one_step(bench, in_app, until) -> None:
    async def body(app) -> None:
        names, view = bench.names(), bench.screen.list.view
        bench.screen.show_tool(names[0])
        for _ in range(2):
            QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        assert bench.words("several_title") == "3 tools selected"
        commands = bench.screen.commands
        assert commands["remove_tool"].title == "Remove 3 tools"
        assert commands["copy_openai_spec"].title == "Copy OpenAI spec of 3 tools"
        assert not commands["edit_tool"].isEnabled()
        bench.act("copy_openai_spec")
        specs = json.loads(QGuiApplication.clipboard().text())
        assert [spec["function"]["name"] for spec in specs] == names[:3]
        # a reload keeps what is selected
        bench.screen.refresh()
        assert [row.name for row in bench.screen.list.chosen()] == names[:3]
        QTest.keyClick(view, Qt.Key.Key_Delete)
        await until(lambda: bench.names() == names[3:])
        assert bench.undo.undo_words == "remove 3 tools"
        assert commands["remove_tool"].title == f"Remove tool {names[3]}"
        assert bench.words("tool_name") == names[3]
        bench.undo.undo()
        await until(lambda: bench.names() == names)
        view.selectAll()
        assert bench.words("several_title") == f"{len(names)} tools selected"
        bench.screen.list.search.setText("nothing like it")
        assert not commands["remove_tool"].isEnabled()
        assert not bench.find(QLabel, "several_title").isVisible()
        bench.screen.show_tool(names[1])
        assert commands["edit_tool"].title == f"Edit tool {names[1]}"
        assert bench.failed == []

    in_app(body)


def test_import_failure_of_a_tool_shows_its_traceback(bench, in_app, write_tool) -> None:
    write_tool("broken", "import nowhere_at_all\n")

    async def body(app) -> None:
        await app.workspace.check()
        bench.screen.refresh()
        bench.screen.show_problems()
        assert bench.names() == ["broken"]
        shown = bench.screen.findChild(object, "tool_traceback").text
        assert "nowhere_at_all" in shown

    in_app(body)


def test_where_nothing_has_a_problem_all_tools_stay_listed(bench, in_app, write_tool) -> None:
    write_tool("fine", "def fine() -> None:\n    'Is fine.'\n")

    async def body(_app) -> None:
        bench.screen.show_problems()
        assert (bench.names(), bench.screen.list.search.text()) == (["fine"], "")

    in_app(body)


def test_unreadable_file_is_listed_with_line_and_reason(bench, in_app, write_tool, paths) -> None:
    write_tool("fine", "def fine() -> None:\n    'Is fine.'\n")
    (paths.workspace_dir / "tools" / "half.json").write_text('{\n"name": ', encoding="utf-8")

    async def body(app) -> None:
        bench.screen.show_problems()
        assert bench.screen.list.current().title == "half.json"
        notice = bench.screen.findChild(object, "tool_problem").words()
        assert "half.json, line 2" in notice
        assert not bench.screen.findChild(QPushButton, "open_file_button").isHidden()

    in_app(body)


def test_markup_in_names_and_faults_is_shown_as_written(bench, in_app, paths) -> None:
    (paths.workspace_dir / "tools").mkdir(parents=True)
    (paths.workspace_dir / "tools" / "<b>bold.json").write_text("no tool", encoding="utf-8")

    async def body(_app) -> None:
        bench.screen.show_problems()
        assert bench.words("broken_file_name") == "<b>bold.json"
        dynamic = [each for each in bench.screen.findChildren(QLabel) if "<b>" in each.text()]
        assert {each.textFormat() for each in dynamic} == {Qt.TextFormat.PlainText}
        empty = bench.screen.list.findChild(object, "tool_list_empty")
        formats = {each.textFormat() for each in empty.findChildren(QLabel) if each.text()}
        assert formats == {Qt.TextFormat.PlainText}

    in_app(body)


def test_state_survives(bench, in_app, until, make_bench) -> None:
    async def body(app) -> None:
        bench.screen.show_tool("query_csv")
        bench.screen.list.search.setText("csv")
        state = json.loads(json.dumps(bench.screen.save_state()))
        again = make_bench()
        again.screen.restore_state(state)
        again.screen.set_app(app)
        assert again.screen.list.search.text() == "csv"
        await until(lambda: again.is_page_shown)
        assert again.words("tool_name") == "query_csv"
        await again.screen.shut_down()

    in_app(body)


@pytest.mark.parametrize(
    "state", [{}, {"sizes": "x", "filter": None, "row": 7, "order": "x", "schema": []}]
)
def test_odd_state_changes_nothing(bench, state) -> None:
    before = bench.screen.save_state()
    bench.screen.restore_state(state)
    assert bench.screen.save_state() == before


def test_missing_signing_key_is_offered_to_be_made(
    secret_service, bench, in_app, until, write_tool
) -> None:
    code = "def shout(text: str) -> str:\n    'Shout.'\n    return text.upper()\n"
    write_tool("shout", code, signer={"key": "wallet", "permission": "ask"})

    async def body(app) -> None:
        wanted: list[str] = []
        bench.screen.signing_key_wanted.connect(wanted.append)
        bench.screen.show_tool("shout")
        button = bench.screen.findChild(QPushButton, "make_signing_key")
        await until(button.isVisible)
        button.click()
        assert wanted == ["wallet"]
        await app.signing_keys.create("wallet", KeyType.ED25519)
        bench.screen.hide()
        bench.screen.show()
        await until(lambda: not button.isVisible())
        (key,) = await app.signing_keys.keys()
        await app.signing_keys.remove(key)

    in_app(body)


def test_tools_are_disabled_together_and_enabled_by_undo(bench, in_app, until) -> None:
    async def body(app) -> None:
        names, commands = bench.names(), bench.screen.commands
        bench.screen.show_tool(names[0])
        assert commands["switch_tool"].title == f"Disable tool {names[0]}"
        bench.press("switch_tool_button")
        await until(lambda: not app.registry.get(names[0]).enabled)
        assert bench.said[-1] == f"{names[0]} is disabled."
        # the row says it in a word, and the filter finds it by that
        row = bench.screen.list.current()
        first, _ = bench.screen.list.model.drawing(row, 0).lines
        assert (first[0].text, first[1].role) == ("Disabled", "text_dim")
        assert commands["switch_tool"].title == f"Enable tool {names[0]}"
        assert not commands["copy_openai_spec"].isEnabled()
        QTest.keyClick(bench.screen.list.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        # of several, some of which are in use, all are taken out of it
        assert commands["switch_tool"].title == "Disable 2 tools"
        assert commands["copy_openai_spec"].title == "Copy OpenAI spec of 1 tool"
        bench.press("several_switch_tool_button")
        await until(lambda: not app.registry.get(names[1]).enabled)
        bench.screen.list.search.setText("disabled")
        assert bench.names() == names[:2]
        bench.screen.list.search.clear()
        bench.screen.list.facets.choose(frozenset({("Use", "Disabled")}))
        assert bench.names() == names[:2]
        assert bench.undo.undo_words == f"disable tool {names[1]}"
        bench.undo.undo()
        await until(lambda: app.registry.get(names[1]).enabled)
        bench.undo.undo()
        await until(lambda: app.registry.get(names[0]).enabled)
        assert bench.failed == []

    in_app(body)


def test_saved_calls_go_and_come_back_with_their_tool(bench, in_app, until) -> None:
    async def body(app) -> None:
        saved = app.workspace.saved_calls
        await saved.put("calculator", SavedCall("pi", {"expression": "pi"}))
        bench.screen.show_tool("calculator")
        bench.press("remove_tool_button")
        await until(lambda: bench.undo.undo_words == "remove tool calculator")
        assert not saved.file_of("calculator").exists()
        bench.undo.undo()
        await until(lambda: bench.undo.redo_words == "remove tool calculator")
        assert [call.name for call in await saved.of("calculator")] == ["pi"]
        assert bench.failed == []

    in_app(body)


def test_tool_whose_function_has_changed_is_updated_with_one_click(bench, in_app, until) -> None:
    async def body(app) -> None:
        code = app.workspace.folder / "python" / "calculator.py"
        before = app.registry.get("calculator")
        button = bench.find(QPushButton, "update_tool_button")
        assert not button.isVisibleTo(bench.screen)
        text = code.read_text(encoding="utf-8")
        code.write_text(
            text + "\n\ndef calculate(formula: str) -> float:\n    'Work out a formula.'\n"
            "    return 1.0\n",
            encoding="utf-8",
        )
        await app.workspace.check()
        bench.screen.refresh()
        bench.screen.show_tool("calculator")
        await until(lambda: button.isVisibleTo(bench.screen))
        words = app.workspace.problems[0].reason
        assert words == "the function takes formula now, the tool says expression"
        button.click()
        await until(lambda: app.registry.get("calculator") != before)
        after = app.registry.get("calculator")
        assert list(after.input_schema["properties"]) == ["formula"]
        assert (after.tags, after.cache, after.title) == (before.tags, before.cache, before.title)
        assert await app.workspace.check() == ()
        await until(lambda: bench.undo.undo_words)
        bench.undo.undo()
        await until(lambda: app.registry.get("calculator") == before)

    in_app(body)


def test_list_is_narrowed_to_tools_that_a_model_would_misread(bench, in_app, until) -> None:
    async def body(app) -> None:
        vague = '{"name": "odd", "description": "Odd", "source": {"kind": "person"}}'
        await app.workspace.write_text(vague)
        bench.screen.refresh()
        assert "Advice" not in bench.screen.list.model.facets()
        bench.screen.list.facets.button.click()
        menu = bench.find(QMenu, "tool_facets_menu")
        await until(lambda: "With advice  (1)" in [each.text() for each in menu.actions()])
        next(each for each in menu.actions() if each.text() == "With advice  (1)").trigger()
        menu.close()
        assert bench.names() == ["odd"]
        mended = vague.replace('"Odd"', '"Say what is odd about a number, and why."')
        await app.workspace.write_text(mended, in_place_of="odd")
        bench.screen.refresh()
        await until(lambda: bench.names() == [])

    in_app(body)


def test_clicked_tool_is_the_one_that_is_shown(bench, in_app) -> None:
    async def body(app) -> None:
        view = bench.screen.list.view
        for row in (1, 2, 0):
            index = view.model().index(row, 0)
            place = view.visualRect(index).center()
            bench.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            assert bench.words("tool_name") == index.data(ROW_ROLE).name

    in_app(body)
