"""plan_servers: what importing the servers of other programs comes to; import_servers does it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.server_config import ServerConfig
from tooldesk.workspace.server_import.client_config import servers_in
from tooldesk.workspace.server_import.client_files import ClientFile
from tooldesk.workspace.server_import.taken_secrets import (
    SecretNames,
    TakenSecret,
    without_secrets,
)
from tooldesk.workspace.server_import.translated_entry import server_name, translated
from tooldesk.workspace.servers_file import checked_server, put_servers, written_servers

MOST_SERVERS = 1_000
"""Of one file; a configuration with more is none."""


class Standing(StrEnum):
    """What importing a server comes to."""

    NEW = "new"
    SAME = "same"
    DIFFERENT = "different"
    PROBLEM = "problem"


@frozen_record
class PlannedServer:
    """One server of a file of another program; nothing in it but its secrets is one."""

    name: str
    """What it will be called; of a file that can't be read, the file's name."""

    file: ClientFile
    """Where it stands."""

    standing: Standing
    """What importing it comes to."""

    entry: Mapping[str, Any]
    """What servers.json will say of it; empty where it can't be imported."""

    secrets: tuple[TakenSecret, ...] = ()
    """What of the person's stood there, and is a reference in the entry."""

    notes: tuple[str, ...] = ()
    """What is otherwise than in the file."""

    changes: tuple[str, ...] = ()
    """What of a server of the same name would become another."""

    refusal: str = ""
    """Why it can't be imported, and what to do."""

    @property
    def key(self) -> str:
        """Unique in a plan."""
        return f"{self.file.path}:{self.name}"

    @property
    def starts(self) -> str:
        """Its command or URL, of which a secret is no part."""
        words = (self.entry.get("url") or self.entry.get("command"), *self.entry.get("args", ()))
        return " ".join(str(word) for word in words if word)

    @property
    def is_new(self) -> bool:
        """Whether it takes the place of nothing."""
        return self.standing is Standing.NEW

    @property
    def may_be_imported(self) -> bool:
        """Whether importing it changes anything."""
        return self.standing in (Standing.NEW, Standing.DIFFERENT)


async def plan_servers(
    vault: SecretVault, servers_file: Path, files: Sequence[ClientFile]
) -> tuple[PlannedServer, ...]:
    """The servers of these files in their order, compared with those of the workspace.

    Raises:
        DefinitionError: servers.json itself can't be read.
    """
    existing = await asyncio.to_thread(written_servers, servers_file)
    found = await vault.all_values(may_ask=False)
    # the workspace's own comes after the global one, and counts
    ordered = sorted(found.items(), key=lambda pair: pair[0].scope == vault.workspace_scope)
    scopes = ("", vault.workspace_scope)
    stored = {key.name: each.value for key, each in ordered if key.scope in scopes}
    plan = partial_plan(existing, SecretNames(stored))
    return await asyncio.to_thread(lambda: tuple(each for file in files for each in plan(file)))


def partial_plan(
    existing: Mapping[str, Any], names: SecretNames
) -> Callable[[ClientFile], tuple[PlannedServer, ...]]:
    """Plans file after file; servers of the same name in several are told apart. Blocking."""
    planned: dict[str, PlannedServer] = {}

    def plan(file: ClientFile) -> tuple[PlannedServer, ...]:
        try:
            servers = servers_in(file)
            if len(servers) > MOST_SERVERS:
                raise DefinitionError(
                    f"{len(servers):,} servers stand in it",
                    next_step=f"Import files of at most {MOST_SERVERS:,}.",
                )
        except DefinitionError as error:
            at = f"line {error.line}: " if error.line else ""
            refusal = f"{at}{error.message}. {error.next_step}"
            return (PlannedServer(file.path.name, file, Standing.PROBLEM, {}, refusal=refusal),)
        return tuple(_told_apart(_planned(servers, file, existing, names), planned, existing))

    return plan


def _planned(
    servers: Mapping[str, Any],
    file: ClientFile,
    existing: Mapping[str, Any],
    names: SecretNames,
) -> Iterator[PlannedServer]:
    for called, written in servers.items():
        name = server_name(called)
        try:
            yield _one(name, called, written, file, existing, names)
        except (DefinitionError, RecursionError) as error:
            why = (
                f"{error.message}. {error.next_step}"
                if isinstance(error, DefinitionError)
                else "It is nested too deep."
            )
            yield PlannedServer(name or "?", file, Standing.PROBLEM, {}, refusal=why)


def _one(
    name: str,
    called: str,
    written: Any,
    file: ClientFile,
    existing: Mapping[str, Any],
    names: SecretNames,
) -> PlannedServer:
    if not isinstance(written, dict):
        raise DefinitionError("what stands there is no server", next_step="Add it by hand.")
    made = translated(written, file)
    entry, secrets = without_secrets(name, made.entry, names)
    checked_server(name or called, entry)
    notes = made.notes if name == called else (f"It is called {called!r:.80} there.", *made.notes)
    server = PlannedServer(name, file, Standing.NEW, entry, secrets, notes)
    return _compared(server, existing.get(name))


def _compared(server: PlannedServer, there: Any) -> PlannedServer:
    if there is None:
        return server
    changes = _changes(there, ServerConfig.model_validate(server.entry))
    standing = Standing.DIFFERENT if changes else Standing.SAME
    return replace(server, standing=standing, changes=changes)


def _changes(there: Any, after: ServerConfig) -> tuple[str, ...]:
    """The keys whose meaning differs, written out or not."""
    try:
        before = ServerConfig.model_validate(there)
    except ValidationError:
        return ("all of it",)
    names = [name for name in ServerConfig.model_fields if name != "type"]
    found = [name for name in names if getattr(before, name) != getattr(after, name)]
    return (*found, *(("type",) if before.transport != after.transport else ()))


def _told_apart(
    servers: Iterable[PlannedServer],
    planned: dict[str, PlannedServer],
    existing: Mapping[str, Any],
) -> Iterator[PlannedServer]:
    """Another program's server of the same name is the same, or gets the program's name, too."""
    for each in servers:
        first = planned.get(each.name)
        if each.standing is Standing.PROBLEM:
            yield each
        elif first is None:
            planned[each.name] = each
            yield each
        elif first.entry == each.entry:
            where = first.file.client or first.file.path.name
            yield replace(each, standing=Standing.SAME, notes=(f"As in {where}.", *each.notes))
        else:
            yield _renamed(each, planned, existing)


def _renamed(
    server: PlannedServer, planned: dict[str, PlannedServer], existing: Mapping[str, Any]
) -> PlannedServer:
    client = server_name(server.file.client.lower().replace(" ", "-")) or "other"
    base = f"{server.name[: 60 - len(client)]}-{client}"
    names = (base, *(f"{base}{number}" for number in range(2, 100)))
    name = next(each for each in names if each not in planned)
    note = f"Another file has another {server.name}."
    renamed = replace(
        server, name=name, standing=Standing.NEW, changes=(), notes=(note, *server.notes)
    )
    planned[name] = renamed = _compared(renamed, existing.get(name))
    return renamed


async def import_servers(
    vault: SecretVault, servers_file: Path, chosen: Sequence[PlannedServer], *, keeps_secrets: bool
) -> dict[str, Any]:
    """Write the chosen ones into servers.json, and their secrets into the keyring if wanted.

    The secrets are the workspace's own. Returns what the file said before of each name, None for
    nothing: `put_servers` with that takes it back, but for the secrets.

    Raises:
        AppError: a secret can't be stored, or the file can't be read; it is as it was.
        OSError: the file can't be written; it is as it was.
    """
    if keeps_secrets:
        wanted = {each.name: each for server in chosen for each in server.secrets}
        for name, each in wanted.items():
            if not each.is_kept:
                await vault.set(name, each.value, vault.workspace_scope)
    entries = {each.name: each.entry for each in chosen}
    for name, entry in entries.items():
        checked_server(name, entry)
    return await asyncio.to_thread(put_servers, servers_file, entries)
