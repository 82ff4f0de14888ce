"""FileDescription: the functions of a .py file that can become tools, or why there are none."""

from __future__ import annotations

from pathlib import Path

from tooldesk.execution.python_worker.missing_module import advice
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class ImportFailure:
    """Why a file can't be imported."""

    reason: str
    """In one line, such as "NameError: name 'x' is not defined"."""

    line: int | None = None
    """The line of the file that failed, from 1, when known."""

    traceback: str = ""
    """From the first frame of the user's own code on."""

    next_step: str = ""
    """What to do about it, when that is more than mending the file."""


@frozen_record
class FileDescription:
    """What a .py file offers."""

    path: Path
    """The file."""

    functions: tuple[FunctionDescription, ...] = ()
    """Its public functions, in its order."""

    failure: ImportFailure | None = None
    """Set when it could not be imported; there are no functions then."""

    was_run: bool = True
    """Whether it was imported to see this; else its syntax was read, and may say less."""

    @classmethod
    def from_reply(cls, path: Path, reply: JsonObject, interpreter: str) -> FileDescription:
        """The description in a reply to "describe"; `interpreter` has replied."""
        error = reply.get("error")
        if error is None:
            functions = map(FunctionDescription.from_worker, reply["result"])
            return cls(path, tuple(functions))
        failure = ImportFailure(
            error["message"],
            error.get("line"),
            error.get("traceback", ""),
            advice(error.get("module"), interpreter),
        )
        return cls(path, failure=failure)
