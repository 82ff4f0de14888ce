"""SeveralPage: the right side of the Tools screen while several rows are selected."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.tools.list.tool_rows import ToolCounts, ToolRow
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.pages.flow_layout import flow_of

OF_SEVERAL = (
    "approve_changes",
    "copy_openai_spec",
    "save_openai_spec",
    "copy_path",
    "switch_tool",
    "remove_tool",
)
"""What can be done with several tools at once."""

MOST_NAMED = 20


class SeveralPage(DetailPage):
    """How many there are, what can be done with all of them, and which they are."""

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("several_tools", "Selected tools", parent)
        self._title = words_label(level="title")
        self._title.setObjectName("several_title")
        self._kinds = words_label(tone="dim")
        self._names = words_label(face="code")
        self._names.setObjectName("several_names")
        buttons = [ActionButton(commands[id_]) for id_ in OF_SEVERAL[:-1]]
        remove = ActionButton(commands["remove_tool"], "danger")
        for button in (*buttons, remove):
            # the page of one tool has buttons of these names
            button.setObjectName(f"several_{button.objectName()}")
        self._approve = buttons[0]
        actions = flow_of(*buttons, remove, pushed=remove)
        self.fill((self._title, 4), (self._kinds, 16), (actions, 24), (self._names, 0))

    def show_rows(self, rows: Sequence[ToolRow], counts: ToolCounts) -> None:
        """Show these, of which there are so many."""
        self._title.setText(f"{counts.words} selected")
        kinds = counts.kinds.most_common()
        words = [f"{count:,} {_KINDS.get(kind, kind)}" for kind, count in kinds]
        self._approve.setVisible(counts.waiting > 0)
        waiting, disabled = counts.waiting, counts.tools - counts.enabled
        words += [f"{waiting:,} waiting for approval"] if waiting else []
        words += [f"{disabled:,} disabled"] if disabled else []
        words += [f"{counts.problems:,} with a problem"] if counts.problems else []
        self._kinds.setText("  ·  ".join(words))
        named = [row.name or row.title for row in rows[:MOST_NAMED]]
        more = len(rows) - len(named)
        self._names.setText("\n".join([*named, *([f"and {more:,} more"] if more else [])]))


_KINDS = {
    "http": "HTTP",
    "shell": "shell",
    "python": "Python",
    "wasm": "WebAssembly",
    "builtin": "built-in",
    "mcp": "MCP",
    "person": "answered by a person",
}
