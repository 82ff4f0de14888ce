"""ToolPage: the variables that one tool needs, each a click away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk.tools.tool_definition import LAUNCH_PREFIX
from tooldesk_ui.secrets.link_rows import LinkRow, LinkRows
from tooldesk_ui.secrets.state_looks import look_of, scope_words
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import row_of, show_name, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.secret_vault.overview import VariableOverview


class ToolPage(DetailPage):
    """A tool, seen from its secrets.

    Signals:
        variable_chosen(str): a variable was clicked.
        tool_wanted(str): the tool itself shall be shown on its own screen.
    """

    variable_chosen = Signal(str)
    tool_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("secret_tool_page", "Tool", parent)
        self._tool_name = ""
        self._title = words_label(level="title")
        self._state = words_label(tone="dim")
        self._open = QPushButton()
        self._open.setObjectName("show_tool")
        self._open.clicked.connect(lambda: self.tool_wanted.emit(self._tool_name))
        self._variables = LinkRows(theme, "uses", self)
        self._variables.chosen.connect(self.variable_chosen)
        self.fill(
            (self._title, 4),
            (self._state, 12),
            (row_of(self._open, 1), 24),
            section("Uses", self._variables),
        )

    def show_tool(
        self, name: str, title: str, detail: str, used: Sequence[VariableOverview]
    ) -> None:
        """Show a tool, or with no name what no tool declares."""
        self._tool_name = name
        show_name(self._title, title)
        self._state.setText(detail)
        words = f"Show on the {'Servers' if name.startswith(LAUNCH_PREFIX) else 'Tools'} screen"
        set_words(self._open, words)
        self._open.setVisible(bool(name))
        rows = [
            LinkRow(
                each.name,
                each.name,
                f"for {scope_words(each)}" * bool(scope_words(each)),
                look_of(each),
            )
            for each in used
        ]
        self._variables.set_rows(rows)
