"""WorkerPipes: the descriptors between us and one worker, and how its process is started."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import SystemFaultError
from tooldesk.execution.python_worker.interpreter import minimal_environment
from tooldesk.execution.python_worker.worker_failure import start_failure
from tooldesk.frozen_record import frozen_record
from tooldesk.systems.pipes import pipes
from tooldesk.systems.program import Process, Start
from tooldesk.systems.programs import programs
from tooldesk.tools import python_function

if TYPE_CHECKING:
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.sandbox.launch import Launch

_SCRIPT = Path(__file__).with_name("worker_script.py")
_FUNCTIONS_DIR = Path(python_function.__file__).parent
_CALLS_OF_CPU_TIME = 2
"""A sandboxed worker whose calls used up the time of one is replaced; each has its full share."""


@frozen_record
class WorkerPipes:
    """Our ends; the worker has the others. No other process inherits them."""

    requests: int
    """Where we write one JSON line a request; it does not block."""

    lifeline: int
    """Never read by tools: a byte asks the call to end, its closing ends the worker."""

    replies: int
    """Where we read JSON lines; it does not block."""

    stdout: int
    """Where we read what tools print."""

    stderr: int
    """Where we read what tools print as errors."""

    mark: str
    """By which all processes of the worker are known."""

    launch: Launch | None = None
    """The sandbox that it was started in."""


async def spawn(
    interpreter: str, search_path: str, confinement: Confinement | None = None
) -> tuple[Process, WorkerPipes]:
    """Start a worker in a session of its own, with next to nothing of our environment.

    Its PATH is `search_path`. With a confinement it is started in its sandbox, or not at all.

    Raises:
        PermanentError: the interpreter, or its sandbox, can't be started.
        SystemFaultError: we have no descriptors left.
    """
    mark = programs.new_mark()
    ours, theirs = _open_pipes()
    try:
        if confinement is None:
            environment = {**minimal_environment(), "PATH": search_path}
            launch, process = None, await _start_process(interpreter, theirs, environment, mark)
        else:
            launch, process = await _start_sandboxed(confinement, interpreter, theirs, mark)
    except BaseException:
        _close(ours, pipes.close)
        raise
    finally:
        _close(theirs)
    requests, lifeline, replies, stdout, stderr = ours
    return process, WorkerPipes(requests, lifeline, replies, stdout, stderr, mark, launch)


async def _start_process(
    interpreter: str, theirs: list[int], environment: dict[str, str], mark: str
) -> Process:
    try:
        return await _execute(_words(interpreter, theirs), theirs, environment, mark)
    except OSError as reason:
        raise start_failure(interpreter, reason.strerror or str(reason)) from reason


async def _start_sandboxed(
    confinement: Confinement, interpreter: str, theirs: list[int], mark: str
) -> tuple[Launch, Process]:
    # most tools run natively, and then nothing of sandboxes is imported
    from tooldesk.execution.sandbox.launch import Launch, sandbox_environment, unavailable

    confinement = confinement.reading(str(_SCRIPT), str(_FUNCTIONS_DIR))
    words = [*_words(interpreter, theirs), "sandboxed"]
    launch = Launch.prepare(confinement, words, mark, calls=_CALLS_OF_CPU_TIME)
    environment = sandbox_environment(minimal_environment())
    try:
        inherited = [*theirs, *launch.descriptors]
        return launch, await _execute(launch.words, inherited, environment, mark)
    except BaseException as reason:
        launch.abandon()
        if isinstance(reason, OSError):
            raise unavailable(reason.strerror or str(reason)) from reason
        raise
    finally:
        launch.started()


def _words(interpreter: str, theirs: list[int]) -> list[str]:
    requests, lifeline, replies, _, _ = theirs
    descriptors = (str(pipes.handed(each)) for each in (requests, replies, lifeline))
    return [interpreter, str(_SCRIPT), *descriptors, str(_FUNCTIONS_DIR)]


async def _execute(
    words: list[str], theirs: list[int], environment: dict[str, str], mark: str
) -> Process:
    requests, lifeline, replies, stdout, stderr, *more = theirs
    inherited = (requests, lifeline, replies, *more)
    nothing = os.open(os.devnull, os.O_RDONLY)
    try:
        standard = (nothing, stdout, stderr)
        start = Start(words, words[0], os.sep, environment, mark, standard, inherited)
        return await programs.start_program(start)
    finally:
        os.close(nothing)


def _open_pipes() -> tuple[list[int], list[int]]:
    """Our and the worker's ends: we write to the first two and read from the last three."""
    ours: list[int] = []
    theirs: list[int] = []
    try:
        for is_ours_to_write in (True, True, False, False, False):
            our_end, their_end = pipes.pipe(is_ours_to_write=is_ours_to_write)
            ours.append(our_end)
            theirs.append(their_end)
    except OSError as reason:
        _close(ours, pipes.close)
        _close(theirs)
        raise SystemFaultError(
            f"No process for the tool could be started: {reason.strerror}.",
            next_step="Stop some of the calls that run now.",
        ) from reason
    return ours, theirs


def _close(descriptors: list[int], close: Callable[[int], None] = os.close) -> None:
    for descriptor in descriptors:
        close(descriptor)
