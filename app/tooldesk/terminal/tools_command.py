"""tooldesk tools and tooldesk export: the tools of the workspace, as people and APIs read them."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import (
    DefinitionError,
    DuplicateToolError,
    InvalidInputError,
)
from tooldesk.execution.tool_drift import UPDATE, update_command
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    read_json,
    read_text,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.session import clean, run_in_app, tell_clean_problems
from tooldesk.terminal.unknown_names import tools_named
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import (
    NAME_PATTERN,
    ExecutionMode,
    HttpSource,
    PythonSource,
    ToolDefinition,
)
from tooldesk.workspace.function_reading.written_drift import written_drift
from tooldesk.workspace.tool_file import tool_file_text

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.tools.python_function.function_description import FunctionDescription
    from tooldesk.workspace.import_plan import PlannedFunction


def list_tools(arguments: Namespace) -> int:
    """One line a tool; 1 when a file of the workspace can't be used.

    The code of functions is read, to tell of those that have changed; nothing runs.
    """

    async def work(app: App) -> int:
        definitions = app.registry.definitions()
        drifted = written_drift(app.workspace, definitions)
        if arguments.json:
            said = [
                each.model_dump(mode="json") | _drift_of(each.name, drifted) for each in definitions
            ]
            say_json(await clean(app, said), indent=2)
        else:
            waiting = await app.changed_tools(definitions)
            rows = [
                (each.name, _about(each, waits=each.name in waiting, drift=drifted.get(each.name)))
                for each in definitions
            ]
            print_columns(await clean(app, rows))
            if drifted:
                first = next(each for each in definitions if each.name in drifted)
                tell(f"{UPDATE}, for {first.name}: {update_command(first)}")
            if not definitions:
                tell("No tools yet. Add a Python file: tooldesk tools add FILE.py")
        return CALL_FAILED if app.workspace.problems else OK

    return run_in_app(arguments, work)


def show_tool(arguments: Namespace) -> int:
    """The tool's file, and what is wrong with its code."""

    async def work(app: App) -> int:
        (definition,) = tools_named(app, [arguments.tool])
        say(await clean(app, tool_file_text(definition).rstrip()))
        if definition.execution_mode is ExecutionMode.SANDBOXED:
            await _tell_sandbox(app, definition)
        await app.workspace.check()
        if not app.trust.is_given:
            tell("Its code was read, not run: you have not trusted the folder.")
        wrong = tuple(p for p in app.workspace.problems if p.tool_name == definition.name)
        await tell_clean_problems(app, wrong)
        for standing in (await app.changed_tools([definition])).values():
            from tooldesk.terminal.servers.shown_changes import tell_differences

            tell_differences(await clean(app, standing.changes))
        return CALL_FAILED if wrong else OK

    return run_in_app(arguments, work)


async def _tell_sandbox(app: App, definition: ToolDefinition) -> None:
    support = await app.sandboxes.support()
    if support.is_available:
        tell(f"Sandboxed ({support.summary}), in {app.sandboxes.folder_of(definition)}")
    else:
        tell(f"Sandboxed, {support.summary}. Calls are refused. {support.next_step}".rstrip())


def print_curl(arguments: Namespace) -> int:
    """The request of an HTTP tool as a curl command; it reads secrets from the environment."""
    from tooldesk.execution.http_tool.curl_command import as_curl
    from tooldesk.execution.rendered_call import example_values

    given = arguments.args if arguments.args != "-" else read_text("-")

    async def work(app: App) -> int:
        (definition,) = tools_named(app, [arguments.tool])
        if not isinstance(definition.source, HttpSource):
            raise UsageFaultError(f"{definition.name} is no HTTP tool, so there is no request.")
        values = example_values(definition.input_schema)
        if given is not None:
            values = read_json(given, "--args")
        if not isinstance(values, dict):
            raise UsageFaultError("--args is not a JSON object.")
        try:
            command = as_curl(
                definition.source,
                values,
                timeout_s=definition.timeout_s,
                folder=app.paths.workspace_dir,
            )
            say(await clean(app, command))
        except InvalidInputError as error:
            tell_error(error)
            return CALL_FAILED
        return OK

    return run_in_app(arguments, work)


def add_tools(arguments: Namespace) -> int:
    """Make tools of the functions in a .py file, or of tools that come with Tooldesk."""
    if arguments.builtin:
        return _add_builtins(arguments)
    path = Path(arguments.file).absolute()
    # not resolved: the python of a virtual environment is a link, and knows it by its own path
    interpreter = arguments.interpreter and str(Path(arguments.interpreter).absolute())

    async def work(app: App) -> int:
        description = await app.workspace.describe_file(path, interpreter)
        functions = _wanted_functions(description, arguments.function)
        if not description.was_run:
            tell(f"{path} was read, not run: you have not trusted the workspace.")
        try:
            if arguments.replace:
                from tooldesk.execution.python_worker.file_description import FileDescription

                found = FileDescription(path, functions)
                added = await _replace(app, app.workspace.plan_import(found, interpreter))
            else:
                added = await app.workspace.add_python_file(path, functions, interpreter)
        except (DefinitionError, DuplicateToolError) as error:
            tell_error(error)
            return CALL_FAILED
        for each in added:
            say(each.name)
            for problem in _problems_of(each, functions):
                tell(f"  {problem}")
        return OK

    return run_in_app(arguments, work)


def _add_builtins(arguments: Namespace) -> int:
    from tooldesk.execution.builtin_tool.catalogue import BUILTINS, builtin_definition

    unknown = [name for name in arguments.builtin if name not in BUILTINS]
    if unknown:
        raise UsageFaultError(
            f"there is no built-in {', '.join(unknown)}. There are: {', '.join(BUILTINS)}."
        )
    if arguments.function or arguments.interpreter:
        raise UsageFaultError("--function and --interpreter are for Python files.")

    async def work(app: App) -> int:
        added = tuple(builtin_definition(name) for name in dict.fromkeys(arguments.builtin))
        there_are = app.registry.definitions() if arguments.replace else ()
        names = {each.name for each in added}
        try:
            await app.workspace.put(added, tuple(each for each in there_are if each.name in names))
        except (DefinitionError, DuplicateToolError) as error:
            tell_error(error)
            return CALL_FAILED
        for each in added:
            say(each.name)
            asks = " It asks before each call." if each.permission == Permission.ASK else ""
            tell(f"  {_first_line(each)}{asks}")
        return OK

    return run_in_app(arguments, work)


def _problems_of(
    added: ToolDefinition, functions: tuple[FunctionDescription, ...]
) -> tuple[str, ...]:
    assert isinstance(added.source, PythonSource)
    return next(each.problems for each in functions if each.name == added.source.function)


def _wanted_functions(
    description: FileDescription, names: list[str] | None
) -> tuple[FunctionDescription, ...]:
    path, failure = description.path, description.failure
    if failure is not None:
        place = f"{path}, line {failure.line}" if failure.line else str(path)
        raise UsageFaultError(f"{place}: {failure.reason}\n{failure.next_step}".rstrip())
    if not description.functions:
        raise UsageFaultError(f"{path}: no function in it has annotations and a docstring.")
    there_are = [each.name for each in description.functions]
    unknown = set(names or ()) - set(there_are)
    if unknown:
        listed = ", ".join(sorted(unknown))
        raise UsageFaultError(f"{path} has no function {listed}. It has: {', '.join(there_are)}.")
    return tuple(each for each in description.functions if each.name in (names or there_are))


async def _replace(app: App, planned: tuple[PlannedFunction, ...]) -> tuple[ToolDefinition, ...]:
    """Write every planned tool, also in place of one that is there.

    Raises:
        DefinitionError: one is refused; nothing was written.
    """
    for each in planned:
        if each.definition is None:
            raise DefinitionError(f"{each.found.name} can't be added", next_step=each.refusal)
    added = tuple(each.definition for each in planned if each.definition is not None)
    await app.workspace.put(
        added, tuple(each.existing for each in planned if each.existing is not None)
    )
    return added


def remove_tools(arguments: Namespace) -> int:
    """Remove the files of these tools; code, counts and history stay."""

    async def work(app: App) -> int:
        removed = tools_named(app, list(dict.fromkeys(arguments.tools)))
        for each in removed:
            try:
                await app.workspace.remove(each.name)
            except OSError as error:
                tools_dir = app.workspace.tools_dir
                raise UsageFaultError(f"{tools_dir}: {error.strerror or error}") from error
            say(each.name)
            if isinstance(each.source, PythonSource):
                tell(f"  Its code stays in {app.workspace.path_of(each.source)}.")
            saved = app.workspace.saved_calls.file_of(each.name)
            if saved.exists():
                tell(f"  Its saved calls stay in {saved}.")
        return OK

    return run_in_app(arguments, work)


def rename_tool(arguments: Namespace) -> int:
    """Give a tool another name, and have what is kept or said of it follow."""

    async def work(app: App) -> int:
        (tool,) = tools_named(app, [arguments.tool])
        name = arguments.new_name
        if not re.match(NAME_PATTERN, name):
            raise UsageFaultError(
                f"{name!r} can't be the name of a tool. Use at most 128 letters of a to z, digits, "
                "underscores, dots and hyphens."
            )
        try:
            renamed = await app.workspace.rename(tool.name, name)
        except (DefinitionError, DuplicateToolError) as error:
            tell_error(error)
            return CALL_FAILED
        except OSError as error:
            tools_dir = app.workspace.tools_dir
            raise UsageFaultError(f"{tools_dir}: {error.strerror or error}") from error
        say(name)
        tell("  Counts, results, permissions, approval, history and saved calls follow.")
        if renamed.words:
            tell(await clean(app, f"  {renamed.words}"))
        return CALL_FAILED if renamed.left else OK

    return run_in_app(arguments, work)


def enable_tools(arguments: Namespace) -> int:
    """Let calls select these tools, and exports hold them; or not any more."""
    is_enabled: bool = arguments.is_enabled

    async def work(app: App) -> int:
        tools = tools_named(app, dict.fromkeys(arguments.tools))
        changed = [each.name for each in tools if each.enabled is not is_enabled]
        try:
            await app.workspace.set_enabled(changed, is_enabled=is_enabled)
        except OSError as error:
            tools_dir = app.workspace.tools_dir
            raise UsageFaultError(f"{tools_dir}: {error.strerror or error}") from error
        for each in tools:
            word = "enabled" if is_enabled else "disabled"
            say(each.name)
            tell(f"  {word}" if each.name in changed else f"  was {word} already")
        return OK

    return run_in_app(arguments, work)


def _drift_of(name: str, drifted: Mapping[str, str]) -> dict[str, str]:
    return {"drift": drifted[name]} if name in drifted else {}


def _about(definition: ToolDefinition, *, waits: bool, drift: str | None) -> str:
    """What a line of the list says beside the name."""
    states = (
        "(changed, waits for approval)" * waits,
        "(disabled)" * (not definition.enabled),
        f"({drift})" if drift else "",
    )
    return " ".join(filter(None, (*states, _first_line(definition))))


def _first_line(definition: ToolDefinition) -> str:
    return definition.description.strip().partition("\n")[0]
