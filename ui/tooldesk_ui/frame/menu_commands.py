"""MenuCommands: what the window does when something in a menu is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import ask_for_menu
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.shortcuts import Shortcuts
from tooldesk_ui.frame.colouring import scheme_id
from tooldesk_ui.frame.looks import Looks
from tooldesk_ui.frame.notice_bar import NoticeBar
from tooldesk_ui.frame.screen_opening import ScreenOpening
from tooldesk_ui.frame.screens import CONSOLE, EXPORT, HISTORY, LIMITS, SCREENS, Screen
from tooldesk_ui.frame.speaking import language_id
from tooldesk_ui.language import Language
from tooldesk_ui.theme import Scheme, Theme
from tooldesk_ui.widgets.lists.search_field import SearchField
from tooldesk_ui.widgets.tab_order import move_pane

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QMainWindow

    from tooldesk.bootstrap import App
    from tooldesk_ui.console.console_screen import ConsoleScreen
    from tooldesk_ui.frame.menu_bar import MenuBar
    from tooldesk_ui.frame.window_state import WindowState

_PLACES = {
    "selection": (CONSOLE.id, "selection_settings"),
    "run": (CONSOLE.id, "run_context"),
    "resource_pools": (LIMITS.id, ""),
    "history": (HISTORY.id, ""),
}
"""Where settings of a section have a place of their own: the screen, and the command there."""


class CommandedWindow(Protocol):
    """What the commands need of the window."""

    app: App | None
    theme: Theme
    notices: NoticeBar
    commands: Commands
    shortcuts: Shortcuts
    history: History
    looks: Looks
    menus: MenuBar
    state: WindowState
    workspace_wanted: SignalInstance
    reload_wanted: SignalInstance

    def close(self) -> bool:
        """End the program."""

    def find_text(self) -> None:
        """Go to the filter of the screen in front."""

    def show_palette(self) -> None:
        """Open the command palette."""

    def leave_workspace(self, then: Callable[[], None]) -> None:
        """Go on once it is settled what becomes of unsaved edits."""

    def say(self, words: str) -> None:
        """Show a short word of success."""

    @property
    def front(self) -> str:
        """The id of the screen in front."""

    def screens(self) -> Mapping[str, Screen]:
        """The screens that have been made."""

    def show_screen(self, screen_id: str) -> None:
        """Bring a screen to the front."""

    def add_python_file(self, path: Path) -> None:
        """Show which functions of a file could become tools."""


class MenuCommands:
    """Opens the dialogs and passes on what they give; none of them blocks the window."""

    def __init__(self, window: CommandedWindow, opening: ScreenOpening, parent: QWidget) -> None:
        self._window = window
        self._opening = opening
        self._parent = parent

    def work(self) -> dict[str, Callable[[], object]]:
        """What is done by each command of the window's own."""
        window = self._window
        return {
            "open_workspace": self.open_workspace,
            "open_recent": self.open_recent,
            "add_python_file": self.add_python_file,
            "export_tools": partial(self._opening.open, EXPORT.id),
            "quit": window.close,
            "undo": lambda: self.undo_in_focus("undo"),
            "redo": lambda: self.undo_in_focus("redo"),
            "cut": lambda: in_focus("cut"),
            "copy": lambda: in_focus("copy"),
            "paste": lambda: in_focus("paste"),
            "select_all": lambda: in_focus("selectAll"),
            "find": window.find_text,
            "settings": self.show_settings,
            "palette": window.show_palette,
            "context_menu": ask_for_menu,
            "next_pane": lambda: self.move_pane(forwards=True),
            "previous_pane": lambda: self.move_pane(forwards=False),
            "reload": window.reload_wanted.emit,
            "guide": self.show_guide,
            "tour": self.show_tour,
            "zoom_in": partial(window.looks.text_sizing.step, 1),
            "zoom_out": partial(window.looks.text_sizing.step, -1),
            "usual_zoom": partial(window.looks.text_sizing.step, 0),
            "shortcuts": self.show_shortcuts,
            "diagnostics": self.copy_diagnostics,
            "about": self.show_about,
            **{scheme_id(each): partial(window.looks.colouring.choose, each) for each in Scheme},
            **{language_id(each): partial(window.looks.speaking.choose, each) for each in Language},
            **{f"show_{each.id}": partial(self._opening.open, each.id) for each in SCREENS},
        }

    def name_undo(self) -> None:
        """Say what undo and redo would do now: in the text that has the focus, or the workspace."""
        history = self._window.history
        for verb, words in (("undo", history.undo_words), ("redo", history.redo_words)):
            of = "in the text" if self._text_to(verb) is not None else words
            self._window.commands[verb].offer(bool(of), of)

    def move_pane(self, *, forwards: bool) -> None:
        """Go to another pane of the screen in front."""
        move_pane(cast("QWidget", self._window.screens()[self._window.front]), forwards=forwards)

    def open_recent(self) -> None:
        """Choose one of the folders that were open last."""
        from tooldesk.workspace.recent_workspaces import RecentWorkspaces
        from tooldesk_ui.frame.recent_dialog import RecentDialog
        from tooldesk_ui.widgets.dialogs.dialog import ask

        window = self._window
        if window.app is None:
            window.say("Recent workspaces are listed once one is open.")
            return
        paths = window.app.paths
        recent = RecentWorkspaces(paths)
        dialog = RecentDialog(window.theme, recent, paths.workspace_dir, self._parent)

        def open_chosen() -> None:
            if dialog.chosen is not None:
                folder = dialog.chosen.folder
                window.leave_workspace(lambda: window.workspace_wanted.emit(folder))

        ask(dialog, open_chosen)

    def open_workspace(self) -> None:
        """Choose a folder; an empty or new one becomes a new workspace."""
        dialog = self._file_dialog("Open or make a workspace folder")
        dialog.setFileMode(dialog.FileMode.Directory)
        window = self._window
        self._ask(
            dialog,
            lambda folder: window.leave_workspace(lambda: window.workspace_wanted.emit(folder)),
        )

    def add_python_file(self) -> None:
        """Choose a .py file."""
        dialog = self._file_dialog("Add Python file", "", "Python files (*.py)")
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        self._ask(dialog, self._window.add_python_file)

    def undo_in_focus(self, verb: str) -> None:
        """Undo or redo in the text that has the focus, else the last change of the workspace."""
        getattr(self._text_to(verb) or self._window.history, verb)()

    def _text_to(self, verb: str) -> QWidget | None:
        """The text that undoes for itself, if one has the focus."""
        focus = _with_history(QApplication.focusWidget())
        is_text = callable(getattr(focus, verb, None)) and not _is_read_only(focus)
        return focus if is_text and not _is_spent_filter(focus, verb) else None

    def show_guide(self) -> None:
        """Open the guide beside the window, at the screen in front, or bring it to the front."""
        from tooldesk.terminal.guide_command import PAGES
        from tooldesk_ui.frame.guide_dialog import GuideDialog

        guide = self._parent.findChild(GuideDialog)
        if guide is None:
            guide = GuideDialog(self._window.theme, self._parent)
            guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            title = next(each.title for each in SCREENS if each.id == self._window.front)
            guide.show_page(next(page for page in PAGES if title.casefold() in page.casefold()))
        guide.show()
        guide.raise_()
        guide.activateWindow()

    def show_tour(self) -> None:
        """Point at where a person begins; from now on no start does so by itself."""
        from tooldesk_ui.frame.tour import Tour

        window = self._window
        window.show_screen(CONSOLE.id)
        tour = self._parent.findChild(Tour)
        if tour is None:
            around = cast("QMainWindow", self._parent).centralWidget() or self._parent
            tour = Tour(window.theme, around)
            console = cast("ConsoleScreen", window.screens()[CONSOLE.id])
            console.running_changed.connect(tour.follow_running)
        tour.start()
        window.state.wants_tour = False
        window.state.update(tour="seen")
        window.state.write()

    def show_shortcuts(self) -> None:
        """List every command with its keys, and let them be changed."""
        from tooldesk_ui.frame.shortcut_dialog import ShortcutDialog
        from tooldesk_ui.widgets.dialogs.dialog import ask

        window = self._window
        dialog = ShortcutDialog(window.theme, window.commands, window.shortcuts, self._parent)
        ask(dialog, lambda: None)

    def show_settings(self) -> None:
        """List every setting, and let them be changed."""
        from tooldesk_ui.frame.settings.all_settings_dialog import AllSettingsDialog
        from tooldesk_ui.widgets.dialogs.dialog import ask

        window = self._window
        if window.app is None:
            window.say("Settings can be changed once a workspace is open.")
            return
        dialog = AllSettingsDialog(window.theme, window.app, window.history, self._parent)
        dialog.left_for.connect(self._show_place)
        ask(dialog, lambda: None)

    def _show_place(self, section: str) -> None:
        """Go where settings of a section have a place of their own."""
        screen, command = _PLACES[section]
        self._window.show_screen(screen)
        if command:
            self._window.commands[command].trigger()

    def show_about(self) -> None:
        """Say what this program is."""
        from tooldesk_ui.frame.about_dialogs import show_about

        show_about(self._window.theme, self._parent)

    def copy_diagnostics(self) -> None:
        """Put versions and facts on the clipboard."""
        from tooldesk_ui.frame.diagnostics import diagnostics

        QGuiApplication.clipboard().setText(diagnostics(self._window.app))
        self._window.say("Versions and facts are on the clipboard; no paths, names or secrets.")

    def _file_dialog(self, *words: str) -> QFileDialog:
        # the first frame needs none
        from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog

        return FileDialog(self._parent, *words)

    def _ask(self, dialog: QFileDialog, then: Callable[[Path], None]) -> None:
        dialog.fileSelected.connect(lambda path: then(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _with_history(focus: QWidget | None) -> QWidget | None:
    """The editor around the focus that undoes for all its fields; else what has the focus."""
    around = focus
    while around is not None and not around.property("has_history"):
        around = around.parentWidget()
    return around or focus


def _is_spent_filter(widget: QWidget | None, verb: str) -> bool:
    """Whether nothing was typed in a filter; a screen often opens with the focus there."""
    if not isinstance(widget, SearchField):
        return False
    return not (widget.isUndoAvailable() if verb == "undo" else widget.isRedoAvailable())


def _is_read_only(widget: object) -> bool:
    check = getattr(widget, "isReadOnly", None)
    return bool(check()) if callable(check) else False


def in_focus(method: str) -> None:
    """Call `method` of the widget that has the focus, if it has such a one."""
    widget = QApplication.focusWidget()
    while widget is not None and not callable(getattr(widget, method, None)):
        # a screen may know what to do with pasted text where no field has the focus
        widget = widget.parentWidget() if method == "paste" else None
    if widget is not None:
        getattr(widget, method)()
