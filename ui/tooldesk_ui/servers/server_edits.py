"""ServerEdits: adds and removes servers of servers.json, each of which can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.execution.mcp_server.taken_tools import TakenTools
from tooldesk.usage.desk.server_secrets import refuse_stored_values
from tooldesk.workspace.servers_file import (
    add_server,
    checked_server,
    put_servers,
    remove_server,
    written_server,
)
from tooldesk_ui.commands.history import History, Step

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.server_import.server_plan import PlannedServer


class ServerEdits:
    """Puts every change into the history of the workspace."""

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        """`on_done` is told after each change."""
        self._history = history
        self._on_done = on_done
        self._removed: set[str] = set()

    async def forget(self, app: App) -> None:
        """Keep nothing of the tools of servers that are gone: no removal can be undone any more."""
        gone, self._removed = self._removed - {*app.servers.names()}, set()
        taken = TakenTools(app.paths.server_tools, app.paths.workspace_dir)
        for name in gone:
            await asyncio.to_thread(taken.forget, name)

    async def add(self, app: App, name: str, entry: Mapping[str, Any]) -> None:
        """Write a new server.

        Raises:
            AppError: it is no server, there is one of that name, or it can't be written.
        """
        await refuse_stored_values(app, name, entry)
        await self._add(app, name, entry)
        do, back = partial(self._add, app, name, entry), partial(self._remove, app, name)
        done = f"{name} is added; nothing was started."
        self._history.was_done(Step(f"add server {name}", done, do, back))

    async def edit(self, app: App, name: str, entry: Mapping[str, Any]) -> None:
        """Write a server in the place of the one of its name.

        Raises:
            AppError: it is no server, or it can't be written.
        """
        checked_server(name, entry)
        await refuse_stored_values(app, name, entry)
        before = await self._put(app, {name: entry})
        do, back = partial(self._put, app, {name: entry}), partial(self._put, app, before)
        done = f"{name} is changed; nothing was started."
        self._history.was_done(Step(f"change server {name}", done, do, back))

    async def import_servers(
        self, app: App, chosen: Sequence[PlannedServer], *, keeps_secrets: bool
    ) -> None:
        """Write servers of other programs. An undo leaves what was kept in the keyring there.

        Raises:
            AppError: a secret can't be kept, or servers.json can't be written.
        """
        from tooldesk.workspace.server_import.server_plan import import_servers

        file = app.workspace.servers_file
        before = await _in_file_of(
            import_servers(app.vault, file, chosen, keeps_secrets=keeps_secrets)
        )
        await app.workspace.load()
        self._on_done()
        entries = {each.name: each.entry for each in chosen}
        do, back = partial(self._put, app, entries), partial(self._put, app, before)
        words = counted(len(entries), "server")
        done = f"{words} imported; nothing was started."
        self._history.was_done(Step(f"import {words}", done, do, back))

    async def _put(self, app: App, entries: Mapping[str, Any]) -> dict[str, Any]:
        before: dict[str, Any] = await _in_file(put_servers, app.workspace.servers_file, entries)
        self._removed |= {name for name, entry in entries.items() if entry is None}
        await app.workspace.load()
        self._on_done()
        return before

    async def remove(self, app: App, name: str) -> None:
        """Take a server out. What was taken over of its tools is kept, for an undo.

        Raises:
            AppError: the file can't be read or written.
        """
        entry = await _in_file(written_server, app.workspace.servers_file, name)
        await self._remove(app, name)
        do, back = partial(self._remove, app, name), partial(self._add, app, name, entry)
        self._history.was_done(Step(f"remove server {name}", f"{name} is removed.", do, back))

    async def _add(self, app: App, name: str, entry: Mapping[str, Any]) -> None:
        await _in_file(add_server, app.workspace.servers_file, name, entry)
        await app.workspace.load()
        self._on_done()

    async def _remove(self, app: App, name: str) -> None:
        await _in_file(remove_server, app.workspace.servers_file, name)
        self._removed.add(name)
        await app.workspace.load()
        self._on_done()


async def _in_file(work: Callable[..., Any], *given: object) -> Any:
    return await _in_file_of(asyncio.to_thread(work, *given))


async def _in_file_of(work: Coroutine[Any, Any, Any]) -> Any:
    try:
        return await work
    except OSError as error:
        raise DefinitionError(
            f"servers.json can't be written: {error.strerror or error}.",
            next_step="Make sure that the folder of the workspace can be written.",
        ) from error
