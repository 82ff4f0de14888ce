"""ToolDetail: the right side of the Tools screen, everything about one tool."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.grant_line import GrantLine
from tooldesk_ui.tools.parameter_table import ParameterTable
from tooldesk_ui.tools.parameters import parameters_of
from tooldesk_ui.tools.problem_view import ProblemView
from tooldesk_ui.tools.signer_line import SignerLine
from tooldesk_ui.tools.tool_actions import ToolActions
from tooldesk_ui.tools.tool_facts import SandboxFacts, policy_rows, source_rows
from tooldesk_ui.tools.tool_rows import ToolRow
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.code_view import CodeView
from tooldesk_ui.widgets.detail_page import page_around, section_heading
from tooldesk_ui.widgets.flow_layout import flow_of
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.segments import Segments
from tooldesk_ui.widgets.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk_ui.tools.tool_grants import ShownGrant

CONTENT_WIDTH = 860
SCHEMA_HEIGHT = 320
JSON_SEGMENT = 1


class ToolDetail(QScrollArea):
    """Scrolls as a whole; its parts are as high as what they hold.

    Signals:
        edit_wanted(str): this section of the definition is to be edited.
        signing_key_wanted(str): the signing key of this name shall be made.
    """

    edit_wanted = Signal(str)
    signing_key_wanted = Signal(str)

    def __init__(self, theme: Theme, actions: ToolActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_detail")
        self.setAccessibleName("Tool detail")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._make_labels()
        self._buttons = _button_row(actions)
        self._problem = ProblemView(theme, self)
        self._segments = Segments(("Table", "JSON"), "schema_view", self)
        self._segments.chosen.connect(lambda _: self._show_schema())
        self._table = ParameterTable(theme, self)
        self._json = CodeView(theme, self)
        self._json.setObjectName("schema_json")
        self._json.setAccessibleName("Input schema as JSON")
        self._json.setFixedHeight(SCHEMA_HEIGHT)
        self._no_parameters = _label("", "tone", "dim")
        self._no_parameters.setText("It takes no arguments.")
        self._policies = ValueRows(self)
        self._grants = GrantLine(actions.revoke, self)
        self._signer = SignerLine(theme, self)
        self._signer.make_wanted.connect(self.signing_key_wanted)
        self._source = ValueRows(self)
        self._has_parameters = False
        self._lay_out(actions)

    def show_tool(
        self,
        row: ToolRow,
        file: Path,
        used: int | None,
        sandbox: SandboxFacts | None,
        differences: tuple[str, ...] = (),
    ) -> None:
        """Show the tool of `row`, which has a definition; `file` is its code.

        `differences` say where the definition is not as its code declares.
        """
        tool = row.definition
        assert tool is not None
        self._title.setText(tool.display_title)
        self._name.setText(tool.name)
        self._name.setVisible(tool.name != tool.display_title)
        self._tags.setText("   ".join(f"#{tag}" for tag in tool.tags))
        self._tags.setVisible(bool(tool.tags))
        self._description.setText(tool.description or "It has no description.")
        self._problem.set_problem(row.problem)
        parameters = parameters_of(tool.input_schema)
        self._has_parameters = bool(parameters)
        self._table.set_parameters(parameters)
        self._json.set_json(tool.input_schema)
        self.show_policies(tool, used, sandbox)
        self._grants.set_grants(())
        self._signer.set_missing("")
        self._source.set_rows(source_rows(tool, file, differences))
        self._show_schema()
        self._curl.setVisible(tool.source.kind == "http")

    def show_policies(
        self, tool: ToolDefinition, used: int | None, sandbox: SandboxFacts | None
    ) -> None:
        """Show how the tool that is shown is treated, as far as it is known."""
        self._policies.set_rows(policy_rows(tool, used, sandbox))

    def show_grants(self, grants: Sequence[ShownGrant]) -> None:
        """Show since when the tool that is shown is always allowed."""
        self._grants.set_grants(grants)

    def show_missing_key(self, key_name: str) -> None:
        """Say that the key that signs for the shown tool is not there; "" is that all is well."""
        self._signer.set_missing(key_name)

    def schema_segment(self) -> int:
        """Whether the schema is shown as a table, 0, or as JSON, 1."""
        return self._segments.current()

    def set_schema_segment(self, place: int) -> None:
        """Show the schema as a table, 0, or as JSON, 1."""
        self._segments.set_current(JSON_SEGMENT if place == JSON_SEGMENT else 0)
        self._show_schema()

    def _edit_link(self, section: str) -> QPushButton:
        button = QPushButton(f"Edit {section.lower()}")
        button.setObjectName(f"edit_{section.lower()}")
        button.setAccessibleName(button.text())
        button.setProperty("kind", "link")
        button.clicked.connect(lambda: self.edit_wanted.emit(section))
        return button

    def _show_schema(self) -> None:
        is_json = self._segments.current() == JSON_SEGMENT
        self._json.setVisible(is_json)
        self._table.setVisible(not is_json and self._has_parameters)
        self._no_parameters.setVisible(not is_json and not self._has_parameters)

    def _make_labels(self) -> None:
        self._title = _label("tool_title", "level", "title")
        self._name = _label("tool_name", "tone", "dim")
        self._name.setProperty("face", "code")
        self._tags = _label("tool_tags", "level", "small")
        self._tags.setProperty("tone", "dim")
        self._description = _label("tool_description")

    def _lay_out(self, actions: ToolActions) -> None:
        links = _link_row(
            *(
                ActionButton(action, "link")
                for action in (actions.open_file, actions.reveal, actions.copy_path)
            )
        )
        self._curl = ActionButton(actions.copy_curl, "link")
        copies = _link_row(ActionButton(actions.copy_spec, "link"), self._curl)
        names = QHBoxLayout()
        names.setSpacing(16)
        names.addWidget(self._name)
        names.addWidget(self._tags)
        names.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(0)
        for item, gap in (
            (self._title, 4),
            (names, 12),
            (self._buttons, 16),
            (self._problem, 0),
            (self._description, 12),
            (_left(copies), 24),
            (section_heading("Parameters", self._segments), 8),
            (self._table, 0),
            (self._json, 0),
            (self._no_parameters, 24),
            (section_heading("Policies", self._edit_link("Policies")), 8),
            (self._policies, 0),
            (self._signer, 0),
            (self._grants, 24),
            (section_heading("Source", links), 8),
            (self._source, 24),
        ):
            column.addWidget(item) if isinstance(item, QWidget) else column.addLayout(item)
            column.addSpacing(gap)
        column.addStretch(1)
        column.setContentsMargins(24, 20, 24, 24)
        content = QWidget()
        content.setMaximumWidth(CONTENT_WIDTH)
        content.setLayout(column)
        self.setWidget(page_around(content))


def _label(name: str, prop: str = "", value: str = "") -> QLabel:
    label = PlainLabel()
    label.setObjectName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setWordWrap(name != "tool_name")
    if prop:
        label.setProperty(prop, value)
    return label


def _button_row(actions: ToolActions) -> QWidget:
    return flow_of(
        ActionButton(actions.try_it, "primary"),
        ActionButton(actions.edit),
        ActionButton(actions.duplicate),
        pushed=ActionButton(actions.remove, "danger"),
    )


def _left(part: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(part)
    row.addStretch(1)
    return row


def _link_row(*links: QWidget) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(16)
    for link in links:
        link.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
    return box
