"""BrokenFilePage: the right side of the Tools screen for a file that is no tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.problem_view import ProblemView
from tooldesk_ui.tools.tool_actions import ToolActions
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk.workspace.workspace_problem import WorkspaceProblem


class BrokenFilePage(QWidget):
    """The file's name, what can be done with it, and what is wrong with it."""

    def __init__(self, theme: Theme, actions: ToolActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("broken_file")
        self._title = PlainLabel(parent=self)
        self._title.setObjectName("broken_file_name")
        self._title.setProperty("level", "title")
        self._problem = ProblemView(theme, self)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for action in (actions.open_file, actions.reveal, actions.copy_path):
            buttons.addWidget(ActionButton(action, parent=self))
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(16)
        column.addWidget(self._title)
        column.addLayout(buttons)
        column.addWidget(self._problem)
        column.addStretch(1)

    def set_problem(self, problem: WorkspaceProblem) -> None:
        """Show what is wrong with the file."""
        self._title.setText(problem.path.name)
        self._problem.set_problem(problem)
