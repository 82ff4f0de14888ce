"""replaced_file, chosen_file: a text file is written whole or not at all, even without power."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from tooldesk.errors import StorageError
from tooldesk.systems import system


def replace_file(path: Path, text: str) -> None:
    """Write a file in one step; its folder is made if need be.

    Raises:
        OSError: it can't be written; an older one stays as it was.
    """
    with replaced_file(path) as file:
        file.write(text)


@contextmanager
def replaced_file(path: Path) -> Iterator[TextIO]:
    """The same part by part: what is written becomes the file when all went well.

    Raises:
        OSError: it can't be written; an older one stays as it was.
    """
    system.check_length(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644)
        system.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


@contextmanager
def written_file(path: Path) -> Iterator[TextIO]:
    """The same for a path that a person chose, which may be a link, or lead to no file at all.

    A device, a pipe and standard output by its name are written to: nothing may take their place.

    Raises:
        OSError: it can't be written; an older file stays as it was.
    """
    is_replaced = path.is_file() or not path.exists()
    into = replaced_file(path.resolve()) if is_replaced else path.open("w", encoding="utf-8")
    with into as file:
        yield file


@contextmanager
def chosen_file(path: Path) -> Iterator[TextIO]:
    """The same, with words for a person.

    Raises:
        StorageError: it can't be written; an older file stays as it was.
    """
    try:
        with written_file(path) as file:
            yield file
    except OSError as error:
        raise unwritten(path, error) from error


def save_text(path: Path, text: str) -> None:
    """Write a file that a person chose in one step; see `chosen_file`."""
    with chosen_file(path) as file:
        file.write(text)


def save_bytes(path: Path, data: bytes) -> None:
    """The same for what is no text."""
    with chosen_file(path) as file:
        file.buffer.write(data)


def unwritten(path: Path, error: OSError) -> StorageError:
    """What a person is told when a file that they chose can't be written."""
    reason = error.strerror or type(error).__name__
    return StorageError(
        f"{path.name} can't be written: {reason}.", next_step="Choose another folder."
    )
