"""The commands of the History screen; most act on the call that is shown."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_PAST_CALL = (
    (
        shared.INTO_CONSOLE("open_past_text", "&Open text of call {} in console", role="on_accent"),
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
        shared.AS_JSON(
            "copy_past_call", "&Copy call {} as JSON", hint="All that is kept of the call"
        ),
        shared.SHOW_TOOL(
            "show_past_tool",
            "Show &tool of call {}",
            hint="Go to the tool that ran",
            shortcut="Ctrl+T",
        ),
    ),
    (
        shared.DELETE(
            "delete_calls",
            "&Delete {}",
            hint="Delete the selected calls, with the texts that they stood in",
        ),
    ),
)

OF_PAST_OUTPUT = (
    (
        shared.AS_SCENARIO(
            "keep_past_output",
            "&Keep text of call {} as scenario",
            hint="Keep what the model wrote, with what becomes of it now, to be tested again",
        ),
    ),
)

HISTORY_COMMANDS: CommandTable = {
    "file": OF_PAST_OUTPUT,
    "run": (
        *OF_PAST_CALL,
        (
            shared.CHARTS(
                "show_charts",
                "C&harts of calls",
                hint="How many of the listed calls ran, failed and came from the cache, and how"
                " long they took, by tool and by day",
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
            shared.EXPORT(
                "export_calls",
                "&Export calls…",
                hint="Write calls to a file, for other programs or a bug report, without secrets",
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
