"""The JSON of a tool file, with errors that name the line; nothing in here is slow to import."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tooldesk.bounded_file import UnfitFileError, read_bounded
from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.unique_keys import DuplicateKeyError, unique_keys_json

LARGEST_FILE_BYTES = 1_000_000

_HALF_CHARACTER = late_pattern(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""Half of one beyond U+FFFF; two in a row are whole again."""


def parse_tool_json(text: str, path: Path) -> dict[str, Any]:
    """The JSON object in the text of a tool file; `path` is named in errors.

    Raises:
        DefinitionError: there is none; says the line and the reason.
    """
    try:
        written = unique_keys_json(text)
    except DuplicateKeyError as error:
        raise DefinitionError(
            str(error),
            path=path,
            line=error.lines[1],
            next_step="Keep the one that is meant: readers of JSON differ in which they take.",
        ) from error
    except json.JSONDecodeError as error:
        raise DefinitionError(
            f"not JSON at column {error.colno}: {error.msg}",
            path=path,
            line=error.lineno,
            next_step="Mend the file; it is read again when it is saved.",
        ) from error
    except RecursionError as error:
        raise DefinitionError(
            "nested too deep to be a tool",
            path=path,
            line=1,
            next_step="Nest its schema less, or name its parts in $defs.",
        ) from error
    except ValueError as error:  # a number of thousands of digits
        raise DefinitionError(
            "a number in it is too long to be read",
            path=path,
            next_step="Mend the file; it is read again when it is saved.",
        ) from error
    if not isinstance(written, dict):
        raise DefinitionError(
            "a tool file holds one JSON object",
            path=path,
            line=1,
            next_step='Begin it with "{" and put the tool\'s fields in it.',
        )
    if _HALF_CHARACTER.search(text) and not _is_unicode(written):
        raise DefinitionError(
            "half of a character stands in it, which no file and no API can hold",
            path=path,
            next_step="Look for \\ud8 to \\udf in it, and write the whole character.",
        )
    return written


def _is_unicode(value: object) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def read_text(path: Path) -> str:
    """The text of a tool file.

    Raises:
        DefinitionError: it can't be read.
    """
    try:
        text = read_bounded(path, LARGEST_FILE_BYTES).decode("utf-8-sig")
        # as every reader of text does
        return text.replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise DefinitionError("not UTF-8 text", path=path, next_step="Save it as UTF-8.") from error
    except UnfitFileError as error:
        raise DefinitionError(
            str(error.strerror),
            path=path,
            next_step=f"Put a smaller file in the place of {path.name}, or move that away.",
        ) from error
    except OSError as error:
        raise DefinitionError(
            f"can't be read: {error.strerror}", path=path, next_step="Check its permissions."
        ) from error
