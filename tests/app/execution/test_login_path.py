"""The login shell's PATH is found once, whatever its start files do."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.execution.login_path import LoginPath, joined_paths
from tooldesk.systems import linux

Shell = Callable[[str], dict[str, str]]


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A login shell with start files of one's own, and the environment a desktop gives."""

    def make(start_file: str) -> dict[str, str]:
        program = tmp_path / "shell"
        program.write_text(f'#!/bin/sh\n{start_file}\nexec /bin/sh -c "$2"\n')
        program.chmod(0o755)
        return {"PATH": "/usr/bin:/bin", "DISPLAY": ":0", "SHELL": str(program)}

    return make


@pytest.mark.parametrize(
    ("start_file", "expected"),
    [
        ("PATH=/home/tools:$PATH; export PATH", "/home/tools:/usr/bin:/bin"),
        ("echo welcome; echo; PATH=/home/tools:/bin; export PATH", "/home/tools:/bin:/usr/bin"),
        ("exit 3", "/usr/bin:/bin"),
        ("PATH=relative:/x; export PATH; alias printenv=/usr/bin/printenv", "/usr/bin:/bin"),
        ("exec sleep 600", "/usr/bin:/bin"),
        ("yes & sleep 600", "/usr/bin:/bin"),
    ],
)
async def test_path_of_the_login_shell_comes_first(
    shell: Shell, start_file: str, expected: str
) -> None:
    assert await LoginPath(shell(start_file), search_timeout_s=1).find() == expected


async def test_shell_is_asked_once(shell: Shell, tmp_path: Path) -> None:
    login_path = LoginPath(shell(f"echo asked >> {tmp_path}/log"))
    found = await asyncio.gather(*(login_path.find() for _ in range(5)))
    assert len(set(found)) == 1
    assert (tmp_path / "log").read_text() == "asked\n"


async def test_empty_path_is_asked_for_whoever_started_us(shell: Shell) -> None:
    """Also where the start says nothing of the shell: the system knows it."""
    environment = shell("PATH=/home/tools:/usr/bin:/bin; export PATH")
    environment = environment | {"PATH": "", "TERM": "xterm", "DISPLAY": ""}
    assert await LoginPath(environment).find() == "/home/tools:/usr/bin:/bin"
    assert Path(linux.login_shell()).is_absolute()
    without = {"PATH": "", "SHELL": "/no/such/shell"}
    assert await LoginPath(without).find() == os.defpath


@pytest.mark.parametrize("name", ["/no/such/shell", "sh"])
async def test_missing_shell_changes_nothing(name: str) -> None:
    environment = {"PATH": "/bin", "DISPLAY": ":0", "SHELL": name}
    assert await LoginPath(environment).find() == "/bin"


async def test_terminal_keeps_its_own_path(shell: Shell) -> None:
    environment = shell("PATH=/other; export PATH") | {"TERM": "xterm"}
    assert await LoginPath(environment).find() == "/usr/bin:/bin"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "TERM": "xterm"}, False),
        ({}, False),
    ],
)
def test_desktop_is_told_from_terminal(environment: dict[str, str], expected: bool) -> None:
    assert linux.started_from_desktop(environment) is expected


def test_each_folder_is_searched_once() -> None:
    assert joined_paths("/a:/b::rel", "/b:/c") == "/a:/b:/c"
