"""tooldesk import: tools that are described elsewhere, shown first and then taken over."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import AppError, DefinitionError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.importing.fetched_text import fetch_text, is_url
from tooldesk.importing.import_progress import ImportProgress
from tooldesk.importing.import_text import ImportOrigin, ImportText, text_of_file
from tooldesk.importing.reading import read_import
from tooldesk.importing.server_config import is_server_config
from tooldesk.importing.taking import secrets_of, take_over
from tooldesk.importing.tool_plan import PlannedImport, plan_tools
from tooldesk.paths import expanded_path
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.import_choices import asked, chosen_of, tell_secrets
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    read_utf8,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.session import run_in_app
from tooldesk.workspace.import_plan import Standing

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_result import JsonObject


T = TypeVar("T")

FIGURE_EVERY_S = 0.3
LONGEST_ABOUT = 200
"""Characters of a description in the list; a stranger's may have millions."""


def import_tools(arguments: Namespace) -> int:
    """Show the tools that are found, and write them after a yes; 1 when one can't be used."""
    given = read_utf8("-") if arguments.source == "-" else None
    if _is_of_servers(arguments, given):
        from tooldesk.terminal.servers.import_command import import_servers

        words = {**vars(arguments), "file": arguments.source, "text": given}
        return import_servers(Namespace(**words))

    async def work(app: App) -> int:
        text, origin = await _brought(arguments.source, given, app.workspace.folder)
        progress = ImportProgress()
        reading = asyncio.to_thread(read_import, text, arguments.form, origin, progress)
        try:
            found = await _with_figure(progress, reading)
        except DefinitionError as error:
            at = f":{error.line}" if error.line else ""
            raise UsageFaultError(
                f"{arguments.source}{at}: {error.message.rstrip('.')}. {error.next_step}"
            ) from error
        planned = plan_tools(found.tools, app.workspace)
        chosen = chosen_of("tool", planned, arguments)
        await _show(app, found.kind, planned, arguments)
        for note in found.notes:
            tell(visible_line(note))
        if chosen and not arguments.dry_run:
            await _import(app, chosen, arguments)
        elif not chosen:
            tell("Nothing is imported.")
        has_problem = any(each.standing is Standing.REFUSED for each in planned)
        return CALL_FAILED if has_problem else OK

    return run_in_app(arguments, work)


async def _with_figure(progress: ImportProgress, work: Awaitable[T], verb: str = "") -> T:
    """What is read or written; how far it has come is shown at a terminal, and Ctrl+C ends it."""
    task = asyncio.ensure_future(work)
    is_shown = False
    try:
        while not (await asyncio.wait({task}, timeout=FIGURE_EVERY_S))[0]:
            if progress.words and sys.stderr.isatty():
                tell(f"\r{verb}{progress.words}", end="")
                is_shown = True
        return await task
    finally:
        progress.stop()
        if is_shown:
            tell("")


def _is_of_servers(arguments: Namespace, given: str | None) -> bool:
    """Whether it names MCP servers, which become servers and no tools."""
    if arguments.form not in (None, "mcp-servers"):
        return False
    if given is None:
        if is_url(arguments.source) or Path(arguments.source).suffix == ".py":
            return False
        given = _text(arguments.source)
    try:
        return is_server_config(ImportText(given))
    except DefinitionError:
        return False  # it is told where the text is read


async def _brought(source: str, given: str | None, folder: Path) -> tuple[str, ImportOrigin]:
    """The text of a file, of standard input or of a URL, and where it comes from."""
    if is_url(source):
        try:
            fetched = await fetch_text(source)
        except DefinitionError as error:
            raise UsageFaultError(f"{error.message.rstrip('.')}. {error.next_step}") from error
        except AppError as error:
            raise UsageFaultError(f"{error.message} {error.next_step}") from error
        return fetched.text, ImportOrigin(url=fetched.url, folder=folder)
    if given is not None:
        return given, ImportOrigin(folder=folder)
    return await asyncio.to_thread(_read, source, folder)


def _read(source: str, folder: Path) -> tuple[str, ImportOrigin]:
    return _text(source), ImportOrigin(path=expanded_path(source), folder=folder)


def _text(source: str) -> str:
    if "://" in source and not os.path.exists(source):
        raise UsageFaultError(
            f"{source}: only addresses of http:// and https:// are read. Name a file that holds it."
        )
    try:
        return text_of_file(expanded_path(source))
    except DefinitionError as error:
        raise UsageFaultError(
            f"{source}: {error.message.rstrip('.')}. {error.next_step}"
        ) from error


async def _show(
    app: App, kind: str, planned: Sequence[PlannedImport], arguments: Namespace
) -> None:
    rows = await app.without_secrets([_row(each) for each in planned])
    if arguments.json:
        say_json({"kind": kind, "tools": rows}, indent=2)
        return
    for group, inner in _by_group(rows):
        if group:
            say(group)
        print_columns(
            (
                f"{'  ' if group else ''}{row['name']}",
                row["standing"],
                visible_line(row["origin"]),
                visible_line(row["about"][:LONGEST_ABOUT]),
            )
            for row in inner
        )
    for row in rows:
        for words in (row["refusal"], *row["notes"]):
            if words:
                tell(f"  {row['name']}: {visible_line(words)}")


def _by_group(rows: Sequence[JsonObject]) -> Iterator[tuple[str, list[JsonObject]]]:
    """The rows below the group that each is of, where there are several; else all of them."""
    groups: dict[str, list[JsonObject]] = {}
    for row in rows:
        group = " / ".join(visible_line(each) for each in row["group"])
        groups.setdefault(group, []).append(row)
    if len(groups) < 2:
        yield "", list(rows)
        return
    for group, inner in groups.items():
        yield f"{group or '(no group)'}: {len(inner):,}", inner


def _row(planned: PlannedImport) -> JsonObject:
    """Keys: name, standing, origin, group, about, secrets, notes, changes, refusal."""
    read, definition = planned.found, planned.definition
    about = definition.description.strip().partition("\n")[0] if definition else ""
    changes = f"Different: {', '.join(planned.changes)}. --replace takes it over."
    return {
        "name": read.name,
        "standing": planned.standing.value,
        "origin": read.origin,
        "group": list(read.group),
        "about": about,
        "secrets": sorted(read.secrets),
        "notes": [*read.notes, *([changes] if planned.changes else [])],
        "changes": [*planned.changes],
        "refusal": planned.refusal,
    }


async def _import(app: App, chosen: list[PlannedImport], arguments: Namespace) -> None:
    names = ", ".join(each.found.name for each in chosen[:5])
    if len(chosen) > 5:
        names = f"{names} and {len(chosen) - 5:,} more"
    found = sorted(secrets_of(chosen))
    is_wanted, keeps = await asked(names, found, arguments)
    if not is_wanted:
        return
    try:
        progress = ImportProgress()
        taking = take_over(app.workspace, app.vault, chosen, keeps_secrets=keeps, progress=progress)
        await _with_figure(progress, taking, "Written: ")
    except OSError as error:
        tools_dir = app.workspace.tools_dir
        raise UsageFaultError(f"{tools_dir}: {error.strerror or error}") from error
    tell(f"Imported into {app.workspace.tools_dir}: {names}. Nothing of it ran.")
    tell_secrets(found, are_kept=keeps)
