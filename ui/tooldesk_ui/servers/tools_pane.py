"""ToolsPane: the tools of a server, and what of one is new or changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.execution.mcp_server.remote_tool import ToolChange, ToolChangeKind
from tooldesk.execution.permissions.visible_text import visible_line, visible_text
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.servers.command_table import OF_TOOLS
from tooldesk_ui.servers.passing_button import passing_button
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.servers.tool_rows import WORDS, ToolRow, ToolsModel, tool_rows
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.blocks import StateBadge, show_name, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.part_differences import part_differences
from tooldesk_ui.widgets.pages.slot import Slot

_ABOUT = {
    ToolChangeKind.NEW: "Calls may use it once you take it over.",
    ToolChangeKind.CHANGED: "It is not what you took over; calls of it wait for you.",
    ToolChangeKind.GONE: "The server has it no more. Take that over, and it goes from the list.",
}
_OF_TAKEN = {True: "Calls may use it.", False: "It is disabled; calls can't select it."}
_SWITCH = {True: ("Disa&ble {}", "Disable"), False: ("Ena&ble {}", "Enable")}
HEIGHTS = (260, 300)


class ToolPage(DetailPage):
    """What one tool says of itself, and how that differs from what a person took over."""

    def __init__(self, theme: Theme, commands: Commands) -> None:
        super().__init__("server_tool_page", "Tool of the server")
        self._theme = theme
        self._shown: ToolRow | None = None
        self._title, self._badge = words_label(level="heading"), StateBadge(theme)
        self._about = words_label(tone="dim")
        self._changes = Slot()
        self._description = words_label()
        buttons = flow_of(
            passing_button(commands["take_server_tool"]),
            passing_button(commands["switch_server_tool"]),
            passing_button(commands["describe_server_tool"]),
            passing_button(commands["leave_server_tool"]),
        )
        self._section, gap = section("Description", self._description)
        self._override = words_label()
        self._own, _ = section("Your description, which models read", self._override)
        self.fill(
            (self._title, 4),
            (self._badge, 4),
            (self._about, 8),
            (buttons, 16),
            (self._changes, 16),
            (self._own, gap),
            (self._section, gap),
        )

    def show_tool(self, row: ToolRow) -> None:
        """Show a tool; nothing moves when it is the same."""
        if row == self._shown:
            return
        self._shown = row
        show_name(self._title, visible_line(row.key))
        self._badge.set_look(row.look)
        words = _OF_TAKEN[row.is_enabled] if row.change is None else _ABOUT[row.change.kind]
        self._about.setText(words)
        self._changes.put(self._differences(row.change))
        self._description.setText(visible_text(row.description) or "It says nothing of itself.")
        self._section.setVisible(row.change is None)
        self._override.setText(visible_text(row.override))
        self._own.setVisible(bool(row.override))

    def _differences(self, change: ToolChange | None) -> QWidget:
        is_new = change is not None and change.kind is ToolChangeKind.NEW
        changes = () if change is None else change.differences
        name = "server_tool_changes"
        return part_differences(self._theme, name, changes, "You took over", is_new=is_new)


class ToolsPane(QWidget):
    """The list above, the chosen tool below.

    Attributes:
        list: The tools.
    """

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("server_tools")
        self.list: ListPane[ToolRow] = ListPane(theme, ToolsModel(), WORDS)
        self._commands = commands
        self._server: ServerRow | None = None
        self._rows_of: tuple[object, ...] = ()
        self._page = ToolPage(theme, commands)
        sides = TwoSides("server_tools_splitter", self.list, self._page, self, widths=HEIGHTS)
        sides.setOrientation(Qt.Orientation.Vertical)
        sides.setSizes(list(HEIGHTS))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(sides)
        sides.follow(self._show)
        offer_for_rows(commands, self.list.view, OF_TOOLS)

    def show_server(self, row: ServerRow) -> None:
        """List the tools of a server."""
        shown = (row.key, row.tools, row.changes, row.definitions)
        self._server = row
        if shown != self._rows_of:
            is_other = self._rows_of[:1] != shown[:1]
            self._rows_of = shown
            if is_other:
                self.list.clear_filters()
            self.list.set_rows(tool_rows(row))
        self._show(self.list.current())

    def _show(self, tool: ToolRow | None) -> None:
        self.offer(tool)
        if tool is not None:
            self._page.show_tool(tool)

    def offer(self, tool: ToolRow | None) -> None:
        """Say what can be done now."""
        offer, name = self._commands.offer, "" if tool is None else visible_line(tool.key)
        offer(tool is not None and tool.change is not None, "take_server_tool", of=name)
        offer(tool is not None and tool.is_taken, "leave_server_tool", of=name)
        is_offered = tool is not None and tool.is_offered
        offer(is_offered, "switch_server_tool", "describe_server_tool", of=name)
        if tool is not None:
            self._commands["switch_server_tool"].retitle(*_SWITCH[tool.is_enabled])
        server = self._server
        waits = server is not None and bool(server.changes)
        offer(waits, "take_all_server_tools", of=server.key if server is not None else "")
