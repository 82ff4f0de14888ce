"""The commands of the Scan screen."""

from __future__ import annotations

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_EXAMPLE = (
    (
        CommandEntry(
            "open_scan_example",
            "&Open example of {} in console",
            "Open in console",
            "Put the whole output into the console; undo brings back what stood there",
            "console",
            "Ctrl+Return",
        ),
    ),
)
SCAN_COMMANDS: CommandTable = {
    "run": (
        (
            CommandEntry(
                "start_scan",
                "&Start scan",
                "Start",
                "Read the logs, and count what becomes of every output; nothing is executed",
                "run",
                "Ctrl+R",
                "on_accent",
                is_for_shown=True,
            ),
            CommandEntry(
                "stop_scan",
                "S&top scan",
                "Stop",
                "Stop soon; what is done is kept for the next start of the same scan",
                "stop",
                "Esc",
                is_for_shown=True,
            ),
        ),
        (
            CommandEntry(
                "choose_logs",
                "Choose &logs…",
                "Files…",
                "Logs of requests and answers, packed ones too",
                "file",
                "Ctrl+Shift+L",
                is_for_shown=True,
            ),
            CommandEntry(
                "choose_log_folder",
                "Choose &folder of logs…",
                "Folder…",
                "All logs in a folder, and in those below it",
                "folder",
                "Ctrl+Shift+F",
                is_for_shown=True,
            ),
        ),
        *OF_EXAMPLE,
        (
            CommandEntry(
                "show_scan_charts",
                "C&harts of the scan",
                "Charts",
                "How many outputs there are, and what was found in them, by what is listed",
                "limits",
                "Ctrl+G",
                is_checkable=True,
                is_for_shown=True,
            ),
            CommandEntry(
                "export_scan",
                "&Export scan…",
                "Export…",
                "Write all figures as JSON, or a report of one file that works offline",
                "save",
                "Ctrl+Shift+S",
                is_for_shown=True,
            ),
        ),
    ),
}
