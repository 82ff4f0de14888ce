"""Looks: the window's colours, size of text and language, as they are set and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk_ui.frame.colouring import Colouring
from tooldesk_ui.frame.look_changes import LookChanges
from tooldesk_ui.frame.speaking import Speaking, SpeakingWindow
from tooldesk_ui.frame.text_sizing import TextSizing

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


class Looks:
    """They are settings, which other places change, too.

    Attributes:
        colouring: The colours.
        text_sizing: The size.
        speaking: The language.
    """

    def __init__(self, window: SpeakingWindow) -> None:
        changes = LookChanges(window.commands)
        self.colouring = Colouring(
            window.theme, changes, window.notices, window.commands, window.state
        )
        self.text_sizing = TextSizing(window.theme, changes, window.notices)
        self.speaking = Speaking(window)
        self._kept = (self.colouring.kept, self.text_sizing.kept, self.speaking.kept)

    def set_app(self, app: App | None) -> None:
        """Have what is set; what was chosen before it could be kept is kept now."""
        for each in self._kept:
            each.set_app(app)

    def follow_settings(self) -> None:
        """Something may be set otherwise, or taken back."""
        for each in self._kept:
            each.follow_setting()

    async def shut_down(self) -> None:
        """Keep nothing any more."""
        for each in self._kept:
            await each.shut_down()
