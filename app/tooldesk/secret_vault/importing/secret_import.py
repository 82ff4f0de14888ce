"""Reading secrets out of .env files and mcpServers configurations: a plan first, then storing."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from enum import StrEnum
from typing import TypeGuard

from tooldesk.errors import AppError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.value_forms import weakness_of
from tooldesk.secret_vault.stores.keyring_store import SecretKey
from tooldesk.secret_vault.vault import SecretVault, refuse_unusable
from tooldesk.tools.tool_result import JsonObject, JsonValue

_REFERENCE = late_pattern(r"\$\{[^}]*\}|\$[A-Za-z_]\w*|%[A-Za-z_]\w*%|\{\{[^}]*\}\}")


class ImportAction(StrEnum):
    """What importing does with one variable."""

    NEW = "new"
    REPLACES = "replaces"
    SAME = "already stored"
    SKIPPED = "skipped"


@frozen_record
class ImportedVariable:
    """One variable found in a file."""

    name: str
    """Its name."""

    where: str
    """The place in the file, such as "line 3" or "server github"."""

    action: ImportAction
    """What importing would do."""

    reason: str = ""
    """Why it is skipped, or what to know of its value."""

    value: str = field(default="", repr=False)
    """The value: never shown."""


def read_env_file(text: str) -> list[ImportedVariable]:
    """Every assignment of a .env file; of several to one name, the last one counts."""
    from dotenv.parser import parse_stream

    found: list[ImportedVariable] = []
    for binding in parse_stream(io.StringIO(text)):
        where = f"line {_first_line(binding.original.string, binding.original.line)}"
        if binding.error:
            found.append(_skipped("", where, "it can't be read as NAME=value"))
        elif binding.key is not None:
            found.append(_read(binding.key, where, binding.value or ""))
    last = {each.name: each.where for each in found if each.action is not ImportAction.SKIPPED}
    return [
        _skipped(each.name, each.where, f"{last[each.name]} sets it again")
        if each.name in last and last[each.name] != each.where
        else each
        for each in found
    ]


def read_mcp_servers(document: JsonValue) -> list[ImportedVariable]:
    """The "env" of every server; servers that differ about a variable are shown, none is taken."""
    servers = document.get("mcpServers", document.get("servers")) if _is_object(document) else None
    if not _is_object(servers):
        return []
    found: list[ImportedVariable] = []
    for server, fields in servers.items():
        variables = fields.get("env") if _is_object(fields) else None
        for name, value in variables.items() if _is_object(variables) else ():
            where = f"server {server}"
            is_text = isinstance(value, str)
            found.append(
                _read(name, where, value) if is_text else _skipped(name, where, "it is no text")
            )
    return _without_conflicts(found)


async def plan_import(
    vault: SecretVault, found: Iterable[ImportedVariable], scope: str
) -> list[ImportedVariable]:
    """The same variables, each with what importing would do to what is stored.

    What lives in memory only is not stored: the file it stands in may be rewritten afterwards.
    """
    stored = await vault.all_values()
    planned = []
    for each in found:
        there = stored.get(SecretKey(scope, each.name))
        if each.action is ImportAction.SKIPPED or there is None:
            planned.append(each)
        elif there.value == each.value and there.place != "session":
            planned.append(replace(each, action=ImportAction.SAME))
        else:
            planned.append(replace(each, action=ImportAction.REPLACES))
    return planned


async def store_import(
    vault: SecretVault, planned: Sequence[ImportedVariable], scope: str, *, in_file: bool = False
) -> int:
    """Store what is new or replaces something; how many values that were.

    Raises:
        AppError: a value could not be stored; those before it are.
    """
    wanted = [e for e in planned if e.action in (ImportAction.NEW, ImportAction.REPLACES)]
    for each in wanted:
        await vault.set(each.name, each.value, scope, in_file=in_file)
    return len(wanted)


def kept_values(planned: Iterable[ImportedVariable]) -> dict[str, str]:
    """The values by name that are kept once the plan is carried out."""
    return {each.name: each.value for each in planned if each.action is not ImportAction.SKIPPED}


def _read(name: str, where: str, value: str) -> ImportedVariable:
    if not value:
        return _skipped(name, where, "it has no value")
    if _REFERENCE.fullmatch(value):
        return _skipped(name, where, "it is a reference to another variable")
    try:
        refuse_unusable(name, value)
    except AppError as error:
        return _skipped(name, where, error.message)
    return ImportedVariable(name, where, ImportAction.NEW, weakness_of(value), value)


def _without_conflicts(found: list[ImportedVariable]) -> list[ImportedVariable]:
    values: dict[str, set[str]] = defaultdict(set)
    first: dict[str, str] = {}
    for each in found:
        if each.action is not ImportAction.SKIPPED:
            values[each.name].add(each.value)
            first.setdefault(each.name, each.where)
    resolved = []
    for each in found:
        if len(values[each.name]) > 1:
            resolved.append(_skipped(each.name, each.where, "servers give it different values"))
        elif each.where != first.get(each.name, each.where):
            reason = f"{first[each.name]} gives the same value"
            resolved.append(_skipped(each.name, each.where, reason))
        else:
            resolved.append(each)
    return resolved


def _first_line(original: str, line: int) -> int:
    """The line of the assignment itself: blank lines before it belong to what was read."""
    return line + original[: len(original) - len(original.lstrip())].count("\n")


def _skipped(name: str, where: str, reason: str) -> ImportedVariable:
    return ImportedVariable(name, where, ImportAction.SKIPPED, reason)


def _is_object(value: JsonValue) -> TypeGuard[JsonObject]:
    return isinstance(value, dict)
