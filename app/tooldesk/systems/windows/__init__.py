"""Windows. What only it has is looked up when it is used: all else can be tried anywhere."""

from __future__ import annotations

import errno
import os
import signal
import sys
from codecs import IncrementalDecoder
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import TextIO

NO_SANDBOX = "it needs Linux"
HAS_BYTE_LOCKS = True
HAS_SESSION_BUS = False
KEYRING = "keyring.backends.Windows"
TERMINAL = "CON"
_BREAK = 21
"""Ctrl+Break, which can be sent to others, too. Source: UCRT, signal.h, SIGBREAK."""

ENDING_SIGNALS: tuple[int, ...] = (signal.SIGTERM, _BREAK)
LOOP_HEARS_SIGNALS = True
PROGRAM_VARIABLES: tuple[str, ...] = (
    "APPDATA",
    "COMMONPROGRAMFILES",
    "COMSPEC",
    "HOMEDRIVE",
    "HOMEPATH",
    "LOCALAPPDATA",
    "NUMBER_OF_PROCESSORS",
    "PATHEXT",
    "PROCESSOR_ARCHITECTURE",
    "PROGRAMDATA",
    "PROGRAMFILES",
    "PROGRAMFILES(X86)",
    "SYSTEMDRIVE",
    "USERNAME",
    "USERPROFILE",
    "WINDIR",
)
COMMAND_VARIABLES: tuple[str, ...] = (*PROGRAM_VARIABLES, "TEMP", "TMP")

_NO_HEAP = 1
"""Source: Windows SDK, werapi.h, WER_FAULT_REPORTING_FLAG_NOHEAP."""

_NO_DIALOGS = 0x0001 | 0x0002
"""Source: errhandlingapi.h, SEM_FAILCRITICALERRORS and SEM_NOGPFAULTERRORBOX."""


def hide_memory() -> None:
    """No heap in a report of a crash, and no dialog of a tool's that a person has to close."""
    from tooldesk.systems.windows.kernel import kernel

    with suppress(OSError, AttributeError):
        kernel().WerSetFlags(_NO_HEAP)
        kernel().SetErrorMode(_NO_DIALOGS)


def share_one_heap() -> None:
    """Threads share theirs here anyway."""


def give_back_memory() -> None:
    """The system takes what was freed when it needs it."""


def reserve_room(descriptor: int, length: int) -> None:
    raise OSError  # files get their room as they grow


def lock_file(descriptor: int, *, is_shared: bool) -> None:
    from tooldesk.systems.windows import byte_locks

    byte_locks.lock(descriptor, byte_locks.WHOLE_FILE, is_shared=is_shared)


def lock_byte(descriptor: int, number: int) -> None:
    from tooldesk.systems.windows import byte_locks

    byte_locks.lock(descriptor, number, is_shared=False)


def free_byte(descriptor: int, number: int) -> None:
    from tooldesk.systems.windows import byte_locks

    byte_locks.free(descriptor, number)


def is_byte_free(descriptor: int, number: int) -> bool:
    try:
        lock_byte(descriptor, number)
    except BlockingIOError:
        return False
    free_byte(descriptor, number)
    return True


def folder_marks(folder: Path) -> tuple[int, int, int | None]:
    status = os.stat(folder)
    # before Python 3.12 the time of creation stands where others have that of a change
    born_ns: int = getattr(status, "st_birthtime_ns", status.st_ctime_ns)
    return status.st_dev, status.st_ino, born_ns


def folder_path(folder: Path) -> str:
    return ""


def replace(source: str | Path, target: str | Path) -> None:
    from tooldesk.systems.windows.replacing import replaced

    replaced(source, target)


def how_it_ended(number: int) -> str:
    from tooldesk.systems.windows.exit_codes import in_words

    return in_words(number)


def find_program(name: str, path: str) -> str | None:
    from tooldesk.systems.windows.program_files import USUAL_ENDINGS, find

    endings = os.environ.get("PATHEXT") or USUAL_ENDINGS
    return find(name, path, endings, os.path.isfile)


def check_words(program: str, words: Sequence[str]) -> None:
    from tooldesk.systems.windows.command_line import command_line

    command_line(program, words)


def is_plain_path(path: str) -> bool:
    from tooldesk.systems.windows import path_names

    return path_names.is_plain_path(path)


def why_no_program(file: str) -> tuple[str, str]:
    return "its name has no ending of programs, such as .exe", "Rename it"


def output_decoder() -> IncrementalDecoder:
    from tooldesk.systems.windows.output_text import OutputText

    return OutputText("oem")


def configuration_folder(home: Path, environ: Mapping[str, str]) -> Path:
    return Path(environ.get("APPDATA") or home / "AppData/Roaming")


def zed_settings(home: Path, environ: Mapping[str, str]) -> Path:
    return configuration_folder(home, environ) / "Zed/settings.json"


def started_from_desktop(environ: Mapping[str, str]) -> bool:
    """Every program has the PATH that the person set."""
    return False


def login_shell() -> str:
    """None adds anything to the PATH."""
    return ""


def check_length(path: Path) -> None:
    from tooldesk.systems.windows.path_names import why_too_long

    why = why_too_long(os.path.abspath(path), takes_long=_takes_long_paths())
    if why:
        raise OSError(errno.ENAMETOOLONG, why, str(path))


def _takes_long_paths() -> bool:
    if sys.platform == "win32":
        import winreg

        place = r"SYSTEM\CurrentControlSet\Control\FileSystem"
        with suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, place) as settings:
            return bool(winreg.QueryValueEx(settings, "LongPathsEnabled")[0])
    return False


def echo_kept() -> AbstractContextManager[None]:
    return nullcontext()


def forget_typed(keyboard: TextIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()


def interrupts_waiting() -> AbstractContextManager[None]:
    """What is started within gets Ctrl+C until it leaves it alone."""
    return nullcontext()
