"""Api: what Python's library uses of Windows itself, for its own subprocess and multiprocessing."""

from __future__ import annotations

import errno
import os
import sys
from functools import cache
from typing import Any, Protocol


class Waited(Protocol):
    """Reading or writing that may still go on."""

    @property
    def event(self) -> int:
        """Is set when it is over."""

    def GetOverlappedResult(self, wait: bool, /) -> tuple[int, int]:
        """How much was read or written, and 0 or why not."""

    def cancel(self) -> None:
        """Let it be over."""

    def getbuffer(self) -> bytes | None:
        """What was read."""


class Api(Protocol):
    """As the modules _winapi, msvcrt and asyncio.windows_utils have them."""

    def CreateProcess(
        self,
        program: str | None,
        command_line: str | None,
        process_security: None,
        thread_security: None,
        inherits: bool,
        flags: int,
        environment: dict[str, str],
        folder: str | None,
        startup: Any,
        /,
    ) -> tuple[int, int, int, int]:
        """Handles of the process and its thread, then their numbers."""

    def TerminateProcess(self, process: int, exit_code: int, /) -> None:
        """End it."""

    def GetExitCodeProcess(self, process: int, /) -> int:
        """How it ended."""

    def WaitForSingleObject(self, handle: int, most_ms: int, /) -> int:
        """Return when it is set, or has ended."""

    def CloseHandle(self, handle: int, /) -> None:
        """Let go of it."""

    def PeekNamedPipe(self, pipe: int, size: int, /) -> tuple[Any, ...]:
        """How much is there is the first of what it gives, of size 0."""

    def ReadFile(self, file: int, size: int, overlapped: bool) -> tuple[Waited, int]:
        """Begin to read."""

    def WriteFile(self, file: int, data: bytes, overlapped: bool) -> tuple[Waited, int]:
        """Begin to write."""

    def pipe(self, *, overlapped: tuple[bool, bool], bufsize: int) -> tuple[int, int]:
        """Handles of a pipe's reading and writing end that nobody inherits."""

    def open_osfhandle(self, handle: int, flags: int, /) -> int:
        """A descriptor of it, which closes it."""

    def get_osfhandle(self, descriptor: int, /) -> int:
        """The handle of a descriptor."""

    def set_handle_inheritable(self, handle: int, inheritable: bool, /) -> None:
        """Whether a process that we start may get it."""


@cache
def api() -> Api:
    """That of this system.

    Raises:
        OSError: it is another system.
    """
    if sys.platform == "win32":
        import _winapi
        import msvcrt
        from asyncio import windows_utils
        from types import SimpleNamespace

        found: Any = SimpleNamespace(
            **{name: getattr(_winapi, name) for name in _OF_WINAPI},
            pipe=windows_utils.pipe,
            open_osfhandle=msvcrt.open_osfhandle,
            get_osfhandle=msvcrt.get_osfhandle,
            set_handle_inheritable=os.set_handle_inheritable,
        )
        result: Api = found
        return result
    raise OSError(errno.ENOSYS, "this is no Windows")


_OF_WINAPI = (
    "CreateProcess",
    "TerminateProcess",
    "GetExitCodeProcess",
    "WaitForSingleObject",
    "CloseHandle",
    "PeekNamedPipe",
    "ReadFile",
    "WriteFile",
)
