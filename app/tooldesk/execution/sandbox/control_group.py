"""ControlGroup: bounds all processes of one sandbox together, where the system lets us make one.

Both versions of Linux control groups. In version 2 a group with processes can't hand its
controllers to groups below it, so that ours is a neighbour of the one we run in; in version 1 it
is below. Source: Linux, admin-guide/cgroup-v1 and admin-guide/cgroup-v2.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tooldesk.errors import SandboxLimit
from tooldesk.frozen_record import frozen_record

CONTROLLERS = ("memory", "pids")

_PREFIX = "tooldesk-"
_REMOVE_TRIES = 100
_REMOVE_PAUSE_S = 0.01


@frozen_record
class GroupHome:
    """Where groups of one controller can be made."""

    controller: str
    """"memory" or "pids"."""

    folder: Path
    """The folder that a group is made in."""

    version: int
    """1 or 2, of control groups."""


@frozen_record
class ControlGroup:
    """The folders of one group; in version 2 all controllers share one."""

    homes: tuple[GroupHome, ...]
    """Where it was made, one for each controller."""

    name: str
    """Name of its folders."""

    @classmethod
    def make(
        cls, homes: tuple[GroupHome, ...], mark: str, memory_bytes: int, processes: int
    ) -> ControlGroup:
        """A group with no process in it yet.

        Raises:
            OSError: the system does not permit it.
        """
        group = cls(homes, _PREFIX + mark)
        try:
            for home in homes:
                folder = home.folder / group.name
                folder.mkdir(exist_ok=True)
                for file, value in _settings(home, memory_bytes, processes).items():
                    if file not in _OPTIONAL or (folder / file).exists():
                        (folder / file).write_text(str(value), encoding="ascii")
        except OSError:
            group.try_remove()
            raise
        return group

    @property
    def process_files(self) -> tuple[str, ...]:
        """Files that a process writes 0 into to join, all of them."""
        return tuple(dict.fromkeys(str(folder / "cgroup.procs") for folder in self._folders()))

    def reached(self) -> SandboxLimit | None:
        """Which limit its processes ran into."""
        for home in self.homes:
            folder = home.folder / self.name
            file, entry = _EVENTS[home.version][home.controller]
            with suppress(OSError):
                words = (folder / file).read_text(encoding="ascii").split()
                if any(word == entry and int(n) for word, n in itertools.pairwise(words)):
                    return "memory" if home.controller == "memory" else "processes"
        return None

    async def remove(self) -> None:
        """Wait a moment until its last process is gone, then remove it."""
        for _ in range(_REMOVE_TRIES):
            if self.try_remove():
                return
            await asyncio.sleep(_REMOVE_PAUSE_S)

    def remove_waiting(self) -> None:
        """The same, for a thread that may be blocked."""
        for _ in range(_REMOVE_TRIES):
            if self.try_remove():
                return
            time.sleep(_REMOVE_PAUSE_S)

    def try_remove(self) -> bool:
        """Remove it unless a process is in it; whether it is gone."""
        is_gone = True
        for folder in self._folders():
            try:
                folder.rmdir()
            except FileNotFoundError:
                continue
            except OSError:
                is_gone = False
        return is_gone

    def _folders(self) -> Iterator[Path]:
        for home in self.homes:
            yield home.folder / self.name


_OPTIONAL = ("memory.memsw.limit_in_bytes", "memory.swap.max", "memory.oom.group")
"""What not every system has; without them more can be swapped out."""

_EVENTS = {
    1: {"memory": ("memory.oom_control", "oom_kill"), "pids": ("pids.events", "max")},
    2: {"memory": ("memory.events", "oom_kill"), "pids": ("pids.events", "max")},
}


def _settings(home: GroupHome, memory_bytes: int, processes: int) -> dict[str, int]:
    if home.controller == "pids":
        return {"pids.max": processes}
    if home.version == 1:
        return {"memory.limit_in_bytes": memory_bytes, "memory.memsw.limit_in_bytes": memory_bytes}
    return {"memory.max": memory_bytes, "memory.swap.max": 0, "memory.oom.group": 1}


def group_homes() -> tuple[GroupHome, ...]:
    """Where groups may be made that bound memory and processes; nothing when one of them can't."""
    try:
        mounts = Path("/proc/self/mountinfo").read_text(encoding="utf-8")
        own = Path("/proc/self/cgroup").read_text(encoding="utf-8")
    except OSError:
        return ()
    homes = tuple(filter(None, (_home(name, mounts, own) for name in CONTROLLERS)))
    if len(homes) < len(CONTROLLERS):
        return ()
    _remove_orphans(homes)
    return homes


def _home(controller: str, mounts: str, own: str) -> GroupHome | None:
    for line in own.splitlines():
        _, names, path = line.split(":", 2)
        version = 1 if controller in names.split(",") else 2
        if version == 2 and names:
            continue
        folder = _folder(path, "cgroup" if version == 1 else "cgroup2", controller, mounts)
        if folder is not None and version == 2:
            folder = folder.parent
        if folder is not None and _offers(folder, controller, version):
            return GroupHome(controller, folder, version)
    return None


def _folder(path: str, kind: str, controller: str, mounts: str) -> Path | None:
    """Where a group stands in the file system. Source: proc_pid_mountinfo(5)."""
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        root, mount_point = before.split()[3:5]
        found_kind, _, options = after.split()[:3]
        is_it = found_kind == kind and (kind == "cgroup2" or controller in options.split(","))
        if is_it and path.startswith(root):
            return Path(mount_point) / path[len(root) :].lstrip("/")
    return None


def _offers(folder: Path, controller: str, version: int) -> bool:
    if version == 1:
        return os.access(folder, os.W_OK)
    try:
        handed_down = (folder / "cgroup.subtree_control").read_text(encoding="ascii").split()
    except OSError:
        return False
    # moving a process into a neighbour writes to the list of the folder both are in
    is_ours = os.access(folder, os.W_OK) and os.access(folder / "cgroup.procs", os.W_OK)
    return is_ours and controller in handed_down


def _remove_orphans(homes: tuple[GroupHome, ...]) -> None:
    """Groups of a Tooldesk that was killed; those that still have processes stay."""
    for home in homes:
        for folder in home.folder.glob(f"{_PREFIX}*-*"):
            owner = folder.name.removeprefix(_PREFIX).partition("-")[0]
            if owner.isdigit() and not os.path.exists(f"/proc/{owner}"):
                with suppress(OSError):
                    folder.rmdir()
