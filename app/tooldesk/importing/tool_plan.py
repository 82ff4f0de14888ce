"""plan_tools: what importing some tools comes to in a workspace, tool by tool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from pydantic import ValidationError

from tooldesk.importing.import_progress import ImportProgress
from tooldesk.importing.read_tool import ReadTool
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.import_plan import PlannedTool, Standing
from tooldesk.workspace.tool_file import reason_of
from tooldesk.workspace.workspace import Workspace

_SAID = ("title", "description", "input_schema", "output_schema", "source", "is_idempotent")
"""What a source says of a tool; the rest of one that is there is a person's, and stays."""


PlannedImport: TypeAlias = PlannedTool[ReadTool]
"""One tool of an import."""


def plan_tools(
    tools: Sequence[ReadTool], workspace: Workspace, progress: ImportProgress | None = None
) -> tuple[PlannedImport, ...]:
    """The tools in their order, compared with those of a workspace.

    Raises:
        ImportStoppedError: `progress` was told to stop.
    """
    existing, unreadable = workspace.definitions, workspace.unreadable_names
    progress = progress or ImportProgress()
    planned: list[PlannedImport] = []
    for each in tools:
        progress.tell(len(planned), len(tools))
        planned.append(_planned(each, existing.get(each.name), unreadable))
    return tuple(planned)


def _planned(
    read: ReadTool, existing: ToolDefinition | None, unreadable: Mapping[str, Path]
) -> PlannedImport:
    if read.definition is None:
        return PlannedTool(read, Standing.REFUSED, None, refusal=read.problem)
    if existing is None and read.name in unreadable:
        refusal = f"{unreadable[read.name].name} is there and can't be read. Mend or remove it."
        return PlannedTool(read, Standing.REFUSED, None, refusal=refusal)
    if existing is None:
        return PlannedTool(read, Standing.NEW, read.definition)
    if existing.source.kind != read.definition.source.kind:
        return PlannedTool(read, Standing.REPLACES, read.definition, existing)
    try:
        updated = _with_what_is_said(existing, read.definition)
    except ValidationError as error:
        refusal = f"{reason_of(error)}. Correct that in the tool first."
        return PlannedTool(read, Standing.REFUSED, None, existing, refusal)
    standing = Standing.UNCHANGED if updated == existing else Standing.UPDATES
    return PlannedTool(read, standing, updated, existing)


def _with_what_is_said(existing: ToolDefinition, new: ToolDefinition) -> ToolDefinition:
    """The tool with what the source says now; what a person set besides stays."""
    fields = {name: getattr(existing, name) for name in ToolDefinition.model_fields}
    fields |= {name: getattr(new, name) for name in _SAID}
    fields["namespace"] = new.namespace or existing.namespace  # most formats have none
    declared = {each.name for each in existing.env_vars}
    more = (each for each in new.env_vars if each.name not in declared)
    fields["env_vars"] = (*existing.env_vars, *more)
    return ToolDefinition.model_validate(fields)
