"""The Scenarios screen beside the real core: run, compared, accepted, edited, brought, undone."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from tooldesk.bootstrap import App
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.screens import SCENARIOS
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.scenarios.import_dialog import ImportDialog
from tooldesk_ui.scenarios.scenarios_screen import ScenariosScreen
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel

CALC = '<tool_call>{"name": "calculator", "arguments": {"expression": "1 + 1"}}</tool_call>'
CANARY = "canary-5d1e77b0c4f2"


@pytest.fixture
def steps(qapp) -> History:
    return History()


@pytest.fixture
def screen(theme, qtbot, steps: History) -> ScenariosScreen:
    commands = Commands(theme)
    commands.add("", {"edit": ((replace(SCENARIOS.commands["run"][0][0], id="find"),),)})
    commands.add(SCENARIOS.id, SCENARIOS.commands)
    screen = ScenariosScreen(theme, commands, steps)
    steps.changed.connect(screen.look)
    qtbot.addWidget(screen)
    screen.resize(1100, 800)
    screen.show()
    return screen


def folder_of(app: App) -> Path:
    return app.workspace.folder / "scenarios"


def keep(
    app: App,
    *names: str,
    expression: str = "1 + 1",
    beside: dict[str, Any] | None = None,
    **more: Any,
) -> None:
    folder_of(app).mkdir(exist_ok=True)
    call = {
        "name": "calculator",
        "verdict": "exact",
        "tool": "calculator",
        "arguments": {"expression": expression, **(beside or {})},
    }
    written = {"raw": CALC, "expected": {"calls": [call]}, **more}
    for name in names:
        (folder_of(app) / f"{name}.json").write_text(json.dumps(written), encoding="utf-8")


def looks(screen: ScenariosScreen) -> dict[str, str]:
    return {row.key: row.look.word for row in screen.list.model.all_rows()}


async def listed(screen: ScenariosScreen, until, *names: str) -> None:
    screen.look()
    await until(lambda: [row.key for row in screen.list.model.all_rows()] == list(names))


async def run_all(screen: ScenariosScreen, until) -> None:
    await until(screen.commands["run_listed_scenarios"].isEnabled)
    screen.commands["run_listed_scenarios"].trigger()
    await until(lambda: "Not run" not in looks(screen).values())
    await until(lambda: not screen.commands["stop_scenarios"].isEnabled())


def test_states_are_told_apart_and_differences_shown(screen, with_core, until) -> None:
    async def body(app: App) -> None:
        await until(lambda: screen.list.empty.heading() == "No scenarios yet")
        keep(app, "as-it-was")
        keep(app, "other", expression="2 + 2")
        keep(app, "unknown", dialect="no-such")
        keep(app, "null", beside={"unit": None})
        (folder_of(app) / "broken.json").write_text("{", encoding="utf-8")
        await listed(screen, until, "as-it-was", "broken", "null", "other", "unknown")
        assert set(looks(screen).values()) == {"Not run", "Can't be read"}
        await run_all(screen, until)
        assert looks(screen) == {
            "as-it-was": "As expected",
            "broken": "Can't be read",
            "null": "Differs",
            "other": "Differs",
            "unknown": "Can't be run",
        }
        summary = "5 scenarios: 1 can't be read, 1 can't be run, 2 differ, 1 as expected"
        assert screen.bar.summary.text() == summary
        screen.list.select("other")
        (label,) = screen.page.findChildren(DifferenceLabel)
        assert label.accessibleName() == 'Expected: "2 + 2"\nGot: "1 + 1"'
        await until(lambda: screen.page.raw.text == CALC)
        screen.list.select("null")
        *_, label = screen.page.findChildren(DifferenceLabel)
        assert label.accessibleName() == "Expected: null", "which is not nothing"
        screen.list.select("broken")
        assert "line 1 is not JSON" in screen.page.problem.words()
        screen.list.search.setText("differs")
        assert screen.list.model.rowCount() == 2

    with_core(screen, body)


def test_result_of_a_file_that_changed_does_not_count(screen, with_core, until) -> None:
    async def body(app: App) -> None:
        keep(app, "one")
        await listed(screen, until, "one")
        await run_all(screen, until)
        keep(app, "one", expression="another expression")
        screen.look()
        await until(lambda: looks(screen) == {"one": "Not run"})

    with_core(screen, body)


def test_accepting_and_removing_are_undone_to_the_same_bytes(
    screen, steps: History, with_core, until
) -> None:
    async def body(app: App) -> None:
        keep(app, "a", "b", expression="2 + 2")
        before = {name: (folder_of(app) / f"{name}.json").read_bytes() for name in "ab"}
        await listed(screen, until, "a", "b")
        await run_all(screen, until)
        screen.list.view.selectAll()
        screen.commands["accept_scenarios"].trigger()
        await until(lambda: steps.undo_words == "accept what came of 2 scenarios")
        await until(lambda: set(looks(screen).values()) == {"As expected"})
        await run_all(screen, until)
        assert set(looks(screen).values()) == {"As expected"}
        steps.undo()
        await until(lambda: steps.redo_words)
        assert {n: (folder_of(app) / f"{n}.json").read_bytes() for n in "ab"} == before
        screen.list.view.selectAll()
        screen.commands["remove_scenarios"].trigger()
        await until(lambda: not screen.list.model.all_rows())
        assert list(folder_of(app).iterdir()) == []
        steps.undo()
        await until(lambda: len(screen.list.model.all_rows()) == 2)
        assert {n: (folder_of(app) / f"{n}.json").read_bytes() for n in "ab"} == before

    with_core(screen, body)


def test_expectation_is_edited_judged_kept_while_unsaved_and_saved(
    screen, steps: History, with_core, until
) -> None:
    async def body(app: App) -> None:
        keep(app, "a", "b")
        await listed(screen, until, "a", "b")
        screen.list.select("a")
        editor, save = screen.page.editor, screen.commands["save_expectation"]
        await until(lambda: '"1 + 1"' in editor.text)
        assert not save.isEnabled()
        whole = editor.text
        editor.area.select(0, editor.area.length)
        editor.area.insert_text('{"calls": 1}')
        await until(lambda: "calls" in editor.problem)
        assert (save.isEnabled(), editor.note.isVisible()) == (False, True)
        screen.list.select("b")
        await until(lambda: editor.text == whole)
        screen.list.select("a")
        await until(lambda: editor.text == '{"calls": 1}')
        editor.area.select(0, editor.area.length)
        editor.area.insert_text(whole.replace("1 + 1", "2 + 2"))
        await until(save.isEnabled)
        save.trigger()
        await until(lambda: steps.undo_words == "edit what a expects")
        written = json.loads((folder_of(app) / "a.json").read_text(encoding="utf-8"))
        assert written["expected"]["calls"][0]["arguments"] == {"expression": "2 + 2"}
        await until(lambda: not screen.commands["revert_expectation"].isEnabled())
        steps.undo()
        await until(lambda: editor.text == whole)

    with_core(screen, body)


def test_rename_refuses_a_taken_name_and_is_undone(
    screen, steps: History, with_core, until
) -> None:
    async def body(app: App) -> None:
        keep(app, "a", "b")
        await listed(screen, until, "a", "b")
        screen.list.select("a")
        screen.commands["rename_scenario"].trigger()
        await until(lambda: screen.findChild(QLineEdit, "scenario_name") is not None)
        field = screen.findChild(QLineEdit, "scenario_name")
        go = screen.findChild(QPushButton, "scenario_name_dialog_go")
        error = screen.findChild(QWidget, "dialog_error")
        for name, words in (("b", "already"), ("../c", "no name")):
            field.setText(name)
            go.click()
            await until(lambda words=words: error.isVisible() and words in error.words())
        field.setText("c")
        go.click()
        await until(lambda: screen.list.current() is not None and screen.list.current().key == "c")
        steps.undo()
        await until(lambda: sorted(looks(screen)) == ["a", "b"])

    with_core(screen, body)


def exchange(text: str) -> str:
    answer = {"choices": [{"message": {"role": "assistant", "content": text}}]}
    asked = {"model": "m-1", "messages": [{"role": "user", "content": "?"}]}
    return json.dumps({"request": asked, "response": answer})


def test_traces_are_looked_at_chosen_and_kept_as_one_step(
    screen, steps: History, with_core, until, tmp_path: Path
) -> None:
    async def body(app: App) -> None:
        other = CALC.replace("1 + 1", "3 * 4")
        lines = [exchange(CALC), exchange(other), exchange(CALC), exchange("No call."), "{"]
        file = tmp_path / "some traces.jsonl"
        file.write_text("\n".join(lines), encoding="utf-8")
        await listed(screen, until)
        screen.bring([file])
        await until(lambda: screen.findChild(ImportDialog) is not None)
        dialog = screen.findChild(ImportDialog)
        await until(dialog.go.isEnabled)
        words = "2 of 2 outputs chosen, 1 there before, 1 without a call, 1 left out."
        assert (dialog.sum.text(), dialog.go.text()) == (words, "Keep 2 scenarios")
        assert "some traces.jsonl:5" in dialog.left.text()
        assert not folder_of(app).exists()
        dialog.model.choose(dialog.model._rows[:1], is_chosen=False)
        dialog.go.click()
        await until(lambda: steps.undo_words == "import scenario some-traces-2")
        await until(lambda: list(looks(screen)) == ["some-traces-2"])
        await run_all(screen, until)
        assert set(looks(screen).values()) == {"As expected"}
        steps.undo()
        await until(lambda: not screen.list.model.all_rows())

    with_core(screen, body)


def test_thousands_run_with_progress_and_stop_where_they_are(screen, with_core, until) -> None:
    async def body(app: App) -> None:
        names = [f"s{number:04}" for number in range(2_000)]
        keep(app, *names)
        await listed(screen, until, *names)
        screen.commands["run_listed_scenarios"].trigger()
        progress = re.compile(r"Running… [1-9][\d,]* of 2,000 scenarios")
        await until(lambda: progress.fullmatch(screen.bar.summary.text()))
        screen.commands["stop_scenarios"].trigger()
        await until(lambda: screen.commands["run_listed_scenarios"].isEnabled())
        states = set(looks(screen).values())
        assert states == {"As expected", "Not run"}

    with_core(screen, body)


def test_secret_in_a_file_is_neither_shown_nor_edited(
    screen, with_core, until, secret_service
) -> None:
    async def body(app: App) -> None:
        await app.prepare()
        app.redactor.learn([("KEY", CANARY)])
        keep(app, "leaky", expression=CANARY, about=f"with {CANARY}")
        await listed(screen, until, "leaky")
        await run_all(screen, until)
        screen.list.select("leaky")
        await until(lambda: "calculator" in screen.page.editor.text)
        assert not screen.page.editor.area.isEnabled()
        shown = [each.text() for each in screen.findChildren(QLineEdit)]
        shown += [each.accessibleName() for each in screen.findChildren(QWidget)]
        shown += [screen.page.editor.text, screen.page.raw.text, screen.page.note.text()]
        assert CANARY not in "".join(shown)
        assert "•••" in screen.page.note.text()

    with_core(screen, body)


def test_folder_that_nobody_trusts_executes_nothing(live, until, paths, tmp_path: Path) -> None:
    """Parsed and compared all the same; what would run says what is missing."""
    mark = tmp_path / "it-ran"
    workspace = paths.workspace_dir
    (workspace / "tools").mkdir(parents=True)
    tool = {
        "name": "touch",
        "description": "Touch",
        "input_schema": {"type": "object", "properties": {}},
        "permission": "allow",
        "source": {"kind": "shell", "command": ["touch", str(mark)]},
    }
    (workspace / "tools" / "touch.json").write_text(json.dumps(tool), encoding="utf-8")
    (workspace / "scenarios").mkdir()
    scenario = {"raw": '{"name": "touch", "arguments": {}}', "executes": True}
    (workspace / "scenarios" / "run.json").write_text(json.dumps(scenario), encoding="utf-8")

    async def body(window: MainWindow) -> None:
        window.show_screen("scenarios")
        screen: Any = window.screens()["scenarios"]
        await until(lambda: list(looks(screen)) == ["run"])
        await run_all(screen, until)
        assert looks(screen) == {"run": "Can't be run"}
        assert "nobody said that this folder may run anything" in screen.page.problem.words()
        assert not mark.exists()

    live(body)


def test_text_in_the_console_is_kept_and_undone(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.console.session is not None)
        keep_it = window.commands["keep_output"]
        assert not keep_it.isEnabled()
        window.console._raw.editor.set_text(CALC)
        keep_it.trigger()
        file = folder_of(window.app) / "output-1.json"
        await until(lambda: window.history.undo_words == "keep scenario output-1")
        kept = json.loads(file.read_text(encoding="utf-8"))
        assert (kept["raw"], kept["expected"]["calls"][0]["tool"]) == (CALC, "calculator")
        window.history.undo()
        await until(lambda: window.history.redo_words)
        assert not file.exists()
        await window.app.prepare()
        window.app.redactor.learn([("KEY", CANARY)])
        window.console._raw.editor.set_text(CALC.replace("1 + 1", CANARY))
        keep_it.trigger()
        await until(lambda: "A secret stood in" in window.notices.words())
        assert not file.exists()

    live(body)


def test_filter_and_place_survive_a_restart(screen, with_core, until) -> None:
    async def body(app: App) -> None:
        keep(app, "a", "b")
        await listed(screen, until, "a", "b")
        screen.find_text()
        QTest.keyClicks(screen.list.search, "b")
        saved = json.loads(json.dumps(screen.save_state()))
        screen.list.clear_filters()
        screen.restore_state(saved)
        assert screen.list.model.rowCount() == 1
        assert screen.list.current().key == "b"

    with_core(screen, body)
