"""Commands that several screens have alike: words, icon and keys; each has its id and title."""

from __future__ import annotations

from functools import partial

from tooldesk_ui.commands.command_entry import CommandEntry

INTO_CONSOLE = partial(
    CommandEntry,
    words="Open in console",
    hint="Put what the model wrote into the console; undo brings back what stood there",
    icon="console",
    shortcut="Ctrl+Return",
)
AS_JSON = partial(CommandEntry, words="Copy as JSON", icon="copy", shortcut="Ctrl+Shift+C")
AS_SCENARIO = partial(CommandEntry, words="Keep as scenario", icon="pin", shortcut="Ctrl+Shift+K")
CHARTS = partial(CommandEntry, words="Charts", icon="limits", shortcut="Ctrl+G", is_checkable=True)
EXPORT = partial(CommandEntry, icon="save", shortcut="Ctrl+Shift+S")
SHOW_TOOL = partial(CommandEntry, words="Show tool", icon="tools")
REMOVE = partial(CommandEntry, words="Remove", icon="remove", shortcut="Del", is_local=True)
DELETE = partial(REMOVE, words="Delete")
START = partial(
    CommandEntry,
    words="Start",
    icon="run",
    shortcut="Ctrl+R",
    role="on_accent",
    is_for_shown=True,
)
