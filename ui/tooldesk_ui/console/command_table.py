"""The commands of the Console screen."""

from __future__ import annotations

from functools import partial

from tooldesk_ui.commands.command_entry import CommandEntry, CommandTable

_Shown = partial(CommandEntry, is_for_shown=True)

OF_CALL = (
    (
        CommandEntry(
            "stop_call", "Sto&p call {}", hint="Stop the chosen call alone", shortcut="Shift+Esc"
        ),
        CommandEntry(
            "close_call",
            "C&lose call {}",
            hint="Close the call, and stop it if it runs",
            shortcut="Ctrl+W",
        ),
        _Shown(
            "reopen_call",
            "Re&open call",
            hint="Reopen the call that was closed last",
            shortcut="Ctrl+Shift+T",
        ),
    ),
    (
        CommandEntry("copy_result", "Copy &result of call {}", shortcut="Ctrl+Shift+C"),
        CommandEntry("copy_message", "Copy &message of call {}", shortcut="Ctrl+Shift+M"),
        _Shown(
            "copy_correction",
            "Copy &correction prompt of call {}",
            shortcut="Ctrl+Shift+P",
            hint="Copy what tells the model what to write instead",
        ),
        CommandEntry("copy_call_curl", "Copy call {} as c&url", shortcut="Ctrl+Alt+C"),
    ),
)
OF_MISS = (
    (
        CommandEntry(
            "why_miss",
            "Wh&y was call {} a miss?",
            hint="Compare it with the remembered call that is most like it",
            shortcut="Shift+F7",
        ),
    ),
)
OF_OUTPUT = (
    (
        CommandEntry(
            "copy_all_messages",
            "Copy &all messages",
            hint="Copy the messages of all calls as one array",
            shortcut="Ctrl+Alt+M",
        ),
    ),
    (
        CommandEntry(
            "next_problem",
            "&Next problem",
            hint="Go to the next call that failed or needs you",
            shortcut="F8",
        ),
        CommandEntry("previous_problem", "Pre&vious problem", shortcut="Shift+F8"),
        CommandEntry(
            "expand_all",
            "E&xpand or collapse all",
            hint="Open all calls, or close them",
            shortcut="F9",
        ),
        CommandEntry(
            "compare_runs",
            "Compare with the run &before",
            hint="Compare with the run before, call by call",
            shortcut="F7",
        ),
    ),
)

CONSOLE_COMMANDS: CommandTable = {
    "file": (
        (
            _Shown(
                "keep_output",
                "&Keep text as scenario",
                hint="Keep the text, with what becomes of it now, to be tested again",
                icon="pin",
                shortcut="Ctrl+Shift+K",
            ),
            CommandEntry(
                "ask_model",
                "Ask a &model…",
                hint="Ask a model, and run its calls until it answers",
                shortcut="Ctrl+M",
            ),
            CommandEntry(
                "stop_asking", "Stop askin&g", icon="stop", role="error", shortcut="Ctrl+."
            ),
        ),
    ),
    "run": (
        (
            _Shown("run", "&Run", icon="run", role="on_accent", shortcut="Ctrl+Return; Ctrl+Enter"),
            _Shown("step", "&Step", icon="step", role="text_dim", shortcut="F10"),
            _Shown("stop", "S&top", icon="stop", role="error", shortcut="Esc"),
        ),
        (
            CommandEntry(
                "load_sample",
                "Load s&ample",
                hint="Load a sample into the editor",
                icon="import",
                role="text_dim",
            ),
            CommandEntry(
                "follow",
                "&Follow…",
                hint="Follow an output while it is written",
                shortcut="Ctrl+Shift+O",
            ),
            _Shown("clear", "&Clear", icon="clear", role="text_dim", shortcut="Ctrl+L"),
        ),
        (
            CommandEntry(
                "choose_dialect",
                "Choose &dialect",
                hint="Read the text in this dialect only",
                shortcut="Ctrl+Shift+D",
            ),
            CommandEntry(
                "compare_dialects",
                "Co&mpare dialects",
                "Dialects",
                icon="stage_parse",
                hint="Compare what every dialect makes of the text",
                role="text_dim",
                shortcut="Ctrl+D",
                is_checkable=True,
            ),
        ),
        (
            CommandEntry(
                "selection_settings",
                "Selection s&ettings…",
                hint="By what names are judged, and what other settings would change",
                shortcut="Ctrl+Shift+L",
            ),
            CommandEntry(
                "run_context",
                "Run conte&xt…",
                "Context",
                icon="settings",
                role="text_dim",
                hint="Whose calls are run",
                shortcut="Ctrl+Shift+R",
            ),
            _Shown(
                "new_conversation",
                "&New conversation",
                shortcut="Ctrl+Shift+N",
                hint="Begin a conversation in which nothing was counted yet",
            ),
        ),
        *OF_MISS,
    ),
    "tool": (*OF_CALL, *OF_OUTPUT),
    "saved": (
        (
            _Shown("saved_calls", "Saved calls of {}…", "Saved calls", icon="save"),
            _Shown(
                "fill_example",
                "Fill in an &example of {}",
                hint="Arguments made from its schema",
                shortcut="Ctrl+Shift+G",
            ),
            _Shown("save_call", "Sa&ve call…", "Save", icon="save", shortcut="Ctrl+S"),
            _Shown("save_call_as", "Save call &as…", shortcut="Ctrl+Shift+S"),
            _Shown("rename_call", "Re&name saved call {}…", icon="edit"),
            _Shown("delete_call", "&Delete saved call {}", icon="remove", role="error"),
        ),
    ),
}
