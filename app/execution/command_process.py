"""run_command: one process group from its start to its end, with nothing of it left behind."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.errors import InvalidInputError, PermanentError, SystemFaultError, ToolTimeoutError
from app.execution.leftovers import MARK, end_leftovers, new_mark
from app.execution.tool_output import OnOutput, ToolOutput

END_GRACE_S = 0.3
"""How long a command may take to clean up after it was asked to end."""

_KILL_WAIT_S = 2.0


@dataclass(frozen=True, slots=True)
class Command:
    """What to start."""

    program: str
    """Path of the program."""

    words: list[str]
    """The command as written, the program's name first."""

    folder: Path
    """Where it runs."""

    environment: Mapping[str, str]
    """All that it sees of the environment. Values may be secrets: never shown."""

    stdin: str
    """What it reads."""


@dataclass(frozen=True, slots=True)
class CommandEnd:
    """How it ended."""

    exit_code: int
    """Its exit code; minus the number of the signal that ended it."""

    stdout: str
    """What it wrote, as far as it is kept."""

    stderr_tail: str
    """The last lines it wrote to stderr."""


async def run_command(command: Command, timeout_s: float, on_output: OnOutput | None) -> CommandEnd:
    """Run to the end; when that is timeout_s or a cancellation, its whole group is ended.

    Raises:
        ToolTimeoutError: it took longer than timeout_s.
        InvalidInputError: the words are too long for the system.
        PermanentError: the system refuses to start it.
        SystemFaultError: there are no descriptors or processes left.
    """
    mark = new_mark()
    process, output = await _start(command, mark)
    stdout: list[str] = []

    def collect(stream: str, text: str) -> None:
        if stream == "stdout":
            stdout.append(text)
        if on_output is not None:
            on_output(stream, text)

    output.begin(collect)
    try:
        async with asyncio.timeout(timeout_s):
            exit_code = await process.wait()
    except TimeoutError as error:
        raise ToolTimeoutError(
            f"{command.words[0]} ran longer than {timeout_s:g} s and was stopped.",
            next_step="Raise the tool's timeout_s, or give it less to do.",
        ) from error
    finally:
        try:
            await _end(process, mark)
        finally:
            output.finish()
            output.close()
    return CommandEnd(exit_code, "".join(stdout), output.stderr_tail)


async def _start(command: Command, mark: str) -> tuple[asyncio.subprocess.Process, ToolOutput]:
    ends: list[int] = []
    try:
        with tempfile.TemporaryFile() as stdin:
            stdin.write(command.stdin.encode("utf-8"))
            stdin.seek(0)
            ends += os.pipe()
            ends += os.pipe()
            process = await asyncio.create_subprocess_exec(
                *command.words,
                executable=command.program,
                stdin=stdin,
                stdout=ends[1],
                stderr=ends[3],
                start_new_session=True,
                env={**command.environment, MARK: mark},
                cwd=command.folder,
            )
    except BaseException as error:
        for end in ends:
            os.close(end)
        # one that was started while the call was cancelled
        end_leftovers(mark)
        if isinstance(error, OSError):
            raise _start_failure(command, error) from error
        raise
    os.close(ends[1])
    os.close(ends[3])
    return process, ToolOutput(asyncio.get_running_loop(), ends[0], ends[2])


def _start_failure(
    command: Command, error: OSError
) -> InvalidInputError | PermanentError | SystemFaultError:
    if error.errno == errno.E2BIG:
        return InvalidInputError(
            f"The arguments are too long for {command.words[0]}.", next_step="Give it less."
        )
    if error.errno in (errno.EMFILE, errno.ENFILE, errno.EAGAIN, errno.ENOMEM, errno.ENOSPC):
        return SystemFaultError(
            f"{command.words[0]} could not be started: {error.strerror}.",
            next_step="Stop some of the calls that run now.",
        )
    return PermanentError(
        f"{command.program} could not be started: {error.strerror}.",
        next_step="Check that it is a program that this system can run.",
    )


async def _end(process: asyncio.subprocess.Process, mark: str) -> None:
    """End all that still runs: politely for a moment, then for good."""
    try:
        if process.returncode is None:
            _signal_group(process.pid, signal.SIGTERM)
            with suppress(TimeoutError):
                async with asyncio.timeout(END_GRACE_S):
                    await process.wait()
    finally:
        _signal_group(process.pid, signal.SIGKILL)
        end_leftovers(mark)
    # a process that waits for a broken disk or network share may not die for long
    with suppress(TimeoutError):
        async with asyncio.timeout(_KILL_WAIT_S):
            await process.wait()


def _signal_group(process_id: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process_id, number)
