"""`import tooldesk`: what stands in it, how light it is, and that its names are what they say."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import tooldesk

PUBLIC = """
    Answer AppError ArgumentsCame AudioContent BlobContent BuiltinSource CachePolicy CallBegun
    CallCompleted CallFinished CallFound CallHeldBack DefinitionError DuplicateToolError EnvVar
    FileContent HeldBack HttpSource ImageContent InvalidInputError LifecycleStage NearMiss
    NotPermittedError OutputStreamed ParsedOutput PermanentError PermissionRequest PersonSource
    ProgressReported PythonSource RateLimitedError ReasoningCame RetriableError Selection
    SelectionPolicy ShellSource StageFailed StageFinished StageStarted StageState StreamReader
    StructuredTool TextCame TextContent TextRestarted ToolCalling ToolContext ToolDefinition
    ToolRegistry ToolResult ToolTimeoutError ToolUsage ToolUsageError ToolUsageLimitExceededError
    UsageFinished UsageOutcome Validation WasmSource correction_prompt default_registry dialects
    near_misses parse select tool validate
"""
"""What stays compatible: a name that goes breaks somebody's program."""


def test_public_names_are_these_and_no_others() -> None:
    assert tooldesk.__all__ == PUBLIC.split()


@pytest.mark.parametrize("name", tooldesk.__all__)
def test_every_name_is_there_and_has_a_docstring_of_its_own(name: str) -> None:
    value = getattr(tooldesk, name)
    assert (inspect.getdoc(value) or "").strip()
    assert getattr(value, "__name__", name) == name


def test_editors_and_type_checkers_are_told_the_same_names() -> None:
    tree = ast.parse(Path(tooldesk.__file__).read_text(encoding="utf-8"))
    imported = {
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tooldesk.")
        for alias in node.names
    }
    lazily = {(f"tooldesk.{module}", name) for name, module in tooldesk._MODULE_OF.items()}
    assert imported == lazily


def test_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Toolusage'"):
        _ = tooldesk.Toolusage
    assert "ToolUsage" in dir(tooldesk)


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import tooldesk", {"tooldesk.errors", "asyncio", "pydantic", "typing"}),
        ("import tooldesk; tooldesk.parse('x')", {"pydantic", "asyncio", "sqlalchemy"}),
        (
            "import tooldesk; tooldesk.ToolUsage([]).use('x')",
            {"sqlalchemy", "keyring", "httpx2", "cryptography", "alembic", "PySide6"},
        ),
    ],
)
def test_nothing_is_imported_before_it_is_needed(code: str, unwanted: set[str]) -> None:
    program = f"import sys; before = set(sys.modules); {code}; print(*set(sys.modules) - before)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True
    )
    assert unwanted & set(done.stdout.split()) == set()
