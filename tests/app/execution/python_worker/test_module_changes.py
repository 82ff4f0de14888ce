"""Edited files: the next call runs the new code."""

from __future__ import annotations

import os

import pytest

from tooldesk.errors import PermanentError

NUMBER = "import os\ndef run():\n    return [{}, os.getpid()]\n"


async def number_and_process(bench) -> list[int]:
    return (await bench.call()).structured


async def test_edited_tool_runs_its_new_code(bench):
    bench.write(NUMBER.format(1))
    assert (await number_and_process(bench))[0] == 1
    bench.write(NUMBER.format(22))
    assert (await number_and_process(bench))[0] == 22


async def test_edit_of_the_same_size_and_time_is_seen(bench):
    path = bench.write(NUMBER.format(1))
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    await bench.call()
    bench.write(NUMBER.format(2))
    os.utime(path, ns=times)
    assert (await number_and_process(bench))[0] == 2


async def test_touched_file_stays_in_its_warm_worker(bench):
    path = bench.write(NUMBER.format(1))
    _, process = await number_and_process(bench)
    os.utime(path, (1, 1))
    assert await number_and_process(bench) == [1, process]


async def test_edited_neighbour_is_imported_again(bench):
    bench.write("VALUE = 1\n", "neighbour.py")
    bench.write("import neighbour\ndef run():\n    return [neighbour.VALUE]\n")
    assert await number_and_process(bench) == [1]
    bench.write("VALUE = 333\n", "neighbour.py")
    assert await number_and_process(bench) == [333]


async def test_neighbour_imported_in_the_middle_of_a_call_is_watched_too(bench):
    bench.write("VALUE = 1\n", "neighbour.py")
    bench.write("def run():\n    import neighbour\n    return [neighbour.VALUE]\n")
    assert await number_and_process(bench) == [1]
    bench.write("VALUE = 333\n", "neighbour.py")
    assert await number_and_process(bench) == [333]


async def test_mended_file_is_imported_again(bench):
    bench.write("def run(:\n")
    with pytest.raises(PermanentError, match="line 1"):
        await bench.call()
    bench.write(NUMBER.format(1))
    assert (await number_and_process(bench))[0] == 1


async def test_deleted_file_is_missed(bench):
    path = bench.write(NUMBER.format(1))
    await bench.call()
    path.unlink()
    with pytest.raises(PermanentError, match="no such file"):
        await bench.call()


async def test_state_of_a_module_lives_as_long_as_its_worker(bench):
    bench.write("count = []\ndef run():\n    count.append(1)\n    return len(count)\n")
    assert [(await bench.call()).structured for _ in range(3)] == [1, 2, 3]
