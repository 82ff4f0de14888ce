"""ToolList: the left side of the Tools screen, with its ways to a new tool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.list.tool_list_model import WITH_ADVICE, ToolListModel
from tooldesk_ui.tools.list.tool_rows import ToolCounts, ToolRow, counts_of, rows_of
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.row_list import row_list

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.workspace.workspace_problem import WorkspaceProblem

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
        view = row_list(theme, "tool_list", "Tools", selects_one=False)
        self._tools = ToolListModel()
        self._counted: tuple[list[ToolRow], ToolCounts] = [], counts_of(())
        self._listed: tuple[Sequence[ToolDefinition], Sequence[WorkspaceProblem]] = (), ()
        super().__init__(theme, self._tools, TOOL_WORDS, view, parent)
        self.new_button = ActionButton(new)
        self.new_button.setMenu(new_tools)
        self.offer_when_empty(new)
        self._advising = LatestWork(0, self)
        self._advising.finished.connect(self._on_advised)
        self.facets.opened.connect(self._advise)
        self.facets.changed.connect(self._advise_if_shown)

    def set_tools(
        self, definitions: Sequence[ToolDefinition], problems: Sequence[WorkspaceProblem]
    ) -> None:
        """List these; where all ten thousand are as they were, there is nothing to list."""
        if self.has_rows and (definitions, problems) == self._listed:
            self.refreshed.emit(self.current())
        else:
            self._listed = definitions, problems
            self.set_rows(rows_of(definitions, problems))

    def set_rows(self, rows: list[ToolRow]) -> None:
        """List these."""
        super().set_rows(rows)
        self._advise_if_shown()

    async def shut_down(self) -> None:
        """Look for advice no more."""
        await self._advising.shut_down()

    def chosen_counts(self) -> ToolCounts:
        """How many there are of what among the rows that are selected."""
        rows = self.chosen()
        if self._counted[0] != rows:
            self._counted = rows, counts_of(rows)
        return self._counted[1]

    def show_current(self, *, is_shown: bool) -> None:
        """Mark the current row, or no row while something that is not listed is shown."""
        chosen = self.view.selectionModel()
        if is_shown:
            chosen.select(self.view.currentIndex(), chosen.SelectionFlag.Select)
        else:
            chosen.clearSelection()

    def show_problems(self) -> None:
        """List only what has a problem, if anything has one."""
        if any(row.problem is not None for row in self.model.all_rows()):
            self.search.setText("problem")
        self.view.setFocus()

    def set_last_used(self, moments: Mapping[str, datetime]) -> None:
        """Say when each tool last ran, by name."""
        self._tools.set_last_used(moments)

    def open_menu(self) -> None:
        """Show the ways to a new tool; the button's own way would run a second event loop."""
        menu = self.new_button.menu()
        menu.popup(self.new_button.mapToGlobal(self.new_button.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _advise_if_shown(self, *_: object) -> None:
        if WITH_ADVICE in self.facets.chosen:
            self._advise()

    def _advise(self) -> None:
        """Find out, on a thread, which tools a model would misread; only when somebody asks."""
        rows = self.model.all_rows()
        tools = [row.definition for row in rows if row.definition is not None]
        offered = tuple(tool for tool in tools if tool.enabled)

        def look() -> frozenset[str]:
            # the rules come with the first look, on its thread
            from tooldesk.linting.lint import lint_tools

            return frozenset(name for name, found in lint_tools(offered).items() if found)

        self._advising.start(look)

    def _on_advised(self, names: frozenset[str]) -> None:
        self._arrange(lambda: self._tools.set_advised(names))
        self.facets.refresh()
