"""The History screen on the real database: paging, search, details, replay, export, failures."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import scripted_model
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from scripted_model import ANSWER, script

from tooldesk.asking.asking import asked
from tooldesk.asking.conversation import Conversation
from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.errors import SecretsUnreadError
from tooldesk.execution.permissions.asking import Answer
from tooldesk.storage.packed_json import pack
from tooldesk.tools.http_exchange import HttpBody, HttpExchange
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk.usage.stage_report import StageReport
from tooldesk_ui.commands.history import History
from tooldesk_ui.console.details.execute_detail import ExecuteDetail
from tooldesk_ui.console.details.http.exchange_view import ExchangeView
from tooldesk_ui.console.past.conversation_dialog import ConversationDialog
from tooldesk_ui.console.past.past_call_view import PastCallView
from tooldesk_ui.console.past.replay_dialog import ReplayDialog
from tooldesk_ui.frame.screens import HISTORY
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.history.call_source import CallSource
from tooldesk_ui.history.export_dialog import ExportDialog
from tooldesk_ui.history.history_screen import HistoryScreen
from tooldesk_ui.widgets.lists.paged_model import MOST_HELD, PAGE_LENGTH

MANY = 10_000
GOOD = '<tool_call>{"name": "calculator", "arguments": {"expression": "41 + 1"}}</tool_call>'
BAD = '<tool_call>{"name": "calculator", "arguments": {"expression": "1/0"}}</tool_call>'
UNKNOWN = '<tool_call>{"name": "get_wether", "arguments": {"city": "Rome"}}</tool_call>'
ADD_MANY = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
    "INSERT INTO history (owner, tool_name, dialect, outcome, failed_stage, began_at, finished_at,"
    " duration_s, detail, is_indexed) SELECT 1, CASE i % 100 WHEN 0 THEN 'rare' ELSE 'usual' END,"
    " 'hermes', CASE i % 1000 WHEN 0 THEN 'permanent' ELSE 'ok' END, NULL, i * 1000000,"
    " i * 1000000, i / 1e6, ?, 1 FROM n"
)


async def ran(app: App, *texts: str) -> None:
    for text in texts:
        async for _ in app.usage.run(text):
            pass


async def add(app: App, tool: str, text: str) -> None:
    record = CallRecord(ToolContext(), ToolCalling(tool, {"text": text}, dialect="hermes"), tool)
    await app.history.add(record, ToolResult((TextContent("said"),)))


def top(screen: HistoryScreen) -> Any:
    """The row at the top of what is seen; None for a gap."""
    return screen.list.model.row_at(screen.list.view.rowAt(0))


def number_of(screen: HistoryScreen) -> int:
    """The number of the call that is shown; 0 while none is."""
    return screen.call.number if screen.call is not None else 0


def words_in(screen: HistoryScreen) -> str:
    labels = screen.page.findChildren(QLabel)
    return "\n".join(each.text() for each in labels if each.isVisibleTo(screen.page))


def test_many_calls_are_read_a_page_at_a_time_and_sorted_by_the_database(
    screen: HistoryScreen, with_core, until
) -> None:
    async def body(app: App) -> None:
        await add(app, "first", "makes the owner")
        detail = pack({"calling": {"toolName": "usual", "arguments": {"text": "hello"}}})
        await app.database.write(lambda connection: connection.execute(ADD_MANY, (MANY, detail)))
        pane, model, bar = screen.list, screen.list.model, screen.list.view.verticalScrollBar()
        screen.list.look()
        await until(lambda: len(model.keys) == MANY + 1 and top(screen))
        how_many = r"10,001 calls · \d+\.\d MB of 1,000 MB"
        await until(lambda: re.fullmatch(how_many, screen.bar.summary.text()))
        bar.setValue(bar.maximum() // 2)
        await until(lambda: top(screen))
        assert model.held_count <= 6 * PAGE_LENGTH < MOST_HELD
        assert top(screen).brief == 'text: "hello"'
        pane.sorting.choose(1)
        await until(lambda: model.keys[0] == 1)
        screen.filters.chips["tool"]._choose("rare")
        await until(lambda: len(model.keys) == MANY // 100)
        screen.filters.chips["outcome"]._choose("cached")
        await until(lambda: pane.empty.isVisible())
        screen.filters.chips["outcome"]._choose("failed")
        await until(lambda: len(model.keys) == MANY // 1000)
        await until(lambda: screen.bar.summary.text() == "10 calls found")
        screen.filters.chips["tool"]._choose("usual")
        await until(lambda: pane.empty.isVisible())
        assert pane.empty.heading() == "Nothing matches"
        assert "No call fits the filters." in pane.empty.accessibleName()
        kept = json.loads(json.dumps(screen.save_state()))
        pane.empty.findChild(QPushButton).click()
        await until(lambda: len(model.keys) == MANY + 1)
        await until(lambda: screen.filters.choices == {})
        screen.restore_state({"filters": {"tool": 7}, "row": "x"})
        screen.restore_state(kept)
        assert screen.filters.choices == {"tool": "usual", "outcome": "failed"}

    with_core(screen, body)


def test_call_is_found_shown_and_copied_and_a_new_one_moves_nothing(
    screen: HistoryScreen, with_core, until
) -> None:
    async def body(app: App) -> None:
        assert screen.list.empty.heading() == "Loading calls…"
        await until(lambda: screen.list.empty.heading() == "No calls yet")
        await ran(app, GOOD, GOOD, BAD, UNKNOWN)
        await until(lambda: len(screen.list.model.keys) == 4 and top(screen))
        await until(lambda: all(row.is_over for row in screen.list.model.held()))
        QTest.keyClicks(screen.list.search, "41 1")  # a traceback has the folder pytest-41…
        await until(lambda: list(screen.list.model.keys) == [2, 1] and top(screen))
        screen.filters.chips["outcome"]._choose("cached")
        await until(lambda: list(screen.list.model.keys) == [2] and top(screen))
        screen.list.select("2")
        await until(lambda: number_of(screen) == 2)
        assert (top(screen).look.word, top(screen).is_cached) == ("Passed", True)
        assert "From the cache; the tool did not run" in words_in(screen)
        await until(lambda: not screen.page.view.lane.is_filling)
        assert screen.page.view.lane._result.text == "42"
        screen.list.clear_filters()
        await until(lambda: len(screen.list.model.keys) == 4)
        assert number_of(screen) == 2, "what one reads stays"
        screen.list.select("3")
        await until(lambda: number_of(screen) == 3)
        await until(lambda: "The expression divides by zero" in words_in(screen))
        await until(lambda: not screen.page.view.lane.is_filling)
        assert "Traceback" not in screen.page.view.lane._result.text, "what the model was told"
        screen.commands["copy_past_call"].trigger()
        copied = json.loads(QApplication.clipboard().text())
        assert (copied["id"], copied["raw"]) == (3, BAD)
        screen.list.select("4")
        await until(lambda: number_of(screen) == 4)
        await until(lambda: "No tool is called 'get_wether'" in words_in(screen))
        assert not screen.commands["show_past_tool"].isEnabled()
        texts: list[str] = []
        screen.text_wanted.connect(texts.append)
        screen.commands["open_past_text"].trigger()
        assert texts == [UNKNOWN]
        await add(app, "say", "by hand")
        await until(lambda: list(screen.list.model.keys) == [5, 4, 3, 2, 1])
        assert number_of(screen) == 4
        screen.list.select("5")
        await until(lambda: number_of(screen) == 5)
        stages = screen.page.view.lane.lane.stages
        assert stages[LifecycleStage.PARSE].explanation == "A person made this call"
        button = screen.page.findChild(QPushButton, "open_past_text_button")
        assert not button.isEnabled()
        assert button.toolTip().endswith(
            "\nIt was called by name, or the model's text was not kept: there is none to read anew."
        )
        assert screen.commands["replay_call"].toolTip().count("\n") == 0
        assert screen.commands["show_past_tool"].toolTip().endswith("\nNo tool is called so now.")
        screen.list.search.setText("nothing at all")
        await until(lambda: not screen.page.title.isVisible())

    with_core(screen, body)


def test_text_without_a_word_finds_nothing_and_says_why(
    screen: HistoryScreen, with_core, until
) -> None:
    async def body(app: App) -> None:
        await add(app, "say", "wide")
        await until(lambda: list(screen.list.model.keys) == [1])
        for text in ("🗼", "("):
            screen.list.search.setText(text)
            await until(lambda: screen.list.empty.isVisible())
            said = screen.list.empty.accessibleName()
            assert "There is no word in it to look for. Whole words are found" in said
            assert "the last one may go on" in said
            screen.list.search.setText("wi")
            await until(lambda: list(screen.list.model.keys) == [1])
        await until(lambda: screen.bar.summary.text() == "1 call found")

    with_core(screen, body)


def test_calls_that_another_window_deletes_leave_the_list_and_the_page(
    screen: HistoryScreen, with_core, until, paths
) -> None:
    async def body(app: App) -> None:
        for tool in ("first", "second", "third"):
            await add(app, tool, tool)
        await until(lambda: len(screen.list.model.keys) == 3 and top(screen))
        screen.list.select("3")
        await until(lambda: number_of(screen) == 3)
        other = build_app(paths)
        await other.load()
        try:
            mark, _ = await other.history.removal.remove([2, 3])
            await until(lambda: list(screen.list.model.keys) == [1])
            await until(lambda: number_of(screen) != 3)
            await other.history.removal.bring_back(mark)
            await until(lambda: list(screen.list.model.keys) == [3, 2, 1])
        finally:
            await other.close()

    with_core(screen, body)


def test_call_of_another_process_runs_until_that_is_gone(
    screen: HistoryScreen, with_core, until, another_caller
) -> None:
    async def body(app: App) -> None:
        await until(lambda: list(screen.list.model.keys) == [1] and top(screen))
        screen.list.select("1")
        await until(lambda: number_of(screen) == 1)
        assert top(screen).look.word == "Running"
        assert "Running" in words_in(screen)
        another_caller.kill()
        await until(lambda: top(screen).look.word == "Interrupted")
        await until(lambda: "Interrupted" in words_in(screen))

    with_core(screen, body)


def test_calls_are_deleted_one_several_or_all_listed_and_brought_back(
    theme, qtbot, with_core, until, another_caller
) -> None:
    commands, undo = every_command(theme), History()
    screen = HistoryScreen(theme, commands, undo, lambda: PastCallView(theme))
    qtbot.addWidget(screen)
    screen.resize(1100, 700)
    screen.show()

    async def body(app: App) -> None:
        pane, keys = screen.list, screen.list.model
        for tool in ("usual", "usual", "rare", "usual", "rare"):
            await add(app, tool, "canary-of-deleted")
        await until(lambda: list(keys.keys) == [6, 5, 4, 3, 2, 1] and top(screen))
        pane.select("4")
        await until(lambda: number_of(screen) == 4)
        assert commands["delete_calls"].title == "Delete call 4"
        commands["delete_calls"].trigger()
        await until(lambda: list(keys.keys) == [6, 5, 3, 2, 1])
        await until(lambda: number_of(screen) == 5)  # the next one to it
        pane.view.setFocus()
        QTest.keyClick(pane.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
        await until(lambda: commands["delete_calls"].title == "Delete 2 calls")
        commands["delete_calls"].trigger()
        await until(lambda: list(keys.keys) == [6, 2, 1])
        screen.filters.chips["tool"]._choose("rare")
        await until(lambda: list(keys.keys) == [6])
        commands["delete_listed_calls"].trigger()
        await until(lambda: pane.empty.isVisible())
        pane.clear_filters()
        await until(lambda: list(keys.keys) == [2, 1])
        commands["delete_listed_calls"].trigger()
        await until(lambda: list(keys.keys) == [1])  # which another process runs
        await until(lambda: len(undo._done) == 4)  # the last of them is remembered, too
        for numbers in ([2, 1], [6, 2, 1], [6, 5, 3, 2, 1], [6, 5, 4, 3, 2, 1]):
            undo.undo()
            await until(lambda numbers=numbers: list(keys.keys) == numbers)
        await until(lambda: undo.redo_words == "delete 1 call")
        undo.redo()
        await until(lambda: list(keys.keys) == [6, 5, 3, 2, 1] and undo.undo_words)
        await screen.shut_down()
        left = "SELECT group_concat(id) FROM history"
        (ids,) = await app.database.read(lambda c: c.execute(left).fetchone())
        assert ids == "1,2,3,5,6", "what was deleted goes for good with the window"

    with_core(screen, body)


def test_what_the_tool_printed_and_asked_is_shown_as_it_was_live(
    screen: HistoryScreen, with_core, until
) -> None:
    async def body(app: App) -> None:
        record = CallRecord(ToolContext(), ToolCalling("say", {"text": "hello"}), "say")
        record.stages[LifecycleStage.EXECUTE] = StageReport(None, None, "It ran.")
        record.printed.add("stderr", "careful\nlast line\n")
        answer = HttpBody("application/json", 2, "{}")
        record.exchanges = (
            HttpExchange("GET", "https://api.example/now", (), None, 200, response_body=answer),
        )
        await app.history.add(record, ToolResult((TextContent("said"),)))
        await until(lambda: screen.list.model.keys)
        screen.list.select("1")
        await until(lambda: number_of(screen) == 1)
        lane = screen.page.view.lane
        lane.cards[3].set_open(True)
        await until(lambda: lane.findChild(ExchangeView))
        assert lane.findChild(ExchangeView).exchange == record.exchanges[0]
        await until(lambda: lane.findChild(ExecuteDetail))
        shown = lane.findChild(ExecuteDetail)._log.text
        assert shown.splitlines() == ["stderr ┆ careful", "stderr ┆ last line"]

    with_core(screen, body)


@pytest.mark.parametrize("form", ["JSON Lines", "HTTP archive"])
def test_listed_calls_are_exported_without_what_became_a_secret_since(
    form: str, screen: HistoryScreen, with_core, until, tmp_path: Path
) -> None:
    async def body(app: App) -> None:
        for text in ("one", "canary-5f1b7c22e94d"):
            await add(app, "say", text)
        await until(lambda: len(screen.list.model.keys) == 2 and screen.call)
        app.redactor.learn([("KEY", "canary-5f1b7c22e94d")])
        said: list[str] = []
        screen.said.connect(said.append)
        screen.commands["export_calls"].trigger()
        await until(lambda: screen.findChild(ExportDialog))
        dialog, file = screen.findChild(ExportDialog), tmp_path / "calls"
        dialog.which.set_current(1)
        dialog.form.set_current(form == "HTTP archive")
        file.write_text("older", "utf-8")
        dialog.write(file / "no folder")
        await until(lambda: dialog.error.isVisible())
        assert "Choose another folder." in dialog.error.words()
        dialog.write(file)
        await until(lambda: said)
        assert said == ["2 calls written to calls."]
        text = file.read_text("utf-8")
        assert "canary" not in text
        calls = (
            [entry["_call"] for entry in json.loads(text)["log"]["entries"]]
            if form == "HTTP archive"
            else [json.loads(line) for line in text.splitlines()]
        )
        assert [each["id"] for each in calls] == [2, 1]

    with_core(screen, body)


def test_nothing_is_shown_while_stored_secrets_cannot_be_read(
    screen: HistoryScreen, with_core, until, paths, own_secret_service, tmp_path: Path
) -> None:
    canary = "canary-5f1b7c22e94d"

    async def body(app: App) -> None:
        await add(app, canary, canary)
        await add(app, "calculator", "plain")
        await until(lambda: len(screen.list.model.keys) == 2 and top(screen))
        screen.list.select("1")
        await until(lambda: number_of(screen) == 1)
        await app.vault.set("KEY", canary)
        screen.commands["copy_past_call"].trigger()
        assert canary not in QApplication.clipboard().text()
        other = build_app(paths)
        await other.load()
        try:
            await asyncio.to_thread(own_secret_service.lock)
            screen.set_app(other)
            await until(lambda: screen.list.notice.isVisible())
            assert "Stored secrets can't be read now" in screen.list.notice.words()
            source = CallSource(other)
            for ask in (source.rows([1]), source.find(1), source.names()):
                with pytest.raises(SecretsUnreadError):
                    await ask
            with pytest.raises(SecretsUnreadError):
                await anext(source.whole([1]))  # which is what is exported
            unlock = screen.list.notice.findChild(QPushButton)
            assert unlock is not None
            assert unlock.text() == "Unlock…"
            await asyncio.to_thread(own_secret_service.unlock)
            unlock.click()
            await until(lambda: not screen.list.notice.isVisible())
            assert list((await source.names())["tool"]) == ["calculator"]
            rows = await source.rows([1])
            assert [each.tool_name for each in rows] == ["•••KEY•••"]
        finally:
            screen.set_app(None)
            await other.close()

    with_core(screen, body)


def test_database_that_cannot_be_read_is_told_and_mended(
    screen: HistoryScreen, with_core, until, paths
) -> None:
    paths.database.parent.mkdir(parents=True, exist_ok=True)
    paths.database.write_bytes(b"no database" * 1_000)

    async def body(app: App) -> None:
        await until(lambda: screen.list.empty.heading() == "The calls can't be read")
        assert not screen.commands["export_calls"].isEnabled()
        paths.database.unlink()
        screen.list.look()
        await until(lambda: screen.list.empty.heading() == "No calls yet")

    with_core(screen, body)


ODD = (
    *(
        {"stages": {"parse": {"durationS": each}}}
        for each in (1e999, -1e999, 1e999 - 1e999, 10**400)
    ),
    *({"result": {"content": [{"type": "text", "text": each}]}} for each in ({}, [None], 5)),
    {"result": {"content": [{"type": "file", "path": 5, "mediaType": "a/b", "sizeBytes": 1}]}},
    {"stages": {"execute": {"state": "failed"}}, "result": {"content": [], "nextStep": [1]}},
)
"""What a stranger or a fault may have left of a call."""


def test_whatever_stands_in_a_row_the_call_is_shown(
    screen: HistoryScreen, with_core, until, monkeypatch
) -> None:
    failed: list[object] = []
    screen.failed.connect(failed.append)

    async def body(app: App) -> None:
        await add(app, "first", "makes the owner")
        insert = ADD_MANY.split("SELECT 1, CASE")[0].split("INSERT")[1]
        row = f"INSERT{insert} VALUES (1, 'odd', 'hermes', 'ok', NULL, 0, 0, 9e999, ?, 1)"

        def write(connection) -> None:
            for each in ODD:
                good = {"isError": False, **each.get("result", {})}
                connection.execute(row, (pack({**each, "result": good}),))

        await app.database.write(write)
        screen.list.look()
        await until(lambda: len(screen.list.model.keys) == len(ODD) + 1)
        for number in range(2, len(ODD) + 2):
            screen.list.select(str(number))
            await until(lambda number=number: number_of(screen) == number or failed)
            assert failed == []
        screen.page.grab()

    with_core(screen, body)


def test_call_that_cannot_be_shown_leaves_the_next_one_be(
    screen: HistoryScreen, with_core, until, monkeypatch
) -> None:
    failed: list[object] = []
    screen.failed.connect(failed.append)

    async def body(app: App) -> None:
        await ran(app, GOOD, BAD)
        await until(lambda: len(screen.list.model.keys) == 2 and top(screen))
        screen.list.select("1")
        await until(lambda: number_of(screen) == 1)
        with monkeypatch.context() as patch:
            patch.setattr(screen.page.view, "_lane", lambda usage: usage.nothing_of_the_kind)
            screen.list.select("2")
            await until(lambda: failed)
        screen.list.select("1")
        await until(lambda: number_of(screen) == 1)
        assert len(failed) == 1

    with_core(screen, body)


def test_replay_asks_runs_in_the_console_and_is_compared(live: Callable[..., None], until) -> None:
    async def body(window: Any) -> None:
        window.show_screen(HISTORY.id)
        screen = window.screens()[HISTORY.id]
        await ran(window.app, GOOD)
        await until(lambda: window.commands["replay_call"].isEnabled())
        window.commands["replay_call"].trigger()
        await until(lambda: screen.findChild(ReplayDialog))
        dialog = screen.findChild(ReplayDialog)
        rows = dict(dialog.facts.rows())
        assert (rows["Tool"], rows["Runs"]) == ("calculator", "calculator.py")
        assert rows["Last changed"].endswith("before the call")
        dialog.reject()
        await until(lambda: not screen.findChildren(ReplayDialog))
        assert window.front == HISTORY.id
        window.commands["replay_call"].trigger()
        await until(lambda: screen.findChild(ReplayDialog))
        screen.findChild(ReplayDialog).go.click()
        await until(lambda: window.front == "console")
        await until(lambda: window.console.session.has_run)
        lanes = window.console.session.lanes
        await until(lambda: lanes.findChild(QLabel) and lanes.findChild(object, "comparison_panel"))
        panel = lanes.findChild(object, "comparison_panel")
        shown = "\n".join(each.text() for each in panel.findChildren(QLabel))
        assert shown.startswith("Compared with call 1 of ")
        assert "Arguments and result: the same" in shown
        found = await window.app.history.calls.page()
        assert [(each.number, each.is_cached) for each in found] == [(2, False), (1, False)]
        window.show_screen(HISTORY.id)
        await until(lambda: len(screen.list.model.keys) == 2)
        assert number_of(screen) == 1

    live(body)


def test_conversation_with_a_model_is_shown_and_replayed(live: Callable[..., None], until) -> None:
    async def body(window: Any) -> None:
        app = window.app
        await app.prepare()
        change = {"endpoint": EndpointSettings(url=server.url, model="m-1")}
        app.settings.current = app.settings.current.model_copy(update=change)
        talk = Conversation(app, "What is 6 * 7 + 1?", ToolContext(session_id="then"))
        async for _ in asked(talk, app.usage, permit):
            pass
        window.show_screen(HISTORY.id)
        screen = window.screens()[HISTORY.id]
        await until(lambda: screen.call is not None and screen.call.tool_name == ASKED_MODEL)
        window.commands["replay_call"].trigger()
        await until(lambda: screen.findChild(ConversationDialog))
        dialog = screen.findChild(ConversationDialog)
        said = dialog.text.text
        assert said.startswith("user: What is 6 * 7 + 1?")
        assert said.endswith(f"assistant: {ANSWER}")
        dialog.go.click()
        await until(lambda: window.front == "console")
        panel = window.console.session.following.panel
        await until(lambda: "Replayed" in str(panel.problem))
        assert "The model would be told the same as then." in str(panel.problem)
        assert panel.words.startswith("m-1 · 3 turns, 2 calls")

    async def permit(_: object) -> Answer:
        return Answer.SESSION

    with scripted_model.serving(script("hermes")) as server:
        live(body)
        assert len(server.bodies) == 3


def once(lanes: Any) -> Any:
    """The button that allows a call once, as soon as it can be pressed."""
    buttons = lanes.findChildren(QPushButton)
    return next(
        (each for each in buttons if "Allow once" in each.text() and each.isEnabled()), None
    )


def test_changed_tool_is_replayed_as_it_was_then_after_a_yes(live: Callable[..., None], until):
    async def body(window: Any) -> None:
        window.show_screen(HISTORY.id)
        screen = window.screens()[HISTORY.id]
        await ran(window.app, GOOD)
        await until(lambda: window.commands["replay_call"].isEnabled())
        now = window.app.registry.get("calculator")
        schema = {**now.input_schema, "required": ["no_such_argument"]}
        await window.app.workspace.save(now.model_copy(update={"input_schema": schema}))
        window.commands["replay_call"].trigger()
        await until(lambda: screen.findChild(ReplayDialog))
        dialog = screen.findChild(ReplayDialog)
        await until(dialog.isVisible)
        assert dict(dialog.facts.rows())["Tool of then"] == "Different: input schema"
        assert dialog.definition is None
        segment = dialog.findChild(object, "replay_with_tool as it was then")
        segment.click()
        segment.setFocus()
        rows = dict(dialog.facts.rows())
        assert rows["Different now"] == "input schema"
        assert rows["Of today"] == (
            "Only its definition is of then: the code in calculator.py is today's."
        )
        assert dialog.definition.input_schema == now.input_schema
        QTest.keyClick(segment, Qt.Key.Key_Return)  # goes on from there, too
        assert not dialog.isVisible()
        lanes = window.console.session.lanes
        await until(lambda: once(lanes))
        once(lanes).click()
        await until(lambda: lanes.findChild(object, "comparison_panel"))
        panel = lanes.findChild(object, "comparison_panel")
        shown = "\n".join(each.text() for each in panel.findChildren(QLabel))
        assert "Arguments and result: the same" in shown

    live(body)


def test_call_of_a_renamed_tool_is_replayed_under_its_name_of_now(live: Callable[..., None], until):
    async def body(window: Any) -> None:
        window.show_screen(HISTORY.id)
        screen = window.screens()[HISTORY.id]
        await ran(window.app, GOOD)
        await until(lambda: window.commands["replay_call"].isEnabled())
        await window.app.workspace.rename("calculator", "abacus")
        window.commands["replay_call"].trigger()
        await until(lambda: screen.findChild(ReplayDialog))
        dialog = screen.findChild(ReplayDialog)
        await until(dialog.isVisible)
        assert dict(dialog.facts.rows())["Tool"] == "abacus"
        dialog.go.click()
        lanes = window.console.session.lanes
        await until(lambda: lanes.findChild(object, "comparison_panel"))
        panel = lanes.findChild(object, "comparison_panel")
        shown = "\n".join(each.text() for each in panel.findChildren(QLabel))
        assert "Arguments and result: the same" in shown

    live(body)


def test_one_key_keeps_what_the_model_wrote_as_a_scenario_and_undo_takes_it_back(
    screen: HistoryScreen, steps: History, with_core, until
) -> None:
    told: list[str] = []
    steps.told.connect(lambda words, _: told.append(words))

    async def body(app: App) -> None:
        await ran(app, UNKNOWN)
        await add(app, "say", "by hand")
        await until(lambda: list(screen.list.model.keys) == [2, 1])
        screen.list.select("2")  # the other may have been listed first, and stays current
        await until(lambda: number_of(screen) == 2)
        assert not screen.commands["keep_past_output"].isEnabled(), "no text was kept"
        screen.list.select("1")
        await until(lambda: screen.commands["keep_past_output"].isEnabled())
        screen.commands["keep_past_output"].trigger()
        await until(lambda: told)
        assert told == [
            "Kept as scenarios/get_wether-1.json; run it with tooldesk test get_wether-1."
        ]
        file = app.paths.workspace_dir / "scenarios" / "get_wether-1.json"
        kept = json.loads(file.read_text(encoding="utf-8"))
        assert (kept["raw"], kept["expected"]["calls"][0]["verdict"]) == (UNKNOWN, "unknown")
        steps.undo()
        await until(lambda: not file.exists())
        steps.redo()
        await until(file.exists)
        await until(lambda: len(told) == 3)

    with_core(screen, body)
