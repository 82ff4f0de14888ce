"""is_server_config: whether a text names MCP servers, which are imported as servers."""

from __future__ import annotations

import json
import re
from typing import Any

from tooldesk.errors import DefinitionError
from tooldesk.importing.import_text import ImportText
from tooldesk.importing.read_tool import ReadImport
from tooldesk.late_pattern import late_pattern
from tooldesk.workspace.server_import.client_config import plain_json

KEYS = ("mcpServers", "servers", "context_servers", "mcp_servers")
"""What the object with the servers is called: by most, VS Code, Zed and Codex."""

_TOML = late_pattern(r"^\s*+\[mcp_servers\.", re.MULTILINE)


def is_server_config(source: ImportText) -> bool:
    """Whether it is a configuration of a program that has MCP servers."""
    stripped = source.text.lstrip()
    if not any(key in stripped for key in KEYS):
        return False
    if not stripped.startswith(("{", "/")):
        return _TOML.search(source.text) is not None
    try:
        document = json.loads(plain_json(source.text))
    except (ValueError, RecursionError):
        return False
    return _has_servers(document) or _has_servers(document.get("mcp"))


def read_server_config(source: ImportText) -> ReadImport:
    """Nothing: servers are no tools.

    Raises:
        DefinitionError: always; says how servers are imported.
    """
    raise DefinitionError(
        "These are MCP servers, which are imported from a file as servers",
        next_step="Open Servers and choose Import, or say: tooldesk servers import FILE",
    )


def _has_servers(document: Any) -> bool:
    if not isinstance(document, dict):
        return False
    found = [document[key] for key in KEYS if isinstance(document.get(key), dict)]
    return any(isinstance(each, dict) for servers in found for each in servers.values())
