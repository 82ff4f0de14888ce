"""FunctionPage: one function of a file as the tool that it would become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.parameter_table import ParameterTable
from tooldesk_ui.tools.detail.parameters import parameters_of
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk.workspace.import_plan import PlannedTool

NO_DESCRIPTION = "It has no docstring, so that a model is not told what it does."


class FunctionPage(QScrollArea):
    """Name, description, parameters, what becomes of a tool that is there, and problems."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_function_page")
        self.setAccessibleName("The chosen function")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._name = PlainLabel(parent=self)
        self._name.setObjectName("import_tool_name")
        self._name.setProperty("face", "code")
        self._name.setProperty("level", "heading")
        self._description = PlainLabel(parent=self)
        self._description.setObjectName("import_description")
        self._description.setWordWrap(True)
        for label in (self._name, self._description):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._standing = Notice(theme, self)
        self._standing.setObjectName("import_standing")
        self._problems = Notice(theme, self)
        self._problems.setObjectName("import_problems")
        self._no_parameters = PlainLabel("It takes no arguments.", self)
        self._no_parameters.setProperty("tone", "dim")
        self._heading = PlainLabel("Parameters", self)
        self._heading.setProperty("level", "label")
        self._table = ParameterTable(theme, self)
        self._lay_out()

    def show_function(self, planned: PlannedTool | None) -> None:
        """Show this one, or nothing."""
        self._content.setVisible(planned is not None)
        if planned is None:
            return
        function, tool = planned.function, planned.definition
        self._name.setText(function.tool_name)
        description = tool.description if tool is not None else function.description
        self._description.setText(description)
        self._description.setVisible(bool(description))
        self._show_standing(planned)
        problems = [*([] if description else [NO_DESCRIPTION]), *function.problems]
        self._problems.setVisible(bool(problems))
        self._problems.set_words("warn", "Look at this", "\n".join(problems))
        schema = tool.input_schema if tool is not None else function.input_schema
        parameters = parameters_of(schema)
        self._no_parameters.setVisible(not parameters)
        self._table.setVisible(bool(parameters))
        self._table.set_parameters(parameters)
        self.verticalScrollBar().setValue(0)

    def _show_standing(self, planned: PlannedTool) -> None:
        words = _standing_words(planned)
        self._standing.setVisible(words is not None)
        if words is not None:
            self._standing.set_words(*words)

    def _lay_out(self) -> None:
        content = self._content = QWidget(self)
        content.setProperty("surface", "panel")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(8)
        for part in (self._name, self._description, self._standing, self._problems):
            column.addWidget(part)
        column.addSpacing(4)
        for below in (self._heading, self._no_parameters, self._table):
            column.addWidget(below)
        column.addStretch(1)
        self.setWidget(content)


def _standing_words(planned: PlannedTool) -> tuple[str, str, str, str] | None:
    """Kind, title, message and next step of the notice; None where there is nothing to say."""
    name = planned.function.tool_name
    match planned.standing.value:
        case "refused":
            return "error", "It can't be added", planned.refusal, ""
        case "unchanged":
            return "info", "It is a tool already", f"{name} is what the code says.", ""
        case "updates":
            return (
                "info",
                "It is a tool already",
                f"The code says otherwise now: {', '.join(planned.changes)}.",
                "Check it to bring the tool up to date; what you set besides stays.",
            )
        case "replaces":
            return (
                "warn",
                f"There is another tool called {name}",
                "Both can't have that name.",
                "Check it to put this one in its place; Undo brings the other back.",
            )
    return None
