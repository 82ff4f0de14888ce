"""leads_through_view: whether a path means something else in every process that opens it."""

from __future__ import annotations

import os
import re

from tooldesk.late_pattern import late_pattern

_STREAMS = ("/dev/fd", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty")
_MOUNTS = "/proc/self/mounts"
_PER_PROCESS = frozenset({"proc", "fdescfs"})
_MOST_LINKS = 40
"""Source: path_resolution(7); a path with more of them can't be opened."""

_ESCAPED = late_pattern(r"\\([0-7]{3})")


def leads_through_view(path: str, views: frozenset[str]) -> bool:
    """Whether opening an absolute path comes by one of the `views`, in its words or by links.

    Where such a place leads in this process says nothing of where it leads in another one.
    """
    rest = path.split("/")[::-1]
    at, links = "/", 0
    while rest:
        name = rest.pop()
        if name in ("", "."):
            continue
        at = os.path.dirname(at) if name == ".." else os.path.join(at, name)
        if at in views:
            return True
        target = None if name == ".." else _target(at)
        if target is None:
            continue
        links += 1
        if links > _MOST_LINKS:
            return True
        at = "/" if target.startswith("/") else os.path.dirname(at)
        rest += target.split("/")[::-1]
    return False


def process_views(mounts_file: str = _MOUNTS) -> frozenset[str]:
    """Where this machine shows processes what is theirs: /proc, wherever it is mounted."""
    found = {"/proc", *_STREAMS}
    try:
        with open(mounts_file, encoding="utf-8", errors="surrogateescape") as mounts:
            for line in mounts:
                _, folder, kind, *_ = line.split(" ", 3)
                if kind in _PER_PROCESS:
                    found.add(_ESCAPED.sub(_unescaped, folder))
    except (OSError, ValueError):
        pass
    return frozenset(found)


def _unescaped(found: re.Match[str]) -> str:
    return chr(int(found[1], 8))


def _target(path: str) -> str | None:
    """Where a link leads; None for all else."""
    try:
        return os.readlink(path)
    except (OSError, ValueError):
        return None
