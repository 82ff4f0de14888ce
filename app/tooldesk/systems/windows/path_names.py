r"""Names and paths of which Windows makes others: devices, streams, shares, dots at an end.

Source: Microsoft, "Naming Files, Paths, and Namespaces" and "Maximum Path Length Limitation".
"""

from __future__ import annotations

import ntpath
import re

_OF_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)")

LONGEST_PATH = 259
"""UTF-16 units, where long paths are not switched on."""

_TEMPORARY = 10
"""What a file is called longer by while it is written."""


def why_too_long(path: str, *, takes_long: bool) -> str:
    """Why no file can be written at an absolute path, and what to do; "" where it can."""
    length = len(path.encode("utf-16-le", "surrogatepass")) // 2 + _TEMPORARY
    if takes_long or length <= LONGEST_PATH:
        return ""
    return (
        f"Windows finds no file at so long a path ({length:,} characters of {LONGEST_PATH}): use a "
        "folder with a shorter one, or switch long paths on (LongPathsEnabled in the registry)"
    )


_IN_NO_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""A colon parts a file from one of its streams."""


def is_plain_name(name: str) -> bool:
    """Whether Windows takes it for the name of a file, and gives the file no other one."""
    is_taken_otherwise = _OF_DEVICES.match(name) or name.endswith((".", " "))
    return not is_taken_otherwise and _IN_NO_NAME.search(name) is None


def is_plain_path(path: str) -> bool:
    r"""Whether a path names one place, and opening it tells nobody else of it.

    \\server\share is asked for with a person's name, C:x counts from where nobody knows, and x:y is
    a part of the file x.
    """
    drive, rest = ntpath.splitdrive(path.replace("/", "\\"))
    if drive.startswith("\\") or rest.startswith("\\\\") or ":" in rest:
        return False
    if drive and not rest.startswith("\\"):
        return False
    names = [each for each in rest.split("\\") if each not in ("", ".", "..")]
    return all(map(is_plain_name, names))
