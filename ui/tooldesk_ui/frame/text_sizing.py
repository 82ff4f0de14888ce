"""TextSizing: has the window's text as large as a person wants it, and keeps that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.text_size import next_step, percent
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.settings import Settings
    from tooldesk_ui.frame.notice_bar import NoticeBar


class TextSizing:
    """The size is a setting; the first frame, which knows none, has that of the last run."""

    def __init__(self, theme: Theme, notices: NoticeBar) -> None:
        self._theme = theme
        self._app: App | None = None
        self._owner = TaskOwner(notices.show_error)
        self._is_kept, self._is_writing = True, False

    def step(self, forwards: int) -> None:
        """Larger (1), smaller (-1) or as usual (0)."""
        before = percent()
        self._theme.set_text_size(next_step(forwards))
        if percent() != before:
            self._is_kept = False
            self._keep()

    def set_app(self, app: App | None) -> None:
        """Have the size that is set; one that was chosen before it could be kept is kept now."""
        self._app = app
        if self._is_kept:
            self.follow_setting()
        else:
            self._keep()

    def follow_setting(self) -> None:
        """Another size may be set, or taken back."""
        if self._app is not None and self._is_kept and not self._app.settings.problem:
            self._theme.set_text_size(self._app.settings.current.window.text_size_percent)

    async def shut_down(self) -> None:
        """Keep nothing any more."""
        await self._owner.close()

    def _keep(self) -> None:
        if self._app is not None and not self._is_writing:
            self._is_writing = True
            self._owner.start(self._write(self._app), "keep the text size")

    async def _write(self, app: App) -> None:
        from asyncio import to_thread

        try:
            while not self._is_kept:
                self._is_kept = True
                await to_thread(app.settings.change, partial(_with_size, size=percent()))
        finally:
            self._is_writing = False


def _with_size(settings: Settings, size: int) -> Settings:
    window = settings.window.model_copy(update={"text_size_percent": size})
    return settings.model_copy(update={"window": window})
