"""Jobs are done in order, whatever becomes of who waits for them, and of those before them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from functools import partial

import pytest

from tooldesk.storage.job_thread import JobThread, Waiter

LEFT_AT_THE_END = """
import threading
from tooldesk.storage.job_thread import JobThread
thread, go = JobThread("jobs"), threading.Event()
thread.submit(go.wait)
thread.submit(lambda: print("done", flush=True))
go.set()
"""


def test_what_waits_at_the_end_of_the_program_is_done():
    ended = subprocess.run(
        [sys.executable, "-c", LEFT_AT_THE_END], capture_output=True, text=True, check=True
    )
    assert (ended.stdout, ended.stderr) == ("done\n", "")


def test_close_returns_when_all_is_done_and_nothing_comes_after_it():
    thread, done = JobThread("jobs"), list[int]()
    for number in range(100):
        thread.submit(partial(done.append, number))
    thread.close()
    assert done == list(range(100))
    with pytest.raises(RuntimeError, match="jobs was ended"):
        thread.submit(partial(done.append, 100))


def test_job_that_breaks_is_told_and_ends_nothing(monkeypatch: pytest.MonkeyPatch):
    told: list[object] = []
    monkeypatch.setattr(threading, "excepthook", lambda hooked: told.append(hooked.exc_value))
    thread, done = JobThread("jobs"), threading.Event()
    thread.submit(partial(int, "no number"))
    thread.submit(done.set)
    thread.close()
    assert done.is_set()
    assert [type(each) for each in told] == [ValueError]


def test_waiter_whose_loop_was_closed_or_who_was_cancelled_hears_nothing():
    async def waiter(*, is_cancelled: bool) -> Waiter[int]:
        made: Waiter[int] = Waiter()
        if is_cancelled:
            made.future.cancel()
            made.give(1)
            made.fail(ValueError())
            await asyncio.sleep(0)
        return made

    gone = asyncio.run(waiter(is_cancelled=True))
    assert gone.is_gone()
    late = asyncio.run(waiter(is_cancelled=False))
    late.give(1)
    late.fail(ValueError())
    assert not late.future.done()
