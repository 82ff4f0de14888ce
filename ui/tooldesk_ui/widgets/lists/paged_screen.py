"""PagedScreen: a ListScreen whose rows the database of the open workspace finds and hands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.live_looks import LiveLooks
from tooldesk_ui.widgets.lists.paged_model import PagedModel
from tooldesk_ui.widgets.lists.paged_pane import PagedPane, PageSource
from tooldesk_ui.widgets.lists.row_reading import PAUSE_MS, RowReading
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.lists.unlocking import Unlocking
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

LEAST_WIDTHS = (300, 300)


PageSourceT = TypeVar("PageSourceT", bound=PageSource[Any])


class Forgetting(Protocol):
    """What was deleted on a screen, as long as it can be undone."""

    async def forget(self) -> None:
        """Have it gone for good."""


class PagedScreen(ListScreen, Generic[PageSourceT]):
    """A subclass overrides what is said to be; it calls `open_app` for each workspace.

    Attributes:
        app: The workspace that is open; None while one is being opened.
        removals: To be set: what was deleted, and is forgotten with the workspace.
    """

    removals: Forgetting

    def __init__(
        self,
        theme: Theme,
        model: PagedModel[Any],
        words: ListWords,
        parent: QWidget | None = None,
        *,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        super().__init__(f"{words.name}_screen", parent)
        self.app: App | None = None
        self._source: PageSourceT | None = None
        self._name = words.name
        self.list: PagedPane[Any] = PagedPane(theme, model, words, self.owner)
        self._unlocking = Unlocking(self.list, self.owner, self.said.emit)
        self._live = LiveLooks(self)
        self._live.look.connect(self.look)
        self._opening = RowReading(self.owner, self.read_row, self, pause_ms=pause_ms)

    def lay_out(
        self,
        buttons: Sequence[ActionButton],
        right: QWidget,
        widths: tuple[int, int],
        *above: QWidget,
    ) -> None:
        """A bar with these buttons, what else is above, and the list beside what is `right`."""
        self.bar = TopBar(f"{self._name}_summary", buttons)
        name = f"{self._name}_splitter"
        sides = TwoSides(name, self.list, right, self, widths=widths, least=LEAST_WIDTHS)
        self.compose(sides, self.bar, *above, show=self.show_row, seen=self.on_seen)
        self.list.set_loading()

    def offer_when_empty(self, words: str, do: Callable[[], object]) -> None:
        """Offer this where there is nothing to list."""
        action = QAction(words, self)
        action.triggered.connect(lambda _: do())
        self.list.offer_when_empty(action)

    def open_app(self, app: App | None, source: PageSourceT | None) -> None:
        """List what `source` finds in `app`; what was deleted before can't be undone any more."""
        if self.app is not None:
            self.owner.start(self.removals.forget(), "forget what was deleted")
        self.app = self._unlocking.app = app
        self._source = source
        self._live.follow(None)
        self._opening.want(None)
        self.bar.summary.clear()
        self.list.set_source(source)

    async def shut_down(self) -> None:
        """End what is under way; what was deleted can't be undone any more."""
        self._live.follow(None)
        self._opening.want(None)
        await super().shut_down()
        await self.removals.forget()

    def on_seen(self, is_seen: bool) -> None:
        """Look for other rows only while somebody sees them."""
        self._live.set_shown(is_seen)

    def look(self) -> None:
        """To be overridden: there may be other rows than before."""

    def show_row(self, row: Any) -> None:
        """To be overridden: this is the current row now, or None, or it was read again."""

    async def read_row(self, number: int) -> None:
        """To be overridden: read this row whole, and show it if it is still wanted."""
