"""`tooldesk parse --follow`: events as lines of JSON, while the output is still being written."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

PROSE = "Let me look at what was asked for, and then decide what is best to do about all of that. "
CALL = '<tool_call>{"name": "ping", "arguments": {"n": 1}}</tool_call>'


@pytest.fixture
def followed(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-m", "tooldesk", "parse", "--follow", "--data-dir", str(tmp_path),
         "--workspace", str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        yield process
        if process.poll() is None:
            process.kill()


def _lines(process: subprocess.Popen[bytes]) -> list[dict[str, Any]]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    return [json.loads(line) for line in process.stdout]


def test_text_is_printed_before_the_output_ends(followed):
    followed.stdin.write(PROSE.encode())
    followed.stdin.flush()
    first = json.loads(followed.stdout.readline())
    assert first["type"] == "text"
    assert PROSE.startswith(first["text"])
    followed.stdin.write(CALL.encode())
    rest = _lines(followed)
    assert [event["type"] for event in rest if event["type"] != "text"] == [
        "call_begun", "arguments", "call_completed", "finished"
    ]  # fmt: skip
    pieces = "".join(event["json"] for event in rest if event["type"] == "arguments")
    assert rest[-2]["call"]["arguments"] == json.loads(pieces) == {"n": 1}
    assert followed.wait(timeout=60) == 0


def test_call_that_is_cut_off_is_held_back(followed):
    followed.stdin.write(f"{PROSE}{CALL[:-16]}".encode())
    held = [event for event in _lines(followed) if event["type"] == "call_held_back"]
    assert [event["call"]["reason"] for event in held] == ["incomplete"]
    assert held[0]["why"] == held[0]["call"]["explanation"]


def test_output_without_a_call_ends_with_what_comes_nearest(followed):
    followed.stdin.write(f"{PROSE}</tool_call>".encode())
    last = _lines(followed)[-1]
    assert [last["type"], last["errors"]] == ["finished", []]
    assert [miss["kind"] for miss in last["near_misses"]] == ["lone_closing"]


def test_file_that_is_not_there_is_told_in_one_line(tmp_path):
    words = [sys.executable, "-m", "tooldesk", "parse", "--follow", str(tmp_path / "none.txt"),
             "--data-dir", str(tmp_path), "--workspace", str(tmp_path)]  # fmt: skip
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.endswith("none.txt: No such file or directory.\n")
