"""KeptProcess: a program below a supervisor of the keeper, from its start until nothing is left.

Its socket carries words both ways. The app gets "started", the supervisor's and the program's
process, or "failed" and the number of an error; then "ended", the exit code and whether nothing is
left. Whatever the app sends, its end too, is the order to end it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from contextlib import suppress

from tooldesk.systems.linux.keeper import Keeper, hand_over, let_go
from tooldesk.systems.linux.leftovers import brand_of
from tooldesk.systems.program import Start

_BEGIN_WAIT_S = 10.0
_END_WAIT_S = 1.75
_WORDS_BYTES = 100
_CHILDREN_BYTES = 65_536


class KeptProcess:
    """Made by `start_kept`. `pid` and `returncode` are those of the program itself."""

    def __init__(self, call: int, keeper: Keeper) -> None:
        self.pid = 0
        """The program, which leads a session and a group of its own."""
        self.returncode: int | None = None
        """How it ended; minus the number of the signal that ended it."""
        self.is_all_gone = False
        """Whether nothing is left of it."""
        self._loop = asyncio.get_running_loop()
        self._call = call
        self._keeper = keeper
        keeper.begin_keeping()
        self._supervisor = 0
        self._begun: asyncio.Future[int | None] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._last_order: asyncio.Handle | None = None
        self._loop.add_reader(call, self._read)

    async def begun(self) -> bool:
        """Whether the program was started; false is that the keeper was lost.

        Raises:
            OSError: it can't be started.
        """
        try:
            await asyncio.wait([self._begun], timeout=_BEGIN_WAIT_S)
        except asyncio.CancelledError:
            # its supervisor reads this whenever it comes to it
            self.kill()
            await asyncio.wait([self._ended], timeout=_END_WAIT_S)
            self._close()
            raise
        if not self._begun.done() or (failure := self._begun.result()) is None:
            self._close()
            return False
        if failure:
            self._close()
            raise OSError(failure, os.strerror(failure))
        return True

    async def wait(self) -> int:
        """Its exit code, once nothing is left of it or nobody can tell any more."""
        await asyncio.shield(self._ended)
        return self.returncode or 0

    def kill(self) -> None:
        """End it and all that it started."""
        if self._ended.done():
            return
        with suppress(OSError):
            os.write(self._call, b"end")
        if self._last_order is None:
            # a program may have stopped its supervisor: the keeper ends what that one kept
            self._last_order = self._loop.call_later(_END_WAIT_S, self._end_supervisor)

    def processes(self) -> frozenset[int]:
        """The program and all that it started and that still is there, whoever is its parent."""
        return frozenset(_below(self._supervisor, [])) if self._supervisor else frozenset()

    def _read(self) -> None:
        try:
            words = os.read(self._call, _WORDS_BYTES).split()
        except OSError:
            words = []
        match words:
            case [b"started", supervisor, program]:
                self._supervisor, self.pid = int(supervisor), int(program)
                self._begun.set_result(0)
            case [b"failed", number]:
                self.is_all_gone = True
                self._begun.set_result(int(number))
            case [b"ended", exit_code, is_clean]:
                self.is_all_gone = is_clean == b"1"
                self._finish(int(exit_code))
            case _:
                self._finish(-signal.SIGKILL)

    def _finish(self, exit_code: int) -> None:
        self.returncode = exit_code
        self._close()

    def _close(self) -> None:
        for future in (self._begun, self._ended):
            if not future.done():
                future.set_result(None)
        if self._last_order is not None:
            self._last_order.cancel()
        if self._call >= 0:
            self._loop.remove_reader(self._call)
            os.close(self._call)
            self._call = -1
            if self.is_all_gone:
                self._keeper.end_keeping(self._loop)

    def _end_supervisor(self) -> None:
        with suppress(OSError):
            os.kill(self._supervisor, signal.SIGKILL)


async def start_kept(start: Start) -> KeptProcess | None:
    """A program that the keeper started; None when there is no keeper here.

    Raises:
        OSError: it can't be started.
    """
    # what the keeper was ended with is asked of its successor
    for _ in range(2):
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with ours, theirs:
            keeper = _handed_over(start, theirs.fileno())
            if keeper is None:
                return None
            process = KeptProcess(ours.detach(), keeper)
        if await process.begun():
            return process
        let_go()
    return None


def _handed_over(start: Start, call: int) -> Keeper | None:
    with os.fdopen(os.memfd_create("order"), "r+b", buffering=0) as order:
        order.write(_order(start))
        order.seek(0)
        return hand_over((call, order.fileno(), *start.standard, *start.inherited))


def _order(start: Start) -> bytes:
    """What the supervisor reads, in memory only: there may be secrets in it."""
    entries = [f"{name}={value}" for name, value in start.environment.items()]
    head = (str(brand_of(start.mark)), os.fspath(start.folder), start.program)
    numbers = " ".join(map(str, start.inherited))
    texts = (*head, numbers, str(len(start.words)), *start.words, *entries)
    if any("\0" in text for text in texts):
        raise ValueError("embedded null byte")
    return b"\0".join(map(os.fsencode, texts))


def _below(process_id: int, found: list[int]) -> list[int]:
    """All descendants of a process, behind those found before; nothing of one that is gone."""
    try:
        for task in os.listdir(f"/proc/{process_id}/task"):
            for child in _children(f"/proc/{process_id}/task/{task}/children"):
                found.append(child)
                _below(child, found)
    except OSError:
        return found
    return found


def _children(path: str) -> list[int]:
    # after every call of a function: an open file would cost as much again
    file = os.open(path, os.O_RDONLY)
    try:
        return list(map(int, os.read(file, _CHILDREN_BYTES).split()))
    finally:
        os.close(file)
