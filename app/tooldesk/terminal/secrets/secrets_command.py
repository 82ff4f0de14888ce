"""tooldesk secrets: list, set, unset, import and scan, without ever printing a value."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.counted import counted
from tooldesk.secret_vault.importing.import_rewrite import Rewrite, plan_rewrite, write_rewrite
from tooldesk.secret_vault.importing.import_source import ImportSource, ImportSourceError
from tooldesk.secret_vault.importing.secret_import import (
    ImportAction,
    ImportedVariable,
    kept_values,
    plan_import,
    store_import,
)
from tooldesk.secret_vault.leaks.leak_scan import LeakReport
from tooldesk.secret_vault.leaks.leak_search import search_leaks
from tooldesk.secret_vault.overview import VariableOverview, overview
from tooldesk.secret_vault.resolution import VariableState
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    read_text,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.keyboard import is_confirmed
from tooldesk.terminal.passphrase import read_hidden
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject


def list_secrets(arguments: Namespace) -> int:
    """One line a variable that is declared or stored; 1 when any of it can't be read."""

    async def work(app: App) -> int:
        shown = await overview(app.vault, _declaring(app), os.environ)
        if arguments.json:
            say_json([overview_json(each) for each in shown], indent=2)
        else:
            _print_overview(shown, is_known=app.storage_problem is None)
        problems = {str(each.problem): each.problem for each in shown if each.problem}
        for problem in problems.values():
            tell_error(problem)
        # why is told at the end
        return CALL_FAILED if problems or app.storage_problem is not None else OK

    return run_in_app(arguments, work)


def _declaring(app: App) -> tuple[ToolDefinition, ...]:
    """Whatever names variables: tools, and starts of servers."""
    return (*app.registry.definitions(), *app.servers.declared())


def set_secret(arguments: Namespace) -> int:
    """Keep a value that is typed unseen or comes on standard input."""
    name, equals, _ = arguments.name.partition("=")
    if arguments.value_in_sight or equals:
        raise UsageFaultError(
            "A value is never taken from the command line, where it stays in the shell's history."
            f" Give the name only: tooldesk secrets set {name}"
        )

    async def work(app: App) -> int:
        if arguments.from_environment:
            await app.vault.allow_environment(arguments.name)
            tell(f"Tools may have {arguments.name} from the environment of Tooldesk.")
            return OK
        value = await read_hidden(f"Value of {arguments.name} (not shown): ")
        weakness = await app.vault.set(
            arguments.name, value, _scope(app, arguments), in_file=arguments.encrypted_file
        )
        tell(f"{arguments.name} is set.")
        if weakness:
            tell(f"  {weakness}")
        return OK

    return run_in_app(arguments, work)


def unset_secret(arguments: Namespace) -> int:
    """Forget a value and the permission for the environment."""

    async def work(app: App) -> int:
        scope = _scope(app, arguments)
        was_there = await app.vault.unset(arguments.name, scope)
        if not was_there:
            stored = [key.name for key in await app.vault.entries() if key.scope == scope]
            raise UsageFaultError(unknown_name("stored secret", arguments.name, stored))
        tell(f"{arguments.name} is gone.")
        needing = [
            definition.name
            for definition in _declaring(app)
            for variable in definition.env_vars
            if variable.name == arguments.name and variable.required
        ]
        if needing:
            tell(f"  Needed by: {', '.join(needing)}.")
        return OK

    return run_in_app(arguments, work)


def import_secrets(arguments: Namespace) -> int:
    """Show what a .env file or an mcpServers configuration would set, then set it after a yes."""
    source = _import_source(arguments)
    try:
        found = source.variables()
    except ImportSourceError as error:
        raise UsageFaultError(str(error)) from None
    if arguments.only:
        found = [each for each in found if each.name in arguments.only]

    async def work(app: App) -> int:
        scope = _scope(app, arguments)
        planned = await plan_import(app.vault, found, scope)
        _print_plan(planned)
        count = sum(e.action in (ImportAction.NEW, ImportAction.REPLACES) for e in planned)
        if not count:
            tell("Nothing to store.")
        elif not (arguments.yes or await _is_confirmed(f"Store {count}?", arguments.file)):
            tell("Nothing was stored. Say --yes to store them.")
            return OK
        else:
            stored = await store_import(app.vault, planned, scope, in_file=arguments.encrypted_file)
            tell(f"{stored} stored. The file still holds them: {arguments.file}")
        if arguments.rewrite:
            await _offer_rewrite(arguments, plan_rewrite(source, kept_values(planned)))
        elif count and arguments.file != "-":
            tell("  --rewrite puts references in their place.")
        return OK

    return run_in_app(arguments, work)


def _import_source(arguments: Namespace) -> ImportSource:
    if arguments.file == "-":
        if arguments.rewrite:
            raise UsageFaultError("Standard input can't be rewritten; name a file.")
        text = read_text("-")
        return ImportSource(Path("standard input"), b"", text)
    try:
        return ImportSource.read(Path(arguments.file))
    except ImportSourceError as error:
        raise UsageFaultError(str(error)) from None


async def _offer_rewrite(arguments: Namespace, rewrite: Rewrite) -> None:
    """Show what would change, without the values, and do it after a yes."""
    if not rewrite.lines:
        tell("There is nothing to rewrite.")
        return
    for each in rewrite.lines:
        say(f"{arguments.file}:{each.line}:\n- {each.before}\n+ {each.after}")
    if arguments.yes or await _is_confirmed("Rewrite the file like this?", arguments.file):
        await asyncio.to_thread(write_rewrite, rewrite)
        tell(
            f"{arguments.file} is rewritten. Older copies and a git history still hold the values."
        )
    else:
        tell("The file is as it was. Say --yes to rewrite it.")


def scan_for_leaks(arguments: Namespace) -> int:
    """Look for stored values in Tooldesk's files and the given folders; 1 when one is found."""
    missing = [folder for folder in arguments.folders if not os.path.exists(folder)]
    if missing:
        raise UsageFaultError(f"There is no {missing[0]}.")

    async def work(app: App) -> int:
        paths = app.paths
        roots = [paths.workspace_dir, paths.data_dir, paths.log_dir]
        roots += [Path(folder) for folder in arguments.folders]
        search = await search_leaks(app.vault, roots)
        if arguments.json:
            say_json(report_json(search.report), indent=2)
        else:
            _print_report(search.report, search.value_count)
        for each in search.unreadable:
            tell(f"Not looked for: {each.key.name}. {each.problem}")
        return CALL_FAILED if search.report.leaks or search.unreadable else OK

    return run_in_app(arguments, work)


def overview_json(shown: VariableOverview) -> JsonObject:
    """Shape: {name, state, origin, required, used_by, places, changed_at, …}; no value."""
    return {
        "name": shown.name,
        "description": shown.description,
        "state": shown.state.value,
        "origin": shown.origin,
        "required": shown.is_required,
        "used_by": list(shown.used_by),
        "changed_at": _iso(shown.changed_at),
        "last_used_at": _iso(shown.last_used_at),
        "environment_allowed": shown.is_environment_allowed,
        "places": [
            {
                "kind": place.kind,
                "has_value": place.has_value,
                "is_used": place.is_used,
                "is_allowed": place.is_allowed,
                "detail": place.detail,
            }
            for place in shown.places
        ],
        "problem": str(shown.problem) if shown.problem else None,
    }


def report_json(report: LeakReport) -> JsonObject:
    """Shape: {leaks: [{path, line, offset, call, name}], files, bytes, unread, not_looked_for}."""
    return {
        "leaks": [
            {
                "path": str(each.path),
                "line": each.line,
                "offset": each.offset,
                "call": each.call,
                "name": each.name,
            }
            for each in report.leaks
        ],
        "files": report.file_count,
        "bytes": report.size_bytes,
        "unread": list(report.unread),
        "not_looked_for": list(report.not_looked_for),
    }


def _scope(app: App, arguments: Namespace) -> str:
    return app.vault.workspace_scope if arguments.for_workspace else GLOBAL_SCOPE


def _print_overview(shown: tuple[VariableOverview, ...], *, is_known: bool) -> None:
    if not shown and is_known:
        tell("No tool declares a variable, and none is stored.")
    rows: list[tuple[str, ...]] = []
    for each in shown:
        is_bad = each.state is VariableState.MISSING and each.is_required
        state = "missing, needed" if is_bad else each.state.value
        users = ", ".join(each.used_by) or "no tool"
        changed = f"{each.changed_at:%Y-%m-%d %H:%M}" if each.changed_at else "-"
        rows.append((each.name, state, changed, str(each.origin), users))
    print_columns(rows)


def _print_plan(planned: list[ImportedVariable]) -> None:
    print_columns(
        (each.name or "?", each.where, ": ".join(filter(None, (each.action.value, each.reason))))
        for each in planned
    )


def _print_report(report: LeakReport, count: int) -> None:
    for leak in report.leaks:
        place = f"byte {leak.offset}" if leak.line is None else str(leak.line)
        if leak.call is not None:
            place = f"call {leak.call} of the history"
        say(f"{leak.path}:{place}: {leak.name}")
    for reason in report.unread:
        tell(f"Not read: {reason}")
    for name in report.not_looked_for:
        tell(f"Not looked for: {name}, whose value is too short or too common.")
    size = f"{report.size_bytes / 1e6:.1f} MB"
    verdict = f"{len(report.leaks)} found" if report.leaks else "none found"
    values, files = counted(count, "value"), counted(report.file_count, "file")
    tell(f"{values} looked for in {files}, {size}: {verdict}.")


async def _is_confirmed(question: str, file: str) -> bool:
    return file != "-" and await is_confirmed(question)


def _iso(time: datetime | None) -> str | None:
    return time.isoformat() if time else None
