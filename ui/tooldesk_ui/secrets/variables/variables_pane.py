"""VariablesPane: the list of variables, everything about the chosen one, and what is done to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.context_menu import offer_for_rows
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.commands.key_tip import KeyTip
from tooldesk_ui.secrets.command_table import OF_VARIABLE
from tooldesk_ui.secrets.listing.secret_list import SecretList
from tooldesk_ui.secrets.listing.secret_rows import NO_TOOL, SecretRow, tool_rows, variable_rows
from tooldesk_ui.secrets.screen_bar import TOOLS, VARIABLES
from tooldesk_ui.secrets.secret_flows import SecretFlows, used_place
from tooldesk_ui.secrets.secret_work import SecretWork, Standing
from tooldesk_ui.secrets.variables.tool_page import ToolPage
from tooldesk_ui.secrets.variables.variable_page import VariablePage
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.two_sides import TwoSides

if TYPE_CHECKING:
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.secret_vault.overview import VariableOverview


class VariablesPane(TwoSides):
    """Variables alone or below their tools.

    Signals:
        tool_wanted(str): the tool of this name shall be shown.
        changed(): something may stand otherwise now.
        regrouped(int): what is shown now needs this grouping, VARIABLES or TOOLS.
    """

    tool_wanted = Signal(str)
    changed = Signal()
    regrouped = Signal(int)

    def __init__(
        self,
        theme: Theme,
        history: History,
        commands: Commands,
        flows: SecretFlows,
        owner: TaskOwner,
        parent: QWidget,
    ) -> None:
        listed = SecretList(theme, commands["add_secret"])
        self._pages = QStackedWidget()
        super().__init__("secrets_splitter", listed, self._pages, parent)
        self._work: SecretWork | None = None
        self._standing: Standing | None = None
        self._grouping = VARIABLES
        self._commands = commands
        self._flows = flows
        self._owner = owner
        self._history = history
        self.page = VariablePage(theme, commands, self._pages)
        self.tool_page = ToolPage(theme, self._pages)
        self._nothing = QWidget(self._pages)
        for page in (self._nothing, self.page, self.tool_page):
            self._pages.addWidget(page)
        self._connect()
        self.follow(self._show_row)

    def set_work(self, work: SecretWork | None) -> None:
        """Show the variables of another core; None while a workspace is being opened."""
        self._work = work
        self._standing = None
        self.list.set_loading()

    def show_standing(self, standing: Standing) -> None:
        """Show how everything stands now."""
        self._standing = standing
        self._show_list()
        row = self.list.current()
        self._show_consents(row.variable if row is not None else None)

    def set_grouping(self, grouping: int) -> None:
        """List by VARIABLES or TOOLS."""
        self._grouping = grouping
        self._show_list()

    def select(self, name: str) -> bool:
        """Show one variable, whatever the filter says; whether it is listed."""
        if self._grouping == TOOLS or not self.list.select(name):
            self.list.search.clear()
            self._regroup(VARIABLES)
        return self.list.select(name)

    def ask_for_value(self) -> None:
        """Ask for the value of the variable that is shown."""
        self.list.view.setFocus()
        self._with_current(self._flows.set_value)

    def _connect(self) -> None:
        flows, page = self._flows, self.page
        self.list.activated.connect(self._on_activated)
        page.tool_chosen.connect(self._show_tool)
        page.consents.take_back_wanted.connect(self._on_take_back)
        page.places.set_wanted.connect(lambda kind: self._with_current(flows.set_value, kind))
        page.places.delete_wanted.connect(lambda kind: self._with_current(flows.delete, kind))
        page.places.environment_allowed.connect(self._on_environment_allowed)
        page.value.hidden.connect(self._follow_reveal)
        page.value.copy_wanted.connect(flows.copy_part)
        self.tool_page.variable_chosen.connect(self.select)
        self.tool_page.tool_wanted.connect(self.tool_wanted)
        work: dict[str, Callable[[], object]] = {
            "set_secret": lambda: self._with_current(flows.set_value),
            "test_secret": lambda: self._with_current(flows.test),
            "copy_secret": lambda: self._with_current(flows.copy),
            "reveal_secret": self._on_reveal,
        }
        self._commands.join(self, work)
        delete = {"delete_secret": lambda: self._with_current(flows.delete)}
        self._commands.join(self.list, delete)
        KeyTip(self.list.search, self._commands["find"])
        offer_for_rows(self._commands, self.list.view, OF_VARIABLE)

    def _show_consents(self, shown: VariableOverview | None) -> None:
        if shown is not None and self._work is not None and self._standing is not None:
            self.page.consents.set_consents(self._work.consents_of(shown.name, self._standing))

    def _on_take_back(self, consent: Grant) -> None:
        if self._work is not None:
            self._owner.start(self._flows.take_back(self._work, consent), "take back a secret")

    def _with_current(self, flow: Callable[..., Coroutine[Any, Any, None]], *handed: str) -> None:
        row = self.list.current()
        if self._work is not None and row is not None and row.variable is not None:
            self._owner.start(flow(self._work, row.variable, *handed), "change secrets")

    def _show_list(self) -> None:
        if self._standing is None or self._work is None:
            return
        shown = self._standing.variables
        if self._grouping == TOOLS:
            self.list.set_rows(tool_rows(shown, self._work.declaring()))
        else:
            self.list.set_rows(variable_rows(shown))

    def _show_tool(self, name: str) -> None:
        self.list.search.clear()
        self._regroup(TOOLS)
        self.list.select(f"{name}/")
        self.list.view.setFocus()

    def _regroup(self, grouping: int) -> None:
        self.set_grouping(grouping)
        self.regrouped.emit(grouping)

    def _show_row(self, row: SecretRow | None) -> None:
        shown = row.variable if row is not None else None
        if row is None:
            self._pages.setCurrentWidget(self._nothing)
        elif shown is not None:
            self.page.show_variable(shown)
            self._show_consents(shown)
            self._pages.setCurrentWidget(self.page)
        else:
            name = row.tool_name or NO_TOOL
            variables = self._standing.variables if self._standing else ()
            used = [each for each in variables if _belongs(each, name)]
            used.sort(key=lambda each: not each.is_bad)
            self.tool_page.show_tool(name, row.title, row.detail, used)
            self._pages.setCurrentWidget(self.tool_page)
        self._enable(shown)

    def _enable(self, shown: VariableOverview | None) -> None:
        has_value = shown is not None and shown.state.value in ("set", "from environment")
        is_stored = shown is not None and used_place(shown) is not None
        name, offer = shown.name if shown is not None else "", self._commands.offer
        title = "Replace va&lue of {}…" if is_stored else "&Set value of {}…"
        self._commands["set_secret"].retitle(title)
        offer(shown is not None, "set_secret", of=name)
        offer(has_value and shown is not None and bool(shown.uses), "test_secret", of=name)
        offer(has_value, "copy_secret", "reveal_secret", of=name)
        offer(is_stored, "delete_secret", of=name)

    def _on_activated(self, row: SecretRow) -> None:
        if row.variable is not None:
            self._with_current(self._flows.set_value)

    def _on_reveal(self) -> None:
        row = self.list.current()
        if self.page.value.is_revealed:
            self.page.value.hide_value()
        elif self._work is not None and row is not None and row.variable is not None:
            self._owner.start(self._reveal(self._work, row.variable.name), "reveal a secret")

    async def _reveal(self, work: SecretWork, name: str) -> None:
        value = await work.value(name)
        row = self.list.current()
        shown = row.variable if row is not None else None
        if value is not None and shown is not None and shown.name == name and self.isVisible():
            self.page.value.reveal(value)
            self._follow_reveal()

    def _follow_reveal(self) -> None:
        is_revealed = self.page.value.is_revealed
        title = "Hide &value of {}" if is_revealed else "Re&veal value of {}"
        self._commands["reveal_secret"].retitle(title)

    def _on_environment_allowed(self, is_allowed: bool) -> None:
        row = self.list.current()
        if row is not None and row.variable is not None and self._work is not None:
            name, verb = row.variable.name, "allow" if is_allowed else "forbid"
            change = partial(self._allow, self._work, name)
            do, back = partial(change, is_allowed), partial(change, not is_allowed)
            may = "may" if is_allowed else "may not"
            done = f"{name} {may} come from the environment."
            self._history.do(Step(f"{verb} {name} from the environment", done, do, back))

    async def _allow(self, work: SecretWork, name: str, is_allowed: bool) -> None:
        try:
            await work.vault.allow_environment(name, is_allowed=is_allowed)
        finally:
            self.changed.emit()


def _belongs(shown: VariableOverview, tool_name: str) -> bool:
    """Whether a variable stands below a tool, or below none."""
    return not shown.uses if tool_name == NO_TOOL else tool_name in shown.used_by
