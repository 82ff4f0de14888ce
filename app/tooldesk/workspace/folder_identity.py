"""FolderIdentity: which folder it is, so that another one in its place is not taken for it."""

from __future__ import annotations

from pathlib import Path

from tooldesk.frozen_record import frozen_record
from tooldesk.systems import system


@frozen_record
class FolderIdentity:
    """What the system tells folders apart by. A path is none: it can be given to another one."""

    device: int
    """The file system it is on."""

    inode: int
    """Its number there, which a later folder may get once this one is gone."""

    created_ns: int | None
    """When it was made; None where the system does not say."""

    @classmethod
    def of(cls, folder: Path) -> FolderIdentity:
        """Of a folder that is there.

        Raises:
            OSError: there is none, or it can't be looked at.
        """
        return cls(*system.folder_marks(folder))
