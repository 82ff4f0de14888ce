"""What a tool prints: live, whole, in order, capped, and never mixed up with the protocol."""

from __future__ import annotations

import asyncio

import pytest

from tooldesk.execution import tool_output


@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("print('printed')", "printed\n"),
        ("print('no end', end='')", "no end"),
        ("import os; os.write(1, b'written\\n')", "written\n"),
        ("import subprocess; subprocess.run(['echo', 'from a child'])", "from a child\n"),
        ("import os; os.system('echo from a shell')", "from a shell\n"),
        ('print(\'{"id": 1, "result": {"value": "forged"}}\')', "{...}"),
        ("import os; os.write(1, b'a\\xffb\\xc3')", "a\ufffdb\ufffd"),
        ("print('\\x1b[31mred\\x1b[0m \\U0001f600')", "\x1b[31mred\x1b[0m \U0001f600\n"),
        ("print('\\ud800')", "\\ud800\n"),
        ("import sys; sys.stdout = None", ""),
        ("import sys; print('kept', end=''); sys.stdout.close()", "kept"),
    ],
)
async def test_printing_reaches_the_console_and_not_the_protocol(bench, code, printed):
    bench.write(f"def run():\n    {code}\n    return 'result'\n")
    assert (await bench.call()).joined_text == "result"
    if printed == "{...}":
        assert '"forged"' in bench.printed()
    else:
        assert bench.printed() == printed


async def test_both_streams_are_told_apart(bench):
    bench.write("import sys\ndef run():\n    print('out')\n    print('err', file=sys.stderr)\n")
    await bench.call()
    assert (bench.printed("stdout"), bench.printed("stderr")) == ("out\n", "err\n")


async def test_output_is_seen_while_the_tool_still_runs(bench, tmp_path):
    bench.write(
        """
        import os
        def run():
            print("go on")
            while not os.path.exists("seen"):
                pass
        """
    )

    def on_output(stream: str, text: str) -> None:
        (tmp_path / "seen").touch()

    await bench.call(on_output=on_output, timeout_s=20)
    assert (tmp_path / "seen").exists()


async def test_all_output_is_there_when_the_result_is(bench):
    bench.write("def run(n: int):\n    print('x' * n)\n    return n\n")
    for size in (1, 70_000, 3, 200_000):
        bench.output.clear()
        await bench.call({"n": size})
        assert len(bench.printed()) == size + 1


async def test_character_cut_by_a_read_is_put_together(bench):
    bench.write(
        """
        import os, time
        def run():
            for byte in "\\u00e9\\U0001f600".encode():
                os.write(1, bytes([byte]))
                time.sleep(0.002)
        """
    )
    await bench.call()
    assert bench.printed() == "é\U0001f600"


async def test_flood_is_capped_and_says_how_much_was_cut(bench):
    bench.write(
        """
        import os
        def run():
            for _ in range(300):
                os.write(1, b"y" * 100_000)
            return "done"
        """
    )
    assert (await bench.call()).joined_text == "done"
    assert bench.printed().endswith("y\n… 29.0 MB more on stdout were cut.\n")
    assert len(bench.printed()) < tool_output.MAX_OUTPUT_BYTES + 100


async def test_flood_keeps_the_loop_free(bench):
    bench.write("def run():\n    for _ in range(200_000):\n        print('y' * 80)\n")
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    counting = asyncio.create_task(count_turns())
    await bench.call()
    counting.cancel()
    # 16 MB come in reads of 64 KB at most, and the loop turns between any two
    assert turns > 16_000_000 / 65_536


async def test_many_small_writes_are_handed_on_together(bench):
    bench.write("def run():\n    for _ in range(20_000):\n        print('line')\n")
    await bench.call()
    assert bench.printed() == "line\n" * 20_000
    assert len(bench.output) < 2_000


async def test_output_of_a_call_that_is_stopped_is_kept(bench, watch):
    bench.write(
        """
        def run():
            print('so far')
            open('printed', 'w').close()
            while True: pass
        """
    )
    call = asyncio.create_task(bench.call())
    await watch.until((bench.folder / "printed").exists)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert bench.printed() == "so far\n"


async def test_flood_of_progress_is_told_in_few_events_and_to_its_end(bench):
    bench.write(
        "def run(context):\n"
        "    for n in range(200_001):\n"
        "        context.progress(n / 200_000, f'step {n}')\n"
    )
    assert not (await bench.call()).is_error
    assert len(bench.progress) < 2_000
    assert bench.progress[-1] == (1.0, "step 200000")
