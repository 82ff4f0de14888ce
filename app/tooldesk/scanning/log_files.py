"""log_parts: files, folders and patterns → the parts of logs that are read one by one."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from io import BufferedReader, BytesIO, RawIOBase
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, cast

from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.log_store import (
    PACKED,
    LogState,
    UnreadableError,
    found_logs,
    log_state,
    log_suffix,
    opened_bytes,
    opened_log,
    unpack_errors,
)
from tooldesk.traces.reading import read_traces, unread
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

PART_BYTES = 16_000_000
"""The most of a log of lines that one process reads at a time, and how much a kill can cost."""

_LOOKED_AT = 20
"""Lines of which each must be a record by itself for a log to be read in parts."""

_PIECE_BYTES = 1_000_000
_MOST_SNIFFED = 1_000_000
_BUFFER_BYTES = 65_536


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


def found_files(places: Sequence[str]) -> list[LogState]:
    """Every file that is meant, each once, in order: files, what is in folders, patterns, URLs.

    Blocking.

    Raises:
        InvalidInputError: there is nothing at one of them.
    """
    found = dict.fromkeys(each for place in places for each in found_logs(place))
    return [log_state(each) for each in found]


def log_parts(
    file: LogState, part_bytes: int = PART_BYTES, start: int = 0, line: int = 1
) -> Iterator[LogPart]:
    """The parts of one file; more than one where each of its lines is a record by itself.

    Those from byte `start` on, which begins line `line`, as an earlier part said.

    Raises:
        OSError: it can't be read.
        UnreadableError: its place needs what is not installed.
    """
    path, size = file.path, file.size
    with opened_bytes(path) as stream:
        if is_read_whole(file, part_bytes) or not _is_split(stream):
            yield LogPart(path, 0, size, 1)
            return
        while start < size:
            end, lines = _end_of_part(stream, start, min(start + part_bytes, size))
            yield LogPart(path, start, min(end, size), line)
            start, line = end, line + lines


def is_read_whole(file: LogState, part_bytes: int = PART_BYTES) -> bool:
    """Whether a file is one part, whatever stands in it."""
    return file.size <= part_bytes or log_suffix(file.path) in PACKED


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


def _is_split(stream: BinaryIO) -> bool:
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
    path, suffix = part.path, log_suffix(part.path)
    try:
        if suffix == ".parquet":
            yield from _rows(path)
            return
        with opened_log(path) as stream:
            if part.start or suffix not in PACKED:
                stream.seek(part.start)
                stretch = _Stretch(stream, part.end - part.start)
                stream = cast(BinaryIO, BufferedReader(stretch, _BUFFER_BYTES))
            # its first line says how a file is read, and a part's is a record
            yield from read_traces(stream, part.path, part.line)
    except unpack_errors() as error:
        yield TraceProblem(
            "cut off", f"It is packed, and can't be unpacked on: {error}.",
            "Copy the file anew; what came before is counted.", part.path, 0,
        )  # fmt: skip
    except UnreadableError as error:
        yield TraceProblem("file", error.message, error.next_step, part.path, 0)
    except OSError as error:
        yield unread(error, part.path)


def _rows(path: str) -> Iterator[RecordedOutput | TraceProblem]:
    """Records of a Parquet file, each row as if it were a line of JSON."""
    name = Path(path).name
    try:
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError as error:
        raise UnreadableError(
            f"{name} is Parquet, which needs pyarrow.",
            next_step="Run pip install 'tooldesk[parquet]', or export the rows as JSON lines.",
        ) from error
    number = 0
    try:
        with opened_bytes(path) as stream:
            for batch in parquet.ParquetFile(stream).iter_batches(batch_size=1_000):
                for row in batch.to_pylist():
                    number += 1
                    line = json.dumps(row, default=str).encode()
                    yield from read_traces(BytesIO(line), path, number)
    except ValueError as error:  # pyarrow's own errors are ValueErrors
        raise UnreadableError(
            f"{name} can't be read as Parquet: {error!s:.200}.",
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
