"""`tooldesk ask`, as a person or a program starts it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
import scripted_model
from scripted_model import ANSWER, Server, Turn, script

from tooldesk.paths import AppPaths
from tooldesk.settings_file import SettingsFile

Terminal = Callable[..., tuple[int, str, str]]


@pytest.fixture
def model(paths: AppPaths) -> Iterator[Callable[[Sequence[Turn]], Server]]:
    """A model whose address stands in the settings."""
    with ExitStack() as open_:

        def make(turns: Sequence[Turn]) -> Server:
            server = open_.enter_context(scripted_model.serving(turns))
            settings = SettingsFile(paths.settings)
            endpoint = settings.current.endpoint.model_copy(
                update={"url": server.url, "model": "m-1"}
            )
            settings.save(settings.current.model_copy(update={"endpoint": endpoint}))
            return server

        yield make


@pytest.mark.parametrize("dialect", ["native", "react"])
def test_answer_is_all_of_standard_output(terminal: Terminal, model: Any, dialect: str) -> None:
    server = model(script(dialect))
    code, out, told = terminal("ask", "What is 6 * 7 + 1?", "--yes", "--system", "Be brief.")
    assert (code, out) == (0, f"{ANSWER}\n")
    assert "call 1  calculator" in told
    assert server.bodies[0]["messages"][0] == {"role": "system", "content": "Be brief."}


def test_events_are_lines_of_json_and_the_answer_is_streamed(
    terminal: Terminal, model: Any
) -> None:
    model(script("hermes"))
    code, out, _ = terminal("ask", "What is 6 * 7 + 1?", "--yes", "--json")
    events = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert events[-1] == {
        "event": "ConversationEnded",
        "kind": "answer",
        "text": ANSWER,
        "next_step": "",
    }
    texts = [each for each in events if each["event"] == "ModelWrote" and each["type"] == "text"]
    assert "".join(each["text"] for each in texts).startswith("I reckon.")
    assert [each["turn"] for each in events if each["event"] == "ModelAnswered"] == [1, 2, 3]
    assert sum(each["event"] == "CallFinished" for each in events) == 2


def test_conversation_is_shown_again_and_nothing_is_sent(terminal: Terminal, model: Any) -> None:
    server = model(script("native"))
    assert terminal("ask", "What is 6 * 7 + 1?", "--yes")[0] == 0
    sent = len(server.bodies)
    code, out, _ = terminal("ask", "--again")
    assert code == 0
    assert out.splitlines()[0] == "user: What is 6 * 7 + 1?"
    assert out.splitlines()[-1] == f"assistant: {ANSWER}"
    assert out.count("  calls ") == 2
    past = json.loads(terminal("ask", "--again", "5", "--json")[1])
    assert past["messages"][-1]["content"] == ANSWER
    code, _, told = terminal("history", "replay", "5", "--yes")
    assert (code, "Call 5 asked a model. `tooldesk ask --again 5 --run`" in told) == (2, True)
    code, out, told = terminal("ask", "--again", "5", "--run", "--yes")
    assert (code, out) == (0, f"{ANSWER}\n")
    assert told.endswith("The model would be told the same as then.\n")
    assert len(server.bodies) == sent


def test_without_a_yes_nothing_is_sent(terminal: Terminal, model: Any) -> None:
    server = model(script("native"))
    code, out, told = terminal("ask", "What?", "--deny-all")
    assert (code, out, server.bodies) == (3, "", [])
    assert "ask.model" in told


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("ask", "What?", "--yes"), 1, "Set Address and Model under Model in the settings"),
        (("ask",), 2, "What shall be asked?"),
        (("ask", "What?", "--step"), 2, "nobody is at a keyboard"),
        (("ask", "What?", "--run"), 2, "add --again"),
        (("ask", "--again"), 2, "No call of this workspace asked a model"),
    ],
)
def test_what_is_missing_is_said(
    terminal: Terminal, words: tuple[str, ...], code: int, said: str
) -> None:
    ended, _, told = terminal(*words)
    assert (ended, said in told) == (code, True)


@pytest.mark.parametrize(
    ("answers", "code", "asked"), [("y\ny\n", 0, 3), ("a\n", 0, 3), ("y\nn\n", 1, 2)]
)
def test_step_asks_before_each_call(
    paths: AppPaths, model: Any, answers: str, code: int, asked: int
) -> None:
    server = model(script("native"))
    ours, theirs = pty.openpty()
    words = ["ask", "What?", "--yes", "--step"]
    words += ["--data-dir", str(paths.data_dir), "--workspace", str(paths.workspace_dir)]
    left = answers.splitlines(keepends=True)
    with subprocess.Popen(
        [sys.executable, "-m", "tooldesk", *words],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        os.close(theirs)
        assert process.stderr is not None
        told = ""
        # typed once it is asked: what was typed before is forgotten
        while piece := process.stderr.read(1):
            told += piece
            if told.endswith("[n]: "):
                os.write(ours, left.pop(0).encode())
        assert process.stdout is not None
        out = process.stdout.read()
    os.close(ours)
    assert process.returncode == code, told
    assert out == (f"{ANSWER}\n" if code == 0 else "")
    assert (len(server.bodies), left) == (asked, [])
