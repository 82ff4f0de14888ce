"""RecentWorkspaces: the folders that a person opened last, in a private file of the data folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tooldesk.bounded_file import read_bounded
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import AppPaths
from tooldesk.replaced_file import replace_file

MOST = 10
LARGEST_FILE_BYTES = 100_000
FILE_NAME = "recent-workspaces.json"


@frozen_record
class RecentWorkspace:
    """A folder that was open."""

    folder: Path
    """As it was opened; absolute."""

    is_default: bool = False
    """Whether it is the one of those who name none, which is always offered."""

    is_there: bool = True
    """Whether there is such a folder now."""


class RecentWorkspaces:
    """Newest first, then the default one. To be in the list is no trust."""

    def __init__(self, paths: AppPaths) -> None:
        self._file = paths.data_dir / FILE_NAME
        self._default = paths.default_workspace_dir

    def folders(self) -> tuple[Path, ...]:
        """Those that were opened last, without a look at whether they are there.

        A file that can't be read says of none.
        """
        try:
            kept: Any = json.loads(read_bounded(self._file, LARGEST_FILE_BYTES))
        except (OSError, ValueError, RecursionError):
            return ()
        names = kept.get("folders") if isinstance(kept, dict) else None
        texts = [each for each in names if isinstance(each, str)] if isinstance(names, list) else []
        found = [Path(each) for each in texts if "\0" not in each]
        folders = dict.fromkeys(each for each in found if each.is_absolute())
        return tuple(each for each in folders if each != self._default)[:MOST]

    def listed(self) -> tuple[RecentWorkspace, ...]:
        """All that are offered, and whether they are there; may wait for a network. Blocking."""
        recent = (RecentWorkspace(each, is_there=_is_there(each)) for each in self.folders())
        return (*recent, RecentWorkspace(self._default, is_default=True))

    def add(self, folder: Path) -> None:
        """Have a folder come first; the default one is there anyway.

        Raises:
            OSError: it can't be written.
        """
        if folder != self._default and folder not in self.folders()[:1]:
            self._write([folder, *(each for each in self.folders() if each != folder)][:MOST])

    def remove(self, folder: Path) -> None:
        """Offer a folder no more; the folder itself stays.

        Raises:
            OSError: it can't be written.
        """
        self._write([each for each in self.folders() if each != folder])

    def _write(self, folders: list[Path]) -> None:
        # a name that is no Unicode can't be kept, and must not cost the others
        kept = [str(each) for each in folders if _is_unicode(str(each))]
        text = json.dumps({"folders": kept}, indent=2) + "\n"
        replace_file(self._file, text, is_private=True)


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_there(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False
