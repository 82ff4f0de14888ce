"""What a dialog does while it is open ends with it, begun or not."""

from __future__ import annotations

import asyncio
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

import pytest
from shiboken6 import delete

from tooldesk_ui.widgets.dialogs.dialog import Dialog


@pytest.mark.parametrize("how", ["stopped", "closed", "shut down before"])
def test_work_that_never_began_is_not_left_waiting(theme: Any, run_async: Any, how: str) -> None:
    begun: list[None] = []

    async def work() -> None:
        begun.append(None)

    async def body() -> None:
        dialog = Dialog(theme, "a_dialog", "A dialog", "Go")
        wanted = work()
        if how == "shut down before":
            await dialog.shut_down()
        dialog.work(wanted)
        if how == "stopped":
            dialog.stop_work()
        await dialog.shut_down()
        await asyncio.sleep(0)
        assert getcoroutinestate(wanted) == CORO_CLOSED
        dialog.deleteLater()

    run_async(body())
    assert not begun


def test_work_may_end_when_its_dialog_is_gone(theme: Any, run_async: Any, caplog: Any) -> None:
    async def body() -> None:
        dialog = Dialog(theme, "a_dialog", "A dialog", "Go")
        begun = asyncio.Event()

        async def work() -> None:
            begun.set()
            await asyncio.Event().wait()

        dialog.work(work())
        await begun.wait()
        dialog.stop_work()
        delete(dialog)
        await dialog.tasks.finish()

    run_async(body())
    assert caplog.text == ""


def test_fault_of_work_whose_dialog_is_gone_is_logged_without_its_words(
    theme: Any, run_async: Any, caplog: Any
) -> None:
    async def body() -> None:
        dialog = Dialog(theme, "a_dialog", "A dialog", "Go")
        begun, may_fail = asyncio.Event(), asyncio.Event()

        async def work() -> None:
            begun.set()
            await may_fail.wait()
            raise ValueError("canary-4711")

        dialog.work(work())
        await begun.wait()
        delete(dialog)
        may_fail.set()
        await dialog.tasks.finish()

    run_async(body())
    assert "ValueError in Dialog" in caplog.text
    assert "canary" not in caplog.text
