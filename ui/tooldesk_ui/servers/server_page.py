"""ServerPage: one server: what can be done with it, and four views of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.servers.offers_pane import OffersPane
from tooldesk_ui.servers.overview_page import OverviewPage
from tooldesk_ui.servers.passing_button import passing_button
from tooldesk_ui.servers.server_rows import ServerRow
from tooldesk_ui.servers.tools_pane import ToolsPane
from tooldesk_ui.servers.traffic_pane import TrafficPane
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import StateBadge, row, rule, show_name, words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

OVERVIEW, TOOLS, OFFERS, TRAFFIC = range(4)
_BUTTONS = {
    "start_server": "primary",
    "stop_server": "",
    "restart_server": "",
    "take_all_server_tools": "",
    "edit_server": "",
    "examine_server": "quiet",
}


class ServerPage(QWidget):
    """Name, state and buttons stay above the views.

    Attributes:
        overview: What starts it, and how it is.
        tools: Its tools.
        traffic: What was said.
    """

    overview: OverviewPage
    tools: ToolsPane
    traffic: TrafficPane

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget) -> None:
        """Its views are put in with `make_views`, once it is where it stays."""
        super().__init__(parent)
        self.setObjectName("server_page")
        self.setAccessibleName("Server")
        self._title, self._badge = words_label(level="title"), StateBadge(theme)
        self._views = Segments(("Overview", "Tools", "Resources", "Traffic"), "server_views", self)
        self._whole = QWidget(self)
        self._stack = QStackedWidget(self._whole)
        self._views.chosen.connect(self._bring)
        self._offers: OffersPane | None = None
        self._offering: tuple[App, ServerRow] | None = None
        self._lay_out(commands)

    def make_views(self, theme: Theme, commands: Commands, owner: TaskOwner) -> None:
        """Make each in its place: what is moved once it is dressed is dressed anew."""
        self._of_offers = theme, commands, owner
        self.overview = OverviewPage(theme, self._stack)
        self.tools = ToolsPane(theme, commands, self._stack)
        self._place = QWidget(self._stack)
        self.traffic = TrafficPane(theme, commands, self._stack)
        for view in (self.overview, self.tools, self._place, self.traffic):
            self._stack.addWidget(view)

    @property
    def offers(self) -> OffersPane:
        """Its resources and prompts, which few servers have: made when they are looked at."""
        if self._offers is None:
            self._offers = OffersPane(*self._of_offers, self._place)
            column = QVBoxLayout(self._place)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(self._offers)
            if self._offering is not None:
                self._offers.show_server(*self._offering)
        return self._offers

    def show_server(self, app: App, row: ServerRow) -> None:
        """Show name, state, tools and offers of a server."""
        self._whole.show()
        show_name(self._title, row.key)
        self._badge.set_look(row.look)
        self.tools.show_server(row)
        self._offering = app, row
        if self._offers is not None:
            self._offers.show_server(app, row)

    def show_nothing(self) -> None:
        """Show an empty page: no server is listed."""
        self._whole.hide()
        self.traffic.show_log(None, str)

    def open_view(self, view: int) -> None:
        """Bring one of the views to the front."""
        self._views.set_current(view)
        self._bring(view)

    def _bring(self, view: int) -> None:
        if view == OFFERS:
            self.offers.show()
        self._stack.setCurrentIndex(view)

    @property
    def view(self) -> int:
        """The view in front."""
        return self._stack.currentIndex()

    def _lay_out(self, commands: Commands) -> None:
        buttons = flow_of(
            *(passing_button(commands[id_], kind) for id_, kind in _BUTTONS.items()),
            pushed=ActionButton(commands["remove_server"], "danger"),
        )
        above = QVBoxLayout()
        above.setContentsMargins(24, 16, 24, 12)
        above.setSpacing(8)
        above.addLayout(row(self._title, 1, self._badge))
        above.addWidget(buttons)
        above.addWidget(self._views)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._whole)
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(rule())
        column.addWidget(self._stack, 1)
