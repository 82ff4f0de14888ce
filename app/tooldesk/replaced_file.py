"""replaced_file, chosen_file: a text file is written whole or not at all, even without power.

Who may read one that is there stays as it is. A new one is for whom the person's umask says, as it
is made to be handed on, or, where it tells of calls, for that person alone: `is_private`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from tooldesk.errors import StorageError
from tooldesk.systems import system

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_SHARED, _PRIVATE = 0o666, 0o600
"""Of the first, the system takes away what the umask says."""


def replace_file(path: Path, text: str, *, is_private: bool = False) -> None:
    """Write a file in one step; its folder is made if need be.

    With `is_private` nobody else reads it from now on, whoever could before.

    Raises:
        OSError: it can't be written; an older one stays as it was.
    """
    with replaced_file(path, is_private=is_private) as file:
        file.write(text)


@contextmanager
def replaced_file(path: Path, *, is_private: bool = False) -> Iterator[TextIO]:
    """The same part by part: what is written becomes the file when all went well.

    Raises:
        OSError: it can't be written; an older one stays as it was.
    """
    system.check_length(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    before = _mode_of(path)
    handle = os.open(temporary, _FLAGS, _PRIVATE if is_private or before else _SHARED)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if before and not is_private:
            temporary.chmod(before)
        system.replace(str(temporary), path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _mode_of(path: Path) -> int:
    """What a person lets others do with a file; 0 where there is none."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        return 0


@contextmanager
def written_file(path: Path, *, is_private: bool = False) -> Iterator[TextIO]:
    """The same for a path that a person chose, which may be a link, or lead to no file at all.

    A device, a pipe and standard output by its name are written to: nothing may take their place.
    With `is_private` one that is there is still read by whom it was.

    Raises:
        OSError: it can't be written; an older file stays as it was.
    """
    is_replaced = path.is_file() or not path.exists()
    private = is_private and not path.exists()
    into = (
        replaced_file(path.resolve(), is_private=private)
        if is_replaced
        else path.open("w", encoding="utf-8")
    )
    with into as file:
        yield file


@contextmanager
def chosen_file(path: Path, *, is_private: bool = False) -> Iterator[TextIO]:
    """The same, with words for a person.

    Raises:
        StorageError: it can't be written; an older file stays as it was.
    """
    try:
        with written_file(path, is_private=is_private) as file:
            yield file
    except OSError as error:
        raise unwritten(path, error) from error


def save_text(path: Path, text: str, *, is_private: bool = False) -> None:
    """Write a file that a person chose in one step; see `chosen_file`."""
    with chosen_file(path, is_private=is_private) as file:
        file.write(text)


def save_bytes(path: Path, data: bytes) -> None:
    """The same for what is no text, and came of a call."""
    with chosen_file(path, is_private=True) as file:
        file.buffer.write(data)


def unwritten(path: Path, error: OSError) -> StorageError:
    """What a person is told when a file that they chose can't be written."""
    reason = error.strerror or type(error).__name__
    return StorageError(
        f"{path.name} can't be written: {reason}.", next_step="Choose another folder."
    )
