"""VariablePage: everything about one variable, but not its value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.language import tr
from tooldesk_ui.secrets.link_rows import LinkRow, LinkRows
from tooldesk_ui.secrets.state_looks import local_time, look_of, scope_words
from tooldesk_ui.secrets.variables.consent_rows import ConsentRows
from tooldesk_ui.secrets.variables.hidden_value import DOTS, HiddenValue
from tooldesk_ui.secrets.variables.place_rows import PlaceRows
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import StateBadge, row_of, show_name, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.secret_vault.overview import VariableOverview
    from tooldesk.secret_vault.places import VariableUse


class VariablePage(DetailPage):
    """State, value as dots, places in order, what uses it, times.

    Signals:
        tool_chosen(str): a tool that uses it was clicked.
    """

    tool_chosen = Signal(str)

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("variable_page", "Variable", parent)
        self._name = words_label(level="title", face="code")
        self._name.setObjectName("variable_name")
        self._badge = StateBadge(theme, self)
        self._facts = words_label(tone="dim")
        self._facts.setWordWrap(False)
        self._description = words_label(is_own=True)
        self._problem = Notice(theme, self)
        self._problem.setObjectName("variable_problem")
        self.value = HiddenValue(self)
        self.places = PlaceRows(theme, self)
        self._uses = LinkRows(theme, "used_by", self)
        self._uses.chosen.connect(self.tool_chosen)
        self.consents = ConsentRows(self)
        self._no_uses = words_label("No tool of this workspace declares it.", tone="dim")
        self._times = ValueRows(self)
        self._lay_out(commands)

    def show_variable(self, shown: VariableOverview) -> None:
        """Show a variable; another one's value is hidden first."""
        if self._name.accessibleName() != shown.name:
            self.value.hide_value()
        show_name(self._name, shown.name)
        self._badge.set_look(look_of(shown))
        scope = scope_words(shown)
        parts = (f"for {scope}" if scope else "", _need(shown.is_required))
        self._facts.setText(" · ".join(part for part in parts if part))
        self._description.setText(shown.description or tr("No tool says what it is for."))
        problem = shown.problem
        # how the keyring stands is said once, above
        is_said = problem is None or isinstance(problem, KeyringUnavailableError)
        self._problem.setVisible(not is_said)
        if problem is not None:
            self._problem.set_words("warn", problem.title, problem.message, problem.next_step)
        self.value.set_masked(_masked(shown))
        self.places.show_places(shown)
        self._uses.set_rows(
            [LinkRow(use.tool_name, use.tool_name, _how(use)) for use in shown.uses]
        )
        self._no_uses.setVisible(not shown.uses)
        self._times.set_rows(
            [
                ("Last changed", local_time(shown.changed_at)),
                ("Last used", local_time(shown.last_used_at)),
            ]
        )

    def _lay_out(self, commands: Commands) -> None:
        buttons = flow_of(
            ActionButton(commands["set_secret"], "primary"),
            ActionButton(commands["test_secret"]),
            ActionButton(commands["copy_secret"]),
            ActionButton(commands["reveal_secret"]),
            pushed=ActionButton(commands["delete_secret"], "danger"),
        )
        self.fill(
            (self._name, 8),
            (row_of(self._badge, self._facts, 1, spacing=12), 12),
            (buttons, 16),
            (self._problem, 12),
            (self._description, 20),
            section("Value", self.value),
            section("Where it comes from, the first that has a value", self.places),
            section("Used by", self._uses, self._no_uses),
            section("Handed out by your yes", self.consents),
            section("Times", self._times),
        )


def _masked(shown: VariableOverview) -> str:
    """Dots for a secret; a default is none, for it stands in the definition."""
    if shown.state.value == "default":
        return shown.places[-1].detail
    return "No value" if shown.state.value == "missing" else DOTS


def _how(use: VariableUse) -> str:
    parts = [_need(use.is_required)]
    if use.default is not None:
        parts.append("has a default")
    if use.check is not None:
        parts.append("declares a test")
    return ", ".join(parts)


def _need(is_required: bool) -> str:
    return "required to run" if is_required else "not required to run"
