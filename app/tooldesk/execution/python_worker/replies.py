"""call_result: what a worker replied to a call → a ToolResult, or the error that stops it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tooldesk.errors import NOT_RUNNABLE_HERE, NOT_SET_UP, PermanentError, SystemFaultError
from tooldesk.execution.python_worker.missing_module import advice
from tooldesk.tools.python_function.call_result import result_of
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

_NEXT_STEPS = {
    "cwd": "Choose another working folder.",
    "file": "Correct the file's path in the tool's source.",
    "function": "Correct the function, or its name in the tool's source.",
    "import": "Correct the file; the next call imports it again.",
}

_USES_OF_NO_SIGNER = frozenset(
    f"'NoneType' object has no attribute {name!r}"
    for name in ("sign", "key_name", "key_type", "public_key")
)
"""What Python says of a tool that takes for granted that it may sign."""

_NO_SIGNER = (
    "The tool declares no signer, so that context.signer is None. If it is to sign, put "
    '"signer": {"key": NAME} into the tool\'s file, with the name of one of your signing keys.'
)


def call_result(
    reply: JsonObject,
    file: str,
    interpreter: str,
    redactor: Redactor | None = None,
    *,
    has_signer: bool = False,
) -> ToolResult:
    """The result in a reply of `interpreter` to "call"; the tool's own exception is one too.

    Raises:
        InvalidInputError: the arguments don't fit the function.
        PermanentError: the file, the function or the working folder is not there, or the file
            can't be imported.
        SystemFaultError: the reply has another shape.
    """
    try:
        error = reply.get("error", {})
        if error.get("kind") in _NEXT_STEPS:
            raise _missing(error, file, interpreter)
        result = result_of(reply, redactor)
        if has_signer or error.get("message") not in _USES_OF_NO_SIGNER:
            return result
        why = TextContent(_NO_SIGNER)
        return replace(result, content=(why, *result.content), for_model=NOT_SET_UP)
    except (KeyError, TypeError, AttributeError, ValueError, ArithmeticError) as wrong:
        raise SystemFaultError(
            f"The reply of the tool's process can't be read: {wrong!r}.",
            next_step="Let the tool write to stdout, stderr and files of its own only.",
        ) from wrong


def missing_file(file: str) -> PermanentError:
    """The error of a file that is not there."""
    return _missing({"kind": "file", "message": "there is no such file"}, file, "")


def _missing(error: JsonObject, file: str, interpreter: str) -> PermanentError:
    place = f"{file}, line {error['line']}" if error.get("line") else file
    subject = "The working folder" if error["kind"] == "cwd" else place
    next_step = advice(error.get("module"), interpreter) or _NEXT_STEPS[error["kind"]]
    message = f"{subject}: {error['message']}"
    return PermanentError(message, next_step=next_step, for_model=NOT_RUNNABLE_HERE)
