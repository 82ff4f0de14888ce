"""CallSaving: what the form holds is kept under a name, and comes back; each change is a step."""

from __future__ import annotations

import copy
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction

from tooldesk.errors import DefinitionError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.saved_calls import SavedCall
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import Step
from tooldesk_ui.console.saved_calls.name_dialog import NameDialog
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import ask

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.console.schema_form.tool_form import ToolForm


_NOTHING: tuple[str, Callable[[], object]] = "", lambda: None
"""No call runs as soon as it is shown."""


class CallSaving(QObject):
    """Joins the form to the saved calls of its tool. Files are read again when they are asked for.

    Signals:
        changed(): other calls are there, another one is shown, or it differs now.
        menu_wanted(): the person wants to choose one; those that are there now are known.
        step_wanted(object): a Step shall be done to the workspace.
    """

    changed = Signal()
    menu_wanted = Signal()
    step_wanted = Signal(object)

    def __init__(self, app: App, theme: Theme, form: ToolForm) -> None:
        super().__init__(form)
        self._saved = app.workspace.saved_calls
        self._theme = theme
        self._form = form
        self._tasks = TaskOwner()
        self._tool = ""
        self._calls: dict[str, SavedCall] = {}
        self._names: dict[str, str] = {}
        self._shown: SavedCall | None = None
        self._next = _NOTHING
        self.problem = ""
        form.changed.connect(self._on_form_changed)
        self._on_form_changed()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the calls that are there."""
        return tuple(self._calls)

    @property
    def current(self) -> str:
        """The name of the call that was chosen or saved last; "" for none."""
        return self._shown.name if self._shown is not None else ""

    @property
    def differs(self) -> bool:
        """Whether the form holds something else than the call that was chosen."""
        arguments = self._form.arguments
        return self._shown is not None and not _same(self._shown.arguments, arguments)

    def offer(self, commands: Commands) -> None:
        """Offer what there is something to do for, while the form is in front."""
        is_there = bool(self._tool) and not self._form.isHidden()
        name, offer = self.current, commands.offer
        offer(is_there, "saved_calls", "fill_example", of=self._tool)
        can_save = is_there and not self.problem and self._form.arguments is not None
        commands["save_call"].retitle("Sa&ve call {}" if name else "Sa&ve call…", "Save")
        offer(can_save and (not name or self.differs), "save_call", of=name)
        offer(can_save, "save_call_as")
        offer(is_there and bool(name), "rename_call", "delete_call", of=name)

    def open_menu(self) -> None:
        """Let the person choose one of those that are there now."""
        self._tasks.start(self._read_and(self.menu_wanted.emit), "read saved calls")

    def choose(self, name: str) -> None:
        """Show a call in the form; what stood there and is saved nowhere comes back by undo."""
        call = self._calls.get(name)
        if call is not None:
            words = f"show saved call {name}", f"{name} is shown."
            self._replace(call, call.arguments, words)

    def run(self, tool: str, name: str, command: QAction, say: Callable[[str], object]) -> None:
        """Show a call as it is in its file now, and run it by `command`; `say` why it can't be.

        Its tool is the one that is shown, or has gone: another one has a call of the same name.
        """
        shown = visible_line(name)

        def go() -> None:
            if command.isEnabled():
                command.trigger()
            else:
                say(f"{shown} is shown. It can't run now.")

        def show() -> None:
            if tool == self._tool and name in self._calls:
                self._next = name, go
                self.choose(name)
            else:
                say(f"There is no saved call {shown} any more.")

        self._tasks.start(self._read_and(show), "read saved calls")

    def fill_example(self) -> None:
        """Show arguments made from the schema; what stood there comes back by undo, too."""
        words = "fill in an example", "An example is filled in."
        self._replace(None, self._form.example, words)

    def save(self) -> None:
        """Keep what the form holds under the name it came from; without one, ask for it."""
        self._tasks.start(self._read_and(self._save_current), "read saved calls")

    def save_as(self) -> None:
        """Ask for a name, and keep what the form holds under it."""
        self._ask_name(self.current)

    def rename(self) -> None:
        """Ask for another name of the chosen call."""
        old, tool = self.current, self._tool
        dialog = NameDialog(self._theme, old, self.names, self._form.window(), renames=True)

        def go_on() -> None:
            new = dialog.name
            do = partial(self._saved.rename, tool, old, new)
            back = partial(self._saved.rename, tool, new, old)
            words = f"rename saved call {old}", f"{old} is called {new} now."
            self._do(words, tool, (do, new), (back, old))

        ask(dialog, go_on)

    def delete(self) -> None:
        """Forget the chosen call; undo brings it back."""
        call, tool = self._calls.get(self.current), self._tool
        if call is None:
            return
        do, back = (
            partial(self._saved.remove, tool, call.name),
            partial(self._saved.put, tool, call),
        )
        words = f"delete saved call {call.name}", f"{call.name} is deleted."
        self._do(words, tool, (do, ""), (back, call.name))

    async def shut_down(self) -> None:
        """End what is under way."""
        await self._tasks.close()

    def _replace(
        self, call: SavedCall | None, arguments: JsonObject, words: tuple[str, str]
    ) -> None:
        shown, before = self._shown, self._form.arguments
        if not before or (shown is not None and not self.differs):
            self._show(self._tool, call, arguments)
            return
        do = partial(self._show_later, self._tool, call, arguments)
        back = partial(self._show_later, self._tool, shown, before)
        self.step_wanted.emit(Step(*words, do, back))

    def _save_current(self) -> None:
        shown = self._shown
        if shown is None:
            self._ask_name("")
        elif _same(self._calls.get(shown.name, shown).arguments, shown.arguments):
            self._keep(shown.name)
        else:
            # somebody else saved it meanwhile
            self._ask_name(shown.name)

    def _ask_name(self, name: str) -> None:
        dialog = NameDialog(self._theme, name, self.names, self._form.window())
        ask(dialog, lambda: self._keep(dialog.name))

    def _keep(self, name: str) -> None:
        arguments, tool, old = self._form.arguments, self._tool, self._calls.get(name)
        if arguments is None:
            return
        kept = copy.deepcopy(arguments)
        call = replace(old, arguments=kept) if old is not None else SavedCall(name, kept)
        back = (
            partial(self._saved.remove, tool, name)
            if old is None
            else partial(self._saved.put, tool, old)
        )
        words = f"save call {name}", f"{name} is saved."
        before = name if old is not None else self.current
        self._do(words, tool, (partial(self._saved.put, tool, call), name), (back, before))

    def _do(
        self,
        words: tuple[str, str],
        tool: str,
        there: tuple[Callable[[], Awaitable[None]], str],
        back: tuple[Callable[[], Awaitable[None]], str],
    ) -> None:
        """Each way is what is done to the file, and the call that is the chosen one then."""
        ways = (partial(self._change, tool, *way) for way in (there, back))
        self.step_wanted.emit(Step(*words, *ways))

    async def _change(self, tool: str, work: Callable[[], Awaitable[None]], name: str) -> None:
        try:
            await work()
            self._names[tool] = name
        finally:
            await self._read(tool)

    def _on_form_changed(self) -> None:
        if self._form.tool_name != self._tool:
            self._tool = self._form.tool_name
            self._calls, self._shown, self.problem = {}, None, ""
            if self._tool:
                self._tasks.start(self._read(self._tool), "read saved calls")
        self.changed.emit()

    async def _read_and(self, then: Callable[[], object]) -> None:
        await self._read(self._tool, keeps_shown=True)
        then()

    async def _read(self, tool: str, *, keeps_shown: bool = False) -> None:
        """Read the calls of the tool that is shown; the chosen one is as it is in the file now."""
        try:
            calls, problem = await self._saved.of(tool), ""
        except DefinitionError as error:
            place = f"{error.path}, line {error.line}" if error.line else f"{error.path}"
            calls, problem = (), f"{place}: {error.message}. {error.next_step}"
        if tool != self._tool:
            return
        self.problem = problem
        self._calls = {call.name: call for call in calls}
        if not keeps_shown or self.current not in self._calls:
            wanted = self._names.get(tool)
            self._shown = self._calls.get(wanted) if wanted is not None else self._alike()
        self.changed.emit()

    def _alike(self) -> SavedCall | None:
        """The call that the form holds anyway, after a start."""
        arguments = self._form.arguments
        calls = self._calls.values()
        return next((call for call in calls if _same(call.arguments, arguments)), None)

    def _show(self, tool: str, call: SavedCall | None, arguments: JsonObject) -> None:
        if tool != self._tool:
            self._form.pick(tool)
        self._names[tool] = call.name if call is not None else ""
        self._shown = call
        self._form.show_call(copy.deepcopy(arguments))
        (wanted, go), self._next = self._next, _NOTHING
        if call is not None and call.name == wanted:
            # whoever hears of the change first says whether it can run
            QTimer.singleShot(0, go)

    async def _show_later(self, tool: str, call: SavedCall | None, arguments: JsonObject) -> None:
        self._show(tool, call, arguments)


def _same(left: JsonObject, right: JsonObject | None) -> bool:
    """As JSON, which parts 1 from true and from 1.0."""
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)
