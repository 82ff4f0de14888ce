"""One tool file: tools/<name>.json ⇄ ToolDefinition, with errors that name the line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.portable_name import require_portable
from tooldesk.replaced_file import replace_file
from tooldesk.tools.tool_definition import ToolDefinition, default_permission
from tooldesk.workspace.tool_json import parse_tool_json, read_text

RULES: Mapping[str, str] = {
    "missing": "is required and missing",
    "extra_forbidden": "is not a key of a tool file",
    "bool_type": "must be true or false, without quotes",
    "int_type": "must be a whole number, without quotes",
    "float_type": "must be a number, without quotes",
}
"""What is wrong, to be read after the field's name, by pydantic's type of error."""


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
    return _definition(parse_tool_json(text, path), text, path)


def write_tool_file(path: Path, definition: ToolDefinition) -> None:
    """Write a definition so that git shows small differences: fixed key order, no defaults.

    Raises:
        OSError: the file can't be written; an older one stays as it was.
    """
    require_portable(path)
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


def _definition(written: dict[str, Any], text: str, path: Path) -> ToolDefinition:
    try:
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
    message = message.removeprefix("Value error, ")
    return RULES.get(kind, message[:1].lower() + message[1:])


def _last_key(location: tuple[int | str, ...]) -> str:
    return next((part for part in reversed(location) if isinstance(part, str)), "")


def _line_of(key: str, text: str) -> int:
    found = re.search(rf'"{re.escape(key)}"\s*:', text)
    return text.count("\n", 0, found.start()) + 1 if found else 1
