"""McpSource: a tool of an MCP server that servers.json names."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart


class McpSource(DefinitionPart):
    """A tool as one server offers it; a call of it is a request to the server."""

    kind: Literal["mcp"] = "mcp"
    """Tells this source from the other kinds."""

    server: str = Field(min_length=1)
    """Name of the server in servers.json."""

    tool: str = Field(min_length=1)
    """What the server itself calls the tool."""

    fingerprint: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    """SHA-256 of what the server said of the tool when this was written: calls are held back when
    it says something else. None is whatever you last took over from the server."""

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; all of them go to the server as they are."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names; they are the server's, not its tools'."""
        return frozenset()
