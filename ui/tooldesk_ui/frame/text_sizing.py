"""TextSizing: has the window's text as large as a person wants it, and keeps that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk_ui.frame.kept_choice import KeptChoice
from tooldesk_ui.text_size import next_step, percent
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk_ui.frame.notice_bar import NoticeBar


class TextSizing:
    """The size is a setting; the first frame, which knows none, has that of the last run.

    Attributes:
        kept: The size as a setting.
    """

    def __init__(self, theme: Theme, notices: NoticeBar) -> None:
        self._theme = theme
        self.kept = KeptChoice(
            notices,
            "text_size_percent",
            percent,
            lambda window: theme.set_text_size(window.text_size_percent),
        )

    def step(self, forwards: int) -> None:
        """Larger (1), smaller (-1) or as usual (0)."""
        before = percent()
        self._theme.set_text_size(next_step(forwards))
        if percent() != before:
            self.kept.was_made()
