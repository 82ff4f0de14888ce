"""ToolGrants: what a person allowed a tool for good, read and revoked; revoking can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tooldesk.errors import StorageError
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.tools.tool_definition import ToolDefinition


@dataclass(frozen=True, slots=True)
class ShownGrant:
    """A grant, and how it stands."""

    grant: Grant
    """What was allowed."""

    words: str
    """The same for a person."""


class ToolGrants:
    """Of one tool at a time, the one that is shown."""

    def __init__(
        self,
        history: History,
        owner: TaskOwner,
        on_read: Callable[[str, Sequence[ShownGrant]], None],
    ) -> None:
        """`on_read` gets the name of a tool and its grants, whenever they were read."""
        self._history = history
        self._owner = owner
        self._on_read = on_read
        self._app: App | None = None
        self._tool: ToolDefinition | None = None
        self._shown: Sequence[ShownGrant] = ()

    def show(self, app: App, tool: ToolDefinition) -> None:
        """Read the grants of a tool."""
        self._app, self._tool = app, tool
        self._owner.start(self._read(app, tool), "read permissions")

    def revoke(self) -> None:
        """Have the tool that is shown ask again."""
        if self._app is not None and self._tool is not None and self._shown:
            grants = tuple(each.grant for each in self._shown)
            change = partial(self._change, self._app, self._tool, grants)
            name = self._tool.name
            words = f"revoke permission of {name}", f"{name} asks again."
            self._history.do(Step(*words, partial(change, False), partial(change, True)))

    async def _change(
        self, app: App, tool: ToolDefinition, grants: Sequence[Grant], is_granted: bool
    ) -> None:
        """Put grants back, as old as they were, or revoke them."""
        stored = app.permissions.grants
        if is_granted:
            await stored.put(grants)
        else:
            await stored.revoke(tool.name)
        await self._read(app, tool)

    async def _read(self, app: App, tool: ToolDefinition) -> None:
        try:
            # the first use imports the database layer, which would stop the window for a while
            permissions = await asyncio.to_thread(getattr, app, "permissions")
            grants = tuple((await permissions.grants.of(tool.name)).values())
        except StorageError:
            # the window has said so once; without its database no tool is always allowed
            return
        shown = [
            ShownGrant(each, _words(each, await permissions.is_in_force(each, tool)))
            for each in grants
        ]
        if self._tool is not None and self._tool.name == tool.name:
            self._shown = shown
            self._on_read(tool.name, shown)


def _words(grant: Grant, is_in_force: bool) -> str:
    from tooldesk.execution.permissions.edges import Edge
    from tooldesk.execution.permissions.question_words import day
    from tooldesk.execution.permissions.visible_text import visible_line

    since = day(grant.granted_at)
    if (edge := Edge.of_key(grant.rule)) is not None:
        what = f"to get {visible_line(str(edge))}"
    else:
        what = f"when {grant.rule}" if grant.rule else "with any arguments"
    if is_in_force:
        return f"Always allowed since {since}, {what}."
    return f"Always allowed on {since}, {what}; the tool has changed since and asks again."
