"""log_parts: files, folders and patterns → the parts of logs that are read one by one."""

from __future__ import annotations

import glob
import gzip
import json
import sys
import zlib
from collections.abc import Iterator, Sequence
from importlib import import_module
from io import BufferedReader, BytesIO, RawIOBase
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, cast

from tooldesk.bounded_file import UnfitFileError
from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.traces.reading import read_traces, unread
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

PART_BYTES = 16_000_000
"""About how much of a log of lines one process reads at a time, and how much a kill can cost."""

_SUFFIXES = (".jsonl", ".ndjson", ".json", ".log", ".txt", ".sse", ".yaml", ".yml")
_PACKED = (".gz", ".zst", ".parquet")
_LOOKED_AT = 20
"""Lines of which each must be a record by itself for a log to be read in parts."""

_PIECE_BYTES = 1_000_000
_MOST_SNIFFED = 1_000_000


@frozen_record
class LogPart:
    """A file, or a stretch of one that begins and ends with a line."""

    path: str
    """The file."""

    start: int
    """First byte."""

    end: int
    """One past the last byte; that of the file as it was found."""

    line: int
    """The number of the first line, from 1."""


def found_files(places: Sequence[str]) -> list[Path]:
    """Every file that is meant, each once, in order: files, what is in folders, patterns.

    Raises:
        InvalidInputError: there is nothing at one of them.
    """
    found: dict[Path, None] = {}
    for place in places:
        path = Path(place).expanduser()
        if path.is_dir():
            inside = sorted(each for each in path.rglob("*") if _is_log(each))
        elif path.exists():
            inside = [path]
        else:
            inside = [Path(each) for each in sorted(glob.glob(str(path), recursive=True))]
        if not inside:
            known = ", ".join((*_SUFFIXES, *_PACKED))
            raise InvalidInputError(
                f"{place} has no logs: it is no file, and a folder has none ending in {known}.",
                next_step="Name files, folders, or a pattern such as 'logs/**/*.jsonl'.",
            )
        found.update(dict.fromkeys(inside))
    return list(found)


def _is_log(path: Path) -> bool:
    return path.suffix.lower() in (*_SUFFIXES, *_PACKED) and path.is_file()


def log_parts(file: Path, part_bytes: int = PART_BYTES) -> Iterator[LogPart]:
    """The parts of one file; more than one where each of its lines is a record by itself.

    Raises:
        OSError: it can't be read.
    """
    if not file.is_file():
        raise UnfitFileError("not a file", file)
    size = file.stat().st_size
    if size <= part_bytes or file.suffix.lower() in _PACKED or not _is_split(file):
        yield LogPart(str(file), 0, size, 1)
        return
    with file.open("rb") as stream:
        start, line = 0, 1
        while start < size:
            end, lines = _end_of_part(stream, start, min(start + part_bytes, size))
            yield LogPart(str(file), start, min(end, size), line)
            start, line = end, line + lines


def _end_of_part(stream: BinaryIO, start: int, least: int) -> tuple[int, int]:
    """Where the line ends in which byte `least` stands, and how many lines there are until then."""
    stream.seek(start)
    at, lines = start, 0
    while at < least and (piece := stream.read(min(_PIECE_BYTES, least - at))):
        at += len(piece)
        lines += piece.count(b"\n")
    while rest := stream.readline(_PIECE_BYTES):
        at += len(rest)
        if rest.endswith(b"\n"):
            return at, lines + 1
    return at, lines


def _is_split(file: Path) -> bool:
    with file.open("rb") as stream:
        lines = list(islice(iter(lambda: stream.readline(_MOST_SNIFFED), b""), _LOOKED_AT))
    return all(_is_record(line) for line in lines)


def _is_record(line: bytes) -> bool:
    try:
        if not isinstance(json.loads(line), dict):
            return False
    except (ValueError, RecursionError):
        return False
    found = list(islice(read_traces(BytesIO(line), "line"), 2))
    return len(found) == 1 and isinstance(found[0], RecordedOutput)


def read_part(part: LogPart) -> Iterator[RecordedOutput | TraceProblem]:
    """Every record of a part, with its place in the file; nothing is raised. Blocking."""
    path = Path(part.path)
    try:
        if path.suffix.lower() == ".parquet":
            yield from _rows(path)
            return
        with _opened(path) as stream:
            if part.start or path.suffix.lower() not in _PACKED:
                stream.seek(part.start)
                stream = cast(BinaryIO, BufferedReader(_Stretch(stream, part.end - part.start)))
            # its first line says how a file is read, and a part's is a record
            for each in read_traces(stream, part.path):
                yield each if part.line == 1 else _moved(each, part.line - 1)
    except _unpack_errors() as error:
        yield TraceProblem(
            "cut off", f"It is packed, and can't be unpacked on: {error}.",
            "Copy the file anew; what came before is counted.", part.path, 0,
        )  # fmt: skip
    except UnreadableError as error:
        yield TraceProblem("file", error.message, error.next_step, part.path, 0)
    except OSError as error:
        yield unread(error, part.path)


def _unpack_errors() -> tuple[type[Exception], ...]:
    zstd: Any = sys.modules.get("compression.zstd")
    return (EOFError, zlib.error, *([] if zstd is None else [zstd.ZstdError]))


def _moved(record: RecordedOutput | TraceProblem, lines: int) -> RecordedOutput | TraceProblem:
    line = record.line + lines
    if isinstance(record, TraceProblem):
        return TraceProblem(record.kind, record.message, record.next_step, record.source, line)
    return RecordedOutput(record.raw, record.tools, record.model, record.at, record.source, line)


class UnreadableError(InvalidInputError):
    """A file's form needs something that is not installed."""


def _opened(path: Path) -> BinaryIO:
    if path.suffix.lower() == ".gz":
        return cast(BinaryIO, gzip.open(path))
    if path.suffix.lower() == ".zst":
        try:
            zstd: Any = import_module("compression.zstd")
        except ImportError as error:
            raise UnreadableError(
                f"{path.name} is packed with zstd, which Python reads from 3.14 on.",
                next_step="Unpack it with `zstd -d`, or have Tooldesk run on Python 3.14.",
            ) from error
        return cast(BinaryIO, zstd.open(path))
    return path.open("rb")


def _rows(path: Path) -> Iterator[RecordedOutput | TraceProblem]:
    """Records of a Parquet file, each row as if it were a line of JSON."""
    try:
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError as error:
        raise UnreadableError(
            f"{path.name} is Parquet, which needs pyarrow.",
            next_step="Install pyarrow beside tooldesk, or export the rows as JSON lines.",
        ) from error
    number = 0
    try:
        for batch in parquet.ParquetFile(path).iter_batches(batch_size=1_000):
            for row in batch.to_pylist():
                number += 1
                line = json.dumps(row, default=str).encode()
                for each in read_traces(BytesIO(line), str(path)):
                    yield _moved(each, number - 1)
    except ValueError as error:  # pyarrow's own errors are ValueErrors
        raise UnreadableError(
            f"{path.name} can't be read as Parquet: {error!s:.200}.",
            next_step="Check that it was copied whole, or export the rows as JSON lines.",
        ) from error


class _Stretch(RawIOBase):
    """A number of bytes of a stream from where it stands."""

    def __init__(self, stream: BinaryIO, size: int) -> None:
        self._stream = stream
        self._left = size

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        piece = self._stream.read(min(len(buffer), self._left))
        self._left -= len(piece)
        buffer[: len(piece)] = piece
        return len(piece)
