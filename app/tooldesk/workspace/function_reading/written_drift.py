"""written_drift: functions that are not as their tools say any more, quickly and from syntax alone.

Names are compared, and no types are read: a list of tools has no time for them. What is only known
when the file runs, or can't be read at all, is left to `Workspace.check`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Protocol

from tooldesk.execution.tool_drift import drift_words, says_all_parameters
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.function_reading.module_syntax import ModuleSyntax, UnreadableSourceError
from tooldesk.workspace.function_reading.written_parameters import taken_names


class Files(Protocol):
    """Where the files of tools are: `Workspace` knows it."""

    def path_of(self, source: PythonSource) -> Path:
        """The .py file of a tool, absolute."""


def written_drift(files: Files, tools: Iterable[ToolDefinition]) -> dict[str, str]:
    """How the function of each tool that has drifted differs, by the name of the tool."""
    read = cache(_read)
    found: dict[str, str] = {}
    for tool in tools:
        if isinstance(tool.source, PythonSource) and says_all_parameters(tool):
            module = read(files.path_of(tool.source))
            taken = taken_names(module, tool.source.function) if module is not None else None
            if taken is not None and (words := drift_words(tool, *taken)):
                found[tool.name] = words
    return found


def _read(path: Path) -> ModuleSyntax | None:
    try:
        return ModuleSyntax.of_file(path)
    except UnreadableSourceError:
        return None
