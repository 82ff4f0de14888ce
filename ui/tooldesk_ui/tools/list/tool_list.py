"""ToolList: the left side of the Tools screen, with its ways to a new tool."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.list.tool_list_model import ToolListModel
from tooldesk_ui.tools.list.tool_rows import ToolRow
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.lists.list_pane import ListPane, ListWords
from tooldesk_ui.widgets.lists.row_list import row_list

TOOL_WORDS = ListWords(
    "tool",
    "tool",
    "tools",
    "tools",
    "A tool is an HTTP request, a shell command, or a Python function. Define one, "
    "paste a curl command or a description of tools, or drop a file on the window.",
)


class ToolList(ListPane[ToolRow]):
    """The tools of the workspace, and the button that makes new ones, for who has room for it."""

    def __init__(
        self, theme: Theme, new: Command, new_tools: QMenu, parent: QWidget | None = None
    ) -> None:
        view = row_list(theme, "tool_list", "Tools")
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._tools = ToolListModel()
        super().__init__(theme, self._tools, TOOL_WORDS, view, parent)
        self.new_button = ActionButton(new)
        self.new_button.setMenu(new_tools)
        self.offer_when_empty(new)

    def show_current(self, *, is_shown: bool) -> None:
        """Mark the current row, or no row while something that is not listed is shown."""
        chosen = self.view.selectionModel()
        if is_shown:
            chosen.select(self.view.currentIndex(), chosen.SelectionFlag.Select)
        else:
            chosen.clearSelection()

    def set_last_used(self, moments: Mapping[str, datetime]) -> None:
        """Say when each tool last ran, by name."""
        self._tools.set_last_used(moments)

    def open_menu(self) -> None:
        """Show the ways to a new tool; the button's own way would run a second event loop."""
        menu = self.new_button.menu()
        menu.popup(self.new_button.mapToGlobal(self.new_button.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])
