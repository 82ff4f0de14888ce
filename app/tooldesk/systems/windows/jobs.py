"""Job: a program and all that it starts, which the system ends when we let go of it or are gone.

Nothing in it can leave it, as it does not allow that. Source: Microsoft, "Job Objects".
"""

from __future__ import annotations

import ctypes
from typing import Any

from tooldesk.systems.windows.kernel import Kernel, failure

_PROCESS_IDS, _LIMITS = 3, 9
"""JobObjectBasicProcessIdList and JobObjectExtendedLimitInformation."""

_ENDS_WITH_US = 0x2000
"""JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE."""

_MOST_PROCESSES = 1_000
_FAILED = 0xFFFFFFFF


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    )


class Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("BasicLimitInformation", BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


class ProcessIds(ctypes.Structure):
    """JOBOBJECT_BASIC_PROCESS_ID_LIST."""

    _fields_ = (
        ("NumberOfAssignedProcesses", ctypes.c_uint32),
        ("NumberOfProcessIdsInList", ctypes.c_uint32),
        ("ProcessIdList", ctypes.c_size_t * _MOST_PROCESSES),
    )


class Job:
    """Takes one program before that has run, ends all of it, and is closed."""

    def __init__(self, kernel: Kernel) -> None:
        """Make it.

        Raises:
            OSError: the system does not.
        """
        self._kernel = kernel
        self._handle = kernel.CreateJobObjectW(None, None) or 0
        if not self._handle:
            raise failure()
        limits = Limits()
        limits.BasicLimitInformation.LimitFlags = _ENDS_WITH_US
        if not kernel.SetInformationJobObject(
            self._handle, _LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
        ):
            error = failure()
            self.close()
            raise error

    def take(self, process: int, thread: int) -> None:
        """Have a process that was started suspended, and only then let its thread run.

        Raises:
            OSError: the system does not; it has not run.
        """
        if not self._kernel.AssignProcessToJobObject(self._handle, process):
            raise failure()
        if self._kernel.ResumeThread(thread) == _FAILED:
            raise failure()

    def end(self, exit_code: int) -> None:
        """End all that is in it."""
        if self._handle:
            self._kernel.TerminateJobObject(self._handle, exit_code)

    def processes(self) -> frozenset[int]:
        """What is in it now; nothing of one that is closed."""
        found, filled = ProcessIds(), ctypes.c_uint32()
        # of more than there is room for those are told for which there is
        self._query(_PROCESS_IDS, found, filled)
        return frozenset(found.ProcessIdList[: found.NumberOfProcessIdsInList])

    def close(self) -> None:
        """Let go of it, which ends what is left."""
        handle, self._handle = self._handle, 0
        if handle:
            self._kernel.CloseHandle(handle)

    def _query(self, kind: int, about: ctypes.Structure, filled: Any) -> None:
        if self._handle:
            self._kernel.QueryInformationJobObject(
                self._handle, kind, ctypes.byref(about), ctypes.sizeof(about), ctypes.byref(filled)
            )
