"""What a sandboxed program must be able to read: the system, its interpreter, its own files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from tooldesk.errors import NOT_RUNNABLE_HERE, PermanentError

SYSTEM = (
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/nix/store",
    "/gnu/store",
)
"""Programs and libraries, the same for everybody."""

SETTINGS = (
    "/etc/alternatives",
    "/etc/ca-certificates",
    "/etc/crypto-policies",
    "/etc/fonts",
    "/etc/group",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/etc/magic",
    "/etc/mime.types",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/pki/tls/certs",
    "/etc/ssl/certs",
    "/etc/ssl/openssl.cnf",
    "/etc/timezone",
)
"""What programs look up there, and nothing that is secret."""

_MAX_NEIGHBOURS = 500
_MAX_LINKS = 40


def tool_files(file: Path) -> tuple[str, ...]:
    """A tool's .py file and the modules beside it that it may import; nothing else of the folder.

    Raises:
        PermanentError: the folder holds too many of them.
    """
    found = [str(file)]
    try:
        with os.scandir(file.parent) as entries:
            found += sorted(entry.path for entry in entries if _is_module(entry))
    except OSError:
        return (str(file),)
    if len(found) > _MAX_NEIGHBOURS:
        raise PermanentError(
            f"{file.parent} holds {len(found):,} Python modules; a sandbox takes at most "
            f"{_MAX_NEIGHBOURS}.",
            next_step="Move the tool into a folder of its own.",
            for_model=NOT_RUNNABLE_HERE,
        )
    return tuple(dict.fromkeys(found))


def _is_module(entry: os.DirEntry[str]) -> bool:
    if entry.is_symlink():
        # it may lead anywhere
        return False
    if entry.is_dir():
        return os.path.isfile(os.path.join(entry.path, "__init__.py"))
    return entry.name.endswith(".py")


def program_files(program: str) -> tuple[str, ...]:
    """A program and, when it is a link, each link on the way to it."""
    return tuple(_links(program))


def interpreter_files(interpreter: str) -> tuple[str, ...]:
    """A Python, its standard library and its packages; found without starting it."""
    return _interpreter_files(interpreter, _identity(interpreter))


def _identity(program: str) -> object:
    """What is another one when the program is, or the link to it; every call asks for it."""
    try:
        return _version(os.lstat(program)), _version(os.stat(program))
    except OSError:
        return os.path.realpath(program)


@lru_cache(maxsize=64)
def _interpreter_files(interpreter: str, identity: object) -> tuple[str, ...]:
    programs = [*_links(interpreter)]
    environment = Path(interpreter).parent.parent / "pyvenv.cfg"
    if environment.is_file():
        programs += [each for base in _bases(environment) for each in _links(base)]
    found = [*programs]
    real = os.path.realpath(interpreter)
    for folder in dict.fromkeys(Path(program).parent.parent for program in (*programs, real)):
        found += _library_of(folder)
    return tuple(path for path in dict.fromkeys(found) if os.path.lexists(path))


def _version(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_dev, found.st_ino, found.st_mtime_ns


def _library_of(prefix: Path) -> Iterator[str]:
    """The parts of a Python's folder; a folder that is none gives nothing."""
    is_environment = (prefix / "pyvenv.cfg").is_file()
    if is_environment:
        yield str(prefix / "pyvenv.cfg")
    if is_environment or any((prefix / "lib").glob("python3*/os.py")):
        yield from (str(prefix / part) for part in ("bin", "lib", "lib64"))


def _bases(environment: Path) -> Iterator[str]:
    """The Python that a virtual environment was made from. Source: PEP 405."""
    for line in environment.read_text(encoding="utf-8", errors="replace").splitlines():
        key, _, value = line.partition("=")
        if key.strip() == "home" and value.strip():
            yield os.path.join(value.strip(), "python3")


def _links(path: str) -> Iterator[str]:
    for _ in range(_MAX_LINKS):
        yield path
        if not os.path.islink(path):
            break
        path = os.path.normpath(os.path.join(os.path.dirname(path), os.readlink(path)))
    yield os.path.realpath(path)
