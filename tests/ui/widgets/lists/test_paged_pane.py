"""A list of which only the rows that are looked at are read, filtered and sorted elsewhere."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tooldesk.errors import StorageError
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.paged_model import MOST_HELD, PAGE_LENGTH, PagedModel
from tooldesk_ui.widgets.lists.paged_pane import PagedPane
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing, Words

MANY = 100_000
WORDS = ListWords("number", "number", "numbers", "edit", "Numbers stand here.")


@dataclass(frozen=True)
class Number:
    key: str
    found_by: str = ""


class NumbersModel(PagedModel[Number]):
    headings = ("Number",)
    orders = ("Largest first", "Smallest first")

    def words(self, row: Number) -> tuple[str, ...]:
        return (row.key,)

    def drawing(self, row: Number, column: int) -> RowDrawing:
        return RowDrawing(((Words(row.key),), (Words("a number"),)))


class Numbers:
    """Stands for a database, and counts what is read."""

    def __init__(self, count: int) -> None:
        self.all = array("q", range(count, 0, -1))
        self.choices = {}
        self.is_broken = False
        self.read_count = 0
        self.all_may_be_read: asyncio.Event | None = None

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        if self.is_broken:
            raise StorageError("It is on fire.", next_step="Put it out.")
        if self.all_may_be_read:
            await self.all_may_be_read.wait()
        return self._found(words, order)

    async def first_keys(self, words: str, order: int) -> Sequence[int]:
        return self._found(words, order)[:PAGE_LENGTH] if self.all_may_be_read else ()

    async def rows(self, keys: Sequence[int]) -> Sequence[Number]:
        self.read_count += len(keys)
        return [Number(str(key)) for key in keys]

    def _found(self, words: str, order: int) -> array[int]:
        found = array("q", (key for key in self.all if words in str(key)))
        return found[::-1] if order else found


@pytest.fixture
def owner() -> TaskOwner:
    return TaskOwner()


@pytest.fixture
def pane(theme, owner, qtbot) -> PagedPane[Number]:
    pane = PagedPane(theme, NumbersModel(), WORDS, owner)
    qtbot.addWidget(pane)
    pane.resize(360, 600)
    pane.show()
    return pane


def shown(pane: PagedPane[Number]) -> str | None:
    """What stands at the top of what is seen; None for a gap."""
    return pane.model.index(pane.view.rowAt(0), 0).data()


def test_only_pages_that_are_looked_at_are_read_and_held(pane, owner, run_async, until) -> None:
    async def body() -> None:
        numbers, bar = Numbers(MANY), pane.view.verticalScrollBar()
        pane.set_source(numbers)
        await until(lambda: shown(pane) == str(MANY))
        assert numbers.read_count == PAGE_LENGTH
        assert pane.current() == Number(str(MANY))
        bar.setValue(bar.maximum() // 2)
        await until(lambda: shown(pane) is not None)
        assert numbers.read_count <= 4 * PAGE_LENGTH, "nothing between"
        for part in range(48):
            bar.setValue(bar.maximum() * part // 48)
            await until(lambda: shown(pane) is not None)
        assert PAGE_LENGTH < pane.model.held_count <= MOST_HELD
        QTest.keyClick(pane.view, Qt.Key.Key_End)
        await until(lambda: pane.current() == Number("1"))
        pane.read_seen_again()
        assert 1 <= pane.model.held_count < PAGE_LENGTH, "the others are read when they are seen"
        await owner.close()

    run_async(body())


def test_database_filters_and_sorts_and_a_search_leads_back(pane, owner, run_async, until) -> None:
    async def body() -> None:
        numbers = Numbers(2_000)
        pane.set_source(numbers)
        await until(lambda: pane.current())
        QTest.keyClicks(pane.search, "199")
        await until(lambda: len(pane.model.keys) == 12)
        pane.sorting.choose(1)
        await until(lambda: pane.model.index(0, 0).data() == "199")
        QTest.keyClicks(pane.search, "x")
        await until(lambda: pane.empty.isVisible())
        assert pane.empty.heading() == "Nothing matches"
        assert pane.search.isVisible()
        pane.empty.findChild(QPushButton).click()
        await until(lambda: len(pane.model.keys) == 2_000)
        assert pane.search.text() == ""
        await owner.close()

    run_async(body())


def test_first_page_is_seen_before_all_are_counted(pane, owner, run_async, until) -> None:
    async def body() -> None:
        numbers = Numbers(2_000)
        numbers.all_may_be_read = asyncio.Event()
        answers: list[int] = []
        pane.answered.connect(lambda: answers.append(len(pane.model.keys)))
        pane.set_source(numbers)
        await until(lambda: shown(pane) == "2000")
        assert len(pane.model.keys) == PAGE_LENGTH
        assert (answers, pane.search.found()) == ([], ""), "how many there are nobody knows yet"
        numbers.all_may_be_read.set()
        await until(lambda: answers == [2_000])
        assert pane.search.found() == "2,000 found"
        pane.select("1000")
        numbers.all_may_be_read.clear()
        QTest.keyClicks(pane.search, "1")
        await until(lambda: not pane._typing.isActive())
        await asyncio.sleep(0)
        assert pane.current() == Number("1000"), "no first page takes a person away"
        numbers.all_may_be_read.set()
        await until(lambda: len(pane.model.keys) < 2_000)
        assert pane.current() == Number("1000")
        await owner.close()

    run_async(body())


def test_what_comes_moves_nothing_that_is_read(pane, owner, run_async, until) -> None:
    async def body() -> None:
        numbers, bar = Numbers(500), pane.view.verticalScrollBar()
        pane.set_source(numbers)
        await until(lambda: pane.current())
        numbers.all[0:0] = array("q", [501])
        pane.look()
        await until(lambda: shown(pane) == "501")
        assert pane.current() == Number("500")
        bar.setValue(bar.maximum() // 2)
        await until(lambda: shown(pane))
        before = shown(pane), pane.view.rowViewportPosition(pane.view.rowAt(0))
        numbers.all[0:0] = array("q", [504, 503, 502])
        del numbers.all[-1]
        pane.look()
        await until(lambda: len(pane.model.keys) == 503)
        assert before == (shown(pane), pane.view.rowViewportPosition(pane.view.rowAt(0)))
        assert pane.current() == Number("500")
        pane.select("300")
        numbers.all.remove(300)
        pane.look()
        await until(lambda: pane.current() == Number("299"))
        await owner.close()

    run_async(body())


def test_failure_is_said_and_what_is_listed_stays(pane, owner, run_async, until) -> None:
    async def body() -> None:
        numbers = Numbers(3)
        numbers.is_broken = True
        pane.set_source(numbers)
        await until(lambda: pane.empty.heading() == "The numbers can't be read")
        numbers.is_broken = False
        pane.look()
        await until(lambda: pane.current())
        numbers.is_broken = True
        pane.look()
        await until(lambda: pane.notice.isVisible())
        assert "Put it out." in pane.notice.words()
        assert shown(pane) == "3"
        assert pane.notice.findChild(QPushButton) is None
        mend = QAction("Mend", pane)
        mended: list[bool] = []
        mend.triggered.connect(lambda: mended.append(True))
        pane.way_out = lambda error: mend if "fire" in error.message else None
        for _ in range(2):  # said twice, it is offered once
            pane.look()
            await until(lambda: pane.notice.findChild(QPushButton))
        (button,) = pane.notice.findChildren(QPushButton)
        await until(button.isVisible)
        button.click()
        assert len(mended) == 1
        numbers.is_broken = False
        pane.look()
        await until(lambda: not pane.notice.isVisible())
        await until(lambda: pane.notice.findChild(QPushButton) is None)
        pane.set_source(None)
        assert pane.empty.heading() == "Loading numbers…"
        await owner.close()

    run_async(body())


def test_model_keeps_its_promises_to_views(qtmodeltester, qapp) -> None:
    model = NumbersModel()
    model.set_rows([Number("3"), Number("2")])
    qtmodeltester.check(model)
    model.set_keys(array("q", [4, 3, 1]))
    assert [model.index(row, 0).data() for row in range(3)] == [None, "3", None]
    assert list(model.wanted_page()) == [4, 1]
    assert (model.number_of("1"), model.number_of("2"), model.number_of("x")) == (2, -1, -1)
