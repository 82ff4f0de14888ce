"""ServersScreen: the MCP servers of the workspace: what they are, offer and say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from tooldesk.errors import AppError
from tooldesk.execution.permissions.asking import Ask
from tooldesk.replaced_file import save_text
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.servers.command_table import OF_SERVER
from tooldesk_ui.servers.live_servers import LiveServers
from tooldesk_ui.servers.server_dialogs import ask_to_add, ask_to_edit, ask_to_import
from tooldesk_ui.servers.server_edits import ServerEdits
from tooldesk_ui.servers.server_page import OVERVIEW, ServerPage
from tooldesk_ui.servers.server_rows import ServerRow, Standing, summary
from tooldesk_ui.servers.server_work import ServerWork
from tooldesk_ui.servers.servers_model import WORDS, ServersModel
from tooldesk_ui.servers.tool_overrides import ToolOverrides, ask_to_describe
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.mcp_server.doctor import DoctorStep
    from tooldesk.workspace.server_import.client_files import ClientFile

OF_LOG = ("copy_server_log", "export_server_log")
OF_TOOLS = (
    "take_server_tool",
    "take_all_server_tools",
    "switch_server_tool",
    "describe_server_tool",
    "leave_server_tool",
)


class ServersScreen(ListScreen):
    """Follows the servers while it is to be seen; nothing is started but by a person's yes.

    Signals:
        tools_changed(): the tools that calls may use are others now.
    """

    tools_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        history: History,
        ask: Ask,
        parent: QWidget | None = None,
    ) -> None:
        """`ask` shows a person what a start would run."""
        super().__init__("servers_screen", parent)
        self._app: App | None = None
        self._theme = theme
        self._program_of: tuple[object, ...] = ()
        self._program = ""
        self._steps: dict[str, tuple[list[DoctorStep], bool]] = {}
        self._steps_shown: object = None
        self._edits = ServerEdits(history, self._on_edited)
        self._overrides = ToolOverrides(history, self._on_edited)
        self._live = LiveServers(self.owner, self)
        self._live.read.connect(self._on_read)
        self._work = ServerWork(self.owner, ask, self._offer, self.said.emit)
        self.commands = commands
        self.list: ListPane[ServerRow] = ListPane(theme, ServersModel(), WORDS)
        self.list.offer_when_empty(commands["add_server"])
        self.page = ServerPage(theme, commands, self)
        self.bar = TopBar(
            "servers_summary",
            [
                ActionButton(commands["import_servers"]),
                ActionButton(commands["add_server"], "primary"),
            ],
        )
        sides = TwoSides("servers_splitter", self.list, self.page, self)
        self.page.make_views(theme, commands, self.owner)
        self._join()
        self.compose(sides, self.bar, show=self._show, seen=self._live.set_shown)
        self.list.set_loading()

    def set_app(self, app: App | None) -> None:
        """Show the servers of `app`; None while a workspace is being opened."""
        if app is not self._app:
            self._leave_app()
            self._app = app
            self._live.set_app(app)
            self._program_of, self._steps = (), {}
            self.list.set_loading()
            self.bar.summary.clear()
        self.commands.offer(app is not None, "add_server", "import_servers")
        self._live.look()

    def show_server(self, name: str) -> None:
        """Choose a server; one that is not there yet is waited for."""
        self.list.show_row(name)

    def import_file(self, file: ClientFile) -> None:
        """Show which servers a configuration of another program names."""
        ask = partial(ask_to_import, file=file)
        self._on_wanted(ask, "import servers")

    async def shut_down(self) -> None:
        """End what is under way; servers are ended with the core."""
        self._live.set_app(None)
        await self.page.traffic.shut_down()
        await super().shut_down()
        if self._app is not None:
            await self._edits.forget(self._app)

    def _join(self) -> None:
        of_server: dict[str, Callable[[], object]] = {
            "start_server": lambda: self._with(self._work.start),
            "stop_server": lambda: self._with(self._work.stop),
            "restart_server": lambda: self._with(self._work.restart),
            "examine_server": self._on_examine,
            "copy_server_log": lambda: self._do(self._copy_log, "copy traffic"),
            "export_server_log": self._on_export,
            "take_all_server_tools": lambda: self._do(self._take, "take tools over"),
            "add_server": lambda: self._on_wanted(ask_to_add, "add a server"),
            "import_servers": lambda: self._on_wanted(ask_to_import, "import servers"),
            "edit_server": lambda: self._do(self._edit, "edit a server"),
        }
        of_tool: dict[str, Callable[[], object]] = {
            "take_server_tool": lambda: self._do_with_tool(self._take),
            "switch_server_tool": lambda: self._do_with_tool(self._overrides.switch),
            "describe_server_tool": lambda: self._do_with_tool(self._describe),
            "leave_server_tool": lambda: self._do_with_tool(self._leave),
        }
        remove = {"remove_server": lambda: self._do(self._edits.remove, "remove a server")}
        self.commands.join(self, of_server)
        self.commands.join(self.page.tools, of_tool)
        self.commands.join(self.list, remove)
        join_list(self.commands, self.list, OF_SERVER, opens="start_server")

    def _on_read(self, standing: Standing) -> None:
        problem = standing.problems[0] if standing.problems else None
        if problem is None:
            self.list.set_problem("", "", "")
        else:
            at = f"{problem.path.name}{'' if problem.line is None else f', line {problem.line}'}"
            more = len(standing.problems) - 1
            words = f"{problem.reason}{f', and {more:,} more' if more else ''}."
            self.list.set_problem(at, words, problem.detail)
        self.list.set_rows(list(standing.rows))
        self.bar.summary.setText(summary(standing.rows))

    def _show(self, row: ServerRow | None) -> None:
        self._offer()
        if row is None or self._app is None:
            self.page.show_nothing()
            return
        try:
            log = self._app.servers.log(row.key)
        except AppError:  # it was removed a moment ago; the next look has it no more
            return
        self.page.show_server(self._app, row)
        self.page.traffic.show_log(log, self._app.without_known_secrets)
        self._show_overview(row)
        wanted = (row.key, row.config)
        if wanted != self._program_of:
            self._program_of, self._program = wanted, ""
            self.owner.start(self._find_program(self._app, wanted), "find a program")

    def _show_overview(self, row: ServerRow) -> None:
        if self._app is None:
            return
        folder = self._app.paths.workspace_dir
        self.page.overview.show_server(row, self._program, folder)
        steps, is_done = self._steps.get(row.key, ([], True))
        shown = (row.key, tuple(steps), is_done)
        if shown != self._steps_shown:
            self._steps_shown = shown
            self.page.overview.show_steps(steps, is_done=is_done)

    async def _find_program(self, app: App, wanted: tuple[Any, Any]) -> None:
        """Look which program the command is; that may take a moment."""
        name, config = wanted
        if config.command is None:
            return
        try:
            words = (await app.servers.launch(name)).source.command[0]  # type: ignore[union-attr]
        except AppError as error:
            words = error.message
        row = self.list.current()
        if wanted == self._program_of:
            self._program = str(words)
            if row is not None and row.key == name:
                self._show_overview(row)

    def _offer(self) -> None:
        """Say what can be done with the current server now."""
        row, offer = self.list.current(), self.commands.offer
        name = "" if row is None else row.key
        is_busy = self._work.is_busy(name)
        may_start = row is not None and row.may_start and not is_busy
        is_running = row is not None and row.is_running
        offer(may_start, "start_server", of=name)
        offer(is_running or is_busy, "stop_server", of=name)
        offer(is_running and not is_busy, "restart_server", of=name)
        offer(may_start, "examine_server", of=name)
        offer(row is not None, "edit_server", "remove_server", *OF_LOG, of=name)
        if row is None:
            offer(False, *OF_TOOLS)
        else:
            self.page.tools.offer(self.page.tools.list.current())

    def _with(self, work: Callable[[App, str], None]) -> None:
        row = self.list.current()
        if row is not None and self._app is not None:
            self._steps.pop(row.key, None)
            self._leave_button()
            work(self._app, row.key)
            self._show_overview(row)

    def _leave_button(self) -> None:
        """The one that was pressed goes now, and would leave the focus to the next one: Remove."""
        if isinstance(self.window().focusWidget(), QAbstractButton):
            self.list.view.setFocus()

    def _do(self, work: Callable[..., Coroutine[Any, Any, None]], words: str, *given: str) -> None:
        row = self.list.current()
        if row is not None and self._app is not None:
            self.owner.start(work(self._app, row.key, *given), words)

    def _do_with_tool(self, work: Callable[..., Coroutine[Any, Any, None]]) -> None:
        tool = self.page.tools.list.current()
        if tool is not None:
            self._do(work, "change a tool of a server", tool.key)

    def _on_examine(self) -> None:
        row = self.list.current()
        if row is not None and self._app is not None:
            self.page.open_view(OVERVIEW)
            self._leave_button()
            self._work.examine(self._app, row.key, partial(self._on_steps, row.key))

    def _on_steps(self, name: str, steps: list[DoctorStep], is_done: bool) -> None:
        self._steps[name] = (list(steps), is_done)
        row = self.list.current()
        if row is not None and row.key == name:
            self._show_overview(row)

    async def _take(self, app: App, name: str, *tools: str) -> None:
        from tooldesk.workspace.taken_files import take_over

        await take_over(app.workspace, app.registry, app.servers, name, tools or None)
        await self._reload(app)
        what = "it" if tools else "them"
        taken = "The tool is" if tools else "All tools are"
        self.said.emit(f"{taken} taken over from {name}; calls may use {what} now.")

    async def _leave(self, app: App, name: str, tool: str) -> None:
        await app.servers.leave(name, tool)
        await self._reload(app)
        self.said.emit(f"No call may use {tool} any more.")

    async def _describe(self, app: App, name: str, tool: str) -> None:
        await ask_to_describe(self._theme, self._overrides, app, self, name, tool)

    async def _reload(self, app: App) -> None:
        await app.workspace.load()
        self._on_edited()

    async def _copy_log(self, app: App, name: str) -> None:
        copy_text(await self._clean_log(app))
        self.said.emit(f"The traffic of {name} is copied, without secrets.")

    async def _clean_log(self, app: App) -> str:
        wanted = self.page.traffic.wanted_text()
        text = "" if wanted is None else await asyncio.to_thread(wanted)
        return await app.without_secrets(text)

    def _on_export(self) -> None:
        row, app = self.list.current(), self._app
        if row is None or app is None:
            return

        def save(path: Path, _: str) -> None:
            self.owner.start(self.export_log(app, path), "export traffic")

        kinds = "Text (*.txt);;All files (*)"
        ask_where_to_save(self, "Export traffic", f"{row.key}.txt", kinds, save)

    async def export_log(self, app: App, path: Path) -> None:
        """Write what is shown of the traffic to a file, without secrets."""
        text = await self._clean_log(app)
        await asyncio.to_thread(save_text, path, f"{text}\n")
        self.said.emit(f"The traffic is in {path.name}, without secrets.")

    def _on_wanted(self, ask: Callable[..., Coroutine[Any, Any, str]], words: str) -> None:
        if self._app is not None:
            self.owner.start(self._ask_for(ask, self._app), words)

    async def _edit(self, app: App, name: str) -> None:
        await self._ask_for(ask_to_edit, app, name)

    async def _ask_for(
        self, ask: Callable[..., Coroutine[Any, Any, str]], app: App, *given: str
    ) -> None:
        if name := await ask(self._theme, self._edits, app, self, *given):
            self.show_server(name)

    def _on_edited(self) -> None:
        self._live.look()
        self.tools_changed.emit()

    def _leave_app(self) -> None:
        self._work.cancel_all()
        self.close_dialogs()
        self.page.traffic.show_log(None, str)
        if self._app is not None:
            self.owner.start(self._edits.forget(self._app), "forget tools of removed servers")
