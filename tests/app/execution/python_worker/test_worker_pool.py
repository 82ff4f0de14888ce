"""Which worker serves which call, and how long it is kept."""

from __future__ import annotations

import asyncio
import sys

from tooldesk.execution.python_worker.worker_pool import WorkerPool

PROCESS = (
    "import os, time\ndef run(pause: float = 0):\n    time.sleep(pause)\n    return os.getpid()\n"
)


async def test_calls_one_after_another_share_one_warm_worker(bench):
    bench.write(PROCESS)
    assert len({(await bench.call()).structured for _ in range(5)}) == 1


async def test_calls_at_once_have_a_worker_each(bench):
    bench.write(PROCESS)
    results = await asyncio.gather(*(bench.call({"pause": 1.5}) for _ in range(3)))
    assert len({result.structured for result in results}) == 3


async def test_slow_call_holds_up_no_other(bench):
    bench.write(PROCESS)
    slow = asyncio.create_task(bench.call({"pause": 60}))
    await bench.call()
    assert not slow.done()
    slow.cancel()
    await asyncio.gather(slow, return_exceptions=True)


async def test_no_more_workers_than_allowed_run_at_once(bench, watch):
    bench.pool = WorkerPool(max_workers=2)
    bench.write(PROCESS)
    results = await asyncio.gather(*(bench.call({"pause": 0.02}) for _ in range(8)))
    assert len({result.structured for result in results}) == 2
    assert len(watch.programs()) == 2
    await bench.pool.close()


async def test_idle_worker_of_another_interpreter_makes_room(bench, tmp_path, watch):
    bench.pool = WorkerPool(max_workers=1)
    bench.write(PROCESS)
    other = tmp_path / "python"
    other.symlink_to(sys.executable)
    first = (await bench.call()).structured
    second = (await bench.call(interpreter=str(other))).structured
    assert first != second
    await watch.until(lambda: len(watch.programs()) == 1)
    await bench.pool.close()


async def test_worker_that_idles_too_long_is_ended(bench, watch):
    bench.pool = WorkerPool(idle_s=0.05)
    bench.write(PROCESS)
    await bench.call()
    await watch.until(lambda: not watch.programs())
    await bench.pool.close()


async def test_files_are_described_by_one_process_after_another_which_ends_soon(bench, watch):
    bench.pool = WorkerPool(described_idle_s=0.2, spare_after_s=0.0)
    files = [bench.write(f"def run():\n    return {each}\n", f"{each}.py") for each in range(3)]
    for file in files:
        assert (await bench.pool.describe(file)).functions
        assert len(bench.pool._idle) == 1
    # what is called next is likely to be what was looked at
    last = watch.programs()[-1:]
    await watch.until(lambda: not watch.programs())
    assert last
    await bench.pool.close()


async def test_described_file_that_is_called_keeps_its_worker(bench, watch):
    bench.pool = WorkerPool(described_idle_s=0.2)
    file = bench.write(PROCESS)
    await bench.pool.describe(file)
    first = (await bench.call()).structured
    await bench.pool.describe(bench.write("def run():\n    pass\n", "other.py"))
    await watch.until(lambda: watch.programs() == [str(first)])
    assert (await bench.call()).structured == first
    await bench.pool.close()


async def test_changed_file_that_was_called_and_is_described_keeps_a_worker(bench, watch):
    bench.pool = WorkerPool(described_idle_s=0.0)
    file = bench.write(PROCESS)
    first = (await bench.call()).structured
    bench.write(PROCESS + "\n# changed\n")
    await bench.pool.describe(file)
    await watch.until(lambda: len(watch.programs()) == 1)
    (second,) = watch.programs()
    assert second != str(first)
    assert str((await bench.call()).structured) == second
    await bench.pool.close()


async def test_worker_that_is_retired_runs_its_exit_handlers(bench, tmp_path, watch):
    bench.write(
        """
        import atexit, pathlib
        atexit.register(lambda: pathlib.Path("left").touch())
        def run():
            pass
        """
    )
    await bench.call()
    await bench.pool.close()
    assert (tmp_path / "left").exists()


async def test_warmed_up_worker_takes_the_first_call(bench, watch):
    bench.write(PROCESS)
    await bench.pool.warm_up(2)
    warm = set(watch.programs())
    assert len(warm) == 2
    assert str((await bench.call()).structured) in warm
