"""ToolApproval: what a person approved of a tool, read, given and taken back; can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.approvals import Standing
    from tooldesk.execution.permissions.fingerprint import Fingerprint
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.tools.tool_definition import ToolDefinition

    Choose = Callable[[Mapping[str, Standing]], Awaitable[Mapping[str, Standing]]]
    """Which of the tools that wait are approved, by name."""


class ToolApproval:
    """Of the tool that is shown, or of several that have changed."""

    def __init__(
        self,
        history: History,
        owner: TaskOwner,
        on_read: Callable[[str, Standing | None], None],
        on_changed: Callable[[], None],
    ) -> None:
        """`on_read` gets a tool's name and how it stands; `on_changed` is called after a change."""
        self._history = history
        self._owner = owner
        self._on_read = on_read
        self._on_changed = on_changed
        self._app: App | None = None
        self._tool: ToolDefinition | None = None
        self._shown: Standing | None = None

    def show(self, app: App, tool: ToolDefinition) -> None:
        """Read how a tool stands."""
        self._app, self._tool = app, tool
        self._owner.start(self._read(app, tool), "read approval")

    def approve(self) -> None:
        """Approve the tool that is shown, as it was shown."""
        if self._app is None or self._tool is None:
            return
        shown = self._shown
        before = None if shown is None else shown.approval
        given: list[Grant] = []
        now = None if shown is None else shown.now
        do = partial(self._give, self._app, self._tool, now, given)
        back = partial(self._put, self._app, self._tool, before)
        name = self._tool.name
        words = f"approve tool {name}", f"{name} is approved as it is now."
        self._history.do(Step(*words, do, back))

    async def approve_changes(
        self, app: App, tools: Sequence[ToolDefinition], choose: Choose
    ) -> None:
        """Approve those of these tools that have changed and that a person chooses, in one step."""
        chosen = await choose(await app.changed_tools(tools))
        if not chosen:
            return
        known = {each.name: each for each in tools}
        pairs = [(known[name], standing) for name, standing in chosen.items()]
        given: list[Grant] = []
        what = f"tool {pairs[0][0].name}" if len(pairs) == 1 else f"{len(pairs):,} tools"
        words = f"approve {what}", f"What changed of {what} is approved."
        do, back = partial(self._give_all, app, pairs, given), partial(self._put_all, app)
        before = [standing.approval for _, standing in pairs]
        self._history.do(Step(*words, do, partial(back, before)))

    def revoke(self) -> None:
        """Have the tool that is shown wait no more."""
        if self._app is None or self._tool is None or self._shown is None:
            return
        do, name = partial(self._put, self._app, self._tool), self._tool.name
        words = f"revoke approval of {name}", f"{name} needs no approval any more."
        self._history.do(Step(*words, partial(do, None), partial(do, self._shown.approval)))

    async def _give(
        self, app: App, tool: ToolDefinition, shown: Fingerprint | None, given: list[Grant]
    ) -> None:
        """Approve it; what is done again is the approval of then."""
        if given:
            await self._put(app, tool, given[0])
            return
        given.append(await app.approvals.approve(tool, shown))
        await self._read(app, tool)
        self._on_changed()

    async def _give_all(
        self, app: App, pairs: Sequence[tuple[ToolDefinition, Standing]], given: list[Grant]
    ) -> None:
        """Approve all of them as they were shown, or none."""
        if given:
            await self._put_all(app, given)
            return
        now: list[Grant] = []
        try:
            for tool, standing in pairs:
                now.append(await app.approvals.approve(tool, standing.now))
        except BaseException:
            await self._put_all(app, [standing.approval for _, standing in pairs[: len(now)]])
            raise
        given += now
        self._on_changed()

    async def _put_all(self, app: App, approvals: Sequence[Grant]) -> None:
        for each in approvals:
            await asyncio.to_thread(app.approvals.put, each)
        self._on_changed()

    async def _put(self, app: App, tool: ToolDefinition, approval: Grant | None) -> None:
        if approval is None:
            await asyncio.to_thread(app.approvals.revoke, tool.name)
        else:
            await asyncio.to_thread(app.approvals.put, approval)
        await self._read(app, tool)
        self._on_changed()

    async def _read(self, app: App, tool: ToolDefinition) -> None:
        # the first use imports the database layer, which would stop the window for a while
        approvals = await asyncio.to_thread(getattr, app, "approvals")
        standing = await approvals.standing(tool)
        if self._tool is not None and self._tool.name == tool.name:
            self._shown = standing
            self._on_read(tool.name, standing)
