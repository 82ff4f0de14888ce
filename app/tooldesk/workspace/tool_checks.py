"""ToolChecks: what of the tools of a workspace won't work, found before somebody calls them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tooldesk.errors import PermanentError
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.workspace_problem import (
    WorkspaceProblem,
    approval_problem,
    definition_problems,
    import_problem,
)

if TYPE_CHECKING:
    from tooldesk.execution.permissions.approvals import Standing
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.workspace.trust import WorkspaceTrust

    _Import = tuple[Path, str | None, Confinement | None]
    """A file, the interpreter that imports it, and how it is kept away from the machine."""

Definitions = tuple[ToolDefinition, ...]
Changed = Callable[[Definitions], Awaitable[Mapping[str, "Standing"]]]
"""Those of some tools that are not as a person approved them, by name."""

Found = tuple[tuple[WorkspaceProblem, ...], dict[str, tuple[str, ...]]]
"""What is wrong, and where a tool's file says otherwise than @tool in its code."""


class Files(Protocol):
    """Where the files of tools are: `Workspace` knows it."""

    def path_of(self, source: PythonSource) -> Path:
        """The .py file of a tool, absolute."""

    def interpreter_of(self, source: PythonSource) -> str | None:
        """The interpreter of a tool, absolute; None is our own."""

    def definition_file(self, tool_name: str) -> Path:
        """The file that says what a tool is, absolute."""


class ToolChecks:
    """Of one workspace."""

    def __init__(
        self, workers: WorkerPool, sandboxes: Sandboxes, trust: WorkspaceTrust, changed: Changed
    ) -> None:
        self._workers = workers
        self._sandboxes = sandboxes
        self._trust = trust
        self._changed = changed

    async def look(self, files: Files, definitions: Definitions) -> Found:
        """Look at tools and at the file of every function.

        Workers import them; those of a folder that nobody trusts, or of a tool that waits for
        approval, are read, and run nowhere.
        """
        from tooldesk.workspace.described_tool import differences_of

        is_trusted = await asyncio.to_thread(lambda: self._trust.is_given)
        changed = await self._changed(definitions)
        problems = [
            approval_problem(name, files.definition_file(name), standing.words)
            for name, standing in changed.items()
        ]
        imports, refused = await self._imports_of(files, definitions, may_start=is_trusted)
        problems += await asyncio.to_thread(_problems_of, files, definitions)
        problems += refused
        differences: dict[str, tuple[str, ...]] = {}
        for (path, interpreter, confinement), tools in imports.items():
            # the code of a sandboxed tool is not imported outside of its sandbox either
            description = (
                await self._workers.describe(path, interpreter, confinement=confinement)
                if is_trusted and not any(tool.name in changed for tool in tools)
                else await asyncio.to_thread(_read, path)
            )
            differences |= {tool.name: differences_of(tool, description) for tool in tools}
            problems += [
                problem for tool in tools if (problem := import_problem(tool, path, description))
            ]
        return tuple(problems), differences

    async def describe(
        self, path: Path, interpreter: str | None, tools: Definitions
    ) -> FileDescription:
        """The functions of a .py file, of which these tools are; imported where it may be."""
        is_trusted = await asyncio.to_thread(lambda: self._trust.is_given)
        if is_trusted and not await self._changed(tools):
            return await self._workers.describe(path, interpreter)
        return await asyncio.to_thread(_read, path)

    async def _imports_of(
        self, files: Files, definitions: Definitions, *, may_start: bool
    ) -> tuple[dict[_Import, list[ToolDefinition]], list[WorkspaceProblem]]:
        """The tools that each import serves, and those whose sandbox this machine refuses."""
        imports: dict[_Import, list[ToolDefinition]] = {}
        refused: list[WorkspaceProblem] = []
        for definition in definitions:
            name, source = definition.name, definition.source
            try:
                confinement = await self._sandboxes.confine(definition) if may_start else None
            except PermanentError as error:
                file = files.definition_file(name)
                refused.append(WorkspaceProblem(file, None, error.message, error.next_step, name))
                continue
            if isinstance(source, PythonSource):
                key = (files.path_of(source), files.interpreter_of(source), confinement)
                imports.setdefault(key, []).append(definition)
        return imports, refused


def _problems_of(files: Files, definitions: Definitions) -> list[WorkspaceProblem]:
    return [
        problem
        for definition in definitions
        for problem in definition_problems(definition, files.definition_file(definition.name))
    ]


def _read(path: Path) -> FileDescription:
    # most workspaces are trusted, and need none of it
    from tooldesk.workspace.function_reading.reading import read_functions

    return read_functions(path.absolute())
