"""BrokenFilePage: the right side of the Tools screen for a file that is no tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.problem_view import ProblemView
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage
from tooldesk_ui.widgets.pages.flow_layout import flow_of

if TYPE_CHECKING:
    from tooldesk.workspace.workspace_problem import WorkspaceProblem


class BrokenFilePage(DetailPage):
    """The file's name, what can be done with it, and what is wrong with it."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("broken_file", "Broken file", parent)
        self._title = words_label(level="title")
        self._title.setObjectName("broken_file_name")
        self._problem = ProblemView(theme, self)
        do = (commands[id_] for id_ in ("open_file", "reveal_file", "copy_path"))
        buttons = flow_of(*(ActionButton(action) for action in do))
        self.fill((self._title, 16), (buttons, 16), (self._problem, 0))

    def set_problem(self, problem: WorkspaceProblem) -> None:
        """Show what is wrong with the file."""
        self._title.setText(problem.path.name)
        self._problem.set_problem(problem)
