"""ScreenMaker: makes a screen when it is first needed, and joins it to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtWidgets import QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.notice_bar import NoticeBar
from tooldesk_ui.frame.screens import (
    CACHE,
    CAPTURE,
    CONSOLE,
    EXPORT,
    HISTORY,
    LIMITS,
    SCAN,
    SCENARIOS,
    SECRETS,
    SERVERS,
    TOOLS,
    Screen,
)
from tooldesk_ui.frame.status_line import StatusLine
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.cache.cache_outcome import CacheOutcome
    from tooldesk.calling.tool_calling import ToolCalling
    from tooldesk.execution.permissions.asking import Answer, PermissionRequest
    from tooldesk.usage.history.past_call import PastCall
    from tooldesk.workspace.server_import.client_files import ClientFile
    from tooldesk_ui.cache.cache_screen import CacheScreen
    from tooldesk_ui.console.console_screen import ConsoleScreen
    from tooldesk_ui.history.history_screen import HistoryScreen
    from tooldesk_ui.secrets.secrets_screen import SecretsScreen
    from tooldesk_ui.servers.servers_screen import ServersScreen
    from tooldesk_ui.tools.tools_screen import ToolsScreen
    from tooldesk_ui.widgets.lists.list_screen import ListScreen


class JoiningWindow(Protocol):
    """What the screens need of the window: they never call each other."""

    theme: Theme
    notices: NoticeBar
    status_line: StatusLine
    commands: Commands
    history: History

    @property
    def console(self) -> ConsoleScreen:
        """The Console screen."""

    def say(self, words: str) -> None:
        """Show a short word of success."""

    def show_screen(self, screen_id: str) -> None:
        """Bring a screen to the front."""

    def show_tool(self, name: str) -> None:
        """Open the Tools screen on a tool."""

    def edit_tool(self, name: str, place: str = "") -> None:
        """Open the editor on a tool, beginning at a JSON pointer into it."""

    def try_tool(self, name: str) -> None:
        """Open the console with the form of a tool."""

    def set_secret(self, name: str) -> None:
        """Ask for the value of a variable that a call lacks."""

    def make_signing_key(self, name: str) -> None:
        """Offer to make the key that signs for a tool."""

    def make_key_for_call(self, name: str) -> None:
        """The same for a call that stopped without the key."""

    def show_limits(self, name: str) -> None:
        """Open the Limits screen on the tool of a call that reached its limit."""

    def screens(self) -> dict[str, Screen]:
        """The screens that have been made, by id."""

    def on_tool_freed(self, name: str) -> None:
        """A tool that had reached its limit may run again."""

    def on_secret_set(self, name: str) -> None:
        """A variable has a value now, or a key was made."""

    def on_tools_changed(self) -> None:
        """Tools were added, changed or removed."""

    def setWindowModified(self, is_modified: bool) -> None:
        """Mark the window as one with unsaved edits."""


class ScreenMaker:
    """Screens are imported here alone, and only when they are made."""

    def __init__(self, window: JoiningWindow, parent: QWidget) -> None:
        self._window = window
        self._parent = parent

    def make(self, screen_id: str) -> QWidget:
        """A new screen, joined to the window."""
        makers = {
            CONSOLE.id: self._console,
            TOOLS.id: self._tools,
            SECRETS.id: self._secrets,
            LIMITS.id: self._limits,
            CACHE.id: self._cache,
            HISTORY.id: self._history,
            SERVERS.id: self._servers,
            EXPORT.id: self._export,
            CAPTURE.id: self._capture,
            SCENARIOS.id: self._scenarios,
            SCAN.id: self._scan,
        }
        return makers[screen_id]()

    def _console(self) -> QWidget:
        from tooldesk_ui.console.console_screen import ConsoleScreen

        window = self._window
        console = ConsoleScreen(window.theme, window.commands, self._parent)
        console.said.connect(window.say)
        console.secret_wanted.connect(window.set_secret)
        console.signing_key_wanted.connect(window.make_key_for_call)
        console.limits_wanted.connect(window.show_limits)
        console.import_wanted.connect(self._import)
        console.miss_wanted.connect(self._show_miss)
        console.step_wanted.connect(window.history.do)
        window.history.changed.connect(console.on_settings_changed)
        return console

    def _tools(self) -> QWidget:
        from tooldesk_ui.tools.tools_screen import ToolsScreen

        window = self._window
        tools = ToolsScreen(*self._parts, self._parent)
        tools.tried.connect(window.try_tool)
        tools.tools_changed.connect(window.on_tools_changed)
        tools.dirty_changed.connect(window.setWindowModified)
        tools.front_wanted.connect(lambda: window.show_screen(TOOLS.id))
        tools.signing_key_wanted.connect(window.make_signing_key)
        tools.adding.servers_brought.connect(self._import_servers)
        tools.adding.variables_brought.connect(self._import_variables)
        return self._heard(tools)

    def _import(self, files: list[Path], text: str) -> None:
        """Show on the Tools screen what was brought to the console could become."""
        self._window.show_screen(TOOLS.id)
        cast("ToolsScreen", self._window.screens()[TOOLS.id]).adding.bring(files, text)

    def _limits(self) -> QWidget:
        from tooldesk_ui.limits.limits_screen import LimitsScreen

        window = self._window
        limits = LimitsScreen(*self._parts, self._parent)
        limits.tools_changed.connect(window.on_tools_changed)
        limits.tool_freed.connect(window.on_tool_freed)
        return self._heard(limits)

    def _cache(self) -> QWidget:
        from tooldesk_ui.cache.cache_screen import CacheScreen

        window = self._window
        cache = CacheScreen(*self._parts, self._parent)
        cache.tools_wanted.connect(window.show_tool)
        window.history.changed.connect(cache.on_settings_changed)
        return self._heard(cache)

    def _show_miss(self, tool_name: str, outcome: CacheOutcome) -> None:
        """Open the Cache screen on why a call of a tool found no answer."""
        self._window.show_screen(CACHE.id)
        cast("CacheScreen", self._window.screens()[CACHE.id]).show_miss(tool_name, outcome)

    def _secrets(self) -> QWidget:
        from tooldesk_ui.secrets.secrets_screen import SecretsScreen

        window = self._window
        secrets = SecretsScreen(*self._parts, self._parent)
        secrets.tool_wanted.connect(self._show_declaring)
        secrets.secret_set.connect(window.on_secret_set)
        secrets.key_made.connect(window.on_secret_set)
        secrets.place_wanted.connect(self._open_place)
        secrets.files_brought.connect(lambda paths: self._import(paths, ""))
        return self._heard(secrets)

    def _servers(self) -> QWidget:
        from tooldesk_ui.servers.servers_screen import ServersScreen

        servers = ServersScreen(*self._parts, self._ask_in_dialog, self._parent)
        servers.tools_changed.connect(self._window.on_tools_changed)
        return self._heard(servers)

    def _import_servers(self, file: ClientFile) -> None:
        """Show on the Servers screen which servers a configuration names."""
        self._window.show_screen(SERVERS.id)
        cast("ServersScreen", self._window.screens()[SERVERS.id]).import_file(file)

    def _import_variables(self, path: Path) -> None:
        """Show on the Secrets screen which values a file of variables holds."""
        self._window.show_screen(SECRETS.id)
        cast("SecretsScreen", self._window.screens()[SECRETS.id]).import_file(path)

    def _export(self) -> QWidget:
        from tooldesk_ui.export.export_screen import ExportScreen

        window = self._window
        export = ExportScreen(window.theme, window.commands, self._parent)
        export.edit_wanted.connect(window.edit_tool)
        return self._heard(export)

    def _capture(self) -> QWidget:
        from tooldesk_ui.capture.capture_screen import CaptureScreen

        capture = CaptureScreen(*self._parts, self._parent)
        capture.text_wanted.connect(self._open_text)
        return self._heard(capture)

    def _scenarios(self) -> QWidget:
        from tooldesk_ui.scenarios.scenarios_screen import ScenariosScreen

        scenarios = ScenariosScreen(*self._parts, self._parent)
        scenarios.text_wanted.connect(self._open_text)
        self._window.history.changed.connect(scenarios.look)
        return self._heard(scenarios)

    def _scan(self) -> QWidget:
        from tooldesk_ui.scan.scan_screen import ScanScreen

        window = self._window
        scan = ScanScreen(window.theme, window.commands, self._parent)
        scan.text_wanted.connect(self._open_text)
        return self._heard(scan)

    @property
    def _parts(self) -> tuple[Theme, Commands, History]:
        """What most screens are made of."""
        return self._window.theme, self._window.commands, self._window.history

    def _heard(self, screen: ListScreen) -> QWidget:
        """A screen whose words are said, and whose failures are shown."""
        screen.said.connect(self._window.say)
        screen.failed.connect(self._window.notices.show_error)
        return screen

    async def _ask_in_dialog(self, request: PermissionRequest) -> Answer:
        """Show a person what would be started where no lane can show it."""
        from tooldesk_ui.console.lanes.permission_dialog import ask_in_dialog

        return await ask_in_dialog(self._window.theme, request, self._parent.window())

    def _show_declaring(self, name: str) -> None:
        """Open the screen of what declares a variable: a tool, or the start of a server."""
        from tooldesk.tools.tool_definition import LAUNCH_PREFIX

        if not name.startswith(LAUNCH_PREFIX):
            self._window.show_tool(name)
            return
        self._window.show_screen(SERVERS.id)
        servers = cast("ServersScreen", self._window.screens()[SERVERS.id])
        servers.show_server(name.removeprefix(LAUNCH_PREFIX))

    def _history(self) -> QWidget:
        from tooldesk_ui.console.past.past_call_view import PastCallView
        from tooldesk_ui.history.history_screen import HistoryScreen

        window = self._window

        def make_view() -> PastCallView:
            view = PastCallView(window.theme)
            view.secret_wanted.connect(window.set_secret)
            view.signing_key_wanted.connect(window.make_key_for_call)
            view.limits_wanted.connect(window.show_limits)
            view.place_wanted.connect(self._open_place)
            view.run_requested.connect(self._run_instead)
            view.selection_settings_wanted.connect(self._open_selection_settings)
            return view

        history = HistoryScreen(*self._parts, make_view, self._parent)
        history.text_wanted.connect(self._open_text)
        history.replay_wanted.connect(
            lambda call: history.owner.start(self._replay(history, call), "replay a call")
        )
        history.tool_wanted.connect(window.show_tool)
        history.console_wanted.connect(lambda: window.show_screen(CONSOLE.id))
        return self._heard(history)

    def _open_text(self, text: str) -> None:
        self._window.show_screen(CONSOLE.id)
        self._window.console.show_text(text)

    async def _replay(self, history: HistoryScreen, call: PastCall) -> None:
        """Ask above the list with what a call is run again, then do so in the console."""
        from tooldesk_ui.console.replay_question import ask_to_replay

        window = self._window
        if history.app is not None:
            run = await ask_to_replay(call, history.app, window.theme, history)
            if run is not None:
                window.show_screen(CONSOLE.id)
                run(window.console)

    def _run_instead(self, calling: ToolCalling) -> None:
        self._window.show_screen(CONSOLE.id)
        if (session := self._window.console.session) is not None:
            session.run_calling(calling)

    def _open_place(self, path: str, line: int) -> None:
        if (session := self._window.console.session) is not None:
            session.opening.open(path, line)

    def _open_selection_settings(self) -> None:
        if (session := self._window.console.session) is not None:
            session.open_selection_settings()
