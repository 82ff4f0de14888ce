"""The commands of the Export screen."""

from __future__ import annotations

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_ROW = (
    (
        CommandEntry(
            "tick_tools",
            "&Tick or untick {}",
            hint="Have the selected tools in the export, or not",
            icon="check",
            shortcut="Space",
            part="export_list",
            is_local=True,
        ),
        CommandEntry("tick_listed", "Tick &all that are listed", "Tick all", icon="check"),
        CommandEntry("untick_listed", "Tick &none that is listed", "Tick none", icon="clear"),
    ),
    (
        CommandEntry(
            "edit_exported_tool",
            "&Edit tool {}…",
            "Edit…",
            "Open the tool where the trouble is",
            "edit",
            "F2",
            is_for_shown=True,
        ),
    ),
)
OF_EXPORT = (
    CommandEntry(
        "copy_specs",
        "&Copy specs",
        "Copy",
        "Copy what is shown; of the doctor, the whole document",
        "copy",
        "Ctrl+Shift+C",
    ),
    CommandEntry(
        "save_specs",
        "&Save specs…",
        "Save…",
        "Write what is shown into a file; of the doctor, the whole document",
        "save",
        "Ctrl+S",
        role="on_accent",
    ),
)

EXPORT_COMMANDS: CommandTable = {"tool": (OF_EXPORT, *OF_ROW)}
