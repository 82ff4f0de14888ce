"""Starts programs for the app, each below a process that adopts whatever it leaves behind.

Started by path with one argument: the descriptor of a socket on which the app asks for starts. A
program may fork, make a session of its own, empty its environment and close all that it inherited:
the system still hands its orphans to the nearest "subreaper" above, and that is its supervisor
here, forked for this one program. When the program has ended, or the app wants it to or is gone,
the supervisor ends children until it has none. A supervisor that is killed leaves its own to the
keeper, which does the same. Source: Linux, prctl(2), PR_SET_CHILD_SUBREAPER.

Never imported by the app; needs Linux 5.3 and nothing but the standard library. What it imports is
what the first call waits for. See kept_process.py for what is said on the sockets.
"""

from __future__ import annotations

import array
import ctypes
import fcntl
import os
import resource
import select
import signal
import sys
import time
from _socket import MSG_CMSG_CLOEXEC, SCM_RIGHTS, SOL_SOCKET, socket
from contextlib import suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

LONGEST_END_S = 1.5
"""How long children are ended; one may wait for a broken disk, or be another user's."""

LONGEST_PAUSE_S = 0.05
"""How long the keeper starts nothing because of them."""

AGAIN_MS = 200
"""When it looks again after those that were not gone by then, as on a machine with much to do."""

MAX_DESCRIPTORS = 64
PR_SET_DUMPABLE = 4
PR_SET_CHILD_SUBREAPER = 36
IGNORED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
RESTORED = (*IGNORED, signal.SIGQUIT, signal.SIGPIPE, signal.SIGXFSZ)
CHILDREN = "/proc/self/task/{}/children"


def main() -> None:
    """Start what the app asks for until it is gone."""
    control = socket(fileno=int(sys.argv[1]))
    os.set_inheritable(control.fileno(), False)
    os.setsid()
    os.chdir("/")
    adopt_orphans()
    children()  # raises where the system does not tell them
    for number in IGNORED:
        signal.signal(number, signal.SIG_IGN)
    supervisors: dict[int, int] = {}
    waiting = select.poll()
    waiting.register(control, select.POLLIN)
    is_clean = True
    while True:
        events = waiting.poll(None if is_clean else AGAIN_MS)
        if not is_clean:
            _, is_clean = end_children(supervisors.values(), LONGEST_PAUSE_S)
        for descriptor, _ in events:
            if descriptor != control.fileno():
                waiting.unregister(descriptor)
                is_clean &= bury(supervisors.pop(descriptor), descriptor, supervisors.values())
                continue
            handed = receive(control)
            if not handed:
                leave(supervisors.values(), is_clean)
                return
            supervisor = os.fork()
            if not supervisor:
                control.close()
                supervise(*handed)
            for each in handed:
                os.close(each)
            watched = os.pidfd_open(supervisor)
            supervisors[watched] = supervisor
            waiting.register(watched, select.POLLIN)


def leave(supervisors: Collection[int], is_clean: bool) -> None:
    """The app is gone: they see it themselves, but for one that a program has stopped."""
    for each in supervisors:
        os.kill(each, signal.SIGCONT)
    if not is_clean:
        end_children(supervisors, LONGEST_END_S)


def adopt_orphans() -> None:
    """Become the parent of all orphans below this process; nobody may look into its memory."""
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    if prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) or prctl(PR_SET_DUMPABLE, 0, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "prctl")


def receive(control: socket) -> list[int]:
    """The descriptors of one start, none when the app is gone."""
    found = array.array("i")
    size = MAX_DESCRIPTORS * found.itemsize
    _, ancillary, _, _ = control.recvmsg(1, 32 + size, MSG_CMSG_CLOEXEC)
    for level, kind, data in ancillary:
        if (level, kind) == (SOL_SOCKET, SCM_RIGHTS):
            found.frombytes(data[: len(data) - len(data) % found.itemsize])
    return list(found)


def bury(process_id: int, watched: int, others: Collection[int]) -> bool:
    """Let a supervisor go; when something else than itself ended it, what it kept is ours.

    False says that this is not gone yet.
    """
    _, status = os.waitpid(process_id, 0)
    os.close(watched)
    if status:
        return end_children(others, LONGEST_PAUSE_S)[1]
    return True


def supervise(call: int, order: int, *given: int) -> None:
    """Start one program, wait for its end or the app's word, and end all that is left of it."""
    adopt_orphans()
    program, failure = start(os.read(order, os.fstat(order).st_size), given)
    for each in (order, *given):
        os.close(each)
    if failure:
        os.write(call, b"failed %d" % failure)
        os._exit(0)
    tell(call, b"started %d %d" % (os.getpid(), program))
    waiting = select.poll()
    waiting.register(call, select.POLLIN)
    waiting.register(os.pidfd_open(program), select.POLLIN)
    waiting.poll()
    with suppress(OSError):
        os.killpg(program, signal.SIGKILL)
    ends, is_clean = end_children((), LONGEST_END_S)
    exit_code = os.waitstatus_to_exitcode(ends.get(program, signal.SIGKILL))
    tell(call, b"ended %d %d" % (exit_code, is_clean))
    os._exit(0 if is_clean else 1)


def tell(call: int, words: bytes) -> None:
    """Say it to the app, if there is one."""
    with suppress(OSError):
        os.write(call, words)


def start(order: bytes, given: tuple[int, ...]) -> tuple[int, int]:
    """The process of a program and 0, or 0 and the number of the error."""
    reading, writing = os.pipe()
    program = os.fork()
    if not program:
        try:
            become(order, given, writing)
        except OSError as error:
            os.write(writing, b"%d" % (error.errno or 1))
        finally:
            os._exit(127)
    os.close(writing)
    failure = os.read(reading, 16)
    os.close(reading)
    if not failure:
        return program, 0
    os.waitpid(program, 0)
    return 0, int(failure)


def become(order: bytes, given: tuple[int, ...], failing: int) -> None:
    """Turn this process into the program, in a session of its own."""
    brand, folder, path, numbers, count, *texts = order.split(b"\0")
    words, entries = texts[: int(count)], texts[int(count) :]
    os.setsid()
    for number in RESTORED:
        signal.signal(number, signal.SIG_DFL)
    mark_with(int(brand))
    os.chdir(folder)
    targets = [0, 1, 2, *map(int, numbers.split())]
    above = max(targets) + 1
    fcntl.fcntl(failing, fcntl.F_DUPFD_CLOEXEC, above)
    moved = [fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, above) for each in given]
    for source, target in zip(moved, targets, strict=True):
        os.dup2(source, target)
    os.execve(path, words, dict(each.split(b"=", 1) for each in entries))


def mark_with(brand: int) -> None:
    """Set the limit that leftovers.py knows processes by; where the system's is lower, nothing."""
    with suppress(OSError, ValueError):
        hard = resource.getrlimit(resource.RLIMIT_RTTIME)[1]
        resource.setrlimit(resource.RLIMIT_RTTIME, (brand, hard))


def end_children(spared: Collection[int], longest_s: float) -> tuple[dict[int, int], bool]:
    """End all children but some; how each ended, and whether they are gone.

    What those leave behind is ours in the next round, so that in the end nothing is left.
    """
    ends: dict[int, int] = {}
    until = time.monotonic() + longest_s
    while left := [each for each in children() if each not in spared]:
        known = len(ends)
        for each in left:
            try:
                os.kill(each, signal.SIGKILL)
                ended, status = os.waitpid(each, os.WNOHANG)
            except OSError:
                continue
            if ended:
                ends[each] = status
        if time.monotonic() > until:
            return ends, False
        if len(ends) == known:
            time.sleep(0.0005)
    return ends, True


def children() -> list[int]:
    """The processes whose parent is this one."""
    with open(CHILDREN.format(os.getpid()), "rb") as file:
        return [int(each) for each in file.read().split()]


if __name__ == "__main__":
    main()
