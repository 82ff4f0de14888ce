r"""Names and paths of which Windows makes others: devices, streams, shares, dots at an end.

Source: Microsoft, "Naming Files, Paths, and Namespaces".
"""

from __future__ import annotations

import ntpath
import re

_OF_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)")


def is_plain_name(name: str) -> bool:
    """Whether Windows takes it for the name of a file, and gives the file no other one."""
    return _OF_DEVICES.match(name) is None and not name.endswith((".", " "))


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
