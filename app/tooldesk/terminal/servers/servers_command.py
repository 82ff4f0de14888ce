"""tooldesk servers list, add, remove and tools: what needs no server to run."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError, DuplicateToolError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    BAD_USAGE,
    CALL_FAILED,
    OK,
    UsageFaultError,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.servers.shown_changes import change_json, tell_changes
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.workspace.taken_files import take_over, waiting

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_result import JsonObject


def list_servers(arguments: Namespace) -> int:
    """One line a server; 1 when the file, or a server in it, can't be used."""

    async def work(app: App) -> int:
        rows = [_row(app, name) for name in app.servers.names()]
        rows = await app.without_secrets(rows)
        if arguments.json:
            say_json(rows, indent=2)
        else:
            print_columns(
                (row["name"], row["transport"], _tools_words(row), visible_line(row["starts"]))
                for row in rows
            )
        if not rows:
            tell("No servers yet. Add one: tooldesk servers add NAME -- COMMAND WORDS")
        return CALL_FAILED if app.workspace.problems else OK

    return run_in_app(arguments, work)


def _row(app: App, name: str) -> JsonObject:
    config, tools = app.servers.config(name), app.servers.tools(name)
    return {
        "name": name,
        "transport": str(config.transport),
        "is_disabled": config.disabled,
        "starts": config.url or " ".join((config.command or "", *config.args)),
        "tools": len(tools.taken),
        "waiting": len(tools.changes),
        "was_started": tools.seen is not None,
    }


def _tools_words(row: JsonObject) -> str:
    if row["is_disabled"]:
        return "disabled"
    if not row["was_started"]:
        return "not started yet"
    words = counted(int(str(row["tools"])), "tool")
    verb = "waits" if row["waiting"] == 1 else "wait"
    return f"{words}, {row['waiting']:,} {verb} for you" if row["waiting"] else words


def add_server(arguments: Namespace) -> int:
    """Write a server into the file."""
    from tooldesk.usage.desk.server_secrets import refuse_stored_values
    from tooldesk.workspace.servers_file import add_server as write_server

    entry = _entry(arguments)

    async def work(app: App) -> int:
        file = app.workspace.servers_file
        try:
            await refuse_stored_values(app, arguments.server, entry)
            write_server(file, arguments.server, entry, replaces=arguments.replace)
        except (DefinitionError, DuplicateToolError) as error:
            tell_error(error)
            return CALL_FAILED
        except OSError as error:
            raise UsageFaultError(f"{file}: {error.strerror or error}") from error
        if arguments.json:
            say_json({"added": arguments.server, "file": str(file)})
        tell(f"Added to {file}. Nothing was started.")
        tell(f"  Start it, and see its tools: tooldesk servers start {arguments.server}")
        return OK

    return run_in_app(arguments, work)


def _entry(arguments: Namespace) -> dict[str, Any]:
    if bool(arguments.url) == bool(arguments.command):
        raise UsageFaultError("Give either --url URL, or -- and the COMMAND that starts it.")
    if arguments.sse and not arguments.url:
        raise UsageFaultError("--sse goes with --url.")
    entry: dict[str, Any] = {}
    if arguments.command:
        entry = {"command": arguments.command[0], "args": arguments.command[1:]}
    else:
        entry = {"type": "sse" if arguments.sse else "http", "url": arguments.url}
    optional = {
        "env": _pairs("--env", arguments.env),
        "headers": _pairs("--header", arguments.header),
        "cwd": arguments.cwd,
    }
    options: dict[str, Any] = {"session": "per_call"} if arguments.per_call else {}
    if arguments.allow_private_hosts:
        options["allow_private_hosts"] = True
    entry |= {key: value for key, value in optional.items() if value}
    return {**entry, "tooldesk": options} if options else entry


def _pairs(option: str, given: list[str]) -> dict[str, str]:
    pairs = {}
    for each in given:
        name, separator, value = each.partition("=")
        if not name or not separator:
            raise UsageFaultError(f"{option} is NAME=VALUE.")
        pairs[name] = value
    return pairs


def remove_servers(arguments: Namespace) -> int:
    """Take servers out of the file; what was taken over of their tools is forgotten."""
    from tooldesk.workspace.servers_file import remove_server

    async def work(app: App) -> int:
        code, known, removed = OK, app.servers.names(), list[str]()
        for name in arguments.servers:
            try:
                was_there = remove_server(app.workspace.servers_file, name)
            except OSError as error:
                raise UsageFaultError(
                    f"{app.workspace.servers_file}: {error.strerror or error}"
                ) from error
            if was_there:
                await app.servers.forget(name)
                removed.append(name)
                tell(f"{name} is removed.")
            else:
                tell(unknown_name("server", name, known))
                code = BAD_USAGE
        if arguments.json:
            say_json({"removed": removed})
        return code

    return run_in_app(arguments, work)


def tools_of(arguments: Namespace) -> int:
    """A server's tools, and what waits; 1 while something does."""

    async def work(app: App) -> int:
        name = server_named(app, arguments.server)
        if arguments.take is not None:
            await _take(app, name, arguments.take)
        tools = app.servers.tools(name)
        found = waiting(app.registry.definitions(), name, tools)
        changes = await app.without_secrets(list(found))
        if arguments.json:
            said = [each.said for each in tools.taken.values()]
            held = [change_json(each) for each in changes]
            say_json({"taken": await app.without_secrets(said), "waiting": held}, indent=2)
        else:
            rows = [(each.name, _first_line(each.description)) for each in tools.taken.values()]
            print_columns(
                (visible_line(tool), visible_line(words))
                for tool, words in await app.without_secrets(rows)
            )
            tell_changes(name, changes)
        if tools.seen is None:
            tell(f"It was never started. Start it: tooldesk servers start {name}")
        return CALL_FAILED if changes else OK

    return run_in_app(arguments, work)


async def _take(app: App, name: str, wanted: list[str]) -> None:
    tools = app.servers.tools(name)
    known = {*(tools.seen or {}), *tools.taken}
    for tool in wanted:
        if tool not in known:
            raise UsageFaultError(unknown_name("tool", tool, sorted(known)))
    await take_over(app.workspace, app.registry, app.servers, name, wanted or None)
    await app.workspace.load()
    tell(f"Taken over from {name}: {', '.join(map(visible_line, wanted)) or 'all its tools'}.")


def server_named(app: App, name: str) -> str:
    """The name of a server that is there.

    Raises:
        UsageFaultError: there is none; names those that are near.
    """
    if name not in app.servers.names():
        raise UsageFaultError(unknown_name("server", name, app.servers.names()))
    return name


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]
