"""Kernel: the functions of kernel32 that neither Python nor its library offers.

Source of names, structures and numbers: the Windows SDK (winnt.h, jobapi2.h, fileapi.h).
"""

from __future__ import annotations

import ctypes
import errno
import sys
from functools import cache
from typing import Any, Protocol

Pointer = Any
"""Made by ctypes.byref."""


class Kernel(Protocol):
    """As ctypes has them: handles are numbers, and 0 says that it failed."""

    def CreateJobObjectW(self, security: None, name: None, /) -> int | None:
        """A job without processes."""

    def SetInformationJobObject(self, job: int, kind: int, about: Pointer, size: int, /) -> int:
        """Set what holds for a job."""

    def QueryInformationJobObject(
        self, job: int, kind: int, about: Pointer, size: int, filled: Pointer, /
    ) -> int:
        """What is known of a job."""

    def AssignProcessToJobObject(self, job: int, process: int, /) -> int:
        """Put a process into a job."""

    def TerminateJobObject(self, job: int, exit_code: int, /) -> int:
        """End all its processes."""

    def ResumeThread(self, thread: int, /) -> int:
        """Let a thread run; 0xFFFFFFFF says that it failed."""

    def CloseHandle(self, handle: int, /) -> int:
        """Let go of it."""

    def LockFileEx(
        self, file: int, flags: int, reserved: int, low: int, high: int, where: Pointer, /
    ) -> int:
        """Hold the lock of some bytes."""

    def UnlockFileEx(self, file: int, reserved: int, low: int, high: int, where: Pointer, /) -> int:
        """Let go of it."""

    def SetDllDirectoryW(self, folder: str | None, /) -> int:
        """Where this process, and those it starts, look for DLLs besides; None is nowhere."""

    def SetErrorMode(self, mode: int, /) -> int:
        """Which errors are shown in a dialog."""

    def WerSetFlags(self, flags: int, /) -> int:
        """What is in a report of a crash."""


@cache
def kernel() -> Kernel:
    """That of this system.

    Raises:
        OSError: it is another system.
    """
    if sys.platform == "win32":
        library = ctypes.WinDLL("kernel32", use_last_error=True)
        handle, number = ctypes.c_void_p, ctypes.c_uint32
        library.CreateJobObjectW.restype = handle
        for name, types in _ARGUMENTS.items():
            getattr(library, name).argtypes = [
                {"handle": handle, "number": number, "text": ctypes.c_wchar_p}.get(each, handle)
                for each in types.split()
            ]
        library.ResumeThread.restype = number
        found: Kernel = library
        return found
    raise OSError(errno.ENOSYS, "this is no Windows")


_ARGUMENTS = {
    "CreateJobObjectW": "pointer pointer",
    "SetInformationJobObject": "handle number pointer number",
    "QueryInformationJobObject": "handle number pointer number pointer",
    "AssignProcessToJobObject": "handle handle",
    "TerminateJobObject": "handle number",
    "ResumeThread": "handle",
    "CloseHandle": "handle",
    "LockFileEx": "handle number number number number pointer",
    "UnlockFileEx": "handle number number number pointer",
    "SetDllDirectoryW": "text",
    "SetErrorMode": "number",
    "WerSetFlags": "number",
}


def is_failure(number: int) -> bool:
    """Whether the call that has just failed did so for that reason."""
    return sys.platform != "win32" or ctypes.get_last_error() == number


def failure() -> OSError:
    """The error of the call that has just failed."""
    if sys.platform == "win32":
        return ctypes.WinError(ctypes.get_last_error())
    return OSError(errno.EIO, "a call of Windows failed")
