"""tooldesk servers, from an empty folder to a call and back."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.terminal.commands import main

RAW = Path(__file__).parents[1] / "execution/mcp_server/example_servers/raw.py"
TOOL = {"name": "echo", "description": "Say it.\u202e\x1b[31m", "inputSchema": {"type": "object"}}


@pytest.fixture
def tooldesk(
    tmp_path: Path, trust: Callable[[Path, Path], None], capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    workspace = tmp_path / "workspace"
    (workspace / "tools").mkdir(parents=True)
    shutil.copy(RAW, workspace)
    (workspace / "tools.txt").write_text(json.dumps([TOOL]))
    trust(tmp_path / "data", workspace)
    folders = ["--data-dir", str(tmp_path / "data"), "--workspace", str(workspace)]

    def run(*words: str) -> tuple[int, str, str]:
        code = main([*folders, *words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def test_change_of_the_servers_is_said_in_json(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    code, added, _ = tooldesk("servers", "add", "one", "--json", "--", "true")
    file = str(tmp_path / "workspace" / "servers.json")
    assert (code, json.loads(added)) == (0, {"added": "one", "file": file})
    code, removed, _ = tooldesk("servers", "remove", "one", "two", "--json")
    assert (code, json.loads(removed)) == (2, {"removed": ["one"]})


def test_what_a_server_has_besides_tools_is_printed(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    shutil.copy(RAW.with_name("everyday.py"), tmp_path / "workspace")
    tooldesk("servers", "add", "day", "--", sys.executable, "everyday.py")
    _, shown, told = tooldesk("servers", "show", "day", "--live", "--yes")
    assert "note://today" in shown, told
    assert "apps:\n  ui://frame  user interface of picture" in shown
    # its source, and nothing that runs it
    assert tooldesk("servers", "read", "day", "ui://frame", "--yes")[1] == (
        "<script>frame()</script>\n"
    )
    prompt = tooldesk("servers", "prompt", "day", "greet", "--args", '{"name": "Ada"}', "--yes")
    assert "Say hello to Ada." in prompt[1]
    assert tooldesk("servers", "complete", "day", "greet", "name", "Al", "--yes")[1] == "Alan\n"
    prompt = tooldesk(
        "servers", "prompt", "day", "greet", "--args", '{"name": "Ada"}', "--yes", "--json"
    )
    assert "Say hello to Ada." in json.loads(prompt[1])["text"]
    read = tooldesk("servers", "read", "day", "ui://frame", "--yes", "--json")
    assert json.loads(read[1])["content"][0]["text"] == "<script>frame()</script>"
    code, _, told = tooldesk("servers", "read", "day", "note://never", "--yes")
    assert code == 1
    assert "tooldesk servers show day --live" in told


def test_tasks_of_a_server_are_listed_or_it_says_that_they_are_not(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    shutil.copy(RAW.with_name("tasks.py"), tmp_path / "workspace")
    for name, *words in (("old",), ("new", "modern")):
        tooldesk(
            "servers", "add", name, "--", sys.executable, "-S", "tasks.py", "notes.txt", *words
        )
        tooldesk("servers", "start", name, "--yes")
    ran = tooldesk("run", "old_long", "--yes")
    assert ran[0] == 0, ran
    # each start has tasks of its own: what one process made is gone with it
    assert tooldesk("servers", "tasks", "old", "--json", "--yes")[:2] == (0, "[]\n")
    code, _, told = tooldesk("servers", "tasks", "new", "--yes")
    assert code == 1
    assert "does not list its tasks" in told
    code, _, told = tooldesk("servers", "tasks", "old", "--cancel", "t9", "--yes")
    assert code == 1
    assert "refuses" in told
    assert "tasks/cancel t9" in (tmp_path / "workspace/notes.txt").read_text()


def test_server_is_added_started_called_and_removed(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    added = ("servers", "add", "raw", "--env", "MODE=fast", "--")
    assert tooldesk(*added, sys.executable, "-S", "raw.py", "tools.txt")[0] == 0
    assert "not started yet" in tooldesk("servers", "list")[1]
    code, _, told = tooldesk("servers", "start", "raw")
    assert code == 3
    assert "server.raw" in told
    code, out, told = tooldesk("servers", "start", "raw", "--yes")
    assert code == 0
    assert "MCP 2025-11-25" in out
    assert "new: echo" in told
    assert "\x1b" not in told
    assert "\u202e" not in told
    assert "raw_echo" in tooldesk("tools", "list")[1]
    code, out, _ = tooldesk("run", "raw_echo", "--args", '{"a": 1}', "--yes")
    assert (code, out) == (0, 'echo {"a": 1}\n')
    changed = {**TOOL, "description": "Another."}
    (tmp_path / "workspace" / "tools.txt").write_text(json.dumps([changed]))
    code, out, _ = tooldesk("run", "raw_echo", "--yes")
    assert code == 3
    code, out, _ = tooldesk("servers", "tools", "raw", "--json")
    (waiting,) = json.loads(out)["waiting"]
    assert (code, waiting["kind"]) == (1, "changed")
    assert waiting["differences"][0]["now"] == "Another."
    assert tooldesk("servers", "tools", "raw", "--take", "echo")[0] == 0
    assert tooldesk("run", "raw_echo", "--yes")[0] == 0
    assert tooldesk("servers", "doctor", "raw", "--yes")[0] == 0
    assert '"tools/call"' in tooldesk("servers", "log", "raw", "--yes", "--tool", "echo")[1]
    assert tooldesk("servers", "remove", "raw")[0] == 0
    assert "raw_echo" not in tooldesk("tools", "list")[1]


def test_doctor_says_what_is_wrong(tooldesk: Callable[..., tuple[int, str, str]]) -> None:
    path = "/nowhere-of-mine:/usr/bin"
    tooldesk("servers", "add", "gone", "--env", f"PATH={path}", "--", "no-such-program")
    code, out, _ = tooldesk("servers", "doctor", "gone", "--yes")
    assert code == 1
    assert "There is no program no-such-program" in out
    assert out.count(path) == 1
    dying = (sys.executable, "-S", "raw.py", "tools.txt", "dies")
    tooldesk("servers", "add", "dies", "--", *dying)
    code, out, _ = tooldesk("servers", "doctor", "dies", "--yes", "--json")
    last = json.loads(out)[-1]
    assert (code, last["is_ok"], last["step"]) == (1, False, "start")
    assert "exit code 3" in last["words"]
    assert "no configuration found" in last["words"]


def test_what_trust_shows_names_the_servers(
    tooldesk: Callable[..., tuple[int, str, str]],
) -> None:
    tooldesk("servers", "add", "raw", "--env", "K=${TOKEN}", "--", "npx", "-y", "x")
    shown = tooldesk("trust", "show")[1]
    assert "npx -y x" in shown
    assert "TOKEN" in shown


def test_yes_hands_out_no_file_of_a_persons(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.txt"
    shutil.copy(tmp_path / "workspace" / "tools.txt", mine)
    tooldesk("servers", "add", "raw", "--", sys.executable, "-S", "raw.py", str(mine))
    code, _, told = tooldesk("servers", "start", "raw", "--yes")
    assert code == 3
    assert "permissions consent server.raw" in told
    assert tooldesk("permissions", "consent", "server.raw")[0] == 0
    assert tooldesk("servers", "start", "raw", "--yes")[0] == 0
    assert "server.raw" in tooldesk("permissions", "list")[1]


def at_a_terminal(answers: list[tuple[bytes, str]], *words: str) -> tuple[int, str]:
    """Exit code and what a terminal showed; each answer is typed once its prompt is there."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.executable, [sys.executable, "-m", "tooldesk", *words])
    shown, ends_at, left = b"", time.monotonic() + 90, list(answers)
    while time.monotonic() < ends_at:
        try:
            piece = os.read(terminal, 65_536)
        except OSError:  # Linux says so when the other end is closed
            break
        shown += piece
        if left and left[0][0] in shown.rsplit(b"\n", 1)[-1]:
            os.write(terminal, left.pop(0)[1].encode() + b"\n")
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode()


def test_person_at_the_terminal_answers_what_a_server_asks(
    tooldesk: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    ask = {"name": "ask", "inputSchema": {"type": "object"}}
    (tmp_path / "workspace" / "tools.txt").write_text(json.dumps([ask]))
    tooldesk("servers", "add", "raw", "--", sys.executable, "-S", "raw.py", "tools.txt")
    folders = ("--data-dir", str(tmp_path / "data"), "--workspace", str(tmp_path / "workspace"))
    started = (b"Allow it?", "s"), (b"Take them over?", "y")
    code, shown = at_a_terminal([*started], "servers", "start", "raw", *folders)
    assert code == 0, shown
    assert "A server is started only by your yes" in shown
    answers = [(b"Answer it?", "y"), (b"name: ", "Ada Lovelace")]
    code, shown = at_a_terminal(answers, "run", "raw_ask", "--yes", *folders)
    assert code == 0, shown
    assert "The MCP server raw asks:" in shown
    assert "  | Who are you?" in shown
    assert '"name": "Ada Lovelace"' in shown
    # without a terminal nobody answers in a person's words, whatever --yes says
    assert '"decline"' in tooldesk("run", "raw_ask", "--yes")[1]


def test_variables_of_servers_are_listed_with_the_secrets(
    tooldesk: Callable[..., tuple[int, str, str]],
) -> None:
    tooldesk("servers", "add", "raw", "--env", "K=${TICKETS_TOKEN}", "--", "npx", "x")
    (found,) = (
        each
        for each in json.loads(tooldesk("secrets", "list", "--json")[1])
        if each["name"] == "TICKETS_TOKEN"
    )
    assert "server.raw" in json.dumps(found)


def test_value_of_the_keyring_is_not_written_into_the_file(
    paths: AppPaths, secret_service: object
) -> None:
    async def keep() -> None:
        app = build_app(paths)
        await app.vault.set("WEATHER", "stored-value-5f1b7c22")
        await app.close()

    asyncio.run(keep())
    folders = ["--data-dir", str(paths.data_dir), "--workspace", str(paths.workspace_dir)]
    code = main(["servers", "add", *folders, "one", "--", "true", "stored-value-5f1b7c22"])
    assert code == 1
    assert not (paths.workspace_dir / "servers.json").exists()
