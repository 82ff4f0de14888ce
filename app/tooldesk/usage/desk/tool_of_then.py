"""tool_of_then: the tool of a past call as it was when that ran, for running the call again.

Definitions of then are kept, code is not: a function, a module or a program is always today's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pydantic import ValidationError

from tooldesk.errors import DefinitionError
from tooldesk.execution.permissions.fingerprint import in_words, parts_of
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import expanded_path
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.permission import Permission
from tooldesk.tools.permission_rules import PermissionRule, misfit
from tooldesk.tools.signer_need import SignerNeed
from tooldesk.tools.tool_definition import (
    McpSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.former_names import name_now
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.history.tool_versions import fields_of

if TYPE_CHECKING:
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
    from tooldesk.workspace.workspace import Workspace

_OF_TODAY = ("name", "enabled", "max_usage_count", "usage_period", "resource_pool")
"""Fields that say how often and when a tool may run, and under which name that is counted: a replay
keeps to those of today."""

_NO_DIFFERENCE = frozenset({*_OF_TODAY[1:], "permission", "title", "tags", "cache"})
"""Fields that make no difference to a replay, which asks in any case and passes the cache by."""


@frozen_record
class ToolOfThen:
    """What a call can be run again with, beside the tool as it is now."""

    definition: ToolDefinition | None
    """What runs as it did then; None where that is not known, or is the tool as it is now."""

    differences: str
    """In what it differs from the tool of today, in words; "" for nothing."""

    code_note: str
    """What of it is today's all the same, as a sentence; "" for nothing that is known to matter."""

    why_not: str
    """Why there is none, as a sentence; "" where there is, and where it is the tool of now."""


async def tool_of_then(desk: WorkspaceDesk, call: PastCall) -> ToolOfThen:
    """The tool that a call of this workspace ran with, and what is different now.

    It asks a person in any case, and whatever its successor of today denies is denied.

    Raises:
        StorageError: the database can't be used.
        SecretsUnreadError: nobody can say whether a stored secret is in it.
    """
    fields = await desk.history.calls.tool_fields(call.number)
    if fields is None:
        return _none(f"What the tool of call {call.number} was like was not kept.")
    if await desk.without_secrets(fields) is not fields:
        return _none(f"A secret stands in what the tool of call {call.number} was like.")
    try:
        then = ToolDefinition.model_validate(fields)
    except (ValidationError, DefinitionError):
        return _none(f"This Tooldesk can't read what the tool of call {call.number} was like.")
    name = await desk.history.calls.aside(lambda connection: name_now(connection, call))
    today = desk.registry.get(name) if name in desk.registry.names() else None
    differences = f"no tool is called {then.name} any more"
    if today is not None:
        differences = ", ".join(_different_parts(fields_of(then), fields_of(today)))
        rules = (*then.permission_rules, *_denying(today))
        if misfit(rules, then.input_schema, then.source.kind):
            return _none(f"What {then.name} denies today can't be looked for in a call of then.")
    note = await asyncio.to_thread(_code_note, desk.workspace, then, call, is_same=not differences)
    if not differences:
        return ToolOfThen(None, "", note, "")
    return ToolOfThen(_asking(then, today), differences, note, "")


def _none(why: str) -> ToolOfThen:
    return ToolOfThen(None, "", "", why)


def _different_parts(then: JsonObject, today: JsonObject) -> list[str]:
    before, now = (
        {name: canonical_json(value) for name, value in parts_of(each)}
        for each in (_that_matters(then), _that_matters(today))
    )
    return [
        in_words(name.removesuffix("_s"))  # units are no words
        for name in sorted(before.keys() | now.keys())
        if before.get(name) != now.get(name)
    ]


def _that_matters(fields: JsonObject) -> JsonObject:
    return {name: value for name, value in fields.items() if name not in _NO_DIFFERENCE}


def _asking(then: ToolDefinition, today: ToolDefinition | None) -> ToolDefinition:
    """No file of the workspace says it any more, so it allows nothing by itself."""
    permissions = [then.permission, *([today.permission] if today else [])]
    changed: JsonObject = {
        "permission": _stricter(permissions),
        "permission_rules": (
            *(each for each in then.permission_rules if each.permission is not Permission.ALLOW),
            *(_denying(today) if today else ()),
        ),
    }
    if then.signer is not None:
        needs = [each.signer for each in (then, today) if each is not None and each.signer]
        signs = _stricter([each.permission for each in needs])
        changed["signer"] = SignerNeed(key=then.signer.key, permission=signs)
    if today is not None:
        changed |= {name: getattr(today, name) for name in _OF_TODAY}
    return then.model_copy(update=changed)


def _stricter(permissions: list[Permission]) -> Permission:
    return Permission.DENY if Permission.DENY in permissions else Permission.ASK


def _denying(today: ToolDefinition) -> tuple[PermissionRule, ...]:
    return tuple(each for each in today.permission_rules if each.permission is Permission.DENY)


def _code_note(workspace: Workspace, then: ToolDefinition, call: PastCall, *, is_same: bool) -> str:
    source, only = then.source, "Only its definition is of then"
    if is_same and not isinstance(source, PythonSource | WasmSource):
        return ""
    if isinstance(source, ShellSource):
        return f"{only}: the programs that it runs are today's."
    if isinstance(source, McpSource):
        return f"{only}: what the server {source.server} does is today's."
    if isinstance(source, PythonSource):
        file = workspace.path_of(source)
    elif isinstance(source, WasmSource):
        file = workspace.folder / expanded_path(source.module)
    else:
        return ""
    words = f"{only}: the code in {file.name} is today's"
    ran_at = call.began_at or call.finished_at
    try:
        status = file.stat()
    except OSError:
        return f"{words}, and is not there any more."
    # a copy may keep an old date, but not when it came
    written_at = max(status.st_mtime, status.st_ctime)
    if ran_at is not None and written_at > ran_at.timestamp():
        return f"{words}, and was written since."
    if is_same:
        return f"{words}, and older than the call; what it imports is today's, too."
    return f"{words}."
