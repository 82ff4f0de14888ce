"""Real commands: what they see, what they give back, and how they end."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import pytest

from tooldesk.errors import InvalidInputError, PermanentError, ToolTimeoutError
from tooldesk.execution import tool_output

_FORKS = (
    "import os, subprocess, sys, time, signal\n"
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    "child = subprocess.Popen(['sleep', '600'])\n"
    "daemon = subprocess.Popen(['sleep', '600'], start_new_session=True)\n"
    "with open('ids', 'w') as f: print(os.getpid(), child.pid, daemon.pid, sep='\\n', file=f)\n"
)


def _python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


@pytest.mark.parametrize(
    "value",
    ["$(touch marker)", "; touch marker", "`touch marker`", "\ntouch marker", "| tee marker"],
)
async def test_value_is_never_run(bench: Any, value: str) -> None:
    result = await bench.call("printf", "%s", "{x}", arguments={"x": value})
    assert result.joined_text == value
    assert not (bench.folder / "marker").exists()


async def test_command_sees_only_what_is_declared(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANARY", "secret")
    result = await bench.call("env", env={"DECLARED": "yes"})
    names = {line.partition("=")[0] for line in result.joined_text.splitlines()}
    assert "DECLARED=yes" in result.joined_text
    assert "secret" not in result.joined_text
    assert names <= {"PATH", "HOME", "LANG", "DECLARED", "TOOLDESK_WORKER"}


async def test_command_runs_in_its_folder(bench: Any) -> None:
    (bench.folder / "sub").mkdir()
    assert (await bench.call("pwd")).joined_text == str(bench.folder)
    assert (await bench.call("pwd", working_dir="sub")).joined_text == str(bench.folder / "sub")
    with pytest.raises(PermanentError, match="no folder"):
        await bench.call("pwd", working_dir="absent")


async def test_command_reads_stdin(bench: Any) -> None:
    text = "ü\n" * 200_000
    assert (
        await bench.call("wc", "-l", stdin="{x}", arguments={"x": text})
    ).joined_text == "200000"
    assert (await bench.call("cat")).joined_text == ""


async def test_program_of_the_workspace_is_found_by_its_path(bench: Any) -> None:
    script = bench.folder / "scripts" / "hi.sh"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\necho hi $1\n")
    script.chmod(0o755)
    assert (
        await bench.call("./scripts/hi.sh", "{x}", arguments={"x": "you"})
    ).joined_text == "hi you"


@pytest.mark.parametrize("program", ["no-such-program", "./no-such-program"])
async def test_missing_program_says_where_it_was_looked_for(bench: Any, program: str) -> None:
    with pytest.raises(PermanentError, match=r"There is no program .*no-such-program") as caught:
        await bench.call(program, env={"PATH": "/nowhere:/usr/bin"})
    assert "PATH" in caught.value.next_step
    assert "/nowhere:/usr/bin" in caught.value.next_step


async def test_file_that_is_no_program_is_explained(bench: Any) -> None:
    broken = bench.folder / "broken"
    broken.write_bytes(b"\0\0not a program")
    broken.chmod(0o755)
    with pytest.raises(PermanentError, match="could not be started"):
        await bench.call("./broken")


@pytest.mark.parametrize(
    ("text", "mode", "words"),
    [
        ("#!/bin/sh\n", 0o644, r"not marked as executable\. Mark it: chmod \+x /.*script\."),
        ("#!/no/such/interpreter\n", 0o755, r"what it is to be run by is not there\. .*#!"),
        ("echo hi\n", 0o755, r"Exec format error\. .*#!/bin/sh"),
    ],
)
async def test_script_that_can_not_be_run_says_what_it_lacks(
    bench: Any, text: str, mode: int, words: str
) -> None:
    script = bench.folder / "script"
    script.write_text(text)
    script.chmod(mode)
    with pytest.raises(PermanentError, match=words):
        await bench.call("./script")


async def test_too_long_arguments_are_explained(bench: Any) -> None:
    with pytest.raises(InvalidInputError, match="too long"):
        await bench.call("echo", "{x}", arguments={"x": "a" * 3_000_000})


@pytest.mark.parametrize(
    ("code", "fields", "is_error", "error_class", "words"),
    [
        ("print('out')", {}, False, None, "out"),
        ("exit(1)", {"ok_exit_codes": {0: "", 1: "no match"}}, False, None, "no match"),
        ("import sys; print('why', file=sys.stderr); exit(2)", {}, True, "permanent", "code 2"),
        ("import sys; print('why', file=sys.stderr); exit(2)", {}, True, "permanent", "why"),
        ("print('half'); exit(3)", {}, True, "permanent", "half"),
        ("exit(75)", {"retriable_exit_codes": [75]}, True, "retriable", "code 75"),
        ("import os; os.kill(os.getpid(), 9)", {}, True, "permanent", "SIGKILL"),
        ("exit(0)", {"ok_exit_codes": {1: ""}}, True, "permanent", "code 0"),
    ],
)
async def test_exit_code_decides(
    bench: Any, code: str, fields: dict[str, Any], is_error: bool, error_class: str, words: str
) -> None:
    result = await bench.call(*_python(code), **fields)
    assert (result.is_error, result.error_class) == (is_error, error_class)
    assert words in result.joined_text


async def test_numbers_that_json_lacks_become_text_so_that_the_result_is_json(bench: Any) -> None:
    result = await bench.call("echo", "[NaN, -Infinity, 1e999, 1.5]", output="json")
    assert result.structured == ["NaN", "-Infinity", "1e999", 1.5]


async def test_stdout_is_read_as_json_when_asked(bench: Any) -> None:
    result = await bench.call("echo", '{"a": [1, 2]}', output="json")
    assert result.structured == {"a": [1, 2]}
    large = json.dumps(list(range(50_000)))
    result = await bench.call("cat", stdin="{x}", arguments={"x": large}, output="json")
    assert len(result.structured) == 50_000
    with pytest.raises(PermanentError, match="stdout of echo is not JSON at line 1"):
        await bench.call("echo", "{oops", output="json")


async def test_output_comes_while_the_command_runs(bench: Any) -> None:
    (bench.folder / "wait.py").write_text(
        "import os, time\nprint('first', flush=True)\n"
        "while not os.path.exists('go'): time.sleep(0.002)\n"
    )
    call = asyncio.create_task(bench.call(sys.executable, "wait.py"))
    await bench.until(lambda: bench.printed() == "first\n")
    assert not call.done()
    (bench.folder / "go").touch()
    assert (await call).joined_text == "first"


async def test_flood_of_output_is_cut(bench: Any) -> None:
    code = "import sys\nfor _ in range(50): sys.stdout.write('x' * 1_000_000)"
    result = await bench.call(*_python(code))
    assert len(result.joined_text) < tool_output.MAX_OUTPUT_BYTES + 100
    assert result.joined_text.endswith("more on stdout were cut.")
    assert len(bench.printed()) < tool_output.MAX_OUTPUT_BYTES + 100


async def test_timeout_ends_everything_it_started(bench: Any) -> None:
    with pytest.raises(ToolTimeoutError, match="longer than 2 s"):
        await bench.call(*_python(_FORKS + "while True: pass"), timeout_s=2)
    await bench.until_gone(await bench.process_ids("ids", 3))


async def test_cancelling_ends_everything_it_started(bench: Any) -> None:
    call = asyncio.create_task(bench.call(*_python(_FORKS + "time.sleep(600)")))
    process_ids = await bench.process_ids("ids", 3)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await bench.until_gone(process_ids)


async def test_cancelling_twice_leaves_nothing_either(bench: Any) -> None:
    call = asyncio.create_task(bench.call(*_python(_FORKS + "time.sleep(600)")))
    process_ids = await bench.process_ids("ids", 3)
    call.cancel()
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await bench.until_gone(process_ids)


async def test_what_a_finished_command_left_behind_is_ended(bench: Any) -> None:
    result = await bench.call(*_python(_FORKS + "print('done')"))
    assert result.joined_text == "done"
    await bench.until_gone(await bench.process_ids("ids", 3))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are found in /proc")
async def test_daemon_that_emptied_its_environment_is_ended(bench: Any) -> None:
    daemon = "echo $$ >half; mv half ids; exec sleep 600 <&- >/dev/null 2>&1"
    start = 'env -i setsid sh -c "$1" & until [ -e ids ]; do :; done'
    result = await bench.call("sh", "-c", "(" + start + ") ; echo done", "sh", daemon)
    assert result.joined_text == "done"
    await bench.until_gone(await bench.process_ids("ids", 1))


async def test_command_may_clean_up_when_it_is_ended(bench: Any) -> None:
    code = (
        "import signal, sys, time\n"
        "def end(*_): open('cleaned', 'w').close(); sys.exit()\n"
        "signal.signal(signal.SIGTERM, end)\n"
        "print('up', flush=True)\ntime.sleep(600)"
    )
    call = asyncio.create_task(bench.call(*_python(code)))
    await bench.until(lambda: bench.printed() == "up\n")
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert (bench.folder / "cleaned").exists()


async def test_many_calls_at_once_leave_nothing(bench: Any) -> None:
    calls = [bench.call("echo", "{x}", arguments={"x": number}) for number in range(30)]
    results = await asyncio.gather(*calls)
    assert [result.joined_text for result in results] == [str(number) for number in range(30)]


async def test_cancelled_while_it_starts_leaves_nothing(bench: Any) -> None:
    for turns in range(12):
        call = asyncio.create_task(bench.call("sleep", "600"))
        for _ in range(turns):
            await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("echo why >&2; exit 3", "exit code 3. Correct the arguments by what it wrote to stderr"),
        ("exit 3", "stderr is empty; if the code is no failure, name it in ok_exit_codes"),
        ("no-such-program", "A program it called is not there: install it. The PATH is /"),
        ("kill -SEGV $$", "SIGSEGV: it touched memory that is not its own. Give it less"),
        ("kill -RTMIN $$", "was ended by SIGRTMIN. Give it less"),
    ],
)
async def test_failure_says_what_to_do_next(bench, script, words):
    result = await bench.call("sh", "-c", script)
    assert words in result.content[0].text


async def test_output_that_is_no_json_says_what_to_do_next(bench):
    with pytest.raises(PermanentError, match=r"stdout of echo is not JSON.*output.*text"):
        await bench.call("echo", "x", output="json")
