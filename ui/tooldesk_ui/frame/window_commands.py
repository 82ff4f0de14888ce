"""The commands of the window itself, whatever screen is in front."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.frame.colouring import SCHEME_COMMANDS
from tooldesk_ui.frame.screens import SCREENS, ScreenEntry
from tooldesk_ui.frame.speaking import LANGUAGE_COMMANDS
from tooldesk_ui.theme import Theme


def _show(number: int, screen: ScreenEntry) -> CommandEntry:
    """The command of a screen; there are nine digits, and Ctrl+0 is the usual zoom."""
    if number <= 9:
        title, keys = f"&{number}  {screen.title}", f"Ctrl+{number}"
    else:
        title, keys = screen.lettered_title, f"Alt+{number - 9}"
    return CommandEntry(f"show_{screen.id}", title, shortcut=keys)


_SHOW = tuple(_show(number, screen) for number, screen in enumerate(SCREENS, 1))

WINDOW_COMMANDS: CommandTable = {
    "file": (
        (
            CommandEntry("open_workspace", "&Open workspace…", shortcut="Ctrl+O"),
            CommandEntry(
                "open_recent",
                "Ope&n recent workspace…",
                hint="Open a folder that was open before",
                shortcut="Ctrl+Alt+O",
            ),
        ),
        (CommandEntry("add_python_file", "&Add Python file…", shortcut="Ctrl+Shift+A"),),
        (
            CommandEntry(
                "export_tools",
                "&Export tools…",
                hint="Specs of tools for an API",
                shortcut="Ctrl+Shift+E",
            ),
        ),
        (CommandEntry("quit", "&Quit", shortcut="Ctrl+Q"),),
    ),
    "edit": (
        (
            CommandEntry("undo", "&Undo {}", shortcut="Ctrl+Z"),
            CommandEntry("redo", "&Redo {}", shortcut="Ctrl+Shift+Z"),
        ),
        (
            CommandEntry("cut", "Cu&t", shortcut="Ctrl+X"),
            CommandEntry("copy", "&Copy", shortcut="Ctrl+C"),
            CommandEntry("paste", "&Paste", shortcut="Ctrl+V"),
            CommandEntry("select_all", "Select &all", shortcut="Ctrl+A"),
        ),
        (CommandEntry("find", "&Find", shortcut="Ctrl+F"),),
        (CommandEntry("settings", "&Settings…", shortcut="Ctrl+,"),),
    ),
    "view": (
        _SHOW,
        (
            CommandEntry(
                "palette", "&Commands…", hint="Find a command or a tool", shortcut="Ctrl+K"
            ),
            CommandEntry(
                "context_menu",
                "Context &menu",
                hint="What can be done with what has the focus",
                shortcut="Shift+F10",
            ),
            CommandEntry("next_pane", "&Next pane", shortcut="F6"),
            CommandEntry("previous_pane", "Pre&vious pane", shortcut="Shift+F6"),
            CommandEntry("reload", "&Reload workspace", shortcut="F5"),
        ),
        (
            CommandEntry("zoom_in", "Zoom &in", hint="Larger text", shortcut="Ctrl++; Ctrl+="),
            CommandEntry("zoom_out", "Zoom &out", hint="Smaller text", shortcut="Ctrl+-"),
            CommandEntry(
                "usual_zoom", "&Zoom to 100 %", hint="Text of the usual size", shortcut="Ctrl+0"
            ),
        ),
        SCHEME_COMMANDS,
        LANGUAGE_COMMANDS,
    ),
    "help": (
        (
            CommandEntry(
                "guide", "&Guide…", hint="Tool files, settings, commands", shortcut="Shift+F1"
            ),
            CommandEntry("tour", "&Tour", hint="Three steps: run, lanes, tools"),
            CommandEntry("shortcuts", "&Keyboard shortcuts…", shortcut="F1"),
            CommandEntry("diagnostics", "&Copy diagnostics"),
        ),
        (CommandEntry("about", "&About Tooldesk"),),
    ),
}


def every_command(theme: Theme, parent: QObject | None = None) -> Commands:
    """The commands of the window and of all its screens, made or not."""
    commands = Commands(theme, parent)
    commands.add("", WINDOW_COMMANDS, is_enabled=True)
    for screen in SCREENS:
        commands.add(screen.id, screen.commands)
    return commands
