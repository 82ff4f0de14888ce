"""Definitions and problems for the tests of the Tools screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.tools.tool_definition import PythonSource, ToolDefinition
from app.workspace.workspace import WorkspaceProblem


@pytest.fixture
def definition() -> Callable[..., ToolDefinition]:
    """Makes a definition; the fields that matter are given."""

    def make(name: str, **fields: object) -> ToolDefinition:
        return ToolDefinition(
            name=name, source=PythonSource(file=f"{name}.py", function=name), **fields
        )

    return make


@pytest.fixture
def problem() -> Callable[..., WorkspaceProblem]:
    """Makes a problem of a file, or of the tool whose name is given."""

    def make(tool_name: str | None = None, file: str = "x.json") -> WorkspaceProblem:
        return WorkspaceProblem(Path(file), 3, "not JSON", "Mend it.", tool_name)

    return make
