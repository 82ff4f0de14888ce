"""ToolDetail: the right side of the Tools screen, everything about one tool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QWidget,
)

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.approval_block import ApprovalBlock
from tooldesk_ui.tools.detail.grant_line import GrantLine
from tooldesk_ui.tools.detail.parameter_table import ParameterTable
from tooldesk_ui.tools.detail.parameters import parameters_of
from tooldesk_ui.tools.detail.problem_view import ProblemView
from tooldesk_ui.tools.detail.signer_line import SignerLine
from tooldesk_ui.tools.detail.tool_facts import SandboxFacts, policy_rows, source_rows
from tooldesk_ui.tools.list.tool_rows import ToolRow
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import row, row_of, show_text, text_label, words_label
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.detail_page import Block, DetailPage, section
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.translated import set_name, translate_within

if TYPE_CHECKING:
    from tooldesk.execution.permissions.approvals import Standing
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.tools.tool_result import JsonObject
    from tooldesk_ui.tools.detail.tool_grants import ShownGrant

SCHEMA_HEIGHT = 320
LONGEST_DESCRIPTION = 20_000
"""Characters that are laid out; the editor has all of a longer one."""

JSON_SEGMENT = 1


class ToolDetail(DetailPage):
    """Scrolls as a whole; its parts are as high as what they hold.

    Signals:
        edit_wanted(str): this section of the definition is to be edited.
        signing_key_wanted(str): the signing key of this name shall be made.
    """

    edit_wanted = Signal(str)
    signing_key_wanted = Signal(str)

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("tool_detail", "Tool detail", parent)
        self._make_labels()
        self._problem = ProblemView(theme, self)
        self._segments = Segments(("Table", "JSON"), "schema_view", self)
        self._segments.chosen.connect(lambda _: self._show_schema())
        self._table = ParameterTable(theme, self)
        self._json = CodeView(theme, self)
        self._json.setObjectName("schema_json")
        set_name(self._json, "Input schema as JSON")
        scaled(self._json, height=SCHEMA_HEIGHT)
        self._no_parameters = words_label("It takes no arguments.", tone="dim")
        self._policies = ValueRows(self)
        self._grants = GrantLine(commands["revoke_permission"], self)
        self._approval = ApprovalBlock(theme, commands, self)
        self._signer = SignerLine(theme, self)
        self._signer.make_wanted.connect(self.signing_key_wanted)
        self._source = ValueRows(self)
        self._has_parameters = False
        self._unshown: JsonObject | None = None
        self._shown = ""
        self._commands = commands

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
        show_text(
            self._description, tool.description or tr("It has no description."), LONGEST_DESCRIPTION
        )
        self._problem.set_problem(row.problem)
        self._update.setVisible(row.problem is not None and row.problem.is_drift)
        parameters = parameters_of(tool.input_schema)
        self._has_parameters = bool(parameters)
        self._table.set_parameters(parameters)
        self._unshown = tool.input_schema
        self.show_policies(tool, used, sandbox)
        if tool.name != self._shown:
            # what is known of this one stays until it is read anew
            self._shown = tool.name
            self._grants.set_grants(())
            self._approval.show_standing(None)
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

    def show_approval(self, standing: Standing | None) -> None:
        """Show how the tool that is shown is compared with what a person approved of it."""
        self._approval.show_standing(standing)

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

    def _edit_link(self) -> QPushButton:
        button = QPushButton("Edit policies")
        button.setObjectName("edit_policies")
        button.setProperty("kind", "link")
        button.clicked.connect(lambda: self.edit_wanted.emit("Policies"))
        translate_within(button)
        return button

    def _show_schema(self) -> None:
        is_json = self._segments.current() == JSON_SEGMENT
        if is_json and self._unshown is not None:  # most people look at the table
            self._json.set_json(self._unshown)
            self._unshown = None
        self._json.setVisible(is_json)
        self._table.setVisible(not is_json and self._has_parameters)
        self._no_parameters.setVisible(not is_json and not self._has_parameters)

    def _make_labels(self) -> None:
        self._title = words_label(level="title", is_own=True)
        self._name = words_label(tone="dim", face="code", wraps=False)
        self._tags = words_label(level="small", tone="dim", is_own=True)
        self._description = text_label("", is_own=True)
        labels = (self._title, self._name, self._tags, self._description)
        for label, name in zip(labels, ("title", "name", "tags", "description"), strict=True):
            label.setObjectName(f"tool_{name}")

    def laying_out(self) -> Iterator[None]:
        """Put its parts in their places, one with each step, before any tool is shown."""
        for _ in self.filling(self._blocks()):
            for part in self.findChildren(QWidget):
                part.ensurePolished()
            yield

    def _blocks(self) -> Iterator[Block]:
        do = self._commands
        yield self._title, 4
        yield row(self._name, self._tags, 1, spacing=16), 12
        self._update = ActionButton(do["update_tool"])
        try_it = ActionButton(do["try_tool"], "primary")
        self._approval.focus_left.connect(try_it.setFocus)
        buttons = flow_of(
            try_it,
            self._update,
            ActionButton(do["edit_tool"]),
            ActionButton(do["duplicate_tool"]),
            ActionButton(do["switch_tool"]),
            pushed=ActionButton(do["remove_tool"], "danger"),
        )
        yield buttons, 16
        yield self._problem, 0
        yield self._approval.changes, 0
        yield self._description, 12
        self._curl = ActionButton(do["copy_curl"], "link")
        yield row(_link_row(ActionButton(do["copy_openai_spec"], "link"), self._curl), 1), 24
        yield section(
            "Parameters", self._table, self._json, self._no_parameters, beside=self._segments
        )
        yield section(
            "Policies",
            self._policies,
            self._signer,
            self._grants,
            self._approval,
            beside=self._edit_link(),
        )
        of_file = ("open_file", "reveal_file", "copy_path")
        links = (ActionButton(do[id_], "link") for id_ in of_file)
        yield section("Source", self._source, beside=_link_row(*links))


def _link_row(*links: QWidget) -> QWidget:
    for link in links:
        link.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return row_of(*links, spacing=16)
