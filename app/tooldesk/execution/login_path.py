"""LoginPath: the PATH that a person's login shell has.

A program that a desktop starts gets a short PATH; what the person installed is only on the one
that the start files of the login shell make.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from tooldesk.errors import ToolUsageError
from tooldesk.systems import system

SEARCH_TIMEOUT_S = 3.0
"""How long the start files may take; without an answer the PATH stays as it is."""

_PASSED = ("HOME", "USER", "LOGNAME", "LANG", "PATH", "TMPDIR", "XDG_RUNTIME_DIR")


class LoginPath:
    """Looks once, the first time somebody asks, and remembers."""

    def __init__(
        self,
        environment: Mapping[str, str] = os.environ,
        search_timeout_s: float = SEARCH_TIMEOUT_S,
    ) -> None:
        self._environment = environment
        self._search_timeout_s = search_timeout_s
        self._found: str | None = None
        self._searching = asyncio.Lock()

    async def find(self) -> str:
        """The PATH for commands: the login shell's first when a desktop started us, then ours."""
        async with self._searching:
            if self._found is None:
                given = self._environment.get("PATH", "")
                ours = given or os.defpath
                is_short = not given or system.started_from_desktop(self._environment)
                login = await self._ask_shell() if is_short else ""
                self._found = joined_paths(login, ours)
            return self._found

    async def _ask_shell(self) -> str:
        shell = self._environment.get("SHELL") or system.login_shell()
        if not os.path.isabs(shell) or not os.access(shell, os.X_OK):
            return ""
        # start files may print anything: what stands between two marks is the PATH
        mark = secrets.token_hex(8)
        from tooldesk.execution.command_process import Command, run_command

        command = Command(
            program=shell,
            words=[shell, "-ilc", f"echo {mark}; printenv PATH; echo {mark}"],
            folder=Path(os.sep),
            environment={
                name: self._environment[name] for name in _PASSED if name in self._environment
            },
            stdin="",
        )
        try:
            end = await run_command(command, self._search_timeout_s, None)
        except ToolUsageError:
            return ""
        _, _, after = end.stdout.partition(f"{mark}\n")
        found, second_mark, _ = after.partition(f"\n{mark}")
        return found if second_mark else ""


def joined_paths(first: str, second: str) -> str:
    """Both search paths, each folder once."""
    folders = [*first.split(os.pathsep), *second.split(os.pathsep)]
    return os.pathsep.join(dict.fromkeys(filter(os.path.isabs, folders)))
