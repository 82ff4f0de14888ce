"""ToolsScreen: the list of tools, and everything about the one that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from tooldesk.counted import counted
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools import command_table as table
from tooldesk_ui.tools.adding import Adding, curl_on_clipboard
from tooldesk_ui.tools.detail.tool_pages import ToolPages
from tooldesk_ui.tools.editor.editing import Editing
from tooldesk_ui.tools.list.tool_list import ToolList
from tooldesk_ui.tools.list.tool_rows import ToolRow, counts_of
from tooldesk_ui.tools.tool_commands import ToolCommands
from tooldesk_ui.tools.tool_edits import ToolEdits
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition


class ToolsScreen(ListScreen):
    """Shows the tools of a workspace; adds, removes and exports them.

    Signals:
        tried(str): the person wants to call the tool of this name.
        tools_changed(): a tool was added or removed here.
        dirty_changed(bool): there are unsaved edits, or none any more.
        front_wanted(): this screen has something to show.
        signing_key_wanted(str): the signing key of this name shall be made.

    Attributes:
        adding: Adds what somebody brings along.
    """

    tried = Signal(str)
    tools_changed = Signal()
    dirty_changed = Signal(bool)
    front_wanted = Signal()
    signing_key_wanted = Signal(str)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__("tools_screen", parent)
        self._theme = theme
        self._app: App | None = None
        self._is_stale = False
        self._has_several = False
        self._approval_of = ""
        self._shown: ToolRow | None = None
        self._edits = ToolEdits(history, self.tools_changed.emit)
        self.commands = commands
        self._copies = ToolCommands(commands, self._chosen, self._edits, self.owner, self)
        self._editing = Editing(theme, commands, self._edits, self.owner, self)
        self.adding = Adding(theme, self._edits, self.owner, self)
        self._draft_state: dict[str, Any] = {}
        self._new_menu = QMenu(self)
        self._new_menu.setObjectName("new_tool_menu")
        self.list = ToolList(theme, commands["new_tool"], self._new_menu, self)
        self._pages = ToolPages(theme, commands, history, self.owner, self)
        self._lay_out()
        self._connect()
        self._show(None)

    def set_app(self, app: App | None) -> None:
        """Show the tools of `app`; None while a workspace is being opened."""
        if app is not None and app is self._app:
            self.refresh()
            return
        self._app = app
        self._pages.set_app(app)
        self._editing.set_app(app)
        self.adding.set_app(app)
        self._edits.set_workspace(app.workspace if app else None)
        self.commands.offer(app is not None, *table.NEW)
        if app is None:
            self.list.set_loading()
            self._bar.summary.clear()
        else:
            self.refresh()
            if self._editing.restore_state(self._draft_state):
                self._draft_state = {}

    def refresh(self) -> None:
        """Show what the registry and the workspace say now."""
        if (app := self._app) is None:
            return
        self.list.set_tools(app.registry.definitions(), app.workspace.problems)
        self._bar.summary.setText(counts_of(self.list.model.all_rows()).summary)
        self._editing.look_outside()
        self._pages.read_counts()

    def show_problems(self) -> None:
        """List only what has a problem; all, if nothing has one."""
        self.list.show_problems()

    def show_tool(self, key: str) -> None:
        """Show one tool, whatever the filter says."""
        self._editing.leave(lambda: self.list.show_row(key))

    def edit_tool(self, name: str, place: str = "") -> None:
        """Open the editor on one tool, at a section of its form or a JSON pointer into it."""
        if self._editing.draft_name == name:
            self._editing.begin_edit(name, place)
        else:
            self._editing.leave(lambda: self._show_and_edit(name, place))

    def _show_and_edit(self, name: str, place: str) -> None:
        self.list.show_row(name)
        self._editing.begin_edit(name, place)

    @property
    def has_unsaved_edits(self) -> bool:
        """Whether closing the window would lose something."""
        return self._editing.has_unsaved

    def leave_edits(self, then: Callable[[], object]) -> None:
        """Go on with `then` once it is settled what becomes of unsaved edits."""
        if self._editing.has_unsaved:
            self.front_wanted.emit()
        self._editing.leave(then)

    def import_curl(self, command: str) -> None:
        """Show which tool a curl command would become."""
        self.front_wanted.emit()
        self._editing.import_curl(command)

    def save_state(self) -> dict[str, Any]:
        """Filter, chosen tool, splitter and schema view."""
        return {
            **super().save_state(),
            "schema": self._pages.schema_segment(),
            "editor_view": self._editing.view(),
            "draft": self._editing.save_state() or self._draft_state,
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        super().restore_state(state)
        draft = state.get("draft")
        self._draft_state = draft if isinstance(draft, dict) else {}
        self._editing.restore_view(state.get("editor_view"))
        self._pages.set_schema_segment(1 if state.get("schema") == 1 else 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the detail that was not needed while the screen was hidden."""
        super().showEvent(event)
        if self._is_stale:
            # the list is painted first
            QTimer.singleShot(0, self, lambda: self._show(self.list.current()))
        else:
            # a call may have been allowed for good in the console meanwhile
            self._pages.read_grants()
        self._pages.read_counts()

    async def shut_down(self) -> None:
        """End what is under way."""
        await super().shut_down()
        await self.list.shut_down()
        await self._editing.shut_down()

    def _lay_out(self) -> None:
        self._bar = TopBar("tools_summary", [self.list.new_button])
        self.compose(TwoSides("tools_splitter", self.list, self._pages, self), self._bar)
        self.sides.show_right(False)

    def _connect(self) -> None:
        self.list.selected.connect(self._on_selected)
        self.list.chosen_changed.connect(self._on_chosen_changed)
        self.list.refreshed.connect(self._show)
        self._pages.last_used_read.connect(self.list.set_last_used)
        self.list.filled.connect(self._show_sides)
        work: dict[str, Callable[[], object]] = {
            "new_tool": self.list.open_menu,
            **{f"new_{kind}_tool": self._begin_new(kind) for kind in table.NEW_KINDS},
            "new_builtin_tool": self.adding.add_builtins,
            "import_curl": lambda: self.import_curl(curl_on_clipboard()),
            "import_tools": lambda: self.adding.import_tools(),
            "try_tool": self._on_try,
            "edit_tool": lambda: self._edit(""),
            "duplicate_tool": self._on_duplicate,
            "switch_tool": lambda: self._editing.leave(self._switch),
            "revoke_permission": self._pages.revoke_grants,
            "approve_tool": self._pages.approval.approve,
            "revoke_approval": self._pages.approval.revoke,
            "approve_changes": self._pages.approve_changes,
        }
        self.commands.join(self, work)
        self.commands.join(self.list, {"remove_tool": self._on_remove})
        join_list(self.commands, self.list, table.OF_ROW, opens="try_tool")
        ways = self.commands.pick(*table.NEW[1:])
        self._new_menu.addActions([*ways[:-2], self.commands["add_python_file"]])
        self._new_menu.addSeparator()
        self._new_menu.addActions(ways[-2:])
        self._pages.edit_wanted.connect(self._edit)
        self._pages.approval_changed.connect(self.tools_changed)
        self._pages.signing_key_wanted.connect(self.signing_key_wanted)
        self._copies.said.connect(self.said)
        self._copies.failed.connect(self.failed)
        editing = self._editing
        editing.made.connect(self._pages.addWidget)
        editing.opened.connect(self._show_editor)
        editing.closed.connect(self._on_editor_closed)
        editing.saved.connect(self._on_saved)
        editing.tried.connect(self.tried)
        editing.said.connect(self.said)
        editing.failed.connect(self.failed)
        editing.dirty_changed.connect(self.dirty_changed)
        self.adding.added.connect(self._on_added)
        self.adding.curl_brought.connect(self.import_curl)
        # the filter has the focus when the screen is opened
        self.list.search.takes = self.adding.takes
        self.adding.front_wanted.connect(self.front_wanted)

    def _show(self, row: ToolRow | None) -> None:
        chosen = self.list.chosen() if self._app is not None else []
        self._has_several = len(chosen) > 1
        row = self._shown = self._row() if self._app is not None and row is not None else None
        self._offer_for(row)
        if self._editing.is_open:
            return
        # what nobody sees is not made, so that the list and the console are ready sooner
        self._is_stale = not self.isVisible()
        if self._is_stale:
            return
        if self._has_several:
            self._pages.show_several(chosen, self.list.chosen_counts())
        else:
            self._pages.show_row(row, self._file_of(row) if row is not None else None)

    def _row(self) -> ToolRow | None:
        """The only row that is chosen, else the current one."""
        chosen = self.list.chosen()
        return chosen[0] if len(chosen) == 1 else self.list.current()

    def _tools(self) -> list[ToolDefinition]:
        """The tools that are chosen."""
        chosen = self.list.chosen() if self._has_several else [self._row()]
        return [row.definition for row in chosen if row is not None and row.definition is not None]

    def _offer_for(self, row: ToolRow | None) -> None:
        """Offer what can be done with the tool that is to be seen, shown or edited."""
        draft = self._editing.draft
        if row is not None and draft is not None and draft.name != row.key:
            row = None
        definition = row.definition if row is not None else None
        name, offer = row.name if row is not None else "", self.commands.offer
        offer(definition is not None, *table.OF_DEFINITION, of=name)
        offer(definition is not None and definition.enabled, *table.OF_SPECS, of=name)
        offer(row is not None, *table.OF_FILE, of=name)
        self._copies.offer_for(definition)
        if name != self._approval_of or self._has_several or self._editing.is_open:
            # of the tool that is shown they stay until it is read how it stands
            offer(False, *table.OF_APPROVAL)
        self._approval_of = name
        is_of_several = self._has_several and not self._editing.is_open
        self.commands["remove_tool"].retitle(*table.REMOVE[is_of_several])
        self.commands["switch_tool"].retitle(*table.SWITCH[is_of_several][self._is_any_enabled()])
        if is_of_several:
            self._offer_for_several()

    def _offer_for_several(self) -> None:
        counts, offer = self.list.chosen_counts(), self.commands.offer
        offer(
            False,
            *table.OF_DEFINITION,
            *table.OF_SPECS,
            *table.OF_FILE,
            *table.OF_KIND,
        )
        tools, waiting = counts.tools, counts.waiting
        offer(waiting > 0, "approve_changes", of=_tools_words(waiting))
        offer(counts.enabled > 0, *table.OF_SPECS, of=_tools_words(counts.enabled))
        offer(tools > 0, "switch_tool", "remove_tool", of=_tools_words(tools))
        offer(True, "copy_path", of=counts.words)

    def _chosen(self) -> list[tuple[ToolRow, Path]]:
        """The chosen rows, each with its file."""
        if self._app is None:
            return []
        rows = self.list.chosen() if self._has_several else [self._row()]
        return [(row, self._file_of(row)) for row in rows if row is not None]

    def _file_of(self, row: ToolRow) -> Path:
        """The file of a row: a tool's code, or what could not be read."""
        assert self._app is not None
        if row.definition is None:
            assert row.problem is not None
            return row.problem.path
        return self._app.workspace.source_file(row.definition)

    def _show_sides(self) -> None:
        """Without a tool and without an editor there is nothing to show beside the list."""
        self.sides.show_right(self._editing.is_open or self.list.has_rows)

    def _begin_new(self, kind: str) -> Callable[[], None]:
        return lambda: self._begin(lambda: self._editing.begin_new(kind))

    def _begin(self, work: Callable[[], None]) -> None:
        self.front_wanted.emit()
        work()

    def _show_editor(self) -> None:
        editor = self._editing.editor
        assert editor is not None
        self._pages.show_editor(editor)
        self._show_sides()
        self.list.show_current(is_shown=self._editing.draft_name is not None)
        self._offer_for(self.list.current())

    def _on_editor_closed(self) -> None:
        self.list.show_current(is_shown=True)
        self._show(self.list.current())
        self._show_sides()
        self.list.view.setFocus()

    def _on_chosen_changed(self) -> None:
        """A click makes a row current before it is the chosen one; keys do it the other way."""
        if self._has_several or len(self.list.chosen()) > 1 or self._row() is not self._shown:
            self._show(self.list.current())

    def _on_selected(self, row: ToolRow | None) -> None:
        """Another row leaves the editor, unless only the filter made it current."""
        draft = self._editing.draft
        if draft is None or not self.list.view.hasFocus():
            if row is None or row is not self._shown or self._has_several:
                self._show(row)  # else it was shown as the one that is chosen
        elif row is not None and row.key != draft.name:
            key = row.key
            if draft.is_dirty and draft.name is not None:
                # what a click makes current it selects after this
                QTimer.singleShot(0, self.list, partial(self.list.select, draft.name))
            self._editing.leave(lambda: self.list.show_row(key))

    def _on_saved(self, name: str) -> None:
        self.list.show_row(name)
        self.tools_changed.emit()
        if not self._editing.is_open:
            self.list.view.setFocus()

    def paste(self) -> None:
        """Paste was chosen while no field had the focus: what it is becomes tools."""
        self.adding.paste()

    def _edit(self, section: str) -> None:
        row = self._row()
        if row is not None and row.definition is not None:
            name = row.name
            self._begin(lambda: self._editing.begin_edit(name, section))

    def _on_duplicate(self) -> None:
        row = self._row()
        if row is not None and row.definition is not None:
            name = row.name
            self._begin(lambda: self._editing.begin_copy(name))

    def _on_try(self) -> None:
        if (row := self._row()) is not None:
            self.tried.emit(row.name)

    def _on_remove(self) -> None:
        self._editing.leave(self._remove)

    def _remove(self) -> None:
        if tools := self._tools():
            self._edits.remove(*tools)

    def _switch(self) -> None:
        """Take what is chosen out of use; into use where all of it is out of use."""
        self._edits.set_enabled(tuple(self._tools()), is_enabled=not self._is_any_enabled())

    def _is_any_enabled(self) -> bool:
        if self._has_several:
            return self.list.chosen_counts().enabled > 0
        return any(tool.enabled for tool in self._tools())

    def _on_added(self, name: str) -> None:
        self.list.show_row(name)
        self.tools_changed.emit()
        self.list.view.setFocus()


def _tools_words(count: int) -> str:
    return counted(count, "tool")
