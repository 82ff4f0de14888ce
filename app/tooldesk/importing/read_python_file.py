"""read_python_file: a .py file → a tool for each of its functions, from its syntax alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.importing.read_tool import ReadImport, ReadTool, with_own_names
from tooldesk.paths import expanded_path
from tooldesk.tools.permission import Permission
from tooldesk.tools.python_function.function_description import FunctionDescription


def read_python_file(path: Path | None, folder: Path | None) -> ReadImport:
    """The tools of a file; it is read, and never run or imported. Blocking.

    A path in `folder`, the workspace's, is relative in them.

    Raises:
        DefinitionError: it can't be read, or has no function that could be a tool.
    """
    if path is None:
        raise DefinitionError(
            "Functions run from their file, and this is none",
            next_step="Save it as a .py file, and import that.",
        )
    # both read Python, for those alone who import some
    from tooldesk.workspace.function_reading.reading import read_functions

    path = expanded_path(path).absolute()
    found = read_functions(path)
    if found.failure is not None:
        raise DefinitionError(
            found.failure.reason, line=found.failure.line, next_step="Correct it there."
        )
    if not found.functions:
        raise DefinitionError(
            "It has no function that could be a tool",
            next_step="Write annotations and a docstring for it.",
        )
    tools = [_tool(each, path, folder or Path()) for each in found.functions]
    notes = ("read, not run: what the file computes when it is imported is not known",)
    return ReadImport("Python functions", tuple(with_own_names(tools)), notes)


def _tool(function: FunctionDescription, path: Path, folder: Path) -> ReadTool:
    from tooldesk.workspace.described_tool import definition_of

    origin = f"{path.name}:{function.name}"
    try:
        definition = definition_of(folder, path, function)
    except DefinitionError as error:
        problem = f"{error.message}. {error.next_step}"
        return ReadTool(function.tool_name, origin, None, problem)
    if definition.permission is not Permission.DENY:
        definition = definition.model_copy(update={"permission": Permission.ASK})
    rules = tuple(
        each for each in definition.permission_rules if each.permission is not Permission.ALLOW
    )
    left_out = len(definition.permission_rules) - len(rules)
    definition = definition.model_copy(update={"permission_rules": rules})
    notes = (f"left out: {counted(left_out, 'rule')} that allowed calls",) if left_out else ()
    return replace(ReadTool(function.tool_name, origin, definition), notes=notes)
