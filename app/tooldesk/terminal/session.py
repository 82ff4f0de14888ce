"""One command's use of the core: built, loaded and closed again, whatever happens in between."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import AppError, SecretsUnreadError, SettingsFileError, StorageError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.paths import AppPaths
from tooldesk.terminal.input_output import CALL_FAILED, UsageFaultError, tell, tell_error
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.workspace_problem import WorkspaceProblem

T = TypeVar("T")

_MOST_UNKNOWN = 5
"""Names of no setting that are told; the file has all of them."""


def paths_of(arguments: Namespace) -> AppPaths:
    """The folders that --data-dir and --workspace choose.

    Raises:
        UsageFaultError: they choose none, and there is no home folder.
    """
    data_dir, workspace = arguments.data_dir, arguments.workspace
    try:
        return AppPaths.of(
            Path(data_dir) if data_dir else None, Path(workspace) if workspace else None
        )
    except StorageError as error:
        raise UsageFaultError(f"{error.message} {error.next_step}") from error


def dialect_of(arguments: Namespace) -> str | None:
    """The dialect that --dialect forces.

    Raises:
        UsageFaultError: there is none of that id.
    """
    dialect: str | None = arguments.dialect
    if dialect is None:
        return None
    from tooldesk.calling.parsing.parse import dialect_ids
    from tooldesk.terminal.unknown_names import unknown_name

    if dialect not in dialect_ids():
        raise UsageFaultError(unknown_name("dialect", dialect, dialect_ids()))
    return dialect


@asynccontextmanager
async def opened_app(
    paths: AppPaths, *, shows_unchecked: bool = False, told: Sequence[str] = ()
) -> AsyncIterator[App]:
    """The core with its workspace loaded; what is wrong with either is told, but for what was.

    `shows_unchecked` is what --unchecked says.

    Raises:
        UsageFaultError: the workspace can't be made or read.
    """
    # slow to import, and reading a text needs none of it
    from tooldesk.bootstrap import build_app
    from tooldesk.terminal.passphrase import passphrase_prompt
    from tooldesk.terminal.termination import woken_by_signals

    app = build_app(paths)
    app.shows_unchecked = shows_unchecked
    with woken_by_signals():
        try:
            try:
                await app.load()
            except OSError as error:
                raise UsageFaultError(
                    f"{paths.workspace_dir}: {error.strerror or error}"
                ) from error
            # what is printed needs all values, so a person is asked as soon as one is to be read
            app.vault.ask_passphrase_with(passphrase_prompt(app.vault), early=True)
            await tell_clean_problems(app, app.workspace.problems)
            if app.settings.set_aside is not None:
                tell_error(app.settings.set_aside)
            if app.settings.problem:
                step = app.settings.next_step
                tell_error(SettingsFileError(app.settings.problem, next_step=step))
            if app.settings.unknown:
                names = ", ".join(app.settings.unknown[:_MOST_UNKNOWN])
                words = f"No setting is called {names}: `tooldesk guide settings` has them all."
                tell(visible_line(words))
            yield app
        finally:
            await app.close()
            if app.salvaged is not None:
                tell_error(app.salvaged)
            # only now is all written that can be
            if app.storage_problem is not None and str(app.storage_problem) not in told:
                tell_error(app.storage_problem)


def run_in_app(arguments: Namespace, work: Callable[[App], Awaitable[int]]) -> int:
    """Do a command's work with the core; its exit code, also when it ends with an error."""
    import asyncio

    async def in_app() -> int:
        paths, told = paths_of(arguments), list[str]()
        async with opened_app(paths, shows_unchecked=arguments.unchecked, told=told) as app:
            try:
                return await work(app)
            except AppError as error:
                tell_failure(error)
                told.append(str(error))
                return CALL_FAILED

    return asyncio.run(in_app())


def tell_failure(error: AppError) -> None:
    """Why a command ended, and how to see what it does not show."""
    tell_error(error)
    if isinstance(error, SecretsUnreadError):
        tell("  Or say --unchecked to see texts as they are; they are not kept.")


async def tell_clean_problems(app: App, problems: tuple[WorkspaceProblem, ...]) -> None:
    """The same without stored secrets, or only which files they are."""
    try:
        tell_problems(await app.without_secrets(problems) if problems else ())
    except SecretsUnreadError as error:
        for problem in problems:
            tell(f"{problem.path}: can't be used. Why is not shown: {error.message}")


async def clean(app: App, value: T) -> T:
    """The same without secrets; says so when there was one."""
    without = await app.without_secrets(value)
    if without is not value:
        tell("The value of a secret stood in it; see •••NAME••• in its place.")
    return without


def tell_problems(problems: tuple[WorkspaceProblem, ...]) -> None:
    """Each file that can't be used, as file:line: reason."""
    for problem in problems:
        line = f":{problem.line}" if problem.line else ""
        tell(f"{problem.path}{line}: {problem.reason}")
        if problem.detail:
            tell("  " + problem.detail.rstrip().replace("\n", "\n  "))
        if problem.next_step and problem.next_step != problem.detail:
            tell("  " + problem.next_step.replace("\n", "\n  "))


def workspace_schemas(arguments: Namespace) -> Mapping[str, JsonObject]:
    """Name → input schema of the workspace's tools; a workspace that isn't there has none."""
    from tooldesk.workspace.tool_schemas import read_tool_schemas

    schemas, faults = read_tool_schemas(paths_of(arguments).workspace_dir / "tools")
    for path, reason in faults:
        tell(f"{path}: {reason}")
    return schemas
