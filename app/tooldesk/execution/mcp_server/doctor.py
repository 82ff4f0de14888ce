"""examine: why a server does not start, step by step, up to the first that fails."""

from __future__ import annotations

import shlex
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk.execution.mcp_server.servers import Servers
from tooldesk.execution.rendered_call import rendered_call
from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from tooldesk.execution.permissions.asking import Ask


@frozen_record
class DoctorStep:
    """One step of a start."""

    step: str
    """What was looked at."""

    is_ok: bool
    """Whether it went well."""

    words: str
    """What was found."""

    next_step: str = ""
    """What to do when it did not go well."""


async def examine(servers: Servers, name: str, ask: Ask | None) -> AsyncIterator[DoctorStep]:
    """Look at the command or URL, at what a start needs, and start it for a moment."""
    config = servers.config(name)
    what = "URL" if config.url else "command"
    try:
        definition = await servers.launch(name)
    except AppError as error:
        yield DoctorStep(what, False, error.message, error.next_step)
        return
    yield DoctorStep(what, True, rendered_call(definition, {}))
    names = ", ".join(each.name for each in definition.env_vars) or "none"
    try:
        await servers.admit(name, ask)
    except AppError as error:
        yield DoctorStep(f"yes and variables ({names})", False, error.message, error.next_step)
        return
    yield DoctorStep("yes and variables", True, names)
    try:
        await servers.start(name, ask)
    except AppError as error:
        yield DoctorStep("start", False, error.message, _try_by_hand(servers, name, error))
        return
    status = servers.status(name)
    yield DoctorStep("start", True, f"{status.title} speaks MCP {status.protocol}".strip())
    if malformed := [each for each in servers.log(name).lines() if each.direction == "malformed"]:
        shown = malformed[0].text.strip()[:200]
        yield DoctorStep(
            "stdout",
            False,
            f"it writes what is no message to stdout, such as {shown!r}",
            "It works all the same; its makers should write that to stderr.",
        )
    for words in status.unusable:
        yield DoctorStep("tools", False, words, "Tell the server's makers.")
    if status.changes:
        waiting = f"{counted(len(status.changes), 'tool')} new or changed, and not taken over yet"
        yield DoctorStep("tools", False, waiting, f"See them: tooldesk servers tools {name}")
    else:
        yield DoctorStep("tools", True, f"{status.taken:,}, as you took them over")


def _try_by_hand(servers: Servers, name: str, error: AppError) -> str:
    config = servers.config(name)
    if config.command is None:
        return error.next_step
    command = shlex.join((config.command, *config.args))
    return f"Try in a terminal what it says when it is started: {command}"
