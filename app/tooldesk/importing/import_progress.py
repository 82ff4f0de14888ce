"""ImportProgress: how far an import has come, told by one thread and asked for by another."""

from __future__ import annotations

from tooldesk.errors import AppError


class ImportStoppedError(AppError):
    """A person stopped the reading or the writing; nothing is written."""

    title = "The import was stopped"


class ImportProgress:
    """Of one reading, or of the writing of what was read.

    Attributes:
        figures: How many tools were read, compared with the workspace, or written, and of how many;
            0 while that isn't known.
    """

    def __init__(self) -> None:
        self.figures = (0, 0)
        self._is_stopped = False

    def tell(self, done: int, total: int) -> None:
        """So far it has come.

        Raises:
            ImportStoppedError: it is to go no further.
        """
        if self._is_stopped:
            raise ImportStoppedError("Nothing of it is written.", next_step="Begin it again.")
        self.figures = (done, total)

    def stop(self) -> None:
        """Have it end with the next tool."""
        self._is_stopped = True

    @property
    def words(self) -> str:
        """Such as "312 of 1,223 tools"; "" while nothing is known."""
        done, total = self.figures
        return f"{done:,} of {total:,} tools" if total else ""
