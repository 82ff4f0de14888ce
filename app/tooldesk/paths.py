"""AppPaths: where Tooldesk keeps what; made once and handed on."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from tooldesk.frozen_record import frozen_record

APP_NAME = "tooldesk"

_FOLDER_MODE, _FILE_MODE = 0o700, 0o600


@frozen_record
class AppPaths:
    """The folders of one person's Tooldesk. None of them need exist yet."""

    data_dir: Path
    """Database, settings and window state."""

    workspace_dir: Path
    """The person's tools, as plain files."""

    log_dir: Path
    """Log files."""

    @classmethod
    def of(cls, data_dir: Path | None = None, workspace_dir: Path | None = None) -> AppPaths:
        """The platform's folders, or all under `data_dir`; the workspace may be elsewhere.

        Raises:
            StorageError: there is no home folder that the first could be in.
        """
        if data_dir is None:
            data, logs = _usual_folders()
        else:
            data = expanded_path(data_dir).absolute()
            logs = data / "logs"
        workspace = expanded_path(workspace_dir).absolute() if workspace_dir else data / "workspace"
        return cls(data_dir=data, workspace_dir=workspace, log_dir=logs)

    @property
    def default_workspace_dir(self) -> Path:
        """The workspace of those who name none."""
        return self.data_dir / "workspace"

    @property
    def trusted_folders(self) -> Path:
        """Which folders a person trusts."""
        return self.data_dir / "trusted-folders"

    @property
    def approved_tools(self) -> Path:
        """What a person approved of tools, a folder a workspace."""
        return self.data_dir / "approved-tools"

    @property
    def settings(self) -> Path:
        """The JSON file of the settings."""
        return self.data_dir / "settings.json"

    @property
    def database(self) -> Path:
        """The SQLite file: usage counts, cache, history."""
        return self.data_dir / "tooldesk.db"

    @property
    def sandboxes(self) -> Path:
        """The folders that sandboxed tools work in."""
        return self.data_dir / "sandboxes"

    @property
    def compiled_modules(self) -> Path:
        """Native code of WebAssembly modules, which is run as it is: ours alone."""
        return self.data_dir / "compiled-modules"

    @property
    def server_tools(self) -> Path:
        """The tools of MCP servers, as the person took them over."""
        return self.data_dir / "server-tools"

    @property
    def scans(self) -> Path:
        """What parts of scans gave that were not ended."""
        return self.data_dir / "scans"

    @property
    def encrypted_secrets(self) -> Path:
        """The encrypted file of secrets, for those who choose one in the place of a keyring."""
        return self.data_dir / "secrets.json"


def _usual_folders() -> tuple[Path, Path]:
    import platformdirs

    try:
        data = platformdirs.user_data_path(APP_NAME, appauthor=False)
        return data, platformdirs.user_log_path(APP_NAME, appauthor=False)
    except RuntimeError as error:
        from tooldesk.errors import StorageError

        raise StorageError(
            "There is no home folder to keep anything in.",
            next_step="Set HOME to a folder, or choose one with --data-dir.",
        ) from error


def expanded_path(written: str | Path) -> Path:
    """A path as it is written, with the home folder in the place of "~".

    What is written may come from the file of a stranger: "~somebody" who isn't there, for whom
    Path.expanduser raises RuntimeError, is a path like any here, which leads nowhere.
    """
    return Path(os.path.expanduser(written))


def home_folder() -> Path:
    """The home folder; one that isn't there where a user has none, as in a container."""
    home = expanded_path("~")
    return home if home.is_absolute() else Path("/nonexistent").absolute()


def real_path(folder: Path) -> str:
    """A folder as text, the same whichever links lead there; it can be kept as UTF-8.

    What is kept for a workspace alone is kept under it: state, grants and secrets.
    """
    return os.fsencode(os.path.realpath(folder)).decode("utf-8", "backslashreplace")


def private_folder(folder: Path) -> None:
    """Have a folder that nobody else on the machine can look into.

    One that a person has chosen, and that was there before, keeps its mode: it may be shared.

    Raises:
        OSError: it can't be made.
    """
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=_FOLDER_MODE, exist_ok=True)
    if not missing and folder.name == APP_NAME:
        _narrow(folder, _FOLDER_MODE)


def copy_before_upgrade(database: Path) -> Path:
    """Where a database is kept as it was before its tables were upgraded last."""
    return database.with_suffix(".db.before-upgrade")


def private_file(file: Path) -> None:
    """Have a file that nobody else on the machine can read; a new one is empty.

    Raises:
        OSError: it can't be made.
    """
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE_MODE))
    except FileExistsError:
        if file.is_file():
            _narrow(file, _FILE_MODE)


def _narrow(path: Path, mode: int) -> None:
    """Take rights away from all others, where it is ours to do that."""
    with suppress(OSError):
        found = path.lstat()
        is_it = stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
        if is_it and found.st_mode & 0o077:
            path.chmod(found.st_mode & mode)
