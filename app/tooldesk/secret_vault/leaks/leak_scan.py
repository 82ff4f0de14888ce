"""scan: looks for every stored value, in all its forms, in files; reports places, never values."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.secret_patterns import SecretPatterns
from tooldesk.redaction.value_forms import SHORT_LENGTH, is_looked_for
from tooldesk.storage.packed_rows import packed_rows

MOST_LEAKS_A_FILE = 100
"""How many places of one file are reported; one is enough to know that it leaks."""

_CHUNK_BYTES = 1_048_576


@frozen_record
class Leak:
    """A place where a value stands."""

    path: Path
    """The file."""

    name: str
    """The variable whose value it is."""

    offset: int
    """Bytes from the beginning of the file."""

    line: int | None
    """Line from 1; None in a file that is no text."""

    call: int | None = None
    """The call of the event log in which it stands, which is packed in the file; then `offset`
    counts the bytes of what was packed."""


@frozen_record
class LeakReport:
    """What a scan found, and what it could not look at."""

    leaks: tuple[Leak, ...]
    """Every place, file by file."""

    file_count: int
    """Files that were read."""

    size_bytes: int
    """Bytes that were read."""

    unread: tuple[str, ...]
    """Files and folders that could not be read, each with the reason."""

    not_looked_for: tuple[str, ...]
    """Variables whose values are too short or too common to be found among innocent words."""


def scan(
    roots: Iterable[Path],
    values: Iterable[tuple[str, str]],
    on_read: Callable[[int, int], None] | None = None,
) -> LeakReport:
    """Read all files in `roots`, and those that are files themselves. Blocking.

    `on_read` is called with the files and bytes so far; what it raises, but no
    OSError, ends the scan.
    """
    values = list(values)
    sought = [(name, value) for name, value in values if _is_sought(value)]
    patterns = SecretPatterns(sought)
    leaks: list[Leak] = []
    unread: list[str] = []
    file_count = size_bytes = 0
    for path in _files(roots, unread):
        try:
            with open(path, "rb") as file:
                for size in _scan_file(path, file, patterns, leaks):
                    size_bytes += size
                    if on_read is not None:
                        on_read(file_count, size_bytes)
                file_count += 1
            _scan_packed(path, patterns, leaks)
        except OSError as error:
            unread.append(f"{path}: {error.strerror}")
    names = {name for name, value in values if not _is_sought(value)}
    return LeakReport(tuple(leaks), file_count, size_bytes, tuple(unread), tuple(sorted(names)))


def _is_sought(value: str) -> bool:
    value = value.strip()
    return len(value) >= SHORT_LENGTH and is_looked_for(value)


def _files(roots: Iterable[Path], unread: list[str]) -> Iterator[Path]:
    """Regular files only: a pipe would never end. Links are not followed."""
    chosen = sorted({Path(os.path.realpath(root)) for root in roots})
    for root in chosen:
        if any(other in root.parents for other in chosen):
            continue
        if not root.is_dir():
            if root.is_file():
                yield root
            continue
        walk = os.walk(
            root, onerror=lambda error: unread.append(f"{error.filename}: {error.strerror}")
        )
        for folder, _, names in walk:
            for name in sorted(names):
                path = Path(folder, name)
                try:
                    if stat.S_ISREG(path.lstat().st_mode):
                        yield path
                except OSError as error:
                    unread.append(f"{path}: {error.strerror}")


def _scan_packed(path: Path, patterns: SecretPatterns, leaks: list[Leak]) -> None:
    """The event log, if the file is a database of ours: no byte of it is as it was written."""
    found = 0
    for number, data in packed_rows(path):
        for start, _, name in patterns.spans(data):
            if found < MOST_LEAKS_A_FILE:
                found += 1
                leaks.append(Leak(path, name, start, None, number))


def _scan_file(
    path: Path, file: BinaryIO, patterns: SecretPatterns, leaks: list[Leak]
) -> Iterator[int]:
    """How many bytes were read each time; memory stays bounded whatever the file."""
    tail, base, line, found = b"", 0, 1, 0
    is_text: bool | None = None
    ends: dict[str, int] = {}
    while chunk := file.read(_CHUNK_BYTES):
        is_text = b"\0" not in chunk[:8192] if is_text is None else is_text
        data = tail + chunk
        for start, end, name in patterns.spans(data):
            # the pieces of one long value follow each other; what the tail held was told before
            is_new = base + start > ends.get(name, -1) and end > len(tail)
            ends[name] = max(ends.get(name, -1), base + end)
            if is_new and found < MOST_LEAKS_A_FILE:
                found += 1
                at_line = line + data.count(b"\n", 0, start)
                leaks.append(Leak(path, name, base + start, at_line if is_text else None))
        keep_from = max(len(data) - max(patterns.longest - 1, 0), 0)
        line += data.count(b"\n", 0, keep_from)
        tail, base = data[keep_from:], base + keep_from
        yield len(chunk)
