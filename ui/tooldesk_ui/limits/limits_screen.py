"""LimitsScreen: how often tools ran and may run, and how full the pools are, while calls run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk.settings import DEFAULT_POOL, PoolSettings
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.key_tip import KeyTip
from tooldesk_ui.limits.command_table import OF_POOLS, OF_TOOLS
from tooldesk_ui.limits.limit_edits import LimitEdits
from tooldesk_ui.limits.live_limits import LimitsSnapshot, LiveLimits
from tooldesk_ui.limits.pools.pool_dialog import PoolDialog
from tooldesk_ui.limits.pools.pools_panel import PoolsPanel
from tooldesk_ui.limits.table.limit_dialog import LimitDialog
from tooldesk_ui.limits.table.limit_rows import LimitRow, UsedUpTool, rows_of, summary_of
from tooldesk_ui.limits.table.limits_table import LimitsTable
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.dialogs.dialog import ask
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.resource_pools.resource_pools import PoolGauge

WIDTHS, LEAST_WIDTHS = (844, 356), (340, 0)
"""Of the table and the pools."""

FEW = 1_000
"""Tools that are listed before it is known how often they ran."""


class LimitsScreen(ListScreen):
    """Shows limits and pools, and changes them; every change can be undone.

    Signals:
        tools_changed(): the file of a tool was changed here.
        tool_freed(str): the tool that `show_used_up` was called for may run again.
    """

    tools_changed = Signal()
    tool_freed = Signal(str)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__("limits_screen", parent)
        self._app: App | None = None
        self._is_any_counted = False
        self._used_up = UsedUpTool()
        self._theme = theme
        self._edits = LimitEdits(history, self._on_edited)
        self._live = LiveLimits(self.owner, self)
        self.table = LimitsTable(theme, commands["add_python_file"], self)
        self.pools = PoolsPanel(theme, self)
        self.commands = commands
        self._lay_out()
        self._connect()
        self.table.set_loading()

    def set_app(self, app: App | None) -> None:
        """Show the limits of `app`; None while a workspace is being opened."""
        if app is not self._app:
            self._app = app
            self._edits.set_app(app)
            self._live.set_app(app)
            self.pools.set_gauges((), 1)
        if app is None:
            self.table.set_loading()
            self._bar.summary.clear()
        else:
            self._show_before_read(app)
            self._live.look()
        self._show_what_can_be_done()

    def show_used_up(self, name: str) -> None:
        """Choose the tool of a call that reached its limit, and tell when it may run again."""
        self._used_up = UsedUpTool(name)
        self.table.show_row(name)
        self.table.view.setFocus()
        self._live.look()

    def _lay_out(self) -> None:
        kinds = {"reset_all_counts": "quiet", "reset_count": "", "set_limit": "primary"}
        buttons = [ActionButton(self.commands[id_], kind) for id_, kind in kinds.items()]
        self._bar = TopBar("limits_summary", buttons)
        of_pools = ("remove_pool", "edit_pool", "add_pool")
        self.pools.lay_out(self.commands.pick(*of_pools))
        sides = TwoSides(
            "limits_splitter",
            self.table,
            self.pools,
            self,
            widths=WIDTHS,
            least=LEAST_WIDTHS,
            grows=0,
        )
        self.compose(sides, self._bar, seen=self._live.set_shown)

    def _connect(self) -> None:
        self._live.counts_read.connect(self._on_counts_read)
        self._live.pools_read.connect(self._on_pools_read)
        selection = self.table.view.selectionModel()
        selection.selectionChanged.connect(lambda *_: self._show_what_can_be_done())
        self.pools.selected.connect(self._show_what_can_be_done)
        self.table.activated.connect(lambda _: self.commands["set_limit"].trigger())
        self.pools.activated.connect(self.commands["edit_pool"].trigger)
        self.pools.per_output_chosen.connect(self._on_per_output_chosen)
        of_tools: dict[str, Callable[[], object]] = {
            "set_limit": self._on_set_limit,
            "reset_count": self._on_reset,
        }
        of_pools: dict[str, Callable[[], object]] = {
            "edit_pool": self._on_edit_pool,
            "remove_pool": self._on_remove_pool,
        }
        of_screen: dict[str, Callable[[], object]] = {
            "reset_all_counts": self._on_reset_all,
            "add_pool": lambda: self._open_pool(""),
        }
        for part, work in ((self.table, of_tools), (self.pools, of_pools), (self, of_screen)):
            self.commands.join(part, work)
        KeyTip(self.table.search, self.commands["find"])
        offer_for_rows(self.commands, self.table.view, OF_TOOLS)
        offer_for_rows(self.commands, self.pools.view, OF_POOLS)

    def _on_counts_read(self, snapshot: LimitsSnapshot) -> None:
        problem = snapshot.problem
        if problem is None:
            self.table.set_problem("", "", "")
        else:
            words = f"{problem.message} Tools with a limit don't run until that is mended."
            self.table.set_problem("The uses can't be read", words, problem.next_step)
        self._show_rows(snapshot.rows)
        if self._used_up.is_freed_by(snapshot.rows):
            self.tool_freed.emit(self._used_up.name)
            self._used_up = UsedUpTool()

    def _on_pools_read(self, gauges: Sequence[PoolGauge]) -> None:
        if self._app is not None:
            self.pools.set_gauges(gauges, self._pool_settings.calls_per_output)
            self._show_what_can_be_done()

    def _show_before_read(self, app: App) -> None:
        """List what is few before it is known how often it ran."""
        if not self.table.has_rows and len(tools := app.registry.definitions()) <= FEW:
            self._show_rows(rows_of(tools, self._pool_settings))

    def _show_rows(self, rows: list[LimitRow]) -> None:
        self._is_any_counted = any(row.total for row in rows)
        self.table.set_rows(rows)
        self._bar.summary.setText(summary_of(rows) if rows else "")
        self._show_what_can_be_done()

    def _show_what_can_be_done(self) -> None:
        pool, offer = self.pools.current(), self.commands.offer
        is_open = self._app is not None
        chosen = self.table.chosen()
        counted = tuple(row.name for row in chosen if row.total)
        offer(
            is_open and bool(chosen), "set_limit", of=_named(tuple(r.name for r in chosen), "tool")
        )
        offer(is_open and bool(counted), "reset_count", of=_named(counted, "tool"))
        offer(is_open and self._is_any_counted, "reset_all_counts")
        offer(is_open, "add_pool")
        name = pool.name if pool is not None else ""
        offer(is_open and bool(name), "edit_pool", of=name)
        offer(is_open and name not in ("", DEFAULT_POOL), "remove_pool", of=name)

    @property
    def _pool_settings(self) -> PoolSettings:
        assert self._app is not None
        return self._app.settings.current.resource_pools

    def _on_set_limit(self) -> None:
        if rows := self.table.chosen():
            dialog = LimitDialog(self._theme, rows, self)
            ask(dialog, lambda: self._on_limit_chosen(dialog))

    def _on_limit_chosen(self, dialog: LimitDialog) -> None:
        after: JsonObject = {"max_usage_count": dialog.limit, "usage_period": dialog.period}
        before: dict[str, JsonObject] = {
            row.name: {"max_usage_count": row.limit, "usage_period": row.period or None}
            for row in dialog.rows
        }
        changed = {name: fields for name, fields in before.items() if fields != after}
        if not changed:
            return
        who = _named(tuple(changed), "tool")
        per = f" per {dialog.period}" if dialog.period else ""
        total = per or " in all"
        often = (
            "without a limit" if dialog.limit is None else f"{counted(dialog.limit, 'time')}{total}"
        )
        words = f"set limit of {who}", f"{who} may run {often}."
        self._edits.set_limits(*words, changed, dict.fromkeys(changed, after))

    def _on_reset(self) -> None:
        self._reset(tuple(row.name for row in self.table.chosen() if row.total))

    def _on_reset_all(self) -> None:
        self._reset(tuple(row.name for row in self.table.model.all_rows() if row.total))

    def _reset(self, names: tuple[str, ...]) -> None:
        if names:
            who = _named(names, "tool")
            verb = "is" if len(names) == 1 else "are"
            self._edits.reset(f"reset count of {who}", f"{who} {verb} counted from zero.", names)

    def _on_edit_pool(self) -> None:
        if (pool := self.pools.current()) is not None:
            self._open_pool(pool.name)

    def _open_pool(self, name: str) -> None:
        dialog = PoolDialog(self._theme, self._pool_settings, name, self)
        ask(dialog, lambda: self._on_pool_chosen(dialog, name))

    def _on_pool_chosen(self, dialog: PoolDialog, name: str) -> None:
        verb, becomes = ("edit", "is changed") if name else ("add", "is there")
        words = f"{verb} pool {dialog.name}", f"Pool {dialog.name} {becomes}."
        self._set_pools(*words, dialog.changed)

    def _on_remove_pool(self) -> None:
        pool = self.pools.current()
        if pool is not None and pool.name != DEFAULT_POOL:
            words = f"remove pool {pool.name}", f"Pool {pool.name} is removed."
            self._set_pools(*words, self._pool_settings.without_pool(pool.name))

    def _on_per_output_chosen(self, number: int) -> None:
        if self._app is not None:
            after = self._pool_settings.model_copy(update={"calls_per_output": number})
            done = f"At most {number} of an output's calls may run at once."
            self._set_pools("change calls of one output at once", done, after)

    def _set_pools(self, words: str, done: str, after: PoolSettings) -> None:
        if after != self._pool_settings:
            self._edits.set_pools(words, done, self._pool_settings, after)

    def _on_edited(self, are_files: bool) -> None:
        self._live.look()
        if are_files:
            self.tools_changed.emit()


def _named(names: tuple[str, ...], noun: str) -> str:
    """The name of one, or how many there are."""
    return names[0] if len(names) == 1 else f"{len(names):,} {noun}s"
