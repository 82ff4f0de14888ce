"""LookChanges: other colours or another text size, without one long turn of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.late_dressing import dressing_unseen, undressing

DRESSED_AFTER_MS = 1_000
"""So long after a change what nobody sees is dressed, so that its screen comes at once, too."""

Change = Callable[[], Iterator[object]]


class LookChanges:
    """Makes them in turns, the latest of a kind; what nobody sees is left out, and follows."""

    def __init__(self, owner: QObject) -> None:
        """What is not made when `owner` goes is not made any more."""
        self._turns, self._followers = InTurns(owner), InTurns(owner)
        self._changes: dict[str, Change] = {}
        self._is_changing = False

    def make(self, kind: str, change: Change) -> None:
        """Have `change` made soon, in place of one of this kind that was not begun yet."""
        self._changes[kind] = change
        self._followers.start(iter(()))
        if not self._is_changing:
            self._turns.start(self._steps())

    def _steps(self) -> Iterator[object]:
        yield from undressing()
        # what is begun is made whole before anything else
        self._is_changing = True
        try:
            while self._changes:
                yield from self._changes.pop(next(iter(self._changes)))()
        finally:
            self._is_changing = False
        self._followers.start(dressing_unseen(), DRESSED_AFTER_MS)
