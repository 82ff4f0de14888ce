"""renamed_settings: what the settings say of a tool by its name follows when that changes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from tooldesk.call_view import CallView
from tooldesk.errors import SettingsFileError
from tooldesk.paths import real_path
from tooldesk.settings import PoolSettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.renaming import Renamed


def rename_in_settings(
    file: SettingsFile,
    workspace_dir: Path,
    renamed: Renamed,
    tool: ToolDefinition,
    others: Collection[str],
) -> Renamed:
    """Have the settings say a tool's new name, and tell what does. Blocking.

    What can't be kept is told as what still says the old name.
    """
    folder, name, new_name = real_path(workspace_dir), renamed.name, tool.name
    file.load_if_changed()
    before = file.current.resource_pools.pool_of(name)
    made, said, left = renamed_settings(file.current, folder, name, new_name, others)
    if made is not file.current:
        try:
            file.change(lambda old: renamed_settings(old, folder, name, new_name, others)[0])
        except (OSError, SettingsFileError):
            said, left = (), (*said, *left)
    now = file.current.resource_pools.pool_of(new_name)
    pools = (before, now) if tool.resource_pool is None and before != now else None
    return replace(renamed, files=(*renamed.files, *said), left=(*renamed.left, *left), pools=pools)


def renamed_settings(
    settings: Settings, folder: str, name: str, new_name: str, others: Collection[str]
) -> tuple[Settings, tuple[str, ...], tuple[str, ...]]:
    """Settings that say a tool's new name; in words what says it, and what says the old one still.

    Settings are those of all workspaces: a view of all of them, or one that would then be the same
    as another tool's, stays as it is. So does a prefix of pools that other tools begin with.

    Args:
        settings: As they are.
        folder: The workspace, as its calls name it.
        name: What the tool was called.
        new_name: What it is called.
        others: The other tools of the workspace.
    """
    before = settings.history.views
    about = {title: view for title, view in before.items() if view.tool == name}
    here = ("", folder)
    is_taken = any(view.tool == new_name and view.workspace in here for view in before.values())
    follow = {
        title: view.model_copy(update={"tool": new_name})
        for title, view in about.items()
        if view.workspace in here and not is_taken
    }
    left = [
        f"the view {title}"
        for title, view in about.items()
        if title not in follow and view.workspace in (*here, "*")
    ]
    said = [f"the view {title}" for title in follow]
    pools = _renamed_prefix(settings.resource_pools, name, new_name, others)
    if pools is not settings.resource_pools:
        said.append(f"the prefix of the pool {pools.prefixes[new_name]}")
    if not said:
        return settings, (), tuple(left)
    views: dict[str, CallView] = {**before, **follow}
    history = settings.history.model_copy(update={"views": views})
    made = settings.model_copy(update={"history": history, "resource_pools": pools})
    return made, tuple(said), tuple(left)


def _renamed_prefix(
    pools: PoolSettings, name: str, new_name: str, others: Collection[str]
) -> PoolSettings:
    """A prefix that is one tool's whole name is that tool's."""
    if name not in pools.prefixes or new_name in pools.prefixes:
        return pools
    if any(other.startswith((name, new_name)) for other in others):
        return pools
    prefixes = {(new_name if each == name else each): to for each, to in pools.prefixes.items()}
    return pools.model_copy(update={"prefixes": prefixes})
