"""The commands of the History screen; most act on the call that is shown."""

from __future__ import annotations

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_PAST_CALL = (
    (
        CommandEntry(
            "open_past_text",
            "&Open text of call {} in console",
            "Open in console",
            "Put what the model wrote into the console; undo brings back what stood there",
            "console",
            "Ctrl+Return",
            "on_accent",
        ),
        CommandEntry(
            "replay_call",
            "&Replay call {}…",
            "Replay…",
            "Run it again with its tool of now or of then, and compare the results",
            "run",
            "Ctrl+R",
        ),
    ),
    (
        CommandEntry(
            "copy_past_call",
            "&Copy call {} as JSON",
            "Copy as JSON",
            "All that is kept of the call",
            "copy",
            "Ctrl+Shift+C",
        ),
        CommandEntry(
            "show_past_tool",
            "Show &tool of call {}",
            "Show tool",
            "Go to the tool that ran",
            "tools",
            "Ctrl+T",
        ),
    ),
    (
        CommandEntry(
            "delete_calls",
            "&Delete {}",
            "Delete",
            "Delete the selected calls, with the texts that they stood in",
            "remove",
            "Del",
            is_local=True,
        ),
    ),
)

OF_PAST_OUTPUT = (
    (
        CommandEntry(
            "keep_past_output",
            "&Keep text of call {} as scenario",
            "Keep as scenario",
            "Keep what the model wrote, with what becomes of it now, to be tested again",
            "pin",
            "Ctrl+Shift+K",
        ),
    ),
)

HISTORY_COMMANDS: CommandTable = {
    "file": OF_PAST_OUTPUT,
    "run": (
        *OF_PAST_CALL,
        (
            CommandEntry(
                "show_charts",
                "C&harts of calls",
                "Charts",
                "How many of the listed calls ran, failed and came from the cache, and how long"
                " they took, by tool and by day",
                "limits",
                "Ctrl+G",
                is_checkable=True,
            ),
            CommandEntry(
                "save_chart",
                "Save charts as a &picture…",
                "Save…",
                "Write the charts to a PNG or SVG file",
                "save",
                is_for_shown=True,
            ),
        ),
        (
            CommandEntry(
                "save_call_view",
                "Save filters as a &view…",
                hint="Give what narrows the list a name, to choose it again",
                icon="pin",
                is_for_shown=True,
            ),
            CommandEntry("rename_call_view", "Re&name view {}…", icon="edit"),
            CommandEntry("delete_call_view", "De&lete view {}", icon="remove"),
        ),
        (
            CommandEntry(
                "export_calls",
                "&Export calls…",
                hint="Write calls to a file, for other programs or a bug report, without secrets",
                icon="save",
                shortcut="Ctrl+Shift+S",
            ),
            CommandEntry(
                "delete_listed_calls",
                "Delete &all listed calls",
                hint="Delete every call that the filter shows, but for those that run",
                icon="remove",
                is_for_shown=True,
            ),
            CommandEntry(
                "clear_call_filters",
                "Clear &filters",
                hint="List all calls again",
                icon="clear",
                shortcut="Ctrl+Backspace",
                is_for_shown=True,
            ),
        ),
    ),
}
