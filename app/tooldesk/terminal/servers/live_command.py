"""tooldesk servers start, show, doctor and log: what may start a server."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.errors import AppError, NotPermittedError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.calls.asking import asked_line, keyboard_of, terminal_ask
from tooldesk.terminal.calls.server_questions import terminal_server_ask
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    NOT_PERMITTED,
    OK,
    UsageFaultError,
    read_json,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.servers.servers_command import server_named
from tooldesk.terminal.servers.shown_changes import change_json, tell_changes
from tooldesk.terminal.session import run_in_app, tell_failure
from tooldesk.workspace.taken_files import take_over

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.mcp_server.server_status import ServerStatus
    from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLine
    from tooldesk.execution.permissions.asking import Ask
    from tooldesk.tools.tool_result import JsonObject

Work = Callable[["App", str, "Ask | None"], Awaitable[int]]


def start(arguments: Namespace) -> int:
    """Start a server and see its tools; taken over by a yes. 1 while some wait."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        status = await app.without_secrets(await app.servers.start(name, ask))
        if arguments.json:
            code = await _took_over(app, name, arguments) if arguments.yes else CALL_FAILED
            say_json(_status_json(status), indent=2)
            return code if status.changes else OK
        _say_status(status)
        tell_changes(name, status.changes)
        if not status.changes:
            tell("Its tools are as you took them over." if status.taken else "It has no tools.")
            return OK
        return await _took_over(app, name, arguments)

    return run_live(arguments, work)


async def _took_over(app: App, name: str, arguments: Namespace) -> int:
    keyboard = None if arguments.yes or arguments.deny_all else keyboard_of()
    is_taken = arguments.yes
    if keyboard is not None:
        answer = await asked_line(keyboard, "", "Take them over? y = yes, n = no [n]: ")
        is_taken = answer in ("y", "yes")
    if not is_taken:
        return CALL_FAILED
    await take_over(app.workspace, app.registry, app.servers, name)
    await app.workspace.load()
    tell(f"Taken over: {counted(len(app.servers.tools(name).taken), 'tool')} of {name}.")
    return CALL_FAILED if app.workspace.problems else OK


def show(arguments: Namespace) -> int:
    """What the file says; with --live, --read or --prompt what the server says."""
    values = read_json(arguments.args, "--args")
    if not isinstance(values, dict):
        raise UsageFaultError("--args is not a JSON object.")

    async def work(app: App, name: str, ask: Ask | None) -> int:
        if not (arguments.live or arguments.read or arguments.prompt):
            return await _say_config(app, name, arguments)
        from tooldesk.execution.mcp_server.offers import offers_of, prompt_text, resource_result

        await app.servers.start(name, ask)
        connection = await app.servers.connection(name)
        if arguments.read:
            from tooldesk.terminal.printed_result import print_result

            result = await resource_result(connection, arguments.read)
            result = await app.without_secrets(result)
            if arguments.json:
                say_json(result.to_json(), indent=2)
            else:
                print_result(result)
        elif arguments.prompt:
            text = await app.without_secrets(
                await prompt_text(connection, arguments.prompt, values)
            )
            if arguments.json:
                say_json({"text": text}, indent=2)
            else:
                say(text)
        else:
            await _say_offers(app, name, await offers_of(connection), arguments)
        return OK

    return run_live(arguments, work)


def complete(arguments: Namespace) -> int:
    """What a server thinks an argument could be, a line each."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        from tooldesk.execution.mcp_server.offers import completions

        await app.servers.start(name, ask)
        connection = await app.servers.connection(name)
        is_template = "{" in arguments.of
        found = await completions(
            connection,
            arguments.argument,
            arguments.begun,
            prompt="" if is_template else arguments.of,
            template=arguments.of if is_template else "",
        )
        found = await app.without_secrets(found)
        if arguments.json:
            say_json([*found], indent=2)
        else:
            for each in found:
                say(visible_line(each))
        return OK

    return run_live(arguments, work)


def tasks(arguments: Namespace) -> int:
    """The tasks that calls became, a line each; with --cancel one is ended."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        from tooldesk.execution.mcp_server.offers import cancel, tasks_of

        await app.servers.start(name, ask)
        connection = await app.servers.connection(name)
        if arguments.cancel is not None:
            await cancel(connection, arguments.cancel)
            if arguments.json:
                say_json({"told_to_cancel": arguments.cancel})
            tell(f"{name} was told to cancel {visible_line(arguments.cancel)}.")
            return OK
        found = await app.without_secrets(await tasks_of(connection))
        if arguments.json:
            say_json([asdict(each) for each in found], indent=2)
        else:
            for each in found:
                said = (each.id, each.status, each.created_at, each.message)
                say(visible_line("  ".join(filter(None, said))))
        return OK

    return run_live(arguments, work)


async def _say_config(app: App, name: str, arguments: Namespace) -> int:
    config = app.servers.config(name)
    said = config.model_dump(mode="json", exclude_defaults=True)
    if arguments.json:
        status = _status_json(app.servers.status(name))
        say_json(await app.without_secrets({**status, "config": said}), indent=2)
        return OK
    say(await app.without_secrets(json.dumps({name: said}, indent=2, ensure_ascii=False)))
    from tooldesk.execution.permissions.shown_call import shown_call

    definition = await app.servers.launch(name)
    call = shown_call(definition, {}, app.paths.workspace_dir)
    tell("A start would run:")
    for line in (await app.without_secrets(call.text)).split("\n"):
        tell(f"  | {visible_line(line)}")
    for label, words in await app.without_secrets(call.facts):
        tell(f"  {label}: {visible_line(words)}")
    if call.warning:
        tell(f"  {call.warning}")
    return OK


async def _say_offers(app: App, name: str, offers: JsonObject, arguments: Namespace) -> None:
    status = app.servers.status(name)
    offers = await app.without_secrets(offers)
    if arguments.json:
        say_json({**_status_json(await app.without_secrets(status)), **offers}, indent=2)
        return
    _say_status(await app.without_secrets(status))
    for kind, listed in offers.items():
        say(f"{kind}:")
        for each in listed:
            title = each.get("uri") or each.get("uriTemplate") or each.get("name")
            words = " ".join(str(each.get("description") or each.get("title") or "").split())
            say(f"  {visible_line(str(title))}  {visible_line(words)}".rstrip())


def examine(arguments: Namespace) -> int:
    """Each step of a start, and what to do about the first that fails; 1 when one does."""

    async def work(app: App, name: str, ask: Ask | None) -> int:
        from tooldesk.execution.mcp_server.doctor import examine as steps_of

        steps = await app.without_secrets([each async for each in steps_of(app.servers, name, ask)])
        if arguments.json:
            say_json(
                [
                    {"step": s.step, "is_ok": s.is_ok, "words": s.words, "next": s.next_step}
                    for s in steps
                ],
                indent=2,
            )
        else:
            for each in steps:
                say(f"{'passed' if each.is_ok else 'failed'}  {each.step}: {each.words}")
                if each.next_step:
                    say(f"        {each.next_step}")
        return OK if all(each.is_ok for each in steps) else CALL_FAILED

    return run_live(arguments, work)


def log(arguments: Namespace) -> int:
    """Everything that is said while it starts and lists its tools, and in one call of a tool."""
    values = read_json(arguments.args, "--args")
    if not isinstance(values, dict):
        raise UsageFaultError("--args is not a JSON object.")

    async def work(app: App, name: str, ask: Ask | None) -> int:
        traffic = app.servers.log(name)
        traffic.on_line = lambda line: _say_line(line, arguments)
        await app.servers.start(name, ask)
        if arguments.tool is None:
            return OK
        from tooldesk.execution.mcp_server.remote_tool import local_name
        from tooldesk.tools.tool_context import ToolContext

        definition = app.registry.get(local_name(name, arguments.tool))
        result = await app.executor.execute(definition, values, ToolContext(), ask)
        return CALL_FAILED if result.is_error else OK

    return run_live(arguments, work)


def _say_line(line: TrafficLine, arguments: Namespace) -> None:
    if arguments.json:
        at = line.at.isoformat()
        say_json({"at": at, "direction": line.direction, "text": line.text, "length": line.length})
        return
    cut = f" … {line.length:,} characters" if line.length > len(line.text) else ""
    say(f"{line.at.astimezone():%H:%M:%S}  {line.direction}: {visible_line(line.text)}{cut}")


def run_live(arguments: Namespace, work: Work) -> int:
    """Do some work with a server, and with whoever answers its questions."""

    async def in_app(app: App) -> int:
        await app.require_secrets()
        name = server_named(app, arguments.server)
        try:
            questions = asyncio.Lock()
            ask = terminal_ask(arguments, questions)
            app.servers.answer_with(terminal_server_ask(arguments, questions), ask)
            return await work(app, name, ask)
        except NotPermittedError as error:
            tell_failure(await app.without_secrets(error))
            return NOT_PERMITTED
        except AppError as error:
            tell_failure(await app.without_secrets(error))
            return CALL_FAILED

    return run_in_app(arguments, in_app)


def _say_status(status: ServerStatus) -> None:
    for label, words in (
        ("Server", f"{status.name}, {status.state}, {status.transport}"),
        ("Calls itself", status.title),
        ("Speaks", status.protocol and f"MCP {status.protocol}"),
        ("Offers", ", ".join(status.capabilities)),
        ("Says", " ".join(status.instructions.split())),
        ("Not usable", "; ".join(status.unusable)),
    ):
        if words:
            say(f"{label}: {visible_line(words)}")


def _status_json(status: ServerStatus) -> JsonObject:
    return {
        "name": status.name,
        "state": status.state.value,
        "transport": status.transport,
        "protocol": status.protocol,
        "title": status.title,
        "capabilities": [*status.capabilities],
        "taken": status.taken,
        "waiting": [change_json(each) for each in status.changes],
        "unusable": [*status.unusable],
        "failure": status.failure,
    }
