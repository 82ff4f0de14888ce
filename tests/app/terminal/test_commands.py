"""The command line as a shell sees it: results on stdout, errors on stderr, exit codes."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from warm_commands import WarmCommands

ADD = 'def add(a: int) -> int:\n    """Add one."""\n    return a + 1\n'
HERMES = '<tool_call>\n{"name": "%s", "arguments": %s}\n</tool_call>'

Shell = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def shell(tmp_path: Path, warm_commands: WarmCommands) -> Shell:
    def run(*words: str, text: str | bytes = "", folders: bool = True):
        where = ("--data-dir", str(tmp_path / "data")) if folders else ()
        given = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        return warm_commands.run(*words, *where, text=given)

    def decoded(*words: str, **rest):
        done = run(*words, **rest)
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
        )

    return decoded


@pytest.fixture
def adder(shell: Shell, tmp_path: Path) -> Shell:
    (tmp_path / "mine.py").write_text(ADD)
    done = shell("tools", "add", str(tmp_path / "mine.py"))
    assert (done.returncode, done.stdout) == (0, "add\n"), done.stderr
    return shell


def test_parse_prints_calls(shell: Shell):
    done = shell("parse", text=HERMES % ("look", '{"at": "é"}'))
    assert (done.returncode, done.stdout) == (0, 'look(at="é")\n')


def test_parse_json_has_the_documented_shape(shell: Shell):
    text = "Well. " + HERMES % ("look", "{}")
    done = shell("parse", "--json", "-", text=text)
    parsed = json.loads(done.stdout)
    assert list(parsed) == [
        *("dialect", "calls", "held_back", "content", "reasoning", "errors", "near_misses"),
    ]
    assert parsed["dialect"] == "hermes"
    call = parsed["calls"][0]
    assert {"name", "arguments", "id", "start", "end", "repairs"} <= set(call)
    assert '"look"' in text[call["start"] : call["end"]]


def test_parse_says_why_nothing_was_called(shell: Shell):
    text = "It is done.\n</tool_call>"
    done = shell("parse", text=text)
    assert (done.returncode, done.stdout) == (0, "")
    assert "near miss, characters 12 to 24: </tool_call> ends a call, but nothing" in done.stderr
    (miss,) = json.loads(shell("parse", "--json", text=text).stdout)["near_misses"]
    assert list(miss) == ["kind", "start", "end", "message", "next_step", "dialect"]
    assert (miss["kind"], miss["start"], miss["end"]) == ("lone_closing", 12, 24)
    line = json.dumps({"raw": text})
    (case,) = shell("parse", "--jsonl", text=line).stdout.splitlines()
    assert json.loads(case)["near_misses"] == [miss]


def test_parse_types_values_by_the_given_specs(shell: Shell, tmp_path: Path):
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}}
    spec = {"type": "function", "function": {"name": "f", "parameters": schema}}
    (tmp_path / "specs.json").write_text(json.dumps([spec]))
    text = "Action: f\nAction Input: {'n': 3}"
    done = shell("parse", "--json", "--tools", str(tmp_path / "specs.json"), text=text)
    assert json.loads(done.stdout)["calls"][0]["arguments"] == {"n": 3}


def test_jsonl_gives_a_line_for_every_case_whatever_it_holds(shell: Shell):
    cases = [
        json.dumps({"raw": HERMES % ("look", "{}"), "tools": None}),
        "{half",
        "3",
        json.dumps({"raw": 3}),
        json.dumps({"raw": "no call", "tools": []}),
        json.dumps({"raw": "x", "tools": [{"nameless": True}]}),
        json.dumps({"raw": "\ud800 " + "[" * 50_000}),
        "[" * 50_000,
        json.dumps({"raw": "[f(a=0b102)] [f(a=0x" + "f" * 6_000 + ")]"}),
    ]
    done = shell("parse", "--jsonl", "--json", "-", text="\n".join(cases) + "\n", folders=False)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, len(lines)) == (0, len(cases))
    assert [len(line["calls"]) for line in lines] == [1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert all({"dialect", "calls", "content", "reasoning", "errors"} <= set(x) for x in lines)


def test_mark_of_the_order_of_bytes_is_no_part_of_json(adder: Shell, tmp_path: Path):
    mark = "\ufeff"
    case = json.dumps({"raw": HERMES % ("look", "{}")})
    done = adder("parse", "--jsonl", "-", text=f"{mark}{case}\n")
    assert len(json.loads(done.stdout)["calls"]) == 1
    assert adder("run", "add", "--args", "-", text=f'{mark}{{"a": 1}}').stdout == "2\n"
    (tmp_path / "specs.json").write_text(f"{mark}[]", encoding="utf-8")
    done = adder("parse", "--tools", str(tmp_path / "specs.json"), text="none")
    assert done.returncode == 0, done.stderr


def test_line_that_is_no_case_says_what_one_holds(shell: Shell):
    done = shell("parse", "--jsonl", "-", text='{"a": 1}\n[]\n{"raw": 3}\n', folders=False)
    for line in done.stdout.splitlines():
        (error,) = json.loads(line)["errors"]
        assert error["message"] == 'not a case: it is no object with a string as "raw"'


def test_parse_of_bytes_that_are_no_text_says_so_and_stays_alive(shell: Shell):
    done = shell("parse", "--json", text=b'\xff\xfe\x00{"name": \x80')
    assert done.returncode in (0, 1)
    assert json.loads(done.stdout)["calls"] == []


def test_call_prints_the_result_and_shows_the_stages(adder: Shell):
    done = adder("call", text=HERMES % ("add", '{"a": 41}'))
    assert (done.returncode, done.stdout) == (0, "42\n")
    for stage in ("parse", "select", "validate", "execute", "cache", "emit"):
        assert stage in done.stderr


def test_call_json_prints_every_event_as_a_line(adder: Shell):
    done = adder("call", "--json", text=HERMES % ("add", '{"a": 41}'))
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert [events[0]["event"], events[-1]["event"]] == ["StageStarted", "UsageFinished"]
    answered = "<tool_response>\n42\n</tool_response>"
    assert events[-1]["messages"] == [{"role": "user", "content": answered}]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HERMES % ("add", '{"a": "x"}'), "/a"),
        (HERMES % ("no_such_tool", "{}"), "no_such_tool"),
    ],
)
def test_call_that_fails_exits_with_1_and_says_why(adder: Shell, text: str, words: str):
    done = adder("call", text=text)
    assert done.returncode == 1
    assert words in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Nothing to call here.", "No call"),
        ('I call add({"a": 41', "near miss, characters 7 to 19"),
    ],
)
def test_text_without_a_call_ends_as_parse_does(adder: Shell, text: str, words: str):
    for command in ("parse", "call"):
        done = adder(command, text=text)
        assert (done.returncode, done.stdout) == (0, "")
        assert words in done.stderr


def test_file_of_another_environment_is_added_with_its_interpreter(shell: Shell, tmp_path: Path):
    venv.create(tmp_path / "venv", symlinks=True)
    packages = next((tmp_path / "venv" / "lib").glob("python*")) / "site-packages"
    (packages / "only_there.py").write_text("ANSWER = 42\n")
    (tmp_path / "mine.py").write_text(
        'import only_there\n\n\ndef answer() -> int:\n    """Say."""\n'
        "    return only_there.ANSWER\n"
    )
    file, python = str(tmp_path / "mine.py"), str(tmp_path / "venv" / "bin" / "python")
    assert "only_there" in shell("tools", "add", file).stderr
    assert shell("tools", "add", file, "--interpreter", python).stdout == "answer\n"
    assert shell("run", "answer").stdout == "42\n"


def test_two_functions_of_one_name_are_refused_both(shell: Shell, tmp_path: Path):
    one = "@tool(name='same')\ndef {}() -> int:\n    'Count.'\n    return 1\n"
    (tmp_path / "mine.py").write_text(
        "from tooldesk import tool\n" + one.format("one") + one.format("two")
    )
    done = shell("tools", "add", str(tmp_path / "mine.py"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "same" in done.stderr
    assert shell("tools", "show", "same").returncode == 2


def test_added_function_says_what_of_it_no_model_can_use(shell: Shell, tmp_path: Path):
    (tmp_path / "mine.py").write_text(
        "from __future__ import annotations\n\n\n"
        'def look(at: Place, *more: str) -> str:\n    """Look."""\n    return str(at)\n'
    )
    done = shell("tools", "add", str(tmp_path / "mine.py"))
    assert (done.returncode, done.stdout) == (0, "look\n")
    assert "The type of at, Place, is not there when the file runs" in done.stderr
    assert "*more is not filled in" in done.stderr


def test_replace_brings_a_tool_up_to_date_with_its_code(adder: Shell, tmp_path: Path):
    file = tmp_path / "mine.py"
    file.write_text(ADD.replace("a: int", "a: int, b: int = 0"))
    assert adder("tools", "add", str(file)).returncode == 1
    assert adder("tools", "add", str(file), "--replace").stdout == "add\n"
    shown = json.loads(adder("tools", "show", "add").stdout)
    assert list(shown["input_schema"]["properties"]) == ["a", "b"]


def test_function_that_is_not_in_the_file_is_named(adder: Shell, tmp_path: Path):
    done = adder("tools", "add", str(tmp_path / "mine.py"), "--function", "substract")
    assert done.returncode == 2
    assert "has no function substract. It has: add." in done.stderr


def test_results_of_one_output_stand_in_the_order_of_its_calls(shell: Shell, tmp_path: Path):
    code = (
        "import time\n\n\ndef wait(s: float) -> float:\n"
        '    """Wait."""\n    time.sleep(s)\n    return s\n'
    )
    (tmp_path / "mine.py").write_text(code)
    shell("tools", "add", str(tmp_path / "mine.py"))
    text = "".join(HERMES % ("wait", f'{{"s": {seconds}}}') for seconds in (1.5, 0.1, 0.7))
    told = shell("call", "-", text=text).stdout
    assert told == "call 1  wait\n1.5\ncall 2  wait\n0.1\ncall 3  wait\n0.7\n"


def test_run_takes_arguments_as_json(adder: Shell):
    done = adder("run", "add", "--args", '{"a": 1}')
    assert (done.returncode, done.stdout) == (0, "2\n")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("run", "add", "--args", "{half"), "--args is not JSON"),
        (("run", "add", "--args", '{"a": NaN}'), "--args is not JSON: NaN"),
        (("run", "add", "--args", "9" * 5_000), "--args is not JSON"),
        (("run", "add", "--args", "[1]"), "not a JSON object"),
        (("call", "/no/such/file"), "No such file"),
        (("parse", "--tools", "/no/such/file"), "No such file"),
        (("tools", "show", "no_such_tool"), "No tool is called 'no_such_tool'. The nearest: "),
        (("tools", "curl", "calculate"), "No tool is called 'calculate'. The nearest: calculator"),
        (("export", "--tool", "calculate"), "The nearest: calculator"),
        (("limits", "set", "calculate", "3"), "The nearest: calculator"),
        (("limits", "reset", "calculate"), "The nearest: calculator"),
        (("limits", "reset", "--pool", "http"), "No pool is called 'http'. The nearest: http_api"),
        (("parse", "--dialect", "herms", "-"), "No dialect is called 'herms'. The nearest: herm"),
        (("parse", "--dialect", "no-such-dialect"), "no-such-dialect"),
        (("dance",), "invalid choice"),
        ((), "required"),
    ],
)
def test_bad_usage_exits_with_2_and_says_why(shell: Shell, words, reason: str):
    done = shell(*words, folders=bool(words) and words != ("dance",))
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_tools_list_and_show_speak_of_the_samples(shell: Shell):
    listed = shell("tools", "list")
    assert (listed.returncode, len(listed.stdout.splitlines())) == (0, 6)
    name = listed.stdout.split()[0]
    shown = shell("tools", "show", name)
    assert json.loads(shown.stdout)["name"] == name


def test_export_prints_an_array_that_the_api_takes(shell: Shell):
    done = shell("export", "--format", "openai-chat")
    specs = json.loads(done.stdout)
    assert (done.returncode, len(specs)) == (0, 6)
    assert all(spec["function"]["parameters"]["type"] == "object" for spec in specs)


def test_broken_tool_file_is_told_with_its_line_and_the_rest_works(adder: Shell, tmp_path: Path):
    broken = tmp_path / "data" / "workspace" / "tools" / "half.json"
    broken.write_text('{\n "name": "half",')
    done = adder("run", "add", "--args", '{"a": 1}')
    assert (done.returncode, done.stdout) == (0, "2\n")
    assert f"{broken}:2: not JSON" in done.stderr


def test_broken_database_is_told_with_a_next_step_and_left_alone(adder: Shell, tmp_path: Path):
    database = tmp_path / "data" / "tooldesk.db"
    for file in database.parent.glob("tooldesk.db*"):
        file.unlink()
    database.write_bytes(b"no database at all" * 100)
    done = adder("run", "add", "--args", '{"a": 1}')
    assert (done.returncode, done.stdout) == (3, ""), "nobody knows which secrets are stored"
    assert "Which secrets are stored is not known." in done.stderr
    done = adder("run", "add", "--args", '{"a": 1}', "--unchecked")
    assert (done.returncode, done.stdout) == (0, "2\n")
    assert "Move the file away" in done.stderr
    assert database.read_bytes() == b"no database at all" * 100


def test_call_that_a_locked_database_does_not_take_is_told_before_the_end(
    adder: Shell, tmp_path: Path
):
    adder("run", "add", "--args", '{"a": 1}')
    path = tmp_path / "data" / "tooldesk.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = adder("run", "add", "--args", '{"a": 2}')
        assert (done.returncode, done.stdout) == (0, "3\n")
        assert f"Counts and history of calls are not written: {path}: database is locked" in (
            done.stderr
        )
        assert "Close the other program" in done.stderr
        assert len(other.execute("SELECT id FROM history").fetchall()) == 1


@pytest.fixture
def heard_interrupts() -> Iterator[None]:
    """What a shell starts in the background ignores SIGINT, and so would all that we start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_interrupted_call_is_told_to_its_end(heard_interrupts: None, shell: Shell, tmp_path: Path):
    shell("tools", "list")
    slow = json.dumps({"tool": "slow_countdown", "args": {"seconds": 30}})
    (tmp_path / "text.txt").write_text(slow, encoding="utf-8")
    words = [sys.executable, "-m", "tooldesk", "call", "--json", str(tmp_path / "text.txt")]
    words += ["--data-dir", str(tmp_path / "data")]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        next(line for line in child.stdout if "ProgressReported" in line)
        child.send_signal(signal.SIGINT)
        told, errors = child.communicate(timeout=60)
    last = json.loads(told.splitlines()[-1])
    assert (child.returncode, last["event"], errors) == (130, "UsageFinished", "Stopped.\n")
    assert "stopped this call" in last["messages"][0]["content"]


def test_interrupt_stops_the_call_and_leaves_no_process(
    heard_interrupts: None, adder: Shell, tmp_path: Path
):
    (tmp_path / "hang.py").write_text(
        "import os, time\n\n\ndef hang() -> None:\n    'Hang.'\n"
        "    print(os.getpid(), flush=True)\n    time.sleep(600)\n"
    )
    adder("tools", "add", str(tmp_path / "hang.py"))
    words = [sys.executable, "-m", "tooldesk", "run", "hang", "--data-dir", str(tmp_path / "data")]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr is not None
        line = next(line for line in child.stderr if "output" in line)
        child.send_signal(signal.SIGINT)
        assert child.wait(20) == 130
    worker = int(line.split()[-1])
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_tools_curl_prints_the_request_with_secrets_as_variables(shell: Shell, tmp_path: Path):
    shell("tools", "list")
    tool = {
        "name": "page",
        "input_schema": {"city": "string"},
        "env_vars": [{"name": "KEY"}],
        "source": {
            "kind": "http",
            "url": "https://e.example/{city}",
            "auth": {"kind": "bearer", "env_var": "KEY"},
        },
    }
    file = tmp_path / "data" / "workspace" / "tools" / "page.json"
    file.write_text(json.dumps(tool), encoding="utf-8")
    done = shell("tools", "curl", "page", "--arguments", '{"city": "A b"}')
    assert done.returncode == 0
    assert "https://e.example/A%20b" in done.stdout
    assert 'Bearer \'"$KEY"' in done.stdout
    assert shell("tools", "curl", "page").returncode == 0
    assert "no HTTP tool" in shell("tools", "curl", "calculator").stderr
    assert "not a JSON object" in shell("tools", "curl", "page", "--args", "[]").stderr
    assert shell("tools", "curl", "page", "--args", '{"city": "\\ud800"}').returncode == 1
