"""fingerprint: what a person's yes was about, so that a tool that has changed asks again."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from app.tools.tool_definition import PythonSource, ShellSource, ToolDefinition

Fingerprint = Mapping[str, str]
"""Part of a tool → hash of it."""

CODE = "code"
"""The part that is no field of a definition: the files that its source runs."""

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
        "permission",
        "permission_rules",
        "resource_pool",
        "coercion_policy",
        "result_as_answer",
    }
)
"""Fields that change neither what runs nor what it is for; `deny` is looked at in every call."""


def fingerprint(definition: ToolDefinition, workspace_dir: Path) -> Fingerprint:
    """Hashes of the definition's parts and of the files it runs. Reads files.

    What those files import or start in turn is not looked at.
    """
    fields = definition.model_dump(mode="json", exclude_defaults=True, exclude=set(_HARMLESS))
    parts = {name: _hash(json.dumps(value, sort_keys=True)) for name, value in fields.items()}
    files = [_file_hash(workspace_dir / each) for each in _files(definition)]
    if any(files):
        parts[CODE] = _hash(" ".join(files))
    return parts


def changed_parts(before: Fingerprint, now: Fingerprint) -> tuple[str, ...]:
    """The parts that differ, in words: ("description", "input schema")."""
    names = sorted(before.keys() | now.keys())
    return tuple(name.replace("_", " ") for name in names if before.get(name) != now.get(name))


def _files(definition: ToolDefinition) -> Iterable[str]:
    match definition.source:
        case PythonSource(file=file):
            return [os.path.expanduser(file)]
        case ShellSource(command=command):
            # a script of the workspace is as much the tool's code as a Python file is
            words = [part for part in command if isinstance(part, str) and "\0" not in part]
            return [os.path.expanduser(word) for word in words if "/" in word or "." in word]
    return []


def _file_hash(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
