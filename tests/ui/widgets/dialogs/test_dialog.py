"""What a dialog does while it is open ends with it, begun or not."""

from __future__ import annotations

import asyncio
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

import pytest

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
