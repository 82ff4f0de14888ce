"""MainWindow: the frame around the screens; they meet here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QAction, QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.shortcuts import Shortcuts
from tooldesk_ui.frame.activity_bar import ActivityBar
from tooldesk_ui.frame.closing import Closing
from tooldesk_ui.frame.drops import Drops
from tooldesk_ui.frame.looks import Looks
from tooldesk_ui.frame.menu_bar import MenuBar
from tooldesk_ui.frame.menu_commands import MenuCommands
from tooldesk_ui.frame.notice_bar import NoticeBar
from tooldesk_ui.frame.palette_choices import PaletteChoices
from tooldesk_ui.frame.screen_opening import ScreenOpening
from tooldesk_ui.frame.screen_stack import ScreenStack
from tooldesk_ui.frame.screens import CONSOLE, LIMITS, SCREENS, SECRETS, TOOLS, Screen, first_focus
from tooldesk_ui.frame.status_line import StatusLine
from tooldesk_ui.frame.toast import Toast
from tooldesk_ui.frame.trust_bar import TrustBar
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.frame.window_geometry import restore_geometry, saved_geometry
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.screen_maker import ScreenMaker
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.tab_order import move_focus
from tooldesk_ui.widgets.text_area.searchable import searchable_around

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from tooldesk.bootstrap import App
    from tooldesk_ui.command_palette.palette import CommandPalette
    from tooldesk_ui.console.console_screen import ConsoleScreen
    from tooldesk_ui.limits.limits_screen import LimitsScreen
    from tooldesk_ui.secrets.secrets_screen import SecretsScreen
    from tooldesk_ui.tools.tools_screen import ToolsScreen


class MainWindow(QMainWindow):
    """Holds the activity bar, the screens and the status line; remembers how it was left.

    Signals:
        painted(): the first frame has been drawn.
        closed(): the person closed the window; nothing has been shut down yet.
        workspace_wanted(object): another folder of tools shall be opened.
        reload_wanted(): the workspace shall be read again.
    """

    painted = Signal()
    closed = Signal()
    workspace_wanted = Signal(object)
    reload_wanted = Signal()

    def __init__(self, theme: Theme, state: WindowState) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Tooldesk")
        self.setAcceptDrops(True)
        self.theme = theme
        self.state = state
        self.app: App | None = None
        self._last_app: App | None = None
        self._is_painted = False
        self._closing = Closing(self)
        self._screens: dict[str, QWidget] = {}
        self._empty: dict[str, QWidget] = {}
        self._palette: CommandPalette | None = None
        self._wanted_secret = ""
        self._back_to_call = QAction("Back to the call", self)
        self._back_to_call.setObjectName("back_to_call")
        self._back_to_call.triggered.connect(lambda: self.show_screen(CONSOLE.id))
        self._drops = Drops(lambda files, text: self.tools.adding.bring(files, text))
        self.history = History(self)
        self.commands = every_command(theme, self)
        self.shortcuts = Shortcuts(self.commands, state)
        self.notices = NoticeBar(theme, self)
        self.looks = Looks(self)
        self._stack = ScreenStack(self)
        opening = ScreenOpening(self.screens, self._make_a_step, self.show_screen, self._stack)
        self._own_work = MenuCommands(self, opening, self)
        self.commands.join(self, self._own_work.work())
        self.offered = PaletteChoices(self)
        self.menus = MenuBar(self, self.commands, self._own_work.name_undo)
        self.trust_bar = TrustBar(theme, self)
        self.status_line = StatusLine(theme, self)
        self._activity = ActivityBar(theme, self)
        self._maker = ScreenMaker(self, self._stack.parent_of_screens)
        self._lay_out()
        self._connect_status_line()
        self._connect_history()
        wanted = state.text("screen")
        self.show_screen(wanted if wanted in {entry.id for entry in SCREENS} else CONSOLE.id)
        restore_geometry(self, state.text("geometry"))

    def show_screen(self, screen_id: str) -> None:
        """Bring a screen to the front; it is made when it is first needed."""
        screen = self._screen(screen_id)
        had_focus = screen.focusWidget()
        self._stack.show_screen(screen)
        self._activity.set_current(screen_id)
        self.menus.show_for(screen_id)
        if screen_id == CONSOLE.id:
            self.toast.withdraw(self._back_to_call)
        first_focus(screen, had_focus).setFocus()

    @property
    def front(self) -> str:
        """The id of the screen in front."""
        current = self._stack.current()
        return next((id_ for id_, made in self._screens.items() if made is current), "")

    def making(self, screen_id: str) -> Iterator[None]:
        """Make a screen, in front of nobody; each step takes its time."""
        while screen_id not in self._screens:
            self._make_a_step(screen_id)
            yield

    @property
    def console(self) -> ConsoleScreen:
        """The Console screen."""
        return cast("ConsoleScreen", self._screen(CONSOLE.id))

    @property
    def tools(self) -> ToolsScreen:
        """The Tools screen."""
        return cast("ToolsScreen", self._screen(TOOLS.id))

    @property
    def secrets(self) -> SecretsScreen:
        """The Secrets screen."""
        return cast("SecretsScreen", self._screen(SECRETS.id))

    @property
    def limits(self) -> LimitsScreen:
        """The Limits screen."""
        return cast("LimitsScreen", self._screen(LIMITS.id))

    def screens(self) -> dict[str, Screen]:
        """The screens that have been made until now, by id."""
        return cast("dict[str, Screen]", dict(self._screens))

    def set_app(self, app: App | None) -> None:
        """Show what `app` holds; None while a workspace is being opened."""
        self.app = app
        self._last_app = app or self._last_app
        self.history.begin(app)
        self.looks.set_app(app)
        self.status_line.set_workspace(app.workspace.folder if app else None)
        folder = f"{app.workspace.folder.name} · " if app else ""
        self.setWindowTitle(f"{folder}Tooldesk[*]")
        if app is None:
            self.toast.hide()
            self.trust_bar.hide_and_forget()
            self.status_line.set_keyring(None)
            for screen in self.screens().values():
                screen.set_app(None)
        else:
            self.refresh_tools()

    def show_no_workspace(self) -> None:
        """Say that none could be opened; why is in the notice."""
        self.status_line.set_workspace(None, "No workspace is open")
        if TOOLS.id in self._screens:
            why = "The notice above says why, and what to do."
            self.tools.list.set_failed("No workspace is open", why)

    def refresh_tools(self) -> None:
        """Show the tools and problems as they are now."""
        list(self.refreshing_tools())

    def refreshing_tools(self) -> Iterator[None]:
        """The same a screen at a time: each of them takes its time over ten thousand tools."""
        if (app := self.app) is not None:
            self.status_line.set_counts(len(app.registry.names()), len(app.workspace.problems))
        for screen in self.screens().values():
            if app is not None and self.app is app:
                screen.set_app(app)
            yield

    def say(self, words: str, verb: str = "") -> None:
        """Show a word of success for a while, with "undo" or "redo" beside it."""
        self.toast.show_words(words, self._take_back.get(verb))

    def find_text(self) -> None:
        """Look through the text that has the focus, else go to what the screen has for that."""
        around = searchable_around(QApplication.focusWidget())
        if around is not None:
            around.open_find()
        elif (find := getattr(self._stack.current(), "find_text", None)) is not None:
            find()

    def show_palette(self) -> None:
        """Open the command palette."""
        if self._palette is None:
            from tooldesk_ui.command_palette.palette import CommandPalette

            self._palette = CommandPalette(self.theme, self)
            self._palette.chosen.connect(self.offered.remember)
        self._own_work.name_undo()
        self.offered.open_in(self._palette)

    def save_state(self) -> None:
        """Write geometry, screen, colours and what the screens want to find again."""
        states = {id_: screen.save_state() for id_, screen in self.screens().items()}
        if self._last_app is not None:
            # a model that has seen a secret may say it, and that text is kept as a draft
            states = self._last_app.without_known_secrets(states)
        self.state.update(
            geometry=saved_geometry(self),
            theme=self.looks.colouring.scheme.value,
            text_size=self.looks.text_sizing.percent,
            screen=self.front,
            **states,
        )
        self.state.write()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the window is on the screen."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The palette keeps to the middle."""
        super().resizeEvent(event)
        if self._palette is not None and self._palette.isVisible():
            self._palette.place()

    def leave_workspace(self, then: Callable[[], object]) -> None:
        """Go on with `then` once it is settled what becomes of unsaved edits and running calls."""
        self._closing.leave_workspace(then)

    def close_at_once(self) -> None:
        """Close without asking; unsaved edits are kept for the next start."""
        self._closing.asks = False
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the work of closing to whoever listens to `closed`."""
        if self._closing.must_wait():
            event.ignore()
            return
        self.save_state()
        # a frame that is still to be drawn would find its window gone
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateRequest.value)
        event.accept()
        self.closed.emit()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes from the top left to the bottom right, whatever was made when, and round."""
        parts = (self.centralWidget(), self.status_line)
        return move_focus(parts, forwards=forwards) or super().focusNextPrevChild(forwards)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome what can be dropped."""
        self._drops.welcome(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take it."""
        self._drops.take(event)

    def paste(self) -> None:
        """Show what the clipboard holds could become, where no field takes it."""
        self.tools.adding.paste()

    def add_python_file(self, path: Path) -> None:
        """Show which functions of `path` could become tools."""
        self.tools.adding.add_python_file(path)

    def _lay_out(self) -> None:
        line = QFrame(self)
        line.setProperty("rule", "vertical")
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.trust_bar)
        right.addWidget(self.notices)
        right.addWidget(self._stack, 1)
        centre = QWidget(self)
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._activity)
        row.addWidget(line)
        row.addLayout(right, 1)
        self.setCentralWidget(centre)
        self.toast = Toast(self.theme, centre)
        self.setStatusBar(self.status_line)
        self._activity.chosen.connect(lambda id_: self.commands[f"show_{id_}"].trigger())
        for entry in SCREENS:
            show = self.commands[f"show_{entry.id}"]
            self._activity.add(entry.id, entry.title, entry.icon, show)

    def _connect_status_line(self) -> None:
        line = self.status_line
        line.follow_palette(self.commands["palette"])
        line.problems_clicked.connect(self._on_problems_clicked)
        line.workspace_clicked.connect(self._on_workspace_clicked)
        line.keyring_clicked.connect(self.commands["show_secrets"].trigger)
        line.cache_clicked.connect(self.commands["show_cache"].trigger)

    def _connect_history(self) -> None:
        # whatever has the focus, a button beside what was done is about what was done
        self._take_back = {"undo": QAction("Undo", self), "redo": QAction("Redo", self)}
        for verb, action in self._take_back.items():
            action.setObjectName(f"{verb}_last")
            action.triggered.connect(getattr(self.history, verb))
            self.history.changed.connect(partial(self.toast.withdraw, action))
        self.history.changed.connect(self._own_work.name_undo)
        self.history.changed.connect(self.looks.follow_settings)
        self.history.told.connect(self.say)
        self.history.failed.connect(self.notices.show_error)

    def _screen(self, screen_id: str) -> QWidget:
        list(self.making(screen_id))
        return self._screens[screen_id]

    def _make_a_step(self, screen_id: str) -> None:
        """Make a screen, and with the next step fill it: each takes its time."""
        if (made := self._empty.pop(screen_id, None)) is None:
            self._stack.add(self._empty.setdefault(screen_id, self._maker.make(screen_id)))
            return
        self._screens[screen_id] = made
        cast("Screen", made).restore_state(self.state.section(screen_id))
        cast("Screen", made).set_app(self.app)

    def set_secret(self, name: str) -> None:
        """Ask for the value of a variable that a call lacks."""
        self._wanted_secret = name
        self.show_screen(SECRETS.id)
        self.secrets.show_variable(name, wants_value=True)

    def make_signing_key(self, name: str) -> None:
        """Offer to make the key that signs for a tool."""
        self.show_screen(SECRETS.id)
        self.secrets.show_signing_key(name, wants_key=True)

    def show_tool(self, name: str) -> None:
        """Open the Tools screen on this tool."""
        self.show_screen(TOOLS.id)
        self.tools.show_tool(name)

    def edit_tool(self, name: str, place: str = "") -> None:
        """Open the editor on this tool, beginning with a section of its form."""
        self.show_screen(TOOLS.id)
        self.tools.edit_tool(name, place)

    def try_tool(self, name: str) -> None:
        """Open the console with the form of this tool."""
        self.show_screen(CONSOLE.id)
        self.console.try_tool(name)

    def make_key_for_call(self, name: str) -> None:
        """Offer to make the key that a call lacks."""
        self._wanted_secret = name
        self.make_signing_key(name)

    def on_secret_set(self, name: str) -> None:
        """Lead back to the call that lacked what is there now."""
        if name != self._wanted_secret:
            return
        self._wanted_secret = ""
        words = " ".join((f"{name} is there.", "The call that needed it can run now."))
        self.toast.show_words(words, self._back_to_call, stays=True)

    def show_limits(self, name: str) -> None:
        """Open the Limits screen on the tool of a call that reached its limit."""
        self.show_screen(LIMITS.id)
        self.limits.show_used_up(name)

    def on_tool_freed(self, name: str) -> None:
        """Lead back to the call that had reached its limit."""
        words = "The call that reached its limit can run now."
        self.toast.show_words(f"{name} may run again. {words}", self._back_to_call, stays=True)

    def on_tools_changed(self) -> None:
        """Show the tools as they are now, and have the workspace read again."""
        self.refresh_tools()
        self.reload_wanted.emit()

    def _on_problems_clicked(self) -> None:
        self.show_screen(TOOLS.id)
        self.tools.show_problems()

    def _on_workspace_clicked(self) -> None:
        if self.app is not None:
            from PySide6.QtCore import QUrl
            from PySide6.QtGui import QDesktopServices

            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.app.workspace.folder)))
