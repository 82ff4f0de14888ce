"""wasm_tools: a folder of .wasm files as tools."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import DefinitionError
from tooldesk.natural_order import natural_key
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.unique_keys import unique_keys_json

_LARGEST_BYTES = 1_000_000
_ANY_OBJECT = {"type": "object"}


def wasm_tools(folder: Path) -> list[ToolDefinition]:
    """A tool for each NAME.wasm, by name; nothing of them is run.

    NAME.json beside it has what a tool file says, its "source" without "kind" and "module". Without
    one the tool is called NAME and takes any object.

    Raises:
        DefinitionError: there is no such folder, or what describes a module is no tool.
    """
    if not folder.is_dir():
        raise _fault(folder, "there is no such folder", "Correct its path.")
    files = sorted(folder.glob("*.wasm"), key=lambda file: natural_key(file.name))
    return [_tool(file.absolute()) for file in files]


def _tool(file: Path) -> ToolDefinition:
    path = file.with_suffix(".json")
    said = _described(path) if path.exists() else {"input_schema": _ANY_OBJECT}
    source = said.pop("source", {})
    try:
        return ToolDefinition.model_validate(
            {"name": file.stem, **said, "source": {**source, "kind": "wasm", "module": str(file)}}
        )
    except (ValidationError, DefinitionError, TypeError) as error:
        step = "Correct it; every field is named by: tooldesk guide tool_files"
        words = f"what it says of {file.name} is no tool: {_reason(error)}"
        raise _fault(path, words, step) from error


def _described(path: Path) -> dict[str, Any]:
    try:
        said = unique_keys_json(read_bounded(path, _LARGEST_BYTES).decode())
    except (OSError, ValueError, RecursionError) as error:
        words = f"not JSON: {error}" if isinstance(error, json.JSONDecodeError) else str(error)
        raise _fault(path, words, "Mend the file.") from error
    if not isinstance(said, dict):
        raise _fault(path, "no JSON object", "Mend the file.")
    return said


def _reason(error: Exception) -> str:
    """The first of what is wrong, in one line."""
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


def _fault(path: Path, reason: str, next_step: str) -> DefinitionError:
    return DefinitionError(f"{path}: {reason}", path=path, next_step=next_step)
