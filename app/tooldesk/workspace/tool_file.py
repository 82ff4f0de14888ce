"""One tool file: tools/<name>.json ⇄ ToolDefinition, with errors that name the line."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.replaced_file import replace_file
from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.tool_definition import ToolDefinition, default_permission

LARGEST_FILE_BYTES = 1_000_000

_HALF_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""Half of one beyond U+FFFF; two in a row are whole again."""


def read_tool_file(path: Path) -> ToolDefinition:
    """The definition in a file.

    Raises:
        DefinitionError: it can't be read; says the line and the reason.
    """
    return parse_tool_file(read_text(path), path)


def parse_tool_file(text: str, path: Path) -> ToolDefinition:
    """The definition in the text of a file; `path` is named in errors.

    Raises:
        DefinitionError: it is no tool; says the line and the reason.
    """
    try:
        written = json.loads(text)
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
    return _definition(written, text, path)


def _is_unicode(value: object) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def write_tool_file(path: Path, definition: ToolDefinition) -> None:
    """Write a definition so that git shows small differences: fixed key order, no defaults.

    Raises:
        OSError: the file can't be written; an older one stays as it was.
    """
    replace_file(path, tool_file_text(definition))


def tool_file_text(definition: ToolDefinition) -> str:
    """The definition as its file has it."""
    fields: dict[str, Any] = definition.model_dump(mode="json", exclude_defaults=True)
    fields["source"] = {"kind": definition.source.kind, **fields["source"]}
    if definition.permission is default_permission(definition.source):
        fields.pop("permission", None)
    return json.dumps(fields, indent=2, ensure_ascii=False) + "\n"


def line_of(key: str, path: Path) -> int | None:
    """The line, from 1, that a key stands on in a file; None when the file can't be read."""
    try:
        return _line_of(key, read_text(path))
    except DefinitionError:
        return None


def read_text(path: Path) -> str:
    """The text of a tool file.

    Raises:
        DefinitionError: it can't be read.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):  # reading a pipe would wait for good
            raise DefinitionError("not a file", path=path, next_step="Move it out of tools/.")
        if status.st_size > LARGEST_FILE_BYTES:
            raise DefinitionError(
                f"larger than {LARGEST_FILE_BYTES} bytes",
                path=path,
                next_step="Take out what is no part of the tool, or move the file elsewhere.",
            )
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise DefinitionError("not UTF-8 text", path=path, next_step="Save it as UTF-8.") from error
    except OSError as error:
        raise DefinitionError(
            f"can't be read: {error.strerror}", path=path, next_step="Check its permissions."
        ) from error


def _definition(written: dict[str, Any], text: str, path: Path) -> ToolDefinition:
    try:
        if "input_schema" in written:
            written = written | {"input_schema": to_json_schema(written["input_schema"])}
        return ToolDefinition.model_validate(written)
    except DefinitionError as error:
        line = _line_of("input_schema", text)
        raise DefinitionError(
            error.message, path=path, line=line, next_step=error.next_step
        ) from error
    except ValidationError as error:
        raise DefinitionError(
            reason_of(error),
            path=path,
            line=_line_of(_last_key(error.errors()[0]["loc"]), text),
            next_step="Mend the file; it is read again when it is saved.",
        ) from error


def reason_of(error: ValidationError) -> str:
    """The first thing that is wrong with a definition: where, and in words what."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    words = _in_words(first["type"], first["msg"])
    return f"{where}: {words}" if where else words


def _in_words(kind: str, message: str) -> str:
    words = {"missing": "is required and missing", "extra_forbidden": "is not a key of a tool file"}
    message = message.removeprefix("Value error, ")
    return words.get(kind, message[:1].lower() + message[1:])


def _last_key(location: tuple[int | str, ...]) -> str:
    return next((part for part in reversed(location) if isinstance(part, str)), "")


def _line_of(key: str, text: str) -> int:
    found = re.search(rf'"{re.escape(key)}"\s*:', text)
    return text.count("\n", 0, found.start()) + 1 if found else 1
