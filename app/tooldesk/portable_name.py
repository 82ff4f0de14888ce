"""Names of files that every system can have: a workspace goes from one to another."""

from __future__ import annotations

import errno
import unicodedata
from pathlib import Path

from tooldesk.systems.windows.path_names import is_plain_name


def is_portable(name: str) -> bool:
    """Whether a file can be called so everywhere; Windows allows least."""
    return is_plain_name(name)


def alike(name: str) -> str:
    """What names of files share that Windows or macOS take for one."""
    return unicodedata.normalize("NFC", name).casefold()


def require_portable(file: Path) -> None:
    """Refuse a file of the workspace that not every system can have.

    Raises:
        OSError: it can't.
    """
    if not is_portable(file.name):
        raise OSError(errno.EINVAL, f"Windows can have no file called {file.name}", str(file))
