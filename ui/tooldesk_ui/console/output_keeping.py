"""OutputKeeping: the text that stands in the console becomes a scenario."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import Step
from tooldesk_ui.commands.scenario_keeping import scenario_of_text, scenario_step
from tooldesk_ui.console.dialects.dialect_bar import DialectBar
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.errors import AppError

NAME = "keep_output"


class KeepingScreen(Protocol):
    """What keeps is a part of it."""

    commands: Commands
    step_wanted: SignalInstance


class OutputKeeping:
    """Follows the editor, and offers to keep what is in it, as a Step of the screen's."""

    def __init__(
        self, screen: KeepingScreen, editor: RawEditor, dialects: DialectBar, tasks: TaskOwner
    ) -> None:
        self._screen, self._editor, self._dialects, self._tasks = screen, editor, dialects, tasks
        self._app: App | None = None
        screen.commands.join(cast(QWidget, screen), {NAME: self._keep})
        editor.text_changed.connect(self._offer)

    def set_app(self, app: App | None) -> None:
        """Keep in the workspace of `app`."""
        self._app = app
        self._offer()

    def _offer(self) -> None:
        can_keep = self._app is not None and not self._editor.is_blank
        self._screen.commands.offer(can_keep, NAME)

    def _keep(self) -> None:
        if self._app is not None:
            self._tasks.start(self._make_step(self._app), "keep a scenario")

    async def _make_step(self, app: App) -> None:
        from tooldesk.errors import AppError

        text, dialect = self._editor.text, self._dialects.picker.chosen
        make = partial(scenario_of_text, text=text, dialect=dialect)
        try:
            step = await scenario_step(app, make, "output")
        except AppError as error:
            step = _failed(error)
        self._screen.step_wanted.emit(step)


def _failed(error: AppError) -> Step:
    """A step that can't be done, so that the window says why."""

    async def fail() -> None:
        raise error

    return Step("keep a scenario", "", fail, fail)
