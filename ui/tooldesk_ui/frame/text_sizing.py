"""TextSizing: has the window's text as large as a person wants it, and keeps that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk_ui.frame.kept_choice import KeptChoice
from tooldesk_ui.text_size import bounded, next_step, percent
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk_ui.frame.look_changes import LookChanges
    from tooldesk_ui.frame.notice_bar import NoticeBar


class TextSizing:
    """The size is a setting; the first frame, which knows none, has that of the last run.

    Attributes:
        kept: The size as a setting.
        percent: What was chosen; it is shown soon.
    """

    def __init__(self, theme: Theme, changes: LookChanges, notices: NoticeBar) -> None:
        self._theme, self._changes = theme, changes
        self.percent = percent()
        self.kept = KeptChoice(
            notices,
            "text_size_percent",
            lambda: self.percent,
            lambda window: self._show(window.text_size_percent),
        )

    def step(self, forwards: int) -> None:
        """Larger (1), smaller (-1) or as usual (0)."""
        wanted = next_step(forwards, self.percent)
        if wanted != self.percent:
            self._show(wanted)
            self.kept.was_made()

    def _show(self, wanted: int) -> None:
        if (size := bounded(wanted)) != self.percent:
            self.percent = size
            self._changes.make("size", lambda: self._theme.set_text_size(size))
