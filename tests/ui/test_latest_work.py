"""Work for the newest wish: one thread at a time, and nothing that is out of date is told."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tooldesk_ui.latest_work import LatestWork


@pytest.fixture
def told() -> list[object]:
    return []


@pytest.fixture
def use_work(run_async: Any, told: list[object]) -> Any:
    """Runs a coroutine with a LatestWork that tells into `told`."""

    def use(steps: Any) -> None:
        async def body() -> None:
            work = LatestWork(0)
            work.finished.connect(told.append)
            work.failed.connect(told.append)
            try:
                await steps(work)
            finally:
                await work.shut_down()
                work.deleteLater()

        run_async(body())

    return use


def test_result_is_told(use_work: Any, until: Any, told: list[object]) -> None:
    async def steps(work: LatestWork) -> None:
        work.start(lambda: 3)
        await until(lambda: told == [3])

    use_work(steps)


def test_only_the_newest_result_is_told(use_work: Any, until: Any, told: list[object]) -> None:
    gate, ran = threading.Event(), []

    def slow() -> str:
        gate.wait(10)
        return "old"

    async def steps(work: LatestWork) -> None:
        work.start(slow, at_once=True)
        work.start(lambda: ran.append("dropped"), at_once=True)
        work.start(lambda: "new", at_once=True)
        gate.set()
        await until(lambda: told == ["new"])
        assert ran == []

    use_work(steps)


def test_cancelled_work_is_not_told(use_work: Any, until: Any, told: list[object]) -> None:
    gate = threading.Event()

    async def steps(work: LatestWork) -> None:
        work.start(lambda: gate.wait(10), at_once=True)
        work.cancel()
        gate.set()
        work.start(lambda: "next")
        await until(lambda: told == ["next"])

    use_work(steps)


def test_failure_is_told_in_words_and_work_goes_on(
    use_work: Any, until: Any, told: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    async def steps(work: LatestWork) -> None:
        work.start(lambda: 1 / 0)
        await until(lambda: told == ["ZeroDivisionError: division by zero"])
        work.start(lambda: 4)
        await until(lambda: told[-1] == 4)

    use_work(steps)
    assert "division by zero" in caplog.text


def test_settling_begins_at_once_and_ends_after_the_newest_was_told(
    run_async: Any, told: list[object]
) -> None:
    async def body() -> None:
        work = LatestWork(1_000_000)
        work.finished.connect(told.append)
        try:
            await work.settle()
            work.start(lambda: "old")
            work.start(lambda: "new")
            await work.settle()
            assert told == ["new"]
        finally:
            await work.shut_down()
            work.deleteLater()

    run_async(body())


def test_only_work_that_takes_long_is_called_late(
    use_work: Any, until: Any, told: list[object]
) -> None:
    gate = threading.Event()

    async def steps(work: LatestWork) -> None:
        work.late.connect(lambda: (told.append("late"), gate.set()))
        work.start(lambda: "quick")
        await until(lambda: told == ["quick"])
        work.start(lambda: gate.wait(10) and "slow")
        await until(lambda: told == ["quick", "late", "slow"])

    use_work(steps)


def test_who_waits_for_work_that_is_cancelled_goes_on(use_work: Any, told: list[object]) -> None:
    gate = threading.Event()

    async def steps(work: LatestWork) -> None:
        work.start(lambda: gate.wait(10), at_once=True)
        work.cancel()
        await work.settle()
        gate.set()

    use_work(steps)
    assert told == []
