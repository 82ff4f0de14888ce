"""precious_file: what a folder holds that no sandboxed tool may be let write to.

A file that is code or settings for a program outside of the sandbox is a way out of it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from tooldesk.tools.tool_definition import PythonSource, ShellSource, ToolDefinition, WasmSource

MOST_ENTRIES = 20_000
"""What is looked through of a folder at most; in a larger one nobody knows what there is."""

_SETTINGS = frozenset(
    {".git", ".gitattributes", ".gitmodules", ".gitconfig", ".env", ".envrc", "pyvenv.cfg"}
)
"""Names of what git, Tooldesk or Python reads as configuration, wherever it stands."""

_BARE_REPOSITORY = frozenset({"HEAD", "objects", "refs"})
"""Source: gitrepository-layout(5)."""

_PERSONAL = (".config", ".ssh", ".gnupg", ".local/bin", ".local/share/applications")
"""Folders of the home folder whose files other programs run or obey."""


def precious_file(
    folder: Path, tools: Iterable[ToolDefinition], workspace_dir: Path, home: Path
) -> str:
    """The first such file of a folder without links, in words for a person; empty for none."""
    if ".git" in folder.parts:
        return "it is part of a git repository's own files"
    for name in _PERSONAL:
        if folder.is_relative_to((home / name).resolve()):
            return f"it is part of ~/{name}"
    for tool in tools:
        for file in code_of(tool, workspace_dir):
            if _is_within(file, folder):
                return f"it holds {file.name}, which is code of {tool.name}"
    return _settings_in(folder)


def code_of(tool: ToolDefinition, workspace_dir: Path) -> Iterator[Path]:
    """Files that a tool runs, or may; a word of a command may be no file at all."""
    source = tool.source
    if isinstance(source, PythonSource):
        names = [source.file, source.interpreter or ""]
        yield from (workspace_dir / os.path.expanduser(name) for name in names if name)
    elif isinstance(source, WasmSource):
        yield workspace_dir / os.path.expanduser(source.module)
    elif isinstance(source, ShellSource):
        folders = {workspace_dir, workspace_dir / os.path.expanduser(source.working_dir or "")}
        # the name of a program is looked for on the PATH
        words = source.command if "/" in source.program else source.command[1:]
        named = [word for part in words for word in ((part,) if isinstance(part, str) else part)]
        yield from (base / os.path.expanduser(word) for word in named for base in folders)


def _is_within(file: Path, folder: Path) -> bool:
    try:
        return file.is_file() and file.resolve().is_relative_to(folder)
    except OSError:  # a word of a command may be no path at all
        return False


def _settings_in(folder: Path) -> str:
    entries = 0
    for path, folders, files in os.walk(folder):
        names = {*folders, *files}
        if found := sorted(names & _SETTINGS):
            return f"it holds {os.path.relpath(os.path.join(path, found[0]), folder)}"
        if names >= _BARE_REPOSITORY:
            return "it holds a git repository"
        if os.path.basename(path) == "tools" and any(name.endswith(".json") for name in files):
            return "it holds tools"
        entries += len(names)
        if entries > MOST_ENTRIES:
            return f"it holds more than {MOST_ENTRIES:,} files, too many to look through"
    return ""
