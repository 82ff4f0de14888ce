"""tool_now: what a tool of a workspace is like now, for what is remembered of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.cache.answer_state import NO_SUCH_TOOL, ToolNow
from tooldesk.cache.cache_handler import IS_OFF

if TYPE_CHECKING:
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk


async def tool_now(desk: WorkspaceDesk, name: str) -> ToolNow:
    """Its fingerprint, and why no call of it would be answered from the cache, if so.

    Reads the files that it runs.
    """
    if name not in desk.registry.names():
        return NO_SUCH_TOOL
    definition = desk.registry.get(name)
    if not desk.settings.current.cache.is_on:
        why_not = IS_OFF
    elif not definition.cache.enabled:
        why_not = "the tool's cache is off"
    else:
        why_not = "" if desk.trust.is_given else "you have not trusted the folder"
    return ToolNow(await desk.executor.fingerprint_of(definition), why_not)
