"""A function as a new tool, and how a tool of it has come to differ from what the code declares."""

from __future__ import annotations

import json
from pathlib import Path

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.execution.python_worker.file_description import FileDescription
from tooldesk.execution.tool_drift import (
    UPDATE,
    drift_words,
    says_all_parameters,
    update_command,
)
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.tool_file import reason_of


def definition_of(
    folder: Path, path: Path, function: FunctionDescription, interpreter: str | None = None
) -> ToolDefinition:
    """A new tool: annotations, docstring, and what @tool declares. Paths in `folder` are relative.

    Raises:
        DefinitionError: what it declares is wrong.
    """
    source = PythonSource(
        file=in_folder(folder, path),
        function=function.name,
        interpreter=interpreter and in_folder(folder, Path(interpreter)),
    )
    described = {
        "name": function.name,
        "description": function.description,
        "input_schema": function.input_schema,
        "output_schema": function.output_schema,
        "source": source,
    }
    try:
        return ToolDefinition.model_validate({**described, **function.declared})
    except ValidationError as error:
        raise _wrong(path, function, error) from error


def with_code_of(
    existing: ToolDefinition, new: ToolDefinition, function: FunctionDescription
) -> ToolDefinition:
    """An existing tool with what the code says now; what a person set besides stays.

    Raises:
        DefinitionError: what was set doesn't fit the new parameters.
    """
    said = ("description", "input_schema", "output_schema", "source", *function.declared)
    fields = {name: getattr(existing, name) for name in ToolDefinition.model_fields}
    try:
        return ToolDefinition.model_validate(fields | {name: getattr(new, name) for name in said})
    except ValidationError as error:
        raise DefinitionError(
            reason_of(error), next_step="Correct that in the tool first."
        ) from error


def described_anew(folder: Path, existing: ToolDefinition, file: FileDescription) -> ToolDefinition:
    """A tool with what its function says now; its name, and what a person set besides, stay.

    Raises:
        DefinitionError: the file can't be imported, there is no such function, or what was set
            doesn't fit the new parameters.
    """
    source = existing.source
    assert isinstance(source, PythonSource)
    if file.failure is not None:
        raise DefinitionError(file.failure.reason, path=file.path, next_step="Mend the file first.")
    function = next((each for each in file.functions if each.name == source.function), None)
    if function is None:
        reason, next_step = misfit_of(existing, file)
        raise DefinitionError(reason, path=file.path, next_step=next_step)
    new = definition_of(folder, file.path, function)
    kept = {"name": existing.name, "source": source}
    return with_code_of(existing, new, function).model_copy(update=kept)


def in_folder(folder: Path, path: Path) -> str:
    """A path as tool files have it: relative when it is in the folder of the workspace."""
    return (path.relative_to(folder) if path.is_relative_to(folder) else path).as_posix()


def _wrong(path: Path, function: FunctionDescription, error: ValidationError) -> DefinitionError:
    if error.errors()[0]["loc"] == ("name",) and "name" not in function.declared:
        return DefinitionError(
            f"{function.name} can't be the name of a tool: models take letters a to z, digits, "
            "_, - and ., 128 at most",
            path=path,
            next_step='Rename the function, or give the tool a name with @tool(name="…").',
        )
    return DefinitionError(
        f"@tool of {function.name}: {reason_of(error)}",
        path=path,
        next_step="Correct it in the file.",
    )


def differences_of(tool: ToolDefinition, file: FileDescription) -> tuple[str, ...]:
    """Where the tool's own file says otherwise than @tool: "timeout_s: 30 here, 10 in the code"."""
    source = tool.source
    assert isinstance(source, PythonSource)
    for function in file.functions:
        if function.name == source.function and function.declared:
            try:
                declared = definition_of(Path(), file.path, function)
            except DefinitionError as error:
                return (error.message,)
            return tuple(_differences(tool, declared, list(function.declared)))
    return ()


def misfit_of(tool: ToolDefinition, file: FileDescription) -> tuple[str, str]:
    """Why calls of a tool can't reach its function, and what to do; two "" when they can."""
    assert isinstance(tool.source, PythonSource)
    wanted, names = tool.source.function, [each.name for each in file.functions]
    if wanted not in names:
        reason = f"there is no function {wanted} with annotations and a docstring"
        return reason, f"It has: {', '.join(names) or 'none'}."
    takes = file.functions[names.index(wanted)].bare_schema
    if not says_all_parameters(tool):
        return "", ""
    words = drift_words(tool, list(takes["properties"]), list(takes.get("required", ())))
    return (words, f"{UPDATE}: {update_command(tool)}") if words else ("", "")


def _differences(tool: ToolDefinition, declared: ToolDefinition, keys: list[str]) -> list[str]:
    ours = tool.model_dump(mode="json", include=set(keys))
    theirs = declared.model_dump(mode="json", include=set(keys))
    return [
        f"{key}: {_shown(ours[key])} here, {_shown(theirs[key])} in the code"
        for key in keys
        if ours[key] != theirs[key]
    ]


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
