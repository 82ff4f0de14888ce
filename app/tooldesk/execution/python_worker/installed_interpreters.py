"""InstalledInterpreters: the Pythons of this machine that could run the tools of a file."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from tooldesk.errors import ToolUsageError
from tooldesk.execution.command_process import Command, run_command
from tooldesk.execution.login_path import LoginPath
from tooldesk.execution.python_worker.interpreter import minimal_environment
from tooldesk.execution.python_worker.python_homes import conda_version, homes, venv_version
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.paths import expanded_path, home_folder

ASK_TIMEOUT_S = 3.0
"""How long an interpreter may take to say which one it is."""

OLDEST = (3, 9)
"""Older ones can't run worker_script.py."""

VENV_NAMES = (".venv", "venv")
OWN_PLACE = "runs Tooldesk"

_PYTHON = late_pattern(r"python(3(\.\d+)?)?$")
_ASKED_AT_ONCE = 4
_MOST_ASKED = 24
_WHO = "import sys; print(sys.executable); print('%d.%d.%d' % sys.version_info[:3])"


@frozen_record
class InstalledInterpreter:
    """One Python."""

    path: str | None
    """What a tool's source says; None is the one that runs Tooldesk."""

    version: str
    """Such as "3.12.1"; "" when it is not known."""

    place: str
    """Where it was found, in a few words."""

    problem: str = ""
    """Why it can't run tools; "" when nothing speaks against it."""


class InstalledInterpreters:
    """Looks for them; what was asked once is remembered."""

    def __init__(
        self,
        environment: Mapping[str, str] = os.environ,
        home: Path | None = None,
        ask_timeout_s: float = ASK_TIMEOUT_S,
    ) -> None:
        self._environment = environment
        self._home = home or home_folder()
        self._ask_timeout_s = ask_timeout_s
        self._login_path = LoginPath(environment)
        self._asked: dict[str, InstalledInterpreter | None] = {}

    def near(self, file: Path) -> tuple[InstalledInterpreter, ...]:
        """Tooldesk's own first, then the virtual environments of a file; starts no process."""
        found = [_own(), *_environments_of(file), *self._active_environment()]
        return tuple(_each_once(map(_judged, found)))

    async def all(self, file: Path) -> tuple[InstalledInterpreter, ...]:
        """Also those of the login shell's PATH, pyenv, uv and conda; unusable ones last."""
        near = await asyncio.to_thread(self.near, file)
        path = await self._login_path.find()
        programs = await asyncio.to_thread(_programs, path)
        at_once = asyncio.Semaphore(_ASKED_AT_ONCE)
        # not gather: cancelled, it returns while all but one of the programs are still there
        async with asyncio.TaskGroup() as group:
            asked = [
                group.create_task(self._ask(program, at_once)) for program in programs[:_MOST_ASKED]
            ]
        answers = [task.result() for task in asked]
        kept = await asyncio.to_thread(self._in_homes)
        found = [*near, *(each for each in answers if each is not None), *kept]
        return tuple(sorted(_each_once(map(_judged, found)), key=lambda each: bool(each.problem)))

    def _active_environment(self) -> Iterator[InstalledInterpreter]:
        folder = self._environment.get("VIRTUAL_ENV", "")
        if os.path.isabs(folder):
            yield from _environment(Path(folder), "active environment")

    def _in_homes(self) -> list[InstalledInterpreter]:
        found = []
        for place, folder, version in homes(self._home, self._environment):
            if (program := program_in(folder)) is not None:
                found.append(InstalledInterpreter(str(program), version, place))
        return found

    async def _ask(self, program: str, at_once: asyncio.Semaphore) -> InstalledInterpreter | None:
        """Which Python a program is; None when it is none."""
        async with at_once:
            if program not in self._asked:
                self._asked[program] = await _who_is(program, self._ask_timeout_s)
            return self._asked[program]


def suggested(found: Iterable[InstalledInterpreter]) -> str | None:
    """The `path` to begin with: that of the nearest virtual environment, else Tooldesk's own."""
    places = tuple(f"{name} " for name in VENV_NAMES)
    near = (each for each in found if each.place.startswith(places) and not each.problem)
    first = next(near, None)
    return first.path if first is not None else None


def program_in(folder: Path) -> Path | None:
    """The Python of a virtual environment or an installation; also a link that leads nowhere."""
    inside = (folder / "bin" / "python", folder / "bin" / "python3", folder / "python.exe")
    windows = folder / "Scripts" / "python.exe"
    return next((each for each in (*inside, windows) if os.path.lexists(each)), None)


def program_of(named: str, folder: Path) -> str:
    """The absolute path of what a tool names: a program, or the folder of an environment."""
    path = (folder / expanded_path(named)).absolute()
    return str((program_in(path) if os.path.isdir(path) else None) or path)


def _own() -> InstalledInterpreter:
    if getattr(sys, "frozen", False):
        return InstalledInterpreter(None, "", "PATH")
    return InstalledInterpreter(None, "{}.{}.{}".format(*sys.version_info[:3]), OWN_PLACE)


def _environments_of(file: Path) -> Iterator[InstalledInterpreter]:
    """Virtual environments beside a file and beside each folder above it, the nearest first."""
    for folder in file.parents:
        where = "beside the file" if folder == file.parent else f"in {folder.name or folder}"
        for name in VENV_NAMES:
            yield from _environment(folder / name, f"{name} {where}")


def _environment(folder: Path, place: str) -> Iterator[InstalledInterpreter]:
    version = venv_version(folder)
    if version is None:
        version = conda_version(folder)
    program = program_in(folder)
    if version is not None and program is not None:
        yield InstalledInterpreter(str(program), version, place)


def _programs(path: str) -> list[str]:
    """Everything on a search path that is called like a Python, each real file once."""
    found: dict[str, str] = {}
    for folder in path.split(os.pathsep):
        try:
            names = sorted(name for name in os.listdir(folder) if _PYTHON.match(name))
        except OSError:
            continue
        # "python" of a virtual environment is a link: what it links to is another Python
        is_environment = os.path.exists(os.path.join(folder, os.pardir, "pyvenv.cfg"))
        for name in names:
            program = os.path.join(folder, name)
            if os.path.isfile(program) and os.access(program, os.X_OK):
                key = folder if is_environment else os.path.realpath(program)
                found.setdefault(key, program)
    return list(found.values())


async def _who_is(program: str, timeout_s: float) -> InstalledInterpreter | None:
    # what a version switch such as a pyenv shim starts is kept, not the switch
    command = Command(
        program=program,
        words=[program, "-ESs", "-c", _WHO],
        folder=Path(os.sep),
        environment=minimal_environment(),
        stdin="",
    )
    try:
        end = await run_command(command, timeout_s, None)
    except ToolUsageError:
        return None
    match end.stdout.splitlines():
        case [str() as path, str() as version] if os.path.isabs(path):
            return InstalledInterpreter(path, version, "PATH")
    return None


def _judged(found: InstalledInterpreter) -> InstalledInterpreter:
    """The same with what speaks against it."""
    if found.path is not None and not os.path.exists(found.path):
        problem = "the Python it was made of is gone"
        return replace(found, problem=problem)
    numbers = [int(part) for part in re.findall(r"\d+", found.version)[:2]]
    if len(numbers) == 2 and tuple(numbers) < OLDEST:
        problem = f"too old; tools need Python {OLDEST[0]}.{OLDEST[1]}"
        return replace(found, problem=problem)
    return found


def _each_once(found: Iterable[InstalledInterpreter]) -> Iterator[InstalledInterpreter]:
    seen: set[str] = set()
    for each in found:
        key = _identity(each.path or sys.executable)
        if key not in seen:
            seen.add(key)
            yield each


def _identity(program: str) -> str:
    """The same for two names of one Python; a virtual environment is one of its own."""
    folder = os.path.dirname(os.path.abspath(program))
    home = os.path.dirname(folder)
    is_environment = os.path.exists(os.path.join(home, "pyvenv.cfg"))
    return os.path.realpath(home) if is_environment else os.path.realpath(program)
