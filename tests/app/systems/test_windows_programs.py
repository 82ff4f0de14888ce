"""A program of Windows is in its job before it runs, gets what it is named, and ends with it."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.systems.program import KILLED, Start, UnsafeWordsError
from tooldesk.systems.windows.jobs import BasicLimits, Job, Limits, ProcessIds
from tooldesk.systems.windows.programs import JobProcess, start_in_job

PROCESS, THREAD, NUMBER, JOB = 1_000, 1_001, 4_242, 7
START = Start(["tool", "a b"], "C:\\tool.exe", "C:\\work", {"A": "1"}, "mark", (10, 11, 12), (13,))


class Kernel:
    """Notes what is asked of it; `fails` names what does not work."""

    def __init__(self, fails: str = "") -> None:
        self.fails = fails
        self.asked: list[tuple[Any, ...]] = []
        self.limits = b""

    def CreateJobObjectW(self, *words: Any) -> int:
        return self._note("CreateJobObjectW", *words) and JOB

    def SetInformationJobObject(self, job: int, kind: int, about: Any, size: int) -> int:
        self.limits = ctypes.string_at(about, size)
        return self._note("SetInformationJobObject", job, kind)

    def QueryInformationJobObject(self, job: int, kind: int, about: Any, *_: Any) -> int:
        found = ctypes.cast(about, ctypes.POINTER(ProcessIds)).contents
        found.NumberOfProcessIdsInList = 2
        found.ProcessIdList[0], found.ProcessIdList[1] = NUMBER, NUMBER + 1
        return self._note("QueryInformationJobObject", job, kind)

    def AssignProcessToJobObject(self, *words: Any) -> int:
        return self._note("AssignProcessToJobObject", *words)

    def TerminateJobObject(self, *words: Any) -> int:
        return self._note("TerminateJobObject", *words)

    def ResumeThread(self, thread: int) -> int:
        return self._note("ResumeThread", thread) or 0xFFFFFFFF

    def CloseHandle(self, handle: int) -> int:
        return self._note("CloseHandle", handle)

    def SetDllDirectoryW(self, folder: str | None) -> int:
        return self._note("SetDllDirectoryW", folder)

    def _note(self, name: str, *words: Any) -> int:
        self.asked.append((name, *words))
        return int(name != self.fails)


class Library:
    """Notes it in the same list; its processes end when `ended` is set."""

    def __init__(self, asked: list[tuple[Any, ...]]) -> None:
        self.asked = asked
        self.ended = threading.Event()
        self.exit_code = 0
        self.startup: Any = None

    def get_osfhandle(self, descriptor: int) -> int:
        return descriptor + 500

    def set_handle_inheritable(self, handle: int, is_inheritable: bool) -> None:
        self.asked.append(("inheritable" if is_inheritable else "ours", handle))

    def CreateProcess(self, *words: Any) -> tuple[int, int, int, int]:
        self.startup = words[8]
        self.asked.append(("CreateProcess", *words[:8]))
        return PROCESS, THREAD, NUMBER, 1

    def TerminateProcess(self, *words: Any) -> None:
        self.asked.append(("TerminateProcess", *words))

    def CloseHandle(self, *words: Any) -> None:
        self.asked.append(("CloseHandle", *words))

    def WaitForSingleObject(self, handle: int, most_ms: int) -> int:
        assert self.ended.wait(30)
        return 0

    def GetExitCodeProcess(self, handle: int) -> int:
        return self.exit_code


def names(asked: list[tuple[Any, ...]]) -> list[str]:
    return [each[0] for each in asked]


def test_structures_are_as_large_as_those_of_64_bit_windows() -> None:
    assert ctypes.sizeof(BasicLimits) == 64
    assert ctypes.sizeof(Limits) == 144
    assert ProcessIds.ProcessIdList.offset == 8
    assert Limits.ProcessMemoryLimit.offset == 112


def test_program_runs_only_in_its_job_and_with_the_handles_it_is_named() -> None:
    kernel = Kernel()
    library = Library(kernel.asked)
    started = start_in_job(START, library, kernel)  # type: ignore[arg-type]
    assert (started.handle, started.pid) == (PROCESS, NUMBER)
    line, suspended_without_window = 'tool "a b"', 0x4 | 0x08000000
    words = (START.program, line, None, None, True, suspended_without_window, {"A": "1"})
    handles = [510, 511, 512, 513]
    assert kernel.asked == [
        ("CreateJobObjectW", None, None),
        ("SetInformationJobObject", JOB, 9),
        *(("inheritable", each) for each in handles),
        ("CreateProcess", *words, "C:\\work"),
        *(("ours", each) for each in handles),
        ("AssignProcessToJobObject", JOB, PROCESS),
        ("ResumeThread", THREAD),
        ("CloseHandle", THREAD),
    ]
    assert int.from_bytes(kernel.limits[16:20], "little") == 0x2000
    startup = library.startup
    standard = (startup.hStdInput, startup.hStdOutput, startup.hStdError)
    assert standard == (510, 511, 512)
    assert startup.dwFlags == 0x100
    assert startup.lpAttributeList == {"handle_list": handles}


def test_program_that_no_job_takes_never_runs() -> None:
    kernel = Kernel(fails="AssignProcessToJobObject")
    with pytest.raises(OSError, match="Windows"):
        start_in_job(START, Library(kernel.asked), kernel)  # type: ignore[arg-type]
    assert "ResumeThread" not in names(kernel.asked)
    assert kernel.asked[-4:] == [
        ("TerminateProcess", PROCESS, 1),
        ("CloseHandle", PROCESS),
        ("CloseHandle", THREAD),
        ("CloseHandle", JOB),
    ]


@pytest.mark.parametrize("fails", ["CreateJobObjectW", "SetInformationJobObject"])
def test_without_a_job_nothing_is_started(fails: str) -> None:
    kernel = Kernel(fails)
    with pytest.raises(OSError, match="Windows"):
        start_in_job(START, Library(kernel.asked), kernel)  # type: ignore[arg-type]
    assert "CreateProcess" not in names(kernel.asked)


def test_words_that_would_mean_something_else_are_started_nowhere() -> None:
    kernel = Kernel()
    words = ["tool", '" & calc']
    start = Start(words, "C:\\tool.cmd", "C:\\", {}, "mark", (10, 11, 12))
    with pytest.raises(UnsafeWordsError):
        start_in_job(start, Library(kernel.asked), kernel)  # type: ignore[arg-type]
    assert kernel.asked == []


@pytest.mark.parametrize(("code", "expected"), [(3, 3), (0xC0000005, 0xC0000005 - 2**32)])
async def test_end_is_told_and_what_is_left_is_ended(code: int, expected: int) -> None:
    kernel = Kernel()
    library = Library(kernel.asked)
    process = JobProcess(start_in_job(START, library, kernel), library)  # type: ignore[arg-type]
    assert process.processes() == {NUMBER, NUMBER + 1}
    library.exit_code = code
    library.ended.set()
    assert await process.wait() == expected
    process.end()
    process.end()
    assert kernel.asked[-1] == ("CloseHandle", JOB)
    assert process.processes() == frozenset()


async def test_ended_program_takes_all_of_its_job_along(until: Callable[..., Any]) -> None:
    kernel = Kernel()
    library = Library(kernel.asked)
    process = JobProcess(start_in_job(START, library, kernel), library)  # type: ignore[arg-type]
    process.end()
    assert kernel.asked[-1] == ("TerminateJobObject", JOB, 1)
    library.exit_code = 1
    library.ended.set()
    assert await process.wait() == KILLED
    assert kernel.asked[-1] == ("CloseHandle", JOB), "each call would leave a handle open"


@pytest.mark.parametrize("fails", ["", "CreateProcess"])
def test_packaged_program_keeps_its_own_libraries_to_itself(
    monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", "C:\\tooldesk", raising=False)
    kernel = Kernel(fails)
    library = Library(kernel.asked)
    if fails:
        monkeypatch.setattr(library, "CreateProcess", no_program)
        with pytest.raises(FileNotFoundError):
            start_in_job(START, library, kernel)  # type: ignore[arg-type]
    else:
        start_in_job(START, library, kernel)  # type: ignore[arg-type]
    told = [each for each in kernel.asked if each[0] in ("SetDllDirectoryW", "CreateProcess")]
    assert told[0] == ("SetDllDirectoryW", None)
    assert told[-1] == ("SetDllDirectoryW", "C:\\tooldesk")
    assert len(told) == (2 if fails else 3)


def no_program(*_: object) -> None:
    raise FileNotFoundError


def test_job_that_is_closed_is_asked_nothing_more() -> None:
    kernel = Kernel()
    job = Job(kernel)  # type: ignore[arg-type]
    job.close()
    asked = len(kernel.asked)
    job.end(1)
    job.close()
    assert job.processes() == frozenset()
    assert len(kernel.asked) == asked
