"""is_server_config: whether a text names MCP servers, which are imported as servers."""

from __future__ import annotations

import json
from typing import Any

from tooldesk.errors import DefinitionError
from tooldesk.importing.import_text import ImportText
from tooldesk.importing.read_tool import ReadImport
from tooldesk.workspace.server_import.client_config import KEYS, is_toml_config, plain_json


def is_server_config(source: ImportText) -> bool:
    """Whether it is a configuration of a program that has MCP servers."""
    stripped = source.text.lstrip()
    if not any(key in stripped for key in KEYS):
        return False
    if not stripped.startswith(("{", "/")):
        return is_toml_config(source.text)
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
        "These are MCP servers, which are imported as servers",
        next_step="Open Servers and choose Import, or say: tooldesk servers import FILE",
    )


def _has_servers(document: Any) -> bool:
    if not isinstance(document, dict):
        return False
    found = [document[key] for key in KEYS if isinstance(document.get(key), dict)]
    return any(isinstance(each, dict) for servers in found for each in servers.values())
