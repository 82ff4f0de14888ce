"""Confinement: all that decides how one program is kept away from the machine."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from tooldesk.execution.sandbox.control_group import GroupHome
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.sandbox_policy import SandboxPolicy


@frozen_record
class Runner:
    """The programs that a sandbox is made with, and what else there is for it."""

    bubblewrap: str
    """Path of bwrap."""

    limiter: str
    """Path of prlimit."""

    homes: tuple[GroupHome, ...]
    """Where control groups can be made; without any, limits hold for each process only."""


@frozen_record
class Confinement:
    """How a program is kept. Equal ones may share a warm worker, others may not."""

    runner: Runner
    """What the sandbox is made with."""

    policy: SandboxPolicy
    """The tool's own limits."""

    cpu_s: int
    """CPU seconds of each process."""

    folder: Path
    """Its working folder, the only one it can write to; absolute, without links."""

    readable: tuple[str, ...] = ()
    """Files and folders it can read besides the system's, absolute."""

    versions: tuple[tuple[int, int, int], ...] = ()
    """Inode, time and size of what it can read: a file that is replaced needs a new sandbox."""

    def reading(self, *paths: str) -> Confinement:
        """The same with more to read."""
        added = tuple(path for path in paths if path not in self.readable)
        return replace(self, readable=self.readable + added)


def versions_of(readable: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
    """What the files that a program can read are like now."""
    return tuple(map(_version, readable))


def _version(path: str) -> tuple[int, int, int]:
    try:
        found = os.stat(path)
    except OSError:
        return (0, 0, 0)
    if os.path.isdir(path):
        # what is in it is seen as it is
        return (found.st_ino, 0, 0)
    return (found.st_ino, found.st_mtime_ns, found.st_size)
