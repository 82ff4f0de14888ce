"""client_files: where other programs keep their MCP servers, as their documentation says."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path

from tooldesk.frozen_record import frozen_record
from tooldesk.paths import home_folder
from tooldesk.systems import System
from tooldesk.systems import system as here

PASTED = Path("the pasted text")


@frozen_record
class ClientFile:
    """A file of another program."""

    client: str
    """What the program is called; "" for a file that a person chose."""

    path: Path
    """Where it is."""

    folder: Path
    """What ${workspaceFolder} in it stands for."""

    text: str | None = field(default=None, repr=False)
    """What it says, where it was pasted: then there is no file, and `path` is what it is called."""

    @classmethod
    def pasted(cls, text: str, folder: Path) -> ClientFile:
        """A text that stands in no file."""
        return cls("", PASTED, folder, text)


_OF_PROJECT = (
    ("Claude Code", ".mcp.json"),
    ("Cursor", ".cursor/mcp.json"),
    ("VS Code", ".vscode/mcp.json"),
    ("Codex", ".codex/config.toml"),
    ("Gemini CLI", ".gemini/settings.json"),
)
_OF_HOME = (
    ("Claude Code", ".claude.json"),
    ("Cursor", ".cursor/mcp.json"),
    ("Windsurf", ".codeium/windsurf/mcp_config.json"),
    ("Windsurf", ".codeium/mcp_config.json"),
    ("Gemini CLI", ".gemini/settings.json"),
    ("LM Studio", ".lmstudio/mcp.json"),
    ("Kiro", ".kiro/settings/mcp.json"),
    ("Amazon Q", ".aws/amazonq/mcp.json"),
)
_IN_CONFIGURATION = (
    ("Claude Desktop", "Claude/claude_desktop_config.json"),
    ("VS Code", "Code/User/mcp.json"),
    ("VS Code", "Code/User/settings.json"),
    ("VSCodium", "VSCodium/User/mcp.json"),
    (
        "Cline",
        "Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",
    ),
    ("Roo Code", "Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json"),
)


def client_files(
    workspace_dir: Path,
    home: Path | None = None,
    environ: Mapping[str, str] = os.environ,
    system: System = here,
) -> tuple[ClientFile, ...]:
    """Those that are there: of the project in the workspace's folder, then of the person."""
    home = home_folder() if home is None else home
    found = {each.path: each for each in _places(workspace_dir, home, environ, system)}
    return tuple(each for each in found.values() if _is_file(each.path))


def _places(
    workspace_dir: Path, home: Path, environ: Mapping[str, str], system: System
) -> Iterator[ClientFile]:
    codex = Path(environ.get("CODEX_HOME") or home / ".codex")
    settings = system.configuration_folder(home, environ)
    for client, name in _OF_PROJECT:
        yield ClientFile(client, workspace_dir / name, workspace_dir)
    for client, name in _OF_HOME:
        yield ClientFile(client, home / name, workspace_dir)
    yield ClientFile("Codex", codex / "config.toml", workspace_dir)
    for client, name in _IN_CONFIGURATION:
        yield ClientFile(client, settings / name, workspace_dir)
    yield ClientFile("Zed", system.zed_settings(home, environ), workspace_dir)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False
