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
    from tooldesk.bootstrap import App
    from tooldesk.usage.events.followed_source import FollowedSource
    from tooldesk_ui.console.follow.asking import Asking
    from tooldesk_ui.console.follow.follow_panel import FollowPanel


class Following(QObject):
    """Asks what is to be followed, and shows it in a panel that is made for the first one.

    Signals:
        begun(): an output is followed from now on.
        changed(): a model is asked or an output read, or no longer.
    """

    begun = Signal()
    changed = Signal()

    def __init__(
        self,
        app: App,
        theme: Theme,
        editor: RawEditor,
        schemas: Callable[[], Mapping[str, JsonObject]],
    ) -> None:
        super().__init__()
        self._app = app
        self._theme = theme
        self._editor = editor
        self._schemas = schemas
        self.is_in_front = False

    @cached_property
    def panel(self) -> FollowPanel:
        """What comes of the output."""
        from tooldesk_ui.console.follow.follow_panel import FollowPanel

        panel = FollowPanel(self._theme, self._schemas)
        panel.begun.connect(lambda: self._editor.set_text(""))
        panel.came.connect(self._editor.extend_text)
        panel.ended.connect(self._on_ended)
        panel.reading_changed.connect(self.changed)
        return panel

    @cached_property
    def asking(self) -> Asking:
        """Asks a model, and follows what it writes."""
        from tooldesk_ui.console.follow.asking import Asking

        return Asking(self._app, self._theme, self.show, self._editor, self.changed.emit)

    @property
    def is_asking(self) -> bool:
        """Whether a conversation with a model goes on."""
        return "asking" in self.__dict__ and self.asking.is_under_way

    @property
    def is_reading(self) -> bool:
        """Whether an output is followed, or a model's answer comes."""
        return any(panel.is_reading for panel in self.panels)

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

    def stop_reading(self) -> None:
        """Read no further, and have no conversation go on; what came stays in front."""
        self.stop_asking()
        for panel in self.panels:
            panel.stop()

    def stop_asking(self) -> None:
        """Have no conversation with a model go on."""
        if "asking" in self.__dict__:
            self.asking.stop()

    def stop(self) -> None:
        """Read no further, and make room for what is run."""
        self.stop_reading()
        self.is_in_front = False

    async def shut_down(self) -> None:
        """End everything that is under way."""
        if "asking" in self.__dict__:
            await self.asking.shut_down()
        for panel in self.panels:
            await panel.shut_down()

    def show(self) -> FollowPanel:
        """Bring the panel to the front."""
        self.is_in_front = True
        self.begun.emit()
        return self.panel

    def _follow(self, source: FollowedSource | None) -> None:
        if source is not None:
            self.stop_asking()
            self.show().follow(source)

    def _on_ended(self, text: str) -> None:
        if not self._editor.content.buffer.holds(text):
            self._editor.set_text(text)
