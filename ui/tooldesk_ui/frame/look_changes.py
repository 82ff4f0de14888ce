"""LookChanges: other colours or another text size, without one long turn of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.late_dressing import dressing_unseen, undressing

DRESSED_AFTER_MS = 1_000
"""So long after a change what nobody sees is dressed, so that its screen comes at once, too."""

Change = Callable[[], object]


class LookChanges:
    """Makes them once what nobody sees is left out, which follows; the latest of a kind is made."""

    def __init__(self, owner: QObject) -> None:
        """What is not made when `owner` goes is not made any more."""
        self._owner = owner
        self._turns = InTurns(owner)
        self._changes: dict[str, Change] = {}

    def make(self, kind: str, change: Change) -> None:
        """Have `change` made soon, in place of one of this kind that was not made yet."""
        self._changes[kind] = change
        self._turns.start(self._steps())

    def _steps(self) -> Iterator[None]:
        yield from undressing()
        # in a turn of its own, as it is the longest
        QTimer.singleShot(0, self._owner, self._make_all)

    def _make_all(self) -> None:
        changes, self._changes = self._changes, {}
        for change in changes.values():
            change()
        self._turns.start(dressing_unseen(), DRESSED_AFTER_MS)
