"""tooldesk servers import: servers of other programs, shown first and then taken over."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.paths import expanded_path
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.import_choices import asked, chosen_of, tell_secrets
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    read_text,
    say_json,
    tell,
)
from tooldesk.terminal.session import run_in_app
from tooldesk.workspace.server_import.client_files import ClientFile, client_files
from tooldesk.workspace.server_import.server_plan import (
    PlannedServer,
    Standing,
    plan_servers,
)
from tooldesk.workspace.server_import.server_plan import (
    import_servers as write_servers,
)

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_result import JsonObject


def import_servers(arguments: Namespace) -> int:
    """Show the servers that are found, and write them after a yes; 1 when one can't be used."""

    async def work(app: App) -> int:
        files = await asyncio.to_thread(_files, arguments, app.paths.workspace_dir)
        if not files:
            tell(
                "No configuration of another program is here."
                " Name one: tooldesk servers import FILE"
            )
            return OK
        planned = await plan_servers(app.vault, app.workspace.servers_file, files)
        chosen = chosen_of("server", planned, arguments)
        await _show(app, planned, arguments)
        if chosen and not arguments.dry_run:
            await _import(app, chosen, arguments)
        elif not chosen:
            tell("Nothing to import.")
        has_problem = any(each.standing is Standing.PROBLEM for each in planned)
        return CALL_FAILED if has_problem else OK

    return run_in_app(arguments, work)


def _files(arguments: Namespace, workspace_dir: Path) -> Sequence[ClientFile]:
    if arguments.file is None:
        return client_files(workspace_dir)
    if arguments.file == "-":
        text = getattr(arguments, "text", None)
        return [ClientFile.pasted(read_text("-") if text is None else text, workspace_dir)]
    path = expanded_path(arguments.file)
    return [ClientFile("", path, path.absolute().parent)]


async def _show(app: App, planned: Sequence[PlannedServer], arguments: Namespace) -> None:
    rows = await app.without_secrets([_row(each) for each in planned])
    if arguments.json:
        say_json(rows, indent=2)
        return
    print_columns(
        (row["name"], row["standing"], row["client"] or row["file"], visible_line(row["starts"]))
        for row in rows
    )
    for row in rows:
        for words in (row["refusal"], *row["notes"], _secret_words(row)):
            if words:
                tell(f"  {row['name']}: {visible_line(words)}")


def _row(server: PlannedServer) -> JsonObject:
    """Keys: name, standing, client, file, starts, entry, secrets, notes, changes, refusal."""
    changes = f"Different: {', '.join(server.changes)}. --replace takes it over."
    return {
        "name": server.name,
        "standing": server.standing.value,
        "client": server.file.client,
        "file": str(server.file.path),
        "starts": server.starts,
        "entry": dict(server.entry),
        "secrets": [{"name": each.name, "where": each.where} for each in server.secrets],
        "notes": [*server.notes, *([changes] if server.changes else [])],
        "changes": [*server.changes],
        "refusal": server.refusal,
    }


def _secret_words(row: JsonObject) -> str:
    said = [f"{each['where']} becomes ${{{each['name']}}}" for each in row["secrets"]]
    return f"{', '.join(said)}." if said else ""


async def _import(app: App, chosen: list[PlannedServer], arguments: Namespace) -> None:
    names = ", ".join(each.name for each in chosen)
    missing = sorted(
        {each.name for server in chosen for each in server.secrets if not each.is_kept}
    )
    is_wanted, keeps = await asked(names, missing, arguments)
    if not is_wanted:
        return
    file = app.workspace.servers_file
    try:
        await write_servers(app.vault, file, chosen, keeps_secrets=keeps)
    except OSError as error:
        raise UsageFaultError(f"{file}: {error.strerror or error}") from error
    tell(f"Imported into {file}: {names}. Nothing was started.")
    tell_secrets(missing, are_kept=keeps, still=" The files still hold them.")
