"""fingerprint: what a person's yes was about, so that a tool that has changed asks again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tooldesk.execution.permissions.tool_code import code_hashes
from tooldesk.tools.credentials import plain_credentials
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

Fingerprint = Mapping[str, str]
"""Part of a tool → hash of it."""

MOST_FILES_NAMED = 40
"""Of more files than these, all are one part."""

HIDDEN = "•••"
"""Stands for a credential that a definition holds in plain text."""

FILE = "code in "
_VARIABLE = "variable "

NAME = "name"
"""The part that is a tool's name."""

_HARMLESS = frozenset(
    {
        "title",
        "tags",
        "cache",
        "max_usage_count",
        "usage_period",
        "timeout_s",
        "max_retries",
        "is_idempotent",
        "resource_pool",
        "namespace",
        "coercion_policy",
        "result_as_answer",
        "is_output_schema_binding",
        "enabled",
    }
)
"""Fields that change neither what runs, nor what it is for, nor when it asks."""

_BESIDE_THE_ANSWER = _HARMLESS - {"result_as_answer", "is_output_schema_binding"} | {
    "description",
    "permission",
}
"""Fields that change nothing of an answer. Rules are none of them: redirects follow these."""


def fingerprint(definition: ToolDefinition, workspace_dir: Path) -> Fingerprint:
    """Hashes of the definition's parts and of all that it runs. Reads files."""
    return _hashes(_fields(definition)) | code_parts(definition, workspace_dir)


def answer_parts(definition: ToolDefinition) -> dict[str, str]:
    """Hashes of the parts, in words, that a tool's answers hang on; its files are apart."""
    fields = definition.model_dump(
        mode="json", exclude_defaults=True, exclude=set(_BESIDE_THE_ANSWER)
    )
    for variable in fields.get("env_vars", []):
        for name in variable.keys() - {"name", "default"}:
            del variable[name]
    return {in_words(name): each for name, each in _hashes(fields).items()}


def code_parts(definition: ToolDefinition, workspace_dir: Path) -> dict[str, str]:
    """Hashes of all files that a tool runs, as parts of it. Reads files."""
    files = code_hashes(definition, workspace_dir)
    if len(files) > MOST_FILES_NAMED:
        files = {"many files": _hash(json.dumps(files, sort_keys=True))}
    return {f"{FILE}{name}": each for name, each in files.items()}


def shown_values(definition: ToolDefinition) -> dict[str, str]:
    """The definition's parts as a person may read them later: without credentials."""
    fields = _fields(definition)
    for *path, last in plain_credentials(fields):
        place: Any = fields
        for step in path:
            place = place[step]
        place[last] = HIDDEN
    return {name: _text(value) for name, value in parts_of(fields)}


def renamed(parts: Fingerprint, name: str, new_name: str) -> dict[str, str]:
    """The same of a tool that a person gave another name; one of another name stays as it is."""
    follows = parts.get(NAME) == name_hash(name)
    return {**parts, NAME: name_hash(new_name)} if follows else dict(parts)


def name_hash(name: str) -> str:
    """What the part NAME is for a tool of this name."""
    return _hash(json.dumps(name))


def changed_parts(before: Fingerprint, now: Fingerprint) -> tuple[str, ...]:
    """The parts that differ, in words: ("description", "code in python/a.py")."""
    names = sorted(before.keys() | now.keys())
    changed = (name for name in names if before.get(name) != now.get(name))
    return tuple(map(in_words, changed))


def in_words(part: str) -> str:
    """The name of a part as a person reads it."""
    return part if part.startswith((FILE, _VARIABLE)) else part.replace("_", " ")


def _fields(definition: ToolDefinition) -> JsonObject:
    fields = definition.model_dump(mode="json", exclude_defaults=True, exclude=set(_HARMLESS))
    # whoever allowed it knew what asks, whether the file says so or leaves it out
    return {**fields, "permission": definition.permission.value}


def parts_of(fields: JsonObject) -> list[tuple[str, object]]:
    """What runs, told apart as finely as a person would name it; takes these `fields` apart."""
    source, variables = fields.pop("source"), fields.pop("env_vars", [])
    parts: list[tuple[str, object]] = [*fields.items()]
    parts += [(f"source {name}", value) for name, value in source.items()]
    return [*parts, *((f"{_VARIABLE}{each['name']}", each) for each in variables)]


def _hashes(fields: JsonObject) -> dict[str, str]:
    return {name: _hash(json.dumps(value, sort_keys=True)) for name, value in parts_of(fields)}


def _text(value: object) -> str:
    is_text = isinstance(value, str)
    return str(value) if is_text else json.dumps(value, sort_keys=True, ensure_ascii=False)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
