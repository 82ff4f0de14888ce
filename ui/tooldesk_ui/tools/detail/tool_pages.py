"""ToolPages: the right side of the Tools screen: a tool, a broken file, the editor, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tooldesk.errors import StorageError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.tool_approval import ToolApproval
from tooldesk_ui.tools.detail.tool_grants import ToolGrants
from tooldesk_ui.tools.list.tool_rows import ToolCounts, ToolRow

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.approvals import Standing
    from tooldesk.execution.usage_limits import UsageStanding
    from tooldesk_ui.tools.detail.broken_file_page import BrokenFilePage
    from tooldesk_ui.tools.detail.several_page import SeveralPage
    from tooldesk_ui.tools.detail.tool_detail import ToolDetail
    from tooldesk_ui.tools.detail.tool_facts import SandboxFacts
    from tooldesk_ui.tools.detail.tool_grants import ShownGrant


class ToolPages(QStackedWidget):
    """Makes a page when it is first needed, and finds out what a page says besides the definition.

    Signals:
        edit_wanted(str): this section of the shown tool's definition is to be edited.
        signing_key_wanted(str): the signing key of this name shall be made.
        approval_changed(): the shown tool was approved, or an approval revoked.
        last_used_read(object): when each tool that has run last did, by name.

    Attributes:
        approval: Approves the shown tool, or not any more.
    """

    edit_wanted = Signal(str)
    signing_key_wanted = Signal(str)
    approval_changed = Signal()
    last_used_read = Signal(object)

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        history: History,
        owner: TaskOwner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tool_pages")
        self._theme = theme
        self._commands = commands
        self._owner = owner
        self._app: App | None = None
        self._row: ToolRow | None = None
        self._file: Path | None = None
        self._is_making = False
        self._several: Sequence[ToolRow] = ()
        self._used: dict[str, int] = {}
        self._sandboxes: dict[str, SandboxFacts] = {}
        self._grants = ToolGrants(history, owner, self._on_grants_read)
        changed = self.approval_changed.emit
        self.approval = ToolApproval(history, owner, self._on_approval_read, changed)
        self._schema_segment = 0
        self._detail: ToolDetail | None = None
        self._broken_page: BrokenFilePage | None = None
        self._several_page: SeveralPage | None = None
        self._nothing = QWidget(self)
        self.addWidget(self._nothing)

    def set_app(self, app: App | None) -> None:
        """Ask this core from now on."""
        if app is not self._app:
            self._app = app
            self._used = {}

    def show_row(self, row: ToolRow | None, file: Path | None) -> None:
        """Show a tool, or what is wrong with a file; `file` is its code."""
        self._row, self._file = row, file
        if row is None or file is None:
            self.setCurrentWidget(self._nothing)
        elif row.definition is None and row.problem is not None:
            page = self._broken_page or self._make_broken_page()
            page.set_problem(row.problem)
            self.setCurrentWidget(page)
        elif self._detail is not None:
            self._show_tool(self._detail, row, file)
        else:
            self.setCurrentWidget(self._nothing)
            if not self._is_making:
                self._is_making = True
                self._owner.start(self._make_detail(), "make the page of a tool")

    def _show_tool(self, detail: ToolDetail, row: ToolRow, file: Path) -> None:
        sandbox = self._sandboxes.get(row.name)
        differences = self._app.workspace.differences(row.name) if self._app else ()
        detail.show_tool(row, file, self._used.get(row.name), sandbox, differences)
        self.setCurrentWidget(detail)
        self._owner.start(self._look_at_sandbox(row), "look at the sandbox")
        self.read_grants()

    def show_several(self, rows: Sequence[ToolRow], counts: ToolCounts) -> None:
        """Show that several are selected, and what can be done with them."""
        self._row, self._several = None, rows
        page = self._several_page or self._make_several_page()
        page.show_rows(rows, counts)
        self.setCurrentWidget(page)

    def show_editor(self, editor: QWidget) -> None:
        """Show the editor."""
        self._row = None
        self.setCurrentWidget(editor)

    def read_counts(self) -> None:
        """Find out how often each tool has run."""
        if self._app is not None:
            self._owner.start(self._read_counts(self._app), "read usage counts")

    def read_grants(self) -> None:
        """Find out whether the shown tool is always allowed, and if its signing key is there."""
        if self._app is not None and self._row is not None and self._row.definition is not None:
            self._grants.show(self._app, self._row.definition)
            self.approval.show(self._app, self._row.definition)
            self._owner.start(self._look_for_key(self._app, self._row), "look for the signing key")

    def approve_changes(self) -> None:
        """Show what changed of the selected tools, and approve what the person wants."""
        if self._app is not None and self._several:
            tools = [row.definition for row in self._several if row.definition is not None]
            work = self.approval.approve_changes(self._app, tools, self._choose_changes)
            self._owner.start(work, "approve changes")

    async def _choose_changes(self, changed: Mapping[str, Standing]) -> Mapping[str, Standing]:
        from tooldesk_ui.tools.detail.changes_dialog import ChangesDialog
        from tooldesk_ui.widgets.dialogs.dialog import answer_of

        if not changed:
            return {}
        dialog = ChangesDialog(self._theme, changed, self.window())
        is_accepted = await answer_of(dialog)
        return dialog.chosen if is_accepted else {}

    def revoke_grants(self) -> None:
        """Let the shown tool ask again."""
        self._grants.revoke()

    def schema_segment(self) -> int:
        """Whether schemas are shown as a table, 0, or as JSON, 1."""
        return self._detail.schema_segment() if self._detail is not None else self._schema_segment

    def set_schema_segment(self, segment: int) -> None:
        """Show schemas as a table, 0, or as JSON, 1."""
        self._schema_segment = segment
        if self._detail is not None:
            self._detail.set_schema_segment(segment)

    async def _make_detail(self) -> None:
        """The page is made in turns of the loop, and shown in another if a tool is wanted then."""
        from tooldesk_ui.tools.detail.tool_detail import ToolDetail

        detail = ToolDetail(self._theme, self._commands, self)
        await asyncio.sleep(0)
        self.addWidget(detail)
        for _ in detail.laying_out():
            await asyncio.sleep(0)
        detail.edit_wanted.connect(self.edit_wanted)
        detail.signing_key_wanted.connect(self.signing_key_wanted)
        self._detail = detail
        detail.set_schema_segment(self._schema_segment)
        if self._row is not None and self._row.definition is not None:
            self.show_row(self._row, self._file)

    def _make_broken_page(self) -> BrokenFilePage:
        """Most workspaces never need it."""
        from tooldesk_ui.tools.detail.broken_file_page import BrokenFilePage

        self._broken_page = BrokenFilePage(self._theme, self._commands, self)
        self.addWidget(self._broken_page)
        return self._broken_page

    def _make_several_page(self) -> SeveralPage:
        from tooldesk_ui.tools.detail.several_page import SeveralPage

        self._several_page = SeveralPage(self._commands, self)
        self.addWidget(self._several_page)
        return self._several_page

    def _on_grants_read(self, tool_name: str, grants: Sequence[ShownGrant]) -> None:
        if self._detail is not None and self._row is not None and self._row.name == tool_name:
            self._detail.show_grants(grants)
            is_shown = self.currentWidget() is self._detail
            self._commands["revoke_permission"].offer(is_shown and bool(grants), tool_name)

    def _on_approval_read(self, tool_name: str, standing: Standing | None) -> None:
        if self._detail is not None and self._row is not None and self._row.name == tool_name:
            is_shown = self.currentWidget() is self._detail
            is_current = standing is not None and standing.is_in_force
            offered = {
                "approve_tool": is_shown and not is_current,
                "revoke_approval": is_shown and standing is not None,
            }
            # what takes the focus over can be pressed before the other can't
            self._commands.offer(True, *filter(offered.get, offered), of=tool_name)
            self._detail.show_approval(standing)
            rest = [each for each, applies in offered.items() if not applies]
            self._commands.offer(False, *rest, of=tool_name)

    async def _read_counts(self, app: App) -> None:
        try:
            # the first use imports the database layer, which would stop the window for a while
            limits = await asyncio.to_thread(getattr, app, "limits")
            standings = await limits.standings(app.registry.definitions())
            self._used, moments = await asyncio.to_thread(_figures_of, standings)
        except StorageError:
            # the window has said so once; the tools are all there without their counts
            return
        self.last_used_read.emit(moments)
        self._show_policies()

    async def _look_for_key(self, app: App, row: ToolRow) -> None:
        need = row.definition.signer if row.definition is not None else None
        if need is None:
            return
        # the first use imports the database layer, which would stop the window for a while
        keys = await asyncio.to_thread(getattr, app, "signing_keys")
        is_there = await keys.find(need.key) is not None
        if self._detail is not None and self._row is not None and self._row.name == row.name:
            self._detail.show_missing_key("" if is_there else need.key)

    async def _look_at_sandbox(self, row: ToolRow) -> None:
        """Find out what keeps a sandboxed tool away from the machine, or why nothing can."""
        tool = row.definition
        if self._app is None or tool is None or tool.execution_mode.value == "native":
            return
        from tooldesk_ui.tools.detail.tool_facts import SandboxFacts

        support = await self._app.sandboxes.support()
        self._sandboxes[row.name] = SandboxFacts(support, self._app.sandboxes.folder_of(tool))
        self._show_policies()

    def _show_policies(self) -> None:
        row = self._row
        if self._detail is not None and row is not None and row.definition is not None:
            used, sandbox = self._used.get(row.name, 0), self._sandboxes.get(row.name)
            self._detail.show_policies(row.definition, used, sandbox)


def _figures_of(
    standings: Mapping[str, UsageStanding],
) -> tuple[dict[str, int], dict[str, datetime]]:
    """How often each tool ran, and when last, by name; of ten thousand not on the loop."""
    counts = {name: standing.count for name, standing in standings.items()}
    moments = {name: each.last_used_at for name, each in standings.items()}
    return counts, {name: at for name, at in moments.items() if at is not None}
