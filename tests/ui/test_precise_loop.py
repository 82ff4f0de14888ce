"""Timers of the loop never fire before their time."""

from __future__ import annotations

import asyncio


def test_sleep_is_never_shorter_than_asked(run_async) -> None:
    async def body() -> None:
        loop = asyncio.get_running_loop()
        for delay_s in (0.001, 0.0105, 0.03):
            began = loop.time()
            await asyncio.sleep(delay_s)
            # the clock of Qt's timers and that of the loop may differ by their resolution
            assert loop.time() - began >= delay_s - 0.001

    run_async(body())
