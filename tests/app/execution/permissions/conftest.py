"""A short way to judge a call."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.permissions.conditions import CallPlace
from tooldesk.execution.permissions.verdict import Verdict, judge
from tooldesk.tools.tool_definition import ToolDefinition

PYTHON = {"kind": "python", "file": "f.py", "function": "f"}


def definition_of(
    *rules: dict[str, Any], source: dict[str, Any] = PYTHON, **fields: Any
) -> ToolDefinition:
    return ToolDefinition.model_validate(
        {
            "name": "tool",
            "source": source,
            "permission_rules": rules,
            "input_schema": {"type": "object"},
        }
        | fields
    )


def rule(permission: str, *conditions: dict[str, Any]) -> dict[str, Any]:
    return {"permission": permission, "when": conditions}


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "workspace"
    (folder / "data" / "deep").mkdir(parents=True)
    return folder


@pytest.fixture
def judged(workspace: Path) -> Callable[..., Verdict]:
    """The verdict on a call with these arguments, by rules; what they leave out asks."""

    def judge_it(arguments: dict[str, Any], *rules: dict[str, Any], **fields: Any) -> Verdict:
        definition = definition_of(*rules, **{"permission": "ask"} | fields)
        return judge(definition, arguments, CallPlace(workspace, workspace))

    return judge_it
