"""PaletteChoices: what the palette offers here, what elsewhere, and what was chosen last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import plain
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.faces import load_faces
from tooldesk_ui.frame.palette_calls import PaletteCalls
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.language import Language, tr

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from tooldesk.bootstrap import App
    from tooldesk_ui.command_palette.choices import Choice, Choices
    from tooldesk_ui.command_palette.palette import CommandPalette
    from tooldesk_ui.console.console_screen import ConsoleScreen

_KEY = "palette"

MOST_RECENT = 8
"""So many of those that were chosen last come first."""


class OfferingWindow(Protocol):
    """What the palette's lines do."""

    app: App | None
    commands: Commands
    state: WindowState
    workspace_wanted: SignalInstance

    def leave_workspace(self, then: Callable[[], None]) -> None:
        """Go on once it is settled what becomes of unsaved edits."""

    def say(self, words: str) -> None:
        """Show a short word of success."""

    @property
    def console(self) -> ConsoleScreen:
        """The Console screen."""

    @property
    def front(self) -> str:
        """The id of the screen in front."""

    def show_screen(self, screen_id: str) -> None:
        """Bring a screen to the front."""

    def show_tool(self, name: str) -> None:
        """Open the Tools screen on a tool."""

    def edit_tool(self, name: str) -> None:
        """Open the editor on a tool."""

    def try_tool(self, name: str) -> None:
        """Open the console with the form of a tool."""


class PaletteChoices:
    """Asked each time the palette opens."""

    def __init__(self, window: OfferingWindow) -> None:
        self._window = window
        recent = window.state.section(_KEY).get("recent")
        kept = recent if isinstance(recent, list) else []
        self._recent = [id_ for id_ in kept if isinstance(id_, str)][:MOST_RECENT]
        self._palette: CommandPalette | None = None
        self.calls = PaletteCalls(self._take_calls)

    def choices(self) -> Choices:
        """What applies here, then what other screens can do, then the tools."""
        from tooldesk_ui.command_palette.choices import Choices, ToolVerb

        load_faces(Language.JAPANESE)  # whose name is among them
        window = self._window
        front: list[Choice] = []
        own: list[Choice] = []
        there: list[Choice] = []
        for command in window.commands:
            if command.screen not in ("", window.front):
                if command.entry.travels:
                    there.append(self._by_going(command))
            elif command.applies and command.objectName() != _KEY:
                place = front if command.screen else own
                place.append(_line(command, "", command.trigger))
        verbs = (
            ToolVerb("show", tr("Show tool {}"), window.show_tool),
            ToolVerb("edit", plain(tr("&Edit tool {}")), window.edit_tool),
            ToolVerb("try", tr("Try {}"), window.try_tool),
        )
        names = tuple(window.app.registry.names()) if window.app is not None else ()
        run = ToolVerb("saved", tr("Run saved call {}"), self._run_call)
        commands = (*front, *own, *there, *self._workspaces())
        calls = self.calls.known(window.app, names)
        return Choices(commands, verbs, names, self._recent, ((run,), calls))

    def open_in(self, palette: CommandPalette) -> None:
        """Open the palette at once, with what is known; what has changed in files comes after."""
        self._palette = palette
        palette.open_with(self.choices())
        self.calls.read(self._window.app)

    def remember(self, id_: str) -> None:
        """Offer this first the next time."""
        self._recent = [id_, *(each for each in self._recent if each != id_)][:MOST_RECENT]
        self._window.state.update(**{_KEY: {"recent": self._recent}})

    def _take_calls(self) -> None:
        if self._palette is not None and self._palette.isVisible():
            self._palette.take(self.choices())

    def _run_call(self, words: str) -> None:
        window = self._window
        if (meant := self.calls.meant_by(window.app, words)) is None:
            window.say(f"There is no saved call {words} any more.")
            return
        tool, name = meant
        window.try_tool(tool)
        if (session := window.console.session) is not None:
            session.saving.run(tool, name, window.commands["run"], window.say)

    def _workspaces(self) -> Iterator[Choice]:
        """The folders that were open last, and not the one that is open now."""
        app = self._window.app
        if app is None:
            return
        from tooldesk.execution.permissions.visible_text import visible_line
        from tooldesk.workspace.recent_workspaces import RecentWorkspaces
        from tooldesk_ui.command_palette.choices import Choice

        for folder in RecentWorkspaces(app.paths).folders():
            if folder != app.paths.workspace_dir:
                words = f"Open workspace {visible_line(folder.name)}"
                place = visible_line(str(folder.parent))
                yield Choice(f"workspace:{folder}", words, place, "", partial(self._open, folder))

    def _open(self, folder: Path) -> None:
        window = self._window
        if folder.is_dir():
            window.leave_workspace(lambda: window.workspace_wanted.emit(folder))
        else:
            # opened as any other it would be made anew, and empty
            window.say(f"{folder.name} is not there any more.")

    def _by_going(self, command: Command) -> Choice:
        def go() -> None:
            self._window.show_screen(command.screen)
            if command.applies:
                command.trigger()
            else:
                self._window.say(tr("“{}” can't be done here now.").replace("{}", command.title))

        title = next(screen.title for screen in SCREENS if screen.id == command.screen)
        return _line(command, tr(title), go)


def _line(command: Command, place: str, run: Callable[[], object]) -> Choice:
    from tooldesk_ui.command_palette.choices import Choice

    words = plain(command.text()).lstrip("0123456789 ")
    return Choice(command.objectName(), words, place, command.shown_keys, partial(run))
