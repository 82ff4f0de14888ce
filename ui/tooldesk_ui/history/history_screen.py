"""HistoryScreen: every call that ran, found, looked at again, replayed and exported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QWidget

from tooldesk.call_view import CallView
from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.json_text import json_text
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.usage.history.call_replay import (
    OPEN_ITS_WORKSPACE,
    output_of,
    why_not_here,
    why_not_replayed,
)
from tooldesk.usage.history.call_words import NO_WORD, is_wordless
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.commands.removals import Removals
from tooldesk_ui.commands.scenario_keeping import scenario_of_past, scenario_step
from tooldesk_ui.history.call_page import CallPage, ShowsCall
from tooldesk_ui.history.call_rows import FILTERS, CallRow, CallsModel
from tooldesk_ui.history.call_source import CallSource
from tooldesk_ui.history.command_table import OF_PAST_CALL, OF_PAST_OUTPUT
from tooldesk_ui.history.export_dialog import ExportDialog
from tooldesk_ui.history.views.call_views import CallViews
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.dialog import answer_of
from tooldesk_ui.widgets.lists.filter_bar import FilterBar
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.paged_screen import PagedScreen

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.history.charts.charts_page import ChartsPage

WORDS = ListWords(
    "history",
    "call",
    "calls",
    "history",
    "Every call that runs in this workspace is listed here, with what came of it. "
    "Run one in the console.",
    finds="Whole words are found, in capital or small letters, and the last one may go on: "
    "“several in quotes” stand side by side, begi* is a beginning.",
    why_none=lambda words: NO_WORD * is_wordless(words),
)
WIDTHS = 380, 800
FORGET_S = 1.0
"""How long one waits at the end until deleted calls are gone; a later start forgets the rest."""

_NO_TEXT = "It was called by name, or the model's text was not kept: there is none to read anew."
_STILL_RUNS = "It still runs."
_NO_TOOL = "No tool is called so now."
_ELSEWHERE = "It ran in another workspace."
"""Why something can't be done with the call that is shown."""

_ABOVE = ("export_calls", "show_charts")
_BUTTONS = ("open_past_text", "replay_call", "copy_past_call")


class HistoryScreen(PagedScreen[CallSource]):
    """Lists what the database finds, and deletes of it what a person no longer wants.

    Signals:
        text_wanted(str): a model's text shall be put into the console.
        replay_wanted(PastCall): a call of this workspace shall be run again.
        console_wanted(): nothing has run yet, which happens in the console.
        tool_wanted(str): the tool of this name shall be shown.
    """

    text_wanted = Signal(str)
    replay_wanted = Signal(object)
    tool_wanted = Signal(str)
    console_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        history: History,
        make_view: Callable[[], ShowsCall],
        parent: QWidget | None = None,
    ) -> None:
        """`make_view` makes what shows a call, as the console does."""
        super().__init__(theme, CallsModel(), WORDS, parent)
        self._theme, self._make_view, self._steps = theme, make_view, history
        self._row: CallRow | None = None
        self._page: CallPage | None = None
        self._is_charting = False
        self._charts: ChartsPage | None = None
        self._newest_named, self._room = 0, ""
        self._counted = CallView()
        self.call: PastCall | None = None
        self.commands = commands
        self.list.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.removals: Removals[int] = Removals(
            history, "call", self.list.ask_anew, forget_s=FORGET_S
        )
        self.filters = FilterBar("history", FILTERS, {"workspace": "This workspace"})
        self.views = CallViews(theme, commands, history, self.owner, self)
        self.filters.flow.addWidget(self.views.button)
        self.list.narrow_by(self.filters)
        self._right = QStackedWidget()
        buttons = [ActionButton(each, "quiet") for each in commands.pick(*_ABOVE)]
        self.lay_out(buttons, self._right, WIDTHS)
        self._connect()

    @property
    def page(self) -> CallPage:
        """Made for the first call that is read: with the list it would stop the window longer."""
        if self._page is None:
            self._page = CallPage(self._theme, self.commands.pick(*_BUTTONS), self._make_view())
            self._right.addWidget(self._page)
        return self._page

    @property
    def charts(self) -> ChartsPage:
        """Made when it is first wanted."""
        if self._charts is None:
            from tooldesk_ui.history.charts.charts_page import ChartsPage

            self._charts = ChartsPage(self._theme, self.commands, self.owner)
            self._charts.narrowed.connect(self._narrow)
            self._charts.said.connect(self.said)
            self._charts.failed.connect(self.failed)
            self._right.addWidget(self._charts)
        return self._charts

    def set_app(self, app: App | None) -> None:
        """Show the calls of `app`; None while a workspace is being opened."""
        if app is self.app and app is not None:
            self._show_what_can_be_done()  # its tools may be other ones
            self.list.try_again()
            return
        self._newest_named = 0
        self.open_app(app, CallSource(app) if app is not None else None)
        if self._source is not None:
            self.owner.start(self._follow(self._source), "follow calls")
        if self._charts is not None:
            self._charts.follow(self._source, "", is_new=True)
        self.views.follow(app, CallView())
        self._show_what_can_be_done()

    async def shut_down(self) -> None:
        """End what is under way."""
        if self._charts is not None:
            self._charts.stop()
        await super().shut_down()

    def _connect(self) -> None:
        self.list.answered.connect(self._on_answered)
        self.list.late.connect(lambda: self.bar.summary.setText("Looking for calls…"))
        self.list.selected.connect(lambda _: self._show_charts(False))
        self.views.wanted.connect(self._list_view)
        self.offer_when_empty("Open console", self.console_wanted.emit)
        work: dict[str, Callable[[], object]] = {
            "open_past_text": lambda: self.text_wanted.emit(self._raw),
            "replay_call": self._replay,
            "copy_past_call": self._on_copy,
            "keep_past_output": lambda: self.owner.start(self._keep(), "keep a scenario"),
            "show_past_tool": lambda: self.tool_wanted.emit(self.call and self.call.tool_name),
            "export_calls": lambda: self.owner.start(self._ask_export(), "ask for an export"),
            "delete_listed_calls": lambda: self._delete(self.list.model.keys),
            "show_charts": lambda: self._show_charts(not self._is_charting),
            "clear_call_filters": self.list.clear_filters,
        }
        self.commands.join(self, work)
        delete = {"delete_calls": lambda: self._delete(self.list.chosen_keys())}
        self.commands.join(self.list, delete)
        self.list.chosen_changed.connect(self._show_what_can_be_done)
        join_list(
            self.commands, self.list, (*OF_PAST_OUTPUT, *OF_PAST_CALL), opens="open_past_text"
        )

    async def _follow(self, source: CallSource) -> None:
        """Hear of new calls; the database layer is imported by now, off the window's thread."""
        await source.calls()
        if self.app is not None and source is self._source:
            self._live.follow(self.app.history.changed)

    def look(self) -> None:
        """Read what came, and what had not ended; in the other rows nothing changes."""
        self.list.look()
        model = self.list.model
        self.list.read_again([int(row.key) for row in model.held() if not row.is_over])

    def retranslate(self) -> None:
        """The rows say how many fields there are in the language in which they were read."""
        self.list.read_seen_again()

    def _on_answered(self) -> None:
        source = self._source
        if source is None:
            return
        view = source.view(self.list.search.text())
        self.views.follow(self.app, view)
        if self._charts is not None:
            self._charts.follow(source, view.words, is_new=view != self._counted)
        self._counted = view
        self._say_how_many(source)
        self._show_what_can_be_done()
        keys = self.list.model.keys
        newest = max(*keys[:1], *keys[-1:], 0, 0)
        if newest > self._newest_named:  # only a new call has a new name
            self._newest_named = newest
            self.owner.start(self._offer_names(source), "offer names")

    def _say_how_many(self, source: CallSource) -> None:
        view = self._counted
        count, found = len(self.list.model.keys), " found" if self.list.is_narrowed else ""
        words = f"{counted(count, 'call')}{found}" if count else ""
        if self._room and not self.list.is_narrowed:
            words = " · ".join(filter(None, (words, self._room)))
        if source.problem is not None:
            words = f"{words}; the newest were not looked through: {source.problem.message}"
        if missing := self.views.missing_tool(view) if self.views.current else "":
            words = f"{words or 'No calls'}; no tool is called {visible_line(missing)} any more"
        self.bar.summary.setText(words)

    async def _offer_names(self, source: CallSource) -> None:
        folder = source.own_folder
        try:
            names, room = await source.names(), await (await source.history()).room()
        except AppError:
            return  # the list says it
        if source is self._source:
            self.filters.offer(names)
            self._room = room.words
            self._say_how_many(source)
            if source.own_folder != folder:  # only a first call gives the workspace a row
                self.list.read_seen_again()

    def _list_view(self, view: CallView) -> None:
        chosen = view.model_dump(exclude_defaults=True)
        self.list.search.setText(chosen.pop("words", ""))
        self.filters.set_choices(chosen)
        self.list.ask_anew()

    def _narrow(self, kind: str, choice: str) -> None:
        """What was clicked in a chart is chosen as if by its chip."""
        self.filters.set_choices({**self.filters.choices, kind: choice})
        self.list.ask_anew()

    def _show_charts(self, is_shown: bool) -> None:
        self._is_charting = is_shown
        command = self.commands["show_charts"]
        command.setChecked(is_shown)
        command.retitle(command.entry.title, "Call" if is_shown else "Charts")
        if is_shown:
            self._right.setCurrentWidget(self.charts)
            self.charts.follow(self._source, self.list.search.text(), is_new=True)
        elif self._charts is not None:
            self._right.setCurrentWidget(self.page)

    def show_row(self, row: CallRow | None) -> None:
        """Read the call of the row."""
        if row is not None and row == self._row:
            return
        is_another = row is None or self._row is None or row.key != self._row.key
        self._row = row
        if is_another:
            self.call = None
            self._show_what_can_be_done()
        self._opening.want(None if row is None else int(row.key))
        if row is None and not self.list.model.keys and self._page is not None:
            self._page.show_content(False)

    async def read_row(self, number: int) -> None:
        """Show a call with all that is kept of it."""
        page, source = self.page, self._source
        call = None if source is None else await source.find(number)
        if source is None or call is None or not self._opening.is_wanted(number):
            return
        await page.view.show_call(call)
        if self._opening.is_wanted(number):
            self.call = call
            is_here = source.is_of_here(call)
            page.show_call(call, "" if is_here else call.workspace)
            self._show_what_can_be_done()

    @property
    def _raw(self) -> str:
        return "" if self.call is None else output_of(self.call)

    def _show_what_can_be_done(self) -> None:
        call, offer = self.call, self.commands.offer
        number = f"{call.number}" if call is not None else ""
        tools = self.app.registry.names() if self.app is not None else ()
        ways = "open_past_text", "keep_past_output"
        offer(bool(self._raw), *ways, of=number, why_not=_NO_TEXT if call is not None else "")
        # what still runs gave nothing yet to compare with
        is_over = call is not None and call.outcome != "running"
        is_talk = call is not None and call.tool_name == ASKED_MODEL
        why = "" if call is None or is_talk else why_not_replayed(call)
        can_replay, still = is_over and not why, _STILL_RUNS if call is not None else ""
        offer(can_replay, "replay_call", of=number, why_not=why or still)
        offer(call is not None, "copy_past_call", of=number)
        source = self._source
        is_here = call is not None and source is not None and source.is_of_here(call)
        is_tool = call is not None and is_here and call.tool_name in tools
        why = _NO_TOOL if is_here else _ELSEWHERE
        offer(is_tool, "show_past_tool", of=number, why_not=why if call is not None else "")
        is_listed = bool(self.list.model.keys)
        offer(self.list.has_rows, "show_charts")
        offer(is_listed, "export_calls", "delete_listed_calls")
        chosen = len(self.list.chosen_keys())
        what = f"call {self._row.key}" if chosen == 1 and self._row else counted(chosen, "call")
        offer(chosen > 0, "delete_calls", of=what)
        offer(self.list.is_narrowed, "clear_call_filters")

    def _delete(self, numbers: Sequence[int]) -> None:
        if self._source is not None:
            # what is listed now, whatever comes meanwhile
            self.owner.start(self._remove(self._source, tuple(numbers)), "delete calls")

    async def _remove(self, source: CallSource, numbers: Sequence[int]) -> None:
        removal = (await source.history()).removal
        # of whatever workspace was listed
        await self.removals.delete(removal, lambda: removal.remove(numbers, is_everywhere=True))

    def _on_copy(self) -> None:
        if self.call is not None and self.app is not None:
            # something in it may be a secret only since it is shown
            shown = self.app.without_known_secrets(self.call.to_json())
            copy_text(json_text(shown, indent=2))
            self.said.emit(f"Call {self.call.number} is on the clipboard.")

    async def _keep(self) -> None:
        app, call = self.app, self.call
        if app is not None and call is not None:
            make = partial(scenario_of_past, call=call)
            self._steps.do(await scenario_step(app, make, call.tool_name))

    def _replay(self) -> None:
        if self.call is None or self._source is None:
            return
        if why := why_not_here(self.call, self._source.own_folder):
            error = AppError(why, next_step=OPEN_ITS_WORKSPACE)
            error.title = "The call is not replayed"
            self.failed.emit(error)
        else:
            self.replay_wanted.emit(self.call)

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
