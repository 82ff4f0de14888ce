"""The console on the real core and its sample workspace."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.paths import AppPaths
from tooldesk.settings import RunSettings
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.console.run_context.context_dialog import ContextDialog

TWO_CALLS = (
    '<tool_call>{"name": "calculator", "arguments": {"expression": "6 * 7"}}</tool_call>\n'
    '<tool_call>{"name": "calculator", "arguments": {"expresion": "6 * 7"}}</tool_call>\n'
)
SLOW_CALL = '<tool_call>{"name": "slow_countdown", "arguments": {"seconds": 30}}</tool_call>'


def record_of(screen: ConsoleScreen) -> UsageRecord:
    assert screen._session is not None
    record = screen._session.runner.record
    assert record is not None
    return record


async def run(screen: ConsoleScreen, text: str, until: Any) -> UsageRecord:
    screen._raw.editor.set_text(text)
    await until(screen.commands["run"].isEnabled)
    screen.commands["run"].trigger()
    return record_of(screen)


def lit_words(editor: Any) -> list[str]:
    """What of the text is tinted."""
    return [editor.content.buffer.slice(mark.start, mark.end) for mark in editor.marks()]


def test_good_call_passes_beside_a_bad_one(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, TWO_CALLS, until)
        await until(lambda: record.finished is not None)
        assert [lane.state for lane in record.lanes][1] is StageState.FAILED
        good, bad = record.lanes
        assert good.result_text == "42"
        assert bad.problem is bad.stages[list(bad.stages)[2]]
        assert bad.message is not None

    use_console(steps)


def test_stop_ends_a_running_tool(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, SLOW_CALL, until)
        await until(lambda: bool(record.lanes) and record.lanes[0].output.line_count > 0)
        screen.commands["stop"].trigger()
        await until(lambda: record.lanes[0].state is StageState.CANCELLED)
        await until(screen.commands["run"].isEnabled)

    use_console(steps)


def test_tool_is_called_from_its_form(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        screen.try_tool("calculator")
        assert screen._session is not None
        form = screen._session.form
        await until(lambda: form.problem.startswith("/expression"))
        assert not screen.commands["run"].isEnabled()
        form.json_editor._editor.set_text('{"expression": "1 + 1"}')
        await until(screen.commands["run"].isEnabled)
        screen.commands["run"].trigger()
        record = record_of(screen)
        await until(lambda: record.finished is not None)
        assert record.lanes[0].result_text == "2"

    use_console(steps)


def test_every_sample_ends_with_a_lane_or_a_reason(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        assert screen._app is not None
        samples = [
            sample
            for sample in screen._app.workspace.samples()
            if "countdown" not in sample.path.read_text(encoding="utf-8")
        ]
        assert samples
        for sample in samples:
            await screen._show_file(sample.path)
            record = await run(screen, screen._raw.editor.text, until)
            await until(lambda record=record: record.finished is not None)
            assert record.lanes or record.correction is not None
            await until(screen.commands["run"].isEnabled)

    use_console(steps)


def test_conversation_counts_over_runs_until_a_new_one_begins(use_console: Any, until: Any) -> None:
    text = SLOW_CALL.replace("30", "1")

    async def steps(screen: ConsoleScreen) -> None:
        assert screen._app is not None
        settings = screen._app.settings
        talk = RunSettings(agent_role="Clerk", is_conversation=True, remember_format_after_usages=1)
        settings.current = settings.current.model_copy(update={"run": talk})
        states, handed, emitted = [], [], []
        for number in range(3):
            if number == 2:
                screen.commands["new_conversation"].trigger()
            record = await run(screen, text, until)
            await until(lambda record=record: record.finished is not None)
            await until(lambda: screen.running_count == 0)
            (lane,) = record.lanes
            states.append(lane.stages[LifecycleStage.EXECUTE].state)
            handed.append(lane.stages[LifecycleStage.EXECUTE].handed)
            emitted.append(lane.stages[LifecycleStage.EMIT].explanation)
        assert states == [StageState.PASSED, StageState.FAILED, StageState.PASSED]
        assert handed[0] == (("agent role", "Clerk"),)
        assert "this was use 1" in emitted[0]
        assert "this was use 1" in emitted[2]
        words = "Context: Clerk · conversation"
        assert screen._toolbar._context_button.accessibleName() == words

    use_console(steps)


def test_unreadable_call_says_which_attempt_it_was(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, "<tool_call>\n{{{{ no\n</tool_call>", until)
        await until(lambda: record.finished is not None)
        await until(lambda: screen.running_count == 0)
        assert record.parse.error is not None
        assert "attempt 1 of 3" in record.parse.error.next_step
        shown = [label.text() for label in screen._session.lanes.findChildren(QLabel)]
        assert any("attempt 1 of 3" in words for words in shown)

    use_console(steps)


def test_run_context_opens_from_the_toolbar_and_is_closed_with_the_screen(
    use_console: Any,
) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        screen.commands["run_context"].trigger()
        (dialog,) = screen.findChildren(ContextDialog)
        assert dialog.isVisible()

    use_console(steps)


def test_call_of_an_http_tool_is_copied_as_curl(
    use_console: Any, paths: AppPaths, until: Any
) -> None:
    tool = {
        "name": "page",
        "input_schema": {"city": "string"},
        "env_vars": [{"name": "KEY"}],
        "permission": "deny",
        "source": {
            "kind": "http",
            "url": "https://e.example/{city}",
            "auth": {"kind": "bearer", "env_var": "KEY"},
        },
    }

    async def steps(screen: ConsoleScreen) -> None:
        core, session = screen._app, screen._session
        assert core is not None
        assert session is not None
        await core.workspace.write_text(json.dumps(tool))
        session.refresh_tools()
        copy = screen.commands["copy_call_curl"]
        assert not copy.isEnabled()
        call = json.dumps({"name": "page", "arguments": {"city": "A b"}})
        screen._raw.editor.set_text(f"<tool_call>{call}</tool_call>")
        session.run_text(steps=False)
        await until(lambda: session.runner.record is not None and session.copies.can_copy_curl)
        await until(lambda: session.runner.running_count == 0)
        screen._update()
        copy.trigger()
        copied = QGuiApplication.clipboard().text()
        assert "https://e.example/A%20b" in copied
        assert '"$KEY"' in copied

    use_console(steps)


def test_text_without_a_call_says_what_comes_nearest_and_lights_it(
    use_console: Any, until: Any
) -> None:
    text = 'I\'ll work it out.\n\ncalculator with {"expression": "6 * 7'

    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, text, until)
        assert record.lanes == []
        await until(lambda: record.near_misses != ())
        words = "\n".join(label.text() for label in screen.findChildren(QLabel))
        assert "Half a call" in words
        assert "The text ends in the middle of a call of calculator." in words
        assert "line 3, column 1" in words
        assert "No call found" not in words
        (lit,) = lit_words(screen._raw.editor)
        assert lit == text.splitlines()[-1]
        named = [each for each in screen.findChildren(QPushButton) if each.isVisibleTo(screen)]
        (copy,) = [each for each in named if each.text() == "Copy correction prompt"]
        copy.click()
        assert '"name": "calculator"' in QGuiApplication.clipboard().text()

    use_console(steps)


def test_refusal_of_the_server_is_shown_in_the_text(use_console: Any, until: Any) -> None:
    text = '{"error": {"message": "no tools for this model", "code": 400}}'

    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, text, until)
        await until(lambda: record.near_misses != ())
        (show,) = [
            each for each in screen.findChildren(QPushButton) if each.text() == "Show in the text"
        ]
        show.click()
        (lit,) = lit_words(screen._raw.editor)
        assert lit == '"no tools for this model"'

    use_console(steps)


def test_ordinary_answer_has_no_near_miss(use_console: Any, until: Any) -> None:
    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, "The answer is 42.", until)
        await until(screen.commands["run"].isEnabled)
        await until(lambda: record.finished is not None)
        words = "\n".join(label.text() for label in screen.findChildren(QLabel))
        assert "No call found" in words
        assert record.near_misses == ()

    use_console(steps)


def test_held_back_call_offers_its_correction(use_console: Any, until: Any) -> None:
    text = '<tool_call>{"name": "calculator", "arguments": {"expression": "6 * 7'

    async def steps(screen: ConsoleScreen) -> None:
        record = await run(screen, text, until)
        await until(lambda: record.finished is not None)
        await until(screen.commands["run"].isEnabled)
        await until(lambda: not screen._session.lanes.is_filling)
        (lane,) = record.lanes
        assert "Your output was cut off in the middle of the call of calculator." in lane.correction
        texts = [each.text() for each in screen.findChildren(QPushButton)]
        assert "Copy correction prompt" in texts
        assert "Run it as it is" in texts

    use_console(steps)
