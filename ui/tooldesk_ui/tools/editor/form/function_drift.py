"""drift_problem: a function takes other parameters than the edited tool says. No Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.definition_check import FieldProblem

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription

FIX = "Update the tool from the code, or correct the code."
PATH = ("source", "function")


def drift_problem(
    definition: ToolDefinition | None, file: FileDescription | None
) -> FieldProblem | None:
    """What is said below the function; None where tool and function fit, or one isn't known."""
    source = definition.source if definition is not None else None
    if definition is None or file is None or not isinstance(source, PythonSource):
        return None
    if all(each.name != source.function for each in file.functions):
        # what the file has instead is said already
        return None
    # its package was imported to read the file
    from tooldesk.workspace.described_tool import misfit_of

    words, _ = misfit_of(definition, file)
    return FieldProblem(PATH, words, FIX, is_blocking=False, is_drift=True) if words else None
