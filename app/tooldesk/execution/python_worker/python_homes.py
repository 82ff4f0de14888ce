"""Where version switches and environment makers keep their Pythons, read without starting any."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from tooldesk.bounded_file import read_bounded
from tooldesk.late_pattern import late_pattern

_VERSION = late_pattern(r"\d+\.\d+(\.\d+)?")
_LARGEST_SETTINGS_BYTES = 100_000
_CONDA_HOMES = ("miniconda3", "anaconda3", "miniforge3", "mambaforge", "micromamba")


def homes(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, Path, str]]:
    """Place in words, folder and version ("" when not known) of each Python that is kept."""
    pyenv = Path(environment.get("PYENV_ROOT") or home / ".pyenv") / "versions"
    for folder in sorted(_folders(pyenv), key=_numbers, reverse=True):
        version = _in_name(folder) or venv_version(folder) or ""
        yield "pyenv" if version == folder.name else f"pyenv {folder.name}", folder, version
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    for folder in _folders(data / "uv" / "python"):
        if not folder.is_symlink():
            yield "uv", folder, _in_name(folder)
    for folder in _conda_folders(home):
        version_there = conda_version(folder)
        if version_there is not None:
            yield f"conda {folder.name}", folder, version_there


def venv_version(folder: Path) -> str | None:
    """The version in a virtual environment's pyvenv.cfg; None when it is no such folder."""
    settings = venv_settings(folder)
    if settings is None:
        return None
    # "version" of venv, "version_info" of virtualenv and uv
    written = settings.get("version") or settings.get("version_info") or ""
    found = _VERSION.match(written)
    return found.group() if found else ""


def venv_settings(folder: Path) -> dict[str, str] | None:
    """What pyvenv.cfg says, https://docs.python.org/3/library/venv.html; None without one."""
    try:
        written = read_bounded(folder / "pyvenv.cfg", _LARGEST_SETTINGS_BYTES)
    except OSError:
        return None
    lines = written.decode("utf-8", "replace").splitlines()
    pairs = (line.partition("=") for line in lines)
    return {name.strip().lower(): value.strip() for name, _, value in pairs}


def conda_version(folder: Path) -> str | None:
    """The version of the Python in a conda environment; None when there is none in it."""
    names = (path.name for path in (folder / "conda-meta").glob("python-[0-9]*.json"))
    found = next(names, None)
    return _in_name(Path(found)) if found is not None else None


def _conda_folders(home: Path) -> Iterator[Path]:
    for name in _CONDA_HOMES:
        yield home / name
        yield from _folders(home / name / "envs")
    # conda lists there what it made anywhere
    with suppress(OSError, UnicodeDecodeError):
        lines = (home / ".conda" / "environments.txt").read_text(encoding="utf-8").splitlines()
        yield from (Path(line.strip()) for line in lines if line.strip())


def _folders(parent: Path) -> list[Path]:
    try:
        return sorted(each for each in parent.iterdir() if each.is_dir())
    except OSError:
        return []


def _numbers(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", folder.name)]


def _in_name(folder: Path) -> str:
    found = _VERSION.search(folder.name)
    return found.group() if found else ""
