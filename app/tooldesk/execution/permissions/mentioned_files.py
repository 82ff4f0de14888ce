"""mentioned_files: what a script that isn't Python, or a variable's default, makes a tool run."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tooldesk.execution.permissions.paths_in_words import paths_in
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.risky_variables import changes_what_runs

MOST_OF_FOLDER = 500
"""Of a folder that a variable names no more files are looked at."""

_SHELLS = {".sh", ".bash", ".zsh", ".ksh", ".fish", ".ps1", ".bat", ".cmd", ".awk", ".sed", ".mk"}
_NODE = {".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"}
_OTHERS = {".rb", ".pl", ".pm", ".php", ".lua", ".tcl", ".r", ".jl", ".exs", ".groovy"}
_SCRIPTS = frozenset(_SHELLS | _NODE | _OTHERS)
_NAMED_SO = frozenset({"makefile", "gnumakefile", "rakefile", "justfile"})
_LOADED = frozenset({".py", ".so", ".dylib", ".dll", ".jar", ".wasm", ".node", ".exe"})
_STARTS = tuple(f"index{suffix}" for suffix in sorted(_NODE))
"""Source: the page of node on modules, "Folders as modules"."""

_WORD = late_pattern(r"[\w.@+/-]+")
_RUN = late_pattern(
    r"(?<![\w.-])(?:\.|source|exec|env|nohup|include|require|import|from|load|do|dofile"
    r"|(?:\w{0,20}sh|awk|bun|deno|lua|make|node|perl|php|python|ruby|sed)[\d.]*+)"
    r"(?:[\s(]++-[^\s]++){0,8}[\s('\"`]++(?=([\w.@+/-]++))"
)
"""A word behind one that loads or starts what it names."""


def is_script(path: Path, beginning: bytes) -> bool:
    """Whether a file is code of a language that is not Python."""
    by_name = path.suffix.lower() in _SCRIPTS or path.name.lower() in _NAMED_SO
    return by_name or beginning.startswith(b"#!")


def words_of_script(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What it may load or start, and what else may name a file: that may as well be written to."""
    run = dict.fromkeys(_RUN.findall(text))
    return tuple(run), tuple(word for word in dict.fromkeys(_WORD.findall(text)) if word not in run)


def is_loadable(path: Path) -> bool:
    """Whether a file can be started, or has a name of compiled code or of Python."""
    return path.suffix.lower() in _LOADED or os.access(path, os.X_OK)


def files_of_words(words: Iterable[str], folders: Iterable[Path]) -> Iterator[Path]:
    """Those of the words that are files of these folders, also where they leave the suffix out."""
    names = cache(_names)
    for folder in dict.fromkeys(folders):
        for word in words:
            path = Path(os.path.normpath(folder / word))
            beside = names(path.parent)
            stem = path.name.partition(".")[0]
            if stem not in beside:
                continue
            whole = (path.name, *(f"{path.name}{suffix}" for suffix in _SCRIPTS))
            yield from (path.parent / name for name in whole if name in beside[stem])
            yield from (path / start for start in _STARTS if path.name in beside[stem])


def _names(folder: Path) -> dict[str, set[str]]:
    """What stands before the first dot → the names in a folder."""
    found: dict[str, set[str]] = {}
    try:
        for name in os.listdir(folder):
            found.setdefault(name.partition(".")[0], set()).add(name)
    except (OSError, ValueError):
        pass
    return found


def files_of_variables(
    variables: Iterable[EnvVar], workspace_dir: Path, folder: Path
) -> Iterator[Path]:
    """What is in the files and folders that defaults make programs load, start or trust."""
    for variable in variables:
        if variable.default is None or not changes_what_runs(variable.name):
            continue
        for word in paths_in(variable.default):
            for base in dict.fromkeys((workspace_dir, folder)):
                path = base / os.path.expanduser(word)
                yield from _files_in(path, workspace_dir) if path.is_dir() else (path,)


def _files_in(folder: Path, workspace_dir: Path) -> Iterator[Path]:
    """All files of a folder of the workspace; those of others are no part of a tool."""
    here, root = os.path.realpath(folder), os.path.realpath(workspace_dir)
    if not Path(here).is_relative_to(root):
        return
    left = MOST_OF_FOLDER
    for at, folders, names in os.walk(folder):
        # the workspace itself holds data, too, which changes all the time
        folders[:] = [] if here == root else sorted(set(folders) - {"__pycache__", ".git"})
        for name in sorted(names)[:left]:
            yield Path(at, name)
        left -= len(names)
        if left <= 0:
            return
