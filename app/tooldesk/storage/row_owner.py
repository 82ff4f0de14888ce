"""RowOwner: which rows of the tables are those of the workspace that is open.

A tool's name is unique in a workspace only, and one database may serve many of them. A workspace
is its folder: its real path, and the folder's number on the disk, which finds it again after it
was moved, or under another spelling of the path.
"""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection

from tooldesk.paths import real_path
from tooldesk.storage.statements import (
    ADD_WORKSPACE,
    COPY_COUNTS,
    IS_WORKSPACE_KNOWN,
    MOVE_WORKSPACE,
    WORKSPACES_BY_NUMBER,
)

ANY_WORKSPACE = ""
"""The owner of rows from before workspaces were told apart. Every workspace begins with a copy of
their counts, so that no limit allows more than it did."""

COUNT_LOST = 2**52
"""From here on a count is not known: it was lost with a damaged database. The row of the tool ""
has it for all tools that have no row of their own."""


class RowOwner:
    """A workspace, as the owner of rows."""

    def __init__(self, workspace_dir: Path) -> None:
        self._folder = real_path(workspace_dir)
        self._workspace_dir = workspace_dir
        self.written_as: str | None = None
        """The `workspace` that its rows got last; None before the first of this process."""

    def for_reading(self, connection: Connection) -> str:
        """The `workspace` of its rows; ANY_WORKSPACE while it has none of its own."""
        if _is_known(connection, self._folder):
            return self._folder
        spelling, moved_from = self._other_paths(connection)
        return spelling or moved_from or ANY_WORKSPACE

    def for_results(self, connection: Connection) -> str:
        """The same, without what was of a folder that is no longer where it was.

        A number on the disk may be given again, and a wrong answer is worse than none.
        """
        if _is_known(connection, self._folder):
            return self._folder
        return self._other_paths(connection)[0] or ANY_WORKSPACE

    def for_writing(self, connection: Connection) -> str:
        """The `workspace` that its rows get; the first time, it takes over what is its own."""
        self.written_as = self._for_writing(connection)
        return self.written_as

    def _for_writing(self, connection: Connection) -> str:
        if _is_known(connection, self._folder):
            return self._folder
        spelling, moved_from = self._other_paths(connection)
        if spelling:
            return spelling
        if moved_from:
            for statement in MOVE_WORKSPACE:
                connection.execute(statement, {"before": moved_from, "now": self._folder})
            return self._folder
        number = _number_on_disk(self._workspace_dir)
        connection.execute(ADD_WORKSPACE, (self._folder, number))
        for statement in COPY_COUNTS:
            connection.execute(statement, {"before": ANY_WORKSPACE, "now": self._folder})
        return self._folder

    def _other_paths(self, connection: Connection) -> tuple[str, str]:
        """What else the folder is known as: by another spelling, and before it was moved."""
        number = _number_on_disk(self._workspace_dir)
        if number is None:
            return "", ""
        rows = connection.execute(WORKSPACES_BY_NUMBER, (number,))
        paths = [path for (path,) in rows if isinstance(path, str)]  # a stranger's may be none
        there = {path: _number_on_disk(Path(path)) for path in paths}
        spelling = next((path for path in paths if there[path] == number), "")
        # where another folder is now, that one keeps the rows
        return spelling, next((path for path in paths if there[path] is None), "")


def _is_known(connection: Connection, folder: str) -> bool:
    return connection.execute(IS_WORKSPACE_KNOWN, (folder,)).fetchone() is not None


def _number_on_disk(folder: Path) -> str | None:
    try:
        status = folder.stat()
    except (OSError, ValueError):
        return None
    return f"{status.st_dev}:{status.st_ino}"
