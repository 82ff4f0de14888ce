"""bash: a session that goes on, and of which nothing is left running or written that may not be."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tooldesk.errors import SandboxUnavailableError, SecretUnavailableError, ToolTimeoutError
from tooldesk.execution.builtin_tool import builtin_calls
from tooldesk.execution.builtin_tool.catalogue import function_of
from tooldesk.redaction.redactor import Redactor

from .conftest import Bench

CANARY = "cAnArY-4eC39HqLyj"


async def test_folder_variables_functions_and_options_stay(bench: Bench) -> None:
    setting = """mkdir -p sub && cd sub
    plain='two
    lines "and" $quotes'
    export SHOWN=yes
    list=(a "b c")
    greet() { echo "hello $1"; }
    alias shout='echo LOUD'
    shopt -s nullglob; set -o pipefail"""
    assert not (await bench.call("bash", command=setting)).is_error
    asking = """basename "$PWD"; echo "$plain"; env | grep SHOWN; echo "${list[1]}"; greet you
    shout; shopt nullglob; set -o | grep pipefail"""
    lines = (await bench.call("bash", command=asking)).joined_text.split("\n")
    assert lines[0] == "sub"
    assert lines[1:3] == ["two", '    lines "and" $quotes']
    assert lines[3:7] == ["SHOWN=yes", "b c", "hello you", "LOUD"]
    assert [line.split()[-1] for line in lines[7:]] == ["on", "on"]
    (other,) = [await bench.call("bash", session="s2", command="basename $PWD; echo $SHOWN")]
    assert other.joined_text == "workspace\n" or other.joined_text == "workspace"
    anew = await bench.call("bash", command="basename $PWD; echo -n $SHOWN", restart=True)
    assert anew.joined_text == "workspace"


async def test_commands_of_one_session_run_one_after_another(bench: Bench) -> None:
    first = bench.call("bash", command="mkdir -p sub; cd sub; x=kept; sleep 0.2")
    other = bench.call("bash", session="s2", command='echo "[$x]"')
    then = bench.call("bash", command='echo "$x in $(basename "$PWD")"')
    results = await asyncio.gather(first, other, then)
    assert [each.joined_text for each in results] == ["", "[]", "kept in sub"]
    assert not any(each.is_error for each in results)


async def test_commands_keep_their_order_while_the_first_of_them_imports(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    others = threading.Event()

    def slow(name: str) -> object:
        begun.append(name)
        if len(begun) == 1:
            others.wait(1)  # as long as nobody else came, which is for good
        else:
            others.set()
        return function_of(name)

    monkeypatch.setattr(builtin_calls, "function_of", slow)
    first = bench.call("bash", command="mkdir sub; cd sub; x=kept")
    then = bench.call("bash", command='echo -n "$x in $(basename "$PWD")"')
    results = await asyncio.gather(first, then)
    assert [each.joined_text for each in results] == ["", "kept in sub"]
    assert begun == ["bash"]


async def test_stopped_command_lets_the_next_one_of_its_session_run(bench: Bench) -> None:
    hanging = asyncio.ensure_future(bench.call("bash", command="sleep 600"))
    waiting = asyncio.ensure_future(bench.call("bash", command="echo never"))
    last = asyncio.ensure_future(bench.call("bash", command="echo -n done"))
    await asyncio.sleep(0)
    waiting.cancel()
    hanging.cancel()
    assert (await last).joined_text == "done"
    await asyncio.gather(hanging, waiting, return_exceptions=True)


async def test_nobody_s_session_keeps_nothing(bench: Bench) -> None:
    await bench.call("bash", session="", command="x=1")
    assert (await bench.call("bash", session="", command='echo "[$x]"')).joined_text == "[]"


async def test_failure_says_the_code_and_what_was_written_and_keeps_the_folder(
    bench: Bench,
) -> None:
    result = await bench.call("bash", command="mkdir a; cd a; echo out; echo wrong >&2; exit 3")
    assert result.is_error
    for words in ("exit code 3. Correct the command, or put “|| true” behind it", "out", "wrong"):
        assert words in result.joined_text
    assert "ok_exit_codes" not in result.joined_text + result.next_step
    assert result.next_step.startswith("Correct the command")
    assert (await bench.call("bash", command="basename $PWD")).joined_text == "a"


async def test_command_that_looks_like_an_option_is_a_command(bench: Bench) -> None:
    assert "exit code 127" in (await bench.call("bash", command="-c 'touch mark'")).joined_text
    assert (await bench.call("bash", command='echo "$0" "$1" "$#"')).joined_text.startswith("bash")


async def test_files_have_the_usual_mode_and_the_session_a_private_one(bench: Bench) -> None:
    await bench.call("bash", command="umask 022; touch a")
    assert (bench.workspace / "a").stat().st_mode & 0o777 == 0o644
    folder = bench.home / "data" / "bash-sessions"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert [each.stat().st_mode & 0o777 for each in folder.iterdir()] == [0o600]


async def test_no_secret_is_written_down(bench: Bench) -> None:
    said = {"env_vars": [{"name": "TOKEN"}]}
    secret = {"TOKEN": CANARY}
    await bench.call("bash", env=secret, definition=said, command='mkdir d; cd d; copy="$TOKEN"')
    shown = await bench.call(
        "bash", env=secret, definition=said, command='echo "$TOKEN|$copy|"; basename $PWD'
    )
    assert shown.joined_text.split() == [f"{CANARY}||", "d"]
    for file in (bench.home / "data").rglob("*"):
        assert not file.is_file() or CANARY not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [f"copy={CANARY}", "copy=$(cat note)", f"f() {{ {CANARY}; }}"])
async def test_stored_secret_that_a_command_holds_or_reads_is_not_kept(
    bench: Bench, command: str
) -> None:
    redactor = Redactor()
    redactor.learn([("TOKEN", CANARY)])
    (bench.workspace / "note").write_text(CANARY, encoding="utf-8")
    await bench.call("bash", redactor=redactor, command=f"x=1; mkdir d; {command}; cd d")
    for file in (bench.home / "data").rglob("*"):
        assert not file.is_file() or CANARY not in file.read_text(encoding="utf-8")
    shown = await bench.call(
        "bash", redactor=redactor, command='basename $PWD; y=2; echo "[$copy]"'
    )
    assert shown.joined_text.split() == ["d", "[]"]
    again = await bench.call("bash", redactor=redactor, command='echo "[$y]"')
    assert again.joined_text == "[2]"  # what holds no secret stays


async def test_nothing_stays_while_secrets_can_t_be_read(bench: Bench) -> None:
    redactor = Redactor()
    redactor.blind_because = SecretUnavailableError("The keyring is locked.")
    await bench.call("bash", redactor=redactor, command="x=1")
    assert not (bench.home / "data" / "bash-sessions").exists()


async def test_time_limit_ends_all_that_was_started(bench: Bench) -> None:
    with pytest.raises(ToolTimeoutError):
        await bench.call(
            "bash", definition={"timeout_s": 0.5}, command="sleep 600 & sleep 600 | cat"
        )
    background = await bench.call("bash", command="sleep 600 >/dev/null 2>&1 & echo begun")
    assert background.joined_text == "begun"


async def test_flood_is_bounded(bench: Bench) -> None:
    result = await bench.call("bash", command="head -c 50000000 /dev/zero | tr '\\0' x")
    assert len(result.joined_text) < 20_000_000


async def test_sandboxed_session_goes_on_in_its_own_folder(bench: Bench, tmp_path: Path) -> None:
    sandboxed = {"execution_mode": "sandboxed"}
    try:
        await bench.call("bash", definition=sandboxed, command="x=kept; mkdir -p a; cd a")
    except SandboxUnavailableError:
        pytest.skip("no sandbox here")
    shown = await bench.call("bash", definition=sandboxed, command='echo "$x"; basename "$PWD"')
    assert shown.joined_text.split() == ["kept", "a"]
    outside = tmp_path / "mark"
    await bench.call("bash", definition=sandboxed, command=f"touch {outside}")
    assert not outside.exists()
    assert not (bench.home / "data" / "bash-sessions").exists()
