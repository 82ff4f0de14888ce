"""HistoryScreen: every call that ran, found, looked at again, replayed and exported."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QVBoxLayout, QWidget

from tooldesk.call_view import CallView
from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.json_text import json_text
from tooldesk.usage.call_replay import OPEN_ITS_WORKSPACE, why_not_here, why_not_replayed
from tooldesk.usage.past_call import PastCall
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.key_tip import KeyTip
from tooldesk_ui.history.call_page import CallPage
from tooldesk_ui.history.call_removals import CallRemovals
from tooldesk_ui.history.call_rows import CallRow
from tooldesk_ui.history.call_source import CallSource
from tooldesk_ui.history.calls_model import CallsModel
from tooldesk_ui.history.charts.charts_page import ChartsPage
from tooldesk_ui.history.command_table import OF_PAST_CALL
from tooldesk_ui.history.export_dialog import ExportDialog
from tooldesk_ui.history.filter_bar import FilterBar
from tooldesk_ui.history.replay_dialog import ReplayDialog, version_of
from tooldesk_ui.history.views.call_views import CallViews
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.dialogs.dialog import answer_of
from tooldesk_ui.widgets.formatting import counted
from tooldesk_ui.widgets.lists.list_pane import ListWords
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.live_looks import LiveLooks
from tooldesk_ui.widgets.lists.paged_pane import PagedPane
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.lists.unlocking import Unlocking
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

WORDS = ListWords(
    "history",
    "call",
    "calls",
    "history",
    "Every call that runs in this workspace is listed here, with what came of it. "
    "Run one in the console.",
)
WIDTHS, LEAST_WIDTHS = (380, 800), (300, 300)
OPEN_PAUSE_MS = 60
"""How long a row must have been current before its call is read: arrow keys run past many."""

_BUTTONS = ("open_past_text", "replay_call", "copy_past_call")


class HistoryScreen(ListScreen):
    """Lists what the database finds, and deletes of it what a person no longer wants.

    Signals:
        text_wanted(str): a model's text shall be put into the console.
        replay_wanted(PastCall, ToolDefinition | None): a call shall be run again, with this tool
            of then, or with that of now.
        console_wanted(): nothing has run yet, which happens in the console.
        tool_wanted(str): the tool of this name shall be shown.
    """

    text_wanted = Signal(str)
    replay_wanted = Signal(object, object)
    tool_wanted = Signal(str)
    console_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        history: History,
        view: QWidget,
        show_call: Callable[[PastCall], Awaitable[None]],
        parent: QWidget | None = None,
    ) -> None:
        """`view` shows a call as `show_call` has it; it is the console's."""
        super().__init__("history_screen", parent)
        self._theme, self._show_call = theme, show_call
        self._app: App | None = None
        self._source: CallSource | None = None
        self._row: CallRow | None = None
        self._newest_named = 0
        self._counted = CallView()
        self.call: PastCall | None = None
        self.commands = commands
        self.list = PagedPane(theme, CallsModel(), WORDS, self.owner)
        self.list.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._unlocking = Unlocking(self.list, self.owner, self.said.emit)
        self._removals = CallRemovals(history, self.list.ask_anew)
        self.filters = FilterBar()
        self.views = CallViews(theme, commands, history, self.owner, self)
        self.filters.flow.addWidget(self.views.button)
        self.page = CallPage(theme, commands.pick(*_BUTTONS), view)
        self.charts = ChartsPage(theme, commands, self.owner)
        self._live = LiveLooks(self)
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.setInterval(OPEN_PAUSE_MS)
        self._opening.timeout.connect(self._open)
        self._lay_out()
        self._connect()
        self.list.set_loading()

    def set_app(self, app: App | None) -> None:
        """Show the calls of `app`; None while a workspace is being opened."""
        if app is self._app and app is not None:
            self._show_what_can_be_done()  # its tools may be other ones
            self.list.try_again()
            return
        if self._source is not None:
            self.owner.start(self._removals.forget(self._source), "forget deleted calls")
        self._app, self._source = app, CallSource(app) if app is not None else None
        self._unlocking.app = app
        self._live.follow(None)
        self._newest_named = 0
        self.bar.summary.clear()
        if self._source is not None:
            self._source.choices = self.filters.choices
            self.owner.start(self._follow(self._source), "follow calls")
        self.list.set_source(self._source)
        self.charts.follow(self._source, "", is_new=True)
        self.views.follow(app, CallView())
        self._show_what_can_be_done()

    def save_state(self) -> dict[str, Any]:
        """What the list keeps, and what narrows it."""
        return {**super().save_state(), "filters": self.filters.choices}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        super().restore_state(state)
        if isinstance(filters := state.get("filters"), dict):
            self.filters.set_choices(filters)

    async def shut_down(self) -> None:
        """End what is under way."""
        self._live.follow(None)
        self._live.set_shown(False)
        self._opening.stop()
        self.charts.stop()
        await super().shut_down()
        if self._source is not None:
            await self._removals.forget(self._source)

    def showEvent(self, event: QShowEvent) -> None:
        """Look again: calls may have run while nobody looked."""
        super().showEvent(event)
        self._live.set_shown(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self._live.set_shown(False)

    def _lay_out(self) -> None:
        buttons = [
            ActionButton(each, "quiet")
            for each in self.commands.pick("export_calls", "show_charts")
        ]
        self.bar = TopBar("history_summary", buttons)
        column = self.list.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, self.filters)
        self._right = QStackedWidget()
        for page in (self.page, self.charts):
            self._right.addWidget(page)
        sides = TwoSides(
            "history_splitter", self.list, self._right, widths=WIDTHS, least=LEAST_WIDTHS
        )
        self.compose(sides, self.bar, show=self._show)

    def _connect(self) -> None:
        self._live.look.connect(self._look)
        self.list.answered.connect(self._on_answered)
        self.list.late.connect(lambda: self.bar.summary.setText("Looking for calls …"))
        self.list.filled.connect(self.filters.setVisible)
        self.list.activated.connect(lambda _: self.commands["open_past_text"].trigger())
        self.list.selected.connect(lambda _: self._show_charts(False))
        self.filters.changed.connect(self._on_filters_changed)
        self.views.wanted.connect(self._list_view)
        self.charts.narrowed.connect(self._narrow)
        self.charts.said.connect(self.said)
        self.charts.failed.connect(self.failed)
        open_console = QAction("Open console", self)
        open_console.triggered.connect(self.console_wanted)
        self.list.offer_when_empty(open_console)
        work: dict[str, Callable[[], object]] = {
            "open_past_text": lambda: self.text_wanted.emit(self._raw),
            "replay_call": lambda: self.owner.start(self._ask_replay(), "ask for a replay"),
            "copy_past_call": self._on_copy,
            "show_past_tool": lambda: self.tool_wanted.emit(self.call and self.call.tool_name),
            "export_calls": lambda: self.owner.start(self._ask_export(), "ask for an export"),
            "delete_listed_calls": lambda: self._delete(self.list.model.keys),
            "show_charts": lambda: self._show_charts(self._right.currentWidget() is self.page),
            "clear_call_filters": self.list.clear_filters,
        }
        self.commands.join(self, work)
        delete = {"delete_calls": lambda: self._delete(self.list.chosen_keys())}
        self.commands.join(self.list, delete)
        self.list.chosen_changed.connect(self._show_what_can_be_done)
        KeyTip(self.list.search, self.commands["find"])
        offer_for_rows(self.commands, self.list.view, OF_PAST_CALL)

    async def _follow(self, source: CallSource) -> None:
        """Hear of new calls; the database layer is imported by now, off the window's thread."""
        await source.calls()
        if self._app is not None and source is self._source:
            self._live.follow(self._app.history.changed)

    def _look(self) -> None:
        """Read what came, and what had not ended; in the other rows nothing changes."""
        self.list.look()
        model = self.list.model
        self.list.read_again([int(row.key) for row in model.held() if not row.is_over])

    def _on_answered(self) -> None:
        source = self._source
        if source is None:
            return
        self.filters.set_choices(source.choices)
        view = source.view(self.list.search.text())
        self.views.follow(self._app, view)
        self.charts.follow(source, view.words, is_new=view != self._counted)
        self._counted = view
        count, searched = len(self.list.model.keys), bool(self.list.search.text().strip())
        narrowed = searched or source.is_narrowed
        words = f"{counted(count, 'call')}{' found' if narrowed else ''}" if count else ""
        if source.problem is not None:
            words = f"{words}; the newest were not looked through: {source.problem.message}"
        if missing := self.views.missing_tool(view) if self.views.current else "":
            words = f"{words or 'No calls'}; no tool is called {visible_line(missing)} any more"
        self.bar.summary.setText(words)
        self._show_what_can_be_done()
        keys = self.list.model.keys
        newest = max(*keys[:1], *keys[-1:], 0, 0)
        if newest > self._newest_named:  # only a new call has a new name
            self._newest_named = newest
            self.owner.start(self._offer_names(source), "offer names")

    async def _offer_names(self, source: CallSource) -> None:
        try:
            names = await source.names()
        except AppError:
            return  # the list says it
        if source is self._source:
            self.filters.offer(*names)

    def _list_view(self, view: CallView) -> None:
        chosen = view.model_dump(exclude_defaults=True)
        self.list.search.setText(chosen.pop("words", ""))
        self.filters.set_choices(chosen)
        self._on_filters_changed()

    def _narrow(self, kind: str, choice: str) -> None:
        """What was clicked in a chart is chosen as if by its chip."""
        self.filters.set_choices({**self.filters.choices, kind: choice})
        self._on_filters_changed()

    def _show_charts(self, is_shown: bool) -> None:
        command = self.commands["show_charts"]
        command.setChecked(is_shown)
        command.retitle(command.entry.title, "Call" if is_shown else "Charts")
        self._right.setCurrentWidget(self.charts if is_shown else self.page)
        if is_shown:
            self.charts.follow(self._source, self.list.search.text(), is_new=True)

    def _on_filters_changed(self) -> None:
        if self._source is not None:
            self._source.choices = self.filters.choices
            self.list.ask_anew()

    def _show(self, row: CallRow | None) -> None:
        if row is not None and row == self._row:
            return
        is_another = row is None or self._row is None or row.key != self._row.key
        self._row = row
        if is_another:
            self.call = None
            self._show_what_can_be_done()
        if row is not None:
            self._opening.start()
        elif not self.list.model.keys:
            self.page.set_shown(False)

    def _open(self) -> None:
        if self._source is not None and self._row is not None:
            self.owner.start(self._read(self._source, self._row), "read a call")

    async def _read(self, source: CallSource, row: CallRow) -> None:
        try:
            call = await source.find(int(row.key))
        except AppError as error:
            self.failed.emit(error)
            return
        if call is None or row is not self._row:
            return
        await self._show_call(call)
        if row is self._row:
            self.call = call
            is_here = source.is_of_here(call)
            self.page.show_call(call, "" if is_here else call.workspace)
            self._show_what_can_be_done()

    @property
    def _raw(self) -> str:
        raw = (self.call.detail or {}).get("raw") if self.call is not None else None
        return raw if isinstance(raw, str) else ""

    def _show_what_can_be_done(self) -> None:
        call, offer = self.call, self.commands.offer
        number = f"{call.number}" if call is not None else ""
        tools = self._app.registry.names() if self._app is not None else ()
        offer(bool(self._raw), "open_past_text", of=number)
        # what still runs gave nothing yet to compare with
        is_over = call is not None and call.outcome != "running"
        can_replay = call is not None and is_over and not why_not_replayed(call)
        offer(can_replay, "replay_call", of=number)
        offer(call is not None, "copy_past_call", of=number)
        source = self._source
        is_here = call is not None and source is not None and source.is_of_here(call)
        is_tool = call is not None and is_here and call.tool_name in tools
        offer(is_tool, "show_past_tool", of=number)
        is_listed = bool(self.list.model.keys)
        narrowed = source is not None and source.is_narrowed
        offer(is_listed or narrowed, "show_charts")
        offer(is_listed, "export_calls", "delete_listed_calls")
        chosen = len(self.list.chosen_keys())
        what = f"call {self._row.key}" if chosen == 1 and self._row else counted(chosen, "call")
        offer(chosen > 0, "delete_calls", of=what)
        is_narrowed = self._source is not None and self._source.is_narrowed
        offer(is_narrowed or bool(self.list.search.text()), "clear_call_filters")

    def _delete(self, numbers: Sequence[int]) -> None:
        if self._source is not None:
            # what is listed now, whatever comes meanwhile
            self.owner.start(self._removals.delete(self._source, tuple(numbers)), "delete calls")

    def _on_copy(self) -> None:
        if self.call is not None and self._app is not None:
            # something in it may be a secret only since it is shown
            shown = self._app.without_known_secrets(self.call.to_json())
            QGuiApplication.clipboard().setText(json_text(shown, indent=2))
            self.said.emit(f"Call {self.call.number:,} is on the clipboard.")

    async def _ask_replay(self) -> None:
        app, call, source = self._app, self.call, self._source
        if app is None or call is None or source is None:
            return
        if why := why_not_here(call, source.own_folder):
            error = AppError(why, next_step=OPEN_ITS_WORKSPACE)
            error.title = "The call is not replayed"
            self.failed.emit(error)
            return
        # slow to import, and no list of calls needs it
        from tooldesk.usage.tool_of_then import tool_of_then

        try:
            then = await tool_of_then(app, call)
        except AppError as problem:
            self.failed.emit(problem)
            return
        dialog = ReplayDialog(self._theme, call, await version_of(app, call), then, self)
        if await answer_of(dialog):
            self.replay_wanted.emit(call, dialog.definition)

    async def _ask_export(self) -> None:
        source = self._source
        if source is None:
            return
        current = self.call.number if self.call is not None else None
        # what is listed now, whatever comes meanwhile
        listed = tuple(self.list.model.keys)
        dialog = ExportDialog(self._theme, current, listed, source.whole, self)
        if await answer_of(dialog):
            self.said.emit(dialog.done_words)
