"""ToolPreview: the tool that something would become."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.parameter_table import ParameterTable
from tooldesk_ui.tools.detail.parameters import parameters_of
from tooldesk_ui.tools.importing.preview_words import Preview
from tooldesk_ui.widgets.pages.blocks import show_text, text_label, words_label
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.plain_text import PlainLabel


class ToolPreview(QScrollArea):
    """Name, description, what becomes of a tool that is there, problems, notes, parameters."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("import_preview")
        self.setAccessibleName("The chosen one as a tool")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._name = words_label(level="heading", face="code")
        self._name.setObjectName("import_tool_name")
        self._name.setMinimumWidth(40)
        self._description = text_label("", is_own=True)
        self._description.setObjectName("import_description")
        self._standing = Notice(theme, self)
        self._standing.setObjectName("import_standing")
        self._problems = Notice(theme, self)
        self._problems.setObjectName("import_problems")
        self._notes = words_label(tone="dim")
        self._notes.setObjectName("import_notes")
        self._facts = ValueRows(self)
        self._facts.setObjectName("import_facts")
        self._changed = QWidget(self)
        self._lines = QVBoxLayout(self._changed)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._no_parameters = PlainLabel("It takes no arguments.", self)
        self._no_parameters.setProperty("tone", "dim")
        self._heading = PlainLabel("Parameters", self)
        self._heading.setProperty("level", "label")
        self._table = ParameterTable(theme, self)
        self._lay_out()
        self.show_preview(None)

    def show_preview(self, shown: Preview | None) -> None:
        """Show this one, or nothing."""
        self._content.setVisible(shown is not None)
        if shown is None:
            return
        self._name.setText(shown.name)
        show_text(self._description, shown.description)
        self._description.setVisible(bool(shown.description))
        self._standing.setVisible(shown.standing is not None)
        if shown.standing is not None:
            self._standing.set_words(*shown.standing)
        self._problems.setVisible(bool(shown.problems))
        self._problems.set_words("warn", "Look at this", "\n".join(shown.problems))
        self._notes.setText("\n".join(shown.notes))
        self._notes.setVisible(bool(shown.notes))
        self._facts.set_rows(list(shown.facts))
        self._facts.setVisible(bool(shown.facts))
        self._show_changed(shown)
        parameters = parameters_of(shown.schema)
        is_tool = shown.standing is None or shown.standing[0] != "error"
        self._heading.setVisible(is_tool or bool(parameters))
        self._no_parameters.setVisible(is_tool and not parameters)
        self._table.setVisible(bool(parameters))
        self._table.set_parameters(parameters)
        self.verticalScrollBar().setValue(0)

    def _show_changed(self, shown: Preview) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        changed = shown.changed
        self._changed.setVisible(changed is not None)
        if changed is None:
            return
        heading = words_label(changed.title, level="label")
        lines = DifferenceLabel(self._theme, changed.lines, "There now", "After the import")
        lines.setObjectName("import_difference")
        self._lines.addWidget(heading)
        self._lines.addWidget(lines)
        if changed.note:
            self._lines.addWidget(words_label(changed.note, tone="dim"))

    def _lay_out(self) -> None:
        content = self._content = QWidget(self)
        content.setProperty("surface", "panel")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(content)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(8)
        for part in (
            self._name,
            self._description,
            self._standing,
            self._problems,
            self._facts,
            self._notes,
            self._changed,
        ):
            column.addWidget(part)
        column.addSpacing(4)
        for below in (self._heading, self._no_parameters, self._table):
            column.addWidget(below)
        column.addStretch(1)
        self.setWidget(content)
