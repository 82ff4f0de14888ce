"""Where logs lie: on the disk, or at a URL that fsspec reaches, such as s3://bucket/logs."""

from __future__ import annotations

import glob
import gzip
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, cast

from tooldesk.bounded_file import UnfitFileError
from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import expanded_path

SUFFIXES = (".jsonl", ".ndjson", ".json", ".log", ".txt", ".sse", ".yaml", ".yml")
PACKED = (".gz", ".zst", ".parquet")
CLUSTER_STEP = "Install it: pip install 'tooldesk[cluster]'."


class UnreadableError(InvalidInputError):
    """A file's form or place needs something that is not installed."""


@frozen_record
class LogState:
    """A file as it was found."""

    path: str
    """As it was named: a path, or a URL."""

    size: int
    """In bytes; 0 where it can't be read."""

    stamp: str
    """What it is and when it changed; "" where it can't be read."""


def log_suffix(path: str) -> str:
    """By which the form of a file is known, in small letters."""
    return Path(path).suffix.lower()


def whole_place(place: str) -> str:
    """The same wherever it is said: a URL, or the path from the root on."""
    if _is_url(place):
        return place
    whole = expanded_path(place).absolute()
    # what is above a link is known to nobody but the disk
    return os.path.realpath(whole) if ".." in whole.parts else str(whole)


def found_logs(place: str) -> list[str]:
    """The files that a file, a folder or a pattern means, in order. Blocking.

    Raises:
        InvalidInputError: nothing is there, or a URL's kind of place can't be reached.
    """
    inside = _found_at(place) if _is_url(place) else _found_here(expanded_path(place))
    if not inside:
        known = ", ".join((*SUFFIXES, *PACKED))
        raise InvalidInputError(
            f"{place} has no logs: it is no file, and a folder has none ending in {known}.",
            next_step="Name files, folders, or a pattern such as 'logs/**/*.jsonl'.",
        )
    return inside


def log_state(path: str) -> LogState:
    """What tells whether it is still the same file. Blocking."""
    try:
        if not _is_url(path):
            status = Path(path).stat()
            stamp = f"{whole_place(path)}\0{status.st_size}\0{status.st_mtime_ns}\0"
            return LogState(path, status.st_size, stamp)
        files, inside = _files_at(path)
        size = int(files.size(inside) or 0)
        return LogState(path, size, f"{path}\0{size}\0{files.ukey(inside)}\0")
    except (OSError, UnreadableError):
        return LogState(path, 0, "")


def opened_bytes(path: str) -> BinaryIO:
    """The file's bytes as they lie there.

    Raises:
        OSError: it can't be read.
        UnreadableError: it needs what is not installed.
    """
    if _is_url(path):
        files, inside = _files_at(path)
        return cast(BinaryIO, files.open(inside, "rb"))
    if not os.path.isfile(path):
        raise UnfitFileError("not a file", Path(path))
    return Path(path).open("rb")


@contextmanager
def opened_log(path: str) -> Iterator[BinaryIO]:
    """The file unpacked.

    Raises:
        OSError: it can't be read.
        UnreadableError: it needs what is not installed.
    """
    with opened_bytes(path) as stream:
        if log_suffix(path) == ".gz":
            with gzip.open(stream) as unpacked:
                yield cast(BinaryIO, unpacked)
        elif log_suffix(path) == ".zst":
            with _zstd().open(stream) as unpacked:
                yield unpacked
        else:
            yield stream


def _zstd() -> Any:
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd
    return zstd


def unpack_errors() -> tuple[type[Exception], ...]:
    """What is raised in the middle of a packed file that is not whole."""
    return EOFError, zlib.error, _zstd().ZstdError


def _is_url(place: str) -> bool:
    return "://" in place


def _is_log(path: str) -> bool:
    return log_suffix(path) in (*SUFFIXES, *PACKED)


def _found_here(path: Path) -> list[str]:
    if os.path.isdir(path):
        return [
            str(each) for each in sorted(path.rglob("*")) if _is_log(each.name) and each.is_file()
        ]
    if os.path.exists(path):
        return [str(path)]
    return sorted(glob.glob(str(path), recursive=True))


def _found_at(url: str) -> list[str]:
    files, inside = _files_at(url)
    try:
        if files.isdir(inside):
            found = [each for each in files.find(inside) if _is_log(each)]
        elif files.exists(inside):
            found = [inside]
        else:
            found = files.glob(inside)
    except OSError as error:
        raise InvalidInputError(
            f"{url} can't be listed: {error.strerror or error!s:.200}.",
            next_step="Check the URL, and what may be read where this runs.",
        ) from error
    return [files.unstrip_protocol(each) for each in sorted(found)]


def _files_at(url: str) -> tuple[Any, str]:
    """The file system that a URL names, and the path in it."""
    try:
        fsspec: Any = import_module("fsspec.core")
    except ImportError as error:
        raise UnreadableError(
            f"{url} is read with fsspec, which is not installed.", next_step=CLUSTER_STEP
        ) from error
    try:
        files, inside = fsspec.url_to_fs(url)
    except (ImportError, ValueError) as error:
        raise UnreadableError(
            f"{url} can't be reached: {error!s:.200}.",
            next_step="Check the URL; what its kind needs is installed where logs are read.",
        ) from error
    return files, inside
