"""macOS, and any other Unix that is not Linux."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

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

NO_SANDBOX = "it needs Linux"
HAS_BYTE_LOCKS = False
HAS_SESSION_BUS = False
KEYRING = "keyring.backends.macOS"


def hide_memory() -> None:
    refuse_core_files()


def share_one_heap() -> None:
    """Threads share theirs here anyway."""


def give_back_memory() -> None:
    """The system takes what was freed when it needs it."""


def reserve_room(descriptor: int, length: int) -> None:
    raise OSError  # files get their room as they grow


def lock_byte(descriptor: int, number: int) -> None:
    """Nothing: the locks of bytes here are let go as soon as anybody closes the file."""


def free_byte(descriptor: int, number: int) -> None:
    """Nothing was held."""


def is_byte_free(descriptor: int, number: int) -> bool:
    return True


def folder_marks(folder: Path) -> tuple[int, int, int | None]:
    status = os.stat(folder)
    born_s: float | None = getattr(status, "st_birthtime", None)
    return status.st_dev, status.st_ino, None if born_s is None else int(born_s * 1e9)


def folder_path(folder: Path) -> str:
    return ""


def configuration_folder(home: Path, environ: Mapping[str, str]) -> Path:
    return home / "Library/Application Support"


def zed_settings(home: Path, environ: Mapping[str, str]) -> Path:
    return home / ".config/zed/settings.json"


def started_from_desktop(environ: Mapping[str, str]) -> bool:
    return "TERM" not in environ
