"""CallViews: names filters, keeps them in the settings, and lists what they mean."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.call_view import CallView
from tooldesk.errors import AppError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.history.views.view_button import ViewButton
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of
from tooldesk_ui.widgets.dialogs.name_dialog import NameDialog

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.settings import Settings

_COMMANDS = ("save_call_view", "rename_call_view", "delete_call_view")
Change = dict[str, CallView | None]
"""Name → what it means from now on; None is no view."""


class CallViews(QObject):
    """Each change can be undone.

    Attributes:
        current: The name of the view that is listed now; "" for none.

    Signals:
        wanted(object): what this CallView means shall be listed.
    """

    wanted = Signal(object)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, owner: TaskOwner, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme, self._commands, self._history = theme, commands, history
        self._owner, self._parent = owner, parent
        self._app: App | None = None
        self._now = CallView()
        self.current = ""
        self.button = ViewButton(commands.pick(*_COMMANDS), parent)
        self.button.opened.connect(self._look)
        self.button.chosen.connect(self._on_chosen)
        history.changed.connect(self._show)
        work: dict[str, Callable[[], object]] = {
            "save_call_view": partial(self._ask, is_new=True),
            "rename_call_view": partial(self._ask, is_new=False),
            "delete_call_view": self._delete,
        }
        commands.join(parent, work)

    @property
    def views(self) -> dict[str, CallView]:
        """All that have a name."""
        return {} if self._app is None else self._app.settings.current.history.views

    def follow(self, app: App | None, now: CallView) -> None:
        """Be about the views of `app`; `now` is what is listed."""
        self._app, self._now = app, now
        self._show()

    def missing_tool(self, view: CallView) -> str:
        """The tool that a view names and this workspace does not have; "" when it has it."""
        app = self._app
        is_here = app is None or view.workspace or view.named_tool in app.registry.names()
        return "" if is_here else view.named_tool

    def _look(self) -> None:
        """Another window, or a person, may have changed the settings."""
        if self._app is not None:
            self._app.settings.load_if_changed()
            self._show()

    def _show(self) -> None:
        views = self.views
        self.current = next((name for name, view in views.items() if view == self._now), "")
        gone = [name for name, view in views.items() if self.missing_tool(view)]
        self.button.show_views(views, self.current, gone)
        offer = self._commands.offer
        offer(self._app is not None and not self.current and self._now != CallView(), _COMMANDS[0])
        offer(bool(self.current), *_COMMANDS[1:], of=self.current)

    def _on_chosen(self, name: str) -> None:
        if (view := self.views.get(name)) is not None:
            self.wanted.emit(view)

    def _ask(self, *, is_new: bool) -> None:
        if self._app is not None:
            work = self._name(self._app, self._now, "" if is_new else self.current)
            self._owner.start(work, "name a view")

    async def _name(self, app: App, view: CallView, old: str) -> None:
        keep = partial(self._keep, app, view, old)
        title, hint = f"Rename view {old}", ""
        if not old:
            title = "Save filters as a view"
            hint = "A time such as “Last 24 hours” stays relative. Values of secrets are not kept."
        await answer_of(NameDialog(self._theme, title, hint, old, keep, self._parent))

    async def _keep(self, app: App, view: CallView, old: str, name: str) -> None:
        await app.require_secrets()
        kept = {"name": name, **view.model_dump()}
        if app.without_known_secrets(kept) != kept:
            raise AppError(
                "The value of a stored secret stands in the filters or in the name.",
                next_step="Take it out, and save the view then.",
            )
        if name == old:
            return
        if name in app.settings.current.history.views:
            raise AppError(
                f"There is a view called {name}.", next_step="Choose another name, or delete it."
            )
        if old:
            self._do(
                app, f"rename view {old}", f"View {old} is called {name}.", {old: None, name: view}
            )
        else:
            self._do(app, f"save view {name}", f"View {name} is saved.", {name: view})

    def _delete(self) -> None:
        if self._app is not None and (name := self.current):
            self._do(self._app, f"delete view {name}", f"View {name} is deleted.", {name: None})

    def _do(self, app: App, words: str, done: str, change: Change) -> None:
        before: Change = {name: self.views.get(name) for name in change}
        self._history.do(
            Step(words, done, partial(_change, app, change), partial(_change, app, before))
        )


async def _change(app: App, change: Change) -> None:
    """Take over some views, whatever other windows made of the rest."""

    def changed(old: Settings) -> Settings:
        merged: Change = {**old.history.views, **change}
        views = {name: view for name, view in merged.items() if view is not None}
        history = type(old.history)(**{**dict(old.history), "views": views})
        return old.model_copy(update={"history": history})

    try:
        await asyncio.to_thread(app.settings.change, changed)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        message = f"The views can't be kept: {reason}."
        raise AppError(
            message, next_step="Make room in the data folder, then try again."
        ) from error
