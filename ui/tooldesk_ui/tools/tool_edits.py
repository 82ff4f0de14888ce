"""ToolEdits: adding, changing and removing tools, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tooldesk_ui.commands.history import History, Step

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.workspace.workspace import Workspace

Definitions = tuple["ToolDefinition", ...]
MOST_NAMED = 5

Stored = tuple[str | None, str | None]
"""Name and text of a tool's file; both are None where there is none."""


class ToolEdits:
    """Puts every change of the workspace into its history."""

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        self._history = history
        self._on_done = on_done
        self._workspace: Workspace | None = None

    def set_workspace(self, workspace: Workspace | None) -> None:
        """Change this workspace from now on."""
        self._workspace = workspace

    def remove(self, *tools: ToolDefinition) -> None:
        """Take tools out of the workspace, all in one step."""
        if len(tools) == 1:
            words = f"remove tool {tools[0].name}", f"{tools[0].name} is removed."
        else:
            words = f"remove {len(tools):,} tools", f"{len(tools):,} tools are removed."
        # what was saved of their calls goes, and comes back, with them
        taken: dict[str, bytes] = {}
        do = partial(self._remove, tools, taken)
        self._history.do(Step(*words, do, partial(self._bring_back, tools, taken)))

    def set_enabled(self, tools: Definitions, *, is_enabled: bool) -> None:
        """Take tools out of use, or back into use, all in one step."""
        names = [tool.name for tool in tools if tool.enabled is not is_enabled]
        if not names:
            return
        what = f"tool {names[0]}" if len(names) == 1 else f"{len(names):,} tools"
        which = f"{names[0]} is" if len(names) == 1 else f"{len(names):,} tools are"
        verb = "enable" if is_enabled else "disable"
        again = partial(self._switch, names, is_enabled)
        back = partial(self._switch, names, not is_enabled)
        self._history.do(Step(f"{verb} {what}", f"{which} {verb}d.", again, back))

    def update_from_code(self, tool: ToolDefinition) -> None:
        """Describe a tool of a function anew, as its code is now."""
        words = f"update tool {tool.name} from code", f"{tool.name} is as its code says."
        back = partial(self._apply, (tool,), (tool,))
        self._history.do(Step(*words, partial(self._describe_anew, tool), back))

    def added(self, tools: Definitions, replaced: Definitions = (), verb: str = "add") -> None:
        """Remember that `tools` have just been added, some in the place of others."""
        named = ", ".join(tool.name for tool in tools)
        shown = named if len(tools) <= MOST_NAMED else f"{len(tools):,} tools"
        what = f"tool {named}" if len(tools) == 1 else f"{len(tools):,} tools"
        step = self._step(f"{verb} {what}", f"{shown} can be called now.", tools, replaced)
        self._history.was_done(step)

    def edited(self, before: Stored, after: Stored) -> None:
        """Remember that a tool's file has just been written; `before` has no name for a new one."""
        words = f"{'edit' if before[0] else 'add'} tool {after[0]}"
        again, back = partial(self._rewrite, before, after), partial(self._rewrite, after, before)
        self._history.was_done(Step(words, f"{after[0]} is saved.", again, back))

    def _step(self, words: str, done: str, added: Definitions, removed: Definitions) -> Step:
        do, back = partial(self._apply, added, removed), partial(self._apply, removed, added)
        return Step(words, done, do, back)

    async def _rewrite(self, now: Stored, wanted: Stored) -> None:
        """Write another text in place of a tool's file, or remove it when there is none."""
        if self._workspace is None:
            return
        try:
            if wanted[1] is not None:
                await self._workspace.write_text(wanted[1], in_place_of=now[0])
            elif now[0] is not None:
                await self._workspace.remove(now[0])
        finally:
            self._on_done()

    async def _describe_anew(self, tool: ToolDefinition) -> None:
        if self._workspace is not None:
            await self._apply((await self._workspace.described_anew(tool),), (tool,))

    async def _remove(self, tools: Definitions, taken: dict[str, bytes]) -> None:
        if self._workspace is None:
            return
        calls = self._workspace.saved_calls
        taken |= await calls.take(tool.name for tool in tools)
        try:
            await self._apply((), tools)
        except BaseException:
            await calls.give_back(taken)
            raise

    async def _bring_back(self, tools: Definitions, taken: dict[str, bytes]) -> None:
        if self._workspace is not None:
            await self._apply(tools, ())
            await self._workspace.saved_calls.give_back(taken)

    async def _switch(self, names: list[str], is_enabled: bool) -> None:
        if self._workspace is None:
            return
        try:
            await self._workspace.set_enabled(names, is_enabled=is_enabled)
        finally:
            self._on_done()

    async def _apply(self, added: Definitions, removed: Definitions) -> None:
        if self._workspace is None:
            return
        try:
            await self._workspace.put(added, removed)
        finally:
            self._on_done()
