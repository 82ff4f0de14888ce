"""change_tool_file: a few keys of a tool's file change, all else stays as its author wrote it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.file_lock import folder_lock
from tooldesk.replaced_file import replace_file
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.tool_file import read_tool_file
from tooldesk.workspace.tool_json import parse_tool_json, read_text


def change_tool_file(tools_dir: Path, name: str, fields: Mapping[str, JsonValue]) -> None:
    """Write `fields` into the file of a tool; None takes a key out.

    Raises:
        DefinitionError: there is no file of that tool, or a value can't be one of its key.
        OSError: the file can't be written; it stays as it was.
    """
    with folder_lock(tools_dir):
        _change(_file_of(tools_dir, name), fields)


def _change(path: Path, fields: Mapping[str, JsonValue]) -> None:
    definition = read_tool_file(path)
    try:
        ToolDefinition.model_validate(definition.model_dump() | dict(fields))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise DefinitionError(
            f"{where}: {first['msg']}", path=path, next_step="Give it another value."
        ) from error
    written: dict[str, Any] = parse_tool_json(read_text(path), path)
    changed = {key: value for key, value in (written | dict(fields)).items() if value is not None}
    if _is_in_order(list(written)):
        changed = {key: changed[key] for key in ToolDefinition.model_fields if key in changed}
    replace_file(path, json.dumps(changed, indent=2, ensure_ascii=False) + "\n")


def _file_of(tools_dir: Path, name: str) -> Path:
    usual = tools_dir / f"{name}.json"
    for path in (usual, *sorted(tools_dir.glob("*.json"))):
        try:
            if read_tool_file(path).name == name:
                return path
        except DefinitionError:
            continue
    raise DefinitionError(
        f"There is no file of {name} in {tools_dir}.", next_step="Reload the workspace."
    )


def _is_in_order(keys: list[str]) -> bool:
    return keys == [key for key in ToolDefinition.model_fields if key in keys]
