"""What all commands share: reading raw text, printing JSON, telling errors."""

from __future__ import annotations

import json
import re
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import BinaryIO, TextIO

from tooldesk.errors import AppError
from tooldesk.json_text import json_text
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

OK, CALL_FAILED, BAD_USAGE, NOT_PERMITTED, WAITS_FOR_YOU = 0, 1, 2, 3, 4
"""Exit codes; CI relies on them."""

_COMMANDS = late_pattern("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What terminals obey: C0 and C1 controls but tab and line break, and marks that reorder text."""


LARGEST_TEXT_BYTES = 500_000_000
"""What is read as one text; a device, or a program that goes on for ever, has no end."""


class UsageFaultError(Exception):
    """The command line or a file it names can't be used; exit code 2."""


class ResultsLostError(Exception):
    """Standard output takes nothing more, as on a full disk; exit code 1."""


def read_text(file: str) -> str:
    """The text of a file, or of standard input for "-"; bytes that are no UTF-8 are kept.

    Raises:
        UsageFaultError: the file can't be read, or is larger than LARGEST_TEXT_BYTES.
    """
    return _read_bytes(file).decode("utf-8", errors="surrogateescape")


def read_utf8(file: str) -> str:
    """The same where such bytes are of no use.

    Raises:
        UsageFaultError: as for `read_text`, or there are such bytes.
    """
    try:
        return _read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        # from None: its own error carries the bytes
        raise UsageFaultError(
            f"{file}: not UTF-8 at byte {error.start}. Save it as UTF-8."
        ) from None


def _read_bytes(file: str) -> bytes:
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            content = stream.read(LARGEST_TEXT_BYTES + 1)
    except OSError as error:
        raise UsageFaultError(f"{file}: {error.strerror}.") from error
    if len(content) > LARGEST_TEXT_BYTES:
        named = "standard input" if file == "-" else file
        raise UsageFaultError(
            f"{named}: larger than {LARGEST_TEXT_BYTES // 1_000_000} MB, which is no output of a"
            " model. Recorded outputs are read with tooldesk scan."
        )
    return content


def opened(file: str) -> BinaryIO:
    """A file, or standard input for "-", to be read as it comes.

    Raises:
        UsageFaultError: the file can't be opened.
    """
    try:
        return sys.stdin.buffer if file == "-" else Path(file).open("rb")
    except OSError as error:
        raise UsageFaultError(f"{file}: {error.strerror}.") from error


def read_json(text: str, what: str) -> JsonValue:
    """The JSON in a text.

    Raises:
        UsageFaultError: it is none; says the line and column.
    """
    try:
        # some editors and shells of Windows begin with a mark of the order of bytes
        return json.loads(text.removeprefix("\ufeff"), parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise UsageFaultError(
            f"{what} is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
        ) from error
    except RecursionError as error:
        raise UsageFaultError(f"{what} is nested too deep.") from error
    except ValueError as error:
        raise UsageFaultError(f"{what} is not JSON: {error}.") from error


def _refuse_constant(name: str) -> JsonValue:
    raise ValueError(f"{name} is no JSON number")


def say(text: str = "") -> None:
    """A line of result on standard output."""
    _write(_printable(text, sys.stdout) + "\n")


def say_json(value: JsonValue, *, indent: int | None = None) -> None:
    """A value as JSON on standard output, in ASCII so that every string survives."""
    _write(json_text(value, indent=indent) + "\n")


def deliver_results() -> None:
    """Have whoever reads standard output get what was said so far.

    Raises:
        ResultsLostError: it can't be written.
    """
    _write("", is_last=True)


def tell(text: str, *, end: str = "\n") -> None:
    """A line for the person at the terminal, on standard error."""
    try:
        sys.stderr.write(_printable(text, sys.stderr) + end)
        sys.stderr.flush()
    except BrokenPipeError:
        raise
    except OSError:
        # the terminal was closed or the disk is full: the command itself goes on
        return


def _write(text: str, *, is_last: bool = False) -> None:
    try:
        sys.stdout.write(text)
        if is_last:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise ResultsLostError(f"Standard output can't be written: {error.strerror}.") from error


def tell_error(error: AppError) -> None:
    """An error in its own words, with the next step on a line of its own."""
    tell(f"{error.title}: {error.message}")
    if error.next_step:
        tell(f"  {error.next_step}")


def _printable(text: str, stream: TextIO) -> str:
    text = text.encode("utf-8", errors="replace").decode("utf-8")
    # a file or a pipe gets what a tool wrote; a terminal would do what that says
    return _COMMANDS.sub(_escaped, text) if stream.isatty() else text


def _escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")
