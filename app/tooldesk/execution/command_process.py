"""run_command: one process group from its start to its end, with nothing of it left behind."""

from __future__ import annotations

import asyncio
import errno
import os
import tempfile
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from tooldesk.errors import (
    NOT_RUNNABLE_HERE,
    InvalidInputError,
    PermanentError,
    SystemFaultError,
    ToolTimeoutError,
)
from tooldesk.execution.sandbox.confinement import Confinement
from tooldesk.execution.sandbox.launch import Launch, sandbox_environment, unavailable
from tooldesk.execution.sandbox.limits import plain_exit_code
from tooldesk.execution.tool_output import OnOutput, ToolOutput
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.systems.pipes import pipes
from tooldesk.systems.program import Process, Start
from tooldesk.systems.programs import programs

END_GRACE_S = 0.3
"""How long a command may take to clean up after it was asked to end."""

_KILL_WAIT_S = 2.0


@frozen_record
class Command:
    """What to start."""

    program: str
    """Path of the program."""

    words: list[str]
    """The command as written, the program's name first."""

    folder: Path
    """Where it runs."""

    environment: Mapping[str, str]
    """What it sees of ours."""

    stdin: str
    """What it reads."""

    confinement: Confinement | None = None
    """How it is kept away from the machine; None is not at all."""

    variables: Mapping[str, str] = field(default_factory=dict, repr=False)
    """What its tool adds to that, or changes. Values may be secrets: never shown."""

    inherited: tuple[int, ...] = ()
    """Descriptors it gets besides its standard ones."""

    redactor: Redactor | None = None
    """Knows the secrets that no cut of its output may leave a part of."""


@frozen_record
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
        SandboxUnavailableError: there is no sandbox for it; it was not started.
        SandboxLimitError: a limit of its sandbox ended it.
    """
    if command.confinement is None:
        return await _run(command, command.words[0], programs.new_mark(), timeout_s, on_output)
    return await _run_sandboxed(command, command.confinement, timeout_s, on_output)


async def _run_sandboxed(
    command: Command, confinement: Confinement, timeout_s: float, on_output: OnOutput | None
) -> CommandEnd:
    mark = programs.new_mark()
    program = [command.program, *command.words[1:]]
    launch = Launch.prepare(confinement, program, mark, variables=command.variables)
    sandboxed = replace(
        command,
        program=launch.words[0],
        words=launch.words,
        folder=Path(os.sep),
        environment=sandbox_environment(command.environment),
        variables={},
        inherited=launch.descriptors,
    )
    try:
        end = await _run(sandboxed, command.words[0], mark, timeout_s, on_output)
    finally:
        launch.started()
        await launch.finish()
    error = launch.start_error(end.stderr_tail) or launch.limit_error(end.exit_code)
    if error is not None and end.exit_code != 0:
        raise error
    return replace(end, exit_code=plain_exit_code(end.exit_code))


async def _run(
    command: Command, name: str, mark: str, timeout_s: float, on_output: OnOutput | None
) -> CommandEnd:
    process, output = await _start(command, name, mark)
    stdout: list[str] = []

    def collect(stream: str, text: str) -> None:
        if stream == "stdout":
            stdout.append(text)
        if on_output is not None:
            on_output(stream, text)

    output.begin(collect, command.redactor)
    try:
        async with asyncio.timeout(timeout_s):
            exit_code = await process.wait()
    except TimeoutError as error:
        raise ToolTimeoutError(
            f"{name} ran longer than {timeout_s:g} s and was stopped.",
            next_step="Raise the tool's timeout_s, or give it less to do.",
        ) from error
    finally:
        try:
            await end_command(process, mark)
        finally:
            output.finish()
            output.close()
    return CommandEnd(exit_code, "".join(stdout), output.stderr_tail)


async def _start(command: Command, name: str, mark: str) -> tuple[Process, ToolOutput]:
    ours: list[int] = []
    theirs: list[int] = []
    try:
        with tempfile.TemporaryFile() as stdin:
            stdin.write(command.stdin.encode("utf-8"))
            stdin.seek(0)
            for _ in range(2):
                our_end, their_end = pipes.pipe(is_ours_to_write=False)
                ours.append(our_end)
                theirs.append(their_end)
            start = Start(
                command.words,
                command.program,
                command.folder,
                {**command.environment, **command.variables},
                mark,
                (stdin.fileno(), theirs[0], theirs[1]),
                command.inherited,
            )
            process = await started_whole(programs.start_program(start), mark)
    except BaseException as error:
        for end in ours:
            pipes.close(end)
        # one that was started while the call was cancelled
        programs.end_leftovers(mark)
        if isinstance(error, OSError):
            raise _start_failure(command, name, error) from error
        raise
    finally:
        for end in theirs:
            os.close(end)
    return process, ToolOutput(asyncio.get_running_loop(), *ours)


async def started_whole(starting: Coroutine[Any, Any, Process], mark: str) -> Process:
    """The process; a cancellation waits until there is one, and then ends it.

    Half-started, it would be left to nobody under Qt's loop: ended, but never reaped.
    """
    start = asyncio.ensure_future(starting)
    try:
        return await asyncio.shield(start)
    except asyncio.CancelledError:
        with suppress(OSError):
            await end_command(await start, mark)
        raise


def _start_failure(
    command: Command, name: str, error: OSError
) -> InvalidInputError | PermanentError | SystemFaultError:
    if error.errno == errno.E2BIG:
        return InvalidInputError(
            f"The arguments are too long for {name}.", next_step="Give it less."
        )
    if error.errno in (errno.EMFILE, errno.ENFILE, errno.EAGAIN, errno.ENOMEM, errno.ENOSPC):
        return SystemFaultError(
            f"{name} could not be started: {error.strerror}.",
            next_step="Stop some of the calls that run now.",
        )
    if command.confinement is not None:
        return unavailable(f"{command.program} could not be started: {error.strerror}")
    if error.errno == errno.ENOENT and os.path.exists(command.program):
        # the system says "no such file" of the one that its first line or its header names
        return PermanentError(
            f"{command.program} could not be started: what it is to be run by is not there.",
            next_step="Check the interpreter in its first line (#!), or what it was made for.",
            for_model=NOT_RUNNABLE_HERE,
        )
    return PermanentError(
        f"{command.program} could not be started: {error.strerror}.",
        next_step="Check that it is a program that this system can run; a script begins with a "
        "line such as #!/bin/sh.",
        for_model=NOT_RUNNABLE_HERE,
    )


async def end_command(process: Process, mark: str) -> None:
    """End all that still runs: politely for a moment, then for good."""
    try:
        if process.returncode is None and programs.ask_to_end(process):
            with suppress(TimeoutError):
                async with asyncio.timeout(END_GRACE_S):
                    await process.wait()
    finally:
        programs.end_program(process, mark)
    # a process that waits for a broken disk or network share may not die for long
    with suppress(TimeoutError):
        async with asyncio.timeout(_KILL_WAIT_S):
            await process.wait()
    programs.end_program(process, mark)
