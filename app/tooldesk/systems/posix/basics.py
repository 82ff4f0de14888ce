"""What a front of Linux or macOS says of itself in the same words."""

from __future__ import annotations

import codecs
import fcntl
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

TERMINAL = "/dev/tty"
ENDING_SIGNALS: tuple[int, ...] = (signal.SIGTERM, signal.SIGHUP)
LOOP_HEARS_SIGNALS = False
PROGRAM_VARIABLES: tuple[str, ...] = ()
COMMAND_VARIABLES: tuple[str, ...] = ()


def refuse_core_files() -> None:
    """Write no core file of this process, nor of those it starts.

    One of a tool would hold its environment, and would lie in the folder it works in. Only the
    soft limit is lowered: a tool that wants its core file can raise it again.
    """
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, hard))


def lock_file(descriptor: int, *, is_shared: bool) -> None:
    fcntl.flock(descriptor, (fcntl.LOCK_SH if is_shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def replace(source: str | Path, target: str | Path) -> None:
    os.replace(source, target)


def find_program(name: str, path: str) -> str | None:
    import shutil

    return shutil.which(name, path=path)


def login_shell() -> str:
    """What the system has down as this person's shell; "" where it knows none."""
    import pwd

    try:
        return pwd.getpwuid(os.getuid()).pw_shell
    except KeyError:
        return ""


def check_length(path: Path) -> None:
    """What is too long is refused by the system in its own words."""


def check_words(program: str, words: Sequence[str]) -> None:
    """A program gets the words one by one."""


def is_plain_path(path: str) -> bool:
    return True


def why_no_program(file: str) -> tuple[str, str]:
    import shlex

    return "it is not marked as executable", f"Mark it: chmod +x {shlex.quote(file)}"


def output_decoder() -> codecs.IncrementalDecoder:
    return codecs.getincrementaldecoder("utf-8")("replace")


def how_it_ended(number: int) -> str:
    from tooldesk.systems.posix.signals import signal_in_words

    return signal_in_words(number)


@contextmanager
def echo_kept() -> Iterator[None]:
    if not sys.stdin.isatty():
        yield
        return
    import termios

    before = termios.tcgetattr(sys.stdin)
    try:
        yield
    finally:
        with suppress(termios.error):  # it was closed
            # not after what is still to be shown: a terminal may hold that up (Ctrl+S)
            termios.tcsetattr(sys.stdin, termios.TCSANOW, before)


def forget_typed(keyboard: TextIO) -> None:
    import termios

    with suppress(termios.error):
        termios.tcflush(keyboard, termios.TCIFLUSH)


@contextmanager
def interrupts_waiting() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
