"""The Cache screen on the real core: what is remembered, whether it is given, and why it wasn't."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.bootstrap import build_app
from tooldesk.cache.cache_key import cache_key
from tooldesk.errors import StorageError
from tooldesk.settings import CacheSettings
from tooldesk.storage.statements import STORE_RESULT, WEIGH_RESULT
from tooldesk.tools.tool_result import ImageContent, TextContent, ToolResult
from tooldesk_ui.cache.cache_rows import moment
from tooldesk_ui.cache.cache_screen import CacheScreen
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel

MANY = 20_000
FIGURES = "hits of these: {:,}, misses since they were last cleared: {}"
"""As `tooldesk cache stats` has it."""


class Bench:
    """A Cache screen with what the window lends it."""

    def __init__(self, theme: Theme) -> None:
        self.undo = History()
        self.screen = CacheScreen(theme, every_command(theme), self.undo)
        self.screen.resize(1200, 700)
        self.screen.show()
        self.said: list[str] = []
        self.failed: list[object] = []
        self.undo.told.connect(lambda words, _: self.said.append(words))
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)

    @property
    def numbers(self) -> list[int]:
        return list(self.screen.list.model.keys)

    @property
    def current(self) -> int | None:
        row = self.screen.list.current()
        return int(row.key) if row is not None else None

    def row(self, number: int) -> Any:
        return next((r for r in self.screen.list.model.held() if r.key == str(number)), None)

    def do(self, id_: str) -> None:
        command = self.screen.commands[id_]
        assert command.isEnabled(), id_
        command.trigger()

    def words(self) -> str:
        """Everything that the page says."""
        labels = self.screen.page.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())


@pytest.fixture
def bench(theme: Theme, qtbot) -> Bench:
    bench = Bench(theme)
    qtbot.addWidget(bench.screen)
    return bench


@pytest.fixture
def in_app(bench: Bench, with_core) -> Callable[[Callable[[Any], Any]], None]:
    """Runs a test's body while the screen shows the real core."""
    return partial(with_core, bench.screen)


async def store(app: Any, *words: str, tool: str = "calculator") -> None:
    definition = app.registry.get(tool)
    definition = definition.model_copy(
        update={"cache": definition.cache.model_copy(update={"enabled": True})}
    )
    now = await app.executor.fingerprint_of(definition)
    for word in words:
        result = ToolResult((TextContent(f"said {word}"),), structured={"word": word})
        await app.cache.store(definition, {"expression": word}, result, now)


def test_answers_are_listed_found_sorted_and_opened(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        assert bench.screen.list.empty.heading() == "Loading cached answers…"
        await until(lambda: bench.screen.list.empty.heading() == "No cached answers yet")
        assert not bench.screen.commands["delete_all_answers"].isEnabled()
        await store(app, "1 + 1", "2 + 2", "a longer one")
        calculator = app.registry.get("calculator")
        now = await app.executor.fingerprint_of(calculator)
        await app.cache.read(calculator, {"expression": "1 + 1"}, now)
        await app.cache.read(calculator, {"expression": "9"}, now)
        bench.screen.refresh()
        await until(lambda: bench.numbers == [1, 3, 2] and bench.current == 1)
        await until(lambda: bench.screen.bar.summary.text().endswith(FIGURES.format(1, 1)))
        assert bench.screen.bar.summary.text().startswith("3 answers, ")
        await until(lambda: bench.screen.page.whole.isVisible())
        assert "said" not in bench.words(), "its structured part is what is shown"
        await until(lambda: "Answers the same call" in bench.words())
        await until(lambda: bench.row(1).entry.hits)
        bench.screen.page.facts.set_rows([("Made", "As it was said long ago")])
        bench.screen.look()
        assert "long ago" not in bench.words(), "it ages while it is looked at"
        assert not bench.row(2).entry.hits
        bench.screen.list.sorting.choose(3)
        await until(lambda: bench.numbers[0] == 3)
        bench.screen.list.search.setText("2 EXPR")
        await until(lambda: bench.numbers == [2])
        QAbstractItemModelTester(
            bench.screen.list.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )
        assert bench.failed == []

    in_app(body)


def test_answer_that_another_process_stored_is_listed(bench: Bench, in_app, until, paths) -> None:
    async def body(app) -> None:
        await until(lambda: bench.screen.list.empty.heading() == "No cached answers yet")
        other = build_app(paths)
        await other.load()
        try:
            await store(other, "1 + 1")
            bench.screen._live.look.emit()  # as it does every few seconds
            await until(lambda: bench.row(1) is not None)
        finally:
            await other.close()

    in_app(body)


def test_of_many_answers_only_those_that_are_seen_are_read(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "first")

        def fill(connection) -> None:
            (workspace,) = connection.execute("SELECT workspace FROM cache_entries").fetchone()
            for number in range(MANY):
                key = cache_key("calculator", {"expression": f"{number}"})
                put = (workspace, key, "calculator", "{}", "2020-01-01T00:00:00+00:00", None, "{}")
                (id_,) = connection.execute(STORE_RESULT, put).fetchone()
                connection.execute(WEIGH_RESULT, (id_, 9, "2020-01-01T00:00:00+00:00"))

        await app.database.write(fill)
        bench.screen.refresh()
        await until(lambda: len(bench.numbers) == MANY + 1 and bench.current == 1)
        bench.screen.list.view.scrollToBottom()
        await until(lambda: bench.row(2) is not None)
        assert len(bench.screen.list.model.held()) < 500
        bench.screen.list.search.setText("19999")
        await until(lambda: len(bench.numbers) == 1)

    in_app(body)


def test_stale_answer_says_what_changed(bench: Bench, in_app, until, paths) -> None:
    async def body(app) -> None:
        await store(app, "1")
        bench.screen.refresh()
        await until(lambda: bench.row(1) is not None and bench.row(1).is_good)
        file = paths.workspace_dir / "python" / "calculator.py"
        file.write_text(file.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
        bench.screen.set_app(app)  # as after every reload
        await until(lambda: bench.row(1).look.word == "Stale: code changed")
        await until(lambda: "code in python/calculator.py changed since" in bench.words())
        await until(lambda: "Another one now" in bench.words())

    in_app(body)


def test_answers_are_deleted_pinned_and_brought_back(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "1", "2", "3")
        await store(app, "4", tool="convert_units")
        bench.screen.refresh()
        await until(lambda: bench.numbers == [4, 3, 2, 1])
        await until(lambda: all(map(bench.row, (1, 2, 3, 4))))  # one may be read before the others
        assert ", Answers the same call, " in bench.screen.list.model.spoken(bench.row(3))
        bench.screen.list.select("3")
        bench.do("pin_answer")
        await until(lambda: bench.row(3).entry.is_pinned)
        pin = bench.screen.commands["pin_answer"]
        await until(lambda: pin.title == "Unpin answer of calculator")
        bench.do("delete_answer")
        await until(lambda: bench.numbers == [4, 2, 1])
        await until(lambda: bench.current == 2)  # what stands where it stood
        bench.do("delete_tool_answers")
        await until(lambda: bench.numbers == [4])
        await until(lambda: bench.undo.undo_words == "delete 2 cached answers")
        bench.do("delete_all_answers")
        await until(lambda: bench.screen.list.empty.heading() == "No cached answers yet")
        await until(lambda: bench.undo.undo_words == "delete 1 cached answer")
        for numbers in ([4], [4, 2, 1], [4, 3, 2, 1]):
            bench.undo.undo()
            await until(lambda numbers=numbers: bench.numbers == numbers)
        await until(lambda: bench.undo.undo_words == "pin answer of calculator")
        bench.undo.redo()
        await until(lambda: bench.numbers == [4, 2, 1] and bench.undo.redo_words)
        assert bench.said[:2] == [
            "The answer of calculator stays in a full cache.",
            "1 cached answer is deleted.",
        ]
        await bench.screen.shut_down()
        left = "SELECT count(*) FROM cache_entries"
        (count,) = await app.database.read(lambda c: c.execute(left).fetchone())
        assert count == 3, "what was deleted goes for good with the window"
        assert bench.failed == []

    in_app(body)


def test_large_answer_is_read_when_it_is_wanted_and_saved_unread(
    bench: Bench, in_app, until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, said = tmp_path / "answer.txt", Random(1).randbytes(3_100_000).hex()
    bench.screen.said.connect(bench.said.append)

    def choose(_parent, _title, name: str, _kinds, save: Callable[[Path, str], object]) -> None:
        assert name == "calculator-1.txt"
        save(path, "")

    monkeypatch.setattr("tooldesk_ui.cache.cache_screen.ask_where_to_save", choose)

    async def body(app) -> None:
        definition = app.registry.get("calculator")
        policy = definition.cache.model_copy(update={"enabled": True})
        definition = definition.model_copy(update={"cache": policy})
        result = ToolResult((TextContent(said),))
        now = await app.executor.fingerprint_of(definition)
        await app.cache.store(definition, {"expression": "1"}, result, now)
        bench.screen.refresh()
        page = bench.screen.page
        await until(lambda: page.large.isVisible())
        assert not page.whole.isVisible()
        bench.do("save_answer")
        await until(lambda: "The answer is in answer.txt." in bench.said)
        assert path.read_text() == said
        assert not page.whole.isVisible()
        page.large.click()
        await until(lambda: page.whole.isVisible())
        assert bench.failed == []

    in_app(body)


def test_answer_that_is_a_picture_is_saved_as_one(
    bench: Bench, in_app, until, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.screen.said.connect(bench.said.append)

    def choose(_parent, _title, name: str, _kinds, save: Callable[[Path, str], object]) -> None:
        save(tmp_path / name, "")

    monkeypatch.setattr("tooldesk_ui.cache.cache_screen.ask_where_to_save", choose)

    async def body(app) -> None:
        definition = app.registry.get("calculator")
        policy = definition.cache.model_copy(update={"enabled": True})
        definition = definition.model_copy(update={"cache": policy})
        result = ToolResult((ImageContent("UE5H", "image/png"), TextContent("beside it")))
        now = await app.executor.fingerprint_of(definition)
        await app.cache.store(definition, {"expression": "1"}, result, now)
        bench.screen.refresh()
        await until(lambda: bench.row(1) is not None and bench.current == 1)
        bench.do("save_answer")
        await until(lambda: len(bench.said) == 2)
        assert bench.said[1] == (
            "The answer is in calculator-1.png; 1 other part of the answer can't be in it."
        )
        assert (tmp_path / "calculator-1.png").read_bytes() == b"PNG"
        assert bench.failed == []

    in_app(body)


def test_undo_that_failed_is_tried_again(bench: Bench, in_app, until, paths) -> None:
    async def body(app) -> None:
        await store(app, "1", "2")
        bench.screen.refresh()
        await until(bench.screen.commands["delete_all_answers"].isEnabled)
        bench.do("delete_all_answers")
        await until(lambda: bench.undo.undo_words == "delete 2 cached answers")
        full = (
            "CREATE TRIGGER full BEFORE UPDATE ON cache_uses BEGIN SELECT raise(ABORT, 'full'); END"
        )
        await app.database.write(lambda connection: connection.execute(full))
        bench.undo.undo()
        await until(lambda: bench.failed)
        assert isinstance(bench.failed[0], StorageError)
        await app.database.write(lambda connection: connection.execute("DROP TRIGGER full"))
        bench.undo.undo()
        await until(lambda: bench.numbers == [2, 1])
        assert len(bench.failed) == 1

    in_app(body)


def test_call_that_missed_is_compared_with_the_nearest(live, paths, until) -> None:
    call = '{"tool": "calculator", "args": {"expression": "%s"}}'

    async def body(window) -> None:
        await store(window.app, "6 * 8")
        window.console._raw.editor.set_text(call % "6 * 7")
        window.commands["run"].trigger()
        await until(lambda: window.commands["why_miss"].isEnabled())
        window.commands["why_miss"].trigger()
        screen = window.screens()["cache"]
        page = screen.page
        await until(lambda: page.comparison.isVisible() and screen.list.current() is not None)
        assert screen.list.current().key == "1"

        def compared() -> str:
            labels = page.comparison.findChildren(QLabel)
            return " ".join(label.accessibleName() or label.text() for label in labels)

        await until(lambda: 'Remembered: "6 * 8"\nAsked: "6 * 7"' in compared())
        words = compared()
        assert "Why a call was a miss No answer to its arguments was remembered" in words
        assert "/expression" in words
        screen.list.select("2")
        await until(lambda: not page.comparison.isVisible())
        window.commands["compare_answer"].trigger()
        await until(lambda: 'Remembered: "6 * 8"\nAsked: "6 * 7"' in compared())

    live(body)


def test_argument_that_is_absent_is_no_null(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "1", "2")
        add = """UPDATE cache_entries SET key = replace(key, '"2"', '"1","unit":null')"""
        await app.database.write(lambda connection: connection.execute(add))
        bench.screen.refresh()
        await until(lambda: bench.row(2) is not None)
        bench.screen.list.select("2")
        bench.do("compare_answer")
        labels = bench.screen.page.comparison.findChildren
        await until(lambda: labels(DifferenceLabel))
        assert [each.accessibleName() for each in labels(DifferenceLabel)] == ["Asked: null"]

    in_app(body)


def test_off_is_said_with_the_way_to_the_settings(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "1")
        bench.screen.refresh()
        await until(lambda: bench.row(1) is not None)
        assert not bench.screen.notice.isVisible()
        off = CacheSettings(is_on=False)
        app.settings.change(lambda old: old.model_copy(update={"cache": off}))
        bench.screen.on_settings_changed()
        await until(lambda: bench.screen.notice.isVisible())
        assert "off in the settings" in bench.screen.notice.words()
        assert bench.screen._settings.isVisible()
        await until(lambda: bench.row(1).look.word == "Not given")

    in_app(body)


def test_pinned_answers_that_leave_no_room_are_said(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        # results are packed: what weighs something has to be without an order
        await store(app, *(Random(seed).randbytes(700_000).hex() for seed in (1, 2)))
        bench.screen.refresh()
        await until(lambda: bench.row(2) is not None)
        entries = (await bench.screen._source.answers.cache()).entries
        await entries.pin([1, 2])
        few = CacheSettings(max_size_mb=1)
        app.settings.change(lambda old: old.model_copy(update={"cache": few}))
        bench.screen.refresh()
        await until(lambda: bench.screen.notice.isVisible())
        assert "Pinned answers leave no room for others" in bench.screen.notice.words()
        assert "the cache may take 1 MB" in bench.screen.notice.words()
        assert bench.screen._settings.isVisible()
        await entries.pin([1, 2], is_pinned=False)
        bench.screen.refresh()
        await until(lambda: not bench.screen.notice.isVisible())

    in_app(body)


def test_broken_database_and_answers_that_cannot_be_read_are_said(
    bench: Bench, in_app, until, paths
) -> None:
    async def body(app) -> None:
        await store(app, "1")
        odd = "UPDATE cache_entries SET result = x'00ff', stored_at = 7, key = 1.5"
        await app.database.write(lambda connection: connection.execute(odd))
        bench.screen.refresh()
        await until(lambda: bench.row(1) and bench.row(1).look.word == "Unknown")
        await until(lambda: "It can't be read, and is given to no call." in bench.words())
        await asyncio.to_thread(paths.database.unlink)
        bench.screen.refresh()
        await until(lambda: bench.screen.list.notice.isVisible())
        assert "was deleted or replaced" in bench.screen.list.notice.words()
        assert bench.failed == []

    in_app(body)


def test_tool_that_has_misses_only_has_a_row_with_their_count(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "1", "2")
        misses = (
            "INSERT INTO cache_misses SELECT DISTINCT workspace, 'weather', 3 FROM cache_entries"
        )
        await app.database.write(lambda connection: connection.execute(misses))
        bench.screen.refresh()
        await until(lambda: bench.screen.bar.summary.text().endswith(FIGURES.format(0, 3)))
        await until(lambda: bench.numbers[2:] == [-1] and bench.row(-1) is not None)
        bench.screen.list.view.selectRow(2)
        await until(lambda: "No answer kept" in bench.words())
        assert "No answer to its calls is kept: there is no such tool now." in bench.words()
        assert "Misses\n3" in bench.words()
        for id_ in ("delete_answer", "delete_tool_answers", "pin_answer", "compare_answer"):
            assert not bench.screen.commands[id_].isEnabled(), id_
        assert "No answer of it is kept." in bench.screen.commands["pin_answer"].toolTip()
        bench.screen.list.search.setText("WEATH")
        await until(lambda: bench.numbers == [-1])
        bench.screen.list.search.setText("calc")
        await until(lambda: len(bench.numbers) == 2)
        bench.screen.list.clear_filters()
        await store(app, "x", tool="calculator")
        await app.database.write(lambda connection: connection.execute("DELETE FROM cache_misses"))
        bench.screen.refresh()
        await until(lambda: len(bench.numbers) == 3 and -1 not in bench.numbers)
        assert bench.failed == []

    in_app(body)


def test_odd_numbers_and_parts_are_shown_as_far_as_they_go(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "1", "2")
        misses = "INSERT INTO cache_misses SELECT DISTINCT workspace, 'calculator', 'x' FROM {}"
        for odd in (
            "UPDATE cache_uses SET size_bytes = 9223372036854775807, hits = 9223372036854775807",
            misses.format("cache_entries"),
            """UPDATE cache_entries SET fingerprint = '{"": null}'""",
        ):
            await app.database.write(lambda connection, odd=odd: connection.execute(odd))
        bench.screen.refresh()
        # the screen lists what is stored by itself, before it was made odd
        await until(lambda: bench.screen.bar.summary.text().endswith(FIGURES.format(2**63 - 1, 0)))
        await until(lambda: bench.row(1) and bench.row(1).look.word.startswith("Stale"))
        assert bench.failed == []

    in_app(body)


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "x"])
def test_time_that_no_clock_shows_is_none(time: str) -> None:
    assert moment(time) is None


def test_nothing_is_shown_while_stored_secrets_cannot_be_read(
    bench: Bench, in_app, until, own_secret_service
) -> None:
    async def body(app) -> None:
        await until(lambda: bench.screen.list.empty.heading() == "No cached answers yet")
        bench.screen.hide()  # it looks by itself, and would list what comes
        await store(app, "canary-5f1b7c22e94d")
        await app.vault.set("KEY", "canary-5f1b7c22e94d")
        app.vault.read_again()
        await asyncio.to_thread(own_secret_service.lock)
        bench.screen.show()
        await until(lambda: bench.screen.list.empty.heading() == "The cached answers can't be read")
        assert bench.numbers == []
        await asyncio.to_thread(own_secret_service.unlock)
        bench.screen.refresh()
        await until(lambda: bench.row(1) is not None)
        assert "•••KEY•••" in bench.row(1).arguments

    in_app(body)


def test_secrets_are_not_shown(bench: Bench, in_app, until) -> None:
    async def body(app) -> None:
        await store(app, "hunter2-is-it")
        app.redactor.learn([("PASSWORD", "hunter2-is-it")])
        bench.screen.refresh()
        await until(lambda: bench.row(1) is not None and bench.screen.page.whole.isVisible())
        assert "hunter2" not in json.dumps([bench.row(1).arguments, bench.words()])
        assert "•••PASSWORD•••" in bench.row(1).arguments

    in_app(body)


def test_locked_file_of_secrets_is_opened_from_the_list(
    no_bus, bench: Bench, run_async, until, paths
) -> None:
    async def kept() -> None:
        app = build_app(paths)
        await app.load()
        app.vault.ask_passphrase_with(typing("right"))
        await app.vault.set("KEY", "canary-5f1b7c22e94d", in_file=True)
        await store(app, "1 + 1")
        await app.close()

    async def whole() -> None:
        await kept()
        app = build_app(paths)
        await app.load()
        bench.screen.set_app(app)
        button = bench.screen.list.empty.findChild(QPushButton, "empty_state_button")
        try:
            await until(lambda: bench.screen.list.empty.heading().endswith("can't be read"))
            await until(button.isVisible)
            assert button.text() == "Unlock…"
            app.vault.ask_passphrase_with(typing("right"))
            button.click()
            await until(lambda: bench.row(1) is not None)
        finally:
            bench.screen.set_app(None)
            await bench.screen.shut_down()
            await app.close()

    run_async(whole())


def typing(passphrase: str) -> Callable[[], Any]:
    async def ask() -> str:
        return passphrase

    return ask


def test_undo_of_deleting_all_does_not_lead_to_the_end(bench: Bench, in_app, until) -> None:
    """A tool that has misses only stands behind all answers, and is chosen while there is none.

    The calls that found none are counted as long as the answers are there.
    """

    async def body(app) -> None:
        await store(app, *map(str, range(1, 41)))
        definition = app.registry.get("calculator")
        await app.cache.read(definition, {"expression": "0"}, {})
        bench.screen.refresh()
        await until(lambda: len(bench.numbers) == 40)
        await until(lambda: bench.screen.bar.summary.text().endswith(FIGURES.format(0, 1)))
        bench.screen.list.select("40")
        await until(lambda: bench.current == 40)
        bench.do("delete_all_answers")
        await until(lambda: bench.numbers == [])
        assert bench.screen.bar.summary.text() == ""
        await app.cache.read(definition, {"expression": "0"}, {})
        bench.screen.refresh()
        await until(lambda: bench.numbers == [-1] and bench.current == -1)
        await until(lambda: bench.undo.undo_words == "delete 40 cached answers")
        bench.undo.undo()
        await until(lambda: len(bench.numbers) == 40)
        await until(lambda: bench.current is not None)
        assert bench.current == 40
        assert bench.screen.list.view.verticalScrollBar().value() == 0
        await until(lambda: bench.screen.bar.summary.text().endswith(FIGURES.format(0, 2)))

    in_app(body)
