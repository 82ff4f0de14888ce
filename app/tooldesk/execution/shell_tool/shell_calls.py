"""ShellCalls: runs tools whose source is a command."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import NOT_RUNNABLE_HERE, ErrorClass, InvalidInputError, PermanentError
from tooldesk.execution.json_result import json_result, read_json
from tooldesk.execution.login_path import LoginPath
from tooldesk.execution.shell_tool.command_words import command_words, stdin_text
from tooldesk.paths import expanded_path
from tooldesk.redaction.model_words import words_for_model
from tooldesk.redaction.text_cuts import cut_start
from tooldesk.systems import system
from tooldesk.systems.program import UnsafeWordsError
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.command_process import Command, CommandEnd
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.structured_tool import ReadyCall
    from tooldesk.redaction.redactor import Redactor

_KEPT = ("PATH", "HOME", "LANG", "SYSTEMROOT", *system.COMMAND_VARIABLES)
_SHOWN_STDOUT = 20_000

NAME_THE_CODE = "; if the code is no failure, name it in ok_exit_codes in the tool's source."
"""The end of the advice on a code that no one named."""

_NO_JSON = (
    'Let the command write JSON and nothing else to stdout, or set "output" to "text" in the '
    "tool's source."
)
_NOT_FOUND = 127
"""How a shell says that there is no such command. Source: POSIX, sh, "Exit Status"."""


class ShellCalls:
    """Runs commands with an environment of PATH, HOME, LANG and what the tool declares."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._environment = environment
        self._login_path = LoginPath(environment)

    async def call(
        self,
        source: ShellSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
        confinement: Confinement | None = None,
    ) -> ToolResult:
        """Make a command ready, and run it; raises what `prepare` and what is ready raise."""
        run = await self.prepare(source, arguments, context, timeout_s, workspace_dir, confinement)
        return await run()

    async def prepare(
        self,
        source: ShellSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
        confinement: Confinement | None = None,
    ) -> ReadyCall:
        """A command that is ready to be started; with a confinement it runs so, or not at all.

        A failure of its own is a result too. Cancelling it ends its whole group.

        Raises:
            InvalidInputError: the arguments don't fit.
            PermanentError: there is no such program or folder.

        What is ready raises:
            ToolTimeoutError: it took longer than timeout_s; its processes are gone.
            PermanentError: its stdout is not the JSON asked for.
            SandboxUnavailableError: there is no sandbox (any more); nothing was run.
            SandboxLimitError: a limit of its sandbox ended it.
            SystemFaultError: it could not be started.
        """
        # the first command pays for the import
        from tooldesk.execution.command_process import Command
        from tooldesk.execution.sandbox.readable import program_files

        words = command_words(source, arguments)
        stdin = stdin_text(source, arguments)
        if confinement is None:
            folder = await asyncio.to_thread(_folder, source, context, workspace_dir)
        else:
            folder = confinement.folder
        environment = await self._own_environment()
        # the caller last, so that nothing a tool declares can pretend to be another one
        variables = {**context.env_vars, **_caller_variables(context)}
        path = variables.get("PATH", environment["PATH"])
        program = await asyncio.to_thread(find_program, source.program, path, workspace_dir)
        try:
            system.check_words(program, words)
        except UnsafeWordsError as error:
            raise _unsafe(source.program, error) from error
        kept = confinement and confinement.reading(*program_files(program))
        command = Command(
            program,
            words,
            folder,
            environment,
            stdin,
            kept,
            variables=variables,
            redactor=context.redactor,
        )
        return partial(_run, source, command, timeout_s, context)

    async def _own_environment(self) -> dict[str, str]:
        kept = {name: self._environment[name] for name in _KEPT if name in self._environment}
        return {**kept, "PATH": await self._login_path.find()}


def _unsafe(program: str, error: UnsafeWordsError) -> InvalidInputError:
    """The error of arguments that the system can't hand to that program."""
    return InvalidInputError(
        f"{program} can't be given these arguments: {error.strerror}.",
        next_step="Leave those characters out. To allow them, name in the tool's command the "
        "program that this batch file starts, such as node with the path of its script.",
    )


async def _run(
    source: ShellSource, command: Command, timeout_s: float, context: ToolContext
) -> ToolResult:
    from tooldesk.execution.command_process import run_command

    end = await run_command(command, timeout_s, context.on_output)
    return await _result(source, end, command.environment["PATH"], context.redactor)


def _caller_variables(context: ToolContext) -> dict[str, str]:
    """TOOLDESK_AGENT_NAME, TOOLDESK_AGENT_ROLE, and TOOLDESK_FINGERPRINT_CONTEXT as JSON."""
    return {
        f"TOOLDESK_{name.upper()}": _without_nul(value)
        if isinstance(value, str)
        else json.dumps(value)
        for name, value in context.caller.items()
    }


def _without_nul(text: str) -> str:
    """A text that can stand in an environment."""
    return text.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def _folder(source: ShellSource, context: ToolContext, workspace_dir: Path) -> Path:
    folder = context.working_dir or workspace_dir
    if source.working_dir is not None:
        folder = workspace_dir / expanded_path(source.working_dir)
    if not os.path.isdir(folder):  # a name too long for any is none, too
        raise PermanentError(
            f"There is no folder {folder} to run {source.program} in.",
            next_step="Make it, or correct working_dir in the tool's source.",
            for_model=NOT_RUNNABLE_HERE,
        )
    return folder


def find_program(
    name: str,
    path: str,
    workspace_dir: Path,
    named_in: str = "the first word of the tool's command",
) -> str:
    """The file to start; one with a slash counts from the workspace, others are on the PATH.

    Raises:
        PermanentError: there is none, or it may not be run; the next step says where it was looked
            for, and to correct `named_in`.
    """
    if os.path.basename(name) == name:
        found = system.find_program(name, path)
        tried = f"It was looked for on the PATH: {path}"
    else:
        tried = str(workspace_dir / expanded_path(name))
        found = system.find_program(tried, path)
        tried = f"{tried} was tried. The PATH is {path}"
    file = workspace_dir / expanded_path(name)
    if found is None and os.path.basename(name) != name and os.path.isfile(file):
        why, step = system.why_no_program(str(file))
        raise PermanentError(
            f"{file} may not be run: {why}.",
            next_step=f"{step}. Or name the program that reads it as {named_in}.",
            for_model=NOT_RUNNABLE_HERE,
        )
    if found is None:
        raise PermanentError(
            f"There is no program {name}.",
            next_step=f"Install it, or correct {named_in}. {tried}",
            for_model=NOT_RUNNABLE_HERE,
        )
    return found


async def _result(
    source: ShellSource, end: CommandEnd, path: str, redactor: Redactor | None
) -> ToolResult:
    if end.exit_code not in source.ok_exit_codes:
        return _failure(source, end, path, redactor)
    if source.output == "json" and end.stdout.strip():
        value = await read_json(
            end.stdout, from_what=f"stdout of {source.program}", next_step=_NO_JSON
        )
        result = json_result(value)
    else:
        text = end.stdout.removesuffix("\n") or source.ok_exit_codes[end.exit_code]
        result = json_result(text)
    return result


def _failure(
    source: ShellSource, end: CommandEnd, path: str, redactor: Redactor | None
) -> ToolResult:
    how, next_step = _how_it_ended(source.program, end.exit_code), _next_step(end, path)
    stdout = cut_start(end.stdout.rstrip(), _SHOWN_STDOUT, redactor)
    written = [text for text in (end.stderr_tail, stdout) if text]
    is_retriable = end.exit_code in source.retriable_exit_codes
    error_class: ErrorClass = "retriable" if is_retriable else "permanent"
    return ToolResult(
        content=tuple(map(TextContent, (f"{how} {next_step}", *written))),
        is_error=True,
        error_class=error_class,
        next_step=next_step,
        for_model=words_for_model("\n\n".join((how, *written))),
    )


def _how_it_ended(program: str, exit_code: int) -> str:
    if exit_code >= 0:
        return f"{program} ended with exit code {exit_code}."
    return f"{program} was ended by {system.how_it_ended(-exit_code)}."


def _next_step(end: CommandEnd, path: str) -> str:
    if end.exit_code == _NOT_FOUND:
        return f"A program it called is not there: install it. The PATH is {path}"
    if end.exit_code < 0:
        return "Give it less to do, or try the command in a terminal."
    said = "what it wrote to stderr" if end.stderr_tail else "its manual, as stderr is empty"
    return f"Correct the arguments by {said}{NAME_THE_CODE}"
