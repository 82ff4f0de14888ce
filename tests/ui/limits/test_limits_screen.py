"""The Limits screen shows what runs and ran, live, and changes limits so that it can be undone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractItemView, QDialog, QPushButton, QSpinBox

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.settings import PoolLimits
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.limits.limits_screen import LimitsScreen
from tooldesk_ui.limits.table.limits_model import ANEW, COLUMNS, LAST, PER, POOL, TOOL
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme

NAP = "import time\n\n\ndef web_nap(n: int) -> str:\n    time.sleep(20)\n    return 'ok'\n"


class Bench:
    """A Limits screen with what the window lends it."""

    def __init__(self, theme: Theme) -> None:
        self.undo = History()
        self.screen = LimitsScreen(theme, every_command(theme), self.undo)
        self.screen.resize(1200, 700)
        self.screen.show()
        self.said: list[str] = []
        self.failed: list[object] = []
        self.screen.said.connect(self.said.append)
        self.undo.told.connect(lambda words, _: self.said.append(words))
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)

    def row(self, name: str):
        return next(row for row in self.screen.table.model.all_rows() if row.name == name)

    def names(self) -> list[str]:
        listed = self.screen.table.model
        return [listed.row_at(number).name for number in range(listed.rowCount())]

    def pool(self, name: str):
        model = self.screen.pools.model
        return model.row_at(model.number_of(name))

    def levels(self, name: str) -> tuple[int, int] | None:
        pool = self.pool(name)
        return (pool.running, pool.waiting) if pool else None

    def choose(self, name: str) -> None:
        self.screen.table.select(name)

    def press(self, name: str) -> None:
        button = self.screen.findChild(QPushButton, name)
        assert button.isEnabled(), name
        button.click()

    def dialog(self) -> QDialog:
        return next(each for each in self.screen.findChildren(QDialog) if each.isVisible())


@pytest.fixture
def bench(theme: Theme, qtbot) -> Bench:
    bench = Bench(theme)
    qtbot.addWidget(bench.screen)
    return bench


@pytest.fixture
def in_app(bench: Bench, with_core) -> Callable[[Callable[[Any], Any]], None]:
    """Runs a test's body while the screen shows the real core."""
    return partial(with_core, bench.screen)


def test_tools_and_pools_are_shown_with_their_counts(bench, in_app, until) -> None:
    async def body(app) -> None:
        await app.limits.count(app.registry.get("calculator"))
        await until(lambda: bench.row("calculator").count == 1)
        assert bench.names() == list(app.registry.names())
        assert bench.row("calculator").uses == "1, unlimited"
        assert [bench.pool(name).concurrency for name in ("default", "http_api")] == [5, 5]
        QAbstractItemModelTester(
            bench.screen.table.model, QAbstractItemModelTester.FailureReportingMode.Fatal
        )

    in_app(body)


def test_limit_is_set_in_the_file_and_undone(bench, in_app, until, paths) -> None:
    file = paths.workspace_dir / "tools" / "calculator.json"

    async def body(app) -> None:
        before = file.read_bytes()
        bench.choose("calculator")
        bench.press("set_limit_button")
        bench.dialog().findChild(QSpinBox, "limit_count").setValue(3)
        bench.dialog()._period.setCurrentIndex(3)
        bench.dialog().accept()
        await until(lambda: bench.row("calculator").limit == 3)
        written = json.loads(file.read_text(encoding="utf-8"))
        assert (written["max_usage_count"], written["usage_period"]) == (3, "day")
        assert app.registry.get("calculator").max_usage_count == 3
        await until(lambda: bench.row("calculator").next_period_at)
        bench.undo.undo()
        await until(lambda: bench.row("calculator").limit is None)
        assert json.loads(file.read_bytes()) == json.loads(before)
        assert bench.failed == []

    in_app(body)


def test_reset_is_undone_with_the_uses_since(bench, in_app, until) -> None:
    async def body(app) -> None:
        tool = app.registry.get("calculator")
        await until(lambda: bench.row("calculator").count == 0)
        assert not bench.screen.findChild(QPushButton, "reset_all_counts_button").isEnabled()
        for _ in range(3):
            await app.limits.count(tool)
        await until(lambda: bench.row("calculator").count == 3)
        bench.choose("calculator")
        bench.press("reset_count_button")
        await until(lambda: bench.row("calculator").count == 0)
        await app.limits.count(tool)
        bench.undo.undo()
        await until(lambda: bench.row("calculator").count == 4)
        bench.undo.redo()
        await until(lambda: bench.row("calculator").count == 0)
        await app.limits.count(app.registry.get("query_csv"))
        await until(lambda: bench.row("query_csv").count == 1)
        await app.limits.count(tool)
        await until(lambda: bench.row("calculator").count == 1)
        bench.press("reset_all_counts_button")
        await until(lambda: bench.row("query_csv").count == 0)
        again, undone = "counted from zero.", "Undone: reset count of calculator."
        said = [f"calculator is {again}", undone, f"calculator is {again}", f"2 tools are {again}"]
        await until(lambda: bench.said == said)

    in_app(body)


def test_gauges_follow_running_calls(bench, in_app, until, write_tool) -> None:
    write_tool("web_nap", NAP)

    async def body(app) -> None:
        pools = app.settings.current.resource_pools.with_pool(
            "http_api", PoolLimits(concurrency=1), ("web_",)
        )
        app.settings.save(app.settings.current.model_copy(update={"resource_pools": pools}))
        calls = [app.usage.run_calling(ToolCalling("web_nap", {"n": n})) for n in range(3)]

        async def run(events) -> None:
            async for _ in events:
                pass

        tasks = [asyncio.ensure_future(run(events)) for events in calls]
        await until(lambda: bench.levels("http_api") == (1, 2))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await until(lambda: bench.levels("http_api") == (0, 0))
        await until(lambda: bench.row("web_nap").count == 1)

    in_app(body)


def test_what_another_process_changes_appears(bench, in_app, until) -> None:
    async def body(app) -> None:
        await until(lambda: bench.row("calculator").count == 0)
        other, settings = Database(app.paths.database), SettingsFile(app.paths.settings)
        await UsageLimits(other, RowOwner(app.paths.workspace_dir)).count(
            app.registry.get("calculator")
        )
        await other.close()
        settings.change(
            lambda old: old.model_copy(
                update={
                    "resource_pools": old.resource_pools.with_pool(
                        "slow", PoolLimits(concurrency=2), ("slow_",)
                    )
                }
            )
        )
        await until(lambda: bench.row("calculator").count == 1)
        await until(lambda: bench.row("slow_countdown").pool == "slow")
        assert bench.pool("slow").concurrency == 2

    in_app(body)


def test_pool_is_edited_removed_and_brought_back(bench, in_app, until) -> None:
    async def body(app) -> None:
        await until(lambda: bench.screen.pools.model.number_of("http_api") >= 0)
        bench.screen.pools.select("http_api")
        bench.press("edit_pool_button")
        bench.dialog().findChild(QSpinBox, "pool_concurrency").setValue(2)
        bench.dialog().accept()
        await until(lambda: bench.pool("http_api").concurrency == 2)
        bench.screen.pools.select("http_api")
        bench.press("remove_pool_button")
        await until(lambda: bench.screen.pools.model.number_of("http_api") < 0)
        bench.undo.undo()
        await until(lambda: bench.screen.pools.model.number_of("http_api") >= 0)
        assert bench.pool("http_api").concurrency == 2
        bench.screen.pools.select("default")
        assert not bench.screen.findChild(QPushButton, "remove_pool_button").isEnabled()
        bench.screen.findChild(QSpinBox, "calls_per_output").setValue(9)
        await until(lambda: app.settings.current.resource_pools.calls_per_output == 9)

    in_app(body)


def test_keyboard_is_enough(bench, in_app, until) -> None:
    async def body(app) -> None:
        await until(lambda: bench.row("calculator").count == 0)
        bench.screen.find_text()
        QTest.keyClicks(bench.screen.table.search, "query")
        assert bench.names() == ["query_csv"]
        QTest.keyClick(bench.screen.table.search, Qt.Key.Key_Down)
        await until(lambda: bench.screen.table.view.hasFocus())
        QTest.keyClick(bench.screen.table.view, Qt.Key.Key_Return)
        field = bench.dialog().findChild(QSpinBox, "limit_count")
        field.selectAll()
        QTest.keyClicks(field, "25")
        QTest.keyClick(field, Qt.Key.Key_Return)
        await until(lambda: bench.row("query_csv").limit == 25)
        await until(lambda: bench.said == ["query_csv may run 25 times in all."])

    in_app(body)


def test_unusable_storage_says_why_and_lists_the_limits(bench, in_app, until, paths) -> None:
    paths.data_dir.mkdir(parents=True)
    Path(paths.database).write_bytes(b"no database at all" * 100)
    notice = bench.screen.table.findChild(object, "limits_problem")

    async def body(app) -> None:
        await until(lambda: notice.isVisible())
        assert "not a database" in notice.words()
        assert "restore it from a backup" in notice.words()
        assert bench.row("calculator").uses == "?, unlimited"

    in_app(body)


def test_empty_loading_and_unmatched_tables_say_so(bench, in_app, paths) -> None:
    empty = bench.screen.table.findChild(object, "limits_table_empty")
    assert "Loading" in empty.heading()
    (paths.workspace_dir / "tools").mkdir(parents=True)

    async def body(app) -> None:
        assert empty.heading() == "No tools yet"
        assert not bench.screen.findChild(QPushButton, "set_limit_button").isEnabled()

    in_app(body)
    bench.screen.table.search.setText("no such words")
    assert "Loading" in empty.heading()


def test_headings_sort_by_what_they_mean(bench, in_app, until) -> None:
    async def body(app) -> None:
        for _ in range(2):
            await app.limits.count(app.registry.get("query_csv"))
        await app.limits.count(app.registry.get("calculator"))
        await until(lambda: bench.row("calculator").count == 1)
        bench.screen.table.view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
        assert bench.names()[:2] == ["query_csv", "calculator"]
        bench.choose("calculator")
        for _ in range(3):
            await app.limits.count(app.registry.get("calculator"))
        await until(lambda: bench.names()[:2] == ["calculator", "query_csv"])
        assert [row.name for row in bench.screen.table.chosen()] == ["calculator"]

    in_app(body)


def test_nothing_is_read_while_nobody_looks(bench, in_app, until) -> None:
    async def body(app) -> None:
        await until(lambda: bench.row("calculator").count == 0)
        bench.screen.hide()
        await app.limits.count(app.registry.get("calculator"))
        timers = bench.screen.findChildren(QTimer)
        assert not any(timer.isActive() for timer in timers)
        assert bench.row("calculator").count == 0
        bench.screen.show()
        await until(lambda: bench.row("calculator").count == 1)

    in_app(body)


def test_views_have_names_and_state_survives(bench, in_app, theme, qtbot) -> None:
    async def body(app) -> None:
        names = {view.accessibleName() for view in bench.screen.findChildren(QAbstractItemView)}
        assert {"Tools and their limits", "Resource pools"} <= names
        bench.choose("query_csv")
        bench.screen.table.search.setText("csv")
        state = json.loads(json.dumps(bench.screen.save_state()))
        again = Bench(theme)
        qtbot.addWidget(again.screen)
        again.screen.restore_state(state)
        again.screen.set_app(app)
        assert again.screen.table.current().name == "query_csv"
        await again.screen.shut_down()

    in_app(body)


@pytest.mark.parametrize("state", [{}, {"sizes": "x", "filter": None, "row": 7, "order": "x"}])
def test_odd_state_changes_nothing(bench, state) -> None:
    before = bench.screen.save_state()
    bench.screen.restore_state(state)
    assert bench.screen.save_state() == before


def test_narrow_table_leaves_out_columns_and_keeps_names_and_uses(bench, in_app, until) -> None:
    async def body(app) -> None:
        await until(lambda: bench.names())
        view = bench.screen.table.view

        def left_out() -> list[int]:
            return [column for column in range(len(COLUMNS)) if view.isColumnHidden(column)]

        bench.screen.table.resize(900, 500)
        assert left_out() == []
        bench.screen.table.resize(420, 500)
        assert left_out() == [ANEW, LAST, POOL]
        await until(lambda: not view.horizontalScrollBar().maximum())
        bench.screen.table.resize(340, 500)
        assert left_out() == [PER, ANEW, LAST, POOL]
        await until(lambda: view.columnWidth(TOOL) >= px(140))
        bench.screen.table.resize(900, 500)
        assert left_out() == []

    in_app(body)
