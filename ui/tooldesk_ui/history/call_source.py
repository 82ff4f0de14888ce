"""CallSource: which calls the History screen lists, and what can be chosen. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tooldesk.call_view import CallView, tool_words
from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.desk.shown_calls import ShownCalls
from tooldesk.usage.history.call_figures import By, CallFigures, figures_of, zone_words
from tooldesk.usage.history.call_filter import EVERYWHERE, CallOrder, filter_of
from tooldesk.usage.history.call_words import query_of, while_typed
from tooldesk_ui.history.call_rows import ORDERS, CallRow, row_of, short_folder
from tooldesk_ui.widgets.lists.paged_model import PAGE_LENGTH

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


class CallSource(ShownCalls):
    """Narrows them down.

    Attributes:
        choices: What narrows the list, as a `CallView` says it.
        problem: Why a search did not look through all calls; None when it did.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._app = app
        self.choices: Mapping[str, str] = {}
        self.problem: AppError | None = None

    def view(self, words: str = "") -> CallView:
        """What narrows the list, these words too; what does not fit is any."""
        # they come from a file, or from a very long name
        return CallView.fitting({**self.choices, "words": words.strip()})

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all calls with these words; the last word may go on."""
        await self._app.require_secrets()
        calls, text = await self.calls(), while_typed(words)
        by, wanted = tuple(ORDERS.values())[order], filter_of(self.view())
        numbers = await calls.numbers(wanted, text=text, order=by, known=known)
        self.problem = calls.left_out_because if query_of(text) else None
        return numbers

    async def first_keys(self, words: str, order: int) -> Sequence[int]:
        """The newest with these words: all of a million calls take seconds."""
        text = while_typed(words)
        if tuple(ORDERS.values())[order] is not CallOrder.NEWEST or not query_of(text):
            return ()
        await self._app.require_secrets()
        calls = await self.calls()
        first = await calls.first_numbers(filter_of(self.view()), text, PAGE_LENGTH)
        self.problem = calls.left_out_because
        return first

    async def rows(self, keys: Sequence[int]) -> Sequence[CallRow]:
        """Those of these calls that are there."""
        calls = await self.some(keys)
        return [row_of(call, is_here=self.is_of_here(call)) for call in calls]

    async def figures(self, by: By, words: str) -> list[CallFigures]:
        """What the calls with these words have in common, by tool or by day."""
        wanted, text = filter_of(self.view()), while_typed(words)
        return await self.without_secrets(await figures_of(await self.calls(), by, wanted, text))

    def described(self, words: str) -> str:
        """What narrows the calls, and when and in which time zone that was so."""
        now = datetime.now(UTC)
        when = f"{now.astimezone():%Y-%m-%d %H:%M} {zone_words(now)}"
        named = self._app.without_known_secrets(visible_line(self.view(words).meaning))
        return f"{named}, {when}" if named else f"all calls, {when}"

    async def names(self) -> dict[str, dict[str, str]]:
        """What can be chosen, in the shape of FilterBar.offer; see `known_names`."""
        workspace = self.choices.get("workspace", "")
        tools, dialects, folders = await self.known_names(workspace)
        others = {EVERYWHERE: "All workspaces"} | {each: short_folder(each) for each in folders}
        return {
            "tool": {name: tool_words(name) for name in tools},
            "dialect": dict(zip(dialects, dialects, strict=True)),
            "workspace": others,
        }
