"""Imports what is named where Qt is not, and again where nothing is that Windows lacks.

Prints how many each time; run in a process of its own. Libraries are there the second time, as they
are on this system; all of ours is imported anew, as on Windows.
"""

from __future__ import annotations

import importlib
import os
import select
import signal
import socket
import sys
import types

WINDOW = ("PySide6", "shiboken6", "qasync", "tooldesk_ui")
POSIX = ("fcntl", "termios", "resource", "pwd", "grp", "pty", "tty", "syslog")
ONLY_POSIX = {
    os: "fork forkpty setsid killpg getpgrp getuid geteuid getgid getppid waitid memfd_create "
    "posix_spawn POSIX_SPAWN_DUP2 POSIX_SPAWN_OPEN pidfd_open set_blocking fchmod O_CLOEXEC "
    "O_NONBLOCK O_DIRECTORY O_NOFOLLOW O_PATH O_NOCTTY WNOHANG P_ALL WEXITED WNOWAIT uname "
    "sched_getaffinity statvfs mkfifo chown lchown",
    signal: "SIGKILL SIGHUP SIGPIPE SIGQUIT SIGBUS SIGCONT SIGSTOP SIGXCPU SIGXFSZ SIGUSR1 "
    "SIGUSR2 SIGCHLD pthread_sigmask SIG_BLOCK SIG_SETMASK setitimer alarm pause",
    socket: "AF_UNIX send_fds recv_fds",
    select: "poll epoll",
}


def become_windows() -> None:
    """Take away what is not there."""
    for name in [each for each in sys.modules if each.partition(".")[0] == "tooldesk"]:
        del sys.modules[name]
    sys.platform = "win32"
    for name in POSIX:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in ONLY_POSIX.items():
        for name in names.split():
            if hasattr(module, name):
                delattr(module, name)
    # what is there, and must not be needed to be imported
    for name in ("msvcrt", "_winapi", "winreg"):
        sys.modules[name] = types.ModuleType(name)


def main() -> None:
    names = sys.argv[1:]
    for name in WINDOW:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in names:
        importlib.import_module(name)
    sys.stdout.write(f"{len(names)}\n")
    become_windows()
    others = ("tooldesk.systems.linux", "tooldesk.systems.posix", "tooldesk.systems.macos")
    names = [each for each in names if not each.startswith(others)]
    for name in names:
        importlib.import_module(name)
    from tooldesk.systems import system

    assert system.__name__ == "tooldesk.systems.windows"
    assert not any(name.startswith(others) for name in sys.modules)
    sys.stdout.write(f"{len(names)}\n")


if __name__ == "__main__":
    main()
