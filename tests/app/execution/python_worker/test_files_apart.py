"""Threat 29: what a tool does to its interpreter never answers a call of another file."""

from __future__ import annotations

import asyncio

import pytest

from tooldesk.execution.python_worker.worker_pool import WorkerPool

LOOK = """
import builtins, json, os, statistics, sys, threading

def run():
    print("heard")
    return {
        "len": len([1, 2]),
        "mean": statistics.mean([1, 3]),
        "json": json.loads("1"),
        "stdin": sys.stdin.read(),
        "left": os.environ.get("LEFT"),
        "threads": threading.active_count(),
        "hooked": sys.getprofile() is not None or threading.excepthook is not
            threading.__excepthook__,
    }
"""
CLEAN = {
    "len": 2,
    "mean": 2,
    "json": 1,
    "stdin": "",
    "left": None,
    "threads": 1,
    "hooked": False,
}


@pytest.mark.parametrize(
    "change",
    [
        "builtins.len = lambda _: 666",
        "statistics.mean = lambda _: 666",
        "sys.modules['statistics'] = types.SimpleNamespace(mean=lambda _: 666)",
        "sys.modules['json'] = types.SimpleNamespace(loads=lambda _: 666)",
        "sys.stdin = io.StringIO('forged')",
        "sys.stdout = io.StringIO()",
        "os.environ['LEFT'] = 'x'",
        "os.putenv('LEFT', 'x')",
        "threading.Thread(target=threading.Event().wait, daemon=True).start()",
        "threading.excepthook = print",
        "sys.setprofile(lambda *_: None)",
        "next(e for e in gc.get_objects() if type(e).__name__ == 'Worker').answer = None",
    ],
)
@pytest.mark.parametrize("is_at_import", [True, False])
async def test_changed_interpreter_serves_no_other_file(bench, change: str, is_at_import: bool):
    imports = "import builtins, gc, io, os, statistics, sys, threading, types\n"
    place = f"{change}\ndef run(): pass\n" if is_at_import else f"def run():\n    {change}\n"
    bench.write(imports + place, "changing.py")
    bench.write(LOOK, "looking.py")
    await bench.pool.warm_up()
    if not (is_at_import and "sys.stdout" in change):
        await bench.call(file="changing.py")
    else:
        await asyncio.gather(bench.call(file="changing.py"), return_exceptions=True)
    bench.output.clear()
    assert (await bench.call(file="looking.py")).structured == CLEAN
    assert bench.printed() == "heard\n"


async def test_describing_a_file_leaves_nothing_for_another(bench):
    changing = bench.write("import statistics\nstatistics.mean = lambda _: 666\n", "changing.py")
    bench.write(LOOK, "looking.py")
    await bench.pool.describe(changing)
    assert (await bench.call(file="looking.py")).structured == CLEAN


async def test_each_file_keeps_a_warm_worker_of_its_own(bench):
    process = "import os\ndef run():\n    return os.getpid()\n"
    bench.write(process, "one.py")
    bench.write(process, "two.py")
    seen = [(await bench.call(file=f"{name}.py")).structured for name in ("one", "two") * 3]
    assert len(set(seen[::2])) == len(set(seen[1::2])) == 1
    assert seen[0] != seen[1]


async def test_fresh_worker_is_there_before_another_file_needs_it(bench, watch):
    bench.pool = WorkerPool(spare_after_s=0.0)
    bench.write("import os\ndef run():\n    return os.getpid()\n")
    bench.write("import os\ndef run():\n    return os.getpid()\n", "other.py")
    first = str((await bench.call()).structured)
    await watch.until(lambda: len(bench.pool._idle) == 2)
    (spare,) = set(watch.programs()) - {first}
    assert str((await bench.call(file="other.py")).structured) == spare
    await bench.pool.close()


async def test_spare_worker_takes_no_place_of_one_that_is_used(bench, watch):
    bench.pool = WorkerPool(max_workers=1, spare_after_s=0.0)
    bench.write("import os\ndef run():\n    return os.getpid()\n")
    assert len({(await bench.call()).structured for _ in range(3)}) == 1
    assert len(watch.programs()) == 1
    await bench.pool.close()


async def test_pool_that_closes_while_a_spare_starts_leaves_nothing(bench, watch):
    bench.pool = WorkerPool(spare_after_s=0.0)
    bench.write("def run():\n    pass\n")
    await bench.call()
    await watch.until(lambda: bench.pool._starting)
    await bench.pool.close()
    assert watch.programs() == []
