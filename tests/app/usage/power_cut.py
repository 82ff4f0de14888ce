"""Under SQLite's file system: keeps of every file what was last synced, which a power cut leaves.

A layer around the default VFS (sqlite.org/c3ref/vfs.html and io_methods.html): each file's xSync is
ours, which copies the file to the folder of survivors around what it did before; os.fsync, too.
Everything that was written and not synced is thereby taken for lost, which is the worst that a disk
may do.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

XSYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
XOPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.POINTER(ctypes.c_void_p),
    ctypes.c_int,
    ctypes.c_void_p,
)
IO_METHODS, XSYNC_AT = 19, 5
"""How many words sqlite3_io_methods has, the first of which is the version, and which is xSync."""


class Vfs(ctypes.Structure):
    """The beginning of sqlite3_vfs, up to what is replaced here."""

    _fields_ = (
        ("iVersion", ctypes.c_int),
        ("szOsFile", ctypes.c_int),
        ("mxPathname", ctypes.c_int),
        ("pNext", ctypes.c_void_p),
        ("zName", ctypes.c_char_p),
        ("pAppData", ctypes.c_void_p),
        ("xOpen", XOPEN),
    )


class PowerCut:
    """While it lives, files that this process opens leave their last synced state in `survivors`.

    Attributes:
        syncs: How often each file was synced, by name.
    """

    def __init__(
        self, survivors: Path, on_synced: Callable[[str, bool], None] = lambda name, is_over: None
    ) -> None:
        """`on_synced` is told of each sync of os.fsync, when it begins and when it is over."""
        self.survivors = survivors
        self.syncs: dict[str, int] = {}
        self._on_synced = on_synced
        self._one_at_a_time = threading.Lock()
        self._fsync_before, os.fsync = os.fsync, self._fsync
        self._alive: dict[int, Any] = {}
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        library.sqlite3_vfs_find.argtypes = (ctypes.c_char_p,)
        vfs = library.sqlite3_vfs_find(None).contents
        self._open_before = XOPEN(ctypes.cast(vfs.xOpen, ctypes.c_void_p).value)
        vfs.xOpen = self._open_ours = XOPEN(self._open)

    def _open(self, vfs: int, name: int | None, file: Any, flags: int, out: int) -> int:
        # SQLite keeps this very name, so it is handed on as the address that it is
        code = self._open_before(vfs, name, file, flags, out)
        if code == 0 and name is not None and file[0]:
            before = (ctypes.c_void_p * IO_METHODS).from_address(file[0])
            ours = (ctypes.c_void_p * IO_METHODS)(*before)
            sync_before = XSYNC(before[XSYNC_AT])
            path = Path(os.fsdecode(ctypes.string_at(name)))

            def sync(handle: int, how: int) -> int:
                with self._one_at_a_time:
                    code = int(sync_before(handle, how))
                    self._keep(path, path.read_bytes())
                return code

            sync_ours = XSYNC(sync)
            ours[XSYNC_AT] = ctypes.cast(sync_ours, ctypes.c_void_p)
            self._alive[len(self._alive)] = (ours, sync_ours, sync_before)
            file[0] = ctypes.addressof(ours)
        return code

    def _fsync(self, descriptor: int) -> None:
        path = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        with self._one_at_a_time:
            self._on_synced(path.name, False)
            content = path.read_bytes()
            self._fsync_before(descriptor)
            self._keep(path, content)
        self._on_synced(path.name, True)

    def _keep(self, path: Path, content: bytes) -> None:
        self.syncs[path.name] = self.syncs.get(path.name, 0) + 1
        whole = self.survivors / f".{path.name}"
        whole.write_bytes(content)
        whole.replace(self.survivors / path.name)
