"""The console from a person's side: write, run, step, stop, read what became of each call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget

from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.right_side import FORM
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.widgets.tab_order import focusable
from tooldesk_ui.widgets.text_area.text_area import TextArea

RunScreen = Callable[[Any, Callable[[Any], Awaitable[None]]], None]
TEXT = "Hello <a> and <b>"


class Console:
    """What a test does to the screen, by the names that people and screen readers see."""

    def __init__(self, screen: ConsoleScreen, app: Any, until: Any) -> None:
        self.screen = screen
        self.app = app
        self.until = until

    def button(self, name: str) -> QPushButton:
        found = [each for each in self.screen.findChildren(QPushButton) if _is(each, name)]
        assert found, f"no button {name}: {self.button_names()}"
        return found[0]

    def button_names(self) -> list[str]:
        buttons = self.screen.findChildren(QPushButton)
        return [each.accessibleName() for each in buttons if each.isVisibleTo(self.screen)]

    def view(self, name: str) -> str:
        views = self.screen.findChildren(TextArea)
        return next((each.text for each in views if _is(each, name)), "")

    def words(self) -> str:
        labels = self.screen.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisibleTo(self.screen))

    def write(self, text: str) -> None:
        self.screen._raw.editor.set_text(text)

    def run(self) -> None:
        self.button("Run").click()

    async def shows(self, *names: str) -> None:
        await self.until(lambda: set(names) <= set(self.button_names()))

    async def is_idle(self) -> None:
        await self.until(lambda: self.screen._session.runner.state.value == "idle")
        await self.until(lambda: "Run" in self.button_names())
        await self.until(lambda: not self.screen._session.lanes.is_filling)


def _spoken(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _is(widget: QWidget, name: str) -> bool:
    return widget.accessibleName() == name


@pytest.fixture
def run_console(run_async: Any, theme: Any, scripted_app: Any, until: Any) -> Any:
    """Runs a coroutine with a shown console whose core plays a script."""

    def run(script: Any, steps: Callable[[Console], Awaitable[None]], text: str = TEXT) -> None:
        async def body() -> None:
            screen = ConsoleScreen(theme, every_command(theme))
            screen.resize(1100, 700)
            screen.show()
            console = Console(screen, scripted_app(script), until)
            screen.set_app(console.app)
            console.write(text)
            await console.until(lambda: not text or console.button("Run").isEnabled())
            try:
                await steps(console)
            finally:
                await screen.shut_down()
                screen.deleteLater()

        run_async(body())

    return run


def test_run_waits_for_the_tools_and_says_so(run_async: Any, theme: Any) -> None:
    async def body() -> None:
        screen = ConsoleScreen(theme, every_command(theme))
        screen._raw.editor.set_text(TEXT)
        assert not screen.commands["run"].isEnabled()
        assert screen._toolbar.reason.words == "The tools are being loaded"
        await screen.shut_down()
        screen.deleteLater()

    run_async(body())


def test_passed_calls_show_every_stage_and_the_result(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        await console.shows("All stages")
        assert "Parse passed" not in console.button_names()
        assert console.view("Result") == "Hello Ada"
        console.button("All stages").click()
        await console.shows(
            "Parse passed", "Select passed", "Validate passed", "Execute passed", "Emit passed"
        )
        console.button("Emit passed").click()
        assert '"content": "Hello Ada"' in console.view("Message for the model")
        assert "2 calls  ·  2 passed" in console.screen._session.lanes.strip.words
        assert console.app.usage.texts == [TEXT]

    run_console(scripts.two_calls(), steps)


def test_focus_stays_with_run_when_its_lane_is_replaced(run_console: Any, scripts: Any) -> None:
    async def story(console: Console) -> None:
        console.write(TEXT)
        console.run()
        await console.is_idle()
        console.button("All stages").setFocus()
        console.screen.commands["run"].trigger()
        assert console.button("Stop").hasFocus()
        await console.is_idle()
        assert console.button("Run").hasFocus()

    run_console(scripts.two_calls(), story)


def test_failed_stage_opens_by_itself_with_what_to_do(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.shows("Validate failed", "Copy correction prompt")
        await console.is_idle()
        words = console.words()
        assert "/name: 7 is not text (type)" in words
        assert "Fix: Write a text." in words
        assert '/times: "2" → 2 (wants an integer)' in words
        console.button("Copy correction prompt").click()
        assert QGuiApplication.clipboard().text() == "Write it again."

    run_console(scripts.invalid_call(), steps)


def test_unreadable_text_says_where_and_what_to_do(run_console: Any, scripts: Any) -> None:
    script = scripts.Script()
    script.unreadable()

    async def steps(console: Console) -> None:
        console.run()
        await console.shows("Parse failed", "Copy correction prompt")
        words = console.words()
        assert "1 call could not be read" in words
        assert "A comma is missing." in words
        assert "line 1, column 7: <a>" in words
        console.button("Copy correction prompt").click()
        assert QGuiApplication.clipboard().text() == "Write the call again."

    run_console(script, steps)


def test_text_without_a_call_is_shown_as_text(run_console: Any, scripts: Any) -> None:
    script = scripts.Script()
    script.parsed()
    script.over()

    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        assert "No call found" in console.words()
        assert console.view("Text for the reader") == "Hello"

    run_console(script, steps)


def test_held_back_call_runs_after_a_yes(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.shows("Parse needs you", "Run it as it is")
        assert "The text ends in this call." in console.words()
        await console.is_idle()
        console.button("Run it as it is").click()
        await console.until(lambda: console.app.usage.callings != [])
        assert console.app.usage.callings[0].tool_name == "greet"
        await console.is_idle()

    run_console(scripts.held_back_call(), steps)


def test_stop_cancels_the_calls_and_closes_their_stream(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        counts: list[int] = []
        console.screen.running_changed.connect(counts.append)
        console.run()
        await console.shows("Stop", "Execute running")
        assert "Run" not in console.button_names()
        await console.until(lambda: "one\nstderr ┆ two\n" in console.view("Output of the tool"))
        assert "50%" in console.words()
        console.button("Stop").click()
        await console.is_idle()
        await console.shows("Execute cancelled", "Emit skipped")
        assert console.app.usage.was_closed
        assert (counts[0], counts[-1]) == (1, 0)

    run_console(scripts.running_call(), steps)


def test_step_runs_one_stage_at_a_time(run_console: Any, scripts: Any) -> None:
    stages = ("Parse", "Select", "Validate", "Execute", "Cache", "Emit")

    async def steps(console: Console) -> None:
        for place, stage in enumerate(stages):
            console.button("Step").click()
            if stage == "Emit":
                break
            await console.shows(f"{stage} passed")
            await console.shows("Step", "Run", "Stop")
            await console.until(console.button("Step").isEnabled)
            later = {f"{each} passed" for each in stages[place + 1 :]}
            assert not later & set(console.button_names())
        await console.is_idle()

    script = scripts.Script()
    script.parsed(scripts.calling())
    script.call(0, scripts.text_result())
    script.over()
    run_console(script, steps)


def test_run_goes_on_from_a_pause(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.button("Step").click()
        await console.shows("Parse passed", "Run")
        await console.until(lambda: console.button("Run").isEnabled())
        console.run()
        await console.is_idle()
        await console.shows("All stages")
        assert len(console.app.usage.texts) == 1

    run_console(scripts.two_calls(), steps)


def test_lane_lights_up_its_span_and_span_chooses_its_lane(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        editor, lanes = console.screen._raw.editor, console.screen._session.lanes
        await console.until(lambda: len(editor.marks()) == 2)
        lanes.lanes[1].chosen.emit(1)
        assert editor._highlighter._emphasised == 1
        editor.activateWindow()
        editor.setFocus()
        editor.span_chosen.emit(editor._highlighter.number_at(7))
        assert lanes.current_lane is lanes.lanes[0]
        console.write("other text")
        assert editor.marks() == []

    run_console(scripts.two_calls(), steps)


def test_text_of_ten_megabytes_is_shown_parsed_and_cleared_whole(
    run_console: Any, scripts: Any
) -> None:
    text = "x" * 10_000_000

    async def steps(console: Console) -> None:
        editor = console.screen._raw.editor
        assert editor.text == text
        console.run()
        await console.is_idle()
        assert console.app.usage.texts == [text]
        console.button("Clear").click()
        assert editor.text == ""

    run_console(scripts.two_calls(), steps, text)


def test_lanes_say_that_they_are_of_an_older_text_until_it_is_back(
    run_console: Any, scripts: Any
) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        editor = console.screen._raw.editor
        await console.until(lambda: len(editor.marks()) == 2)
        chip = console.screen.findChild(QLabel, "outdated_chip")
        assert chip.isHidden()
        editor.insert_text("x")
        assert not chip.isHidden()
        assert editor.marks() == []
        editor.undo()
        assert chip.isHidden()
        assert len(editor.marks()) == 2
        editor.insert_text("x")
        console.run()
        await console.is_idle()
        assert chip.isHidden()

    run_console(scripts.two_calls(), steps)


def test_state_survives_a_restart(
    run_async: Any, theme: Any, scripted_app: Any, scripts: Any
) -> None:
    async def body() -> None:
        first, second = (
            ConsoleScreen(theme, every_command(theme)),
            ConsoleScreen(theme, every_command(theme)),
        )
        first.set_app(scripted_app(scripts.two_calls()))
        first._raw.editor.set_text("no-break\u00a0space\n🦊")
        first.try_tool("greet")
        first._session.form.json_editor._editor.set_text('{"name": "Ada"}')
        state = first.save_state()
        second.restore_state(state)
        second.set_app(scripted_app(scripts.two_calls()))
        again = second.save_state()
        assert (again["text"], again["mode"]) == (state["text"], state["mode"])
        assert (
            again["form"]["arguments"] == state["form"]["arguments"] == {"greet": {"name": "Ada"}}
        )
        assert again["form"]["tool"] == "greet"
        assert second._toolbar.segments.current() == FORM
        assert second._raw.editor.text == "no-break\u00a0space\n🦊"
        for screen in (first, second):
            await screen.shut_down()
            screen.deleteLater()

    run_async(body())


@pytest.mark.parametrize(
    "state", [{}, {"text": 1, "mode": 9, "split": ["x"], "form": []}, {"form": {"tool": 3}}]
)
def test_broken_state_is_left_out(
    run_async: Any, theme: Any, scripted_app: Any, scripts: Any, state: dict[str, Any]
) -> None:
    async def body() -> None:
        screen = ConsoleScreen(theme, every_command(theme))
        screen.restore_state(state)
        screen.set_app(scripted_app(scripts.two_calls()))
        assert screen._raw.editor.text == ""
        await screen.shut_down()
        screen.deleteLater()

    run_async(body())


def tab_order(console: Console) -> list[str]:
    return [widget.accessibleName() for widget in focusable(console.screen)]


def test_tab_goes_through_everything_from_left_to_right(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        console.button("All stages").click()
        names = tab_order(console)
        assert names.index("Run") < names.index("Raw model output") < names.index("Parse passed")
        assert names.index("Parse passed") < names.index("Emit passed") < names.index("Result")
        assert names[-1] == "Text read"
        console.screen.try_tool("greet")
        await console.until(lambda: "name" in tab_order(console))
        names = tab_order(console)
        assert names.index("name") < names.index("times") < names.index("Arguments as JSON")

    run_console(scripts.two_calls(), steps)


def test_fault_of_ours_ends_the_run_with_words(
    run_console: Any, scripts: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def steps(console: Console) -> None:
        console.app.usage.fault = RuntimeError("the lifecycle broke")
        console.run()
        await console.until(lambda: "The run ended early" in console.words())
        assert "RuntimeError: the lifecycle broke" in console.words()
        await console.is_idle()
        assert "A background task failed" in caplog.text

    run_console(scripts.running_call(), steps)


def test_other_workspace_replaces_the_tools(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.shows("Stop", "Execute running")
        console.screen.set_app(None)
        assert not console.screen.commands["run"].isEnabled()
        await console.until(lambda: console.app.usage.was_closed)
        console.screen.set_app(console.app)
        await console.until(lambda: console.button("Run").isEnabled())

    run_console(scripts.running_call(), steps)


def test_every_control_can_be_named_and_reached(run_console: Any, scripts: Any) -> None:
    async def steps(console: Console) -> None:
        console.run()
        await console.is_idle()
        console.screen.try_tool("greet")
        await console.until(lambda: console.screen._session.form.form is not None)
        buttons = console.screen.findChildren(QPushButton)
        views = [
            *console.screen.findChildren(QPlainTextEdit),
            *console.screen.findChildren(TextArea),
        ]
        controls: list[QWidget] = [*buttons, *views]
        assert [each for each in controls if not each.isHidden() and not _spoken(each)] == []
        assert [each for each in controls if not each.objectName()] == []

    run_console(scripts.two_calls(), steps)
