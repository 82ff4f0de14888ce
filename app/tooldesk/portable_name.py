"""Names of files that every system can have: a workspace goes from one to another."""

from __future__ import annotations

import errno
from pathlib import Path

from tooldesk.late_pattern import late_pattern

_OF_DEVICES = late_pattern(r"(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)")
"""Source: Microsoft, "Naming Files, Paths, and Namespaces"."""


def is_portable(name: str) -> bool:
    """Whether Windows takes it for a file's, and gives the file no other one."""
    return _OF_DEVICES.match(name) is None and not name.endswith((".", " "))


def require_portable(file: Path) -> None:
    """Refuse a file of the workspace that not every system can have.

    Raises:
        OSError: it can't.
    """
    if not is_portable(file.name):
        raise OSError(errno.EINVAL, f"Windows can have no file called {file.name}", str(file))
