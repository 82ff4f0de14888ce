"""Programs of Windows: each in a job of its own, from before its first instruction.

It is given the handles that it is named and no others, and a console that nobody sees: so Ctrl+C
in ours does not reach it, and nothing asks it to end politely but what it reads.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import field
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.systems.program import KILLED, Process, Start
from tooldesk.systems.windows.api import Api, api
from tooldesk.systems.windows.command_line import command_line, starter
from tooldesk.systems.windows.exit_codes import returncode_of
from tooldesk.systems.windows.jobs import Job
from tooldesk.systems.windows.kernel import Kernel, kernel

_SUSPENDED, _NO_WINDOW = 0x00000004, 0x08000000
"""Source: winbase.h, CREATE_SUSPENDED and CREATE_NO_WINDOW."""

_USES_HANDLES = 0x00000100
"""Source: winbase.h, STARTF_USESTDHANDLES."""

_FOREVER = 0xFFFFFFFF
_EXIT_CODE = 1
_starting = threading.Lock()
"""Held while handles can be inherited, and DLLs looked for elsewhere, for one start."""
_numbers = itertools.count(1)


@frozen_record
class Startup:
    """What CreateProcess of Python's library reads of a subprocess.STARTUPINFO."""

    hStdInput: int
    """What the program reads."""

    hStdOutput: int
    """Where it writes to."""

    hStdError: int
    """Where it writes errors to."""

    lpAttributeList: dict[str, Any]
    """All that it inherits."""

    dwFlags: int = _USES_HANDLES
    """What of this holds."""

    wShowWindow: int = 0
    """Nothing is shown."""


@frozen_record
class Started:
    """A program that runs."""

    handle: int
    """Of its process."""

    pid: int
    """Its number."""

    job: Job = field(repr=False)
    """What all that it starts is in."""


def start_in_job(start: Start, library: Api, kernel: Kernel) -> Started:
    """Start a program that runs only once it is in its job; blocks for some milliseconds.

    Raises:
        OSError: it can't be started, or not in a job; then it has not run.
    """
    line = command_line(start.program, start.words)
    inherited = (*start.standard, *start.inherited)
    handles = [library.get_osfhandle(each) for each in inherited]
    stdin, stdout, stderr = handles[:3]
    startup = Startup(stdin, stdout, stderr, {"handle_list": list(dict.fromkeys(handles))})
    job = Job(kernel)
    try:
        with _starting, _inheritable(handles, library), _without_own_libraries(kernel):
            process, thread, number, _ = library.CreateProcess(
                starter(start.program),
                line,
                None,
                None,
                True,
                _SUSPENDED | _NO_WINDOW,
                dict(start.environment),
                os.fspath(start.folder),
                startup,
            )
        try:
            job.take(process, thread)
        except OSError:
            library.TerminateProcess(process, _EXIT_CODE)
            library.CloseHandle(process)
            raise
        finally:
            library.CloseHandle(thread)
    except BaseException:
        job.close()
        raise
    return Started(process, number, job)


@contextmanager
def _inheritable(handles: Sequence[int], library: Api) -> Iterator[None]:
    for each in handles:
        library.set_handle_inheritable(each, True)
    try:
        yield
    finally:
        for each in handles:
            library.set_handle_inheritable(each, False)


@contextmanager
def _without_own_libraries(kernel: Kernel) -> Iterator[None]:
    """Have a program find its own DLLs, and not those that a package has for Tooldesk.

    What starts a packaged program names its folder to Windows, which every program inherits: a
    Python would load our DLLs of another version. Source: PyInstaller, "Launching external
    programs from the frozen application".
    """
    folder: str | None = getattr(sys, "_MEIPASS", None)
    if folder is None:
        yield
        return
    kernel.SetDllDirectoryW(None)
    try:
        yield
    finally:
        kernel.SetDllDirectoryW(folder)


class JobProcess:
    """A program and its job; `returncode` is that of the program itself."""

    def __init__(self, started: Started, library: Api) -> None:
        self.pid = started.pid
        self.returncode: int | None = None
        self._started = started
        self._library = library
        self._was_ended = False
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        threading.Thread(target=self._watch, name="program", daemon=True).start()

    async def wait(self) -> int:
        """Its exit code, once it has ended."""
        await asyncio.shield(self._ended)
        return self.returncode or 0

    def end(self) -> None:
        """End it and all that it started; of one that has ended what is left."""
        job = self._started.job
        if self.returncode is None:
            self._was_ended = True
            job.end(_EXIT_CODE)
        else:
            job.close()

    def processes(self) -> frozenset[int]:
        """All that is in the job."""
        return self._started.job.processes()

    def _watch(self) -> None:
        handle = self._started.handle
        self._library.WaitForSingleObject(handle, _FOREVER)
        exit_code = self._library.GetExitCodeProcess(handle)
        self._library.CloseHandle(handle)
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._finish, exit_code)

    def _finish(self, exit_code: int) -> None:
        self.returncode = KILLED if self._was_ended else returncode_of(exit_code)
        if self._was_ended:
            self._started.job.close()  # nothing is left in it
        if not self._ended.done():
            self._ended.set_result(None)


def new_mark() -> str:
    return f"{os.getpid()}-{secrets.token_hex(8)}-{next(_numbers)}"


async def start_program(start: Start) -> Process:
    # a virus scanner may look at the program first
    started = await asyncio.to_thread(start_in_job, start, api(), kernel())
    return JobProcess(started, api())


def end_program(process: Process, mark: str) -> None:
    assert isinstance(process, JobProcess)
    process.end()


def end_leftovers(mark: str) -> None:
    """A start that failed has let go of its job."""


def ask_to_end(process: Process) -> bool:
    return False


def process_tree(process: Process) -> frozenset[int]:
    assert isinstance(process, JobProcess)
    return process.processes()
