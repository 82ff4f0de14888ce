"""Names and input schemas of a folder's tools, which is all that parsing needs of them."""

from __future__ import annotations

import os
from pathlib import Path

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.tool_json import parse_tool_json, read_text

_NAME = late_pattern(r"[A-Za-z0-9_.-]{1,128}")


def read_tool_schemas(
    tools_dir: Path,
) -> tuple[dict[str, JsonObject], tuple[tuple[Path, str], ...]]:
    """Name → input schema, the first of each name; and which files have none, with the reason.

    What else is wrong with a tool is no reason: a model was told its name and schema all the same.
    """
    schemas: dict[str, JsonObject] = {}
    faults: list[tuple[Path, str]] = []
    there = tools_dir.glob("*.json") if os.path.isdir(tools_dir) else ()
    for path in sorted(there):
        try:
            name, schema = _name_and_schema(path)
        except DefinitionError as error:
            faults.append((path, error.message))
        else:
            schemas.setdefault(name, schema)
    return schemas, tuple(faults)


def _name_and_schema(path: Path) -> tuple[str, JsonObject]:
    written = parse_tool_json(read_text(path), path)
    name, schema = written.get("name"), written.get("input_schema", {})
    if isinstance(name, str) and _NAME.fullmatch(name) and isinstance(schema, dict):
        return name, to_json_schema(schema)
    # says in words what is wrong, and is slow to import
    from tooldesk.workspace.tool_file import read_tool_file

    definition = read_tool_file(path)
    return definition.name, definition.input_schema
