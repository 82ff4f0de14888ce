"""A call that is waited for only so long is let go of when nobody waits any more."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tooldesk.secret_vault.stores.bounded_calls import BoundedCalls

WAIT_S = 60


async def test_cancellation_that_comes_with_the_result_is_not_swallowed() -> None:
    """Whoever goes on after it would never end: a watch of the keyring, at the close."""
    before = set(threading.enumerate())
    task = asyncio.create_task(BoundedCalls().run(lambda: "done", WAIT_S))
    await asyncio.sleep(0)  # it has begun
    for thread in set(threading.enumerate()) - before:
        thread.join(WAIT_S)
    await asyncio.sleep(0)  # the result has come, and is not taken yet
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
