"""read_functions: what a .py file offers, from its syntax alone."""

from __future__ import annotations

from pathlib import Path

from tooldesk.execution.python_worker.file_description import FileDescription, ImportFailure
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.workspace.function_reading.module_syntax import ModuleSyntax, UnreadableSourceError
from tooldesk.workspace.function_reading.written_functions import written_function
from tooldesk.workspace.function_reading.written_parameters import tool_function

MOST_FUNCTIONS = 500


def read_functions(path: Path) -> FileDescription:
    """The functions of a file that could be tools; nothing of it runs, or is imported."""
    try:
        module = ModuleSyntax.of_file(path)
    except UnreadableSourceError as error:
        failure = ImportFailure(error.reason, error.line)
        return FileDescription(path, failure=failure, was_run=False)
    offered = [
        (name, definition, function)
        for name, definition in module.definitions.items()
        if not name.startswith("_") and (function := tool_function(definition)) is not None
    ]
    offered.sort(key=lambda each: each[1].lineno)
    try:
        described = tuple(
            FunctionDescription.from_worker(written_function(*each, module))
            for each in offered[:MOST_FUNCTIONS]
        )
    except RecursionError:
        failure = ImportFailure("its types are nested too deep to be read")
        return FileDescription(path, failure=failure, was_run=False)
    return FileDescription(path, described, was_run=False)
