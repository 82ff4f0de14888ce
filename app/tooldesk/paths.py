"""AppPaths: where Tooldesk keeps what; made once and handed on."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

APP_NAME = "tooldesk"


@dataclass(frozen=True, slots=True)
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
        """The platform's folders, or all under `data_dir`; the workspace may be elsewhere."""
        if data_dir is None:
            import platformdirs

            data = platformdirs.user_data_path(APP_NAME, appauthor=False)
            logs = platformdirs.user_log_path(APP_NAME, appauthor=False)
        else:
            data = data_dir.expanduser().absolute()
            logs = data / "logs"
        workspace = workspace_dir.expanduser().absolute() if workspace_dir else data / "workspace"
        return cls(data_dir=data, workspace_dir=workspace, log_dir=logs)

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
    def encrypted_secrets(self) -> Path:
        """The encrypted file of secrets, for those who choose one in the place of a keyring."""
        return self.data_dir / "secrets.json"


def real_path(folder: Path) -> str:
    """A folder as text, the same whichever links lead there; it can be kept as UTF-8.

    What is kept for a workspace alone is kept under it: state, grants and secrets.
    """
    return os.fsencode(folder.resolve()).decode("utf-8", "backslashreplace")
