"""SummaryStrip: how all calls stand, as chips that filter, and buttons that concern all of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from tooldesk.counted import counted
from tooldesk_ui.console.run.tally import ORDER, PROBLEMS, LaneFilter, Tally, standing
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import chip, row_of, text_label
from tooldesk_ui.widgets.pages.flow_layout import FlowLayout
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.state_look import STATE_LOOKS
from tooldesk_ui.widgets.translated import set_name, translate_within

MARGIN = 4
ALL_TOOLS = "All tools"
LONGEST_NAME = 24


class SummaryStrip(QWidget):
    """Stands above the lanes.

    Signals:
        filter_chosen(LaneFilter): show these calls.
        problem_wanted(int): go to the next call that failed or needs a person; -1: the previous.
        all_toggled(): open all lanes, or close them.
        copy_wanted(bool): copy all messages; true: joined, as their provider wants them.
        comparison_toggled(bool): compare with the run before, or no more.
    """

    filter_chosen = Signal(object)
    problem_wanted = Signal(int)
    all_toggled = Signal()
    copy_wanted = Signal(bool)
    comparison_toggled = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._filter = LaneFilter()
        self._known_tools: dict[str, int] = {}
        self._words = ""
        self._outdated = chip("Older text", "warn")
        self._outdated.setObjectName("outdated_chip")
        set_tool_tip(self._outdated, "The text on the left was changed after this run")
        self._outdated.hide()
        self._shown: tuple[Tally, int, float | None] | None = None
        self._all = _chip_button("all_calls_chip", lambda: self._choose_state(""))
        self._states = {state: self._state_chip(state) for state in ORDER}
        self._tools = self._tool_chip()
        self._rest = text_label("", tone="dim", wraps=False)
        self._rest.setObjectName("calls_summary")
        self._previous = self._icon_button("control_up", "Previous problem")
        self._previous.clicked.connect(lambda: self.problem_wanted.emit(-1))
        self._next = self._icon_button("control_down", "Next problem")
        self._next.clicked.connect(lambda: self.problem_wanted.emit(1))
        self._compare = self._icon_button("duplicate", "Compare with the run before")
        self._compare.setCheckable(True)
        self._compare.toggled.connect(self.comparison_toggled)
        self._copy = self._icon_button("copy", "Copy all messages")
        self._copy.setMenu(self._copy_menu())
        self._copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._toggle_all = self._icon_button("expand", "Expand all")
        self._toggle_all.clicked.connect(self.all_toggled)
        set_tool_tip(self._toggle_all, "Open all calls, or close them")
        self._lay_out()

    @property
    def words(self) -> str:
        """All that is said."""
        return self._words

    @property
    def chosen(self) -> LaneFilter:
        """Which calls are to be shown."""
        return self._filter

    def show_tally(self, tally: Tally, closed_count: int, duration_s: float | None) -> None:
        """Say how many calls stand how, and how long all took once they are through."""
        self._shown = tally, closed_count, duration_s
        self._words = tally.words(closed_count, duration_s)
        tools = tally.tools()
        if self._filter.tool and self._filter.tool not in tools:
            self._choose_tool("")
        counts, total = tally.states(self._filter.tool), tally.total
        has_several = total > 1
        rest = (
            self._words.split("  ·  ")[1 + len(tally.states()) :] if has_several else [self._words]
        )
        self._rest.setText("  ·  ".join(rest))
        self._rest.setVisible(bool(self._rest.text()))
        self._all.setVisible(has_several)
        self._all.setText(tr(counted(sum(counts.values()), "call")))
        self._all.setAccessibleName(tr("Show all: {}", self._all.text()))
        for state, each in self._states.items():
            is_chosen = state == self._filter.state
            each.setVisible(has_several and (bool(counts.get(state)) or is_chosen))
            each.setText(tr(standing(counts.get(state, 0), state)))
            each.setAccessibleName(tr("Show only: {}", each.text()))
        self._tools.setVisible(has_several and len(tools) > 1)
        self._tools.setText(self._filter.tool[:LONGEST_NAME] or tr(ALL_TOOLS))
        self._tools.setAccessibleName(f"{tr('Tool')}: {self._tools.text()}")
        self._known_tools = tools
        self._toggle_all.setVisible(total > 0)
        self._copy.setVisible(total > 0)
        has_problem = has_several and any(tally.states().get(state) for state in PROBLEMS)
        self._previous.setVisible(has_problem)
        self._next.setVisible(has_problem)

    def show_nothing(self) -> None:
        """There is no usage."""
        self._words = ""
        self._filter = LaneFilter()
        self._mark_chosen()
        for each in (*self._states.values(), self._all, self._tools, self._rest, *self._buttons):
            each.hide()
        self._outdated.hide()

    def clear_filter(self) -> None:
        """Show all calls; nobody is told."""
        self._filter = LaneFilter()
        self._mark_chosen()

    def set_outdated(self, is_outdated: bool) -> None:
        """Say that the calls are of a text that was changed since."""
        self._outdated.setVisible(is_outdated)

    def set_comparable(self, is_comparable: bool) -> None:
        """Offer a comparison with the run before when there is one."""
        self._compare.setVisible(is_comparable)

    def compare(self) -> None:
        """Show how calls differ from those of the run before."""
        self._compare.setChecked(True)

    def toggle_comparison(self) -> None:
        """As a click on the button."""
        if not self._compare.isHidden():
            self._compare.toggle()

    def set_all_open(self, is_open: bool) -> None:
        """Offer the other one of opening and closing."""
        words = "Collapse all" if is_open else "Expand all"
        set_name(self._toggle_all, words)
        self._toggle_all.setIcon(
            self._theme.icon("state_skipped" if is_open else "expand", "text_dim")
        )

    @property
    def called_by_keys(self) -> dict[str, QToolButton]:
        """The buttons that do what a command does, by its id."""
        return {
            "previous_problem": self._previous,
            "next_problem": self._next,
            "compare_runs": self._compare,
            "copy_all_messages": self._copy,
            "expand_all": self._toggle_all,
        }

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        return self._previous, self._next, self._compare, self._copy, self._toggle_all

    def _lay_out(self) -> None:
        actions = row_of(*self._buttons, spacing=2)
        flow = FlowLayout(self, spacing=4)
        flow.setContentsMargins(12, MARGIN, 8, MARGIN)
        for part in (self._outdated, self._all, *self._states.values(), self._tools, self._rest):
            flow.addWidget(part)
        flow.addWidget(actions)
        flow.push_right(actions)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_nothing()

    def retranslate(self) -> None:
        """The language is another one."""
        if self._shown is not None:
            self.show_tally(*self._shown)

    def _state_chip(self, state: str) -> QPushButton:
        button = _chip_button(
            f"{state.replace(' ', '_')}_calls_chip", lambda: self._choose_state(state)
        )
        look = STATE_LOOKS[state]
        button.setIcon(self._theme.icon(look.icon, look.role))
        scaled(button, icon=14)
        set_tool_tip(button, tr("Show only the calls that are: {}", look.word))
        return button

    def _tool_chip(self) -> QPushButton:
        button = _chip_button("tool_chip", lambda: None)
        menu = QMenu(button)
        menu.aboutToShow.connect(self._fill_tools)
        button.setCheckable(False)
        button.setMenu(menu)
        set_tool_tip(button, "Show only the calls of one tool")
        return button

    def _copy_menu(self) -> QMenu:
        menu = QMenu(self)
        for words, is_joined in (
            ("Copy all messages as one array", False),
            ("Copy all messages as they are sent", True),
        ):
            action = menu.addAction(tr(words))
            action.triggered.connect(lambda _=False, is_joined=is_joined: self._copy_all(is_joined))
        return menu

    def _copy_all(self, is_joined: bool) -> None:
        self.copy_wanted.emit(is_joined)

    def _fill_tools(self) -> None:
        menu = self._tools.menu()
        menu.clear()
        group = QActionGroup(menu)
        total = sum(self._known_tools.values())
        for name, count in ({"": total} | self._known_tools).items():
            words = name.replace("&", "&&")[:80] or tr(ALL_TOOLS)
            action = menu.addAction(f"{words}  ({count:,})")
            action.setCheckable(True)
            action.setChecked(name == self._filter.tool)
            group.addAction(action)
            action.triggered.connect(lambda _=False, name=name: self._choose_tool(name))

    def _choose_state(self, state: str) -> None:
        self._choose(LaneFilter("" if state == self._filter.state else state, self._filter.tool))

    def _choose_tool(self, tool: str) -> None:
        self._choose(LaneFilter(self._filter.state, tool))

    def _choose(self, chosen: LaneFilter) -> None:
        self._filter = chosen
        self._mark_chosen()
        self.filter_chosen.emit(chosen)

    def _mark_chosen(self) -> None:
        self._all.setChecked(not self._filter.state)
        for state, each in self._states.items():
            each.setChecked(state == self._filter.state)

    def _icon_button(self, icon: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "quiet")
        button.setObjectName(f"{words.lower().replace(' ', '_')}_button")
        button.setAccessibleName(words)
        button.setIcon(self._theme.icon(icon, "text_dim"))
        scaled(button, icon=16)
        set_tool_tip(button, words)
        translate_within(button)
        return button


def _chip_button(name: str, on_click: Callable[[], None]) -> QPushButton:
    button = QPushButton()
    button.setProperty("kind", "filter")
    button.setObjectName(name)
    button.setCheckable(True)
    button.clicked.connect(lambda: on_click())
    return button
