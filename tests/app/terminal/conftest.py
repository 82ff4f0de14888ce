"""The terminal in this process, and in processes that have all imported."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from warm_commands import WarmCommands

from tooldesk.paths import AppPaths
from tooldesk.terminal.commands import main


@pytest.fixture
def terminal(
    paths: AppPaths, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Exit code, standard output and standard error of a command on `paths`."""

    def run(*words: str) -> tuple[int, str, str]:
        where = ("--data-dir", str(paths.data_dir), "--workspace", str(paths.workspace_dir))
        try:
            code = main([*words, *where])
        except SystemExit as end:
            code = int(str(end.code))
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture(scope="module")
def warm_commands() -> Iterator[WarmCommands]:
    """Commands from a process that has imported them; not for long: others look for processes."""
    commands = WarmCommands()
    yield commands
    commands.close()
