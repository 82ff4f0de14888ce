"""find: the file that a command's name stands for, never one that lies where we happen to be."""

from __future__ import annotations

import ntpath
from collections.abc import Callable, Iterator

USUAL_ENDINGS = ".COM;.EXE;.BAT;.CMD"


def find(name: str, path: str, endings: str, is_file: Callable[[str], bool]) -> str | None:
    """What a name stands for on a PATH, with the endings that PATHEXT has; None is nothing.

    Windows also looks into the current folder; that is anybody's who gave us a workspace. A file
    without such an ending is no program.
    """
    known = [each.lower() for each in endings.split(";") if each.startswith(".")]
    has_ending = ntpath.splitext(name)[1].lower() in known
    names = [name] if has_ending else [name + each for each in known]
    if ntpath.basename(name) != name:
        places: Iterator[str] = iter(names)
    else:
        places = (ntpath.join(each, found) for each in _folders(path) for found in names)
    return next((each for each in places if is_file(each)), None)


def _folders(path: str) -> Iterator[str]:
    for each in path.split(";"):
        folder = each.strip().strip('"')
        # "\tools" and "C:tools" count from where we are
        drive, rest = ntpath.splitdrive(folder)
        if drive and rest.startswith(("\\", "/")):
            yield folder
