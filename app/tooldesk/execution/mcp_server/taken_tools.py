"""TakenTools: the tools of servers as a person took them over, kept in the data folder.

A list of tools is made of this, so that no server is started for one. It is no part of the
workspace: a folder can't say that its own server's tools were looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import field, replace
from pathlib import Path

from tooldesk.errors import DefinitionError, StorageError
from tooldesk.execution.mcp_server.remote_tool import RemoteTool, ToolChange, tool_changes
from tooldesk.frozen_record import frozen_record
from tooldesk.keyed_files import KeyedFiles
from tooldesk.paths import real_path

_LARGEST_BYTES = 64_000_000


@frozen_record
class ServerTools:
    """The tools of one server."""

    taken: Mapping[str, RemoteTool] = field(default_factory=dict)
    """By the server's names, as a person took them over."""

    seen: Mapping[str, RemoteTool] | None = None
    """As the server had them when it was last asked; None is never."""

    @property
    def changes(self) -> tuple[ToolChange, ...]:
        """What waits for a person."""
        return () if self.seen is None else tool_changes(self.taken, self.seen)

    def taking(self, names: Collection[str] | None = None) -> ServerTools:
        """The same with what was seen of these tools taken over; None is all of them."""
        seen = self.seen or {}
        wanted = {*seen, *self.taken} if names is None else {*names}
        kept = {name: tool for name, tool in self.taken.items() if name not in wanted}
        fresh = {name: tool for name, tool in seen.items() if name in wanted}
        merged = {**kept, **fresh}
        ordered = [*(name for name in seen if name in merged), *merged]
        return replace(self, taken={name: merged[name] for name in dict.fromkeys(ordered)})

    def leaving(self, name: str) -> ServerTools:
        """The same with a tool taken over no more."""
        kept = {each: tool for each, tool in self.taken.items() if each != name}
        return replace(self, taken=kept)


class TakenTools:
    """A file a server of a workspace. Blocking."""

    def __init__(self, folder: Path, workspace_dir: Path) -> None:
        self._files = KeyedFiles(folder, _LARGEST_BYTES)
        self._workspace_dir = workspace_dir

    def read(self, server: str) -> ServerTools:
        """The tools of a server; what can't be read are none that anybody took over."""
        try:
            data = self._files.read(self._files.file_of(self._key_of(server)))
            if data["server"] != server:
                return ServerTools()
            seen = data["seen"]
            return ServerTools(_tools(data["taken"]), None if seen is None else _tools(seen))
        except (OSError, ValueError, TypeError, KeyError, RecursionError, DefinitionError):
            return ServerTools()

    def write(self, server: str, tools: ServerTools) -> None:
        """Keep them; durable when it returns.

        Raises:
            OSError: they can't be written.
        """
        seen = None if tools.seen is None else [each.said for each in tools.seen.values()]
        kept = {
            "workspace": real_path(self._workspace_dir),
            "server": server,
            "taken": [each.said for each in tools.taken.values()],
            "seen": seen,
        }
        self._files.write(self._key_of(server), kept)

    def change(self, server: str, change: Callable[[ServerTools], ServerTools]) -> ServerTools:
        """Make of what is kept what `change` does; durable when it returns.

        Nothing that another thread or process changes at the same time is undone.

        Raises:
            StorageError: they can't be written.
        """
        try:
            with self._files.held():
                before = self.read(server)
                after = change(before)
                if after != before:
                    self.write(server, after)
        except OSError as error:
            raise StorageError(
                f"The tools of {server} can't be kept: {error.strerror or error}.",
                next_step="Make room on the disk of the data folder.",
            ) from error
        return after

    def forget(self, server: str) -> None:
        """Keep nothing of a server any more."""
        with suppress(OSError):
            self._files.remove(self._key_of(server))

    def _key_of(self, server: str) -> str:
        return f"{real_path(self._workspace_dir)}\0{server}"


def _tools(listed: list[dict[str, object]]) -> dict[str, RemoteTool]:
    tools = map(RemoteTool.of, listed)
    return {tool.name: tool for tool in tools}
