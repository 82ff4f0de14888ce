"""drift_advice: functions that are not as their tools say any more, as findings of lint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from tooldesk.linting.advice import Advice
from tooldesk.linting.linted_tool import SCHEMA
from tooldesk.linting.rules import RULES
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.function_reading.reading import read_functions
from tooldesk.workspace.workspace import Workspace
from tooldesk.workspace.workspace_problem import import_problem


def drift_advice(workspace: Workspace, tools: Iterable[ToolDefinition]) -> Iterator[Advice]:
    """A finding for each; their files are read, and run nowhere."""
    read = cache(read_functions)
    for tool in tools:
        if isinstance(tool.source, PythonSource):
            path = workspace.path_of(tool.source)
            problem = import_problem(tool, path, read(path))
            if problem is not None and problem.is_drift:
                yield Advice(RULES["drift"], tool.name, SCHEMA, f"{problem.reason}.")
