"""The commands of the Cache screen."""

from __future__ import annotations

from tooldesk_ui.commands import shared_entries as shared
from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

OF_ANSWER = (
    (
        CommandEntry(
            "compare_answer",
            "&Compare answer of {} with the nearest",
            "Compare with the nearest",
            "In what its call differs from the one that is most like it",
            "stage_validate",
            "Ctrl+D",
        ),
        CommandEntry(
            "pin_answer", "&Pin answer of {}", "Pin", "Keep it in a full cache", "pin", "Ctrl+P"
        ),
        CommandEntry("save_answer", "Sa&ve answer of {}…", "Save…", "Of whatever size", "save"),
        shared.SHOW_TOOL("show_answering_tool", "&Show tool {}"),
    ),
    (
        shared.DELETE("delete_answer", "&Delete answer of {}"),
        CommandEntry("delete_tool_answers", "Delete all answers of &tool {}", icon="remove"),
    ),
)
OF_ALL = (
    (
        CommandEntry(
            "delete_all_answers",
            "Delete &all answers",
            "Delete all",
            "Delete every cached answer of this workspace",
            "remove",
            is_for_shown=True,
        ),
    ),
)

CACHE_COMMANDS: CommandTable = {"tool": (*OF_ANSWER, *OF_ALL)}
