"""What stands below the name of a function: its signature, or what its file has. No Qt."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tooldesk_ui.tools.detail.parameters import type_words

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.tools.python_function.function_description import FunctionDescription

MOST_NAMED = 8


def function_words(name: str, file: FileDescription) -> str:
    """The signature of a function, as a model may call it; else why there is none."""
    found = next((each for each in file.functions if each.name == name), None)
    if found is not None:
        return signature_of(found)
    if file.failure is not None:
        return f"{file.path.name}: {file.failure.reason}."
    names = [each.name for each in file.functions]
    if not names:
        return f"{file.path.name} has no function with annotations and a docstring."
    more = f" and {len(names) - MOST_NAMED:,} more" if len(names) > MOST_NAMED else ""
    return f"{file.path.name} has {', '.join(names[:MOST_NAMED])}{more}."


def signature_of(function: FunctionDescription) -> str:
    """Such as "async get(city: string, days: integer = 1)"."""
    schema = function.input_schema
    required = schema.get("required", ())
    parts = [
        _parameter(name, said, name in required)
        for name, said in schema.get("properties", {}).items()
    ]
    before = "async " if function.is_async else ""
    problems = f" {'; '.join(function.problems)}." if function.problems else ""
    return f"{before}{function.name}({', '.join(parts)}){problems}"


def _parameter(name: str, schema: Any, is_required: bool) -> str:
    said = schema if isinstance(schema, dict) else {}
    words = f"{name}: {type_words(said)}"
    if is_required:
        return words
    default = json.dumps(said["default"], ensure_ascii=False) if "default" in said else "…"
    return f"{words} = {default}"
