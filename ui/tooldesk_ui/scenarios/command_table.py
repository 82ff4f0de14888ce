"""The commands of the Scenarios screen; most act on the scenarios that are selected."""

from __future__ import annotations

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
        CommandEntry(
            "open_scenario",
            "&Open scenario {} in console",
            "Open in console",
            "Put the output into the console; undo brings back what stood there",
            "console",
            "Ctrl+Return",
        ),
        CommandEntry("rename_scenario", "Re&name scenario {}…", "Rename…", "", "edit", "F2"),
        CommandEntry(
            "remove_scenarios",
            "Re&move {}",
            "Remove",
            "Delete the files of the selected scenarios",
            "remove",
            "Del",
            is_local=True,
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
