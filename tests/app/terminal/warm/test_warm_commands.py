"""A command from a process that has all imported is the command from cold: each, in both ways."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from warm_commands import WarmCommands

from tooldesk.terminal.commands import make_parser

CALL = '<tool_call>{"name": "calculator", "arguments": {"expression": "2 + 3"}}</tool_call>'
CODE = """
import os, signal, sys

def look() -> str:
    "Look around."
    return repr((sorted(os.environ), sys.flags, sys.stdin, signal.getsignal(signal.SIGINT)))
"""
SPECS = '[{"type": "function", "function": {"name": "walk", "parameters": {}}}]'
EVERY_COMMAND: list[tuple[tuple[str, ...], str]] = [
    (("parse", "--json"), CALL),
    (("call", "--json"), CALL),
    (("run", "calculator", "--args", '{"expression": "2 + 3"}'), ""),
    (("run", "look", "--json"), ""),
    (("run", "calculator", "--args", "-"), '{"expression": "2 +"}'),
    (("ask", "--model", "none", "How much?"), ""),
    (("tools", "list", "--json"), ""),
    (("tools", "add", "more.py"), ""),
    (("export", "--format", "openai-chat", "--check"), ""),
    (("lint",), ""),
    (("capture", "--port", "none"), ""),
    (("scan", "outputs.jsonl", "--json"), ""),
    (("import", "-", "--yes"), SPECS),
    (("test",), ""),
    (("scenarios", "list"), ""),
    (("limits", "set", "calculator", "1", "--per", "day"), ""),
    (("history", "list", "--json"), ""),
    (("cache", "stats", "--json"), ""),
    (("secrets", "set", "A_KEY", "--from-environment"), ""),
    (("secrets", "list"), ""),
    (("signers", "list"), ""),
    (("servers", "add", "x", "--", "no-such-program"), ""),
    (("permissions", "list", "--json"), ""),
    (("trust", "show", "--json"), ""),
    (("workspaces",), ""),
    (("guide", "tour"), ""),
    (("dance",), ""),
    ((), ""),
]
CHANGING = re.compile(
    r" *[\d.]+ (?:µs|ms|s)\b|\d{4}-\d\d-\d\d[T ][\d:.]+(?:\+00:00|Z)?"
    r'|"\w+_(?:id|ms|s|at)": [^,}\]]+|\b[0-9a-f]{32}\b|\b\d\.\d{5,}(?:e-\d+)?'
)
"""Times, and numbers that are drawn."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which all was opened once: samples, a tool, a database."""
    folder = tmp_path_factory.mktemp("filled")
    (folder / "mine.py").write_text(CODE)
    (folder / "more.py").write_text('def more() -> int:\n    "More."\n    return 1\n')
    (folder / "outputs.jsonl").write_text(json.dumps({"output": CALL}) + "\n")
    done = _cold(folder, "tools", "add", "mine.py")
    assert (done.returncode, done.stdout) == (0, b"look\n"), done.stderr
    return folder


def _cold(folder: Path, *words: str, text: str = "") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "tooldesk", *_where(folder, words)]
    return subprocess.run(
        command, cwd=folder, input=text.encode(), capture_output=True, timeout=60, check=False
    )


def _where(folder: Path, words: tuple[str, ...]) -> tuple[str, ...]:
    return ("--data-dir", str(folder / "data"), *words)


def _seen(done: subprocess.CompletedProcess[bytes], folder: Path) -> tuple[int, str, str]:
    streams = (each.decode().replace(str(folder), "FOLDER") for each in (done.stdout, done.stderr))
    shown, told = (CHANGING.sub("CHANGING", each) for each in streams)
    return done.returncode, shown, told


def _files(folder: Path) -> list[str]:
    return sorted(str(each.relative_to(folder)) for each in (folder / "data").rglob("*"))


def test_every_command_is_compared() -> None:
    (commands,) = (each.choices for each in make_parser()._actions if each.choices)
    assert {words[0] for words, _ in EVERY_COMMAND if words} - {"dance"} == set(commands)


@pytest.mark.parametrize(("words", "text"), EVERY_COMMAND)
def test_command_writes_ends_and_leaves_what_it_does_from_cold(
    warm_commands: WarmCommands,
    filled: Path,
    tmp_path: Path,
    words: tuple[str, ...],
    text: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("A_KEY", "of the environment")
    cold, warm = (Path(shutil.copytree(filled, tmp_path / way)) for way in ("cold", "warm"))
    from_cold = _seen(_cold(cold, *words, text=text), cold)
    monkeypatch.chdir(warm)
    done = warm_commands.run(*_where(warm, words), text=text.encode())
    assert _seen(done, warm) == from_cold
    assert _files(warm) == _files(cold)


def test_what_only_a_start_reads_is_refused(warm_commands: WarmCommands) -> None:
    with pytest.raises(ValueError, match="from cold"):
        warm_commands.run("guide", env={**os.environ, "PYTHONUTF8": "0"})
    with pytest.raises(ValueError, match="from cold"):
        warm_commands.run("guide", env={**os.environ, "LANG": "C"})
