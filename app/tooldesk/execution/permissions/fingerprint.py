"""fingerprint: what a person's yes was about, so that a tool that has changed asks again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from tooldesk.execution.permissions.tool_code import code_hash
from tooldesk.tools.tool_definition import ToolDefinition

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
    """Hashes of the definition's parts and of its code. Reads files."""
    fields = definition.model_dump(mode="json", exclude_defaults=True, exclude=set(_HARMLESS))
    parts = {name: _hash(json.dumps(value, sort_keys=True)) for name, value in fields.items()}
    if code := code_hash(definition, workspace_dir):
        parts[CODE] = code
    return parts


def changed_parts(before: Fingerprint, now: Fingerprint) -> tuple[str, ...]:
    """The parts that differ, in words: ("description", "input schema")."""
    names = sorted(before.keys() | now.keys())
    return tuple(name.replace("_", " ") for name in names if before.get(name) != now.get(name))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
