"""Linux."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tooldesk.systems.linux.byte_locks import free_byte, is_byte_free, lock_byte
from tooldesk.systems.linux.folders import folder_marks, folder_path
from tooldesk.systems.posix.basics import (
    COMMAND_VARIABLES,
    ENDING_SIGNALS,
    LOOP_HEARS_SIGNALS,
    PROGRAM_VARIABLES,
    TERMINAL,
    check_length,
    check_words,
    echo_kept,
    find_program,
    forget_typed,
    how_it_ended,
    interrupts_waiting,
    is_plain_path,
    lock_file,
    login_shell,
    output_decoder,
    refuse_core_files,
    replace,
    why_no_program,
)

__all__ = [
    "COMMAND_VARIABLES",
    "ENDING_SIGNALS",
    "HAS_BYTE_LOCKS",
    "HAS_SESSION_BUS",
    "KEYRING",
    "LOOP_HEARS_SIGNALS",
    "NO_SANDBOX",
    "PROGRAM_VARIABLES",
    "TERMINAL",
    "check_length",
    "check_words",
    "configuration_folder",
    "echo_kept",
    "find_program",
    "folder_marks",
    "folder_path",
    "forget_typed",
    "free_byte",
    "give_back_memory",
    "hide_memory",
    "how_it_ended",
    "interrupts_waiting",
    "is_byte_free",
    "is_plain_path",
    "lock_byte",
    "lock_file",
    "login_shell",
    "output_decoder",
    "replace",
    "reserve_room",
    "share_one_heap",
    "started_from_desktop",
    "why_no_program",
    "zed_settings",
]

NO_SANDBOX = ""
HAS_BYTE_LOCKS = True
HAS_SESSION_BUS = True
KEYRING = ""

_SET_DUMPABLE = 4
"""Source: Linux, prctl.h, PR_SET_DUMPABLE."""

_MOST_HEAPS = -8
"""Source: glibc, malloc.h, M_ARENA_MAX."""


def hide_memory() -> None:
    refuse_core_files()
    # few milliseconds to import, and not every Python has it
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)


def share_one_heap() -> None:
    # other C libraries than glibc have no such thing, and need none
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).mallopt(_MOST_HEAPS, 1)


def give_back_memory() -> None:
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).malloc_trim(0)


def reserve_room(descriptor: int, length: int) -> None:
    os.posix_fallocate(descriptor, 0, length)


def configuration_folder(home: Path, environ: Mapping[str, str]) -> Path:
    return Path(environ.get("XDG_CONFIG_HOME") or home / ".config")


def zed_settings(home: Path, environ: Mapping[str, str]) -> Path:
    return home / ".config/zed/settings.json"


def started_from_desktop(environ: Mapping[str, str]) -> bool:
    has_desktop = bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    return has_desktop and "TERM" not in environ
