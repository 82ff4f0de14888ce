"""Arguments are saved under names from the form, chosen, renamed and deleted, all undoably."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget

from tooldesk.tools.tool_definition import PersonSource, ToolDefinition
from tooldesk.workspace.saved_calls import SavedCall
from tooldesk_ui.commands.history import History
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.saved_calls.name_dialog import NameDialog
from tooldesk_ui.frame.window_commands import every_command

CANARY = "canary-77f1c0"


class Bench:
    """A console with the calculator's form, and the history that the window lends it."""

    def __init__(self, theme: Any, qtbot: Any) -> None:
        self.screen = ConsoleScreen(theme, every_command(theme))
        self.screen.resize(1100, 720)
        qtbot.addWidget(self.screen)
        self.undo = History()
        self.said: list[str] = []
        self.failed: list[Exception] = []
        self.undo.told.connect(lambda words, _: self.said.append(words))
        self.undo.failed.connect(self.failed.append)
        self.screen.step_wanted.connect(self.undo.do)
        self.screen.show()

    @property
    def saving(self) -> Any:
        return self.screen.session.saving

    def find(self, kind: type, name: str) -> Any:
        return self.screen.findChild(kind, name)

    def act(self, name: str) -> None:
        assert self.screen.commands[name].isEnabled(), name
        self.screen.commands[name].trigger()

    def write(self, arguments: dict[str, object]) -> None:
        """As somebody types them."""
        self.screen.session.form.show_call(arguments)

    @property
    def arguments(self) -> Any:
        return self.screen.session.form.arguments

    @property
    def is_marked(self) -> bool:
        return not self.find(QLabel, "saved_call_mark").isHidden()

    @property
    def dialog(self) -> NameDialog | None:
        return next(
            (each for each in self.screen.findChildren(NameDialog) if each.isVisible()), None
        )


@pytest.fixture
def bench(theme: Any, qtbot: Any) -> Bench:
    return Bench(theme, qtbot)


@pytest.fixture
def in_form(bench: Bench, with_core: Any, until: Any) -> Any:
    """Runs a body with the calculator's form."""

    def run(body: Any) -> None:
        async def whole(app: Any) -> None:
            bench.screen.try_tool("calculator")
            try:
                await body(app)
            finally:
                await bench.undo.shut_down()

        with_core(bench.screen, whole)

    return run


@pytest.fixture
def save_as(bench: Bench, until: Any) -> Any:
    async def save(name: str) -> None:
        bench.act("save_call_as")
        await until(lambda: bench.dialog)
        bench.dialog.field.setText(name)
        bench.dialog.go.click()
        await until(lambda: bench.saving.current == name)

    return save


def test_call_is_saved_chosen_and_marked_while_it_differs(bench, in_form, until, save_as) -> None:
    async def body(app) -> None:
        bench.write({"expression": "1+1"})
        await save_as("two")
        file = app.workspace.saved_calls.file_of("calculator")
        assert json.loads(file.read_text())["calls"] == {
            "two": {"arguments": {"expression": "1+1"}}
        }
        assert (bench.said, bench.is_marked) == (["two is saved."], False)
        bench.write({"expression": "1 + 1"})
        save = bench.find(QPushButton, "save_call_button")
        await until(lambda: save.isEnabled())
        save.setFocus()
        save.click()
        calls = bench.find(QPushButton, "saved_calls_button")
        await until(lambda: bench.screen.window().focusWidget() is calls)
        bench.write({"expression": "1+1"})
        await until(lambda: save.isEnabled())
        save.click()
        await until(lambda: len(bench.said) == 3)
        bench.write({"expression": "2+2"})
        assert bench.is_marked
        assert bench.find(QPushButton, "saved_calls_button").accessibleName().endswith("changed")
        await save_as("four")
        bench.act("saved_calls")
        menu = lambda: bench.find(QMenu, "saved_calls_menu")  # noqa: E731
        await until(lambda: menu() is not None and menu().isVisible())
        entries = {each.text(): each for each in menu().actions()}
        assert [each for each in entries if each in ("two", "four")] == ["four", "two"]
        assert entries["four"].isChecked()
        entries["two"].trigger()
        menu().close()
        assert bench.arguments == {"expression": "1+1"}
        assert bench.saving.current == "two"

    in_form(body)


def test_what_was_typed_and_not_saved_comes_back_by_undo(bench, in_form, until, save_as) -> None:
    async def body(app) -> None:
        bench.write({"expression": "1+1"})
        await save_as("two")
        bench.write({"expression": "typed"})
        bench.saving.choose("two")
        await until(lambda: bench.arguments == {"expression": "1+1"})
        assert bench.undo.undo_words == "show saved call two"
        bench.undo.undo()
        await until(lambda: bench.arguments == {"expression": "typed"})

    in_form(body)


def test_example_is_filled_in_and_undone(bench, in_form, until, save_as) -> None:
    async def body(app) -> None:
        bench.act("fill_example")
        assert set(bench.arguments) == {"expression"}
        example = bench.arguments
        bench.write({"expression": "typed"})
        bench.act("fill_example")
        await until(lambda: bench.arguments == example)
        bench.undo.undo()
        await until(lambda: bench.arguments == {"expression": "typed"})
        app.registry.replace_all(
            [
                ToolDefinition(
                    name="optional",
                    input_schema={"type": "object", "properties": {"n": {"type": "integer"}}},
                    source=PersonSource(kind="person"),
                )
            ]
        )
        bench.screen.session.form.set_definitions(app.registry.definitions())
        bench.screen.session.form.pick("optional")
        bench.act("fill_example")
        await until(lambda: list(bench.arguments) == ["n"])

    in_form(body)


def test_delete_rename_and_overwrite_are_undone(bench, in_form, until, save_as) -> None:
    async def kept(app) -> dict[str, object]:
        calls = await app.workspace.saved_calls.of("calculator")
        return {call.name: call.arguments["expression"] for call in calls}

    async def body(app) -> None:
        bench.write({"expression": "1+1"})
        await save_as("x")
        bench.act("delete_call")
        await until(lambda: bench.saving.names == ())
        assert bench.undo.undo_words == "delete saved call x"
        bench.undo.undo()
        await until(lambda: bench.saving.names == ("x",))
        bench.act("rename_call")
        await until(lambda: bench.dialog)
        bench.dialog.field.setText("y")
        bench.dialog.go.click()
        await until(lambda: bench.saving.names == ("y",))
        bench.undo.undo()
        await until(lambda: bench.saving.names == ("x",))
        bench.write({"expression": "3"})
        bench.act("save_call")
        await until(lambda: bench.said[-1] == "x is saved.")
        assert await kept(app) == {"x": "3"}
        bench.undo.undo()
        await until(lambda: bench.said[-1] == "Undone: save call x.")
        assert await kept(app) == {"x": "1+1"}
        assert bench.failed == []

    in_form(body)


def test_taken_name_is_asked_about(bench, in_form, until, save_as) -> None:
    async def body(app) -> None:
        for name in ("a", "b"):
            bench.write({"expression": name})
            await save_as(name)
        bench.act("save_call_as")
        await until(lambda: bench.dialog)
        dialog = bench.dialog
        dialog.field.setText("a")
        dialog.go.click()
        assert (dialog.isVisible(), dialog.go.text()) == (True, "Replace")
        dialog.field.setText("c")
        assert dialog.go.text() == "Save"
        dialog.field.setText("a")
        dialog.go.click()
        dialog.go.click()
        await until(lambda: bench.saving.current == "a")
        (first, _) = await app.workspace.saved_calls.of("calculator")
        assert first.arguments == {"expression": "b"}

    in_form(body)


def test_call_that_somebody_else_saved_meanwhile_is_asked_about(
    bench, in_form, until, save_as
) -> None:
    async def body(app) -> None:
        bench.write({"expression": "mine"})
        await save_as("x")
        file = app.workspace.saved_calls.file_of("calculator")
        file.write_text(file.read_text().replace("mine", "theirs"))
        bench.write({"expression": "newer"})
        bench.act("save_call")
        await until(lambda: bench.dialog)
        assert bench.dialog.name == "x"
        bench.dialog.leave.click()
        assert "theirs" in file.read_text()

    in_form(body)


def test_arguments_that_fit_no_more_are_shown_at_their_fields(bench, in_form, until) -> None:
    async def body(app) -> None:
        file = app.workspace.saved_calls.file_of("calculator")
        file.parent.mkdir()
        old = {"expression": 7, "gone": True}
        file.write_text(json.dumps({"calls": {"old": {"arguments": old}}}))
        bench.saving.open_menu()
        await until(lambda: bench.saving.names == ("old",))
        bench.saving.choose("old")
        assert bench.arguments == old
        form = bench.screen.session.form
        view = form.form.views["/expression"]
        await until(lambda: "/expression" in form.problem)
        labels = view.findChildren(QLabel)
        await until(lambda: any("/expression" in e.text() for e in labels if e.isVisible()))

    in_form(body)


def test_broken_file_is_told_beside_the_form_and_left_alone(bench, in_form, until) -> None:
    async def body(app) -> None:
        file = app.workspace.saved_calls.file_of("calculator")
        file.parent.mkdir()
        file.write_text('{"calls": {\n')
        bench.saving.open_menu()
        await until(lambda: bench.saving.problem)
        words = bench.find(QLabel, "saved_calls_problem").text()
        assert "calculator.json, line 2" in words
        assert "Mend the file" in words
        assert not bench.screen.commands["save_call_as"].isEnabled()
        file.unlink()
        bench.saving.open_menu()
        await until(lambda: not bench.saving.problem)
        assert bench.find(QWidget, "saved_calls_problem").isHidden()

    in_form(body)


def test_stored_secret_is_refused_with_what_to_do(bench, in_form, until) -> None:
    async def body(app) -> None:
        await app.prepare()
        app.redactor.learn([("API_KEY", CANARY)])
        bench.write({"expression": CANARY})
        bench.act("save_call_as")
        await until(lambda: bench.dialog)
        bench.dialog.field.setText("x")
        bench.dialog.go.click()
        await until(lambda: bench.failed)
        assert "declare the variable API_KEY" in bench.failed[0].next_step
        assert bench.saving.names == ()
        assert not app.workspace.saved_calls.file_of("calculator").exists()

    in_form(body)


def test_names_from_elsewhere_are_shown_as_they_are(bench, in_form, until) -> None:
    async def body(app) -> None:
        file = app.workspace.saved_calls.file_of("calculator")
        file.parent.mkdir()
        name = "<b>a&b\u202e</b>"
        file.write_text(json.dumps({"calls": {name: {"arguments": {"expression": "1"}}}}))
        bench.saving.open_menu()
        await until(lambda: bench.find(QMenu, "saved_calls_menu") is not None)
        first: QAction = bench.find(QMenu, "saved_calls_menu").actions()[0]
        assert first.text() == "<b>a&&b\ufffd</b>"
        bench.find(QMenu, "saved_calls_menu").close()
        bench.saving.choose(name)
        assert bench.find(QPushButton, "saved_calls_button").text() == "<b>a&&b\ufffd</b>"
        await asyncio.sleep(0)

    in_form(body)


def test_form_that_is_left_checks_nothing_any_more(bench: Bench, in_form: Any) -> None:
    left: list[Any] = []

    async def body(_: Any) -> None:
        left.append(bench.screen.session.form)

    in_form(body)
    assert left[0]._tasks._is_closed


def test_call_that_has_gone_is_told_and_never_run_later(bench, in_form, until) -> None:
    async def body(app) -> None:
        run, said = bench.screen.commands["run"], []
        bench.saving.run("calculator", "sum", run, said.append)
        await until(lambda: said)
        assert said == ["There is no saved call sum any more."]
        await app.workspace.saved_calls.put("calculator", SavedCall("sum", {"expression": "1+1"}))
        bench.saving.open_menu()
        await until(lambda: bench.saving.names)
        bench.saving.choose("sum")
        await until(lambda: run.isEnabled())
        assert bench.saving.current == "sum"
        assert bench.screen.session.runner.record is None

    in_form(body)


def test_call_that_cannot_run_yet_is_shown_and_told(bench, in_form, until) -> None:
    async def body(app) -> None:
        run, said = QAction(enabled=False), []
        await app.workspace.saved_calls.put("calculator", SavedCall("sum", {"expression": "1+1"}))
        bench.saving.run("calculator", "sum", run, said.append)
        await until(lambda: said)
        assert said == ["sum is shown. It can't run now."]
        assert bench.arguments == {"expression": "1+1"}

    in_form(body)
