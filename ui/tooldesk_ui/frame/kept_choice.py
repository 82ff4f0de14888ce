"""KeptChoice: what a person chose of the window's looks, which is one of the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.settings import Settings, WindowSettings
    from tooldesk_ui.frame.notice_bar import NoticeBar


class KeptChoice:
    """It holds at once; what is chosen before settings can be written is kept then."""

    def __init__(
        self,
        notices: NoticeBar,
        key: str,
        now: Callable[[], object],
        follow: Callable[[WindowSettings], object],
    ) -> None:
        """`key` is its field of the window's settings, `now` what holds; `follow` has it hold."""
        self._key, self._now, self._follow = key, now, follow
        self._app: App | None = None
        self._owner = TaskOwner(notices.show_error)
        self._is_kept, self._is_writing = True, False

    def was_made(self) -> None:
        """A person chose; keep what holds now."""
        self._is_kept = False
        self._keep()

    def set_app(self, app: App | None) -> None:
        """Follow what is set; a choice that is not kept yet is kept now."""
        self._app = app
        if self._is_kept:
            self.follow_setting()
        else:
            self._keep()

    def follow_setting(self) -> None:
        """Something else may be set, or taken back."""
        if self._app is not None and self._is_kept and not self._app.settings.problem:
            self._follow(self._app.settings.current.window)

    async def shut_down(self) -> None:
        """Keep nothing any more."""
        await self._owner.close()

    def _keep(self) -> None:
        if self._app is not None and not self._is_writing:
            self._is_writing = True
            self._owner.start(self._write(self._app), f"keep {self._key}")

    async def _write(self, app: App) -> None:
        from asyncio import to_thread

        try:
            while not self._is_kept:
                self._is_kept = True
                await to_thread(app.settings.change, self._put)
        finally:
            self._is_writing = False

    def _put(self, settings: Settings) -> Settings:
        window = settings.window.model_copy(update={self._key: self._now()})
        return settings.model_copy(update={"window": window})
