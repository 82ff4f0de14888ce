"""RowReading: one row at a time, and none that was passed by."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from PySide6.QtCore import QObject

from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.lists.row_reading import RowReading


class Reads:
    """Rows that are read once they are let go."""

    def __init__(self, owner: TaskOwner) -> None:
        self.parent = QObject()
        self.reading = RowReading(owner, self.read, self.parent, pause_ms=0)
        self.begun: list[int] = []
        self.shown: list[int] = []
        self.go = asyncio.Event()

    async def read(self, number: int) -> None:
        self.begun.append(number)
        await self.go.wait()
        if number == 13:
            raise LookupError(number)
        if self.reading.is_wanted(number):
            self.shown.append(number)


@pytest.fixture
def use_reads(run_async: Any) -> Any:
    def use(steps: Any) -> None:
        async def body() -> None:
            errors: list[BaseException] = []
            owner = TaskOwner(errors.append)
            try:
                await steps(Reads(owner), errors)
            finally:
                await owner.close()

        run_async(body())

    return use


def test_of_rows_that_are_run_past_only_first_and_last_are_read(use_reads, until) -> None:
    async def steps(reads: Reads, errors: list[BaseException]) -> None:
        for number in (1, 2, 3):
            reads.reading.want(number)
        await until(lambda: reads.begun == [3])
        for number in (4, 5, 6):
            reads.reading.want(number)
        reads.go.set()
        await until(lambda: reads.shown == [6])
        assert reads.begun == [3, 6], "what was no longer wanted was read, or shown"
        assert errors == []

    use_reads(steps)


def test_what_nobody_wants_any_more_is_not_shown(use_reads, until) -> None:
    async def steps(reads: Reads, _: object) -> None:
        reads.reading.want(1)
        await until(lambda: reads.begun == [1])
        reads.reading.want(None)
        reads.go.set()
        reads.reading.want(2)
        await until(lambda: reads.shown == [2])

    use_reads(steps)


def test_row_that_cannot_be_read_does_not_keep_the_next_from_being_read(use_reads, until) -> None:
    async def steps(reads: Reads, errors: list[BaseException]) -> None:
        reads.reading.want(13)
        await until(lambda: reads.begun == [13])
        reads.reading.want(14)
        reads.go.set()
        await until(lambda: reads.shown == [14])
        assert [type(error) for error in errors] == [LookupError]

    use_reads(steps)
