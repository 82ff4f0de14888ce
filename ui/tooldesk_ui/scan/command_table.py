"""The commands of the Scan screen."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_EXAMPLE = ((shared.INTO_CONSOLE("open_scan_example", "&Open example of {} in console"),),)
SCAN_COMMANDS: CommandTable = {
    "run": (
        (
            shared.START(
                "start_scan",
                "&Start scan",
                hint="Read the logs, and count what becomes of every output; nothing is executed",
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
            shared.CHARTS(
                "show_scan_charts",
                "C&harts of the scan",
                hint="How many outputs there are, and what was found in them, by what is listed",
                is_for_shown=True,
            ),
            shared.EXPORT(
                "export_scan",
                "&Export scan…",
                "Export…",
                "Write all figures as JSON, or a report of one file that works offline",
                is_for_shown=True,
            ),
        ),
    ),
}
