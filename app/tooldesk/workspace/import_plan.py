"""plan_import: which functions of a file become tools, and what each does to tools that exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import expanded_path
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.described_tool import definition_of, with_code_of

_WORDS = {
    "input_schema": "parameters",
    "output_schema": "result",
    "env_vars": "variables",
}
"""What a tool that is made of the same function can differ in, where the key says too little."""


class Standing(StrEnum):
    """What adding a function comes to."""

    NEW = "new"
    UNCHANGED = "unchanged"
    UPDATES = "updates"
    REPLACES = "replaces"
    REFUSED = "refused"


class FoundTool(Protocol):
    """What can become a tool: a FunctionDescription, or a ReadTool."""

    @property
    def tool_name(self) -> str:
        """What the tool will be called."""


FoundT_co = TypeVar("FoundT_co", bound=FoundTool, covariant=True)


@frozen_record
class PlannedTool(Generic[FoundT_co]):
    """One tool of an import, compared with the workspace."""

    found: FoundT_co
    """What was found."""

    standing: Standing
    """What adding it comes to."""

    definition: ToolDefinition | None
    """The tool that it becomes; None when it is refused."""

    existing: ToolDefinition | None = None
    """The tool that it takes the place of."""

    refusal: str = ""
    """Why it can't be added, and what to do."""

    @property
    def name(self) -> str:
        """What it will be called."""
        return self.found.tool_name

    @property
    def is_new(self) -> bool:
        """Whether it takes the place of nothing."""
        return self.standing is Standing.NEW

    @property
    def may_be_imported(self) -> bool:
        """Whether importing it changes anything."""
        return self.standing not in (Standing.REFUSED, Standing.UNCHANGED)

    @property
    def changes(self) -> tuple[str, ...]:
        """What of the tool that is there becomes another, in words."""
        return changed_fields(self.existing, self.definition)


PlannedFunction: TypeAlias = PlannedTool[FunctionDescription]
"""One function of a file."""


def changed_fields(before: ToolDefinition | None, after: ToolDefinition | None) -> tuple[str, ...]:
    """In what a tool and the one that takes its place differ, in words."""
    if before is None or after is None:
        return ()
    # of the same function nothing else of it can be another
    is_python = before.source.kind == after.source.kind == "python"
    words = _WORDS | {"source": "interpreter" if is_python else "source"}
    return tuple(
        words.get(name, name)
        for name in ToolDefinition.model_fields
        if getattr(before, name) != getattr(after, name)
    )


def plan_import(
    folder: Path,
    path: Path,
    functions: Sequence[FunctionDescription],
    interpreter: str | None,
    existing: Mapping[str, ToolDefinition],
    unreadable: Mapping[str, Path],
) -> tuple[PlannedFunction, ...]:
    """The functions of `path` in its order; `unreadable` are names whose files are no tools.

    A name is given once: of two functions with the same one, the second is refused.
    """
    planned: list[PlannedFunction] = []
    given: dict[str, str] = {}
    for function in functions:
        name = function.tool_name
        if name in given:
            reason = f"{given[name]} is called {name} as well. Give one of them another name."
            planned.append(_refused(function, reason))
        elif name in unreadable:
            reason = f"{unreadable[name].name} is there and can't be read. Mend or remove it first."
            planned.append(_refused(function, reason))
        else:
            each = _planned(folder, path, function, interpreter, existing.get(name))
            planned.append(each)
            if each.definition is not None:
                given[name] = function.name
    return tuple(planned)


def _planned(
    folder: Path,
    path: Path,
    function: FunctionDescription,
    interpreter: str | None,
    existing: ToolDefinition | None,
) -> PlannedFunction:
    try:
        new = definition_of(folder, path, function, interpreter)
        if existing is None:
            return PlannedTool(function, Standing.NEW, new)
        if not _is_same_code(existing, new):
            return PlannedTool(function, Standing.REPLACES, new, existing)
        updated = with_code_of(existing, new, function)
    except DefinitionError as error:
        return _refused(function, f"{error.message}. {error.next_step}")
    standing = Standing.UNCHANGED if updated == existing else Standing.UPDATES
    return PlannedTool(function, standing, updated, existing)


def _refused(function: FunctionDescription, reason: str) -> PlannedFunction:
    return PlannedTool(function, Standing.REFUSED, None, refusal=reason)


def _is_same_code(existing: ToolDefinition, new: ToolDefinition) -> bool:
    ours, theirs = existing.source, new.source
    return (
        isinstance(ours, PythonSource)
        and isinstance(theirs, PythonSource)
        and (ours.file, ours.function) == (theirs.file, theirs.function)
    )


def sources_of(
    path: Path, folder: Path, definitions: Iterable[ToolDefinition]
) -> Iterator[PythonSource]:
    """Those of the tools that are made of a file."""
    for definition in definitions:
        source = definition.source
        if isinstance(source, PythonSource) and (folder / expanded_path(source.file)) == path:
            yield source
