"""WindowActions: everything the menus offer, and the menus themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar

from tooldesk_ui.theme import Scheme

_SCHEME_WORDS = {
    Scheme.SYSTEM: "Theme: &system",
    Scheme.LIGHT: "Theme: &light",
    Scheme.DARK: "Theme: &dark",
}


@dataclass(frozen=True, slots=True)
class Handlers:
    """What the window does when an action is chosen."""

    open_workspace: Callable[[], None]
    """Choose a folder of tools."""

    add_python_file: Callable[[], None]
    """Choose a .py file."""

    copy_specs: Callable[[], None]
    """Put the OpenAI specs of all tools on the clipboard."""

    save_specs: Callable[[], None]
    """Write the OpenAI specs of all tools to a file."""

    quit: Callable[[], None]
    """Close the window."""

    find: Callable[[], None]
    """Go to the filter of the screen."""

    reload: Callable[[], None]
    """Read the workspace again."""

    show_palette: Callable[[], None]
    """Open the command palette."""

    set_scheme: Callable[[Scheme], None]
    """Change the colours."""

    show_shortcuts: Callable[[], None]
    """List all shortcuts."""

    copy_diagnostics: Callable[[], None]
    """Put versions and paths on the clipboard."""

    show_about: Callable[[], None]
    """Say what this program is."""


class WindowActions:
    """Builds the menu bar of a window; `screens` and `run` are filled by the window."""

    def __init__(self, window: QMainWindow, do: Handlers, scheme: Scheme) -> None:
        self._window = window
        self.bar: QMenuBar = window.menuBar()
        self.bar.setObjectName("menu_bar")
        self.file = self._menu("&File", "file_menu")
        self.edit = self._menu("&Edit", "edit_menu")
        self.view = self._menu("&View", "view_menu")
        self.tool = self._menu("&Tool", "tool_menu")
        self.run = self._menu("&Run", "run_menu")
        self.help = self._menu("&Help", "help_menu")
        self.add_python_file = self._add_file_actions(do)
        self.undo, self.redo = self._add_edit_actions(do)
        self._add_view_actions(do, scheme)
        self._add_help_actions(do)

    def menus(self) -> list[QMenu]:
        """All menus, from left to right."""
        return [self.file, self.edit, self.view, self.tool, self.run, self.help]

    def add_screen(self, title: str, number: int, open_it: Callable[[], None]) -> None:
        """Offer a screen in the View menu, above what is there."""
        action = self._action(f"show_{title.lower()}", f"&{number}  {title}", open_it)
        action.setShortcut(f"Ctrl+{number}")
        self.view.insertAction(self._end_of_screens, action)

    def _add_file_actions(self, do: Handlers) -> QAction:
        menu = self.file
        self._put(menu, "open_workspace", "&Open workspace …", do.open_workspace, "Ctrl+O")
        menu.addSeparator()
        add = self._put(
            menu, "add_python_file", "&Add Python file …", do.add_python_file, "Ctrl+Shift+A"
        )
        menu.addSeparator()
        self._put(menu, "copy_specs", "&Copy OpenAI specs of all tools", do.copy_specs)
        self._put(menu, "save_specs", "&Export OpenAI specs …", do.save_specs, "Ctrl+Shift+E")
        menu.addSeparator()
        self._put(menu, "quit", "&Quit", do.quit, "Ctrl+Q")
        return add

    def _add_edit_actions(self, do: Handlers) -> tuple[QAction, QAction]:
        menu, key = self.edit, QKeySequence.StandardKey
        undo = self._put(menu, "undo", "&Undo", lambda: None, key.Undo)
        redo = self._put(menu, "redo", "&Redo", lambda: None, key.Redo)
        menu.addSeparator()
        for name, words, method, shortcut in (
            ("cut", "Cu&t", "cut", key.Cut),
            ("copy", "&Copy", "copy", key.Copy),
            ("paste", "&Paste", "paste", key.Paste),
            ("select_all", "Select &all", "selectAll", key.SelectAll),
        ):
            self._put(menu, name, words, _in_focus(method), shortcut)
        menu.addSeparator()
        self._put(menu, "find", "&Find", do.find, key.Find)
        return undo, redo

    def _add_view_actions(self, do: Handlers, scheme: Scheme) -> None:
        menu = self.view
        self._end_of_screens = menu.addSeparator()
        self._put(menu, "palette", "&Commands …", do.show_palette, "Ctrl+K")
        self._put(menu, "reload", "&Reload workspace", do.reload, "F5")
        menu.addSeparator()
        group = QActionGroup(self._window)
        for each, words in _SCHEME_WORDS.items():
            name = f"scheme_{each.value}"
            action = self._put(menu, name, words, partial(do.set_scheme, each))
            action.setCheckable(True)
            action.setChecked(each is scheme)
            group.addAction(action)

    def _add_help_actions(self, do: Handlers) -> None:
        menu = self.help
        self._put(menu, "shortcuts", "&Keyboard shortcuts", do.show_shortcuts, "F1")
        self._put(menu, "diagnostics", "&Copy diagnostics", do.copy_diagnostics)
        menu.addSeparator()
        self._put(menu, "about", "&About Tooldesk", do.show_about)

    def _menu(self, words: str, name: str) -> QMenu:
        menu = self.bar.addMenu(words)
        menu.setObjectName(name)
        return menu

    def _put(
        self,
        menu: QMenu,
        name: str,
        words: str,
        slot: Callable[[], None],
        shortcut: str | QKeySequence.StandardKey = "",
    ) -> QAction:
        action = self._action(name, words, slot)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        menu.addAction(action)
        return action

    def _action(self, name: str, words: str, slot: Callable[[], None]) -> QAction:
        action = QAction(words, self._window)
        action.setObjectName(name)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda: slot())
        return action


def _in_focus(method: str) -> Callable[[], None]:
    """What calls `method` of the widget that has the focus, if it has such a one."""

    def call() -> None:
        widget = QApplication.focusWidget()
        while widget is not None and not callable(getattr(widget, method, None)):
            # a screen may know what to do with pasted text where no field has the focus
            widget = widget.parentWidget() if method == "paste" else None
        if widget is not None:
            getattr(widget, method)()

    return call
