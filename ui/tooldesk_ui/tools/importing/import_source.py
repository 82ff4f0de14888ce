"""ImportSource: a file or a text that somebody brought along, and what importing it comes to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk_ui.widgets.brought_data import is_variables_file

if TYPE_CHECKING:
    from tooldesk.importing.import_progress import ImportProgress
    from tooldesk.importing.read_tool import ReadImport
    from tooldesk.importing.tool_plan import PlannedImport
    from tooldesk.workspace.server_import.client_files import ClientFile
    from tooldesk.workspace.workspace import Workspace

LONGEST_URL = 8_000
"""Characters. Source: RFC 9110, 4.1, what everybody should support."""


@frozen_record
class ImportSource:
    """One of both; nothing of it is shown but what was read."""

    path: Path | None = None
    """The file; None for a text."""

    text: str = ""
    """What was pasted or dropped; else what stood at the URL."""

    url: str = ""
    """Where the text was fetched."""

    @property
    def title(self) -> str:
        """What it is called."""
        if self.path is not None:
            return self.path.name
        host = (self.url or self.address).partition("://")[2].partition("/")[0]
        return host.partition("?")[0].rpartition("@")[2] or "the pasted text"

    @property
    def address(self) -> str:
        """The URL that was pasted, at which what is wanted stands; "" for any other text."""
        from tooldesk.importing.fetched_text import is_url

        words = self.text[:LONGEST_URL].split()
        is_one = self.path is None and not self.url and len(words) == 1
        return words[0] if is_one and is_url(words[0]) else ""

    def as_servers(self, folder: Path) -> ClientFile:
        """The same as a configuration that names MCP servers; `folder` is the workspace's."""
        from tooldesk.workspace.server_import.client_files import ClientFile

        if self.path is None:
            return ClientFile.pasted(self.text, folder)
        return ClientFile("", self.path, self.path.absolute().parent)

    @property
    def is_python(self) -> bool:
        """Whether its functions become tools in another way."""
        return self.path is not None and self.path.suffix == ".py"

    @property
    def is_variables(self) -> bool:
        """Whether it holds values, most of them secret, of which no tool is made."""
        return self.path is not None and is_variables_file(self.path)


@frozen_record
class ImportReading:
    """What one source holds."""

    found: ReadImport
    """What was read."""

    planned: tuple[PlannedImport, ...]
    """Its tools, compared with the workspace."""


class ServersFoundError(DefinitionError):
    """It names MCP servers, which are imported in another way."""


async def fetched(source: ImportSource) -> ImportSource:
    """What stands at the URL that was pasted; any other source as it is.

    Raises:
        AppError: it can't be fetched.
    """
    if not source.address:
        return source
    from tooldesk.importing.fetched_text import fetch_text

    there = await fetch_text(source.address)
    return ImportSource(text=there.text, url=there.url)


def read_source(
    source: ImportSource, workspace: Workspace, progress: ImportProgress | None = None
) -> ImportReading:
    """Read it and compare it with a workspace. Blocking; nothing of it runs.

    Raises:
        ImportStoppedError: `progress` was told to stop.
        ServersFoundError: it names MCP servers.
        DefinitionError: it can't be read, or holds no tools.
    """
    from tooldesk.importing.import_text import ImportOrigin, text_of_file
    from tooldesk.importing.reading import read_import
    from tooldesk.importing.tool_plan import plan_tools

    text = source.text if source.path is None else text_of_file(source.path)
    try:
        found = read_import(text, origin=ImportOrigin(url=source.url), progress=progress)
    except DefinitionError as error:
        _look_for_servers(source, workspace)
        raise error
    return ImportReading(found, plan_tools(found.tools, workspace, progress))


def _look_for_servers(source: ImportSource, workspace: Workspace) -> None:
    from tooldesk.workspace.server_import.client_config import servers_in

    try:
        servers = servers_in(source.as_servers(workspace.folder))
    except DefinitionError:
        return
    if servers:
        raise ServersFoundError("It names MCP servers", path=source.path) from None
