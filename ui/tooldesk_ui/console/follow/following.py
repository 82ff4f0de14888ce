"""Following: an output that is still being written, beside those that are run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.usage.followed_source import FollowedSource
    from tooldesk_ui.console.follow.follow_panel import FollowPanel


class Following(QObject):
    """Asks what is to be followed, and shows it in a panel that is made for the first one.

    Signals:
        begun(): an output is followed from now on.
    """

    begun = Signal()

    def __init__(
        self, theme: Theme, editor: RawEditor, schemas: Callable[[], Mapping[str, JsonObject]]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._editor = editor
        self._schemas = schemas
        self.is_in_front = False

    @cached_property
    def panel(self) -> FollowPanel:
        """What comes of the output."""
        from tooldesk_ui.console.follow.follow_panel import FollowPanel

        panel = FollowPanel(self._theme, self._schemas)
        panel.ended.connect(self._editor.set_text)
        return panel

    @property
    def panels(self) -> list[FollowPanel]:
        """The panel, once an output was followed."""
        return [self.panel] if "panel" in self.__dict__ else []

    def open(self) -> None:
        """Ask which output is to be followed."""
        from tooldesk_ui.console.follow.follow_dialog import FollowDialog

        dialog = FollowDialog(self._theme, self._editor.window())
        dialog.accepted.connect(lambda: self._follow(dialog.source))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def stop(self) -> None:
        """Read no further, and make room for what is run."""
        self.is_in_front = False
        for panel in self.panels:
            panel.stop()

    async def shut_down(self) -> None:
        """End everything that is under way."""
        for panel in self.panels:
            await panel.shut_down()

    def _follow(self, source: FollowedSource | None) -> None:
        if source is not None:
            self.is_in_front = True
            self.panel.follow(source)
            self.begun.emit()
