"""TrustedFolders: whose code may run, as a person said; kept in the data folder, never in theirs.

A folder is meant by its real path and by what the system tells folders apart by, so that neither a
link nor a new folder in an old one's place inherits a yes.
"""

from __future__ import annotations

import os
import stat
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from tooldesk.errors import UntrustedWorkspaceError
from tooldesk.frozen_record import frozen_record
from tooldesk.keyed_files import KeyedFiles
from tooldesk.paths import AppPaths, real_path
from tooldesk.systems import system
from tooldesk.workspace.folder_identity import FolderIdentity

_LARGEST_BYTES = 16_000


@frozen_record
class TrustedFolder:
    """One folder that a person trusts."""

    folder: str
    """Its real path."""

    identity: FolderIdentity
    """Which folder was there then."""

    trusted_at: datetime
    """When they said so, in UTC."""


class TrustedFolders:
    """A small file for each folder."""

    def __init__(self, paths: AppPaths) -> None:
        self._files = KeyedFiles(paths.trusted_folders, _LARGEST_BYTES)
        self._default = paths.default_workspace_dir
        self._default_path = os.fspath(self._default)
        self._known: dict[str, tuple[str, tuple[int, ...], TrustedFolder]] = {}

    def is_trusted(self, folder: Path) -> bool:
        """Whether a person trusts the folder that is there now; one that is not there, nobody."""
        # before each call, and right before it runs: each step of a path is looked up once
        try:
            if os.fspath(folder) == self._default_path and not _is_link(self._default_path):
                return True
            if self._is_kept(system.folder_path(folder), folder):
                return True
            path = real_path(folder)
            return self._is_kept(path, folder) or self._is_default(path)
        except (OSError, RuntimeError):  # no such folder; links in a circle
            return False

    def _is_kept(self, path: str, folder: Path) -> bool:
        found = self._found(path) if path else None
        return found is not None and found.identity == FolderIdentity.of(folder)

    def is_default(self, folder: Path) -> bool:
        """Whether it is the one that Tooldesk itself made beside its data."""
        return self._is_default(real_path(folder))

    def _is_default(self, path: str) -> bool:
        # a link is none of ours, so that another last name is another folder
        return (
            os.path.basename(path) == self._default.name
            and not self._default.is_symlink()
            and path == real_path(self._default)
        )

    def add(self, folder: Path) -> None:
        """Trust the folder that is there now; durable when it returns.

        Raises:
            OSError: there is none, or that can't be written down.
        """
        identity, path = FolderIdentity.of(folder), real_path(folder)
        kept = {
            "folder": path,
            "identity": asdict(identity),
            "trusted_at": datetime.now(UTC).isoformat(),
        }
        self._files.write(path, kept)

    def remove(self, folder: Path) -> bool:
        """Trust it no more; whether it was trusted, or another one in its place.

        Raises:
            OSError: that can't be written down.
        """
        return self._files.remove(real_path(folder))

    def all(self) -> tuple[TrustedFolder, ...]:
        """Every folder a person trusts, by path, also those that are gone or replaced."""
        found = map(self._read, self._files.all())
        return tuple(sorted((each for each in found if each), key=lambda each: each.folder))

    def _found(self, path: str) -> TrustedFolder | None:
        """What is kept of a folder; its file is only read when it is another than before."""
        known = self._known.get(path)
        file = known[0] if known else os.fspath(self._files.file_of(path))
        try:
            status = os.stat(file)
        except OSError:
            return None
        state = status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
        if known is not None and known[1] == state:
            return known[2]
        found = self._read(Path(file))
        if found is not None:
            self._known[path] = file, state, found
        return found

    def _read(self, file: Path) -> TrustedFolder | None:
        """What can't be read is a yes to nothing."""
        try:
            kept = self._files.read(file)
            identity = FolderIdentity(**kept["identity"])
            path, at = str(kept["folder"]), datetime.fromisoformat(kept["trusted_at"])
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return None
        return TrustedFolder(path, identity, at) if self._files.file_of(path) == file else None


def _is_link(path: str) -> bool:
    """Whether a link is there; a folder that is not there is none.

    Raises:
        OSError: that can't be looked up.
    """
    try:
        return stat.S_ISLNK(os.lstat(path).st_mode)
    except FileNotFoundError:
        return False


class WorkspaceTrust:
    """Whether the workspace that is open may run anything."""

    def __init__(self, folder: Path, folders: TrustedFolders) -> None:
        self.folder = folder
        self.folders = folders

    @property
    def is_given(self) -> bool:
        """Whether a person trusts it; looked up anew, so that a yes or no of elsewhere counts."""
        return self.folders.is_trusted(self.folder)

    def give(self) -> None:
        """Trust it.

        Raises:
            OSError: that can't be written down.
        """
        self.folders.add(self.folder)

    def require(self) -> None:
        """Refuse what would run something of it.

        Raises:
            UntrustedWorkspaceError: nobody trusts it.
        """
        if not self.is_given:
            raise UntrustedWorkspaceError(self.folder)
