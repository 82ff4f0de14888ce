"""WorkspaceProblem: what in a workspace can't be used, and the looks that find it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.calling.schema.soundness import check_schema
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.workspace.tool_file import line_of

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.tools.tool_definition import ToolDefinition


@frozen_record
class WorkspaceProblem:
    """Something in the workspace that can't be used; the rest of it can."""

    path: Path
    """The file at fault."""

    line: int | None
    """Its line, from 1, when known."""

    reason: str
    """What is wrong, in one line."""

    detail: str = ""
    """The traceback, or what to do."""

    tool_name: str | None = None
    """The tool that can't run because of it."""

    next_step: str = ""
    """What to do, when `detail` is a traceback and it is more than mending the file."""

    is_drift: bool = False
    """Whether the tool's function has changed since, so that the tool can be described anew."""

    waits_for_approval: bool = False
    """Whether the tool has changed since a person approved it, who can approve it again."""


def approval_problem(name: str, file: Path, how: str) -> WorkspaceProblem:
    """A tool that was approved and has changed; `how` says how, as the rest of a sentence."""
    do = f"Look at it and approve it, here or with: tooldesk tools approve {name}"
    return WorkspaceProblem(file, None, f"it {how}", do, name, waits_for_approval=True)


def definition_problems(tool: ToolDefinition, file: Path) -> Iterator[WorkspaceProblem]:
    """What is wrong with a definition in itself, whatever its code says."""
    try:
        check_schema(tool.input_schema)
    except DefinitionError as error:
        line = line_of("input_schema", file)
        reason = f"the input schema is wrong: {error.message}"
        yield WorkspaceProblem(file, line, reason, error.next_step, tool.name)
    if tool.cache.store_if is not None:
        yield from _condition_problems(tool.cache.store_if, tool, file)
    if (problem := _placeholder_problem(tool, file)) is not None:
        yield problem


def _condition_problems(
    condition: str, tool: ToolDefinition, file: Path
) -> Iterator[WorkspaceProblem]:
    # brings the JSONPath library, which few workspaces need
    from tooldesk.cache.cache_condition import check_condition

    try:
        check_condition(condition)
    except DefinitionError as error:
        line = line_of("store_if", file)
        yield WorkspaceProblem(file, line, error.message, error.next_step, tool.name)


def _placeholder_problem(tool: ToolDefinition, file: Path) -> WorkspaceProblem | None:
    from tooldesk.workspace.definition_check import it_or_them, missing_arguments

    unknown = missing_arguments(tool)
    if not unknown:
        return None
    return WorkspaceProblem(
        file,
        None,
        f"the source uses {', '.join(unknown)}, which input_schema does not have",
        f"Add {it_or_them(unknown)} to the properties, or write it in double braces where it is "
        "meant as text.",
        tool.name,
    )


def import_problem(
    tool: ToolDefinition, path: Path, description: FileDescription
) -> WorkspaceProblem | None:
    """Why a tool can't run whose .py file says this when it is imported."""
    failure = description.failure
    if failure is not None:
        detail, next_step = failure.traceback or failure.next_step, failure.next_step
        return WorkspaceProblem(path, failure.line, failure.reason, detail, tool.name, next_step)
    from tooldesk.tools.tool_definition import PythonSource
    from tooldesk.workspace.described_tool import misfit_of

    assert isinstance(tool.source, PythonSource)
    reason, next_step = misfit_of(tool, description)
    if not reason:
        return None
    is_drift = any(each.name == tool.source.function for each in description.functions)
    return WorkspaceProblem(path, None, reason, next_step, tool.name, is_drift=is_drift)
