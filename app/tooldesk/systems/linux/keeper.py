"""hand_over: asks the keeper of this process to start a program; see keeper_script.py."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tooldesk.systems.packaged_python import packaged_python

_SCRIPT = Path(__file__).with_name("keeper_script.py")
_ITS_SOCKET = 3

IDLE_S = 3.0
"""How long a keeper that keeps nothing waits for the next program."""


class Keeper:
    """A child of this process, which lives while it keeps programs, and a little longer."""

    def __init__(self, process_id: int, control: socket.socket) -> None:
        self.process_id = process_id
        """Its process."""
        self.control = control
        """What asks it for starts."""
        self._begun = self._ended = 0

    def begin_keeping(self) -> None:
        """Say that it keeps a program more."""
        with _starting:
            self._begun += 1

    def end_keeping(self, loop: asyncio.AbstractEventLoop) -> None:
        """Say that nothing is left of one. It is ended when it keeps none and none comes soon."""
        with _starting:
            self._ended += 1
            if self._ended == self._begun:
                loop.call_later(IDLE_S, self._end_idle, self._begun)

    def _end_idle(self, begun: int) -> None:
        with _starting:
            if self._begun == begun and _keepers.get(os.getpid()) is self:
                let_go()

    def end(self) -> None:
        """End it; the supervisors that it started go on."""
        self.control.close()
        with suppress(OSError):
            os.kill(self.process_id, signal.SIGKILL)
            os.waitpid(self.process_id, 0)


_keepers: dict[int, Keeper] = {}
"""That of each process: one that forks gets one of its own."""

_starting = threading.Lock()


def hand_over(descriptors: Sequence[int]) -> Keeper | None:
    """Hand the descriptors of a start to the keeper; None where there is none."""
    # one that was killed has a successor
    for _ in range(2):
        keeper = running_keeper()
        if keeper is None:
            return None
        try:
            socket.send_fds(keeper.control, [b"start"], list(descriptors))
        except OSError:
            let_go()
        else:
            return keeper
    return None


def running_keeper() -> Keeper | None:
    """The keeper, started when there is none; None where there can't be one."""
    # in a packaged app our own executable is no interpreter
    python = packaged_python() if getattr(sys, "frozen", False) else sys.executable
    if python is None:
        return None
    # event loops of several threads may ask at once
    with _starting:
        found = _keepers.get(os.getpid())
        if found is None:
            with suppress(OSError):
                found = _keepers[os.getpid()] = _start(python)
    return found


def let_go() -> None:
    """Have a new one started for the next program."""
    keeper = _keepers.pop(os.getpid(), None)
    if keeper is not None:
        keeper.end()


def _start(python: str) -> Keeper:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    # one that was stopped from outside must not stop us
    ours.setblocking(False)
    with theirs:
        words = [python, "-I", "-S", str(_SCRIPT), str(_ITS_SOCKET)]
        its_own = (
            (os.POSIX_SPAWN_DUP2, theirs.fileno(), _ITS_SOCKET),
            *((os.POSIX_SPAWN_OPEN, each, os.devnull, os.O_RDWR, 0) for each in range(3)),
        )
        environment = {"PATH": os.defpath}
        process_id = os.posix_spawn(python, words, environment, file_actions=its_own)
    return Keeper(process_id, ours)
