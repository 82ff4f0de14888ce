"""The commands of the Scenarios screen; most act on the scenarios that are selected."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_SCENARIO = (
    (
        CommandEntry(
            "run_scenarios",
            "&Run {}",
            "Run",
            "Read the selected outputs again, and compare what comes with what is expected",
            "run",
            "Ctrl+R",
        ),
        CommandEntry(
            "accept_scenarios",
            "&Accept what came of {}",
            "Accept",
            "From now on, expect what came",
            "check",
            "Ctrl+Shift+Y",
        ),
    ),
    (
        shared.INTO_CONSOLE("open_scenario", "&Open scenario {} in console"),
        CommandEntry("rename_scenario", "Re&name scenario {}…", "Rename…", "", "edit", "F2"),
        shared.REMOVE(
            "remove_scenarios", "Re&move {}", hint="Delete the files of the selected scenarios"
        ),
    ),
)

OF_EXPECTATION = (
    (
        CommandEntry(
            "save_expectation",
            "&Save what {} expects",
            "Save",
            "Write what was edited into the file",
            "save",
            "Ctrl+S",
        ),
        CommandEntry(
            "revert_expectation",
            "Re&vert what {} expects",
            "Revert",
            "Forget what was edited, and show what the file holds",
            "undo",
        ),
    ),
)

SCENARIO_COMMANDS: CommandTable = {
    "file": (
        (
            CommandEntry(
                "import_traces",
                "&Import traces…",
                "Import…",
                "Make scenarios of recorded requests and responses",
                "import",
                "Ctrl+Shift+I",
            ),
        ),
    ),
    "run": (
        *OF_SCENARIO,
        *OF_EXPECTATION,
        (
            CommandEntry(
                "run_listed_scenarios",
                "Run a&ll listed scenarios",
                "Run all",
                "Run every scenario that the filter shows",
                "run",
                "Ctrl+Shift+R",
                "on_accent",
                is_for_shown=True,
            ),
            CommandEntry(
                "stop_scenarios",
                "S&top running",
                "Stop",
                "Run no more; what came so far stays",
                "stop",
                "Esc",
                is_for_shown=True,
            ),
        ),
    ),
}
